# SPDX-License-Identifier: Apache-2.0
"""Guesses the names that C++ generated from .td files declares.

The guess contains more names than exist, which does no harm, because unknown names
are not used.
"""

import re

from declarations import KEYWORDS, Declarations, strip

_CODE = re.compile(r"\[\{(.*?)\}\]", re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*")
_RECORD = re.compile(r'\bdef\s+(\w+)(?:\s*:\s*\w+\s*<\s*"(\w+)")?')
_CASE = re.compile(r'Case<"(\w+)"')
_METHOD = re.compile(r'"([a-z]\w*)"')
_ARGUMENT = re.compile(r"\$(\w+)")
_SUFFIXES = ("", "Op", "Type", "Attr", "Loc", "Dialect", "Adaptor", "Trait")


def _upper(name):
    """Converts `name_of_it` to NameOfIt."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


class RecordDeclarations:
    """The guessed declarations of .td files; see Declarations."""

    def __init__(self, text):
        # Namespaces of storage and implementation classes.
        self.complete = {"detail", "impl"}
        self.names = set()
        for block in _CODE.findall(text):
            declarations = Declarations(strip(block))
            self.complete |= declarations.complete
            self.names |= declarations.names
        text = _COMMENT.sub("", _CODE.sub("", text))
        for record, name in _RECORD.findall(text):
            for stem in {record, name, record.rpartition("_")[2]}:
                # A lower-case name is the name in the IR, not a class.
                known = self.complete if stem[:1].isupper() else self.names
                known.update(stem + end for end in _SUFFIXES)
        self.names.update(_CASE.findall(text))
        self.names.update(_METHOD.findall(text))
        for argument in _ARGUMENT.findall(text) + _METHOD.findall(text):
            name = _upper(argument)
            self.names.update((argument, "get" + name, "set" + name, "get" + name + "Attr",
                "set" + name + "Attr", "get" + name + "Mutable"))
        self.names |= self.complete
        self.names -= KEYWORDS | {""}
