// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/transforms/extend_to_supported_types/extend_types.h"

#include "core/conversion/conversion_pattern.h"
#include "core/conversion/conversion_target.h"
#include "core/conversion/type_converter.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/math/dialect.h"
#include "dialects/math/float_ops.h"

using namespace mlir;
using namespace mlir::math;

/// Creates `arith.extf` or `arith.truncf` with the flag `contract`.
template <typename CastT>
static Value makeCast(OpBuilder &builder, Location loc, Type type,
                      Value value) {
  auto flags = arith::FastMathFlagsAttr::get(builder.getContext(),
                                             arith::FastMathFlags::contract);
  CastT cast = CastT::create(builder, loc, type, value);
  cast.setFastmathAttr(flags);
  return cast.getResult();
}

namespace {

/// Replaces `op` by the same operation on wider types, with truncated results.
LogicalResult replaceByWide(Operation *op, ValueRange operands,
                            const TypeConverter &converter,
                            ConversionPatternRewriter &rewriter) {
  FailureOr<Operation *> wide =
      convertOpResultTypes(op, operands, converter, rewriter);
  if (failed(wide))
    return failure();
  SmallVector<Value> results;
  for (auto [narrow, result] :
       llvm::zip_equal(op->getResultTypes(), (*wide)->getResults()))
    results.push_back(narrow == result.getType()
                          ? Value(result)
                          : makeCast<arith::TruncFOp>(rewriter, op->getLoc(),
                                                      narrow, result));
  rewriter.replaceOp(op, results);
  return success();
}

/// f(x) -> truncf(f(extf(x))), where the target supports the wider type of f
/// The extension follows the definition of x.
struct ExtendToSupportedType : ConversionPattern {
  ExtendToSupportedType(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 2, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    return replaceByWide(op, operands, *getTypeConverter(), rewriter);
  }
};

/// f(x) -> truncf(f(extf(x))), like ExtendToSupportedType
/// The extension precedes f, because no operation can follow the definition of
/// a result of a branch.
class ExtendBeforeUse : public ConversionPattern {
public:
  ExtendBeforeUse(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(MatchAnyOpTypeTag(), 1, context),
        converter(converter) {}

  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (converter.isLegal(op))
      return failure();
    SmallVector<Value> wide;
    for (auto [type, operand] :
         llvm::zip_equal(op->getOperandTypes(), operands)) {
      const Type to = converter.convertType(type);
      wide.push_back(
          to == operand.getType()
              ? operand
              : makeCast<arith::ExtFOp>(rewriter, op->getLoc(), to, operand));
    }
    return replaceByWide(op, wide, converter, rewriter);
  }

private:
  const TypeConverter &converter;
};

} // namespace

void math::populateExtendToSupportedTypesTypeConverter(
    TypeConverter &typeConverter, const llvm::SetVector<Type> &sourceTypes,
    Type targetType) {
  typeConverter.addConversion([=](Type type) -> std::optional<Type> {
    // Formats that are not narrower than the target cannot be extended to it.
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    if (!element || sourceTypes.contains(element) ||
        element.getWidth() >= targetType.getIntOrFloatBitWidth())
      return type;
    if (auto shaped = dyn_cast<ShapedType>(type))
      return Type(shaped.clone(targetType));
    return targetType;
  });
  typeConverter.addTargetMaterialization(
      [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) {
        assert(inputs.size() == 1 && "one type for one");
        return makeCast<arith::ExtFOp>(builder, loc, type, inputs.front());
      });
}

void math::populateExtendToSupportedTypesConversionTarget(
    ConversionTarget &target, TypeConverter &typeConverter) {
  target.addDynamicallyLegalDialect<MathDialect>(
      [&typeConverter](Operation *op) { return typeConverter.isLegal(op); });
  // A subnormal number of a small format may be normal in a wider one.
  target.addLegalOp<FmaOp, IsNormalOp>();
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
}

void math::populateExtendToSupportedTypesPatterns(
    RewritePatternSet &patterns, const TypeConverter &typeConverter) {
  patterns.add<ExtendToSupportedType, ExtendBeforeUse>(typeConverter,
                                                       patterns.getContext());
}
