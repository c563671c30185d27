# SPDX-License-Identifier: Apache-2.0
"""Joins the sources of a target into few compilation units.

Sources that are compiled separately parse the same headers, instantiate the same
templates and emit the same inline functions, which takes most of the compile
time. So up to a dozen sources of a target are joined into a unit, unless
--//targets/platforms:unity_sources=false is set. Sources must not rely on it:
each includes what it uses. Names in the anonymous namespaces of one target must
be unique.
"""

# Larger units save little more time, and fewer units leave processors idle.
_SOURCES_AT_MOST = 12

def unity_groups(sources):
    """Divides the sources of a target into groups to join.

    Args:
      sources: names, in order.

    Returns:
      a list of lists of similar lengths.
    """
    count = (len(sources) + _SOURCES_AT_MOST - 1) // _SOURCES_AT_MOST
    return [
        sources[len(sources) * i // count:len(sources) * (i + 1) // count]
        for i in range(count)
    ]

def _unity_source_impl(ctx):
    ctx.actions.run_shell(
        # Line directives make diagnostics name the original sources. All
        # includes come first, so that no namespace of an earlier source affects
        # them.
        command = """{
            awk '/^#include .*(>|[.]h")$/ { print; next }
                 !/^(\\/\\/.*)?$/ { nextfile }' "${@:2}" | LC_ALL=C sort -u
            for source in "${@:2}"; do
                printf '\\n#line 1 "%s"\\n' "$source" && cat "$source" || exit
            done
        } >"$1\"""",
        arguments = [ctx.outputs.out.path] + [source.path for source in ctx.files.srcs],
        inputs = ctx.files.srcs,
        outputs = [ctx.outputs.out],
        mnemonic = "UnitySource",
        progress_message = "Joining sources of %s" % ctx.label.package,
    )

unity_source = rule(
    doc = "Concatenates sources to one source.",
    implementation = _unity_source_impl,
    attrs = {
        "out": attr.output(mandatory = True),
        "srcs": attr.label_list(allow_files = [".cpp"]),
    },
)
