# SPDX-License-Identifier: Apache-2.0
"""@sysroots: the locations of each platform's headers and libraries."""

load("//third_party:platforms.bzl", "TRIPLES", "require", "sysroot")

# Lists the headers of the compiler, of libc and of the kernel as textual, so
# that layering_check knows them. It rejects headers that no module lists, such
# as an installed third-party header.
_MODULE_MAP = """
root=$1; triple=$2
echo 'module "crosstool" [system] {'
{
  find -L /usr/lib/llvm-19/lib/clang/19/include $root/usr/include/c++/12 \
    $root/usr/include/$triple/c++ \
    $root/usr/include/$triple/{bits,sys,gnu,asm} \
    $root/usr/include/{linux,asm-generic,arpa,net,netinet,rpc,protocols} \
    $root/usr/include/{bits,sys,gnu,asm} -type f 2>/dev/null
  for name in $(dpkg-query -L libc6-dev libcrypt-dev linux-libc-dev |
      sed -nE 's|^/usr/include/([^/]*-linux-gnu/)?([^/]*[.]h)$|\\2|p'); do
    ls $root/usr/include/$name $root/usr/include/$triple/$name 2>/dev/null
  done
} | LC_ALL=C sort -u | sed 's/.*/  textual header "&"/'
echo '}'
"""

# The dynamic linker, which defines symbols that thread-local variables need.
_DYNAMIC_LINKER = {
    "ppc64le": "ld64.so.2",
    "s390x": "ld64.so.1",
    "x86_64": "ld-linux-x86-64.so.2",
}

def _libraries(root, triple, cpu):
    """Returns the files to link or to make stubs of for `cpu`: name -> path."""
    libc = root + "/lib/" + triple + "/"

    # LLVM 19 has no builtins for s390x; GCC's library has the same functions.
    builtins = root + (
        "/usr/lib/gcc/s390x-linux-gnu/12/libgcc.a" if cpu == "s390x" else "/usr/lib/llvm-19/lib/clang/19/lib/linux/libclang_rt.builtins-%s.a" %
                                                                          triple.split("-")[0]
    )
    return {
        "builtins.a": builtins,
        "ld.so": libc + _DYNAMIC_LINKER[cpu],
        "libc.so": libc + "libc.so.6",
        "libm.so": libc + "libm.so.6",
    }

def _sysroots_impl(ctx):
    roots = {}
    build = ["package(default_visibility = [\"//visibility:public\"])"]
    for cpu, triple in TRIPLES.items():
        root = sysroot(ctx, cpu)
        require(
            ctx,
            root + "/usr/include/c++/12/vector",
            "the sysroot of %s" % cpu if root else "Debian package libstdc++-12-dev",
        )
        roots[cpu] = root
        result = ctx.execute(["bash", "-c", _MODULE_MAP, "module_map", root, triple])
        if result.return_code:
            fail("cannot list the headers of %s: %s" % (cpu, result.stderr))
        ctx.file(cpu + "/module.modulemap", result.stdout)
        build.append("exports_files([\"%s/module.modulemap\"])" % cpu)
        for library, path in _libraries(root, triple, cpu).items():
            require(ctx, path, "the sysroot of %s" % cpu if root else "Debian package libc6")
            ctx.symlink(path, cpu + "/" + library)
            build.append("exports_files([\"%s/%s\"])" % (cpu, library))
    ctx.file("WORKSPACE", "")
    ctx.file("BUILD.bazel", "\n".join(build + ["exports_files([\"emulate.sh\"])"]) + "\n")
    ctx.file("paths.bzl", "SYSROOTS = %r\n" % roots)
    ctx.template(
        "emulate.sh",
        Label("//targets/platforms:emulate.sh.tpl"),
        {"@%s@" % cpu: roots[cpu] for cpu in TRIPLES},
    )

sysroots_repository = repository_rule(
    implementation = _sysroots_impl,
    environ = ["MLIR_CACHE"],
    doc = "Finds the sysroots and lists their headers.",
)
