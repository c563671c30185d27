# SPDX-License-Identifier: Apache-2.0
"""Writes compile_commands.json for clangd and clang-tidy.

usage: bazel run //tools/compile_commands [-- BAZEL-OPTION... PATTERN...]

It contains the commands of Bazel's action graph. Without a pattern, it covers all
targets of the workspace. Build them first, so that generated files and headers of
external repositories exist.
"""

import json
import os
import re
import subprocess
import sys

# Flags that other tools do not need or do not support: dependency files and the
# module maps of layering_check.
_DROPPED = re.compile(
    r"-MD|-frandom-seed=.*|-fmodule-name=.*|-fmodule-map-file=.*|"
    r"-fmodules-strict-decluse|-Wprivate-header"
)
_DROPPED_WITH_VALUE = ("-MF", "-o")
# A path below one of Bazel's folders, with an optional flag before it.
_BAZEL_PATH = re.compile(r"(-I|-iquote|-isystem|-include)?(external|bazel-out)/")


def clean(arguments, roots):
    """Returns the command as it runs in the workspace.

    roots: the locations of the folders `external` and `bazel-out`.
    """
    result = []
    rest = iter(arguments)
    for argument in rest:
        if argument in _DROPPED_WITH_VALUE:
            next(rest)
        elif not _DROPPED.fullmatch(argument):
            match = _BAZEL_PATH.match(argument)
            if match:
                folder = match.start(2), match.end(2)
                argument = (
                    argument[: folder[0]]
                    + roots[match[2]]
                    + argument[folder[1] :]
                )
            result.append(argument)
    return result


def make_commands(graph, workspace, roots):
    """Returns the entries of compile_commands.json, sorted by file.

    graph: the output of `bazel aquery --output=jsonproto`. If a file has several
    commands, the one of the target configuration takes precedence over those of
    tools that the build runs. Generated files and files of external repositories
    are omitted.
    """
    tools = {
        configuration["id"]
        for configuration in graph.get("configuration", [])
        if configuration.get("isTool")
        or re.search(r"-exec-|^host$", configuration["mnemonic"])
    }
    commands = {}
    for action in sorted(
        graph.get("actions", []), key=lambda a: a["configurationId"] in tools
    ):
        arguments = action["arguments"]
        source = arguments[arguments.index("-c") + 1]
        if not source.startswith(tuple(roots)):
            commands.setdefault(
                source,
                {
                    "arguments": clean(arguments, roots),
                    "directory": workspace,
                    "file": source,
                },
            )
    return [commands[source] for source in sorted(commands)]


def run_bazel(*arguments):
    """Returns Bazel's output; exits with its status if it fails."""
    result = subprocess.run(
        ("bazel",) + arguments, stdout=subprocess.PIPE, check=False
    )
    if result.returncode:
        sys.exit(result.returncode)
    return result.stdout.decode()


def main(arguments):
    workspace = os.environ.get("BUILD_WORKSPACE_DIRECTORY")
    if not workspace:
        sys.exit("error: not run by bazel: bazel run //tools/compile_commands")
    os.chdir(workspace)
    options = [a for a in arguments if a.startswith("-")]
    patterns = [a for a in arguments if not a.startswith("-")] or ["//..."]
    roots = {
        "bazel-out": run_bazel("info", *options, "output_path").strip(),
        "external": run_bazel("info", "output_base").strip() + "/external",
    }
    query = f'mnemonic("CppCompile", {" + ".join(patterns)})'
    graph = run_bazel("aquery", *options, "--output=jsonproto", query)
    commands = make_commands(json.loads(graph), workspace, roots)
    path = os.path.join(workspace, "compile_commands.json")
    with open(path + ".part", "w", encoding="utf-8") as file:
        json.dump(commands, file, indent=1)
        file.write("\n")
    os.replace(path + ".part", path)
    print(f"{len(commands)} commands in {path}")


if __name__ == "__main__":
    main(sys.argv[1:])
