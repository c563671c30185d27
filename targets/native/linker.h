// SPDX-License-Identifier: Apache-2.0
//
// Links object files to shared libraries and executables with lld inside this
// process. The machine needs no linker, sysroot or library of the target.
#ifndef TARGETS_NATIVE_LINKER_H
#define TARGETS_NATIVE_LINKER_H

#include "absl/status/status.h"
#include "targets/native/data_object.h"
#include "targets/native/memory_file.h"
#include "targets/native/target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::native {

/// Whether the model runtime is linked into a library.
enum class ModelRuntime { Included, Absent };

/// Whether undefined symbols are an error or are looked up when the library is
/// loaded.
enum class UndefinedSymbols { Refused, Allowed };

/// Links `objects`, with the model runtime if it is included, to the shared
/// library `path`, which is replaced only after the link succeeded. The library
/// depends on glibc's libraries only, release 2.28 or newer. It exports the
/// symbols of default visibility of the objects and the runtime. Its soname is
/// `soname`. `constants` are the last segment of the file, and streamed to it.
///
/// Errors: FailedPrecondition if a symbol is defined twice, or is undefined and
/// that is refused; Unavailable if the library cannot be written. An existing
/// file at `path` is then unchanged. Thread safety: thread-safe; links run one
/// at a time, because lld keeps state.
absl::Status
linkSharedLibrary(const Target &target,
                  llvm::ArrayRef<const MemoryFile *> objects,
                  llvm::StringRef soname, llvm::StringRef path,
                  ModelRuntime runtime = ModelRuntime::Included,
                  UndefinedSymbols undefined = UndefinedSymbols::Refused,
                  llvm::ArrayRef<DataPiece> constants = {});

/// Links `objects`, one of which defines `main`, to the position-independent
/// executable `path`. Behaves and fails as linkSharedLibrary does. The entry
/// point `_start` comes from `createStartObject`.
absl::Status linkExecutable(const Target &target,
                            llvm::ArrayRef<const MemoryFile *> objects,
                            llvm::StringRef path,
                            llvm::ArrayRef<DataPiece> constants = {});

} // namespace mlir::native

#endif // TARGETS_NATIVE_LINKER_H
