# Every task of this repository. `make` lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup run docs test test-long begun check check-backend check-frontend check-client pytest vitest journeys \
        journeys-server journeys-everywhere containers chaos chaos-long mutants verapdf kubernetes \
        client calibrate bench golden budgets screenshots lock release audit format servers machine clean
MAKEFLAGS += --no-print-directory
# Python reuses compiled modules even where the environment turns that off: the tests start hundreds of processes, and
# each would compile everything again, which doubles its start
unexport PYTHONDONTWRITEBYTECODE

UV_VERSION := 0.13.8
BIN := backend/.venv/bin
STORMSIZER := $(BIN)/stormsizer
UV := UV_PYTHON_DOWNLOADS=never .tools/bin/uv
HOST ?= 127.0.0.1
PORT ?= 8000
WORKERS ?= 4 # on two cores: tests wait for databases, workers and timers

ENGINE_SOURCES := $(shell find backend/stormsizer -name '*.py' 2>/dev/null)
PAGE_SOURCES := $(shell find frontend/src frontend/public frontend/index.html frontend/vite.config.ts seed-data/languages/*/browser -type f 2>/dev/null)

DOCS_SOURCES := $(shell find docs *.md -path docs/site/dist -prune -o -type f -print 2>/dev/null)

help: ## list the tasks
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##### Install

setup: .stamps/backend .stamps/warm .stamps/frontend ## install everything; leaves the command line at backend/.venv/bin/stormsizer

.stamps/python:
	@mkdir -p .stamps 2>/dev/null || { echo "Stormsizer cannot write to $(CURDIR): clone it where you may write." >&2; exit 1; }
	@for each in $${PYTHON:-} python3.11 python3.12 python3.13 python3; do \
	    path=$$("$$each" -c 'import sys; sys.exit() if not (3, 11) <= sys.version_info < (3, 14) else print(sys.executable)' 2>/dev/null) || continue; \
	    if [ -n "$$path" ]; then echo "$$path" > $@; exit 0; fi; \
	done; \
	echo "Stormsizer needs Python 3.11, 3.12 or 3.13; this machine has $$(python3 --version 2>/dev/null || echo none). Name one with PYTHON=/path/to/python3." >&2; exit 1

.stamps/node:
	@mkdir -p .stamps 2>/dev/null || { echo "Stormsizer cannot write to $(CURDIR): clone it where you may write." >&2; exit 1; }
	@version=$$(node --version 2>/dev/null) || { echo "Stormsizer needs Node 20.19 or newer; this machine has none." >&2; exit 1; }; \
	node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	    || { echo "Stormsizer needs Node 20.19 or newer; this machine has $$version." >&2; exit 1; }; \
	echo "$$version" > $@

.stamps/tools: .stamps/python
	@"$$(cat .stamps/python)" -m venv .tools >/dev/null || { echo "Python cannot make an environment: install its venv module (Debian: apt-get install python3-venv)." >&2; exit 1; }
	@.tools/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

.stamps/backend: .stamps/tools backend/pyproject.toml backend/requirements-dev.lock
	@echo "Installing the service and its tools"
	@test -x $(BIN)/python || $(UV) venv --quiet --python "$$(cat .stamps/python)" backend/.venv
	@$(UV) pip sync --quiet --require-hashes --python $(BIN)/python backend/requirements-dev.lock
	@$(UV) pip install --quiet --no-deps --python $(BIN)/python -e backend
	@touch $@

.stamps/warm: .stamps/backend $(ENGINE_SOURCES)
	@echo "Compiling the engine"; $(STORMSIZER) warm
	@touch $@

.stamps/frontend: .stamps/node frontend/package-lock.json
	@echo "Installing the front end"
	@cd frontend && npm ci --silent
	@touch $@

.stamps/e2e: .stamps/node e2e/package-lock.json
	@cd e2e && npm ci --silent
	@touch $@

.stamps/docs: .stamps/tools docs/site/requirements.lock
	@echo "Installing the documentation tools"
	@test -x .tools/docs/bin/python || $(UV) venv --quiet --python "$$(cat .stamps/python)" .tools/docs
	@$(UV) pip sync --quiet --require-hashes --python .tools/docs/bin/python docs/site/requirements.lock
	@touch $@

docs/site/dist/index.html: .stamps/docs $(DOCS_SOURCES)
	@echo "Building the documentation"
	@.tools/docs/bin/python docs/site/build.py

frontend/dist/index.html: .stamps/frontend $(PAGE_SOURCES)
	@echo "Building the front end"
	@cd frontend && npm run --silent build -- --logLevel warn
	@touch $@

.stamps/helm: .stamps/tools backend/tests/kubernetes/tools.lock backend/tests/kubernetes/fetch.py
	@echo "Fetching helm and the Kubernetes schemas"
	@.tools/bin/python backend/tests/kubernetes/fetch.py
	@touch $@

.stamps/control-plane: backend/tests/kubernetes/build.sh $(wildcard backend/tests/kubernetes/*/go.mod)
	@echo "Building the Kubernetes control plane (10 minutes on two cores)"
	@backend/tests/kubernetes/build.sh .tools/control-plane
	@touch $@

