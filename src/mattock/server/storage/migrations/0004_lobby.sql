-- What the lobby is filtered by, and from which networks (as hashes) the tables come that wait there.
ALTER TABLE board ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE board ADD COLUMN near TEXT NOT NULL DEFAULT '';
ALTER TABLE board ADD COLUMN wide TEXT NOT NULL DEFAULT '';
DROP INDEX board_open;
CREATE INDEX board_open ON board (changed, id) WHERE listed = 1 AND status NOT IN ('finished', 'abandoned');
CREATE INDEX board_open_game ON board (game, changed, id) WHERE listed = 1 AND status NOT IN ('finished', 'abandoned');
CREATE INDEX board_open_free ON board (changed, id) WHERE listed = 1 AND status = 'waiting';
CREATE INDEX board_waiting_of ON board (owner) WHERE listed = 1 AND status IN ('waiting', 'ceremony');
CREATE INDEX board_waiting_near ON board (near) WHERE listed = 1 AND status IN ('waiting', 'ceremony');
CREATE INDEX board_waiting_wide ON board (wide) WHERE listed = 1 AND status IN ('waiting', 'ceremony');
