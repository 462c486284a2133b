# `make` alone lists the targets. The text after `##` is the line of a target in that list.

PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
GAME ?= pergamon
ABOVE := arena browser envs server test_docs.py test_docs_types.py test_notebooks.py test_package.py
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal --maxfail 20
# compares the two builds itself, so once is enough
BOTH := tests/test_builds.py::test_both_builds_play_identical_games
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --loglevel=error
NODE_IS_NEW := const [a, b] = process.versions.node.split("."); process.exit(+a > 22 || (+a === 22 && +b >= 12) || (+a === 20 && +b >= 19) ? 0 : 1)
CLIENT := src/mattock/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/*.html web/*.ts web/*.js web/*.json -type f) $(wildcard src/mattock/words/*.ftl src/mattock/core/look.json src/mattock/games/*/look.json)

.PHONY: help play test quick check unit unit-plain web web-check wheel image lowest chromium servers build bench bench-browser soak-rules soak-face soak-server soak-browser docs soak-docs ladder versus tune pictures textures map golden format lock clean

help:  ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo "GAME=mykerinos names a game (default: $(GAME)), WORKERS=4 the processes of the tests (default: $(WORKERS))."

play: build web  ## set everything up, start a server on this machine and open the browser
	@$(BIN)/mattock serve --open

test: check web-check unit unit-plain  ## set everything up and run every check and test there is
	@$(BIN)/python -m tools.missing

quick: build .venv/test  ## the tests of GAME and of its clauses: seconds, for work on the rules
	$(BIN)/pytest tests/$(GAME) tests/test_every_clause.py

check: build .venv/test  ## lint, format, types and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.protocol --check
	$(BIN)/python -m tools.words

unit: build web chromium servers .venv/test build/wire/.ready  ## the Python tests with the rules compiled, the browser tests among them
	$(PYTEST)

# The engine and what thinks with it, uncompiled; the rooms above are the same either way.
unit-plain: build .venv/test  ## the tests of rules, bots and terminal with the rules uncompiled
	MATTOCK_PURE=1 $(PYTEST) $(addprefix --ignore=tests/,$(ABOVE)) --deselect=$(BOTH)

build: .venv/run  ## compile the rules in place (after a change to a .py file that has a .pxd)
	@$(BIN)/python -m tools.build

# Chromium for the browser tests: the system's, else Debian's where apt may install it; `tools.missing` says if none.
chromium:  ## install Chromium where apt can, for the browser tests
	@$(PYTHON) -c 'from tools.chromium import find_chromium as f; import sys; sys.exit(not f())' || \
	  (command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) || true

# What the hosts' page is tested with, in the same way.
servers:  ## install the proxies that the hosting page is tested with, where apt can
	@lacking=$$($(PYTHON) -m tools.servers); test -z "$$lacking" || \
	  (command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq --no-install-recommends $$lacking) || true

# The browser client, built into the package; Node is needed here and nowhere else.
web: $(CLIENT)  ## build the browser client into the package (needs Node, or fetches it)

web-check: web  ## lint, types and unit tests of the browser client
	$(NPM) run check
	$(NPM) run test

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	$(NPM) run build
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json .venv/node
	$(NPM) install --no-save --no-audit --no-fund  # ci would refuse a lock file without the packages of other systems
	@touch $@

# Server and bots with the lowest versions of everything; they have wheels for the oldest Python, 3.11.
lowest: build build/lowest/.ready build/wire/.ready  ## test server and bots with the lowest versions of all libraries
	build/lowest/bin/python -m pytest -n $(WORKERS) --dist worksteal --maxfail 20 tests/server tests/bots

# What `pip install` takes on a machine without Node: dist/mattock-*.whl.
wheel: build web  ## build dist/mattock-*.whl, with the browser client in it
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w dist .

# The engine is whichever is there; the steps stand in the file, and tests carry them out without one.
ENGINE ?= $(shell command -v podman || command -v docker)

image:  ## build the container image `mattock` (needs podman or docker)
	@test -n "$(ENGINE)" || { echo "make image needs podman or docker."; exit 1; }
	$(ENGINE) build -t mattock -f deploy/Containerfile .

bench: build .venv/bench  ## measure speed and write benchmarks/results/latest.json
	$(BIN)/mattock bench --json benchmarks/results/latest.json

bench-browser: build web chromium .venv/test  ## measure the browser client in Chromium
	$(BIN)/python -m benchmarks.browser

