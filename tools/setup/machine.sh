# SPDX-License-Identifier: Apache-2.0
# The machine's requirements. setup.sh installs them, and tools/bazel checks
# that they are present (with bash only, in a few ms).

# Prints the folder that setup.sh fills. $MLIR_CACHE overrides the default.
cache_dir() {
  local dir=${MLIR_CACHE:-/var/cache/mlir}
  [[ $dir == /* ]] || dir=$PWD/$dir
  printf '%s\n' "${dir%/}"
}

# unsupported_host [OS_RELEASE [MACHINE]]: succeeds and sets $REASON if the
# project does not build on the host.
unsupported_host() {
  local key value id='' version='' machine=${2:-$HOSTTYPE}
  while IFS='=' read -r key value; do
    value=${value//\"/}
    case $key in
      ID) id=$value ;;
      VERSION_ID) version=$value ;;
    esac
  done 2>/dev/null <"${1:-/etc/os-release}"
  [[ $id == debian && $version == 12 && $machine == x86_64 ]] && return 1
  REASON="the host is ${id:-unknown} ${version:-?} on $machine"
  REASON+=", only Debian 12 on x86_64 is supported"
}

# One line per dependency: a file that it installs (a relative path is below the
# cache) and its description.
readonly DEPENDENCIES='
/usr/bin/bazel-4 Debian package bazel-bootstrap
/usr/share/bazel/rules/cc Debian package bazel-rules-cc
/usr/share/bazel/rules/java Debian package bazel-rules-java
/usr/share/bazel/rules/proto Debian package bazel-rules-proto
/usr/share/bazel/tools/skylib Debian package bazel-skylib
/usr/share/bazel/platforms Debian package bazel-platforms
/usr/bin/llvm-config-19 Debian package llvm-19-dev
/usr/lib/llvm-19/include/llvm/IR/Module.h Debian package llvm-19-dev
/usr/lib/llvm-19/bin/FileCheck Debian package llvm-19-tools
/usr/bin/clang-19 Debian package clang-19
/usr/bin/ld.lld-19 Debian package lld-19
/usr/lib/llvm-19/include/lld/Common/Driver.h Debian package liblld-19-dev
/usr/lib/llvm-19/lib/liblldELF.a Debian package liblld-19
/usr/lib/llvm-19/lib/clang/19/lib/linux Debian package libclang-rt-19-dev
/usr/include/c++/12/bit Debian package libstdc++-12-dev
/usr/include/absl/base/config.h Debian package libabsl-dev
/usr/src/googletest/googletest/src/gtest-all.cc Debian package googletest
/usr/include/benchmark/benchmark.h Debian package libbenchmark-dev
/usr/bin/protoc Debian package protobuf-compiler
/usr/include/google/protobuf/message.h Debian package libprotobuf-dev
/usr/include/png.h Debian package libpng-dev
/usr/include/zlib.h Debian package zlib1g-dev
/usr/include/zstd.h Debian package libzstd-dev
/usr/include/python3.11/Python.h Debian package python3-dev
/usr/bin/qemu-s390x-static Debian package qemu-user-static
sysroots/s390x/usr/include/c++/12/bit sysroot of s390x
sysroots/s390x/usr/include/s390x-linux-gnu/bits/types.h sysroot of s390x
sysroots/s390x/usr/lib/llvm-19/lib/libLLVMCore.a sysroot of s390x
sysroots/ppc64le/usr/include/c++/12/bit sysroot of ppc64le
sysroots/ppc64le/usr/include/powerpc64le-linux-gnu/bits/types.h sysroot of ppc64le
sysroots/ppc64le/usr/lib/llvm-19/lib/libLLVMCore.a sysroot of ppc64le
venv/bin/python3 Python environment
venv/lib/python3.11/site-packages/onnx/onnx-ml.proto PyPI package onnx
venv/lib/python3.11/site-packages/onnxruntime/__init__.py PyPI package onnxruntime
venv/lib/python3.11/site-packages/nanobind/src/nb_combined.cpp PyPI package nanobind
models/ch_PP-OCRv4_rec_infer.onnx model of real text recognition
models/ch_ppocr_mobile_v2.0_cls_infer.onnx model of text direction
bin/buildifier npm package @bazel/buildifier
versions/clang versions of installed tools
versions/linker versions of installed tools
versions/peer versions of installed tools
versions/ppc64le versions of installed tools
versions/python versions of installed tools
versions/qemu versions of installed tools
versions/s390x versions of installed tools
versions/x86_64 versions of installed tools
'

# missing_dependency [ROOT]: succeeds and sets $REASON if a dependency in the
# table is missing below ROOT (for tests).
missing_dependency() {
  local dir file what
  dir=$(cache_dir)
  while read -r file what; do
    [[ -n $file ]] || continue
    [[ $file == /* ]] && file=${1-}$file || file=$dir/$file
    [[ -e $file ]] && continue
    REASON="$file is missing ($what)"
    return 0
  done <<<"$DEPENDENCIES"
  return 1
}
