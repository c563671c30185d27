# SPDX-License-Identifier: Apache-2.0
"""Finds the names that a C++ file declares for its includers.

It reads tokens and does not compile. Names have no scope, and everything that
looks like a declaration counts as one. Bodies of functions are skipped.
"""

import re

_NOISE = re.compile(
    r"//[^\n]*|/\*.*?\*/"
    r'|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"'
    r"|(?<!\w)'(?:\\.|[^'\\\n])+'",
    re.DOTALL,
)
_DIRECTIVE = re.compile(r"^[ \t]*#(?:[^\\\n]|\\.)*", re.MULTILINE | re.DOTALL)
_DEFINE = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)
_TOKEN = re.compile(r'\w+|::|\[\[|\]\]|""|[^\w\s]')
_LISTED = re.compile(r"\b[A-Z]\w*\(\s*(\w+)")
KEYWORDS = frozenset(
    """
    alignas alignof and asm auto bool break case catch char char16_t char32_t
    char8_t class co_await co_return co_yield concept const const_cast consteval
    constexpr constinit continue decltype default delete do double dynamic_cast
    else enum explicit export extern false final float for friend goto if inline
    int long mutable namespace new noexcept not nullptr operator or override
    private protected public register reinterpret_cast requires return short
    signed sizeof static static_assert static_cast struct switch template this
    thread_local throw true try typedef typeid typename union unsigned using
    virtual void volatile wchar_t while xor
    """.split()
)
_CLASSES = {"class", "struct", "union", "enum"}
_TAKING_PARENTHESES = ("alignas", "__attribute__", "decltype", "explicit", "noexcept", "requires")
_OPENING = {"(": ")", "{": "}", "[": "]", "[[": "]]"}


def strip(text):
    """Returns the text without comments and contents of quotes; keeps line breaks."""
    return _NOISE.sub(
        lambda match: "\n" * match.group().count("\n")
        if match.group()[0] == "/"
        else '""',
        text,
    )


def is_name(token):
    """Returns whether a token is a name or a keyword."""
    return token[0].isalpha() or token[0] == "_"


