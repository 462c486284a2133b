BEGIN TRANSACTION;
CREATE TABLE account (
    person TEXT PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL
);
CREATE TABLE ban (
    who TEXT PRIMARY KEY,
    at BIGINT NOT NULL
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
, owner TEXT NOT NULL DEFAULT '', size BIGINT NOT NULL DEFAULT 0);
INSERT INTO "board" VALUES('tfab10d8858b1','{"table":"tfab10d8858b1","game":"thebes","rules":"1.0","components":"a6521ef200141644","players":2,"options":{},"chairs":[{"bot":""},{"bot":""}],"pace":{"kind":"none"},"open":false,"numbers":false,"hold":false,"owner":"p7fd04a6f0961","watch":"5f3c787db7ad375889d3d4810d2ee1477c7433526d25f46e64f08bf422592fc7","seed":"b3ba92b7908993ff738e23ef910c567c161a17c4abc8c33ad7929b8195df7add","given":"","given_line":0,"lesson":false}','finished',0,1795039886211,1795039886295,NULL,'{"table":"tfab10d8858b1","game":"thebes","players":2,"options":{},"status":"finished","pace":{"kind":"none"},"seats":[{"seat":"A","kind":"person","name":"Ada","bot":"","person":"p7fd04a6f0961","resigned":false,"hold":false},{"seat":"B","kind":"person","name":"Ada","bot":"","person":"p7fd04a6f0961","resigned":false,"hold":false}],"created":1795039886211,"changed":1795039886295,"open":false,"turn":null,"scores":[46,59],"winners":["B"],"your_seats":[],"your_turn":false}','p7fd04a6f0961',9476);
INSERT INTO "board" VALUES('t3f4331c23412','{"table":"t3f4331c23412","game":"thebes","rules":"1.0","components":"a6521ef200141644","players":2,"options":{},"chairs":[{"bot":""},{"bot":""}],"pace":{"kind":"none"},"open":false,"numbers":false,"hold":false,"owner":"p7fd04a6f0961","watch":"21b65039240fcea792efc7887c3bc2a78abbfec70fc01827daf1fc6fa5b59289","seed":"dcd5c79f567792d4a71faacd3ad0da0522f42e01e30f7461b5b41e53a3f8e2c1","given":"","given_line":0,"lesson":false}','playing',0,1795039886304,1795039886436,NULL,'{"table":"t3f4331c23412","game":"thebes","players":2,"options":{},"status":"playing","pace":{"kind":"none"},"seats":[{"seat":"A","kind":"person","name":"Ada","bot":"","person":"p7fd04a6f0961","resigned":false,"hold":false},{"seat":"B","kind":"person","name":"Ada","bot":"","person":"p7fd04a6f0961","resigned":false,"hold":false}],"created":1795039886304,"changed":1795039886436,"open":false,"turn":"B","scores":[48,58],"winners":[],"your_seats":[],"your_turn":false}','p7fd04a6f0961',11179);
CREATE TABLE chat (
    board TEXT NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (board, number)
);
CREATE TABLE entry (
    board TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (board, number)
);
INSERT INTO "entry" VALUES('tfab10d8858b1',1,1795039886211,'{"kind":"claimed","seat":0,"person":"p7fd04a6f0961","name":"Ada"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',2,1795039886211,'{"kind":"claimed","seat":1,"person":"p7fd04a6f0961","name":"Ada"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',3,1795039886211,'{"kind":"began"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',4,1795039886211,'{"kind":"line","text":"cards#1 36/85 card Palestine1-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',5,1795039886211,'{"kind":"line","text":"cards#2 31/84 card Egypt2-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',6,1795039886211,'{"kind":"line","text":"cards#3 48/83 card Mesopotamia2-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',7,1795039886211,'{"kind":"line","text":"cards#4 18/82 card Crete1-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',8,1795039886211,'{"kind":"line","text":"markers#1 1/2 marker B"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',9,1795039886211,'{"kind":"line","text":"greece#1 2/4 tile Attic-cup"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',10,1795039886211,'{"kind":"line","text":"crete#1 1/3 tile rock-crystal-vessel"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',11,1795039886211,'{"kind":"line","text":"egypt#1 0/4 tile ushabti"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',12,1795039886211,'{"kind":"line","text":"palestine#1 3/5 tile mill-game-board"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',13,1795039886211,'{"kind":"line","text":"mesopotamia#1 3/5 tile earliest-writing-tablet"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',14,1795039886217,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',15,1795039886217,'{"kind":"line","text":"cards#5 16/81 card Greece3-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',16,1795039886217,'{"kind":"line","text":"cards#6 51/80 card rumour-Palestine-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',17,1795039886217,'{"kind":"line","text":"cards#7 47/79 card Mesopotamia3-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',18,1795039886217,'{"kind":"line","text":"cards#8 34/78 card Palestine1-Rome"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',19,1795039886221,'{"kind":"line","text":"A take Mesopotamia3-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',20,1795039886221,'{"kind":"line","text":"cards#9 38/77 card Palestine3-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',21,1795039886223,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',22,1795039886223,'{"kind":"line","text":"cards#10 16/76 card Crete1-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',23,1795039886223,'{"kind":"line","text":"cards#11 44/75 card rumour-Greece-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',24,1795039886223,'{"kind":"line","text":"cards#12 10/74 card Greece1-Rome"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',25,1795039886223,'{"kind":"line","text":"cards#13 67/73 card congress-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',26,1795039886225,'{"kind":"line","text":"B take congress-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',27,1795039886225,'{"kind":"line","text":"cards#14 23/72 card Egypt1-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',28,1795039886228,'{"kind":"line","text":"B take Crete1-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',29,1795039886228,'{"kind":"line","text":"cards#15 14/71 card Greece3-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',30,1795039886229,'{"kind":"line","text":"A dig Mesopotamia"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',31,1795039886231,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',32,1795039886231,'{"kind":"line","text":"mesopotamia#2 25/30 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',33,1795039886231,'{"kind":"line","text":"mesopotamia#3 23/29 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',34,1795039886231,'{"kind":"line","text":"mesopotamia#4 9/28 tile Nimrud-crown"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',35,1795039886231,'{"kind":"line","text":"mesopotamia#5 18/27 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',36,1795039886232,'{"kind":"line","text":"B take Greece3-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',37,1795039886232,'{"kind":"line","text":"cards#16 31/70 card Palestine2-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',38,1795039886234,'{"kind":"line","text":"B dig Greece"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',39,1795039886235,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',40,1795039886235,'{"kind":"line","text":"greece#2 16/30 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',41,1795039886235,'{"kind":"line","text":"greece#3 9/29 tile Parthenon-relief"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',42,1795039886235,'{"kind":"line","text":"greece#4 10/28 tile seal-from-Troy"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',43,1795039886235,'{"kind":"line","text":"greece#5 14/27 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',44,1795039886236,'{"kind":"line","text":"A take Egypt1-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',45,1795039886236,'{"kind":"line","text":"cards#17 4/69 card general2-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',46,1795039886238,'{"kind":"line","text":"A take general2-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',47,1795039886238,'{"kind":"line","text":"cards#18 46/68 card assistant-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',48,1795039886239,'{"kind":"line","text":"B dig Crete"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',49,1795039886240,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',50,1795039886240,'{"kind":"line","text":"crete#2 12/30 tile Crete-book-on-Greece"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',51,1795039886240,'{"kind":"line","text":"crete#3 13/29 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',52,1795039886242,'{"kind":"line","text":"A dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',53,1795039886243,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',54,1795039886243,'{"kind":"line","text":"egypt#2 18/30 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',55,1795039886243,'{"kind":"line","text":"egypt#3 28/29 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',56,1795039886244,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',57,1795039886244,'{"kind":"line","text":"cards#19 17/67 card Crete2-Rome"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',58,1795039886244,'{"kind":"line","text":"cards#20 58/66 card congress-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',59,1795039886244,'{"kind":"line","text":"cards#21 21/65 card Egypt1-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',60,1795039886244,'{"kind":"line","text":"cards#22 31/64 card Mesopotamia1-Rome"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',61,1795039886245,'{"kind":"line","text":"B take congress-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',62,1795039886245,'{"kind":"line","text":"cards#23 34/63 card Mesopotamia2-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',63,1795039886247,'{"kind":"line","text":"B take Egypt1-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',64,1795039886247,'{"kind":"line","text":"cards#24 45/62 card shovel-Rome"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',65,1795039886248,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',66,1795039886248,'{"kind":"line","text":"cards#25 41/61 card assistant-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',67,1795039886248,'{"kind":"line","text":"cards#26 55/60 card congress-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',68,1795039886248,'{"kind":"line","text":"cards#27 17/59 card Crete3-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',69,1795039886248,'{"kind":"line","text":"cards#28 37/58 card assistant-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',70,1795039886249,'{"kind":"line","text":"A take Crete3-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',71,1795039886249,'{"kind":"line","text":"cards#29 47/57 card zeppelin-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',72,1795039886251,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',73,1795039886252,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',74,1795039886252,'{"kind":"line","text":"egypt#4 2/30 tile Senwosret-amulet"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',75,1795039886252,'{"kind":"line","text":"egypt#5 22/29 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',76,1795039886253,'{"kind":"line","text":"A take congress-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',77,1795039886253,'{"kind":"line","text":"cards#30 52/56 card congress-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',78,1795039886255,'{"kind":"line","text":"A dig Mesopotamia"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',79,1795039886256,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',80,1795039886256,'{"kind":"line","text":"mesopotamia#6 14/29 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',81,1795039886256,'{"kind":"line","text":"mesopotamia#7 23/28 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',82,1795039886256,'{"kind":"line","text":"mesopotamia#8 10/27 tile code-of-Hammurabi"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',83,1795039886256,'{"kind":"line","text":"mesopotamia#9 5/26 tile Queen-of-the-Night"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',84,1795039886256,'{"kind":"line","text":"mesopotamia#10 16/25 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',85,1795039886256,'{"kind":"line","text":"mesopotamia#11 14/24 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',86,1795039886256,'{"kind":"line","text":"mesopotamia#12 19/23 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',87,1795039886256,'{"kind":"line","text":"mesopotamia#13 14/22 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',88,1795039886257,'{"kind":"line","text":"B dig Greece"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',89,1795039886259,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',90,1795039886259,'{"kind":"line","text":"greece#6 3/28 tile Venus-de-Milo"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',91,1795039886259,'{"kind":"line","text":"greece#7 18/27 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',92,1795039886259,'{"kind":"line","text":"greece#8 14/26 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',93,1795039886259,'{"kind":"line","text":"greece#9 6/25 tile mask-of-Agamemnon"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',94,1795039886259,'{"kind":"line","text":"greece#10 9/24 tile Greece-open-book"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',95,1795039886260,'{"kind":"line","text":"A dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',96,1795039886262,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',97,1795039886262,'{"kind":"line","text":"egypt#6 5/29 tile bust-of-Nefertiti"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',98,1795039886262,'{"kind":"line","text":"egypt#7 9/28 tile mask-of-Tutankhamun"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',99,1795039886263,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',100,1795039886264,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',101,1795039886264,'{"kind":"line","text":"egypt#8 10/27 tile Egypt-open-book"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',102,1795039886264,'{"kind":"line","text":"egypt#9 5/26 tile bronze-mirror"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',103,1795039886266,'{"kind":"line","text":"A take zeppelin-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',104,1795039886266,'{"kind":"line","text":"cards#31 32/55 card Mesopotamia2-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',105,1795039886267,'{"kind":"line","text":"A take assistant-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',106,1795039886267,'{"kind":"line","text":"cards#32 199/1998 card Greece1-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',107,1795039886269,'{"kind":"line","text":"B dig Crete"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',108,1795039886270,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',109,1795039886270,'{"kind":"line","text":"crete#4 22/29 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',110,1795039886270,'{"kind":"line","text":"crete#5 10/28 tile Antikythera-mechanism"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',111,1795039886272,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',112,1795039886272,'{"kind":"line","text":"cards#33 1439/1908 exhibition Paris-small"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',113,1795039886272,'{"kind":"line","text":"cards#34 1599/1855 exhibition London-large"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',114,1795039886272,'{"kind":"line","text":"cards#35 1285/1802 card congress-Paris"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',115,1795039886272,'{"kind":"line","text":"cards#36 480/1716 card Egypt2-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',116,1795039886272,'{"kind":"line","text":"cards#37 1197/1632 card congress-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',117,1795039886272,'{"kind":"line","text":"cards#38 593/1550 card Palestine2-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',118,1795039886273,'{"kind":"line","text":"A fly-dig Crete"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',119,1795039886274,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',120,1795039886274,'{"kind":"line","text":"crete#6 19/28 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',121,1795039886274,'{"kind":"line","text":"crete#7 1/27 tile sphinx-from-Malia"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',122,1795039886274,'{"kind":"line","text":"crete#8 16/26 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',123,1795039886274,'{"kind":"line","text":"crete#9 6/25 tile helmet-of-Axos"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',124,1795039886274,'{"kind":"line","text":"crete#10 2/24 tile bull-head-vessel"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',125,1795039886274,'{"kind":"line","text":"crete#11 17/23 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',126,1795039886274,'{"kind":"line","text":"crete#12 0/22 tile figurines-of-Dreros"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',127,1795039886274,'{"kind":"line","text":"crete#13 2/21 tile mother-goddess"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',128,1795039886276,'{"kind":"line","text":"B take Egypt2-London"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',129,1795039886276,'{"kind":"line","text":"cards#39 1450/1470 exhibition Moscow-large"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',130,1795039886276,'{"kind":"line","text":"cards#40 520/1421 card Palestine1-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',131,1795039886278,'{"kind":"line","text":"A take congress-Moscow"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',132,1795039886278,'{"kind":"line","text":"cards#41 1324/1344 exhibition Vienna-large"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',133,1795039886278,'{"kind":"line","text":"cards#42 334/1296 card Crete2-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',134,1795039886279,'{"kind":"line","text":"B take Palestine2-Berlin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',135,1795039886279,'{"kind":"line","text":"cards#43 268/1222 card Crete1-Vienna"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',136,1795039886281,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',137,1795039886282,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',138,1795039886282,'{"kind":"line","text":"egypt#10 9/25 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',139,1795039886282,'{"kind":"line","text":"egypt#11 3/24 tile Sobekneferu-seal"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',140,1795039886282,'{"kind":"line","text":"egypt#12 7/23 tile Egypt-book-on-Mesopotamia"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',141,1795039886282,'{"kind":"line","text":"egypt#13 1/22 tile scarab-amulet"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',142,1795039886282,'{"kind":"line","text":"egypt#14 11/21 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',143,1795039886282,'{"kind":"line","text":"egypt#15 6/20 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',144,1795039886282,'{"kind":"line","text":"egypt#16 12/19 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',145,1795039886282,'{"kind":"line","text":"egypt#17 1/18 tile blue-faience-dish"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',146,1795039886284,'{"kind":"line","text":"A dig Greece"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',147,1795039886284,'{"kind":"line","text":"A assistant","auto":true}');
INSERT INTO "entry" VALUES('tfab10d8858b1',148,1795039886286,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',149,1795039886286,'{"kind":"line","text":"greece#11 19/25 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',150,1795039886286,'{"kind":"line","text":"greece#12 22/24 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',151,1795039886287,'{"kind":"line","text":"A dig Egypt"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',152,1795039886288,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',153,1795039886288,'{"kind":"line","text":"egypt#18 13/21 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',154,1795039886288,'{"kind":"line","text":"egypt#19 11/20 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',155,1795039886290,'{"kind":"line","text":"B exhibit London-large"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',156,1795039886291,'{"kind":"line","text":"B dig Crete"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',157,1795039886292,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',158,1795039886292,'{"kind":"line","text":"crete#14 15/23 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',159,1795039886292,'{"kind":"line","text":"crete#15 5/22 tile lidded-coffin"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',160,1795039886294,'{"kind":"line","text":"A dig Mesopotamia"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',161,1795039886295,'{"kind":"line","text":"A weeks 10"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',162,1795039886295,'{"kind":"line","text":"mesopotamia#14 26/27 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',163,1795039886295,'{"kind":"line","text":"mesopotamia#15 18/26 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',164,1795039886295,'{"kind":"line","text":"mesopotamia#16 10/25 tile Mesopotamia-open-book"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',165,1795039886295,'{"kind":"line","text":"mesopotamia#17 22/24 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',166,1795039886295,'{"kind":"line","text":"mesopotamia#18 20/23 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',167,1795039886295,'{"kind":"line","text":"mesopotamia#19 19/22 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('tfab10d8858b1',168,1795039886295,'{"kind":"line","text":"B finish","auto":true}');
INSERT INTO "entry" VALUES('tfab10d8858b1',169,1795039886295,'{"kind":"ended","how":"finished"}');
INSERT INTO "entry" VALUES('t3f4331c23412',1,1795039886304,'{"kind":"claimed","seat":0,"person":"p7fd04a6f0961","name":"Ada"}');
INSERT INTO "entry" VALUES('t3f4331c23412',2,1795039886304,'{"kind":"claimed","seat":1,"person":"p7fd04a6f0961","name":"Ada"}');
INSERT INTO "entry" VALUES('t3f4331c23412',3,1795039886304,'{"kind":"began"}');
INSERT INTO "entry" VALUES('t3f4331c23412',4,1795039886304,'{"kind":"line","text":"cards#1 23/85 card Crete2-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',5,1795039886304,'{"kind":"line","text":"cards#2 42/84 card Palestine3-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',6,1795039886304,'{"kind":"line","text":"cards#3 18/83 card Crete1-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',7,1795039886304,'{"kind":"line","text":"cards#4 24/82 card Egypt1-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',8,1795039886304,'{"kind":"line","text":"markers#1 1/2 marker B"}');
INSERT INTO "entry" VALUES('t3f4331c23412',9,1795039886304,'{"kind":"line","text":"greece#1 0/4 tile bronze-horse"}');
INSERT INTO "entry" VALUES('t3f4331c23412',10,1795039886304,'{"kind":"line","text":"crete#1 1/3 tile rock-crystal-vessel"}');
INSERT INTO "entry" VALUES('t3f4331c23412',11,1795039886304,'{"kind":"line","text":"egypt#1 3/4 tile Senwosret-amulet"}');
INSERT INTO "entry" VALUES('t3f4331c23412',12,1795039886304,'{"kind":"line","text":"palestine#1 1/5 tile Tinshemet-medallion"}');
INSERT INTO "entry" VALUES('t3f4331c23412',13,1795039886304,'{"kind":"line","text":"mesopotamia#1 2/5 tile white-obelisk"}');
INSERT INTO "entry" VALUES('t3f4331c23412',14,1795039886313,'{"kind":"line","text":"B take Crete1-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',15,1795039886313,'{"kind":"line","text":"cards#5 19/81 card Crete1-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',16,1795039886315,'{"kind":"line","text":"A take Crete1-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',17,1795039886315,'{"kind":"line","text":"cards#6 2/80 card general1-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',18,1795039886316,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',19,1795039886316,'{"kind":"line","text":"cards#7 19/79 card Crete2-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',20,1795039886316,'{"kind":"line","text":"cards#8 7/78 card Greece1-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',21,1795039886316,'{"kind":"line","text":"cards#9 67/77 card permit-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',22,1795039886316,'{"kind":"line","text":"cards#10 21/76 card Egypt1-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',23,1795039886318,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',24,1795039886318,'{"kind":"line","text":"cards#11 14/75 card Greece3-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',25,1795039886318,'{"kind":"line","text":"cards#12 58/74 card shovel-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',26,1795039886318,'{"kind":"line","text":"cards#13 49/73 card assistant-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',27,1795039886318,'{"kind":"line","text":"cards#14 23/72 card Egypt2-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',28,1795039886320,'{"kind":"line","text":"B dig Crete"}');
INSERT INTO "entry" VALUES('t3f4331c23412',29,1795039886322,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',30,1795039886322,'{"kind":"line","text":"crete#2 8/30 tile bottle-from-Chania"}');
INSERT INTO "entry" VALUES('t3f4331c23412',31,1795039886322,'{"kind":"line","text":"crete#3 18/29 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',32,1795039886324,'{"kind":"line","text":"A take shovel-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',33,1795039886324,'{"kind":"line","text":"cards#15 45/71 card rumour-Palestine-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',34,1795039886326,'{"kind":"line","text":"A take assistant-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',35,1795039886326,'{"kind":"line","text":"cards#16 22/70 card Egypt2-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',36,1795039886328,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',37,1795039886328,'{"kind":"line","text":"cards#17 19/69 card Egypt1-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',38,1795039886328,'{"kind":"line","text":"cards#18 10/68 card Greece2-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',39,1795039886328,'{"kind":"line","text":"cards#19 8/67 card Greece1-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',40,1795039886328,'{"kind":"line","text":"cards#20 27/66 card Palestine2-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',41,1795039886331,'{"kind":"line","text":"A dig Palestine"}');
INSERT INTO "entry" VALUES('t3f4331c23412',42,1795039886332,'{"kind":"line","text":"A shovel"}');
INSERT INTO "entry" VALUES('t3f4331c23412',43,1795039886332,'{"kind":"line","text":"A assistant","auto":true}');
INSERT INTO "entry" VALUES('t3f4331c23412',44,1795039886334,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',45,1795039886334,'{"kind":"line","text":"palestine#2 4/30 tile menorah-relief"}');
INSERT INTO "entry" VALUES('t3f4331c23412',46,1795039886334,'{"kind":"line","text":"palestine#3 9/29 tile Merneptah-stele"}');
INSERT INTO "entry" VALUES('t3f4331c23412',47,1795039886334,'{"kind":"line","text":"palestine#4 2/28 tile mill-game-board"}');
INSERT INTO "entry" VALUES('t3f4331c23412',48,1795039886336,'{"kind":"line","text":"B take Egypt1-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',49,1795039886336,'{"kind":"line","text":"cards#21 44/65 card assistant-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',50,1795039886337,'{"kind":"line","text":"B take Greece1-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',51,1795039886337,'{"kind":"line","text":"cards#22 59/64 card congress-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',52,1795039886339,'{"kind":"line","text":"B take Greece2-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',53,1795039886339,'{"kind":"line","text":"cards#23 22/63 card Palestine1-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',54,1795039886340,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',55,1795039886340,'{"kind":"line","text":"cards#24 24/62 card Palestine2-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',56,1795039886340,'{"kind":"line","text":"cards#25 41/61 card assistant-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',57,1795039886340,'{"kind":"line","text":"cards#26 39/60 card assistant-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',58,1795039886340,'{"kind":"line","text":"cards#27 24/59 card Palestine2-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',59,1795039886342,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',60,1795039886342,'{"kind":"line","text":"cards#28 44/58 card shovel-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',61,1795039886342,'{"kind":"line","text":"cards#29 39/57 card assistant-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',62,1795039886342,'{"kind":"line","text":"cards#30 23/56 card Palestine1-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',63,1795039886342,'{"kind":"line","text":"cards#31 0/55 card general1-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',64,1795039886344,'{"kind":"line","text":"A dig Crete"}');
INSERT INTO "entry" VALUES('t3f4331c23412',65,1795039886346,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',66,1795039886346,'{"kind":"line","text":"crete#4 4/29 tile bull-fresco"}');
INSERT INTO "entry" VALUES('t3f4331c23412',67,1795039886346,'{"kind":"line","text":"crete#5 22/28 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',68,1795039886348,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('t3f4331c23412',69,1795039886353,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',70,1795039886353,'{"kind":"line","text":"egypt#2 11/30 tile mask-of-Tutankhamun"}');
INSERT INTO "entry" VALUES('t3f4331c23412',71,1795039886353,'{"kind":"line","text":"egypt#3 23/29 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',72,1795039886355,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',73,1795039886355,'{"kind":"line","text":"cards#32 1506/1998 exhibition London-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',74,1795039886355,'{"kind":"line","text":"cards#33 1030/1944 card shovel-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',75,1795039886355,'{"kind":"line","text":"cards#34 1153/1855 card permit-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',76,1795039886355,'{"kind":"line","text":"cards#35 145/1768 card general2-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',77,1795039886355,'{"kind":"line","text":"cards#36 324/1683 card Crete3-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',78,1795039886358,'{"kind":"line","text":"A take Crete3-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',79,1795039886358,'{"kind":"line","text":"cards#37 203/1600 card Greece2-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',80,1795039886360,'{"kind":"line","text":"B dig Greece"}');
INSERT INTO "entry" VALUES('t3f4331c23412',81,1795039886361,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',82,1795039886361,'{"kind":"line","text":"greece#2 3/30 tile Venus-de-Milo"}');
INSERT INTO "entry" VALUES('t3f4331c23412',83,1795039886361,'{"kind":"line","text":"greece#3 27/29 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',84,1795039886361,'{"kind":"line","text":"greece#4 24/28 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',85,1795039886361,'{"kind":"line","text":"greece#5 8/27 tile Parthenon-relief"}');
INSERT INTO "entry" VALUES('t3f4331c23412',86,1795039886363,'{"kind":"line","text":"A dig Crete"}');
INSERT INTO "entry" VALUES('t3f4331c23412',87,1795039886364,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',88,1795039886364,'{"kind":"line","text":"crete#6 12/28 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',89,1795039886364,'{"kind":"line","text":"crete#7 15/27 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',90,1795039886364,'{"kind":"line","text":"crete#8 4/26 tile mother-goddess"}');
INSERT INTO "entry" VALUES('t3f4331c23412',91,1795039886364,'{"kind":"line","text":"crete#9 23/25 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',92,1795039886364,'{"kind":"line","text":"crete#10 17/24 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',93,1795039886366,'{"kind":"line","text":"B exhibit London-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',94,1795039886368,'{"kind":"line","text":"B take general2-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',95,1795039886368,'{"kind":"line","text":"cards#38 968/1519 card congress-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',96,1795039886370,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',97,1795039886370,'{"kind":"line","text":"cards#39 419/1440 card Palestine3-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',98,1795039886370,'{"kind":"line","text":"cards#40 629/1363 card rumour-Mesopotamia-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',99,1795039886370,'{"kind":"line","text":"cards#41 510/1288 card Mesopotamia3-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',100,1795039886370,'{"kind":"line","text":"cards#42 974/1215 exhibition Moscow-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',101,1795039886370,'{"kind":"line","text":"cards#43 188/1170 card Crete1-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',102,1795039886372,'{"kind":"line","text":"A take Mesopotamia3-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',103,1795039886372,'{"kind":"line","text":"cards#44 372/1100 card Mesopotamia1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',104,1795039886374,'{"kind":"line","text":"A take Mesopotamia1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',105,1795039886374,'{"kind":"line","text":"cards#45 563/1032 card zeppelin-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',106,1795039886376,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('t3f4331c23412',107,1795039886377,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',108,1795039886377,'{"kind":"line","text":"egypt#4 10/29 tile Rosetta-stone"}');
INSERT INTO "entry" VALUES('t3f4331c23412',109,1795039886377,'{"kind":"line","text":"egypt#5 27/28 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',110,1795039886379,'{"kind":"line","text":"A dig Mesopotamia"}');
INSERT INTO "entry" VALUES('t3f4331c23412',111,1795039886380,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',112,1795039886380,'{"kind":"line","text":"mesopotamia#2 20/30 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',113,1795039886380,'{"kind":"line","text":"mesopotamia#3 25/29 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',114,1795039886380,'{"kind":"line","text":"mesopotamia#4 15/28 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',115,1795039886380,'{"kind":"line","text":"mesopotamia#5 0/27 tile glass-bowl-of-Nimrud"}');
INSERT INTO "entry" VALUES('t3f4331c23412',116,1795039886380,'{"kind":"line","text":"mesopotamia#6 24/26 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',117,1795039886382,'{"kind":"line","text":"B dig Greece"}');
INSERT INTO "entry" VALUES('t3f4331c23412',118,1795039886383,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',119,1795039886383,'{"kind":"line","text":"greece#6 2/28 tile helmet-from-Olympia"}');
INSERT INTO "entry" VALUES('t3f4331c23412',120,1795039886383,'{"kind":"line","text":"greece#7 20/27 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',121,1795039886383,'{"kind":"line","text":"greece#8 17/26 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',122,1795039886383,'{"kind":"line","text":"greece#9 22/25 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',123,1795039886383,'{"kind":"line","text":"greece#10 0/24 tile Attic-owl-coin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',124,1795039886383,'{"kind":"line","text":"greece#11 20/23 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',125,1795039886383,'{"kind":"line","text":"greece#12 5/22 tile treasure-of-Priam"}');
INSERT INTO "entry" VALUES('t3f4331c23412',126,1795039886383,'{"kind":"line","text":"greece#13 10/21 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',127,1795039886384,'{"kind":"line","text":"A exhibit Moscow-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',128,1795039886385,'{"kind":"line","text":"A take rumour-Mesopotamia-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',129,1795039886385,'{"kind":"line","text":"cards#46 836/966 exhibition Paris-large"}');
INSERT INTO "entry" VALUES('t3f4331c23412',130,1795039886385,'{"kind":"line","text":"cards#47 206/924 card Egypt2-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',131,1795039886392,'{"kind":"line","text":"A dig Mesopotamia"}');
INSERT INTO "entry" VALUES('t3f4331c23412',132,1795039886394,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',133,1795039886394,'{"kind":"line","text":"mesopotamia#7 26/29 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',134,1795039886394,'{"kind":"line","text":"mesopotamia#8 2/28 tile Gudea-seal"}');
INSERT INTO "entry" VALUES('t3f4331c23412',135,1795039886394,'{"kind":"line","text":"mesopotamia#9 16/27 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',136,1795039886394,'{"kind":"line","text":"mesopotamia#10 24/26 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',137,1795039886394,'{"kind":"line","text":"mesopotamia#11 20/25 tile Mesopotamia-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',138,1795039886396,'{"kind":"line","text":"B dig Egypt"}');
INSERT INTO "entry" VALUES('t3f4331c23412',139,1795039886398,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',140,1795039886398,'{"kind":"line","text":"egypt#6 16/28 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',141,1795039886398,'{"kind":"line","text":"egypt#7 2/27 tile scarab-amulet"}');
INSERT INTO "entry" VALUES('t3f4331c23412',142,1795039886400,'{"kind":"line","text":"A swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',143,1795039886400,'{"kind":"line","text":"cards#48 249/861 card Mesopotamia1-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',144,1795039886400,'{"kind":"line","text":"cards#49 557/800 exhibition Paris-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',145,1795039886400,'{"kind":"line","text":"cards#50 512/760 card congress-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',146,1795039886400,'{"kind":"line","text":"cards#51 160/702 card Egypt3-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',147,1795039886400,'{"kind":"line","text":"cards#52 193/646 card Mesopotamia1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',148,1795039886403,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',149,1795039886403,'{"kind":"line","text":"cards#53 497/592 exhibition Berlin-large"}');
INSERT INTO "entry" VALUES('t3f4331c23412',150,1795039886403,'{"kind":"line","text":"cards#54 7/555 card general1-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',151,1795039886403,'{"kind":"line","text":"cards#55 421/504 exhibition London-large"}');
INSERT INTO "entry" VALUES('t3f4331c23412',152,1795039886403,'{"kind":"line","text":"cards#56 393/468 exhibition Vienna-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',153,1795039886403,'{"kind":"line","text":"cards#57 363/432 exhibition Vienna-large"}');
INSERT INTO "entry" VALUES('t3f4331c23412',154,1795039886403,'{"kind":"line","text":"cards#58 343/396 exhibition Berlin-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',155,1795039886403,'{"kind":"line","text":"cards#59 102/360 card Egypt1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',156,1795039886403,'{"kind":"line","text":"cards#60 152/315 card rumour-Greece-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',157,1795039886403,'{"kind":"line","text":"cards#61 138/272 card rumour-Crete-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',158,1795039886405,'{"kind":"line","text":"A dig Crete"}');
INSERT INTO "entry" VALUES('t3f4331c23412',159,1795039886407,'{"kind":"line","text":"A weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',160,1795039886407,'{"kind":"line","text":"crete#11 1/27 tile sphinx-from-Malia"}');
INSERT INTO "entry" VALUES('t3f4331c23412',161,1795039886407,'{"kind":"line","text":"crete#12 6/26 tile Antikythera-mechanism"}');
INSERT INTO "entry" VALUES('t3f4331c23412',162,1795039886407,'{"kind":"line","text":"crete#13 24/25 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',163,1795039886407,'{"kind":"line","text":"crete#14 19/24 tile Crete-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',164,1795039886407,'{"kind":"line","text":"crete#15 3/23 tile Phaistos-disc"}');
INSERT INTO "entry" VALUES('t3f4331c23412',165,1795039886409,'{"kind":"line","text":"B exhibit Berlin-small"}');
INSERT INTO "entry" VALUES('t3f4331c23412',166,1795039886411,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',167,1795039886411,'{"kind":"line","text":"cards#62 30/231 card Greece1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',168,1795039886411,'{"kind":"line","text":"cards#63 116/192 card car-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',169,1795039886411,'{"kind":"line","text":"cards#64 10/155 card general2-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',170,1795039886411,'{"kind":"line","text":"cards#65 3/120 card general2-London"}');
INSERT INTO "entry" VALUES('t3f4331c23412',171,1795039886417,'{"kind":"line","text":"B take Greece1-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',172,1795039886417,'{"kind":"line","text":"cards#66 60/87 exhibition Moscow-large"}');
INSERT INTO "entry" VALUES('t3f4331c23412',173,1795039886417,'{"kind":"line","text":"cards#67 14/58 card Crete3-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',174,1795039886420,'{"kind":"line","text":"B take car-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',175,1795039886420,'{"kind":"line","text":"cards#68 15/28 card rumour-Egypt-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',176,1795039886423,'{"kind":"line","text":"B dig Greece"}');
INSERT INTO "entry" VALUES('t3f4331c23412',177,1795039886425,'{"kind":"line","text":"B weeks 12"}');
INSERT INTO "entry" VALUES('t3f4331c23412',178,1795039886425,'{"kind":"line","text":"greece#14 7/25 tile Greece-book-on-Crete"}');
INSERT INTO "entry" VALUES('t3f4331c23412',179,1795039886425,'{"kind":"line","text":"greece#15 10/24 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',180,1795039886425,'{"kind":"line","text":"greece#16 3/23 tile charioteer-of-Delphi"}');
INSERT INTO "entry" VALUES('t3f4331c23412',181,1795039886425,'{"kind":"line","text":"greece#17 3/22 tile mask-of-Agamemnon"}');
INSERT INTO "entry" VALUES('t3f4331c23412',182,1795039886425,'{"kind":"line","text":"greece#18 10/21 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',183,1795039886425,'{"kind":"line","text":"greece#19 12/20 tile Greece-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',184,1795039886425,'{"kind":"line","text":"greece#20 1/19 tile Pallas-Athena"}');
INSERT INTO "entry" VALUES('t3f4331c23412',185,1795039886425,'{"kind":"line","text":"greece#21 2/18 tile Zeus-of-Artemision"}');
INSERT INTO "entry" VALUES('t3f4331c23412',186,1795039886427,'{"kind":"line","text":"A take rumour-Egypt-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',187,1795039886427,'{"kind":"line","text":"cards#69 20/74 card Egypt2-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',188,1795039886428,'{"kind":"line","text":"A take Egypt2-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',189,1795039886428,'{"kind":"line","text":"cards#70 10/73 card Greece3-Berlin"}');
INSERT INTO "entry" VALUES('t3f4331c23412',190,1795039886430,'{"kind":"line","text":"A dig Egypt"}');
INSERT INTO "entry" VALUES('t3f4331c23412',191,1795039886432,'{"kind":"line","text":"A weeks 10"}');
INSERT INTO "entry" VALUES('t3f4331c23412',192,1795039886432,'{"kind":"line","text":"egypt#8 2/27 tile blue-faience-dish"}');
INSERT INTO "entry" VALUES('t3f4331c23412',193,1795039886432,'{"kind":"line","text":"egypt#9 19/26 tile Egypt-rubble"}');
INSERT INTO "entry" VALUES('t3f4331c23412',194,1795039886434,'{"kind":"line","text":"B swap"}');
INSERT INTO "entry" VALUES('t3f4331c23412',195,1795039886434,'{"kind":"line","text":"cards#71 41/72 card assistant-Paris"}');
INSERT INTO "entry" VALUES('t3f4331c23412',196,1795039886434,'{"kind":"line","text":"cards#72 7/71 card Greece2-Rome"}');
INSERT INTO "entry" VALUES('t3f4331c23412',197,1795039886434,'{"kind":"line","text":"cards#73 51/70 card car-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',198,1795039886434,'{"kind":"line","text":"cards#74 39/69 card rumour-Palestine-Vienna"}');
INSERT INTO "entry" VALUES('t3f4331c23412',199,1795039886436,'{"kind":"line","text":"B take car-Moscow"}');
INSERT INTO "entry" VALUES('t3f4331c23412',200,1795039886436,'{"kind":"line","text":"cards#75 15/68 card Egypt1-Rome"}');
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
CREATE TABLE mute (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE TABLE note (
    board TEXT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (board, person)
);
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    invited TEXT NOT NULL
);
INSERT INTO "person" VALUES('p7fd04a6f0961','Ada',1795039886205,1795039886205,'');
CREATE TABLE schema_step (version INTEGER PRIMARY KEY);
INSERT INTO "schema_step" VALUES(1);
INSERT INTO "schema_step" VALUES(2);
CREATE TABLE seat (
    board TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (board, seat)
);
INSERT INTO "seat" VALUES('tfab10d8858b1',0,'p7fd04a6f0961');
INSERT INTO "seat" VALUES('tfab10d8858b1',1,'p7fd04a6f0961');
INSERT INTO "seat" VALUES('t3f4331c23412',0,'p7fd04a6f0961');
INSERT INTO "seat" VALUES('t3f4331c23412',1,'p7fd04a6f0961');
CREATE TABLE session (
    secret TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL
);
INSERT INTO "session" VALUES('d120baf713b72b74ef2eb8e48ff6374d6ea8496b78c2d3bfe4f59739883cde6e','p7fd04a6f0961',1795039886205);
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "setting" VALUES('word','w6fd-g337-83wc');
CREATE TABLE watcher (
    board TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (board, person)
);
CREATE INDEX board_listed ON board (listed, status, changed);
CREATE INDEX board_due ON board (due);
CREATE INDEX seat_person ON seat (person);
CREATE INDEX session_person ON session (person);
CREATE INDEX board_owner ON board (owner);
COMMIT;