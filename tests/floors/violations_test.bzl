# SPDX-License-Identifier: Apache-2.0
"""Tests which violations the check of the floors finds in a target."""

load(":floors.bzl", "ViolationsInfo", "find_violations")

def _violations_test_impl(ctx):
    found = sorted(ctx.attr.target[ViolationsInfo].violations.to_list())
    expected = sorted([
        "%s depends on %s, which the floors forbid" % edge
        for edge in ctx.attr.expected.items()
    ])
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.write(
        script,
        "#!/bin/bash\necho 'found %r, expected %r'\nexit %d\n" % (
            found,
            expected,
            0 if found == expected else 1,
        ),
        is_executable = True,
    )
    return [DefaultInfo(executable = script)]

violations_test = rule(
    implementation = _violations_test_impl,
    attrs = {
        "expected": attr.string_dict(doc = "Maps labels to the labels that they must not depend on."),
        "target": attr.label(aspects = [find_violations], mandatory = True),
    },
    doc = "Passes if exactly the expected dependencies of `target` are rejected.",
    test = True,
)
