-- Who is named in the header or the log of which table, and who wrote what in its chat.
CREATE TABLE named (
    person TEXT NOT NULL,
    board TEXT NOT NULL,
    PRIMARY KEY (person, board)
);
CREATE INDEX named_board ON named (board);
ALTER TABLE chat ADD COLUMN person TEXT NOT NULL DEFAULT '';
CREATE INDEX chat_person ON chat (person);
CREATE INDEX watcher_person ON watcher (person);
CREATE INDEX note_person ON note (person);
CREATE INDEX mute_muted ON mute (muted);
CREATE INDEX person_seen ON person (seen);
DROP INDEX board_listed;
CREATE INDEX board_status ON board (status, changed);
CREATE INDEX board_open ON board (changed) WHERE listed = 1 AND status NOT IN ('finished', 'abandoned');
