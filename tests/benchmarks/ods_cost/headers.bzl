# SPDX-License-Identifier: Apache-2.0
"""Provides the headers of C++ libraries as files for a program."""

def _headers_impl(ctx):
    files = depset(transitive = [
        dep[CcInfo].compilation_context.headers
        for dep in ctx.attr.deps
    ])
    own = [file for file in files.to_list() if not file.owner.workspace_name]
    return [DefaultInfo(
        files = depset(own),
        runfiles = ctx.runfiles(files = own),
    )]

headers = rule(
    implementation = _headers_impl,
    doc = "Collects the headers of this workspace that `deps` use, also generated ones.",
    attrs = {"deps": attr.label_list(providers = [CcInfo])},
)
