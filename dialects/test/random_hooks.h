// SPDX-License-Identifier: Apache-2.0
//
// How operations, types and attributes of the test dialect are generated at
// random whose texts do not tell all of them.
#ifndef DIALECTS_TEST_RANDOM_HOOKS_H
#define DIALECTS_TEST_RANDOM_HOOKS_H

#include "core/ir/registry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace test {

/// Adds the dialect's entries of the kinds GenerationHook and StorageHook.
void registerGenerationHooks(mlir::Registry &registry);

/// Those of the kind StorageHook.
void registerStorageHooks(mlir::Registry &registry);

/// Whether a text can be read as a keyword.
inline bool isWord(llvm::StringRef text) {
  return !text.empty() && llvm::isAlpha(text.front()) &&
         llvm::all_of(text, [](char c) { return llvm::isAlnum(c); });
}

} // namespace test

#endif // DIALECTS_TEST_RANDOM_HOOKS_H