##### Run

docs: docs/site/dist/index.html ## build the documentation site into docs/site/dist; the service has it at /help

run: setup frontend/dist/index.html docs/site/dist/index.html ## serve browser and API on http://127.0.0.1:8000 (PORT=… for another port)
	@exec $(STORMSIZER) serve --host $(HOST) --port $(PORT)

servers: .stamps/backend ## start a private PostgreSQL and Redis by hand, print their addresses, stop with Ctrl-C
	@cd backend && exec .venv/bin/python -m tests.support.serve

##### Check and test

MARKS := -m "not long"
test: export HYPOTHESIS_PROFILE := short
test: machine ## everything CI runs: checks, then front-end, browser, engine and service tests (16 minutes on two cores)
	@$(TIMED); $(BESIDE) begun; JOURNEYS_WORKERS=1 $(BESIDE) journeys pytest

test-long: machine ## the same with the tests marked long (about 90 minutes)
	@$(TIMED); $(BESIDE) begun; \
	JOURNEYS_WORKERS=1 $(BESIDE) journeys-everywhere pytest JOURNEYS="--grep-invert @alone" MARKS='-m "not alone"'; \
	JOURNEYS_WORKERS=1 $(MAKE) journeys JOURNEYS="--grep @alone"; $(MAKE) pytest MARKS="-m alone" WORKERS=0

# every lane says at the end how long it took, whether it passed or not
TIMED = trap 'echo "make $@: $$((SECONDS / 60)) min $$((SECONDS % 60)) s"' EXIT

BESIDE = $(MAKE) --jobs=2 --output-sync=target
begun: setup frontend/dist/index.html docs check vitest # what needs no quiet machine, side by side

check: check-backend check-frontend check-client ## lint, types, import contracts, stale generated files

