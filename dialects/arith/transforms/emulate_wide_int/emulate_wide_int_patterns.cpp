// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/transforms/emulate_wide_int/emulate_wide_int_patterns.h"

#include "core/conversion/conversion_pattern.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/emulate_wide_int/wide_int_halves.h"
#include "dialects/vector/vector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::arith;

// Types

WideIntEmulationConverter::WideIntEmulationConverter(
    unsigned widestIntSupportedByTarget)
    : maxIntWidth(widestIntSupportedByTarget) {
  assert(llvm::isPowerOf2_32(maxIntWidth) && maxIntWidth >= 2 &&
         "a width that can be halved");
  addConversion([](Type type) -> std::optional<Type> { return type; });
  addConversion([this](IntegerType type) { return convertInteger(type); });
  addConversion([this](VectorType type) { return convertVector(type); });
  addConversion([this](FunctionType type) { return convertFunction(type); });
}

std::optional<Type>
WideIntEmulationConverter::convertInteger(IntegerType type) const {
  if (type.getWidth() <= maxIntWidth)
    return type;
  if (type.getWidth() != 2 * maxIntWidth)
    return Type();
  return VectorType::get({2}, IntegerType::get(type.getContext(), maxIntWidth));
}

std::optional<Type>
WideIntEmulationConverter::convertVector(VectorType type) const {
  const auto element = dyn_cast<IntegerType>(type.getElementType());
  if (!element || element.getWidth() <= maxIntWidth)
    return type;
  // A half of a vector without dimensions would not be a vector. The halves of
  // a constant of a scalable vector would not be a splat.
  if (element.getWidth() != 2 * maxIntWidth || type.getRank() == 0 ||
      type.isScalable())
    return Type();
  SmallVector<int64_t> shape(type.getShape());
  shape.push_back(2);
  return VectorType::get(shape,
                         IntegerType::get(type.getContext(), maxIntWidth));
}

std::optional<Type>
WideIntEmulationConverter::convertFunction(FunctionType type) const {
  SmallVector<Type> inputs, results;
  if (failed(convertTypes(type.getInputs(), inputs)) ||
      failed(convertTypes(type.getResults(), results)))
    return Type();
  return FunctionType::get(type.getContext(), inputs, results);
}

// Constants and printing

namespace {

/// constant x -> constant [low half of x, high half of x], for each element
struct ConvertConstant final : OpConversionPattern<ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const auto type = getTypeConverter()->convertType<VectorType>(op.getType());
    if (!type)
      return failure();
    SmallVector<APInt> halves;
    const unsigned width = type.getElementTypeBitWidth();
    const auto addHalves = [&](const APInt &value) {
      halves.push_back(value.extractBits(width, 0));
      halves.push_back(value.extractBits(width, width));
    };
    const Attribute value = op.getValueAttr();
    if (auto integer = dyn_cast<IntegerAttr>(value))
      addHalves(integer.getValue());
    else if (auto elements = dyn_cast<DenseElementsAttr>(value))
      for (const APInt &element : elements.getValues<APInt>())
        addHalves(element);
    else
      return failure();
    rewriter.replaceOpWithNewOp<ConstantOp>(
        op, DenseElementsAttr::get(type, halves));
    return success();
  }
};

/// vector.print a -> vector.print of the vector of its halves
struct ConvertPrint final : OpConversionPattern<vector::PrintOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(vector::PrintOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.modifyOpInPlace(op,
                             [&] { op->setOperands(adaptor.getOperands()); });
    return success();
  }
};

} // namespace

void arith::populateArithWideIntEmulationPatterns(
    const WideIntEmulationConverter &typeConverter,
    RewritePatternSet &patterns) {
  patterns.add<ConvertConstant, ConvertPrint>(typeConverter,
                                              patterns.getContext());
  populateWideIntArithmeticPatterns(typeConverter, patterns);
  populateWideIntShiftPatterns(typeConverter, patterns);
  populateWideIntCastPatterns(typeConverter, patterns);
}
