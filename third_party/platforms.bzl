# SPDX-License-Identifier: Apache-2.0
"""The platforms that dependencies are installed for, and their locations.

The x86-64 files are the machine's own. Those of the other platforms are in
sysroots, which setup.sh unpacks into a cache outside the tree.
"""

# Maps a CPU (the name of the constraint and of the folders) to a GNU triple.
TRIPLES = {
    "x86_64": "x86_64-linux-gnu",
    "s390x": "s390x-linux-gnu",
    "ppc64le": "powerpc64le-linux-gnu",
}

def cache_dir(ctx):
    """Returns the folder that setup.sh fills. $MLIR_CACHE overrides the default."""
    return ctx.os.environ.get("MLIR_CACHE") or "/var/cache/mlir"

def sysroot(ctx, cpu):
    """Returns the root folder of the files for `cpu`; "" for the machine itself."""
    return "" if cpu == "x86_64" else cache_dir(ctx) + "/sysroots/" + cpu

def python_packages(ctx):
    """Returns the folder of the packages that setup.sh pinned in its venv."""
    return cache_dir(ctx) + "/venv/lib/python3.11/site-packages"

def require(ctx, path, package):
    """Fails with one line if `path`, which `package` installs, is missing."""
    if not ctx.path(path).exists:
        fail("%s is missing (%s): run ./setup.sh" % (path, package))

def select_platform(values):
    """Returns a select() over the platforms.

    Args:
      values: strings, in which {cpu} stands for the platform's name.
    """
    return select({
        "@mlir//targets/platforms:" + cpu: [value.replace("{cpu}", cpu) for value in values]
        for cpu in TRIPLES
    })

def static_library(name, archives, includes = ["include"], **kwargs):
    """Defines a cc_library of archives that are installed once per platform.

    Args:
      name: the target.
      archives: their paths; {cpu} stands for the platform's name.
      includes: include folders, shared by the platforms.
      **kwargs: passed to cc_library.
    """
    native.cc_library(
        name = name,
        srcs = select_platform(archives),
        includes = includes,
        **kwargs
    )
