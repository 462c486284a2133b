-- What the name of an account looks like: no two may look the same from now on.
ALTER TABLE account ADD COLUMN looks TEXT NOT NULL DEFAULT '';
CREATE INDEX account_looks ON account (looks);
-- Bytes of notes and chats of a person.
ALTER TABLE person ADD COLUMN size BIGINT NOT NULL DEFAULT 0;
UPDATE person SET size = (SELECT COALESCE(SUM(LENGTH(text)), 0) FROM note WHERE note.person = person.id)
    + (SELECT COALESCE(SUM(LENGTH(body)), 0) FROM chat WHERE chat.person = person.id);