soak-rules: build  ## play a million games of GAME and check every state
	$(BIN)/python -m tools.soak_rules $(GAME)

soak-face: build .venv/test  ## call the library ten million times, rightly and wrongly
	$(BIN)/python -m tools.soak_face

soak-server: build .venv/test  ## load the server for hours
	$(BIN)/python -m tools.soak_server

# The site with the API reference, in build/site; its tools have an environment of their own.
docs: requirements/docs.txt  ## build the documentation site into build/site, warnings are errors
	test -x build/docs-tools/bin/python || $(PYTHON) -m venv build/docs-tools
	build/docs-tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt
	NO_MKDOCS_2_WARNING=1 build/docs-tools/bin/mkdocs build --quiet --strict

soak-docs: build .venv/test  ## run the notebooks in full and keep their output
	$(BIN)/python -m tools.notebooks

soak-browser: build web chromium .venv/test  ## play whole games in the browser in every way there is; resumable
	$(BIN)/python -m tools.soak_browser

ladder: build .venv/test  ## measure the levels of the bots against each other in GAME
	$(BIN)/python -m tools.ladder $(GAME)

versus: build .venv/test  ## measure our search against those of other libraries in GAME
	$(BIN)/python -m tools.versus $(GAME)

tune: build  ## tune the weights of the heuristic of GAME
	$(BIN)/python -m tools.tune $(GAME)

pictures: build web chromium .venv/test  ## draw the pictures in docs/pictures anew, screenshots among them
	$(BIN)/python -m tools.picture
	$(BIN)/python -m tools.screenshots

textures: chromium .venv/test  ## make the textures and scenery of the boards anew, from noise and web/art
	$(BIN)/python -m tools.textures
	$(BIN)/python -m tools.scenes

map: chromium .venv/test build/world-atlas/package/land-50m.json  ## draw the map of Thebes anew for the browser
	$(BIN)/python -m tools.chart

# Coasts of Natural Earth (public domain); the tool checks what it is given.
build/world-atlas/package/land-50m.json: .venv/node
	mkdir -p build/world-atlas
	cd build/world-atlas && PATH="$(CURDIR)/$(BIN):$$PATH" npm --loglevel=error pack world-atlas@2.0.2 && tar -xzmf world-atlas-2.0.2.tgz

golden: build .venv/test  ## rewrite the golden files, the schema and the client's types; read the diff
	$(BIN)/python -m tools.golden
	$(BIN)/python -m tools.make_records
	$(BIN)/python -m tools.protocol

format: .venv/test web/node_modules/.ready  ## format Python, TypeScript and Svelte
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

# The environment: pinned by version and hash, rebuilt when a lock file changes.
.venv/run: requirements/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Mattock needs Python 3.11 or newer; make PYTHON=python3.12 names another." if sys.version_info < (3, 11) else 0)'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	MATTOCK_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

.venv/test: .venv/run requirements/test.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	@touch $@

# The system's Node where Vite can use it, else the one that comes as a wheel.
.venv/node: .venv/run requirements/node.txt
	@node -e '$(NODE_IS_NEW)' 2>/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt
	@touch $@

# The lowest versions that pyproject.toml allows: of what our wire is built upon, for one test, and of everything.
build/wire/.ready: .venv/test requirements/lowest.txt tools/lowest.py
	$(BIN)/python -m tools.lowest build/wire uvicorn websockets
	@touch $@

build/lowest/.ready: .venv/test requirements/lowest.txt tools/lowest.py
	$(BIN)/python -m tools.lowest build/lowest
	@touch $@

.venv/bench: .venv/run requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

# Needs uv; the files hold versions and hashes, never an address.
lock:  ## upgrade the lock files in requirements/ (needs uv)
	for set in run test bench docs node; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	    --upgrade requirements/$$set.in -o requirements/$$set.txt; \
	done
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	  --upgrade --resolution lowest-direct --extra postgres pyproject.toml -o requirements/lowest.txt

clean:  ## remove everything that was built, the environment too
	rm -rf .venv build dist src/*.egg-info src/mattock/_built.py src/mattock/server/client web/node_modules
	find src -name '*.so' -delete -o -name 'vocabulary.pxd' -delete -o -path '*games*/state.p[xy]?' -delete -o -name 'observe.pxd' -delete -o -path '*games*/moves.pxd' -delete
