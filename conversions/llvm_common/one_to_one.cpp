// SPDX-License-Identifier: Apache-2.0
#include "conversions/llvm_common/one_to_one.h"

#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::LLVM::detail;

// Vectors with several dimensions

NDVectorTypeInfo
LLVM::detail::extractNDVectorTypeInfo(VectorType vectorType,
                                      const LLVMTypeConverter &converter) {
  NDVectorTypeInfo info;
  info.llvmNDVectorTy = converter.convertType(vectorType);
  Type inner = info.llvmNDVectorTy;
  while (auto array = dyn_cast_or_null<LLVMArrayType>(inner)) {
    info.arraySizes.push_back(array.getNumElements());
    inner = array.getElementType();
  }
  if (inner && isCompatibleVectorType(inner))
    info.llvm1DVectorTy = inner;
  else
    info.llvmNDVectorTy = nullptr;
  return info;
}

void LLVM::detail::nDVectorIterate(
    const NDVectorTypeInfo &info, function_ref<void(ArrayRef<int64_t>)> visit) {
  if (llvm::is_contained(info.arraySizes, 0))
    return;
  SmallVector<int64_t, 4> place(info.arraySizes.size(), 0);
  while (true) {
    visit(place);
    // The innermost index varies fastest.
    int64_t i = place.size() - 1;
    for (; i >= 0; --i) {
      if (++place[i] < info.arraySizes[i])
        break;
      place[i] = 0;
    }
    if (i < 0)
      return;
  }
}

LogicalResult LLVM::detail::handleMultidimensionalVectors(
    Operation *op, ValueRange operands, const LLVMTypeConverter &typeConverter,
    function_ref<Value(Type, ValueRange)> createOperand,
    ConversionPatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!type)
    return failure();
  const NDVectorTypeInfo info = extractNDVectorTypeInfo(type, typeConverter);
  if (!info.llvmNDVectorTy)
    return failure();
  const Location loc = op->getLoc();
  Value result = PoisonOp::create(rewriter, loc, info.llvmNDVectorTy);
  nDVectorIterate(info, [&](ArrayRef<int64_t> place) {
    SmallVector<Value, 4> parts;
    for (Value operand : operands)
      parts.push_back(ExtractValueOp::create(rewriter, loc, operand, place));
    Value part = createOperand(info.llvm1DVectorTy, parts);
    result = InsertValueOp::create(rewriter, loc, result, part, place);
  });
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult
LLVM::detail::vectorOneToOneRewrite(Operation *op, StringRef targetOp,
                                    ValueRange operands,
                                    ArrayRef<NamedAttribute> targetAttrs,
                                    const LLVMTypeConverter &typeConverter,
                                    ConversionPatternRewriter &rewriter) {
  assert(!operands.empty() && "an operand says what it is of");
  if (!llvm::all_of(operands.getTypes(), isCompatibleType))
    return failure();
  if (!isa<LLVMArrayType>(operands.front().getType()))
    return oneToOneRewrite(op, targetOp, operands, targetAttrs, typeConverter,
                           rewriter);
  const StringAttr name = rewriter.getStringAttr(targetOp);
  return handleMultidimensionalVectors(
      op, operands, typeConverter,
      [&](Type type, ValueRange parts) -> Value {
        return rewriter.create(op->getLoc(), name, parts, type, targetAttrs)
            ->getResult(0);
      },
      rewriter);
}

// Tables

namespace {
class OneToOnePattern : public ConvertToLLVMPattern {
public:
  OneToOnePattern(const OneToOneConversion &conversion,
                  const LLVMTypeConverter &converter, PatternBenefit benefit)
      : ConvertToLLVMPattern(conversion.source, &converter.getContext(),
                             converter, benefit),
        conversion(conversion) {}

  using ConvertToLLVMPattern::matchAndRewrite;
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (conversion.failsOnUnsupportedFloats &&
        opHasUnsupportedFloatingPointTypes(op, *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported floating point type");
    // A descriptor is one value, but no operand of an instruction.
    if (llvm::any_of(op->getOperandTypes(), llvm::IsaPred<BaseMemRefType>))
      return rewriter.notifyMatchFailure(op, "an operand in memory");
    SmallVector<NamedAttribute> attributes;
    if (!conversion.convertAttributes)
      llvm::append_range(attributes, op->getAttrs());
    else if (failed(conversion.convertAttributes(op, attributes)))
      return failure();
    auto *rewrite = operands.empty() ? oneToOneRewrite : vectorOneToOneRewrite;
    return rewrite(op, conversion.target, ValueRange(operands), attributes,
                   *getTypeConverter(), rewriter);
  }

private:
  const OneToOneConversion &conversion;
};
} // namespace

void mlir::populateOneToOneToLLVMPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    ArrayRef<OneToOneConversion> conversions, PatternBenefit benefit) {
  for (const OneToOneConversion &conversion : conversions)
    patterns.add<OneToOnePattern>(conversion, converter, benefit);
}
