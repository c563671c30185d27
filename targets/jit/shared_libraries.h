// SPDX-License-Identifier: Apache-2.0
//
// Shared libraries that give symbols to code that is compiled just in time.
#ifndef TARGETS_JIT_SHARED_LIBRARIES_H
#define TARGETS_JIT_SHARED_LIBRARIES_H

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DynamicLibrary.h"

namespace mlir {

/// Loaded libraries. One that defines both `__mlir_execution_engine_init` and
/// `__mlir_execution_engine_destroy` says by the first what its symbols are,
/// and has the second called in the end.
class SharedLibraries {
public:
  using InitFn = void (*)(llvm::StringMap<void *> &);
  using DestroyFn = void (*)();

  static constexpr const char *initFnName = "__mlir_execution_engine_init";
  static constexpr const char *destroyFnName =
      "__mlir_execution_engine_destroy";

  SharedLibraries() = default;
  SharedLibraries(const SharedLibraries &) = delete;
  SharedLibraries &operator=(const SharedLibraries &) = delete;
  /// Libraries stay loaded.
  ~SharedLibraries();

  /// Loads a library; a relative path is one in the current folder.
  /// Errors: NotFound when it cannot be loaded.
  absl::Status load(llvm::StringRef path);

  /// All whose symbols are searched.
  llvm::ArrayRef<llvm::sys::DynamicLibrary> searched() const {
    return libraries;
  }
  /// The symbols that libraries name themselves.
  const llvm::StringMap<void *> &exported() const { return symbols; }

private:
  std::vector<llvm::sys::DynamicLibrary> libraries;
  std::vector<DestroyFn> destroyFns;
  llvm::StringMap<void *> symbols;
};

} // namespace mlir

#endif // TARGETS_JIT_SHARED_LIBRARIES_H
