// SPDX-License-Identifier: Apache-2.0
//
// Compiled once per platform. MLIR_GET_EMBEDDED_FILES is the name of the
// function to define, and --embed-dir the folder of the platform's files.
#include "targets/native/embedded_files.h"

#include <cstddef>

namespace mlir::native {
namespace {

constexpr char runtime[] = {
#embed "runtime.a"
};
constexpr char parallel[] = {
#embed "parallel.a"
};
constexpr char builtins[] = {
#embed "builtins.a"
};
constexpr char libc[] = {
#embed "libc.so.6"
};
constexpr char libm[] = {
#embed "libm.so.6"
};
constexpr char libpthread[] = {
#embed "libpthread.so.0"
};
constexpr char libdl[] = {
#embed "libdl.so.2"
};
constexpr char dynamicLinker[] = {
#embed "ld.so"
};

template <size_t N> llvm::StringRef contents(const char (&bytes)[N]) {
  return llvm::StringRef(bytes, N);
}

} // namespace

EmbeddedFiles MLIR_GET_EMBEDDED_FILES() {
  return {contents(runtime), contents(parallel),     contents(builtins),
          contents(libc),    contents(libm),         contents(libpthread),
          contents(libdl),   contents(dynamicLinker)};
}

} // namespace mlir::native
