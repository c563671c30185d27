// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/ir_printing.h"

#include "core/analysis/staged_walk.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/builders.h"
#include "core/ir/verify/dominance.h"
#include "passes/testing/test_pass.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTDOMINANCEPASS
#define GEN_PASS_DEF_TESTGENERICIRBLOCKVISITORINTERRUPTPASS
#define GEN_PASS_DEF_TESTGENERICIRREGIONVISITORINTERRUPTPASS
#define GEN_PASS_DEF_TESTGENERICIRVISITORINTERRUPTPASS
#define GEN_PASS_DEF_TESTGENERICIRVISITORPASS
#define GEN_PASS_DEF_TESTPRINTDEFUSEPASS
#define GEN_PASS_DEF_TESTPRINTINVALIDPASS
#define GEN_PASS_DEF_TESTPRINTNESTINGPASS
#include "passes/testing/ir_printing_pass.h.inc"

namespace {

// Structure.

struct PrintNesting : TestPass<impl::TestPrintNestingPassBase<PrintNesting>> {
  void runOnOperation() override { print(getOperation(), 0); }

private:
  static raw_ostream &line(unsigned indent) {
    return llvm::outs().indent(indent);
  }

  /// Recurses into nested operations. This is acceptable in tests only.
  static void print(Operation *op, unsigned indent) {
    line(indent) << "visiting op: '" << op->getName() << "' with "
                 << op->getNumOperands() << " operands and "
                 << op->getNumResults() << " results\n";
    const auto attributes = op->getAttrs();
    if (!attributes.empty()) {
      line(indent) << attributes.size() << " attributes:\n";
      for (NamedAttribute attribute : attributes)
        line(indent) << " - '" << attribute.getName().getValue() << "' : '"
                     << attribute.getValue() << "'\n";
    }
    line(indent) << " " << op->getNumRegions() << " nested regions:\n";
    for (Region &region : op->getRegions()) {
      line(indent + 2) << "Region with " << region.getBlocks().size()
                       << " blocks:\n";
      for (Block &block : region) {
        line(indent + 4) << "Block with " << block.getNumArguments()
                         << " arguments, " << block.getNumSuccessors()
                         << " successors, and " << block.getOperations().size()
                         << " operations\n";
        for (Operation &nested : block)
          print(&nested, indent + 6);
      }
    }
  }
};

struct PrintDefUse : TestPass<impl::TestPrintDefUsePassBase<PrintDefUse>> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      raw_ostream &os = llvm::outs();
      os << "Visiting op '" << op->getName() << "' with "
         << op->getNumOperands() << " operands:\n";
      for (Value operand : op->getOperands()) {
        if (Operation *definition = operand.getDefiningOp())
          os << "  - Operand produced by operation '" << definition->getName()
             << "'\n";
        else
          os << "  - Operand produced by Block argument, number "
             << cast<BlockArgument>(operand).getArgNumber() << "\n";
      }
      os << "Has " << op->getNumResults() << " results:\n";
      for (OpResult result : op->getResults())
        print(os, result);
    });
  }

private:
  static void print(raw_ostream &os, OpResult result) {
    os << "  - Result " << result.getResultNumber();
    const size_t count = llvm::range_size(result.getUses());
    if (count == 0) {
      os << " has no uses\n";
      return;
    }
    if (count == 1)
      os << " has a single use: ";
    else
      os << " has " << count << " uses:\n";
    for (Operation *user : result.getUsers())
      os << "    - " << user->getName() << "\n";
  }
};

/// Creates a function whose body has no terminator, and a valid one.
struct PrintInvalid : TestPass<impl::TestPrintInvalidPassBase<PrintInvalid>> {
  void runOnOperation() override {
    const Location location = getOperation()->getLoc();
    OpBuilder builder(&getContext());
    OwningOpRef<func::FuncOp> function(func::FuncOp::create(
        location, "test", builder.getFunctionType({}, {})));
    function->addEntryBlock();
    raw_ostream &os = llvm::outs();
    os << "Invalid operation:\n";
    function->getOperation()->print(os);
    builder.setInsertionPointToEnd(&function->getBody().front());
    func::ReturnOp::create(builder, location);
    os << "Valid operation:\n";
    function->getOperation()->print(os);
  }
};

// Dominance.

