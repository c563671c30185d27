// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/conversion_pattern.h"

#include "core/conversion/rewriter_impl.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir {

LogicalResult
ConversionPattern::matchAndRewrite(Operation *, llvm::ArrayRef<Value>,
                                   ConversionPatternRewriter &) const {
  return failure();
}

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op,
                                   llvm::ArrayRef<ValueRange> operands,
                                   ConversionPatternRewriter &rewriter) const {
  return dispatchTo1To1(*this, op, operands, rewriter);
}

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op,
                                   PatternRewriter &rewriter) const {
  if (!rewriter.canRecoverFromRewriteFailure())
    return rewriter.notifyMatchFailure(
        op, "a conversion pattern works in dialect conversion only");
  auto &conversionRewriter = static_cast<ConversionPatternRewriter &>(rewriter);
  detail::ConversionPatternRewriterImpl &impl = conversionRewriter.getImpl();
  llvm::SaveAndRestore current(impl.currentTypeConverter, typeConverter);
  llvm::SmallVector<ValueVector> remapped;
  if (failed(impl.remapValues("operand", op->getLoc(), op->getOperands(),
                              remapped)))
    return failure();
  llvm::SmallVector<ValueRange> operands(remapped.begin(), remapped.end());
  return matchAndRewrite(op, operands, conversionRewriter);
}

FailureOr<llvm::SmallVector<Value>>
ConversionPattern::getOneToOneAdaptorOperands(
    llvm::ArrayRef<ValueRange> operands) const {
  llvm::SmallVector<Value> values;
  for (ValueRange operand : operands) {
    if (operand.size() != 1)
      return failure();
    values.push_back(operand.front());
  }
  return values;
}

LogicalResult ConversionPattern::notifyNotOneToOne(
    Operation *op, ConversionPatternRewriter &rewriter) const {
  return rewriter.notifyMatchFailure(op, "pattern '" + getDebugName() +
                                             "' does not support 1:N "
                                             "conversion");
}

FailureOr<Operation *>
convertOpResultTypes(Operation *op, ValueRange operands,
                     const TypeConverter &converter,
                     ConversionPatternRewriter &rewriter) {
  if (converter.isLegal(op))
    return rewriter.notifyMatchFailure(op, "op already legal");
  llvm::SmallVector<Type> types;
  if (failed(converter.convertTypes(op->getResultTypes(), types)))
    return rewriter.notifyMatchFailure(op, "couldn't convert return types");
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(op->getAttrs());
  return rewriter.create(state);
}

} // namespace mlir
