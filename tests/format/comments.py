#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""comments.py [--exceptions FILE] [FOLDER...]: refuses riddles in comments.

Reads the comments and docstrings of the C, C++, TableGen, Python, shell,
Starlark, MLIR and LLVM IR files in the current checkout, or only those below
the folders.
A sentence must not open with "Of" or "What" unless it is a question: such an
opening nearly always lacks its subject or its verb. Spelling is American, as in
LLVM: "optimize", "behavior". Prints each violation as `FILE:LINE: error: ...` and
exits 1 if there is any.

A line `FILE: OPENING` of the exceptions permits the sentences of that file
that begin with these words. An exception without such a sentence is an error.
In folders named testdata only MLIR and LLVM IR files are read.
"""
import argparse
import re
import subprocess
import sys

_C = (".h", ".c", ".cpp", ".td", ".mlir")
_HASH = (".py", ".sh", ".tpl", ".bzl", ".bazel", ".BUILD", ".bazelrc")

# One alternative per token. Strings come first, so that they hide the markers
# of comments that they contain.
_C_TOKENS = re.compile(
    r"""R"([^\s()\\]*)\((?:.|\n)*?\)\1"      # raw string
      | "(?:\\.|[^"\\\n])*"
      | '(?:\\.|[^'\\\n])*'
      | (?P<line>//[^\n]*)
      | (?P<block>/\*(?:.|\n)*?\*/)""",
    re.VERBOSE,
)
_HASH_TOKENS = re.compile(
    r"""(?P<block>\"{3}(?:.|\n)*?\"{3})
      | "(?:\\.|[^"\\\n])*"
      | '(?:\\.|[^'\\\n])*'
      | (?P<line>(?<!\S)\#[^\n]*)""",
    re.VERBOSE,
)
_LL_TOKENS = re.compile(r'"[^"\n]*"|(?P<line>;[^\n]*)|(?P<block>(?!))')
_MARKER = re.compile(r"///?<?|/\*+!?|\*+/?|#+|;+|\"{3}")
_NO_PROSE = re.compile(r"!|SPDX-License-Identifier")
_SENTENCE = re.compile(r"(?:^|(?<=[.?!] ))(?=[A-Z])")
_REFUSED = re.compile(r"(?:Of|What)\b")
_BRITISH = re.compile(
    r"\b(?:\w*(?:behaviour|colour|favour|flavour|honour|neighbour)\w*"
    r"|centred?|licence|artefacts?|catalogues?"
    r"|\w*(?:al|canon|custom|optim|initial|line?ar|minim|maxim|organ|recogn|summar"
    r"|synchron|token|util|vector)is(?:e[drs]?|ers|ing|ations?))\b",
    re.IGNORECASE,
)


def _tokens_of(name, text):
    """Returns the pattern that finds the comments of a file, or None."""
    if name.endswith(_C):
        return _C_TOKENS
    if name.endswith(".ll"):
        return _LL_TOKENS
    base = name.rsplit("/", 1)[-1]
    if name.endswith(_HASH) or base == "WORKSPACE" or text.startswith("#!"):
        return _HASH_TOKENS
    return None


def comment_lines(name, text):
    """Yields (line, alone, text) for each line of the comments of a file.

    `alone` says that no code precedes the comment on its line.
    """
    pattern = _tokens_of(name, text)
    for match in pattern.finditer(text) if pattern else ():
        if not match["line"] and not match["block"]:
            continue
        first = text.count("\n", 0, match.start()) + 1
        start = text.rfind("\n", 0, match.start()) + 1
        alone = not text[start : match.start()].strip()
        for offset, line in enumerate(match[0].split("\n")):
            line = line.strip()
            marker = _MARKER.match(line)
            line = line[marker.end() :] if marker else line
            line = re.sub(r'(\*/|"{3})$', "", line)
            yield first + offset, alone or offset > 0, line.strip()


def paragraphs(name, text):
    """Yields (line, text) for each paragraph of the comments of a file."""
    start, last, words = 0, 0, []
    for number, alone, line in comment_lines(name, text):
        if not alone or number != last + 1 or not line:
            if words:
                yield start, " ".join(words)
            words = []
        if line and not _NO_PROSE.match(line):
            start = start if words else number
            words.append(line)
        last = number if alone else 0
    if words:
        yield start, " ".join(words)


def refused_sentences(name, text):
    """Yields (line, sentence) for each sentence that the rule refuses.

    The line is the first one of the sentence's paragraph.
    """
    for line, paragraph in paragraphs(name, text):
        for sentence in _SENTENCE.split(paragraph):
            if _REFUSED.match(sentence) and not sentence.rstrip().endswith("?"):
                yield line, sentence.strip()


def british_words(name, text):
    """Yields (line, word) for each word in British spelling."""
    for line, _, comment in comment_lines(name, text):
        for word in _BRITISH.findall(comment):
            yield line, word


def read_exceptions(text):
    """Returns the pairs (file, opening) of a file of exceptions."""
    lines = (line.strip() for line in text.split("\n"))
    pairs = (line.partition(": ") for line in lines if line[:1] not in ("", "#"))
    return {(name, opening) for name, _, opening in pairs}


def check(sources, exceptions):
    """Returns the errors in `sources`, which yields (name, text)."""
    errors, unused = [], set(exceptions)
    for name, text in sources:
        for line, word in british_words(name, text):
            errors.append(f"{name}:{line}: error: British spelling: {word}")
        for line, sentence in refused_sentences(name, text):
            permitted = {
                (file, opening)
                for file, opening in exceptions
                if file == name and sentence.startswith(opening)
            }
            unused -= permitted
            if not permitted:
                errors.append(
                    f"{name}:{line}: error: comment opens with "
                    f"'{sentence.split()[0]}' and is no question: {sentence}"
                )
    return errors + [
        f"error: exception permits nothing: {name}: {opening}"
        for name, opening in sorted(unused)
    ]


def _read(folders):
    """Yields (name, text) for each file that git tracks or would add."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached"]
    command += ["--others", "--exclude-standard", "--deduplicate", "--"]
    names = subprocess.run(
        command + folders, check=True, stdout=subprocess.PIPE
    ).stdout.decode()
    for name in filter(None, names.split("\0")):
        if "/testdata/" in name and not name.endswith((".mlir", ".ll")):
            continue
        try:
            with open(name, encoding="utf-8") as file:
                yield name, file.read()
        except (FileNotFoundError, IsADirectoryError, UnicodeDecodeError):
            pass  # Deleted, a link to a folder, or no text.


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--exceptions")
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    exceptions = set()
    if arguments.exceptions:
        with open(arguments.exceptions, encoding="utf-8") as file:
            exceptions = read_exceptions(file.read())
    errors = check(_read(arguments.folders or ["."]), exceptions)
    for error in errors:
        print(error, file=sys.stderr)
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main())
