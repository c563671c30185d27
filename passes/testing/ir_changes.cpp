// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/ir_changes.h"

#include "core/interfaces/symbol.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/region_simplification.h"
#include "dialects/test/test.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_CLONEPASS
#define GEN_PASS_DEF_SYMBOLREPLACEMENTPASS
#define GEN_PASS_DEF_SYMBOLUSESPASS
#define GEN_PASS_DEF_TAKEBODYPASS
#define GEN_PASS_DEF_TESTMAKEISOLATEDFROMABOVEPASS
#include "passes/testing/ir_changes_pass.h.inc"

namespace {

/// Prints the inserted operations.
struct PrintingListener : OpBuilder::Listener {
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    llvm::outs() << "notifyOperationInserted: " << op->getName() << "\n";
  }
};

struct Clone : TestPass<impl::ClonePassBase<Clone>> {
  void runOnOperation() override {
    Region &body = getOperation().getFunctionBody();
    if (!body.hasOneBlock())
      return;
    Block &block = body.front();
    Operation *terminator = block.getTerminator();
    if (terminator->getNumOperands() != block.getNumArguments())
      return;
    IRMapping mapping;
    for (auto [argument, operand] :
         llvm::zip_equal(block.getArguments(), terminator->getOperands()))
      mapping.map(argument, operand);
    PrintingListener listener;
    auto builder = OpBuilder::atBlockEnd(&block, &listener);
    SmallVector<Operation *> ops;
    for (Operation &op : block)
      ops.push_back(&op);
    for (Operation *op : ops)
      builder.clone(*op, mapping);
    terminator->erase();
  }
};

struct TakeBody : TestPass<impl::TakeBodyPassBase<TakeBody>> {
  void runOnOperation() override {
    SmallVector<FunctionOpInterface> functions(
        getOperation().getBody()->getOps<FunctionOpInterface>());
    if (functions.size() != 2) {
      getOperation()->emitError("Expected only two functions in test");
      return signalPassFailure();
    }
    functions[0].getFunctionBody().takeBody(functions[1].getFunctionBody());
  }
};

/// one_region_with_operands_op(v…) { … w… } -> isolated_one_region_op(v…, w…) {
/// (x…, y…) … y… }
/// w are the values from above that the region uses; `isCloned` selects
/// operations that are cloned instead.
class Isolate : public OpRewritePattern<test::OneRegionWithOperandsOp> {
public:
  Isolate(MLIRContext *context, function_ref<bool(Operation *)> isCloned)
      : OpRewritePattern(context), isCloned(isCloned) {}

  LogicalResult matchAndRewrite(test::OneRegionWithOperandsOp op,
                                PatternRewriter &rewriter) const override {
    Region &region = op->getRegion(0);
    SmallVector<Value> operands(op->getOperands());
    llvm::append_range(operands,
                       makeRegionIsolatedFromAbove(rewriter, region, isCloned));
    auto isolated = test::IsolatedOneRegionOp::create(rewriter, op->getLoc(),
                                                      TypeRange(), operands);
    Region &target = isolated->getRegion(0);
    rewriter.inlineRegionBefore(region, target, target.begin());
    rewriter.eraseOp(op);
    return success();
  }

private:
  function_ref<bool(Operation *)> isCloned;
};

struct MakeIsolatedFromAbove
    : TestPass<impl::TestMakeIsolatedFromAbovePassBase<MakeIsolatedFromAbove>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    if (!simple && !cloneOpsWithNoOperands && !cloneOpsWithOperands)
      return;
    auto isCloned = [&](Operation *op) {
      return cloneOpsWithOperands ||
             (cloneOpsWithNoOperands && op->getNumOperands() == 0);
    };
    RewritePatternSet patterns(&getContext());
    patterns.add<Isolate>(&getContext(),
                          function_ref<bool(Operation *)>(isCloned));
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

// Symbols.

struct SymbolUses : TestPass<impl::SymbolUsesPassBase<SymbolUses>> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<FunctionOpInterface> unused;
    module->getRegion(0).walk([&](Operation *op) {
      return isa<SymbolOpInterface>(op) ? report(op, unused)
                                        : WalkResult::advance();
    });
    SymbolTable table(module);
    for (FunctionOpInterface function : unused) {
      StringAttr name = SymbolTable::getSymbolName(function);
      table.erase(function);
      module->emitRemark(name.getValue() + " function successfully erased");
    }
  }

private:
  WalkResult report(Operation *symbol,
                    SmallVectorImpl<FunctionOpInterface> &unused) {
    auto nested = SymbolTable::getSymbolUses(symbol);
    if (!nested) {
      symbol->emitRemark("symbol contains an unknown nested operation that "
                         "'may' define a new symbol table");
      return WalkResult::interrupt();
    }
    if (const size_t count = llvm::range_size(*nested))
      symbol->emitRemark("symbol contains ") << count << " nested references";
    Region *body = &getOperation()->getRegion(0);
    auto uses = SymbolTable::getSymbolUses(symbol, body);
    if (!uses || uses->empty()) {
      auto function = dyn_cast<FunctionOpInterface>(symbol);
      if (function && function.isExternal())
        unused.push_back(function);
      symbol->emitRemark("symbol has no uses");
      return WalkResult::advance();
    }
    for (const SymbolUse &use : *uses) {
      Operation *user = use.getUser();
      if (SymbolTable::lookupNearestSymbolFrom(user->getParentOp(),
                                               use.getSymbolRef()))
        user->emitRemark("found use of symbol : ")
            << use.getSymbolRef() << " : "
            << Attribute(SymbolTable::getSymbolName(symbol));
    }
    symbol->emitRemark("symbol has ") << llvm::range_size(*uses) << " uses";
    return WalkResult::advance();
  }
};

struct SymbolReplacement
    : TestPass<impl::SymbolReplacementPassBase<SymbolReplacement>> {
  void runOnOperation() override {
    SymbolTableCollection tables;
    SymbolUserMap users(tables, getOperation());
    getOperation()->getRegion(0).walk([&](Operation *op) {
      auto name = op->getAttrOfType<StringAttr>("sym.new_name");
      if (!name)
        return;
      users.replaceAllUsesWith(op, name);
      SymbolTable::setSymbolName(op, name);
    });
  }
};

} // namespace
} // namespace mlir::testing
