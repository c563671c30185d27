# SPDX-License-Identifier: Apache-2.0
"""@versions: the versions of the tools that actions run by absolute paths, as files.

Such a file is an input of the actions that run the tool. After an upgrade its contents
differ, so a cache finds no result of the old version.
"""

load("//third_party:platforms.bzl", "cache_dir", "require")

# The files that tools/setup/versions.sh writes.
_STAMPS = [
    "clang",
    "linker",
    "peer",
    "ppc64le",
    "python",
    "qemu",
    "s390x",
    "x86_64",
]

def _versions_impl(ctx):
    for stamp in _STAMPS:
        path = cache_dir(ctx) + "/versions/" + stamp
        require(ctx, path, "versions of installed tools")

        # A link: the next build sees a change.
        ctx.symlink(path, stamp)
    ctx.file("WORKSPACE", "")
    ctx.file("BUILD.bazel", "exports_files(%r)\n" % _STAMPS)

versions_repository = repository_rule(
    implementation = _versions_impl,
    environ = ["MLIR_CACHE"],
    doc = "The versions of installed tools.",
)
