#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Tells what a stage spent its time on, from Bazel's build events and profile.

usage: report_stage.py [--seconds=N] [--scale=X] FILE...

Each FILE is what one `bazel test --build_event_json_file=FILE` wrote, and
FILE.profile.gz what its `--profile` wrote. N is how long the stage took, X how long
the machine takes for what takes the reference machine 1.

Prints how many actions were run and how many were found in a cache, the same of
tests, and the ten slowest of each. Actions whose outputs were there already are
not counted. A file that is cut or missing counts as far as it goes.
"""

import argparse
import base64
import gzip
import json
import re
import zlib

_SLOWEST = 10
_INTERNAL = "internal"
_HIT = "cache hit"


class Stage:
    """Sums over the invocations of a stage. Seconds are by name."""

    def __init__(self):
        self.actions_run = 0
        self.actions_found = 0
        self.action_seconds = {}
        self.test_seconds = {}
        self.tests = {}

    def tests_found(self):
        """How many tests have no result that is new."""
        return sum(self.tests.values())


def parse_processes(text):
    """Returns the counts (run, found) in `9 processes: 5 disk cache hit, ...`."""
    run = found = 0
    for count, kind in re.findall(r"([\d,]+) ([a-z][a-z -]*)", text.partition(":")[2]):
        number = int(count.replace(",", ""))
        if kind.endswith(_HIT):
            found += number
        elif kind != _INTERNAL:
            run += number
    return run, found


def _add_result(stage, label, result):
    cached = result.get("cachedLocally") or result.get("executionInfo", {}).get(
        "cachedRemotely"
    )
    # A test is found if each of its shards is.
    stage.tests[label] = bool(cached) and stage.tests.get(label, True)
    if not cached:
        seconds = int(result.get("testAttemptDurationMillis", 0)) / 1000
        stage.test_seconds[label] = stage.test_seconds.get(label, 0) + seconds


def _add_event(stage, event):
    key = event["id"]
    if "testResult" in key and "testResult" in event:
        _add_result(stage, key["testResult"]["label"], event["testResult"])
    elif "buildToolLogs" in key:
        for log in event.get("buildToolLogs", {}).get("log", []):
            if log.get("name") == "process stats":
                text = base64.b64decode(log.get("contents", "")).decode()
                run, found = parse_processes(text)
                stage.actions_run += run
                stage.actions_found += found


def _add_events(stage, path):
    try:
        with open(path, encoding="utf-8") as file:
            for line in file:
                _add_event(stage, json.loads(line))
    except (OSError, ValueError, KeyError):
        pass


def _add_profile(stage, path):
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            events = json.load(file)["traceEvents"]
    except (OSError, EOFError, ValueError, KeyError, zlib.error):
        return
    for event in events:
        name = event.get("name", "")
        if event.get("cat") == "action processing" and not name.startswith("Testing "):
            stage.action_seconds[name] = event.get("dur", 0) / 1e6


def read_stage(paths):
    """Returns the sums over the files of each invocation."""
    stage = Stage()
    for path in paths:
        _add_events(stage, path)
        _add_profile(stage, path + ".profile.gz")
    return stage


def _slowest(title, seconds):
    order = sorted(seconds.items(), key=lambda item: (-item[1], item[0]))
    yield f"   slowest {title}:"
    for name, duration in order[:_SLOWEST]:
        yield f"   {duration:7.1f} s  {name}"


def report(stage, seconds, scale):
    """Yields the lines of the report."""
    if seconds is not None:
        yield f"   {seconds} s, {seconds / scale:.0f} s on the reference machine"
    found = stage.tests_found()
    yield f"   actions: {stage.actions_run} run, {stage.actions_found} found"
    yield f"   tests: {len(stage.tests) - found} run, {found} found"
    if stage.action_seconds:
        yield from _slowest("actions", stage.action_seconds)
    if stage.test_seconds:
        yield from _slowest("tests", stage.test_seconds)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--seconds", type=int)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    stage = read_stage(arguments.files)
    for line in report(stage, arguments.seconds, arguments.scale):
        print(line)


if __name__ == "__main__":
    main()
