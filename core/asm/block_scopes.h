// SPDX-License-Identifier: Apache-2.0
//
// What the names of blocks (`^bb1`) stand for in the regions being read. A
// region sees its own blocks only.
#ifndef CORE_ASM_BLOCK_SCOPES_H
#define CORE_ASM_BLOCK_SCOPES_H

#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/operation.h"

namespace mlir {
namespace detail {

/// Owns blocks that were named as successors and are not yet defined.
class BlockScopes {
public:
  BlockScopes() = default;
  ~BlockScopes();
  BlockScopes(const BlockScopes &) = delete;

  void push() {
    scopes.push_back({region, hidden.size(), forwards.size()});
    region = ++lastRegion;
  }
  /// Places of the first uses of blocks that were not defined, in order; these
  /// blocks are deleted, their uses dropped.
  std::vector<const char *> pop();

  /// The block of a name in the innermost region; a new one if it has not been
  /// seen. `name` outlives this.
  Block *get(llvm::StringRef name, const char *place);
  /// Defines a name as `block`, or if that is null, as the block that was named
  /// before, or a new one. The caller owns it from then on. Null if the name is
  /// defined already.
  Block *define(llvm::StringRef name, const char *place, Block *block);

private:
  struct Entry {
    Block *block = nullptr;
    /// In `forwards`, until it is defined.
    uint32_t forward = Defined;
    /// The region in which it was last seen.
    uint32_t region = 0;
  };
  struct Forward {
    Block *block;
    const char *place;
  };
  struct Scope {
    uint32_t outerRegion;
    size_t firstHidden;
    size_t firstForward;
  };
  static constexpr uint32_t Defined = ~0u;

  Entry &getEntry(llvm::StringRef name);

  NameTable names;
  std::vector<Entry> entries;
  std::vector<std::pair<uint32_t, Entry>> hidden;
  std::vector<Forward> forwards;
  std::vector<Scope> scopes;
  uint32_t region = 0;
  uint32_t lastRegion = 0;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_BLOCK_SCOPES_H
