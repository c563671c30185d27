// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/loop_utilities.h"

#include "core/interfaces/loop_like.h"
#include "core/rewrite/rewriter.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTMEMREFSTRIDECALCULATION
#define GEN_PASS_DEF_TESTSCFFORUTILSPASS
#define GEN_PASS_DEF_TESTSCFWHILEOPBUILDERPASS
#include "passes/testing/loop_utilities_pass.h.inc"

namespace {

struct ForUtilities : TestPass<impl::TestSCFForUtilsPassBase<ForUtilities>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    if (testReplaceWithNewYields)
      addYields();
    getOperation()->walk([](scf::ForOp loop) {
      const std::optional<llvm::APInt> count = loop.getStaticTripCount();
      Builder builder(loop->getContext());
      Attribute value = builder.getStringAttr("none");
      if (count)
        value = IntegerAttr::get(builder.getIntegerType(count->getBitWidth()),
                                 *count);
      loop->setAttr("test.trip-count", value);
    });
  }

private:
  /// Duplicates the iteration arguments of loops. Yields twice the values for
  /// the new ones.
  void addYields() {
    SmallVector<scf::ForOp> loops;
    getOperation()->walk([&](scf::ForOp loop) { loops.push_back(loop); });
    for (scf::ForOp loop : loops) {
      const SmallVector<Value> inits(loop.getInitArgs());
      const SmallVector<Value> yields(
          loop->getRegion(0).front().getTerminator()->getOperands());
      NewYieldValuesFn yieldTwice = [&](OpBuilder &builder, Location location,
                                        ArrayRef<BlockArgument>) {
        SmallVector<Value> values;
        for (Value value : yields)
          values.push_back(
              arith::AddFOp::create(builder, location, value, value)
                  ->getResult(0));
        return values;
      };
      IRRewriter rewriter(loop->getContext());
      if (!inits.empty() &&
          failed(loop.replaceWithAdditionalYields(
              rewriter, inits, /*replaceInitOperandUsesInLoop=*/true,
              yieldTwice)))
        signalPassFailure();
    }
  }
};

struct WhileBuilder
    : TestPass<impl::TestSCFWhileOpBuilderPassBase<WhileBuilder>> {
  void runOnOperation() override {
    SmallVector<scf::WhileOp> loops;
    getOperation()->walk([&](scf::WhileOp loop) { loops.push_back(loop); });
    for (scf::WhileOp loop : loops)
      build(loop);
  }

private:
  static SmallVector<Value> cast(OpBuilder &builder, Location location,
                                 TypeRange types, ValueRange values) {
    if (types.empty() && values.empty())
      return {};
    return SmallVector<Value>(
        UnrealizedConversionCastOp::create(builder, location, types, values)
            ->getResults());
  }

  static void build(scf::WhileOp loop) {
    OpBuilder builder(loop);
    const SmallVector<Type> results(loop->getResultTypes());
    const SmallVector<Type> inits(loop->getOperandTypes());
    scf::WhileOp::create(
        builder, loop->getLoc(), TypeRange(results), loop->getOperands(),
        [&](OpBuilder &nested, Location location, ValueRange arguments) {
          auto values = cast(nested, location, results, arguments);
          Value isTrue = arith::ConstantOp::create(nested, location,
                                                   nested.getBoolAttr(true))
                             ->getResult(0);
          scf::ConditionOp::create(nested, location, isTrue, values);
        },
        [&](OpBuilder &nested, Location location, ValueRange arguments) {
          auto values = cast(nested, location, inits, arguments);
          scf::YieldOp::create(nested, location, values);
        });
  }
};

struct StrideCalculation
    : SymbolPass<impl::TestMemRefStrideCalculationBase<StrideCalculation>> {
  void runOnOperation() override {
    llvm::outs() << "Testing: "
                 << SymbolTable::getSymbolName(getOperation()).getValue()
                 << "\n";
    getOperation()->walk([](memref::AllocOp op) {
      print(llvm::cast<MemRefType>(op->getResult(0).getType()));
    });
    llvm::outs().flush();
    markAllAnalysesPreserved();
  }

private:
  static void printNumber(int64_t number) {
    if (ShapedType::isDynamic(number))
      llvm::outs() << "?";
    else
      llvm::outs() << number;
  }

  static void print(MemRefType type) {
    raw_ostream &os = llvm::outs();
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    if (failed(type.getStridesAndOffset(strides, offset))) {
      os << "MemRefType " << type << " cannot be converted to strided form\n";
      return;
    }
    os << "MemRefType offset: ";
    printNumber(offset);
    os << " strides: ";
    llvm::interleave(strides, os, printNumber, ", ");
    os << "\n";
  }
};

} // namespace
} // namespace mlir::testing