struct Dominance : SymbolPass<impl::TestDominancePassBase<Dominance>> {
  void runOnOperation() override {
    raw_ostream &os = llvm::outs();
    os << "Testing : " << SymbolTable::getSymbolName(getOperation()).getValue()
       << "\n";
    // Blocks are numbered in the order in which a walk leaves their operations.
    blocks.clear();
    getOperation()->walk([&](Operation *op) {
      if (Block *block = op->getBlock())
        blocks.insert({block, blocks.size()});
    });
    DominanceInfo dominance(getOperation());
    PostDominanceInfo postDominance(getOperation());
    os << "--- DominanceInfo ---\n";
    printNearest(dominance);
    os << "--- PostDominanceInfo ---\n";
    printNearest(postDominance);
    os << "--- Block Dominance relationship ---\n";
    printRelation("dominates", [&](Block *a, Block *b, bool properly) {
      return properly ? dominance.properlyDominates(a, b)
                      : dominance.dominates(a, b);
    });
    os << "--- Block PostDominance relationship ---\n";
    printRelation("postdominates", [&](Block *a, Block *b, bool properly) {
      return properly ? postDominance.properlyPostDominates(a, b)
                      : postDominance.postDominates(a, b);
    });
  }

private:
  void printNearest(const detail::DominanceInfoBase &info) const {
    raw_ostream &os = llvm::outs();
    for (auto [a, i] : blocks)
      for (auto [b, k] : blocks) {
        os << "Nearest(" << i << ", " << k << ") = ";
        Block *nearest = info.findNearestCommonDominator(a, b);
        if (auto it = blocks.find(nearest); nearest && it != blocks.end())
          os << it->second;
        else
          os << "<no dom>";
        os << "\n";
      }
  }

  void printRelation(StringRef name,
                     function_ref<bool(Block *, Block *, bool)> holds) const {
    for (auto [a, i] : blocks)
      for (auto [b, k] : blocks)
        llvm::outs() << name << "(" << i << ", " << k
                     << ") = " << holds(a, b, false)
                     << " (properly = " << holds(a, b, true) << ")\n";
  }

  llvm::MapVector<Block *, size_t> blocks;
};

// Walks.

void printStage(Operation *op, const WalkStage &stage) {
  raw_ostream &os = llvm::outs();
  os << "op '" << op->getName() << "' ";
  if (stage.isBeforeAllRegions())
    os << "before all regions\n";
  else if (stage.isAfterAllRegions())
    os << "after all regions\n";
  else
    os << "before region #" << stage.getNextRegion() << "\n";
}

struct VisitStages : TestPass<impl::TestGenericIRVisitorPassBase<VisitStages>> {
  void runOnOperation() override {
    int step = 0;
    walkStages(getOperation(), [&](Operation *op, const WalkStage &stage) {
      llvm::outs() << "step " << step++ << " ";
      printStage(op, stage);
      return WalkResult::advance();
    });
  }
};

/// Returns true if the attribute `KIND_before_all`, or that of another stage,
/// selects the stage.
bool isAskedFor(StringRef kind, Operation *op, const WalkStage &stage) {
  auto isTrue = [&](StringRef when) {
    auto attribute = op->getAttrOfType<BoolAttr>((kind + when).str());
    return attribute && attribute.getValue();
  };
  auto region = op->getAttrOfType<IntegerAttr>((kind + "_after_region").str());
  return (stage.isBeforeAllRegions() && isTrue("_before_all")) ||
         (stage.isAfterAllRegions() && isTrue("_after_all")) ||
         (region && stage.isAfterRegion(region.getInt()));
}

struct InterruptStages
    : TestPass<impl::TestGenericIRVisitorInterruptPassBase<InterruptStages>> {
  void runOnOperation() override {
    int step = 0;
    auto visit = [&](Operation *op, const WalkStage &stage) -> WalkResult {
      if (isAskedFor("interrupt", op, stage))
        return WalkResult::interrupt();
      if (isAskedFor("skip", op, stage))
        return WalkResult::skip();
      llvm::outs() << "step " << step++ << " ";
      printStage(op, stage);
      return WalkResult::advance();
    };
    if (walkStages(getOperation(), visit).wasInterrupted())
      llvm::outs() << "step " << step << " walk was interrupted\n";
  }
};

bool isInterrupting(Operation &op) {
  auto attribute = op.getAttrOfType<BoolAttr>("interrupt");
  return attribute && attribute.getValue();
}

struct InterruptBlocks
    : TestPass<
          impl::TestGenericIRBlockVisitorInterruptPassBase<InterruptBlocks>> {
  void runOnOperation() override {
    int step = 0;
    WalkResult result = getOperation()->walk([&](Block *block) {
      if (llvm::any_of(*block, isInterrupting))
        return WalkResult::interrupt();
      llvm::outs() << "step " << step++ << "\n";
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      llvm::outs() << "step " << step << " walk was interrupted\n";
  }
};

struct InterruptRegions
    : TestPass<
          impl::TestGenericIRRegionVisitorInterruptPassBase<InterruptRegions>> {
  void runOnOperation() override {
    int step = 0;
    WalkResult result = getOperation()->walk([&](Region *region) {
      for (Block &block : *region)
        if (llvm::any_of(block, isInterrupting))
          return WalkResult::interrupt();
      llvm::outs() << "step " << step++ << "\n";
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      llvm::outs() << "step " << step << " walk was interrupted\n";
  }
};

} // namespace
} // namespace mlir::testing
