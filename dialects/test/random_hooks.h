// SPDX-License-Identifier: Apache-2.0
//
// Random generation of operations, types and attributes whose text does not
// represent them completely.
#ifndef DIALECTS_TEST_RANDOM_HOOKS_H
#define DIALECTS_TEST_RANDOM_HOOKS_H

#include "core/ir/context/registry.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace test {

/// Registers the dialect's entries of the kinds GenerationHook and StorageHook.
void registerGenerationHooks(mlir::Registry &registry);

/// Registers the entries of kind StorageHook.
void registerStorageHooks(mlir::Registry &registry);

/// Returns true if the text can be parsed as a keyword.
inline bool isWord(llvm::StringRef text) {
  return !text.empty() && llvm::isAlpha(text.front()) &&
         llvm::all_of(text, [](char c) { return llvm::isAlnum(c); });
}

} // namespace test

#endif // DIALECTS_TEST_RANDOM_HOOKS_H
