CREATE TABLE session (
    secret TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);
INSERT INTO session SELECT secret, id, created FROM person;
ALTER TABLE person RENAME TO person_before;
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    invited TEXT NOT NULL
);
INSERT INTO person SELECT id, name, created, created, '' FROM person_before;
DROP TABLE person_before;
ALTER TABLE board ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE board ADD COLUMN size BIGINT NOT NULL DEFAULT 0;
CREATE INDEX board_owner ON board (owner);
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE ban (
    who TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE account (
    person TEXT PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL
);
CREATE TABLE note (
    board TEXT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (board, person)
);
CREATE TABLE mail (
    person TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    confirm TEXT NOT NULL
);
CREATE TABLE mailed (
    board TEXT PRIMARY KEY,
    turn INTEGER NOT NULL
);
