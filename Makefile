# make play    sets everything up and opens the main thing
# make test    sets everything up and runs all tests

PYTHON ?= python3
BIN := .venv/bin
WORKERS ?= 2
GAME ?= pergamon

.PHONY: play test check unit unit-plain build bench soak-rules ladder golden format lock clean

play: build
	@$(BIN)/mattock play pergamon

test: check unit unit-plain
	@$(BIN)/python -m tools.missing

check: build .venv/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: build .venv/test
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

unit-plain: build .venv/test
	MATTOCK_PURE=1 $(BIN)/pytest -n $(WORKERS) --dist worksteal

build: .venv/run
	@$(BIN)/python -m tools.build

bench: build .venv/bench
	$(BIN)/mattock bench --json benchmarks/results/latest.json

soak-rules: build
	$(BIN)/python -m tools.soak_rules $(GAME)

ladder: build .venv/test
	$(BIN)/python -m tools.ladder $(GAME)

golden: build .venv/test
	$(BIN)/python -m tools.golden
	$(BIN)/python -m tools.make_records

format: .venv/test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

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

.venv/bench: .venv/run requirements/bench.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

# Needs uv; the files hold versions and hashes, never an address.
lock:
	for set in run test bench; do \
	  uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	    --upgrade requirements/$$set.in -o requirements/$$set.txt; \
	done

clean:
	rm -rf .venv build dist src/*.egg-info src/mattock/_built.py
	find src -name '*.so' -delete -o -name 'vocabulary.pxd' -delete
