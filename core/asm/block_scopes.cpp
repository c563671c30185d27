// SPDX-License-Identifier: Apache-2.0
#include "core/asm/block_scopes.h"

#include <algorithm>

#include "core/ir/structure/operation.h"

namespace mlir {
namespace detail {

static void deleteUndefined(Block *block) {
  block->dropAllDefinedValueUses();
  delete block;
}

BlockScopes::~BlockScopes() {
  for (const Forward &forward : forwards)
    if (forward.block)
      deleteUndefined(forward.block);
}

std::vector<const char *> BlockScopes::pop() {
  const Scope scope = scopes.back();
  scopes.pop_back();
  std::vector<const char *> undefined;
  for (size_t i = scope.firstForward; i < forwards.size(); ++i) {
    if (!forwards[i].block)
      continue;
    undefined.push_back(forwards[i].place);
    deleteUndefined(forwards[i].block);
  }
  forwards.resize(scope.firstForward);
  for (size_t i = hidden.size(); i > scope.firstHidden; --i)
    entries[hidden[i - 1].first] = hidden[i - 1].second;
  hidden.resize(scope.firstHidden);
  region = scope.outerRegion;
  std::sort(undefined.begin(), undefined.end());
  return undefined;
}

/// Returns the entry as seen in the innermost region. The end of this region
/// restores the entry of an outer region.
BlockScopes::Entry &BlockScopes::getEntry(llvm::StringRef name) {
  const uint32_t number = names.getOrInsert(name);
  if (number == entries.size())
    entries.emplace_back();
  Entry &entry = entries[number];
  if (entry.region != region) {
    if (entry.block)
      hidden.emplace_back(number, entry);
    entry = Entry();
    entry.region = region;
  }
  return entry;
}

Block *BlockScopes::get(llvm::StringRef name, const char *place) {
  Entry &entry = getEntry(name);
  if (!entry.block) {
    entry.block = new Block;
    entry.forward = forwards.size();
    forwards.push_back({entry.block, place});
  }
  return entry.block;
}

Block *BlockScopes::define(llvm::StringRef name, const char *place,
                           Block *block) {
  Entry &entry = getEntry(name);
  if (!entry.block) {
    entry.block = block ? block : new Block;
    return entry.block;
  }
  if (entry.forward == Defined)
    return nullptr;
  forwards[entry.forward].block = nullptr;
  entry.forward = Defined;
  if (block) {
    entry.block->replaceAllUsesWith(block);
    delete entry.block;
    entry.block = block;
  }
  return entry.block;
}

} // namespace detail
} // namespace mlir
