# SPDX-License-Identifier: Apache-2.0
"""Many sources of a target compiled as few.

Sources that are compiled by themselves read the same headers, instantiate the same
templates and write the same inline functions again and again, which is most of what
a compiler does. So the sources of a target are joined, a dozen at a time, unless
--//targets/platforms:unity_sources=false is given. A source must not rely on that:
names of its own, in anonymous namespaces, are different from those of other sources
of its target, and it includes what it uses.
"""

# More save little time, and one of few sources more leaves nothing to do beside it.
_SOURCES_AT_MOST = 12

def unity_groups(sources):
    """Divides the sources of a target into groups to be joined.

    Args:
      sources: names, in order.

    Returns:
      a list of lists, of about the same lengths.
    """
    count = (len(sources) + _SOURCES_AT_MOST - 1) // _SOURCES_AT_MOST
    return [
        sources[len(sources) * i // count:len(sources) * (i + 1) // count]
        for i in range(count)
    ]

def _unity_source_impl(ctx):
    ctx.actions.run_shell(
        # What the compiler says names the file and the line that were written. The
        # headers of all come first: they must not see what a source before opens of
        # namespaces.
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
    doc = "Sources, one after the other, as one source.",
    implementation = _unity_source_impl,
    attrs = {
        "out": attr.output(mandatory = True),
        "srcs": attr.label_list(allow_files = [".cpp"]),
    },
)
