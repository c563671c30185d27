// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/operation_utilities/operation_utilities.h"

#include "core/interfaces/infer_type.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/structure/matchers.h"
#include "core/rewrite/commutativity_utils.h"
#include "core/rewrite/greedy.h"
#include "dialects/arith/arith.h"
#include "dialects/func/func.h"
#include "dialects/tensor/tensor.h"
#include "dialects/test/parameters.h"
#include "dialects/test/test.h"
#include "dialects/ub/constant_fold.h"

namespace test {

using namespace mlir;

#define GEN_PASS_DEF_TESTCOMMUTATIVITYUTILS
#define GEN_PASS_DEF_TESTFOLDTYPECONVERTINGOP
#define GEN_PASS_DEF_TESTRECURSIVETYPESPASS
#define GEN_PASS_DEF_TESTRETURNTYPEDRIVER
#include "dialects/test/transforms/operation_utilities/operation_utilities_pass.h.inc"

namespace {

// Folds to constants of another type.

/// less_than(constant a, constant b) -> constant a < b
/// A comparison with NaN is false.
struct FoldLessThan : OpRewritePattern<LessThanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(LessThanOp op,
                                PatternRewriter &rewriter) const override {
    Attribute constants[2];
    if (!matchPattern(op.getLhs(), m_Constant(&constants[0])) ||
        !matchPattern(op.getRhs(), m_Constant(&constants[1])))
      return failure();
    Attribute result =
        constFoldBinaryOp<FloatAttr, llvm::APFloat, void, IntegerAttr>(
            constants, op->getResult(0).getType(),
            [](const llvm::APFloat &a, const llvm::APFloat &b) {
              return llvm::APInt(1, a < b);
            });
    auto typed = llvm::dyn_cast_or_null<TypedAttr>(result);
    if (!typed)
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, typed);
    return success();
  }
};

struct FoldTypeConvertingOp
    : impl::TestFoldTypeConvertingOpBase<FoldTypeConvertingOp> {
  using TestFoldTypeConvertingOpBase::TestFoldTypeConvertingOpBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<FoldLessThan>(&getContext());
    if (failed(applyPatternsGreedily(getOperation().getOperation(),
                                     std::move(patterns))))
      signalPassFailure();
  }
};

// The order of operands.

struct CommutativityUtils
    : impl::TestCommutativityUtilsBase<CommutativityUtils> {
  using TestCommutativityUtilsBase::TestCommutativityUtilsBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateCommutativityUtilsPatterns(patterns);
    (void)applyPatternsGreedily(getOperation().getOperation(),
                                std::move(patterns));
  }
};

// Types and shapes of results.

/// For each pair of the function's arguments for which result types can be
/// inferred, creates an operation with these operands and the attributes of
/// `op`, after `op`.
template <typename OpT> void createForPairs(Operation *op, func::FuncOp func) {
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  for (Value a : func.getArguments())
    for (Value b : func.getArguments()) {
      const llvm::SmallVector<Value, 2> values = {a, b};
      llvm::SmallVector<Type, 2> types;
      if (failed(OpT::inferReturnTypes(op->getContext(), std::nullopt, values,
                                       op->getDiscardableAttrDictionary(),
                                       OpaqueProperties(nullptr),
                                       op->getRegions(), types)))
        continue;
      OperationState state(builder.getUnknownLoc(), OpT::getOperationName());
      state.addOperands(values);
      state.addTypes(types);
      state.addAttributes(op->getAttrs());
      builder.create(state);
    }
}

/// Emits a remark for each shape.
void reifyShapes(OpWithShapedTypeInferTypeInterfaceOp op) {
  OpBuilder builder(op);
  llvm::SmallVector<Value, 2> shapes;
  if (failed(op.reifyReturnTypeShapes(builder, op->getOperands(), shapes)) ||
      shapes.size() != 1)
    return;
  for (auto [index, shape] : llvm::enumerate(shapes))
    op->emitRemark() << "value " << index << ": " << *shape.getDefiningOp();
}

struct ReturnTypes : impl::TestReturnTypeDriverBase<ReturnTypes> {
  using TestReturnTypeDriverBase::TestReturnTypeDriverBase;
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.isExternal())
      return;
    llvm::SmallVector<Operation *> ops;
    for (Operation &op : func.front())
      ops.push_back(&op);
    if (func.getSymName() == "testCreateFunctions")
      for (Operation *op : llvm::ArrayRef(ops).drop_back()) {
        createForPairs<OpWithInferTypeInterfaceOp>(op, func);
        createForPairs<OpWithInferTypeAdaptorInterfaceOp>(op, func);
        createForPairs<OpWithShapedTypeInferTypeInterfaceOp>(op, func);
      }
    if (func.getSymName() == "testReifyFunctions")
      for (Operation *op : ops)
        if (auto shaped =
                llvm::dyn_cast<OpWithShapedTypeInferTypeInterfaceOp>(op))
          reifyShapes(shaped);
  }
};

// Recursive types.

struct RecursiveTypes : impl::TestRecursiveTypesPassBase<RecursiveTypes> {
  using TestRecursiveTypesPassBase::TestRecursiveTypesPassBase;
  void runOnOperation() override {
    func::FuncOp func = getOperation();
    if (func.getSymName() == "roundtrip")
      return;
    if (func.getSymName() != "create") {
      func->emitOpError() << "unexpected function name";
      return signalPassFailure();
    }
    if (failed(createWithType(func)))
      signalPassFailure();
  }

private:
  LogicalResult createWithType(func::FuncOp func) {
    constexpr llvm::StringLiteral name = "some_long_and_unique_name";
    auto type = TestRecursiveType::get(&getContext(), name);
    if (failed(type.setBody(type)))
      return func->emitError("expected to be able to set the type body");
    if (failed(type.setBody(type)))
      return func->emitError(
          "expected to be able to set the type body to the same value");
    if (succeeded(type.setBody(IndexType::get(&getContext()))))
      return func->emitError(
          "not expected to be able to change function body more than once");
    if (type != TestRecursiveType::get(&getContext(), name))
      return func->emitError("expected type name to be the uniquing key");
    if (func.isExternal())
      return success();
    OpBuilder builder(&func.getBody());
    OperationState state(func->getLoc(), "test.dummy_type_test_op");
    state.addTypes(type);
    builder.create(state);
    return success();
  }
};

} // namespace

} // namespace test
