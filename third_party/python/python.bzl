# SPDX-License-Identifier: Apache-2.0
"""@local_config_python: Debian's Python headers and the venv's interpreter."""

load("//third_party:platforms.bzl", "cache_dir", "require")

_HEADERS = ["include/python3.11", "include/x86_64-linux-gnu/python3.11"]

def _python_impl(ctx):
    interpreter = cache_dir(ctx) + "/venv/bin/python3"
    require(ctx, interpreter, "the venv of requirements.txt")
    for folder in _HEADERS:
        require(ctx, "/usr/%s/pyconfig.h" % folder, "Debian package python3-dev")
        ctx.symlink("/usr/" + folder, folder)
    ctx.file("WORKSPACE", "")
    ctx.file("python3", "#!/bin/sh\nexec '%s' \"$@\"\n" % interpreter)
    ctx.symlink(Label("//third_party/python:python.BUILD"), "BUILD.bazel")

python_repository = repository_rule(
    implementation = _python_impl,
    environ = ["MLIR_CACHE"],
    doc = "The installed Python.",
)
