// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/cfg_loop_info.h"

#include <algorithm>

#include "core/analysis/block_order.h"
#include "core/interfaces/function.h"
#include "core/interfaces/loop_like.h"
#include "core/ir/print/asm_printer.h"

namespace mlir {

unsigned CFGLoop::getLoopDepth() const {
  unsigned depth = 1;
  for (const CFGLoop *loop = parent; loop; loop = loop->parent)
    ++depth;
  return depth;
}

bool CFGLoop::isLoopLatch(Block *block) const {
  return llvm::is_contained(block->getSuccessors(), getHeader());
}

bool CFGLoop::isLoopExiting(Block *block) const {
  return llvm::any_of(block->getSuccessors(),
                      [&](Block *next) { return !contains(next); });
}

void CFGLoop::print(llvm::raw_ostream &os) const {
  AsmState state(getHeader()->getParentOp());
  print(os, state, 0);
}

void CFGLoop::print(llvm::raw_ostream &os, AsmState &state,
                    unsigned indent) const {
  os.indent(indent) << "Loop at depth " << getLoopDepth() << " containing: ";
  bool isFirst = true;
  for (Block *block : blocks) {
    if (!isFirst)
      os << ",";
    isFirst = false;
    block->printAsOperand(os, state);
    if (block == getHeader())
      os << "<header>";
    if (isLoopLatch(block))
      os << "<latch>";
    if (isLoopExiting(block))
      os << "<exiting>";
  }
  os << "\n";
  for (const CFGLoop *loop : subLoops)
    loop->print(os, state, indent + 4);
}

CFGLoopInfo::CFGLoopInfo(Region &region, const DominanceInfo &dominance) {
  llvm::DenseSet<Block *> visited;
  llvm::SmallVector<Block *> postOrder;
  appendPostOrder(&region.front(), visited, postOrder);
  // Headers of inner loops precede those of outer loops.
  for (Block *header : postOrder) {
    llvm::SmallVector<Block *> latches;
    for (Block *block : header->getPredecessors())
      if (dominance.isReachableFromEntry(block) &&
          dominance.dominates(header, block))
        latches.push_back(block);
    if (latches.empty())
      continue;
    loops.push_back(std::make_unique<CFGLoop>(header));
    discover(loops.back().get(), latches, dominance);
  }
  populate(postOrder);
}

/// Walks backwards from the latches to the header. Loops discovered before on
/// the way are nested in this one.
void CFGLoopInfo::discover(CFGLoop *loop, llvm::ArrayRef<Block *> latches,
                           const DominanceInfo &dominance) {
  llvm::SmallVector<Block *> pending(latches);
  while (!pending.empty()) {
    Block *block = pending.pop_back_val();
    CFGLoop *inner = getLoopFor(block);
    if (!inner) {
      if (!dominance.isReachableFromEntry(block))
        continue;
      innermost[block] = loop;
      if (block != loop->getHeader())
        llvm::append_range(pending, block->getPredecessors());
      continue;
    }
    while (inner->parent)
      inner = inner->parent;
    if (inner == loop)
      continue;
    inner->parent = loop;
    for (Block *before : inner->getHeader()->getPredecessors())
      if (getLoopFor(before) != inner)
        pending.push_back(before);
  }
}

void CFGLoopInfo::populate(llvm::ArrayRef<Block *> postOrder) {
  for (Block *block : postOrder) {
    CFGLoop *loop = getLoopFor(block);
    for (CFGLoop *around = loop; around; around = around->parent) {
      around->blockSet.insert(block);
      if (block != around->getHeader())
        around->blocks.push_back(block);
    }
    if (!loop || block != loop->getHeader())
      continue;
    // All blocks of the loop have been visited.
    std::reverse(loop->blocks.begin() + 1, loop->blocks.end());
    std::reverse(loop->subLoops.begin(), loop->subLoops.end());
    (loop->parent ? loop->parent->subLoops : topLevelLoops).push_back(loop);
  }
}

void CFGLoopInfo::print(llvm::raw_ostream &os) const {
  for (const CFGLoop *loop : topLevelLoops)
    loop->print(os);
}

static bool reachesItself(Block *block) {
  llvm::SmallPtrSet<Block *, 16> seen;
  llvm::SmallVector<Block *> pending(block->getSuccessors());
  while (!pending.empty()) {
    Block *next = pending.pop_back_val();
    if (next == block)
      return true;
    if (seen.insert(next).second)
      llvm::append_range(pending, next->getSuccessors());
  }
  return false;
}

bool blockIsInLoop(Block *block) {
  for (Block *at = block; at;) {
    if (reachesItself(at))
      return true;
    Operation *parent = at->getParentOp();
    if (!parent)
      return false;
    if (llvm::isa<LoopLikeOpInterface>(parent) ||
        parent->getParentOfType<LoopLikeOpInterface>())
      return true;
    at = llvm::isa<FunctionOpInterface>(parent) ? nullptr : parent->getBlock();
  }
  return false;
}

} // namespace mlir
