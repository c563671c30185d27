// SPDX-License-Identifier: Apache-2.0
//
// The natural loops that branches between the blocks of a region form. Loop
// operations such as scf.for are not included; `blockIsInLoop` considers both.
#ifndef CORE_ANALYSIS_CFG_LOOP_INFO_H
#define CORE_ANALYSIS_CFG_LOOP_INFO_H

#include <memory>
#include <vector>

#include "core/ir/verify/dominance.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

class AsmState;

/// A loop: its header dominates all its blocks, and all of them reach the
/// header.
class CFGLoop {
public:
  explicit CFGLoop(Block *header) : blocks({header}) {}

  Block *getHeader() const { return blocks.front(); }
  /// The header is first, the others follow in reverse post-order.
  llvm::ArrayRef<Block *> getBlocks() const { return blocks; }
  /// Returns null for an outermost loop.
  CFGLoop *getParentLoop() const { return parent; }
  llvm::ArrayRef<CFGLoop *> getSubLoops() const { return subLoops; }
  /// Returns 1 for an outermost loop.
  unsigned getLoopDepth() const;
  bool contains(Block *block) const { return blockSet.contains(block); }
  /// Returns true if a block of the loop branches to its header.
  bool isLoopLatch(Block *block) const;
  /// Returns true if a block of the loop branches out of it.
  bool isLoopExiting(Block *block) const;
  /// Prints the blocks with their roles, and nested loops, one per line.
  void print(llvm::raw_ostream &os) const;

private:
  void print(llvm::raw_ostream &os, AsmState &state, unsigned indent) const;

  friend class CFGLoopInfo;
  std::vector<Block *> blocks;
  std::vector<CFGLoop *> subLoops;
  llvm::SmallPtrSet<Block *, 8> blockSet;
  CFGLoop *parent = nullptr;
};

/// The loops of a region. A change of its branches invalidates them. Loops with
/// the same header are merged.
/// Source: Aho, Lam, Sethi, Ullman, "Compilers", section 9.6.6.
class CFGLoopInfo {
public:
  /// The region must not be empty.
  CFGLoopInfo(Region &region, const DominanceInfo &dominance);

  /// Returns the innermost loop of a block, or null.
  CFGLoop *getLoopFor(Block *block) const { return innermost.lookup(block); }
  unsigned getLoopDepth(Block *block) const {
    CFGLoop *loop = getLoopFor(block);
    return loop ? loop->getLoopDepth() : 0;
  }
  llvm::ArrayRef<CFGLoop *> getTopLevelLoops() const { return topLevelLoops; }
  void print(llvm::raw_ostream &os) const;

private:
  void discover(CFGLoop *loop, llvm::ArrayRef<Block *> latches,
                const DominanceInfo &dominance);
  void populate(llvm::ArrayRef<Block *> postOrder);

  std::vector<std::unique_ptr<CFGLoop>> loops;
  std::vector<CFGLoop *> topLevelLoops;
  llvm::DenseMap<Block *, CFGLoop *> innermost;
};

/// Returns true if a block may run more than once per run of the enclosing
/// function: it can reach itself, or it is nested in a loop-like operation or
/// in such a block.
bool blockIsInLoop(Block *block);

} // namespace mlir

#endif // CORE_ANALYSIS_CFG_LOOP_INFO_H
