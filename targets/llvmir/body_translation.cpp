// SPDX-License-Identifier: Apache-2.0
//
// Translates bodies of functions: blocks, with phi nodes for their arguments.
#include "core/interfaces/control_flow.h"
#include "core/support/llvm.h"
#include "targets/llvmir/debug_translation.h"
#include "targets/llvmir/metadata_translation.h"
#include "targets/llvmir/module_translation.h"
#include "llvm/Analysis/TargetFolder.h"
#include "llvm/IR/CFG.h"

using namespace mlir;
using namespace mlir::LLVM;

llvm::BasicBlock *ModuleTranslation::lookupSuccessor(Operation *terminator,
                                                     unsigned index) {
  const BlockOperand *edge = &terminator->getBlockOperands()[index];
  if (llvm::BasicBlock *block = splitBlocks.lookup(edge))
    return block;
  return lookupBlock(terminator->getSuccessor(index));
}

/// Splits an edge if an earlier edge of the same operation has the same target,
/// because a phi node has one value per predecessor.
void ModuleTranslation::splitEdges(Region &region, llvm::Function *function) {
  for (Block &block : region) {
    if (block.empty() || block.back().getNumSuccessors() < 2)
      continue;
    llvm::SmallPtrSet<Block *, 4> seen;
    for (BlockOperand &edge : block.back().getBlockOperands()) {
      if (seen.insert(edge.get()).second || edge.get()->args_empty())
        continue;
      auto *split = llvm::BasicBlock::Create(getLLVMContext(), "", function);
      splits.push_back({&edge, split});
      splitBlocks[&edge] = split;
      for (BlockArgument argument : edge.get()->getArguments())
        llvm::PHINode::Create(convertType(argument.getType()), 1, "", split);
    }
  }
}

/// Adds the values that an edge passes to the phi nodes of `to`.
void ModuleTranslation::addIncoming(BlockOperand &edge, llvm::BasicBlock *to,
                                    llvm::BasicBlock *from) {
  auto branch = cast<BranchOpInterface>(edge.getOwner());
  const SuccessorOperands operands =
      branch.getSuccessorOperands(edge.getOperandNumber());
  unsigned index = 0;
  for (llvm::PHINode &phi : to->phis()) {
    Value value = operands[index++];
    phi.addIncoming(lookupValue(value), from);
  }
}

void ModuleTranslation::connectPhis(Region &region) {
  DenseMap<Block *, SmallVector<llvm::BasicBlock *>> splitsTo;
  for (const SplitEdge &split : splits)
    splitsTo[split.edge->get()].push_back(split.block);
  for (Block &block : llvm::drop_begin(region)) {
    llvm::BasicBlock *translated = lookupBlock(&block);
    if (block.args_empty())
      continue;
    // Place blocks of split edges first, as if they were in the input.
    if (auto found = splitsTo.find(&block); found != splitsTo.end())
      for (llvm::BasicBlock *split : llvm::reverse(found->second))
        for (auto [to, from] : llvm::zip(translated->phis(), split->phis()))
          to.addIncoming(&from, split);
    for (BlockOperand &edge : block.getUses())
      if (!splitBlocks.contains(&edge))
        addIncoming(edge, translated,
                    lookupBranch(edge.getOwner())->getParent());
  }
  for (const SplitEdge &split : splits)
    addIncoming(*split.edge, split.block,
                lookupBranch(split.edge->getOwner())->getParent());
}

LogicalResult ModuleTranslation::convertBlock(Block &block,
                                              bool ignoreArguments,
                                              llvm::IRBuilderBase &builder) {
  builder.SetInsertPoint(lookupBlock(&block));
  llvm::DISubprogram *subprogram =
      builder.GetInsertBlock()->getParent()->getSubprogram();
  if (!ignoreArguments)
    for (BlockArgument argument : block.getArguments()) {
      builder.SetCurrentDebugLocation(
          debug->translateLoc(argument.getLoc(), subprogram));
      mapValue(argument,
               builder.CreatePHI(convertType(argument.getType()),
                                 llvm::pred_size(lookupBlock(&block))));
    }
  for (Operation &op : block) {
    builder.SetCurrentDebugLocation(
        debug->translateLoc(op.getLoc(), subprogram));
    if (failed(convertOperation(op, builder)))
      return failure();
    if (auto branch = dyn_cast<WeightedBranchOpInterface>(op))
      metadata->setBranchWeights(branch);
  }
  return success();
}

