// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/conversion_pattern.h"
#include "dialects/arith/arith.h"
#include "dialects/test/test.h"
#include "dialects/test/transforms/legalize_patterns/legalization_patterns.h"

namespace test {

using namespace mlir;

namespace {

using Operands = llvm::ArrayRef<Value>;

/// Replaces `op` by an operation that has each result twice. Returns it.
Operation *doubleResults(Operation *op, llvm::StringRef name,
                         ConversionPatternRewriter &rewriter) {
  llvm::SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.append(2, type);
  OperationState state(op->getLoc(), name);
  state.addTypes(types);
  state.addAttributes(op->getAttrs());
  Operation *made = rewriter.create(state);
  llvm::SmallVector<llvm::SmallVector<Value>> values;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    values.push_back({made->getResult(2 * i), made->getResult(2 * i + 1)});
  rewriter.replaceOpWithMultiple(op, std::move(values));
  return made;
}

/// repetitive_1_to_n_consumer(x) -> valid(converted values of x)
struct ConsumeSeveral : ConversionPattern {
  using ConversionPattern::matchAndRewrite;
  explicit ConsumeSeveral(MLIRContext *context)
      : ConversionPattern("test.repetitive_1_to_n_consumer", 1, context) {}
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (op->getNumOperands() != 1)
      return failure();
    rewriter.replaceOpWithNewOp<TestValidOp>(op, TypeRange(), operands.front());
    return success();
  }
};

/// multiple_1_to_n_replacement -> step_1 with each result twice -> legal_op
/// with each result four times
struct ReplaceTwice : ConversionPattern {
  using ConversionPattern::matchAndRewrite;
  ReplaceTwice(MLIRContext *context, const TypeConverter &converter)
      : ConversionPattern(converter, "test.multiple_1_to_n_replacement", 1,
                          context) {}
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange>,
                  ConversionPatternRewriter &rewriter) const override {
    Operation *first = doubleResults(op, "test.step_1", rewriter);
    doubleResults(first, "test.legal_op", rewriter);
    return success();
  }
};

/// invalid(x…) -> valid(converted x…)
/// Several values are cast to one.
struct PassOn : ConversionPattern {
  using ConversionPattern::matchAndRewrite;
  PassOn(MLIRContext *context, const TypeConverter &converter)
      : ConversionPattern(converter, "test.invalid", 1, context) {}
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> values;
    for (auto [index, range] : llvm::enumerate(operands))
      values.push_back(range.size() == 1
                           ? range.front()
                           : TestCastOp::create(rewriter, op->getLoc(),
                                                op->getOperand(index).getType(),
                                                range)
                                 .getResult());
    rewriter.replaceOpWithNewOp<TestValidOp>(op, TypeRange(),
                                             ValueRange(values));
    return success();
  }
};

/// convert_block_args(v) { (x) … } -> { (x, x') … }, or { … } with (v, v) for x
/// The attributes select the replacement.
struct ConvertBlockArgs : OpConversionPattern<ConvertBlockArgsOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(ConvertBlockArgsOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (op.getIsLegal())
      return failure();
    Block *body = &op.getBody().front();
    TypeConverter::SignatureConversion signature(body->getNumArguments());
    for (auto [index, type] : llvm::enumerate(body->getArgumentTypes())) {
      if (op.getReplaceWithOperand())
        signature.remapInput(index, {adaptor.getVal(), adaptor.getVal()});
      else if (op.getDuplicate())
        signature.addInputs(index, {type, type});
      else
        return failure();
    }
    rewriter.startOpModification(op);
    rewriter.applySignatureConversion(body, signature, getTypeConverter());
    op.setIsLegal(true);
    rewriter.finalizeOpModification(op);
    return success();
  }
};

/// Converts the operand with the converter if `byConverter`, else takes the
/// values as they are.
LogicalResult consume(Operation *op, Operands operands,
                      ConversionPatternRewriter &rewriter, bool byConverter) {
  if (op->hasAttr("with_converter") != byConverter)
    return failure();
  rewriter.replaceOpWithNewOp<TestValidConsumerOp>(op, operands[0]);
  return success();
}

/// Replaces the first operand by the second one, twice. The operation stays
/// illegal if it has an attribute.
LogicalResult replaceOperand(Operation *op, Operands,
                             ConversionPatternRewriter &rewriter) {
  if (op->getNumOperands() < 2)
    return failure();
  Value by = op->getOperand(1);
  rewriter.replaceAllUsesWith(op->getOperand(0), ValueRange({by, by}));
  rewriter.modifyOpInPlace(op, [&] {
    if (!op->hasAttr("trigger_rollback"))
      op->setAttr("is_legal", rewriter.getUnitAttr());
  });
  return success();
}

