# The README's two commands are `make run` and `make test`; the rest serves who works on the code.

SWIFT ?= swift
PREFIX ?= /usr/local
ARGUMENTS ?= ActivityCharts --context pieChart
APP ?= ScreenTimeApp
# Single suites of programs among the tests that `make sanitize` builds.
runs_programs := --skip FixtureTests --skip NoteTests --skip LockdownTests \
  --skip ReportExtensionsTests
# The extensions and apps that are installed.
programs := ActivityCharts ActivityPickerApp IsolationProbe ScreenTime ScreenTimeApp WeeklyReview
RUNS ?= 1000000
SEED ?= 1

sources := $(shell find Package.swift Sources Extensions Examples Tests/Fixtures \
  Tests/Benchmarks Tests/ActivityBenchmarks Tests/RenderBenchmarks -type f 2>/dev/null)
release := .build/release
fuzz := .build/fuzz
stamp := .build/release.stamp
format_paths := Package.swift Sources Extensions Examples Tests

.PHONY: run open build test test-browser compatibility gallery bench bench-activity bench-events bench-render \
  soak fuzz sanitize format lint install uninstall clean dependencies

## run: build the host and print a report from the sample family
run: build
	@$(release)/report-host run $(ARGUMENTS)

## open: build and open an example app on the terminal; APP names another
open: build
	@$(release)/report-host open $(APP) --sample

## build: the host and the shipped extensions, optimized
build: $(stamp)

# A stamp, since even an idle `swift build` takes longer than a report.
$(stamp): $(sources)
	@.ci/dependencies
	$(SWIFT) build -c release
	@touch $@

## test: format check, warnings as errors, all tests; these run the examples and extensions too
test: dependencies lint
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --skip-build -Xswiftc -warnings-as-errors

## test-browser: pages of reports in Chromium, which is installed (300 MB); PICTURES=folder keeps
## pictures of them
test-browser:
	@.ci/dependencies browser
	REPORT_HOST_PICTURES=$(PICTURES) $(SWIFT) test --filter BrowserTests

## compatibility: the pages about what authors find of Apple's frameworks, docs/compatibility
compatibility: dependencies
	$(SWIFT) build --build-tests
	REPORT_HOST_RECORD=1 $(SWIFT) test --skip-build --filter CompatibilityTests

## gallery: docs/gallery.md, the shipped extensions on every surface
gallery: build
	@.ci/gallery $(release)/report-host

## bench: the speed budgets, side by side with other programs
bench: build
	@.ci/dependencies bench
	@$(release)/Benchmarks
	@echo
	@$(release)/ActivityBenchmarks
	@echo
	@$(release)/RenderBenchmarks
	@echo
	@$(release)/EventBenchmarks

## bench-activity: imports and reports alone; OPTIONS="--sizes 10000000 --rounds 1"; PEERS names a
## Python with the packages of Tests/ActivityBenchmarks/peers.py, to compare with more programs
bench-activity: build
	@$(release)/ActivityBenchmarks $(OPTIONS)

## bench-render: what showing a tree costs; PEERS names a Python with the packages of
## Tests/RenderBenchmarks/peers.py, to draw the same chart with more programs
bench-render: build
	@$(release)/RenderBenchmarks

## bench-events: what it costs an app to answer an event
bench-events: build
	@$(release)/EventBenchmarks

## soak: thousands of runs, faults, killed hosts and imports, and counts of what is left behind
soak: dependencies
	$(SWIFT) build --build-tests
	@for suite in ResidueTests FaultTests InterruptionTests; do \
	  REPORT_HOST_SOAK=1 $(SWIFT) test --skip-build --no-parallel --filter $$suite || exit 1; \
	done

## fuzz: inputs for every way in, a million each; or TARGET=cbor RUNS=1000 SEED=7
fuzz:
	REPORT_HOST_LIBFUZZER=1 $(SWIFT) build -c release --product Fuzz --scratch-path $(fuzz)
	@for target in $(or $(TARGET),$$($(fuzz)/release/Fuzz --list)); do \
	  mkdir -p $(fuzz)/corpus/$$target && echo "fuzz: $$target" && \
	  (cd $(fuzz) && SWIFT_BACKTRACE=enable=no release/Fuzz $$target $(RUNS) $(SEED) \
	    corpus/$$target) || exit 1; \
	done

## sanitize: the tests that run no programs, for bad memory accesses, then for data races
sanitize:
	REPORT_HOST_SANITIZE=1 ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address \
	  --scratch-path .build/address $(runs_programs)
	REPORT_HOST_SANITIZE=1 $(SWIFT) test --sanitize=thread --scratch-path .build/thread \
	  $(runs_programs)

## format: rewrite the sources in the project's format
format:
	$(SWIFT) format -i -r $(format_paths)

## lint: check the format without changing anything
lint:
	$(SWIFT) format lint --strict -r $(format_paths)

## install: the host, its extensions and apps and what others are built with, under PREFIX (default
## /usr/local)
install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/lib/report-host/extensions
	install -m 755 $(release)/report-host $(DESTDIR)$(PREFIX)/bin/
	install -m 755 $(release)/report-host-images $(DESTDIR)$(PREFIX)/lib/report-host/
	install -m 755 $(addprefix $(release)/,$(programs)) \
	  $(DESTDIR)$(PREFIX)/lib/report-host/extensions/
	@files=$$($(release)/report-host build --sdk-files) && \
	for file in $$files; do \
	  install -D -m $$(test -x $(release)/$$file && echo 755 || echo 644) $(release)/$$file \
	    $(DESTDIR)$(PREFIX)/lib/report-host/sdk/$$file || exit 1; \
	done

## uninstall: what install put there
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/report-host
	rm -rf $(DESTDIR)$(PREFIX)/lib/report-host

dependencies:
	@.ci/dependencies

clean:
	rm -rf .build