namespace {

using SplitBlocks = DenseMap<const BlockOperand *, llvm::BasicBlock *>;

/// A block, or an edge that has its own block.
struct Step {
  Block *block = nullptr;
  BlockOperand *splitEdge = nullptr;
};

} // namespace

/// Appends the blocks that are reachable from `root` and not visited yet, in
/// post-order.
static void appendSteps(Block *root, const SplitBlocks &splitBlocks,
                        DenseSet<Block *> &visited,
                        SmallVectorImpl<Step> &steps) {
  SmallVector<std::pair<Block *, unsigned>> pending = {{root, 0}};
  visited.insert(root);
  while (!pending.empty()) {
    auto &[block, index] = pending.back();
    if (block->empty() || index == block->back().getNumSuccessors()) {
      steps.push_back({block, nullptr});
      pending.pop_back();
      continue;
    }
    BlockOperand *edge = &block->back().getBlockOperands()[index++];
    if (splitBlocks.contains(edge))
      steps.push_back({nullptr, edge});
    else if (visited.insert(edge->get()).second)
      pending.push_back({edge->get(), 0});
  }
}

/// Returns blocks in an order in which definitions precede uses, entry first.
static SmallVector<Step> getSteps(Region &region,
                                  const SplitBlocks &splitBlocks) {
  SmallVector<Step> steps;
  DenseSet<Block *> visited;
  for (Block &block : region) {
    if (visited.contains(&block))
      continue;
    SmallVector<Step> postOrder;
    appendSteps(&block, splitBlocks, visited, postOrder);
    steps.append(postOrder.rbegin(), postOrder.rend());
  }
  return steps;
}

LogicalResult ModuleTranslation::convertBody(LLVMFuncOp function) {
  llvm::Function *translated = lookupFunction(function.getName());
  Region &body = function.getBody();
  for (Block &block : body)
    mapBlock(&block,
             llvm::BasicBlock::Create(getLLVMContext(), "", translated));
  splitEdges(body, translated);
  llvm::IRBuilder<llvm::TargetFolder, llvm::IRBuilderCallbackInserter> builder(
      getLLVMContext(), llvm::TargetFolder(llvmModule->getDataLayout()),
      llvm::IRBuilderCallbackInserter([this](llvm::Instruction *instruction) {
        inserted.push_back(instruction);
      }));
  for (const Step &step : getSteps(body, splitBlocks)) {
    if (step.block) {
      if (failed(
              convertBlock(*step.block, step.block->isEntryBlock(), builder)))
        return failure();
      continue;
    }
    builder.SetInsertPoint(splitBlocks.lookup(step.splitEdge));
    builder.SetCurrentDebugLocation(debug->translateLoc(
        step.splitEdge->getOwner()->getLoc(), translated->getSubprogram()));
    builder.CreateBr(lookupBlock(step.splitEdge->get()));
  }
  connectPhis(body);
  return success();
}

FailureOr<llvm::Constant *>
ModuleTranslation::convertInitializer(Region &region) {
  llvm::IRBuilder<llvm::TargetFolder> builder(
      getLLVMContext(), llvm::TargetFolder(llvmModule->getDataLayout()));
  for (Operation &op : region.front().without_terminator()) {
    if (failed(convertOperation(op, builder)))
      return failure();
    for (Value result : op.getResults())
      if (!isa_and_nonnull<llvm::Constant>(lookupValue(result)))
        return op.emitError("unemittable constant value");
  }
  Operation *terminator = region.front().getTerminator();
  return cast<llvm::Constant>(lookupValue(terminator->getOperand(0)));
}

void ModuleTranslation::forgetBody() {
  values.clear();
  blocks.clear();
  branches.clear();
  splits.clear();
  splitBlocks.clear();
}
