# SPDX-License-Identifier: Apache-2.0
"""Checks which libraries of an overlay own the headers that they list."""

import argparse
import collections
import fnmatch
import json
import re
import sys
import unittest

_INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
OPTIONS = None


def include_path(path):
    """Returns how an #include spells the header at `path`, or None."""
    for folder in OPTIONS.folder:
        match = re.match(folder + "/", path)
        if match:
            return path[match.end() :]
    return None


def read_manifest():
    """Returns all installed headers, and a map from labels to libraries."""
    with open(OPTIONS.manifest, encoding="utf-8") as file:
        manifest = json.load(file)
    libraries = {library["label"]: library for library in manifest["libraries"]}
    return manifest["installed"], libraries


def owners(libraries):
    """Maps include paths to the labels of the libraries that own them."""
    result = collections.defaultdict(list)
    for label, library in libraries.items():
        for path in library["headers"]:
            if include_path(path):
                result[include_path(path)].append(label)
    return result


def reachable(libraries, label):
    """Returns the include paths that are accessible to users of `label`."""
    seen, todo = set(), [label]
    while todo:
        label = todo.pop()
        if label not in seen:
            seen.add(label)
            todo += libraries[label]["deps"] if label in libraries else []
    return {
        include_path(path)
        for label in seen & libraries.keys()
        for path in libraries[label]["headers"] + libraries[label]["textual"]
    }


class HeaderOwnersTest(unittest.TestCase):
    def setUp(self):
        self.installed, self.libraries = read_manifest()
        self.owners = owners(self.libraries)
        self.assertGreater(len(self.owners), 100)

    def test_no_header_has_two_owners(self):
        twice = {path: labels for path, labels in self.owners.items() if len(labels) > 1}
        self.assertEqual(twice, {})

    def test_every_header_has_an_owner(self):
        orphans = [
            path
            for path in map(include_path, self.installed)
            if path not in self.owners
            and not any(fnmatch.fnmatch(path, pattern) for pattern in OPTIONS.unowned)
        ]
        self.assertEqual(orphans, [])

    def test_owners_reach_what_their_headers_include(self):
        missing = []
        for label, library in self.libraries.items():
            reached = reachable(self.libraries, label)
            for path in filter(include_path, library["headers"]):
                with open(path, encoding="latin-1") as file:
                    includes = _INCLUDE.findall(file.read())
                missing += [
                    f"{label}: {path} includes {included}"
                    for included in includes
                    if included in self.owners and included not in reached
                ]
        self.assertEqual(missing, [])


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("manifest")
    parser.add_argument("--folder", action="append")
    parser.add_argument("--unowned", action="append", default=[])
    OPTIONS = parser.parse_args()
    unittest.main(argv=sys.argv[:1])
