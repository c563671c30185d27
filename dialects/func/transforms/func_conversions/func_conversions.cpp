// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/transforms/func_conversions/func_conversions.h"

#include "core/conversion/conversion_pattern.h"
#include "core/interfaces/control_flow.h"
#include "core/ir/descriptor/traits.h"
#include "dialects/func/func.h"

namespace mlir {

/// Concatenates the values.
static llvm::SmallVector<Value> flatten(llvm::ArrayRef<ValueRange> values) {
  llvm::SmallVector<Value> result;
  for (ValueRange range : values)
    llvm::append_range(result, range);
  return result;
}

namespace {

/// `%r = call @f(%x…) : (T…) -> U` becomes `%r… = call @f(converted %x…)`,
/// whose results have the types to which U is converted.
struct CallConversion : OpConversionPattern<func::CallOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(func::CallOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Type> types;
    llvm::SmallVector<size_t> ends;
    for (Type type : op.getResultTypes()) {
      if (failed(typeConverter->convertType(type, types)))
        return failure();
      ends.push_back(types.size());
    }
    auto call = func::CallOp::create(rewriter, op.getLoc(), op.getCallee(),
                                     types, flatten(adaptor.getOperands()));
    llvm::SmallVector<llvm::SmallVector<Value>> replacements;
    size_t begin = 0;
    for (size_t end : ends) {
      auto &values = replacements.emplace_back();
      for (; begin < end; ++begin)
        values.push_back(call->getResult(begin));
    }
    rewriter.replaceOpWithMultiple(op, std::move(replacements));
    return success();
  }
};

/// `constant @f : T` becomes `constant @f : converted T`.
struct ConstantConversion : OpConversionPattern<func::ConstantOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(func::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    const FailureOr<Operation *> converted =
        convertOpResultTypes(op, {}, *getTypeConverter(), rewriter);
    if (failed(converted))
      return failure();
    rewriter.replaceOp(op, *converted);
    return success();
  }
};

/// `call_indirect %f(%x…) : T` becomes `call_indirect %f(converted %x…) :
/// converted T`. Guard: each type is converted to one type.
struct CallIndirectConversion : OpConversionPattern<func::CallIndirectOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(func::CallIndirectOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<Type> types;
    if (failed(typeConverter->convertTypes(op.getResultTypes(), types)) ||
        types.size() != op->getNumResults())
      return failure();
    OperationState state(op.getLoc(), op->getName());
    state.addOperands(adaptor.getOperands());
    state.addTypes(types);
    state.addAttributes(op->getAttrs());
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

/// `br ^b(%x…)` becomes `br ^b(converted %x…)`. Guard, per operand:
/// `shouldConvert` returns true.
struct BranchConversion : OpInterfaceConversionPattern<BranchOpInterface> {
  using ShouldConvert = llvm::function_ref<bool(BranchOpInterface, int)>;

  BranchConversion(const TypeConverter &converter, MLIRContext *context,
                   ShouldConvert shouldConvert, PatternBenefit benefit)
      : OpInterfaceConversionPattern(converter, context, benefit),
        shouldConvert(shouldConvert) {}

  LogicalResult
  matchAndRewrite(BranchOpInterface op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    llvm::SmallVector<llvm::SmallVector<Value>> forwarded;
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
      auto &values = forwarded.emplace_back();
      OperandRange range = op.getSuccessorOperands(i).getForwardedOperands();
      for (auto [k, value] : llvm::enumerate(range)) {
        const unsigned number = range.getBeginOperandIndex() + k;
        if (shouldConvert && !shouldConvert(op, number))
          values.push_back(value);
        else
          llvm::append_range(values, operands[number]);
      }
    }
    rewriter.modifyOpInPlace(op, [&] {
      for (auto [i, values] : llvm::enumerate(forwarded))
        if (!op.getSuccessorOperands(i).getForwardedOperands().empty())
          op.getSuccessorOperands(i).getMutableForwardedOperands().assign(
              values);
    });
    return success();
  }

private:
  ShouldConvert shouldConvert;
};

/// `return %x…` becomes `return converted %x…`.
struct ReturnConversion : OpConversionPattern<func::ReturnOp> {
  using OpConversionPattern::OpConversionPattern;

  LogicalResult
  matchAndRewrite(func::ReturnOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<func::ReturnOp>(
        op, ValueRange(flatten(adaptor.getOperands())));
    return success();
  }
};

} // namespace

void populateCallOpTypeConversionPattern(RewritePatternSet &patterns,
                                         const TypeConverter &converter,
                                         PatternBenefit benefit) {
  patterns.add<CallConversion>(converter, patterns.getContext(), benefit);
}

void populateFunctionValueTypeConversionPatterns(RewritePatternSet &patterns,
                                                 const TypeConverter &converter,
                                                 PatternBenefit benefit) {
  patterns.add<CallIndirectConversion, ConstantConversion>(
      converter, patterns.getContext(), benefit);
}

void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    llvm::function_ref<bool(BranchOpInterface branchOp, int idx)>
        shouldConvertBranchOperand,
    PatternBenefit benefit) {
  patterns.add<BranchConversion>(converter, patterns.getContext(),
                                 shouldConvertBranchOperand, benefit);
}

bool isLegalForBranchOpInterfaceTypeConversionPattern(
    Operation *op, const TypeConverter &converter) {
  auto branch = llvm::dyn_cast<BranchOpInterface>(op);
  if (!branch)
    return false;
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
    if (!converter.isLegal(
            branch.getSuccessorOperands(i).getForwardedOperands()))
      return false;
  return true;
}

void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns,
                                           const TypeConverter &converter,
                                           PatternBenefit benefit) {
  patterns.add<ReturnConversion>(converter, patterns.getContext(), benefit);
}

bool isLegalForReturnOpTypeConversionPattern(Operation *op,
                                             const TypeConverter &converter,
                                             bool returnOpAlwaysLegal) {
  if (llvm::isa<func::ReturnOp>(op) && !returnOpAlwaysLegal)
    return converter.isLegal(op);
  return op->hasTrait<OpTrait::ReturnLike>();
}

bool isNotBranchOpInterfaceOrReturnLikeOp(Operation *op) {
  Block *block = op->getBlock();
  return !op->mightHaveTrait<OpTrait::IsTerminator>() || !block ||
         &block->back() != op ||
         !llvm::isa_and_nonnull<func::FuncOp>(op->getParentOp());
}

} // namespace mlir
