// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/transforms/legalize_for_export/legalize_for_export.h"

#include "dialects/llvm/llvm.h"
#include "dialects/llvm/transforms/legalize_for_export/debug_expressions.h"
#include "dialects/llvm/transforms/legalize_for_export/distinct_successors.h"

namespace mlir::LLVM {

#define GEN_PASS_DEF_LLVMLEGALIZEFOREXPORTPASS
#include "dialects/llvm/transforms/legalize_for_export/legalize_for_export_pass.h.inc"

namespace {

/// Inserts a block before a successor with arguments for each repeated
/// occurrence of it in the terminator of `block`.
void makeSuccessorsDistinct(Block &block) {
  if (block.empty() || !block.back().hasTrait<OpTrait::IsTerminator>())
    return;
  Operation *terminator = &block.back();
  llvm::SmallDenseMap<Block *, unsigned, 4> counts;
  for (unsigned i = 0, e = terminator->getNumSuccessors(); i < e; ++i) {
    Block *successor = terminator->getSuccessor(i);
    if (successor->getNumArguments() == 0 || counts[successor]++ == 0)
      continue;
    // A branch of the dialect cannot pass them. They cannot be exported either.
    if (!llvm::all_of(successor->getArgumentTypes(), isCompatibleOuterType))
      continue;
    auto builder = OpBuilder::atBlockBegin(successor);
    Block *between = builder.createBlock(successor->getParent());
    terminator->setSuccessor(between, i);
    for (BlockArgument argument : successor->getArguments())
      between->addArgument(argument.getType(), argument.getLoc());
    BrOp::create(builder, terminator->getLoc(), between->getArguments(),
                 successor);
  }
}

struct LLVMLegalizeForExport
    : impl::LLVMLegalizeForExportPassBase<LLVMLegalizeForExport> {
  using LLVMLegalizeForExportPassBase::LLVMLegalizeForExportPassBase;

  void runOnOperation() override {
    ensureDistinctSuccessors(getOperation());
    legalizeDIExpressionsRecursively(getOperation());
  }
};

} // namespace

void ensureDistinctSuccessors(Operation *op) {
  op->walk([](Operation *nested) {
    for (Region &region : nested->getRegions()) {
      // The inserted blocks have one successor each and need no visit.
      SmallVector<Block *> blocks;
      for (Block &block : region)
        blocks.push_back(&block);
      for (Block *block : blocks)
        makeSuccessorsDistinct(*block);
    }
  });
}

} // namespace mlir::LLVM
