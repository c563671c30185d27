# SPDX-License-Identifier: Apache-2.0
"""A rule with a build tool."""

def _generated_impl(ctx):
    ctx.actions.run_shell(
        outputs = [ctx.outputs.out],
        tools = [ctx.executable.generator],
        command = "%s > %s" % (ctx.executable.generator.path, ctx.outputs.out.path),
    )

generated = rule(
    implementation = _generated_impl,
    attrs = {
        "generator": attr.label(cfg = "exec", executable = True),
        "out": attr.output(),
    },
)
