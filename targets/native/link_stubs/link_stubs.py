# SPDX-License-Identifier: Apache-2.0
"""Makes link stubs of glibc: shared libraries with symbols and versions only.

usage: link_stubs.py --triple TRIPLE --libc LIBC --libm LIBM --ld LD --output-dir DIR

Reads a platform's libc, libm and dynamic linker, and writes stubs for libc.so.6,
libm.so.6, libpthread.so.0, libdl.so.2 and the dynamic linker (as ld.so). A
library linked with the stubs loads with glibc LAST_VERSION or newer: each symbol
gets its newest version up to LAST_VERSION, in the library that defined it then.
Names that are newer are omitted, so that `-z defs` reports them.
"""

import argparse
import collections
import os
import re
import subprocess
import tempfile

LAST_VERSION = (2, 28)
# The release that merged the functions of the other libraries into libc.so.6.
# Some functions had moved slightly earlier.
MERGED_VERSION = (2, 34)
LLVM_BIN = "/usr/lib/llvm-19/bin/"

# Tells which library defined a name before the merge. librt, libutil and libanl
# have no stubs.
PTHREAD_NAME = re.compile(r"_?_?(pthread|sem|mtx|cnd|thrd|tss)_|call_once$")
DL_NAME = re.compile(r"dl(addr|addr1|close|error|info|mopen|open|sym|vsym)$")

# Symbols that got a new version in that release but were always in libc.so.6.
LIBC_NAMES = {"__libc_start_main"}

Symbol = collections.namedtuple("Symbol", "name version kind")


def parse_version(text):
    """'GLIBC_2.2.5' -> (2, 2, 5); None for GLIBC_PRIVATE and the like."""
    match = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)*)", text)
    return tuple(map(int, match[1].split("."))) if match else None


def read_symbols(nm_output):
    """Yields (name, version, is_default, kind) of an `nm -D` listing."""
    for line in nm_output.splitlines():
        kind, versioned = line.split()[-2:]
        name, at, version = versioned.partition("@")
        if kind == "A" or not at:
            continue
        number = parse_version(version.lstrip("@"))
        if number:
            yield name, number, version.startswith("@"), kind


def choose(nm_output):
    """Returns the symbols of a library as LAST_VERSION had them.

    Returns a list of (symbol, moved). `moved` is the version in which the name
    moved into this library if that is after LAST_VERSION, else False.
    """
    versions = collections.defaultdict(dict)
    default = {}
    for name, version, is_default, kind in read_symbols(nm_output):
        versions[name][version] = kind
        if is_default:
            default[name] = version
    chosen = []
    for name in sorted(versions):
        old = [v for v in versions[name] if v <= LAST_VERSION]
        # A name without a default version exists for old programs only.
        if not old or name not in default:
            continue
        version = max(old)
        symbol = Symbol(name, version, versions[name][version])
        chosen.append((symbol, default[name] > LAST_VERSION and default[name]))
    return chosen


def split_libc(chosen):
    """Splits symbols among libc.so.6, libpthread.so.0 and libdl.so.2."""
    libraries = {"libc.so.6": [], "libpthread.so.0": [], "libdl.so.2": []}
    for symbol, moved in chosen:
        if moved and PTHREAD_NAME.match(symbol.name):
            libraries["libpthread.so.0"].append(symbol)
        elif moved and DL_NAME.match(symbol.name):
            libraries["libdl.so.2"].append(symbol)
        elif (not moved or moved != MERGED_VERSION or
              symbol.name in LIBC_NAMES):
            libraries["libc.so.6"].append(symbol)
    return libraries


def assembly(symbols):
    lines = [".text"]
    for symbol in symbols:
        kind = "object" if symbol.kind in "BDRV" else "function"
        lines += [
            f".globl {symbol.name}",
            f".type {symbol.name},@{kind}",
            f"{symbol.name}: .byte 0",
        ]
    return "\n".join(lines) + "\n"


def version_script(symbols):
    nodes = collections.defaultdict(list)
    for symbol in symbols:
        nodes[symbol.version].append(symbol.name)
    text = ""
    for version in sorted(nodes):
        label = ".".join(map(str, version))
        text += f"GLIBC_{label} {{ global: {' '.join(n + ';' for n in nodes[version])} }};\n"
    return text


def run(tool, *args):
    """Returns the output of an LLVM tool."""
    return subprocess.run([LLVM_BIN + tool, *args], check=True,
                          capture_output=True, text=True).stdout


def read_soname(library):
    """Returns the SONAME, the file name that linked programs load."""
    return re.search(r"SONAME\D.*\[(.*)\]", run("llvm-readelf", "-d", library))[1]


def link(triple, soname, symbols, output):
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "stub.s")
        script = os.path.join(folder, "stub.map")
        with open(source, "w") as f:
            f.write(assembly(symbols))
        with open(script, "w") as f:
            f.write(version_script(symbols))
        subprocess.run(
            [
                LLVM_BIN + "clang", f"--target={triple}", "-nostdlib", "-shared",
                f"--ld-path={LLVM_BIN}ld.lld", f"-Wl,-soname,{soname}",
                "-Wl,--build-id=none,-s,--hash-style=gnu",
                f"-Wl,--version-script={script}", source, "-o", output,
            ],
            check=True)


def main():
    parser = argparse.ArgumentParser()
    for option in ["triple", "libc", "libm", "ld", "output-dir"]:
        parser.add_argument("--" + option, required=True)
    args = parser.parse_args()

    def symbols_of(path):
        return choose(run("llvm-nm", "-D", "--defined-only", path))

    stubs = split_libc(symbols_of(args.libc))
    stubs["libm.so.6"] = [s for s, _ in symbols_of(args.libm)]
    for soname, symbols in stubs.items():
        link(args.triple, soname, symbols, os.path.join(args.output_dir, soname))
    link(args.triple, read_soname(args.ld), [s for s, _ in symbols_of(args.ld)],
         os.path.join(args.output_dir, "ld.so"))


if __name__ == "__main__":
    main()
