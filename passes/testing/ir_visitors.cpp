// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/ir_visitors.h"

#include "core/interfaces/function.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/print/asm_printer.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTIRVISITORSPASS
#include "passes/testing/ir_visitors_pass.h.inc"

namespace {

void printObject(Operation *op) {
  llvm::outs() << "op '" << op->getName() << "'";
}
void printObject(Region *region) {
  llvm::outs() << "region " << region->getRegionNumber() << " from operation '"
               << region->getParentOp()->getName() << "'";
}
void printObject(Block *block) {
  Operation *root = block->getParentOp();
  while (root->getParentOp())
    root = root->getParentOp();
  AsmState state(root);
  llvm::outs() << "block ";
  block->printAsOperand(llvm::outs(), state);
  llvm::outs() << " from ";
  printObject(block->getParent());
}

template <typename Object> void printLine(StringRef what, Object *object) {
  llvm::outs() << what << " ";
  printObject(object);
  llvm::outs() << "\n";
}

template <typename Object> constexpr StringRef kindName = "Op";
template <> constexpr StringRef kindName<Block> = "Block";
template <> constexpr StringRef kindName<Region> = "Region";

template <typename Object, WalkOrder order, WalkDirection direction>
void visitKind(Operation *root, StringRef how) {
  llvm::outs() << kindName<Object> << " " << how << " visits\n";
  root->walk<order, direction>(
      [](Object *object) { printLine("Visiting", object); });
}

template <WalkOrder order, WalkDirection direction = WalkDirection::Forward>
void visitAllKinds(Operation *root, StringRef how) {
  visitKind<Operation, order, direction>(root, how);
  visitKind<Block, order, direction>(root, how);
  visitKind<Region, order, direction>(root, how);
}

template <WalkOrder order> void visitBlocks(Operation *root, StringRef how) {
  llvm::outs() << "Invoke block " << how << " visits on blocks\n";
  root->walk([](Operation *op) {
    if (!op->hasAttr("walk_blocks"))
      return;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        block.walk<order>([](Block *nested) { printLine("Visiting", nested); });
  });
}

template <WalkOrder order> void visitRegions(Operation *root, StringRef how) {
  llvm::outs() << "Invoke region " << how << " visits on region\n";
  root->walk([](Operation *op) {
    if (!op->hasAttr("walk_regions"))
      return;
    for (Region &region : op->getRegions())
      region.walk<order>([](Region *nested) { printLine("Visiting", nested); });
  });
}

/// Returns true for modules and the operations in their bodies. They are not
/// erased, so that nested operations remain to be erased.
bool isOuter(Operation *op) {
  return !op->getParentOp() || isa<ModuleOp>(op) ||
         isa<ModuleOp>(op->getParentOp());
}

void eraseObject(Operation *op) {
  printLine("Erasing", op);
  op->dropAllUses();
  op->erase();
}

/// Erases a block and returns true, or returns false if the block is used.
bool eraseObject(Block *block) {
  if (!block->use_empty()) {
    printLine("Cannot erase", block);
    return false;
  }
  printLine("Erasing", block);
  block->dropAllDefinedValueUses();
  block->erase();
  return true;
}

template <WalkOrder order>
void eraseAndSkip(Operation *original, StringRef how) {
  OwningOpRef<Operation *> root(original->clone());
  llvm::outs() << "Op " << how << " erasures (skip)\n";
  root->walk<order>([](Operation *op) {
    if (isOuter(op))
      return WalkResult::advance();
    eraseObject(op);
    return WalkResult::skip();
  });
  root = OwningOpRef<Operation *>(original->clone());
  llvm::outs() << "Block " << how << " erasures (skip)\n";
  root->walk<order>([](Block *block) {
    if (isOuter(block->getParentOp()))
      return WalkResult::advance();
    return eraseObject(block) ? WalkResult::skip() : WalkResult::advance();
  });
}

void eraseAll(Operation *original) {
  llvm::outs() << "Op post-order erasures (no skip)\n";
  original->clone()->walk([](Operation *op) { eraseObject(op); });
  OwningOpRef<Operation *> root(original->clone());
  llvm::outs() << "Block post-order erasures (no skip)\n";
  root->walk([](Block *block) { eraseObject(block); });
}

struct Visitors : TestPass<impl::TestIRVisitorsPassBase<Visitors>> {
  void runOnOperation() override {
    Operation *root = getOperation();
    visitAllKinds<WalkOrder::PreOrder>(root, "pre-order");
    visitAllKinds<WalkOrder::PostOrder>(root, "post-order");
    visitAllKinds<WalkOrder::PostOrder, WalkDirection::Reverse>(
        root, "reverse post-order");
    root->walk([](FunctionOpInterface function) {
      visitAllKinds<WalkOrder::PostOrder, WalkDirection::ForwardDominance>(
          function.getOperation(), "forward dominance post-order");
      visitAllKinds<WalkOrder::PostOrder, WalkDirection::ReverseDominance>(
          function.getOperation(), "reverse dominance post-order");
    });
    visitBlocks<WalkOrder::PreOrder>(root, "pre-order");
    visitBlocks<WalkOrder::PostOrder>(root, "post-order");
    visitRegions<WalkOrder::PreOrder>(root, "pre-order");
    visitRegions<WalkOrder::PostOrder>(root, "post-order");
    eraseAndSkip<WalkOrder::PreOrder>(root, "pre-order");
    eraseAndSkip<WalkOrder::PostOrder>(root, "post-order");
    eraseAll(root);
    llvm::outs().flush();
  }
};

} // namespace
} // namespace mlir::testing
