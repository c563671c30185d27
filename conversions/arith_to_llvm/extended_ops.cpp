// SPDX-License-Identifier: Apache-2.0
//
// Operations with two results, comparisons and select.
#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/arith_to_llvm/pattern_families.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// addui_extended(x, y) -> elements of uadd.with.overflow(x, y)
/// Guard: no vector with several dimensions.
struct AddUIExtendedLowering : ConvertOpToLLVMPattern<AddUIExtendedOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(AddUIExtendedOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = adaptor.getLhs().getType();
    if (!LLVM::isCompatibleType(type))
      return failure();
    const Location loc = op.getLoc();
    if (isa<LLVM::LLVMArrayType>(type))
      return rewriter.notifyMatchFailure(
          loc, "ND vector types are not supported yet");
    const Type flag = typeConverter->convertType(op.getOverflow().getType());
    const Type both =
        LLVM::LLVMStructType::getLiteral(op.getContext(), {type, flag});
    Value sum = LLVM::UAddWithOverflowOp::create(
        rewriter, loc, both, adaptor.getLhs(), adaptor.getRhs());
    Value low = LLVM::ExtractValueOp::create(rewriter, loc, sum, 0);
    Value overflow = LLVM::ExtractValueOp::create(rewriter, loc, sum, 1);
    rewriter.replaceOp(op, {low, overflow});
    return success();
  }
};

/// mul_extended(x, y) -> (trunc(p), trunc(p >> N)), where p = ext(x) * ext(y)
/// has 2N bits
/// Guard: no vector with several dimensions.
template <typename MulOpT, typename ExtOpT>
struct MulExtendedLowering : ConvertOpToLLVMPattern<MulOpT> {
  using ConvertOpToLLVMPattern<MulOpT>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(MulOpT op, typename MulOpT::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const Type type = adaptor.getLhs().getType();
    if (!LLVM::isCompatibleType(type))
      return failure();
    const Location loc = op.getLoc();
    if (isa<LLVM::LLVMArrayType>(type))
      return rewriter.notifyMatchFailure(
          loc, "ND vector types are not supported yet");
    const unsigned bits = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
    Type wide = rewriter.getIntegerType(2 * bits);
    TypedAttr distance = rewriter.getIntegerAttr(wide, bits);
    if (auto vector = dyn_cast<VectorType>(type)) {
      wide = vector.clone(wide);
      distance = cast<TypedAttr>(Attribute(SplatElementsAttr::get(
          cast<ShapedType>(wide), APInt(2 * bits, bits))));
    }
    Value lhs = ExtOpT::create(rewriter, loc, wide, adaptor.getLhs());
    Value rhs = ExtOpT::create(rewriter, loc, wide, adaptor.getRhs());
    Value product = LLVM::MulOp::create(rewriter, loc, wide, lhs, rhs);
    Value low = LLVM::TruncOp::create(rewriter, loc, type, product);
    Value shift = LLVM::ConstantOp::create(rewriter, loc, distance);
    Value shifted = LLVM::LShrOp::create(rewriter, loc, product, shift);
    Value high = LLVM::TruncOp::create(rewriter, loc, type, shifted);
    rewriter.replaceOp(op, {low, high});
    return success();
  }
};

/// cmpi p, x, y -> icmp p, x, y
/// The predicates of both operations have the same numbers.
struct CmpILowering : ConvertOpToLLVMPattern<CmpIOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CmpIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const auto predicate = static_cast<LLVM::ICmpPredicate>(op.getPredicate());
    const Type type = typeConverter->convertType(op.getType());
    if (!type)
      return failure();
    if (!isa<LLVM::LLVMArrayType>(adaptor.getLhs().getType())) {
      rewriter.replaceOpWithNewOp<LLVM::ICmpOp>(
          op, type, predicate, adaptor.getLhs(), adaptor.getRhs());
      return success();
    }
    if (!isa<VectorType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "expected vector result type");
    return LLVM::detail::handleMultidimensionalVectors(
        op, adaptor.getOperands(), *getTypeConverter(),
        [&](Type part, ValueRange operands) -> Value {
          return LLVM::ICmpOp::create(rewriter, op.getLoc(), part, predicate,
                                      operands[0], operands[1]);
        },
        rewriter);
  }
};

/// cmpf p, x, y -> fcmp p, x, y
/// The predicates of both operations have the same numbers.
struct CmpFLowering : ConvertOpToLLVMPattern<CmpFOp, true> {
  using ConvertOpToLLVMPattern<CmpFOp, true>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(CmpFOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const auto predicate = static_cast<LLVM::FCmpPredicate>(op.getPredicate());
    const LLVM::FastmathFlags flags =
        convertArithFastMathFlagsToLLVM(op.getFastmath());
    const Type type = typeConverter->convertType(op.getType());
    if (!type)
      return failure();
    if (!isa<LLVM::LLVMArrayType>(adaptor.getLhs().getType())) {
      rewriter.replaceOpWithNewOp<LLVM::FCmpOp>(
          op, type, predicate, adaptor.getLhs(), adaptor.getRhs(), flags);
      return success();
    }
    if (!isa<VectorType>(op.getType()))
      return rewriter.notifyMatchFailure(op, "expected vector result type");
    return LLVM::detail::handleMultidimensionalVectors(
        op, adaptor.getOperands(), *getTypeConverter(),
        [&](Type part, ValueRange operands) -> Value {
          return LLVM::FCmpOp::create(rewriter, op.getLoc(), part, predicate,
                                      operands[0], operands[1], flags);
        },
        rewriter);
  }
};

/// select(c, x…, y…) -> select(c, x, y)…
/// An operand may be converted to several values. Guard: c is one value.
struct SelectLowering : ConvertOpToLLVMPattern<SelectOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  using Adaptor = SelectOp::GenericAdaptor<ArrayRef<ValueRange>>;

  LogicalResult
  matchAndRewrite(SelectOp op, Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ValueRange conditions = adaptor.getCondition();
    if (conditions.size() != 1)
      return rewriter.notifyMatchFailure(op, "condition is not one value");
    Value condition = conditions.front();
    if (isa<LLVM::LLVMArrayType>(condition.getType()))
      return selectVectors(op, adaptor, rewriter);
    SmallVector<Value> results;
    for (auto [ifTrue, ifFalse] :
         llvm::zip_equal(adaptor.getTrueValue(), adaptor.getFalseValue()))
      results.push_back(LLVM::SelectOp::create(rewriter, op.getLoc(), condition,
                                               ifTrue, ifFalse));
    rewriter.replaceOpWithMultiple(op, ArrayRef(ValueRange(results)));
    return success();
  }

private:
  LogicalResult selectVectors(SelectOp op, Adaptor adaptor,
                              ConversionPatternRewriter &rewriter) const {
    auto operands = getOneToOneAdaptorOperands(adaptor.getOperands());
    if (failed(operands))
      return failure();
    return LLVM::detail::vectorOneToOneRewrite(
        op, LLVM::SelectOp::getOperationName(), ValueRange(*operands),
        op->getAttrs(), *getTypeConverter(), rewriter);
  }
};

} // namespace

void arith_to_llvm::populateExtendedPatterns(const LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<AddUIExtendedLowering,
               MulExtendedLowering<MulSIExtendedOp, LLVM::SExtOp>,
               MulExtendedLowering<MulUIExtendedOp, LLVM::ZExtOp>, CmpILowering,
               CmpFLowering, SelectLowering>(converter);
}
