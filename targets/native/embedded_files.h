// SPDX-License-Identifier: Apache-2.0
//
// The files that every linked library needs, embedded in the compiler.
#ifndef TARGETS_NATIVE_EMBEDDED_FILES_H
#define TARGETS_NATIVE_EMBEDDED_FILES_H

#include "llvm/ADT/StringRef.h"

namespace mlir::native {

/// The contents of the files of one platform.
struct EmbeddedFiles {
  /// An archive of the model runtime (targets/runtime).
  llvm::StringRef runtime;
  /// An archive of threads for parallel loops (targets/runtime/parallel).
  llvm::StringRef parallel;
  /// An archive of the functions that LLVM's generated code may call.
  llvm::StringRef builtins;
  /// Link stubs of glibc's libraries (targets/native/link_stubs).
  llvm::StringRef libc;
  llvm::StringRef libm;
  llvm::StringRef libpthread;
  llvm::StringRef libdl;
  llvm::StringRef dynamicLinker;
};

EmbeddedFiles getEmbeddedFilesForX86_64();
EmbeddedFiles getEmbeddedFilesForPPC64LE();
EmbeddedFiles getEmbeddedFilesForS390X();

} // namespace mlir::native

#endif // TARGETS_NATIVE_EMBEDDED_FILES_H
