// SPDX-License-Identifier: Apache-2.0
#include "dialects/cf/transforms/structural_type_conversions/structural_type_conversions.h"

#include "core/conversion/conversion_pattern.h"
#include "dialects/cf/cf.h"

namespace mlir::cf {

/// Concatenates the values.
static llvm::SmallVector<Value> flatten(llvm::ArrayRef<ValueRange> values) {
  llvm::SmallVector<Value> result;
  for (ValueRange range : values)
    llvm::append_range(result, range);
  return result;
}

namespace {

/// The base class of the patterns of this file.
template <typename OpT> struct BranchConversion : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;

protected:
  /// Converts the arguments of `block`, a successor of `branch`.
  /// Errors: fails and notifies listeners if a type cannot be converted or if
  /// the converted argument types are not those of `values`.
  FailureOr<Block *> convertBlock(OpT branch, Block *block,
                                  llvm::ArrayRef<Value> values,
                                  ConversionPatternRewriter &rewriter) const {
    const TypeRange types{ValueRange(values)};
    if (llvm::equal(block->getArgumentTypes(), types))
      return block;
    const TypeConverter &converter = *this->typeConverter;
    std::optional<SignatureConversion> signature =
        converter.convertBlockSignature(block);
    if (!signature)
      return rewriter.notifyMatchFailure(branch,
                                         "could not compute block signature");
    if (!llvm::equal(signature->getConvertedTypes(), types))
      return rewriter.notifyMatchFailure(
          branch, "mismatch between adaptor operand types and computed block "
                  "signature");
    return rewriter.applySignatureConversion(block, *signature, &converter);
  }
};

/// `br ^b(%x…)` becomes `br ^b(converted %x…)`.
struct BrConversion : BranchConversion<BranchOp> {
  using BranchConversion::BranchConversion;
  LogicalResult
  matchAndRewrite(BranchOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> values = flatten(adaptor.getOperands());
    FailureOr<Block *> block =
        convertBlock(op, op->getSuccessor(0), values, rewriter);
    if (failed(block))
      return failure();
    rewriter.replaceOpWithNewOp<BranchOp>(op, *block, ValueRange(values));
    return success();
  }
};

/// `cond_br %c, ^a(%x…), ^b(%y…)` becomes `cond_br %c', ^a(converted %x…),
/// ^b(converted %y…)`. Guard: `%c` is converted to one value.
struct CondBrConversion : BranchConversion<CondBranchOp> {
  using BranchConversion::BranchConversion;
  LogicalResult
  matchAndRewrite(CondBranchOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::ArrayRef<ValueRange> operands = adaptor.getOperands();
    if (operands.front().size() != 1)
      return rewriter.notifyMatchFailure(op,
                                         "expected single element condition");
    const size_t trueCount = op.getTrueDestOperands().size();
    llvm::SmallVector<Value> whenTrue = flatten(operands.slice(1, trueCount));
    llvm::SmallVector<Value> whenFalse =
        flatten(operands.drop_front(1 + trueCount));
    FailureOr<Block *> trueBlock =
        convertBlock(op, op->getSuccessor(0), whenTrue, rewriter);
    if (failed(trueBlock))
      return failure();
    FailureOr<Block *> falseBlock =
        convertBlock(op, op->getSuccessor(1), whenFalse, rewriter);
    if (failed(falseBlock))
      return failure();
    llvm::ArrayRef<int32_t> weights;
    if (DenseI32ArrayAttr attribute = op.getBranchWeightsAttr())
      weights = attribute.asArrayRef();
    rewriter.replaceOpWithNewOp<CondBranchOp>(
        op, operands.front().front(), *trueBlock, ValueRange(whenTrue),
        *falseBlock, ValueRange(whenFalse), weights);
    return success();
  }
};

/// `switch %f, [default: ^a(%x…), 1: ^b(%y…), …]` becomes the same with
/// converted operands. Guard: each is converted to one value.
struct SwitchConversion : BranchConversion<SwitchOp> {
  using BranchConversion::BranchConversion;
  LogicalResult
  matchAndRewrite(SwitchOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const llvm::SmallVector<Value> operands(adaptor.getOperands().begin(),
                                            adaptor.getOperands().end());
    llvm::ArrayRef<Value> rest = llvm::ArrayRef(operands).drop_front();
    // The operands of each successor; the default block is first.
    llvm::SmallVector<ValueRange> values;
    llvm::SmallVector<Block *> blocks;
    for (auto [index, successor] : llvm::enumerate(op->getSuccessors())) {
      const size_t count =
          op.getSuccessorOperands(index).getForwardedOperands().size();
      FailureOr<Block *> block =
          convertBlock(op, successor, rest.take_front(count), rewriter);
      if (failed(block))
        return failure();
      values.emplace_back(rest.take_front(count));
      rest = rest.drop_front(count);
      blocks.push_back(*block);
    }
    rewriter.replaceOpWithNewOp<SwitchOp>(
        op, operands.front(), blocks.front(), values.front(),
        op.getCaseValuesAttr(), BlockRange(llvm::ArrayRef(blocks).drop_front()),
        llvm::ArrayRef(values).drop_front());
    return success();
  }
};

} // namespace

void populateCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                         RewritePatternSet &patterns,
                                         PatternBenefit benefit) {
  patterns.add<BrConversion, CondBrConversion, SwitchConversion>(
      typeConverter, patterns.getContext(), benefit);
}

void populateCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target) {
  target.addDynamicallyLegalOp<BranchOp, CondBranchOp, SwitchOp>(
      [&](Operation *op) -> std::optional<bool> {
        return typeConverter.isLegal(TypeRange(op->getOperandTypes()));
      });
}

void populateCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit) {
  populateCFStructuralTypeConversions(typeConverter, patterns, benefit);
  populateCFStructuralTypeConversionTarget(typeConverter, target);
}

} // namespace mlir::cf
