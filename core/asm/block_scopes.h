// SPDX-License-Identifier: Apache-2.0
//
// Scopes of block names (`^bb1`) during parsing. A region sees only its own
// blocks.
#ifndef CORE_ASM_BLOCK_SCOPES_H
#define CORE_ASM_BLOCK_SCOPES_H

#include <vector>

#include "core/asm/name_table.h"
#include "core/ir/structure/operation.h"

namespace mlir {
namespace detail {

/// Owns the blocks that were named as successors and are not defined yet.
class BlockScopes {
public:
  BlockScopes() = default;
  ~BlockScopes();
  BlockScopes(const BlockScopes &) = delete;

  void push() {
    scopes.push_back({region, hidden.size(), forwards.size()});
    region = ++lastRegion;
  }
  /// Ends the scope of a region. Deletes its undefined blocks, drops their
  /// uses, and returns the positions of their first uses in order.
  std::vector<const char *> pop();

  /// Returns the block of a name in the innermost region. Creates it if the
  /// name is new. `name` must outlive this object.
  Block *get(llvm::StringRef name, const char *place);
  /// Defines a name as `block`. If `block` is null, uses the block that was
  /// created for a forward reference, or a new one. The caller takes ownership.
  /// Returns null if the name is defined already.
  Block *define(llvm::StringRef name, const char *place, Block *block);

private:
  struct Entry {
    Block *block = nullptr;
    /// The index in `forwards` until the block is defined.
    uint32_t forward = Defined;
    /// The region in which the name was last seen.
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