/// Legalizes nested operations before the operation.
LogicalResult legalizeNested(Operation *op, Operands,
                             ConversionPatternRewriter &rewriter) {
  for (Region &region : op->getRegions())
    if (failed(rewriter.legalize(&region)))
      return failure();
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("is_legal", rewriter.getUnitAttr()); });
  return success();
}

/// Converts the arguments of a detached region.
LogicalResult convertDetached(Operation *op, Operands operands,
                              ConversionPatternRewriter &rewriter) {
  if (op->getNumRegions() != 1)
    return failure();
  OperationState state(op->getLoc(), "test.legal_op");
  state.addOperands(operands);
  state.addTypes(op->getResultTypes());
  Region &region = *state.addRegion();
  rewriter.inlineRegionBefore(op->getRegion(0), region, region.begin());
  if (!region.empty()) {
    TypeConverter::SignatureConversion signature(region.getNumArguments());
    for (unsigned i = 0; i < region.getNumArguments(); ++i)
      signature.addInputs(i, rewriter.getF64Type());
    rewriter.applySignatureConversion(&region.front(), signature);
  }
  rewriter.replaceOp(op, rewriter.create(state)->getResults());
  return success();
}

void populateErasures(RewritePatternSet &patterns) {
  add(patterns, "test.erase_op",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        rewriter.eraseOp(op);
        return success();
      });
  add(patterns, "test.blackhole",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        Operation *producer = op->getOperand(0).getDefiningOp();
        if (!producer)
          return failure();
        rewriter.eraseOp(op);
        rewriter.eraseOp(producer);
        return success();
      });
}

/// Patterns that create illegal operations, so that they are rolled back.
void populateUndone(RewritePatternSet &patterns) {
  add(patterns, "test.hoist_me",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        if (op->getNumResults() != 1)
          return failure();
        rewriter.moveOpBefore(op, op->getParentOp());
        rewriter.replaceOpWithNewOp<ILLegalOpF>(op, rewriter.getF32Type());
        return success();
      });
  add(patterns, "test.with_properties",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        if (!op->hasAttr("modify_inplace"))
          return failure();
        rewriter.modifyOpInPlace(
            op, [&] { llvm::cast<TestOpWithProperties>(op).setA(42); });
        return success();
      });
  add(patterns, "test.illegal_op_with_region_anchor",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<IllegalOpWithRegion>(op);
        return success();
      });
  add(patterns, "test.illegal_op_g",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        Value number = arith::ConstantOp::create(rewriter, op->getLoc(),
                                                 rewriter.getI32IntegerAttr(0));
        rewriter.replaceOpWithNewOp<LegalOpC>(op, rewriter.getI32Type(),
                                              number);
        return success();
      });
}

} // namespace

void populateValueChanges(RewritePatternSet &patterns,
                          const TypeConverter &converter) {
  MLIRContext *context = patterns.getContext();
  populateErasures(patterns);
  populateUndone(patterns);
  add(patterns, "test.detached_signature_conversion", convertDetached);
  add(patterns, "test.replace_with_valid_producer",
      [](Operation *op, Operands,
         ConversionPatternRewriter &rewriter) -> LogicalResult {
        auto type = op->getAttrOfType<TypeAttr>("type");
        if (!type)
          return failure();
        rewriter.replaceOpWithNewOp<TestValidProducerOp>(op, type.getValue());
        return success();
      });
  add(patterns, "test.replace_with_valid_consumer",
      [](Operation *op, Operands operands,
         ConversionPatternRewriter &rewriter) {
        return consume(op, operands, rewriter, /*byConverter=*/false);
      });
  add(patterns, converter, "test.replace_with_valid_consumer",
      [](Operation *op, Operands operands,
         ConversionPatternRewriter &rewriter) {
        return consume(op, operands, rewriter, /*byConverter=*/true);
      });
  patterns.add<ConsumeSeveral>(context);
  add(patterns, converter, "test.drop_operands_and_replace_with_valid",
      [](Operation *op, Operands, ConversionPatternRewriter &rewriter) {
        rewriter.replaceOpWithNewOp<TestValidOp>(op, TypeRange(), ValueRange());
        return success();
      });
  patterns.add<ReplaceTwice, PassOn>(context, converter);
  add(patterns, converter, "test.value_replace", replaceOperand);
  add(patterns, converter, "test.post_order_legalization", legalizeNested);
  patterns.add<ConvertBlockArgs>(converter, context);
}

} // namespace test
