// SPDX-License-Identifier: Apache-2.0
//
// Operations that become one operation of the llvm dialect each, as a table;
// vectors of several dimensions are taken apart.
#ifndef CONVERSIONS_LLVM_COMMON_ONE_TO_ONE_H
#define CONVERSIONS_LLVM_COMMON_ONE_TO_ONE_H

#include "conversions/llvm_common/pattern.h"

namespace mlir {

/// What the attributes of an operation become. The default: the same ones.
/// Errors: failure without a message, and the operation is not converted.
using ConvertAttributesFn = LogicalResult (*)(
    Operation *op, llvm::SmallVectorImpl<NamedAttribute> &attributes);

/// An operation and what it becomes.
struct OneToOneConversion {
  llvm::StringLiteral source;
  llvm::StringLiteral target;
  ConvertAttributesFn convertAttributes = nullptr;
  /// Floats that LLVM does not have, and that become integers, are refused.
  bool failsOnUnsupportedFloats = false;
};

/// One pattern for each row. The rows live as long as the patterns.
void populateOneToOneToLLVMPatterns(
    const LLVMTypeConverter &converter, RewritePatternSet &patterns,
    llvm::ArrayRef<OneToOneConversion> conversions, PatternBenefit benefit = 1);

namespace LLVM::detail {

/// A vector of several dimensions as LLVM has it: arrays of vectors.
struct NDVectorTypeInfo {
  /// All of it, null if it is no array of vectors; the vector in it.
  Type llvmNDVectorTy;
  Type llvm1DVectorTy;
  llvm::SmallVector<int64_t, 4> arraySizes;
};
NDVectorTypeInfo extractNDVectorTypeInfo(VectorType vectorType,
                                         const LLVMTypeConverter &converter);

/// Calls `visit` with the place of each vector in the arrays, in order.
void nDVectorIterate(const NDVectorTypeInfo &info,
                     llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit);

/// Puts an array of vectors in the place of `op`; `createOperand` makes each of
/// them from those of the operands.
/// Errors: failure without a message if the result is no array of vectors.
LogicalResult handleMultidimensionalVectors(
    Operation *op, ValueRange operands, const LLVMTypeConverter &typeConverter,
    llvm::function_ref<Value(Type, ValueRange)> createOperand,
    ConversionPatternRewriter &rewriter);

/// oneToOneRewrite, vector by vector for arrays of them.
/// Errors: failure without a message if an operand's type is not one of LLVM's.
LogicalResult vectorOneToOneRewrite(Operation *op, llvm::StringRef targetOp,
                                    ValueRange operands,
                                    llvm::ArrayRef<NamedAttribute> targetAttrs,
                                    const LLVMTypeConverter &typeConverter,
                                    ConversionPatternRewriter &rewriter);

} // namespace LLVM::detail

/// A pattern of one operation that becomes another one.
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

/// The same, for vectors of several dimensions too.
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
