# SPDX-License-Identifier: Apache-2.0
# Writes the versions of the tools that actions run by absolute paths. Each file is an
# input of the actions that run its tools (third_party/versions), so a shared cache has no
# results of other versions. Machines with the same packages have the same files.

readonly VERSIONS=(clang linker x86_64 s390x ppc64le qemu python peer)

# debian_versions PACKAGE...: prints the packages that are installed.
debian_versions() {
  dpkg-query -W -f '${db:Status-Abbrev}${Package} ${Version}\n' "$@" 2>/dev/null |
    sed -n 's/^ii //p' | LC_ALL=C sort
}

# python_packages FOLDER: prints the packages of a Python environment.
python_packages() {
  find "$cache/$1/lib/python3.11/site-packages" -maxdepth 1 -name '*.dist-info' \
    -printf '%f\n' 2>/dev/null | LC_ALL=C sort
}

# unpacked_versions FOLDER NAME...: prints digests of the files with these names in a
# folder of unpacked packages, which has no list of versions.
unpacked_versions() {
  local folder=$cache/$1 name tests=()
  shift
  for name in "$@"; do tests+=(-o -name "$name"); done
  [[ -d $folder ]] || return 0
  (cd "$folder" && find . -type f \( "${tests[@]:1}" \) -exec sha256sum {} +) |
    LC_ALL=C sort -k 2
}

clang_versions() {
  debian_versions clang-19 libclang-common-19-dev libclang-cpp19 libllvm19
}

# Includes the archiver and libraries of the compiler.
linker_versions() { debian_versions lld-19 llvm-19 libclang-rt-19-dev; }

# The C and C++ libraries of a platform and their headers.
x86_64_versions() {
  debian_versions libc6 libc6-dev libgcc-12-dev libgcc-s1 libstdc++-12-dev libstdc++6 \
    linux-libc-dev
}
sysroot_versions() {
  unpacked_versions "sysroots/$1" libc.so.6 libc.a libm.so.6 libgcc.a libstdc++.a version.h
}
s390x_versions() { sysroot_versions s390x; }
ppc64le_versions() { sysroot_versions ppc64le; }

qemu_versions() { debian_versions qemu-user-static; }

python_versions() {
  debian_versions python3.11-minimal libpython3.11-minimal libpython3.11-stdlib
  python_packages venv
}

# Empty without --benchmarks.
peer_versions() {
  unpacked_versions llvm-22 mlir-opt mlir-runner mlir-translate 'libMLIR.so.*'
  python_packages peers
}

# write_versions: writes each file whose contents change.
write_versions() {
  local name file
  [[ -w $cache/versions ]] || make_cache_writable
  mkdir -p "$cache/versions"
  for name in "${VERSIONS[@]}"; do
    file=$cache/versions/$name
    "${name}_versions" >"$file.part" || true
    [[ -s $file.part || $name == peer ]] || die "no version of $name is found"
    if cmp -s "$file.part" "$file"; then rm "$file.part"; else mv "$file.part" "$file"; fi
  done
}
