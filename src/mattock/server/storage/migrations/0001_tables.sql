CREATE TABLE person (
    id TEXT PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE board (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    due BIGINT,
    line TEXT NOT NULL
);
CREATE INDEX board_listed ON board (listed, status, changed);
CREATE INDEX board_due ON board (due);
CREATE TABLE entry (
    board TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (board, number)
);
CREATE TABLE seat (
    board TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (board, seat)
);
CREATE INDEX seat_person ON seat (person);
CREATE TABLE watcher (
    board TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (board, person)
);
CREATE TABLE chat (
    board TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (board, number)
);
CREATE TABLE mute (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
