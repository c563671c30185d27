# SPDX-License-Identifier: Apache-2.0
"""Finds sources that do not include what they use: see README.md."""

import argparse
import os
import subprocess
import sys

from graph import Graph
from records import RecordDeclarations
from uses import Uses

_PRECOMPILED = "precompiled.h"


class Index:
    """Maps names to the files that declare them, as sets of Graph.

    Only names that precompiled headers declare matter: a build with precompiled
    headers reports all other missing includes as well.
    """

    def __init__(self, graph, precompiled):
        self._graph = graph
        self._precompiled = 0
        self._directly = set()
        for number in precompiled:
            self._precompiled |= graph.closure(number)
            self._directly.update(graph.includes[number])
        self._known = self._names_to_look_for()
        self._names = {}
        self._complete = {}
        self._scopes = {"std": 0, "llvm": 0}
        for number, path in enumerate(graph.paths):
            bit = 1 << number
            if "/c++/" in path:
                self._scopes["std"] |= bit
            if "llvm" in graph.declarations[number].complete:
                self._scopes["llvm"] |= bit
            for name in graph.declarations[number].names & self._known:
                self._names[name] = self._names.get(name, 0) | bit
            for name in graph.declarations[number].complete & self._known:
                self._complete[name] = self._complete.get(name, 0) | bit

    def missing(self, number, uses):
        """Returns missing includes of a source: sorted (line, name, path).

        A file that the source includes must declare each used name, and must define each
        type that has to be complete.
        """
        known = self._graph.closure(number)
        is_opaque = known & self._graph.opaque
        is_header = self._graph.paths[number].endswith(".h")
        found = {}
        for (name, scope, is_member), line in uses.uses.items():
            # A member in a header may belong to a template's argument.
            if not scope and (name in uses.own or is_opaque or is_member and is_header):
                continue
            files = self._names.get(name, 0)
            if scope:
                files &= self._scopes[scope]
            self._note(found, files, known, name, line)
        if not is_opaque:
            for name in uses.complete.keys() - uses.own:
                files = self._complete.get(name, 0)
                self._note(found, files, known, name, uses.complete[name])
        return sorted((line, name, path) for name, (line, path) in found.items())

    def _names_to_look_for(self):
        """Returns names in precompiled headers; excludes guesses for generated
        headers."""
        names = set()
        for number, declarations in enumerate(self._graph.declarations):
            if self._precompiled >> number & 1:
                is_guess = isinstance(declarations, RecordDeclarations)
                names |= declarations.complete if is_guess else declarations.names
        return names

    def _note(self, found, files, known, name, line):
        """Records the first line of a name if none of its files is included."""
        if files & self._precompiled and not files & known:
            path = self._path(files & self._precompiled)
            found[name] = min(found.get(name, (line, path)), (line, path))

    def _path(self, files):
        """Returns the header to include for one of `files`."""
        paths = [path for number, path in enumerate(self._graph.paths) if files >> number & 1]
        for path in paths:
            if path in self._graph.texts:
                return path
        # The user should include <vector>, not <bits/stl_vector.h>.
        leading = [number for number in self._directly if self._graph.closure(number) & files]
        if leading:
            least = min(leading, key=lambda number: bin(self._graph.closure(number)).count("1"))
            return os.path.normpath(self._graph.paths[least])
        return paths[0]


def check(graph, sources):
    """Yields the reports for `sources`, which are paths in `graph`."""
    precompiled = [
        graph.numbers[path] for path in sources if os.path.basename(path) == _PRECOMPILED
    ]
    index = Index(graph, precompiled)
    for path in sources:
        number = graph.numbers[path]
        if number in precompiled:
            continue
        for line, name, header in index.missing(number, Uses(graph.texts[path])):
            yield (
                f"{path}:{line}: uses {name}, which {header} declares, "
                "without an include that leads there"
            )


def list_sources(root):
    """Returns the C++ files of a checkout, without external ones and test inputs."""
    command = ["git", "-C", root, "ls-files", "-co", "--exclude-standard", "*.h", "*.cpp"]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
    return [
        path
        for path in sorted(set(output.splitlines()))
        if "/testdata/" not in path
        and not path.startswith("examples/")
        and os.path.exists(os.path.join(root, path))
    ]


def main():
    """Checks a checkout, by default the one that contains this file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", help="the checkout")
    parser.add_argument("compiler", help="a file: the compiler and its flags, one a line")
    options = parser.parse_args()
    root = options.root or os.path.join(os.path.dirname(os.path.realpath(__file__)), "../..")
    with open(options.compiler, encoding="utf-8") as file:
        graph = Graph(root, file.read().splitlines())
    sources = list_sources(root)
    graph.add_sources(sources)
    reports = list(check(graph, sources))
    for report in reports:
        print(report)
    print(f"{len(sources)} sources, {len(reports)} missing includes")
    sys.exit(1 if reports or not sources else 0)


if __name__ == "__main__":
    main()
