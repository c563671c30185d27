// SPDX-License-Identifier: Apache-2.0
//
// Object files to shared libraries and executables, by lld within this process:
// no linker, sysroot or library of the target need be on the machine.
#ifndef TARGETS_NATIVE_LINKER_H
#define TARGETS_NATIVE_LINKER_H

#include "absl/status/status.h"
#include "targets/native/memory_file.h"
#include "targets/native/target.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::native {

/// Whether the model runtime becomes a part of a library.
enum class ModelRuntime { Included, Absent };

/// Links `objects` and the model runtime to the shared library `path`, which
/// is replaced only once it is complete. The library needs nothing but glibc's
/// own libraries, of release 2.28 or newer; it exports the default-visible
/// symbols of the objects and the runtime; its soname is `soname`.
///
/// Errors: FailedPrecondition when a symbol is defined nowhere or twice;
/// Unavailable when the library cannot be written. What was at `path` is then
/// unchanged. Thread-safe: links wait for one another, as lld keeps state.
absl::Status linkSharedLibrary(const Target &target,
                               llvm::ArrayRef<const MemoryFile *> objects,
                               llvm::StringRef soname, llvm::StringRef path,
                               ModelRuntime runtime = ModelRuntime::Included);

/// Links `objects`, one of which defines `main`, to the position-independent
/// executable `path`, in the same way and with the same errors. Its beginning,
/// `_start`, is `createStartObject`'s.
absl::Status linkExecutable(const Target &target,
                            llvm::ArrayRef<const MemoryFile *> objects,
                            llvm::StringRef path);

} // namespace mlir::native

#endif // TARGETS_NATIVE_LINKER_H
