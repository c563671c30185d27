// SPDX-License-Identifier: Apache-2.0
//
// Loads shared libraries that provide symbols to JIT-compiled code.
#ifndef TARGETS_JIT_SHARED_LIBRARIES_H
#define TARGETS_JIT_SHARED_LIBRARIES_H

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DynamicLibrary.h"

namespace mlir {

/// Loaded libraries. A library that defines both `__mlir_execution_engine_init`
/// and `__mlir_execution_engine_destroy` lists its symbols through the first
/// function. The destructor calls the second one.
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
  /// Calls the destroy functions. The libraries stay loaded.
  ~SharedLibraries();

  /// Loads a library. A relative path is relative to the current folder.
  /// Errors: NotFound if the library cannot be loaded.
  absl::Status load(llvm::StringRef path);

  /// Returns the libraries whose symbols are searched.
  llvm::ArrayRef<llvm::sys::DynamicLibrary> searched() const {
    return libraries;
  }
  /// Returns the symbols that libraries list themselves.
  const llvm::StringMap<void *> &exported() const { return symbols; }

private:
  std::vector<llvm::sys::DynamicLibrary> libraries;
  std::vector<DestroyFn> destroyFns;
  llvm::StringMap<void *> symbols;
};

} // namespace mlir

#endif // TARGETS_JIT_SHARED_LIBRARIES_H
