# SPDX-License-Identifier: Apache-2.0
"""Writes which operators of ONNX compile, as ONNX's backend tests show it.

usage: supported_ops.py PASSING NOT_DYNAMIC OUTPUT RULES...

PASSING lists the tests that pass, NOT_DYNAMIC those that do not if the sizes of the
inputs are unknown. RULES are the sources with the rules for operators of com.microsoft.
OUTPUT is Markdown with a row for each operator of ai.onnx, and a list of the others.
"""

import collections
import os
import re
import sys
import warnings

import onnx
import onnx.defs
from onnx.backend.test.loader import load_model_tests

KINDS = ["node", "simple", "pytorch-operator", "pytorch-converted"]

HEADER = """\
# Operators of ONNX

A row for each operator of `ai.onnx`: the versions of its definition, and how many of ONNX's
backend tests that contain it pass. *dynamic* are the tests that also pass if the sizes of all
inputs are unknown. An operator without passing tests is refused with an error that names the
node, but for those with random results, of which the tests expect NumPy's; `-` means that no
test contains it.

| operator | versions | tests | static | dynamic |
|---|---|--:|--:|--:|
"""

CONTRIBUTED = """
# Operators of com.microsoft

They become operators of ONNX. A form that the rule does not know is an error that names
the node and the part.

"""


def operators_of(nodes):
    """Returns the names of operators in nodes and in their graphs."""
    names = set()
    for node in nodes:
        if node.domain in ("", "ai.onnx"):
            names.add(node.op_type)
        for attribute in node.attribute:
            for graph in [attribute.g, *attribute.graphs]:
                names |= operators_of(graph.node)
    return names


def tests_of_operators():
    """Returns the names of the tests that contain an operator, by its name."""
    tests = collections.defaultdict(set)
    for kind in KINDS:
        for case in load_model_tests(kind=kind):
            model = case.model
            if model is None:
                model = onnx.load(os.path.join(case.model_dir, "model.onnx"))
            names = operators_of(model.graph.node)
            for function in model.functions:
                names |= operators_of(function.node)
            for name in names:
                tests[name].add(f"{kind}/{case.name}")
    return tests


def versions_of_operators():
    """Returns the versions of each operator whose newest one is not deprecated."""
    versions = collections.defaultdict(list)
    for schema in onnx.defs.get_all_schemas_with_history():
        if schema.domain == "":
            versions[schema.name].append((schema.since_version, schema.deprecated))
    return {
        name: [number for number, _ in sorted(pairs)]
        for name, pairs in sorted(versions.items())
        if not max(pairs)[1]
    }


def row(name, versions, tests, passing, not_dynamic):
    passed = tests & passing
    counts = [len(tests), len(passed), len(passed - not_dynamic)] if tests else ["-"] * 3
    cells = [name, ", ".join(map(str, versions)), *map(str, counts)]
    return "| " + " | ".join(cells) + " |\n"


def read_names(path):
    """Returns the names in a list; a reason may follow after a colon."""
    with open(path, encoding="utf-8") as file:
        return {line.split(":")[0].strip() for line in file if line.strip()}


def names_of_rules(paths):
    """Returns the names of the operators in tables of rules."""
    names = set()
    for path in paths:
        with open(path, encoding="utf-8") as file:
            names |= set(re.findall(r'\{"(\w+)",\s*\w+,\s*decompose', file.read()))
    return sorted(names)


def main():
    passing_path, not_dynamic_path, output, *rules = sys.argv[1:]
    warnings.simplefilter("ignore")
    passing, not_dynamic = read_names(passing_path), read_names(not_dynamic_path)
    tests = tests_of_operators()
    with open(output, "w", encoding="utf-8") as file:
        file.write(HEADER)
        for name, versions in versions_of_operators().items():
            file.write(row(name, versions, tests[name], passing, not_dynamic))
        file.write(CONTRIBUTED + "".join(f"- {name}\n" for name in names_of_rules(rules)))


if __name__ == "__main__":
    main()
