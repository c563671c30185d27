// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/function_conversion.h"

#include "core/interfaces/function.h"

namespace mlir {

/// (T...) -> (U...)  ->  (convert(T)...) -> (convert(U)...)
/// Converts the arguments of the entry block accordingly, if every type has a
/// conversion. The arguments of other blocks are left to the patterns of branch
/// operations.
static LogicalResult convertFunctionTypes(FunctionOpInterface op,
                                          const TypeConverter &converter,
                                          ConversionPatternRewriter &rewriter) {
  auto type = llvm::dyn_cast<FunctionType>(op.getFunctionType());
  if (!type)
    return failure();
  SignatureConversion signature(type.getNumInputs());
  llvm::SmallVector<Type, 1> results;
  if (failed(converter.convertSignatureArgs(TypeRange(type.getInputs()),
                                            signature)) ||
      failed(converter.convertTypes(TypeRange(type.getResults()), results)))
    return failure();
  if (Region &body = op.getFunctionBody(); !body.empty())
    rewriter.applySignatureConversion(&body.front(), signature, &converter);
  auto newType = FunctionType::get(rewriter.getContext(),
                                   signature.getConvertedTypes(), results);
  rewriter.modifyOpInPlace(op, [&] { op.setType(newType); });
  return success();
}

namespace {

struct NamedFunctionConversion : ConversionPattern {
  NamedFunctionConversion(llvm::StringRef name, MLIRContext *context,
                          const TypeConverter &converter,
                          PatternBenefit benefit)
      : ConversionPattern(converter, name, benefit, context) {}

  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value>,
                  ConversionPatternRewriter &rewriter) const override {
    return convertFunctionTypes(llvm::cast<FunctionOpInterface>(op),
                                *typeConverter, rewriter);
  }
};

struct AnyFunctionConversion
    : OpInterfaceConversionPattern<FunctionOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;

  LogicalResult
  matchAndRewrite(FunctionOpInterface op, llvm::ArrayRef<Value>,
                  ConversionPatternRewriter &rewriter) const override {
    return convertFunctionTypes(op, *typeConverter, rewriter);
  }
};

} // namespace

void populateFunctionOpInterfaceTypeConversionPattern(
    llvm::StringRef functionLikeOpName, RewritePatternSet &patterns,
    const TypeConverter &converter, PatternBenefit benefit) {
  patterns.add(RewritePattern::create<NamedFunctionConversion>(
      functionLikeOpName, patterns.getContext(), converter, benefit));
}

void populateAnyFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter,
    PatternBenefit benefit) {
  patterns.add<AnyFunctionConversion>(converter, patterns.getContext(),
                                      benefit);
}

} // namespace mlir
