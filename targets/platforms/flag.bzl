# SPDX-License-Identifier: Apache-2.0
"""Flags that the project adds to Bazel's command line."""

def _flag_impl(ctx):
    return []

flag = rule(
    implementation = _flag_impl,
    build_setting = config.bool(flag = True),
    doc = "A flag of Bazel's command line, on or off.",
)
