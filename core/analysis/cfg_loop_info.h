// SPDX-License-Identifier: Apache-2.0
//
// The natural loops that branches between the blocks of a region make. Loops of
// operations (scf.for) are not among them; `blockIsInLoop` counts both.
#ifndef CORE_ANALYSIS_CFG_LOOP_INFO_H
#define CORE_ANALYSIS_CFG_LOOP_INFO_H

#include <memory>
#include <vector>

#include "core/ir/dominance.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

class AsmState;

/// A loop: its header dominates all of its blocks, and they reach it.
class CFGLoop {
public:
  explicit CFGLoop(Block *header) : blocks({header}) {}

  Block *getHeader() const { return blocks.front(); }
  /// The header first, the others in reverse post-order.
  llvm::ArrayRef<Block *> getBlocks() const { return blocks; }
  /// Null for an outermost loop.
  CFGLoop *getParentLoop() const { return parent; }
  llvm::ArrayRef<CFGLoop *> getSubLoops() const { return subLoops; }
  /// 1 for an outermost loop.
  unsigned getLoopDepth() const;
  bool contains(Block *block) const { return blockSet.contains(block); }
  /// Whether a block of the loop branches to its header.
  bool isLoopLatch(Block *block) const;
  /// Whether a block of the loop branches out of it.
  bool isLoopExiting(Block *block) const;
  /// Prints the blocks with what they are, and nested loops, each on a line.
  void print(llvm::raw_ostream &os) const;

private:
  void print(llvm::raw_ostream &os, AsmState &state, unsigned indent) const;

  friend class CFGLoopInfo;
  std::vector<Block *> blocks;
  std::vector<CFGLoop *> subLoops;
  llvm::SmallPtrSet<Block *, 8> blockSet;
  CFGLoop *parent = nullptr;
};

/// The loops of a region. Changes of its branches make it invalid.
/// Source: Aho, Lam, Sethi, Ullman, "Compilers", section 9.6.6; loops with the
/// same header are one.
class CFGLoopInfo {
public:
  /// The region is not empty.
  CFGLoopInfo(Region &region, const DominanceInfo &dominance);

  /// The innermost loop of a block, or null.
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

/// Whether a block may run more than once when the function around it is run:
/// it can reach itself, or is in a loop-like operation or in such a block.
bool blockIsInLoop(Block *block);

} // namespace mlir

#endif // CORE_ANALYSIS_CFG_LOOP_INFO_H
