# The project's commands; `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup build run test test-web-hmi test-atf check lint format docs bench monkey nightly try-js try-js-proxy try-java record-core package packages try-package wheel try-wheel clean

# Options for the program that a target starts, for example: make run ARGS="--port 9000"
ARGS ?=
# The sample apps that `make run` hosts.
APPS := MusicPlayer Messenger Places Trip HelloApp
SWIFT_SOURCES := Package.swift Sources Tests

help: ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## install what is needed, and check format and dependencies before each commit
	@scripts/setup test
	@scripts/setup hooks

build: ## set up and build, debug
	@scripts/setup build
	swift build

run: ## set up, build and start the bridge on http://127.0.0.1:8080; options in ARGS="..."
	@scripts/setup build
	SDL_TARGETS=$$(tr ' ' , <<< "sdl-bridge $(APPS)") swift build
	@bin=$$(swift build --show-bin-path); exec "$$bin/sdl-bridge" $$(printf -- "--host-app $$bin/%s " $(APPS)) $(ARGS)

test: ## set up and run every test
	@scripts/setup test
	@scripts/test

test-web-hmi: ## run the end-to-end tests against a checkout of one of SDL Core's web HMIs: HMI=<checkout>
	@scripts/setup test
	swift build --product sdl-bridge
	@scripts/test-web-hmi "$(HMI)"

test-atf: ## run scripts of SDL Core's own test framework: ATF=<checkout> SCRIPTS=<checkout> [CORE=<checkout>] [LIST=<file>]
	@scripts/setup build
	swift build --product sdl-bridge
	@scripts/test-atf "$(ATF)" "$(SCRIPTS)" $(if $(CORE),--core "$(CORE)") $(if $(LIST),--list "$(LIST)") $(ARGS)

check: ## everything that must pass before a push: format, dependencies and every test
	@scripts/setup test
	@$(MAKE) --no-print-directory lint
	@scripts/test

lint: ## check format, dependencies and rule ids only
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)
	@scripts/dependencies .
	@scripts/tidy
	@scripts/rows CHS FND OVL HAP CAR RULING CORE

format: ## format the sources in place: Swift, JavaScript, Python
	swift format --in-place --parallel --recursive $(SWIFT_SOURCES)
	@scripts/tidy --fix

docs: ## build the reference of SDLKit, which the bridge serves at /docs/sdlkit/
	@scripts/setup build
	@scripts/docs

package: ## build the Debian package, from a release build: .build/sdl-bridge_VERSION_ARCH.deb
	@scripts/setup package
	@scripts/package

packages: ## build the Debian package and the Python wheel from one release build
	@scripts/setup package
	@scripts/package deb wheel

try-package: ## install, use and remove the package in a clean Debian 12 without a toolchain; SUITE=<checkout of SDL's JavaScript library>
	@scripts/try-package "$$(ls -t .build/sdl-bridge_*.deb | head -n 1)" $(if $(SUITE),"$(SUITE)")

wheel: ## build the Python wheel, from a release build: .build/sdl_bridge-VERSION-py3-none-PLATFORM.whl
	@scripts/setup package
	@scripts/package wheel

try-wheel: ## run the Python tutorial with the wheel in a clean Debian 12 without a toolchain
	@scripts/try-wheel "$$(ls -t .build/sdl_bridge-*.whl | head -n 1)"

bench: ## measure counts and ratios, release build; options in ARGS="..."
	@scripts/setup build
	swift build -c release --product sdl-bench
	swift build -c release --product sdl-bench-apps
	swift build -c release --product HelloApp
	@exec "$$(swift build -c release --show-bin-path)/sdl-bench" $(ARGS)

# Leak detection is off: the profiles' documents keep tag bits in their pointers, so the leak sanitizer cannot follow them.
monkey: ## send 500,000 random messages and actions under the address sanitizer, release build; STEPS=500000
	@scripts/setup build
	ASAN_OPTIONS=detect_leaks=0 SDL_MONKEY_STEPS=$(or $(STEPS),500000) scripts/swift-test -c release -Xswiftc -enable-testing --sanitize address \
	    --scratch-path .build-monkey --filter MonkeyTests

nightly: ## the long tests, every test under both sanitizers, and the packages
	@scripts/setup test
	@scripts/nightly

try-js: ## run an app of SDL's JavaScript library against the head unit; SUITE=<checkout of the library>
	@scripts/setup build
	swift build --product sdl-bridge
	@scripts/try-js-app "$(SUITE)"

try-js-proxy: ## run such an app through a proxy and compare the bytes on both sides; SUITE=<checkout of the library>
	@scripts/setup build
	swift build --product sdl-bridge
	@scripts/try-js-proxy "$(SUITE)"

try-java: ## run an app of SDL's Java library against the head unit; SUITE=<checkout> WEBSOCKET=<checkout or jar of Java-WebSocket>
	@scripts/setup build
	swift build --product sdl-bridge
	@scripts/try-java-app "$(SUITE)" "$(WEBSOCKET)"

record-core: ## record the bytes between an app and a real SDL Core, without and with a proxy; CORE=<build folder> FILE=<output> SUITE=<checkout>
	@scripts/setup build
	swift build --product sdl-bridge
	swift build --product HelloApp
	@scripts/record-core "$(CORE)" "$(FILE)" $(if $(SUITE),--suite "$(SUITE)")

clean: ## remove all build products
	rm -rf .build .build-*
