# SPDX-License-Identifier: Apache-2.0
"""Finds the names that a C++ file uses and how it uses them."""

import re

# Macro definitions and attributes are ignored.
_IGNORED = re.compile(
    r"^[ \t]*#(?:[^\\\n]|\\.)*|\[\[[^\]]*\]\]|\b__attribute__\s*\(\(.*?\)\)",
    re.MULTILINE | re.DOTALL,
)

# `*` and `&` of declarations precede the name; `>` of types is preceded by a
# space.
_TOKEN = re.compile(r"\n|\w+|::|->|\.\.\.|[*&]+(?=\w)| >|[^\w\s]")
_NAME = re.compile(r"\b[A-Za-z_]\w*")
_SCOPES = ("std", "llvm")

# Types that must be complete: scopes, types of variables, of casts, and bases.
_ARGUMENTS = r"<(?:[^<>;{}]|<(?:[^<>;{}]|<[^<>;{}]*>)*>)*>"
_COMPLETE = [
    re.compile(r"\b([A-Za-z_]\w*)\s*::\s*[A-Za-z_~]"),
    re.compile(r"\b([A-Za-z_]\w*)(?:%s)?(?:\s*\{|[ ]+\w+\s*(?:;|=[^=]|\{))" % _ARGUMENTS),
    re.compile(
        r"\b(?:isa|cast|dyn_cast|isa_and_present|dyn_cast_if_present|isa_and_nonnull|"
        r"dyn_cast_or_null|cast_if_present|cast_or_null)<((?:[\w:, ]|%s)*)>\(" % _ARGUMENTS
    ),
    re.compile(r"\b(?:class|struct)\s+\w+(?:\s+final)?\s*:\s*([^:{};][^{};]*)\{"),
]
_INNER = re.compile(_ARGUMENTS)

# Names that are declared by `auto [a, b] =`, `int x, a, b(1);`, `T x(y + 1),
# a(z + 1);`, `int x[] = {1}, a[] = {2};`, `enum { a, b = 1 }` and `TEST(a, b)`, and
# by `x = 1, a = 2`, `[a = 1]` and `(*a)(int)`.
_BOUND = re.compile(
    r"\[([\w,\s]+)\]\s*[=:]"
    r'|, (\w+(?:\([\w"]*\))?(?:, \w+(?:\([\w"]*\))?)*);'
    r"|^\s*(?:const )?[\w:]+ \w+\([^;{}]*\), (\w+)\([^;{}]*\);"
    r"|, (\w+)\[\w*\] = "
    r"|\benum \{([^{}]*)\}"
    r"|^[A-Z][A-Z0-9_]*\((\w+, \w+|\w+)\)",
    re.MULTILINE,
)
_INITIALISED = re.compile(r"(?:[\[,]\s*&?|\([*&])(\w+)(?:\s*=[^=]|\)[(\[])")

# Words that do not declare the name after them.
_NO_TYPES = frozenset(
    """
    and case co_return co_yield const consteval constexpr constinit delete do else
    explicit extern final friend goto if inline mutable namespace new noexcept not
    operator or override private protected public requires return sizeof static
    template thread_local throw virtual volatile
    """.split()
)


class Uses:
    """The uses in stripped text.

    uses: maps (name, scope, is_member) to a line. scope is "std" or "llvm" if the name
        is looked up there. is_member says that it is a member or has a scope.
    complete: maps names of types that must be complete, and of scopes, to lines.
    own: names that appear to be declared in the text.
    """

    def __init__(self, text):
        self.uses = {}
        self.complete = {}
        self.own = set(_INITIALISED.findall(text))
        text = _IGNORED.sub(lambda match: "\n" * match[0].count("\n"), text)
        for names in _BOUND.findall(text):
            self.own.update(_NAME.findall(" ".join(names)))
        self._read_tokens(text)
        for pattern in _COMPLETE:
            for match in pattern.finditer(text):
                for name in _NAME.findall(_INNER.sub("", match[1])):
                    if name not in self.complete and name not in _SCOPES:
                        self.complete[name] = text.count("\n", 0, match.start()) + 1

    def _read_tokens(self, text):
        """Reads names, each with the two tokens before it."""
        line = 1
        second, first = "", ""
        for token in _TOKEN.findall(text):
            if token == "\n":
                line += 1
                continue
            is_name = token[0].isalpha() or token[0] == "_"
            if is_name and token not in _SCOPES and not token.startswith("__"):
                scope = second if first == "::" and second in _SCOPES else ""
                is_member = first in (".", "->", "::", "template")
                self.uses.setdefault((token, scope, is_member), line)
                if _declares(second, first):
                    self.own.add(token)
            second, first = first, token


def _declares(second, first):
    """Returns whether a name after these two tokens is a declaration."""
    if first == "const" and second[:1] in ("*", "&"):
        return True
    if first[:1] in ("*", "&"):
        if second == "const":
            return True
        first = second
    return first in (">", "...") or (
        (first[:1].isalpha() or first[:1] == "_") and first not in _NO_TYPES
    )
