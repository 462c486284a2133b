-- When a server ran, by the clock it had then: `beat` is the last sign of life. A table knows the run that changed it last.
CREATE TABLE run (
    number INTEGER PRIMARY KEY,
    node TEXT NOT NULL,
    began BIGINT NOT NULL,
    beat BIGINT NOT NULL
);
ALTER TABLE board ADD COLUMN run INTEGER NOT NULL DEFAULT 0;
