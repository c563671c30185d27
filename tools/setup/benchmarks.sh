# SPDX-License-Identifier: Apache-2.0
# Dependencies of benchmarks and interoperability tests only: peers to compare
# with, which are never linked, and the weights of large architectures.

peer_packages_title() { say "Debian packages of benchmarks"; }
peer_packages_output() { say "$cache"; }
peer_packages_inputs() {
  cat tools/setup/packages/debian-benchmarks.txt
  installed_packages tools/setup/packages/debian-benchmarks.txt
}
peer_packages_make() {
  install_packages tools/setup/packages/debian-benchmarks.txt
}

# LLVM and MLIR 22 come from the security archive and are unpacked to a folder,
# so that the machine's default LLVM does not change.
llvm_22_title() { say "LLVM and MLIR 22"; }
llvm_22_output() { say "$cache/llvm-22"; }
llvm_22_inputs() { cat tools/setup/{benchmarks,debian}.sh; }
llvm_22_make() {
  local output=$cache/llvm-22 state=$cache/llvm-22.apt
  need_space "$cache" 2500 "LLVM and MLIR 22"
  mkdir -p "$state"/{lists,cache/archives}/partial
  write_sources "$state/sources.list" bookworm bookworm-security
  say "      fetching llvm-22 and mlir-22-tools"
  attempt "Debian packages llvm-22 and mlir-22-tools" \
    fetch_llvm_22 "$state"
  say "      unpacking them"
  rm -rf "$output.part"
  attempt "LLVM 22" unpack_llvm_22 "$output.part" "$state"/cache/archives/*.deb
  replace "$output"
  rm -rf "$state"
}

# fetch_llvm_22 STATE: downloads the packages and their missing dependencies to
# STATE/cache/archives.
fetch_llvm_22() {
  local apt=(apt_apart "$1" amd64 -o Dir::State::status=/var/lib/dpkg/status)
  "${apt[@]}" --error-on=any update || return
  "${apt[@]}" -y --no-install-recommends --download-only -o Debug::NoLocking=1 \
    -o APT::Keep-Downloaded-Packages=true install llvm-22 mlir-22-tools
}

# unpack_llvm_22 ROOT DEB...: makes the programs search for libraries in LLVM's
# own folder, which is not a default folder.
unpack_llvm_22() {
  local root=$1
  unpack_packages "$@" || return
  ln -sr "$root"/usr/lib/x86_64-linux-gnu/*.so* "$root/usr/lib/llvm-22/lib/" || return
  "$root/usr/lib/llvm-22/bin/mlir-opt" --version
}

# The headers of the same release, which its generated C++ needs.
llvm_22_headers_title() { say "headers of LLVM and MLIR 22"; }
llvm_22_headers_output() { say "$cache/llvm-22-headers"; }
llvm_22_headers_inputs() { cat tools/setup/{benchmarks,sysroots,debian}.sh; }
llvm_22_headers_make() {
  local output=$cache/llvm-22-headers state=$cache/llvm-22-headers.apt
  need_space "$cache" 500 "the headers of LLVM and MLIR 22"
  mkdir -p "$state"/{lists,cache/archives,packages}/partial
  : >"$state/status"
  write_sources "$state/sources.list" bookworm bookworm-security
  say "      fetching llvm-22-dev and libmlir-22-dev"
  attempt "Debian packages llvm-22-dev and libmlir-22-dev" \
    fetch_packages "$state" amd64 llvm-22-dev libmlir-22-dev
  say "      unpacking their headers"
  rm -rf "$output.part"
  attempt "the headers of LLVM 22" \
    unpack_headers "$output.part" "$state"/packages/*.deb
  replace "$output"
  rm -rf "$state"
}

# unpack_headers ROOT DEB...: unpacks without the libraries, which take a
# gigabyte.
unpack_headers() {
  local root=$1 package
  shift
  mkdir -p "$root"
  for package in "$@"; do
    dpkg-deb --fsys-tarfile "$package" |
      tar -x -C "$root" --wildcards './usr/*include*' || return
  done
  [[ -e $root/usr/lib/llvm-22/include/llvm/ADT/StringRef.h &&
    -e $root/usr/lib/llvm-22/include/mlir/IR/OpBase.td ]]
}

peers_title() { say "OpenVINO and IREE"; }
peers_output() { say "$cache/peers"; }
peers_inputs() {
  cat requirements-benchmarks.txt tools/setup/python.sh
  /usr/bin/python3 --version
}
peers_make() {
  need_space "$cache" 2000 "OpenVINO and IREE"
  make_venv "$cache/peers" requirements-benchmarks.txt
}

weights_title() { say "weights of the architectures"; }
weights_output() { say "$cache/architectures"; }
weights_inputs() { cat tests/benchmarks/models/*; }
weights_make() {
  local part=$cache/architectures.part graph name
  need_space "$cache" 1200 "the weights"
  mkdir -p "$part"
  for graph in tests/benchmarks/models/*.onnx; do
    name=$(basename "$graph" .onnx)
    say "      $name"
    attempt "the weights of $name" "$cache/venv/bin/python3" -I \
      tests/benchmarks/models/fill.py "$part" "$name"
  done
  replace "$cache/architectures"
}