class Declarations:
    """The declarations of a file.

    complete: macros, namespaces, and types with a definition.
    names: all names, including functions, variables, members and enumerators.
    """

    def __init__(self, text):
        """Parses stripped text."""
        self.complete = set(_DEFINE.findall(text))
        self.names = set()
        for directive in _DIRECTIVE.findall(text):
            self.names.update(_LISTED.findall(directive))
        self._tokens = _TOKEN.findall(_DIRECTIVE.sub("", text))
        self._at = 0
        while self._at < len(self._tokens):
            self._read_statement()
        del self._tokens
        self.complete -= KEYWORDS
        self.names |= self.complete
        self.names -= KEYWORDS

    def _skip(self):
        """Skips past the end of the current bracket."""
        opening = self._tokens[self._at]
        closing = _OPENING[opening]
        depth = 0
        for at in range(self._at, len(self._tokens)):
            token = self._tokens[at]
            if token == opening:
                depth += 1
            elif token == closing:
                depth -= 1
                if depth == 0:
                    self._at = at + 1
                    return
        self._at = len(self._tokens)

    def _read_statement(self):
        """Parses up to a `;`, into the body of a class, or past that of a function."""
        statement = []
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if token in (";", "}"):
                self._at += 1
                break
            if token == "operator":
                self._skip_operator(statement)
            elif token in ("(", "[", "[["):
                self._read_parentheses(statement)
                statement.append("()" if token == "(" else "[]")
                self._skip()
            elif token == "{":
                if self._read_brace(statement):
                    return
            elif token == ":" and statement[-1:] in (
                ["public"],
                ["protected"],
                ["private"],
            ):
                statement = []
                self._at += 1
            else:
                statement.append(token)
                self._at += 1
        self._read_declaration(statement)

    def _skip_operator(self, statement):
        """Parses `operator` and its name."""
        statement.append("operator")
        self._at += 1
        while self._tokens[self._at] != "(" and not is_name(self._tokens[self._at]):
            self._at += 1

    def _read_parentheses(self, statement):
        """Records the names that the current `(*name)` or `MACRO(name, ...)` declares."""
        inside = self._tokens[self._at + 1 : self._at + 4]
        if inside[:1] in (["*"], ["&"]) and inside[2:] == [")"]:
            self.names.add(inside[1])
        is_macro = statement and statement[-1].isupper()
        if is_macro and is_name(inside[0]) and inside[1:2] in ([","], [")"]):
            self.complete.add(inside[0])

    def _read_brace(self, statement):
        """Parses the block after `statement`; returns False if the statement
        continues."""
        words = _without_templates(statement)
        kind = next((word for word in words if word in _CLASSES), None)
        if "namespace" in words or words[:2] == ["extern", '""'] and len(words) == 2:
            self.complete.update(filter(is_name, words))
            self._at += 1
            return True
        if kind and "=" not in words and not _is_function(words):
            self.complete.add(_class_name(words))
            if kind == "enum":
                self._read_enumerators()
            else:
                self._at += 1
            return True
        self._skip()
        if not words:
            return True
        following = self._tokens[self._at : self._at + 1]
        if "=" in words or not _is_function(words) or following == [","]:
            statement.append("{}")
            return False
        if ":" in words and following == ["{"]:
            statement.append("{}")
            return False
        self._read_declaration(statement)
        return True

    def _read_enumerators(self):
        """Parses the names between the current braces."""
        begin = self._at
        self._skip()
        before = "{"
        for token in self._tokens[begin : self._at]:
            if before in ("{", ",") and is_name(token):
                self.names.add(token)
            before = token

    def _read_declaration(self, statement):
        """Parses a statement that opens no scope."""
        words = _without_templates(statement)
        if not words:
            return
        if words[0] == "using":
            self._read_using(words)
        elif words[0] == "typedef":
            names = [word for word in words[1:] if is_name(word)]
            self.complete.update(names[-1:])
        elif "concept" in words:
            self.complete.update(words[words.index("concept") + 1 :][:1])
        elif words[0] in _CLASSES and not _is_function(words) and words[-1] != "()":
            self.names.add(words[-1] if is_name(words[-1]) else words[1])
        else:
            self._read_declarators(words)

    def _read_using(self, words):
        """Parses an alias, or a using-declaration."""
        if "=" in words:
            self.complete.add(words[1])
        elif "namespace" not in words and is_name(words[-1]):
            self.names.add(words[-1])

    def _read_declarators(self, words):
        """Parses a function or variables: `int a = 1, b[2]`."""
        before = ""
        depth = 0
        is_value = False
        for word in words + [";"]:
            if not is_value:
                depth += {"<": 1, ">": -1}.get(word, 0)
            if depth > 0 or before in _TAKING_PARENTHESES:
                before = ""
                continue
            if word in ("()", "[]", "=", ",", ";", ":", "{}"):
                if not is_value and before and is_name(before):
                    self.names.add(before)
                    is_value = word in ("()", "=", ":", "{}")
                if word == ",":
                    is_value = False
            before = word


def _without_templates(statement):
    """Returns a statement without leading `template <...>`, attributes and MACRO()."""
    begin = 0
    while begin < len(statement):
        following = statement[begin + 1 :][:1]
        if statement[begin] == "[]":
            begin += 1
        elif statement[begin].isupper() and following == ["()"]:
            begin += 2
        elif statement[begin] == "template" and following == ["<"]:
            begin = _behind_angles(statement, begin + 1)
        else:
            break
    return statement[begin:]


def _behind_angles(statement, begin):
    """Returns the index of the `>` that closes the `<` at `begin`."""
    depth = 0
    for at in range(begin, len(statement)):
        depth += {"<": 1, ">": -1}.get(statement[at], 0)
        if depth == 0:
            return at + 1
    return len(statement)


def _is_function(words):
    """Returns whether a statement declares a function: a name, then parentheses."""
    for at in range(1, len(words)):
        if words[at] == "()" and is_name(words[at - 1]):
            if words[at - 1] in _TAKING_PARENTHESES or (
                words[at - 1].isupper() and words[0] in _CLASSES
            ):
                continue
            return True
        if words[at] == "()" and "operator" in words:
            return True
    return False


def _class_name(words):
    """Returns the name of the class that is defined, which precedes its bases."""
    name = ""
    depth = 0
    for word in words:
        depth += {"<": 1, ">": -1}.get(word, 0)
        if word == ":":
            break
        if depth == 0 and is_name(word) and word != "final":
            name = word
    return name
