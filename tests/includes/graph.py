# SPDX-License-Identifier: Apache-2.0
"""The include graph of the checkout and of headers from other projects."""

import os
import re
import subprocess
import tempfile

from declarations import Declarations, strip
from records import RecordDeclarations

_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*("[^"]+"|<[^>]+>)', re.MULTILINE)
_ENTERED = re.compile(r"^(\.+) (.*)$")
_LABELLED = re.compile(r'"//([^":]*):([^"]*\.td)"')
_HEADERS = re.compile(r'header_includes\s*=\s*\[([^\]]*)\]')


class Graph:
    """Numbered files with their includes and declarations.

    A set of files is an integer with a bit per file.
    """

    def __init__(self, root, compiler):
        """Reads the checkout at `root`. `compiler` includes flags for headers."""
        self.root = root
        self.compiler = compiler
        self.paths = []
        self.numbers = {}
        self.includes = []
        self.declarations = []
        self.texts = {}
        self.unknown = set()
        self.opaque = 0
        self._external = {}
        self._closures = {}

    def add_sources(self, paths):
        """Adds files of the checkout, and everything that they include."""
        spellings = set()
        texts = {}
        for path in paths:
            with open(os.path.join(self.root, path), encoding="utf-8") as file:
                texts[path] = file.read()
            spellings.update(_INCLUDE.findall(texts[path]))
        self._add_external(sorted(self._not_own(spellings)))
        for path, text in texts.items():
            self.texts[path] = strip(text)
            self._add(path, Declarations(self.texts[path]))
        for path, text in texts.items():
            found = [self._find(path, name) for name in _INCLUDE.findall(text)]
            self.includes[self.numbers[path]] = [file for file in found if file is not None]

    def closure(self, number):
        """Returns the set of a file and all files that it includes."""
        if number not in self._closures:
            seen = 1 << number
            todo = [number]
            while todo:
                for file in self.includes[todo.pop()]:
                    if not seen >> file & 1:
                        seen |= 1 << file
                        todo.append(file)
            self._closures[number] = seen
        return self._closures[number]

    def _add(self, path, declarations):
        self.numbers[path] = len(self.paths)
        self.paths.append(path)
        self.includes.append([])
        self.declarations.append(declarations)
        return self.numbers[path]

    def _not_own(self, spellings):
        """Yields includes that are neither files of the checkout nor generated."""
        for spelling in spellings:
            folder = os.path.join(self.root, os.path.dirname(spelling[1:-1]))
            if spelling[0] == "<" or not os.path.isdir(folder):
                yield spelling

    def _add_external(self, spellings):
        """Adds headers of other projects in the order in which the compiler enters
        them."""
        above = []
        first = []
        for depth, path in self._entered(spellings):
            number = self.numbers.get(path)
            if number is None:
                with open(path, encoding="utf-8", errors="replace") as file:
                    number = self._add(path, Declarations(strip(file.read())))
            above[depth - 1 :] = [number]
            if depth == 1:
                first.append(number)
            else:
                self.includes[above[depth - 2]].append(number)
        for spelling in spellings:
            if first and self.paths[first[0]].endswith("/" + spelling[1:-1]):
                self._external[spelling] = first.pop(0)

    def _entered(self, spellings):
        """Yields (depth, path) of the files that including `spellings` enters, in
        order."""
        with tempfile.NamedTemporaryFile("w", suffix=".cpp") as probe:
            for name in spellings:
                probe.write("#if __has_include(%s)\n#include %s\n#endif\n" % (name, name))
            probe.flush()
            command = self.compiler + ["-E", "-H", "-fshow-skipped-includes"]
            output = subprocess.run(
                command + ["-o", os.devnull, probe.name],
                check=True, stderr=subprocess.PIPE, encoding="utf-8",
            ).stderr
        for line in output.splitlines():
            match = _ENTERED.match(line)
            if match:
                yield len(match[1]), match[2]

    def _find(self, path, spelling):
        """Returns the number of the file that `path` includes, or None if unknown."""
        name = spelling[1:-1]
        for own in (name, os.path.join(os.path.dirname(path), name)):
            if own in self.numbers:
                return self.numbers[own]
            if os.path.isfile(os.path.join(self.root, own)):
                return self._add_own(own)
        if spelling in self._external:
            return self._external[spelling]
        if self._is_generated(name):
            return self._add_generated(name)
        for own in self.numbers:
            if own.endswith("/" + name):
                return self.numbers[own]
        self.unknown.add(spelling)
        if path in self.numbers:
            self.opaque |= 1 << self.numbers[path]
        return None

    def _add_own(self, path):
        """Adds a file of the checkout that no list contains: `x.def`."""
        with open(os.path.join(self.root, path), encoding="utf-8") as file:
            return self._add(path, Declarations(strip(file.read())))

    def _records(self, name):
        """Returns the .td files in a generated file's folder, and those its BUILD
        names."""
        folder = os.path.join(self.root, os.path.dirname(name))
        if not os.path.isdir(folder):
            return []
        records = [
            os.path.join(folder, file)
            for file in sorted(os.listdir(folder))
            if file.endswith(".td")
        ]
        build = os.path.join(folder, "BUILD.bazel")
        if os.path.isfile(build):
            with open(build, encoding="utf-8") as file:
                labels = _LABELLED.findall(file.read())
            records += [os.path.join(self.root, *label) for label in labels]
        return records

    def _is_generated(self, name):
        return bool(self._records(name))

    def _add_generated(self, name):
        """Adds a file that is generated from records, or a header of passes or of a
        family of operations."""
        texts = []
        for record in self._records(name):
            with open(record, encoding="utf-8") as file:
                texts.append(file.read())
        number = self._add(name, RecordDeclarations("\n".join(texts)))
        if name.endswith(".h"):
            build = os.path.join(self.root, os.path.dirname(name), "BUILD.bazel")
            with open(build, encoding="utf-8") as file:
                text = file.read()
            headers = re.findall('"[^"]*"', " ".join(_HEADERS.findall(text)))
            if "mlir_pass(" in text:
                headers.append('"core/pass/pass.h"')
            for header in headers:
                found = self._find(name, header)
                if found is not None:
                    self.includes[number].append(found)
        return number
