# SPDX-License-Identifier: Apache-2.0
"""A target that gives its users the headers of several libraries."""

def _cc_exports_impl(ctx):
    infos = [library[CcInfo] for library in ctx.attr.exports]
    return [
        # A user may include the headers of direct_cc_infos (layering_check).
        cc_common.merge_cc_infos(cc_infos = infos, direct_cc_infos = infos),
        DefaultInfo(files = depset(transitive = [
            library[DefaultInfo].files
            for library in ctx.attr.exports
        ])),
    ]

mlir_cc_exports = rule(
    doc = "Stands for several libraries. A target that depends on it may include their headers.",
    implementation = _cc_exports_impl,
    attrs = {
        "exports": attr.label_list(
            doc = "The libraries.",
            mandatory = True,
            providers = [CcInfo],
        ),
    },
    provides = [CcInfo],
)
