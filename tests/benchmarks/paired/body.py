# SPDX-License-Identifier: Apache-2.0
"""Shared code of generators of operations as text."""

import random


class Body:
    """The text of one function-like operation with a given number of operations.

    Values can be used where they dominate. `scopes` is a stack with the values of each
    block from the outermost to the current one. open_scope pushes a scope, and
    add_value adds to the current one.
    """

    # Methods that add one simple operation, with their frequencies.
    SIMPLE = {}

    def __init__(self, seed, indent):
        self.random = random.Random(seed)
        self.lines = []
        self.scopes = []
        self.indent = indent
        self.count = 0
        self.next_value = 0
        self.next_argument = 0
        self.next_block = 1

    def line(self, text):
        self.lines.append("  " * self.indent + text)

    def label(self, text):
        self.lines.append("  " * (self.indent - 1) + text)

    def operation(self, text):
        self.count += 1
        self.line(text)

    def open_scope(self):
        self.scopes.append([])

    def add_value(self, name, type_):
        self.scopes[-1].append((name, type_))

    def new_name(self):
        """Returns the name of a result, or of a group of results."""
        name = f"%{self.next_value}"
        self.next_value += 1
        return name

    def new_arguments(self, types):
        """Returns the text of block arguments and adds them to the current block."""
        texts = []
        for type_ in types:
            name = f"%arg{self.next_argument}"
            self.next_argument += 1
            self.add_value(name, type_)
            texts.append(f"{name}: {type_}")
        return ", ".join(texts)

    def new_blocks(self, count):
        first = self.next_block
        self.next_block += count
        return [f"^bb{first + i}" for i in range(count)]

    def add_simple(self, count):
        methods, weights = zip(*self.SIMPLE.items())
        for method in self.random.choices(methods, weights, k=count):
            method(self)
