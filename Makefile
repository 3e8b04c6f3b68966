# `make play` to play, `make test` to check everything, `make help` for the rest.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

BIN := .venv/bin
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check --constraint constraints.txt
PYTEST_ARGS ?= -n 2 --dist loadfile
FUZZ_SECONDS ?= 60

NATIVE := CMakeLists.txt $(shell find native -type f -not -path 'native/tests/*')
CATALOGUES := $(shell find src/vintik/i18n -name '*.ftl' 2>/dev/null)
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*')
step = @printf '\033[1m== %s\033[0m\n' "$(1)"

##@ For players

.PHONY: help
help: ## show this list
	@awk 'BEGIN {FS = ":.*## "} /^##@/ {printf "\n%s\n", substr($$0, 5)} /^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: play
play: .venv/.vintik web/dist/index.html ## set everything up and open the table on this machine
	$(BIN)/vintik play

##@ For developers

.PHONY: install
install: .venv/.vintik .venv/.tools ## the command `vintik`, editable, and all development tools in .venv

.PHONY: web
web: web/dist/index.html ## the web bundle, web/dist

.PHONY: test
test: lint check-web native tests ## everything CI checks

.PHONY: lint
lint: install ## style, types, layers
	$(call step,ruff)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(call step,mypy)
	$(BIN)/mypy
	$(call step,layers)
	$(BIN)/lint-imports --no-logo

.PHONY: check-web
check-web: web/node_modules/.installed ## types and unit tests of the web client
	$(call step,svelte-check)
	cd web && npm run --silent check
	$(call step,vitest)
	cd web && npm --silent test

.PHONY: native
native: .venv/.tools ## unit tests of the C++ part
	$(call step,native tests)
	$(BIN)/cmake -S . -B build/native -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja) -DVINTIK_TESTS=ON --log-level=WARNING >/dev/null
	$(BIN)/cmake --build build/native
	$(BIN)/ctest --test-dir build/native --output-on-failure --no-tests=error

.PHONY: tests
tests: install web ## the Python, packaging and browser tests; narrow with PYTEST_ARGS='-k auction'
	$(call step,pytest)
	chromium=$$(scripts/chromium) && VINTIK_CHROMIUM=$$chromium $(BIN)/python -m pytest $(PYTEST_ARGS)

.PHONY: fuzz
fuzz: install ## wrong calls of the native module, built with sanitizers; longer with FUZZ_SECONDS=300
	$(call step,fuzz)
	$(BIN)/python -m scripts.fuzz_solver $(FUZZ_SECONDS)

.PHONY: bench
bench: install web ## the benchmarks
	export VINTIK_CHROMIUM=$$(scripts/chromium); for benchmark in benchmarks/*.py; do echo "== $$benchmark"; $(BIN)/python "$$benchmark"; done

.PHONY: types
types: install ## rewrite the browser's message types from the server's
	$(BIN)/python scripts/make_types.py

.PHONY: reckonings
reckonings: install ## rewrite the price lists and matches that the score pad is tested with
	$(BIN)/python -m scripts.make_reckonings

.PHONY: playthroughs
playthroughs: install ## rewrite the golden playthroughs
	$(BIN)/python scripts/make_playthroughs.py

.PHONY: pictures
pictures: install web ## take the pictures of all screens again, docs/screens, and the readme's
	chromium=$$(scripts/chromium) && VINTIK_CHROMIUM=$$chromium $(BIN)/python scripts/make_pictures.py

.PHONY: icons
icons: install ## draw the icons of the installed page again
	chromium=$$(scripts/chromium) && VINTIK_CHROMIUM=$$chromium $(BIN)/python scripts/make_icons.py

.PHONY: fonts
fonts: install web/node_modules/.installed ## make the fonts of the page again
	$(PIP) --group fonts
	$(BIN)/python scripts/make_fonts.py

.PHONY: format
format: install ## let ruff mend and lay out the Python code
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

.PHONY: constraints
constraints: .venv/.tools ## rewrite constraints.txt with the newest releases
	scripts/pin

.PHONY: clean
clean: ## remove all that was built
	rm -rf .venv build web/node_modules web/dist

# --- what the targets above stand on; each stamp file is newer than what it was made from ---

.venv/.made: scripts/venv
	scripts/venv
	@touch $@

.venv/.vintik: .venv/.made pyproject.toml constraints.txt $(NATIVE)
	$(call step,installing vintik (compiles the native module))
	$(PIP) --build-constraint constraints.txt --editable .
	@touch $@

.venv/.tools: .venv/.made pyproject.toml constraints.txt
	$(call step,installing the development tools)
	$(PIP) --group dev
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "vintik: needs Node.js 20 or later with npm" >&2; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "vintik: needs Node.js 20 or later, this is $$(node --version)" >&2; exit 1; }
	$(call step,installing the web packages)
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB) $(CATALOGUES)
	$(call step,building the web bundle)
	cd web && npm run build
	@touch $@
