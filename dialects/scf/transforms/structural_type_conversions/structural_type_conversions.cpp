// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/structural_type_conversions/structural_type_conversions.h"

#include "core/conversion/conversion_pattern.h"
#include "dialects/scf/scf.h"

namespace mlir::scf {

namespace {

using Operands = llvm::ArrayRef<ValueRange>;

/// Returns all converted values in order. Each of the first `numSingle`
/// operands must be converted to one value. Errors: fails without a diagnostic
/// if one is not.
FailureOr<llvm::SmallVector<Value>> flatten(Operands operands,
                                            size_t numSingle = 0) {
  llvm::SmallVector<Value> result;
  for (auto [index, range] : llvm::enumerate(operands)) {
    if (index < numSingle && range.size() != 1)
      return failure();
    llvm::append_range(result, range);
  }
  return result;
}

/// %r… = op(%c…, %x…) {regions} -> %s… = op(%d…, %y…) {regions'}
/// The operands are replaced by their converted values. The results and the
/// block arguments get the converted types. `%c…`, of which there are
/// `numSingle`, are converted to one value each. Unless `keepsAttributes`,
/// discardable attributes are dropped.
template <typename OpT, size_t numSingle, bool keepsAttributes>
struct RegionOpConversion : OpConversionPattern<OpT> {
  using OpConversionPattern<OpT>::OpConversionPattern;
  using typename OpConversionPattern<OpT>::OneToNOpAdaptor;

  LogicalResult
  matchAndRewrite(OpT op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const TypeConverter &converter = *this->typeConverter;
    llvm::SmallVector<Type> types;
    llvm::SmallVector<size_t> ends;
    for (Value result : op->getResults()) {
      if (failed(converter.convertType(result, types)))
        return rewriter.notifyMatchFailure(op, "could not convert result type");
      ends.push_back(types.size());
    }
    FailureOr<llvm::SmallVector<Value>> operands =
        flatten(adaptor.getOperands(), numSingle);
    if (failed(operands))
      return failure();
    for (Region &region : op->getRegions())
      if (failed(rewriter.convertRegionTypes(&region, converter)))
        return failure();
    Operation *made = create(op, types, *operands, rewriter);
    llvm::SmallVector<llvm::SmallVector<Value>> replacements;
    size_t begin = 0;
    for (size_t end : ends) {
      auto &values = replacements.emplace_back();
      for (; begin < end; ++begin)
        values.push_back(made->getResult(begin));
    }
    rewriter.replaceOpWithMultiple(op, std::move(replacements));
    return success();
  }

private:
  static Operation *create(OpT op, TypeRange types, ValueRange operands,
                           ConversionPatternRewriter &rewriter) {
    OperationState state(op->getLoc(), OpT::getOperationName());
    state.addOperands(operands);
    state.addTypes(types);
    for (NamedAttribute attribute : op->getAttrs())
      if (keepsAttributes || !op->getDiscardableAttr(attribute.getName()))
        state.addAttribute(attribute.getName(), attribute.getValue());
    for (unsigned i = 0; i < op->getNumRegions(); ++i)
      state.addRegion();
    Operation *made = rewriter.create(state);
    for (auto [from, to] :
         llvm::zip_equal(op->getRegions(), made->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.end());
    return made;
  }
};

/// yield %x… -> yield %y…, with the converted values
struct YieldConversion : OpConversionPattern<YieldOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(YieldOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<YieldOp>(
        op, ValueRange(*flatten(adaptor.getOperands())));
    return success();
  }
};

/// condition(%c) %x… -> condition(%d) %y…, with the converted values
/// Guard: `%c` is converted to one value.
struct ConditionConversion : OpConversionPattern<ConditionOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(ConditionOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<llvm::SmallVector<Value>> values =
        flatten(adaptor.getOperands(), /*numSingle=*/1);
    if (failed(values))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(*values); });
    return success();
  }
};

} // namespace

void populateSCFStructuralTypeConversions(const TypeConverter &typeConverter,
                                          RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  patterns.add<RegionOpConversion<ForOp, 3, true>,
               RegionOpConversion<IfOp, 1, true>,
               RegionOpConversion<IndexSwitchOp, 1, false>,
               RegionOpConversion<WhileOp, 0, false>, YieldConversion,
               ConditionConversion>(typeConverter, patterns.getContext(),
                                    benefit);
}

void populateSCFStructuralTypeConversionTarget(
    const TypeConverter &typeConverter, ConversionTarget &target) {
  target.addDynamicallyLegalOp<ForOp, IfOp, IndexSwitchOp>(
      [&](Operation *op) -> std::optional<bool> {
        return typeConverter.isLegal(op->getResults());
      });
  target.addDynamicallyLegalOp<WhileOp, ConditionOp>(
      [&](Operation *op) -> std::optional<bool> {
        return typeConverter.isLegal(op);
      });
  // These patterns do not handle terminators of other operations.
  target.addDynamicallyLegalOp<YieldOp>(
      [&](Operation *op) -> std::optional<bool> {
        return !llvm::isa<ForOp, IfOp, IndexSwitchOp, WhileOp>(
                   op->getParentOp()) ||
               typeConverter.isLegal(op->getOperands());
      });
}

void populateSCFStructuralTypeConversionsAndLegality(
    const TypeConverter &typeConverter, RewritePatternSet &patterns,
    ConversionTarget &target, PatternBenefit benefit) {
  populateSCFStructuralTypeConversions(typeConverter, patterns, benefit);
  populateSCFStructuralTypeConversionTarget(typeConverter, target);
}

} // namespace mlir::scf