check-backend: .stamps/backend
	@cd backend && .venv/bin/ruff check --quiet . ../deploy ../docs/site && .venv/bin/ruff format --quiet --check . ../deploy ../docs/site
	@cd backend && .venv/bin/mypy --no-error-summary && .venv/bin/mypy --no-error-summary ../docs/site/*.py
	@cd backend && .venv/bin/lint-imports --no-logo
	@cd backend && .venv/bin/python -m tests.language.messages
	@cd backend && .venv/bin/python -m tests.language.idioms

check-frontend: .stamps/frontend .stamps/e2e
	@cd frontend && npm run --silent check
	@cd e2e && npm run --silent check

check-client: .stamps/backend .stamps/frontend
	@made=$$(mktemp -d); trap 'rm -rf "$$made"' EXIT; \
	$(STORMSIZER) openapi > "$$made/openapi.json"; \
	(cd frontend && npx openapi-typescript "$$made/openapi.json" --exclude-deprecated --output "$$made/schema.ts" >/dev/null \
	    && node scripts/fields.mjs "$$made/openapi.json" "$$made"); \
	cmp -s "$$made/openapi.json" docs/reference/openapi.json && cmp -s "$$made/schema.ts" frontend/src/api/schema.ts \
	    && cmp -s "$$made/fields.ts" frontend/src/api/fields.ts && cmp -s "$$made/forms.ts" frontend/src/api/forms.ts \
	    || { echo "The API has changed and its description or TypeScript client has not: run \`make client\`." >&2; exit 1; }

pytest: setup docs .stamps/helm ## test engine, files, service, documentation and chart
	@cd backend && .venv/bin/pytest -q -n $(WORKERS) --dist worksteal $(MARKS)

vitest: .stamps/frontend ## test the front end without a browser
	@cd frontend && npm run --silent test

JOURNEYS := --grep-invert @long
journeys: setup frontend/dist/index.html docs/site/dist/index.html .stamps/e2e ## test the product in a browser (JOURNEYS=… for one story)
	@folder=$$(mktemp -d -t stormsizer-journeys-XXXXXX); trap 'rm -rf "$$folder"' EXIT; chmod 755 "$$folder"; \
	cd e2e && JOURNEYS_FOLDER=$$folder npm run --silent test -- $(JOURNEYS)

journeys-everywhere: journeys
	@$(MAKE) journeys-server JOURNEYS="--grep-invert @long"

journeys-server: machine ## the same with PostgreSQL and Redis from Debian's packages, as on a server
	@JOURNEYS_SET_UP=server $(MAKE) journeys

chaos: machine setup ## kill, freeze and empty every part of the service under load, 3 seeds of 200 jobs; print what was lost or done twice
	@cd backend && .venv/bin/python -m tests.chaos --seeds 1 2 3 --jobs 200

chaos-long: machine setup ## the same with 20 seeds
	@cd backend && .venv/bin/python -m tests.chaos --seeds $$(seq -s ' ' 20) --jobs 200

CONTAINERS :=
containers: setup ## build the image, start docker-compose.yml, upgrade, roll back and kill it; write docs/reference/containers.md (10 to 30 minutes, as root)
	@cd deploy && ../backend/.venv/bin/python -m containers $(CONTAINERS)

mutants: machine setup ## break the service on purpose, one way after another; each time a named test must fail
	@cd backend && .venv/bin/python -m tests.mutants

kubernetes: .stamps/backend .stamps/helm .stamps/control-plane ## install the chart on a real API server, built from source; needs Go (KUBERNETES=--docs writes its page)
	@$(TIMED); cd backend && .venv/bin/python -m tests.kubernetes $(KUBERNETES)

verapdf: ## fetch the validator that the long tests check reports with (PDF/UA, PDF/A); needs Java and Maven
	@mvn --quiet --batch-mode -Dstyle.color=never --file backend/tests/support/verapdf/pom.xml dependency:copy-dependencies \
	    -DoutputDirectory=$(CURDIR)/.tools/verapdf
	@ls .tools/verapdf | grep --max-count=1 validation-model

machine: # Debian packages the tests need
	@backend/tests/support/machine.sh

##### Make

client: .stamps/backend .stamps/frontend ## regenerate the TypeScript client and the API pages in docs/reference; refuses changes that break partners
	@mkdir -p docs/reference frontend/src/api
	@$(STORMSIZER) openapi --keeps docs/reference/openapi.json > docs/reference/openapi.json.new \
	    || { rm -f docs/reference/openapi.json.new; exit 1; }
	@mv docs/reference/openapi.json.new docs/reference/openapi.json
	@$(STORMSIZER) problems > docs/reference/problems.md
	@cd frontend && npm run --silent api

calibrate: setup ## fit every fitted parameter again from the measured rows
	@$(STORMSIZER) calibrate

bench: setup ## time the engine and the service against named peers (BENCH=--docs writes docs/reference/benchmarks.md)
	@$(STORMSIZER) bench $(BENCH)

golden: setup ## rewrite the golden results and the pictures of report pages; review the diff and add a "Numbers" line
	@cd backend && .venv/bin/pytest -q tests/golden tests/webapp/reports/test_rendering_pages.py --rewrite-golden
	@git --no-pager diff --stat -- backend/tests/golden backend/tests/webapp/reports/pages

budgets: ## measure what the browser takes, write docs/reference/browser.md
	@JOURNEYS_WORKERS=1 BUDGETS_DOCS=1 $(MAKE) journeys JOURNEYS=stories/budgets.spec.ts

screenshots: ## take the pictures of README and docs from the running product
	@JOURNEYS_WORKERS=1 $(MAKE) journeys JOURNEYS="--config pictures.config.ts"
	@cd backend && .venv/bin/python -m tests.support.smaller_pictures ../docs/pictures

lock: .stamps/tools ## resolve the Python dependencies again
	@cd backend && for which in "requirements.lock" "requirements-dev.lock --group dev --constraints requirements.lock"; do \
	    UV_PYTHON_DOWNLOADS=never ../.tools/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	        --extra embedded --generate-hashes --no-header --upgrade --output-file $$which; done
	@cd docs/site && UV_PYTHON_DOWNLOADS=never ../../.tools/bin/uv pip compile requirements.in --quiet --universal --python-version 3.11 \
	    --generate-hashes --no-header --upgrade --output-file requirements.lock

##### Release

RELEASE := PYTHONPATH=deploy $(BIN)/python -m release
VERSION ?=
CUT ?=
release: setup frontend/dist/index.html docs .stamps/helm ## build the artifacts of this tree into dist; VERSION=… checks a release, CUT=1 also commits and tags it
	@if [ -n "$(VERSION)" ]; then $(RELEASE) cut "$(VERSION)" $(if $(CUT),--commit); fi
	@if [ -z "$(VERSION)" ] || [ -n "$(CUT)" ]; then $(RELEASE) build $(RELEASE_OPTIONS); fi

audit: .stamps/backend ## check locked dependencies for advisories, withdrawn versions, hashes and stale lock files
	@$(RELEASE) audit

format: .stamps/backend .stamps/frontend .stamps/e2e ## format everything
	@cd backend && .venv/bin/ruff check --quiet --fix . ../deploy ../docs/site ; .venv/bin/ruff format --quiet . ../deploy ../docs/site
	@cd frontend && npm run --silent fix
	@cd e2e && npm run --silent fix

clean: ## remove everything `make` has made, but no database
	@rm -rf .stamps .tools dist backend/.venv backend/.*_cache frontend/node_modules frontend/dist docs/site/dist e2e/node_modules e2e/test-results
