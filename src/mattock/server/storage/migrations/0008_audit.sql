-- What hosts did: the command, and the table, the network or the id of the person that it was about.
CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at BIGINT NOT NULL,
    wish TEXT NOT NULL,
    about TEXT NOT NULL
);
CREATE INDEX audit_about ON audit (about);
