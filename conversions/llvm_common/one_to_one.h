// SPDX-License-Identifier: Apache-2.0
//
// Operations that become one operation of the llvm dialect each, as a table.
// Vectors with several dimensions are unrolled.
#ifndef CONVERSIONS_LLVM_COMMON_ONE_TO_ONE_H
#define CONVERSIONS_LLVM_COMMON_ONE_TO_ONE_H

#include "conversions/llvm_common/pattern.h"

namespace mlir {

/// Converts the attributes of an operation. The default keeps them.
/// Errors: fails without a diagnostic; the operation is not converted then.
using ConvertAttributesFn = LogicalResult (*)(
    Operation *op, llvm::SmallVectorImpl<NamedAttribute> &attributes);

/// An operation and the operation that replaces it.
struct OneToOneConversion {
  llvm::StringLiteral source;
  llvm::StringLiteral target;
  ConvertAttributesFn convertAttributes = nullptr;
  /// Rejects floats that LLVM does not support and that become integers.
  bool failsOnUnsupportedFloats = false;
};

/// Adds a pattern for each row. The rows must outlive the patterns.
void populateOneToOneToLLVMPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    llvm::ArrayRef<OneToOneConversion> conversions, PatternBenefit benefit = 1);

namespace LLVM::detail {

/// A vector with several dimensions as an LLVM type: arrays of vectors.
struct NDVectorTypeInfo {
  /// The whole type, or null if it is no array of vectors; and the innermost
  /// vector.
  Type llvmNDVectorTy;
  Type llvm1DVectorTy;
  llvm::SmallVector<int64_t, 4> arraySizes;
};
NDVectorTypeInfo extractNDVectorTypeInfo(VectorType vectorType,
                                         const LLVMTypeConverter &converter);

/// Calls `visit` with the position of each vector in the arrays, in order.
void nDVectorIterate(const NDVectorTypeInfo &info,
                     llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// Replaces `op` by an array of vectors. `createOperand` creates each vector
/// from those of the operands.
/// Errors: fails without a diagnostic if the result is no array of vectors.
LogicalResult handleMultidimensionalVectors(
    Operation *op, ValueRange operands, const LLVMTypeConverter &typeConverter,
    llvm::function_ref<Value(Type, ValueRange)> createOperand,
    ConversionPatternRewriter &rewriter);

/// Replaces `op` like oneToOneRewrite, but unrolls arrays of vectors.
/// Errors: fails without a diagnostic if the type of an operand is not
/// compatible with LLVM.
LogicalResult vectorOneToOneRewrite(Operation *op, llvm::StringRef targetOp,
                                    ValueRange operands,
                                    llvm::ArrayRef<NamedAttribute> targetAttrs,
                                    const LLVMTypeConverter &typeConverter,
                                    ConversionPatternRewriter &rewriter);

} // namespace LLVM::detail

/// SourceOp(x…) -> TargetOp(x…)
template <typename SourceOp, typename TargetOp>
class OneToOneConvertToLLVMPattern : public ConvertOpToLLVMPattern<SourceOp> {
public:
  using ConvertOpToLLVMPattern<SourceOp>::ConvertOpToLLVMPattern;
  using Super = OneToOneConvertToLLVMPattern<SourceOp, TargetOp>;

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return LLVM::detail::oneToOneRewrite(op, TargetOp::getOperationName(),
                                         adaptor.getOperands(), op->getAttrs(),
                                         *this->getTypeConverter(), rewriter);
  }
};

/// SourceOp(x…) -> TargetOp(x…), for vectors with several dimensions, too
template <typename SourceOp, typename TargetOp,
          bool FailOnUnsupportedFP = false>
class VectorConvertToLLVMPattern
    : public ConvertOpToLLVMPattern<SourceOp, FailOnUnsupportedFP> {
public:
  using ConvertOpToLLVMPattern<SourceOp,
                               FailOnUnsupportedFP>::ConvertOpToLLVMPattern;
  using Super = VectorConvertToLLVMPattern<SourceOp, TargetOp>;

  LogicalResult
  matchAndRewrite(SourceOp op, typename SourceOp::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    return LLVM::detail::vectorOneToOneRewrite(
        op, TargetOp::getOperationName(), adaptor.getOperands(), op->getAttrs(),
        *this->getTypeConverter(), rewriter);
  }
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_ONE_TO_ONE_H
