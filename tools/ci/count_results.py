#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Counts the tests that Bazel ran, from its own build events.

usage: count_results.py [--logs] FILE...

Each FILE is what one `bazel test --build_event_json_file=FILE` wrote. A target
that cannot be built counts as a failure, and so does an invocation that failed
without blaming a target (a broken package, no test found, a crash): nothing
failed if and only if every invocation did what it was asked to.

Prints each failure, with --logs also the end of its log, then a last line
`N passed, N failed`. Exits with 1 when something failed.
"""

import json
import sys
import urllib.parse

_LOG_LINES = 200
_PASSED = ("PASSED", "FLAKY")


class Results:
    """The results of one invocation: the labels that passed, and the labels that
    failed with their status and logs."""

    def __init__(self):
        self.passed = set()
        self.failed = {}
        self.logs = {}
        self.status = "DID NOT FINISH"


def _add_event(results, event):
    key = event["id"]
    if "targetCompleted" in key:
        label = key["targetCompleted"]["label"]
        skipped = event.get("aborted", {}).get("reason") == "SKIPPED"
        if not skipped and not event.get("completed", {}).get("success"):
            results.failed[label] = "FAILED TO BUILD"
    elif "testSummary" in key:
        label = key["testSummary"]["label"]
        summary = event["testSummary"]
        if summary["overallStatus"] in _PASSED:
            results.passed.add(label)
        else:
            results.failed.setdefault(label, summary["overallStatus"])
            results.logs[label] = [file["uri"] for file in summary.get("failed", [])]
    elif "buildFinished" in key:
        results.status = event["finished"]["exitCode"]["name"]


def read_results(path):
    """The results in the build events at `path`, which may be cut or missing."""
    results = Results()
    try:
        with open(path, encoding="utf-8") as file:
            for line in file:
                _add_event(results, json.loads(line))
    except (OSError, ValueError, KeyError):
        results.status = "DID NOT FINISH"
    results.passed -= results.failed.keys()
    if not results.failed and results.status != "SUCCESS":
        results.failed[path] = results.status
    elif not results.failed and not results.passed:
        results.failed[path] = "NO_TESTS_FOUND"
    return results


def print_log(uri):
    """Prints the end of the log at a file: URI."""
    path = urllib.parse.unquote(urllib.parse.urlparse(uri).path)
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
    except OSError as error:
        lines = [f"no log: {error}"]
    if len(lines) > _LOG_LINES:
        print(f"    ({len(lines) - _LOG_LINES} lines above, in {path})")
    for line in lines[-_LOG_LINES:]:
        print("   ", line)


def main(arguments):
    """Prints the results; returns the exit status."""
    with_logs = arguments[:1] == ["--logs"]
    paths = arguments[1:] if with_logs else arguments
    if not paths:
        sys.exit(__doc__)
    passed = failed = 0
    for path in paths:
        results = read_results(path)
        passed += len(results.passed)
        failed += len(results.failed)
        for label, status in sorted(results.failed.items()):
            print(f"{status}: {label}")
            for uri in results.logs.get(label, []) if with_logs else []:
                print_log(uri)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
