# SPDX-License-Identifier: Apache-2.0
"""The repository rule for a dependency that is installed as files."""

load("//third_party:platforms.bzl", "TRIPLES", "cache_dir", "python_packages", "require", "sysroot")

def _installed_impl(ctx):
    for path, link in ctx.attr.links.items():
        path = path.replace("{cache}", cache_dir(ctx)).replace("{python}", python_packages(ctx))
        cpus = TRIPLES.keys() if "{cpu}" in link else ["x86_64"]
        for cpu in cpus:
            source = path.replace("{root}", sysroot(ctx, cpu)).replace("{triple}", TRIPLES[cpu])
            require(ctx, source, ctx.attr.package + (" for " + cpu if cpu != "x86_64" else ""))
            ctx.symlink(source, link.replace("{cpu}", cpu))
    ctx.file("WORKSPACE", "")
    ctx.symlink(ctx.attr.build_file, "BUILD.bazel")

installed_repository = repository_rule(
    implementation = _installed_impl,
    attrs = {
        "build_file": attr.label(mandatory = True, doc = "The overlay."),
        "links": attr.string_dict(
            mandatory = True,
            doc = "Installed path -> path in the repository. {root} is the " +
                  "platform's root, {triple} its triple, {cache} the folder " +
                  "that setup.sh fills, {python} the packages of its venv; a " +
                  "link with {cpu} is made once per platform.",
        ),
        "package": attr.string(mandatory = True, doc = "The package that installs the files."),
    },
    environ = ["MLIR_CACHE"],
    doc = "A repository of files that a package installed, with a BUILD file.",
)

def _coverage_stub_impl(ctx):
    ctx.file("WORKSPACE", "")
    ctx.file("BUILD.bazel", "filegroup(name = \"coverage_report_generator\", visibility = [\"//visibility:public\"])\n")

coverage_stub_repository = repository_rule(
    implementation = _coverage_stub_impl,
    doc = "Bazel asks for @remote_coverage_tools in every test run.",
)
