# Two commands matter: `make play` and `make test`. Both install what they need into .venv first.

PYTHON ?= python3
BIN := .venv/bin
APP := src/kolam/web/client/built-from
PIP := $(BIN)/python -m pip --disable-pip-version-check
WORKERS ?= auto

.PHONY: setup play test test-long lint lint-python lint-client check pythons docs container bench release pictures words lock types

setup: .venv/ready

# Ctrl-C ends it. Without a browser, `.venv/bin/kolam play` is the same in a terminal. The rules compile while people play.
play: .venv/installed $(APP)
	@$(BIN)/kolam serve --open

test: .venv/ready-to-test lint check docs

# Each half is busy on one core, so both go on side by side.
lint: .venv/ready-to-test
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint-python lint-client

lint-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

lint-client:
	$(BIN)/python hatch_build.py npm run check --silent

# With bounds checks what runs inside compiled code, uncompiled what is quick enough, and everything as people use it.
CHECKED := tests/games tests/bots tests/test_chance.py tests/test_goldens.py tests/test_match.py tests/test_perft.py tests/test_properties.py
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
check: .venv/ready-to-test
	NUMBA_BOUNDSCHECK=1 $(BIN)/kolam prepare
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -q $(CHECKED)
	NUMBA_DISABLE_JIT=1 $(PYTEST) -q -m "not compiled"
	$(PYTEST)

# The same with more patience: more kills and deals, every window, and each game by every device (tests/patience.py).
test-long: export KOLAM_LONG = 1
test-long: test pythons

# Every test again on each other Python that Kolam is for.
pythons: .venv/ready-to-test
	$(BIN)/python -m tools.suites

bench: .venv/ready-to-bench
	$(BIN)/python -m bench

# The documentation site, into site/: any warning, and any link that leads nowhere, is an error.
docs: .venv/ready-to-document
	$(BIN)/python -m tools.site

# The Dockerfile's steps in a chroot, and a server as its image says, where no container engine runs. Needs root and debootstrap.
container: .venv/ready-to-test
	$(BIN)/python -m tools.container

# What is given to others, into dist/: built twice and compared, and tried on every Python.
release: .venv/ready-to-test
	$(BIN)/python -m tools.release $(VERSION)

# Those of the README; with ALL=1 every scene of every game at every size, by day and by night, into pictures/.
pictures: .venv/ready-to-test
	$(BIN)/python -m $(if $(ALL),tools.scenes $(ONLY),docs.pictures)

# Every message in every form and language, into words/, to be read.
words: .venv/ready-to-test
	$(BIN)/python -m tests.wording words

.venv/installed: requirements.lock pyproject.toml
	@echo "Kolam: installing into .venv …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --quiet --require-hashes -r requirements.lock
	@$(BIN)/python hatch_build.py
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $@

$(APP): .venv/installed hatch_build.py $(shell find client -type f -not -path '*/node_modules/*') $(shell find src -name '*.ftl' -o -name 'puzzles.json')
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/ready: .venv/installed $(APP) $(shell find src -name '*.py')
	@$(BIN)/kolam prepare
	@touch $@

# The client's types of all that the server says.
types: .venv/ready
	$(BIN)/python -m kolam.web.describe | $(BIN)/python hatch_build.py npm run types --silent

# The tables are tested on a real PostgreSQL too, and the app in a real Chromium; if they may not be installed, those tests are skipped, loudly.
.venv/ready-to-test: .venv/ready requirements-test.lock
	@$(PIP) install --quiet --require-hashes -r requirements-test.lock
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
		|| { apt-get update -qq && apt-get install -qq -y postgresql; } >/dev/null 2>&1 \
		|| echo "Kolam: PostgreSQL is not installed, and could not be."
	@command -v chromium >/dev/null \
		|| { apt-get update -qq && apt-get install -qq -y chromium fonts-noto-cjk; } >/dev/null 2>&1 \
		|| echo "Kolam: Chromium is not installed, and could not be."
	@touch $@

.venv/ready-to-bench: .venv/ready-to-test requirements-bench.lock
	@$(PIP) install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

.venv/ready-to-document: .venv/ready requirements-docs.lock
	@$(PIP) install --quiet --require-hashes -r requirements-docs.lock
	@touch $@

# Releases that work together, with hashes and without the name of any host. Only what is new is added; with UPGRADE=1 all become the newest.
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --extra build $(if $(UPGRADE),--upgrade)
lock: .venv/ready-to-test
	$(LOCK) --extra server -o requirements.lock
	$(LOCK) --extra test -c requirements.lock -o requirements-test.lock
	$(LOCK) --extra bench -c requirements-test.lock -o requirements-bench.lock
	$(LOCK) --extra docs -c requirements-test.lock -o requirements-docs.lock
