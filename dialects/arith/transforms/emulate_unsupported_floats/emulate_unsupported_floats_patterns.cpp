// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/emulate_unsupported_floats/emulate_unsupported_floats_patterns.h"

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/conversion_target.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// op(x) -> truncf(op(extf(x)))
struct EmulateUnsupportedFloats final : ConversionPattern {
  EmulateUnsupportedFloats(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, Pattern::MatchAnyOpTypeTag(),
                          /*benefit=*/1, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (op->getNumRegions() != 0 || op->getNumSuccessors() != 0)
      return failure();
    SmallVector<Type> results;
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(), results)))
      return failure();
    // A cast to or from a narrower format may have no wide counterpart.
    if (auto cast = dyn_cast<CastOpInterface>(op))
      if (!cast.areCastCompatible(ValueRange(operands).getTypes(), results))
        return rewriter.notifyMatchFailure(op, "not a cast of the target type");
    const FailureOr<Operation *> wide =
        convertOpResultTypes(op, operands, *getTypeConverter(), rewriter);
    if (failed(wide))
      return failure();
    SmallVector<Value> rounded;
    for (auto [type, result] :
         llvm::zip_equal(op->getResultTypes(), (*wide)->getResults()))
      rounded.push_back(type == result.getType()
                            ? Value(result)
                            : round(rewriter, op->getLoc(), type, result));
    rewriter.replaceOp(op, rounded);
    return success();
  }

private:
  static Value round(OpBuilder &builder, Location loc, Type type, Value value) {
    auto rounded = TruncFOp::create(builder, loc, type, value);
    rounded.setFastmath(FastMathFlags::contract);
    return rounded;
  }
};

} // namespace

void arith::populateEmulateUnsupportedFloatsConversions(
    TypeConverter &converter, ArrayRef<Type> sourceTypes, Type targetType) {
  converter.addConversion([sources = SmallVector<Type>(sourceTypes),
                           targetType](Type type) -> std::optional<Type> {
    if (llvm::is_contained(sources, type))
      return targetType;
    if (auto shaped = dyn_cast<ShapedType>(type))
      if (llvm::is_contained(sources, shaped.getElementType()))
        return Type(shaped.clone(targetType));
    return type;
  });
  converter.addTargetMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
        auto extended = ExtFOp::create(builder, loc, type, inputs);
        extended.setFastmath(FastMathFlags::contract);
        return Value(extended);
      });
}

void arith::populateEmulateUnsupportedFloatsPatterns(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<EmulateUnsupportedFloats>(converter, patterns.getContext());
}

void arith::populateEmulateUnsupportedFloatsLegality(
    ConversionTarget &target, const TypeConverter &converter) {
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  target.addDynamicallyLegalDialect<ArithDialect>(
      [&converter](Operation *op) { return converter.isLegal(op); });
  target.addLegalOp<BitcastOp, ConstantOp, ExtFOp, SelectOp, TruncFOp>();
}
