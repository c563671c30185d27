// SPDX-License-Identifier: Apache-2.0
//
// Base classes and utilities of patterns to the llvm dialect.
#ifndef CONVERSIONS_LLVM_COMMON_PATTERN_H
#define CONVERSIONS_LLVM_COMMON_PATTERN_H

#include "conversions/llvm_common/memref_descriptor.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/conversion/conversion_pattern.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

namespace LLVM {

/// Returns the address of an element of a memref. `noWrapFlags` also apply to
/// the computation of the offset.
Value getStridedElementPtr(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &converter, MemRefType type,
                           Value memRefDesc, ValueRange indices,
                           GEPNoWrapFlags noWrapFlags = GEPNoWrapFlags::none);

namespace detail {
/// Replaces `op` by an operation named `targetOp`. If `op` has several results,
/// the new operation returns a struct of them.
/// Errors: fails without a diagnostic and without a change if a result type
/// cannot be converted.
LogicalResult oneToOneRewrite(Operation *op, llvm::StringRef targetOp,
                              ValueRange operands,
                              llvm::ArrayRef<NamedAttribute> targetAttrs,
                              const LLVMTypeConverter &typeConverter,
                              ConversionPatternRewriter &rewriter);
/// Replaces `op` by a call of an intrinsic. Attributes are dropped.
/// Errors: as above.
LogicalResult intrinsicRewrite(Operation *op, llvm::StringRef intrinsic,
                               ValueRange operands,
                               const LLVMTypeConverter &typeConverter,
                               RewriterBase &rewriter);

/// Returns true if `type` is a float, or a vector of floats, that is converted
/// to another kind of type.
bool isUnsupportedFloatingPointType(const TypeConverter &typeConverter,
                                    Type type);
bool opHasUnsupportedFloatingPointTypes(Operation *op,
                                        const TypeConverter &typeConverter);
} // namespace detail
} // namespace LLVM

/// The base class of patterns that convert to the llvm dialect.
class ConvertToLLVMPattern : public ConversionPattern {
public:
  ConvertToLLVMPattern(llvm::StringRef rootOpName, MLIRContext *context,
                       const LLVMTypeConverter &typeConverter,
                       PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, rootOpName, benefit, context) {}

  /// Creates a constant of an index in the type to which indices are converted.
  static Value createIndexAttrConstant(OpBuilder &builder, Location loc,
                                       Type resultType, int64_t value);

protected:
  using ConversionPattern::ConversionPattern;

  const LLVMTypeConverter *getTypeConverter() const {
    return static_cast<const LLVMTypeConverter *>(
        ConversionPattern::getTypeConverter());
  }
  Type getIndexType() const { return getTypeConverter()->getIndexType(); }
  Type getIntPtrType(unsigned addressSpace = 0) const;
  Type getVoidType() const;
  Type getPtrType(unsigned addressSpace = 0) const;
  /// Returns the type of pointers to elements. Returns null if the memory space
  /// is not an address space.
  Type getElementPtrType(MemRefType type) const;

  Value getStridedElementPtr(
      ConversionPatternRewriter &rewriter, Location loc, MemRefType type,
      Value memRefDesc, ValueRange indices,
      LLVM::GEPNoWrapFlags noWrapFlags = LLVM::GEPNoWrapFlags::none) const;

  /// Returns true if the type can be converted and its layout is the identity.
  bool isConvertibleAndHasIdentityMaps(MemRefType type) const;

  /// Computes the sizes and strides of a memref with identity layout, and its
  /// total size in bytes or in elements.
  void getMemRefDescriptorSizes(Location loc, MemRefType memRefType,
                                ValueRange dynamicSizes,
                                ConversionPatternRewriter &rewriter,
                                llvm::SmallVectorImpl<Value> &sizes,
                                llvm::SmallVectorImpl<Value> &strides,
                                Value &size, bool sizeInBytes = true) const;
  /// Returns the size of a type: the distance in bytes of two values in an
  /// array.
  Value getSizeInBytes(Location loc, Type type,
                       ConversionPatternRewriter &rewriter) const;
  Value getNumElements(Location loc, MemRefType memRefType,
                       ValueRange dynamicSizes,
                       ConversionPatternRewriter &rewriter) const;
  MemRefDescriptor createMemRefDescriptor(
      Location loc, MemRefType memRefType, Value allocatedPtr, Value alignedPtr,
      llvm::ArrayRef<Value> sizes, llvm::ArrayRef<Value> strides,
      ConversionPatternRewriter &rewriter) const;

  /// Copies the ranked descriptor of an unranked memref to the heap; or to the
  /// stack, and frees the old one.
  /// Errors: emits a diagnostic and returns null on failure.
  Value copyUnrankedDescriptor(OpBuilder &builder, Location loc,
                               UnrankedMemRefType memRefType, Value operand,
                               bool toDynamic) const;
  /// Copies the descriptors of the operands whose original type is an unranked
  /// memref.
  /// Errors: as above.
  LogicalResult copyUnrankedDescriptors(OpBuilder &builder, Location loc,
                                        TypeRange origTypes,
                                        llvm::SmallVectorImpl<Value> &operands,
                                        bool toDynamic) const;
};

/// The base class of patterns that match one kind of operation.
template <typename SourceOp, bool FailOnUnsupportedFP = false>
class ConvertOpToLLVMPattern : public ConvertToLLVMPattern {
public:
  using OpAdaptor = typename SourceOp::Adaptor;
  using OneToNOpAdaptor =
      typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>;

  explicit ConvertOpToLLVMPattern(const LLVMTypeConverter &typeConverter,
                                  PatternBenefit benefit = 1)
      : ConvertToLLVMPattern(SourceOp::getOperationName(),
                             &typeConverter.getContext(), typeConverter,
                             benefit) {}

  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const final {
    if (FailOnUnsupportedFP &&
        LLVM::detail::opHasUnsupportedFloatingPointTypes(op, *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported floating point type");
    auto source = llvm::cast<SourceOp>(op);
    return matchAndRewrite(source, OpAdaptor(ValueRange(operands), source),
                           rewriter);
  }
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final {
    if (FailOnUnsupportedFP &&
        LLVM::detail::opHasUnsupportedFloatingPointTypes(op, *typeConverter))
      return rewriter.notifyMatchFailure(op, "unsupported floating point type");
    auto source = llvm::cast<SourceOp>(op);
    return matchAndRewrite(source, OneToNOpAdaptor(operands, source), rewriter);
  }

  /// Subclasses override one of these.
  virtual LogicalResult
  matchAndRewrite(SourceOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const {
    return failure();
  }
  virtual LogicalResult
  matchAndRewrite(SourceOp op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const {
    return dispatchTo1To1(*this, op, adaptor, rewriter);
  }

private:
  friend class ConversionPattern;
  using ConvertToLLVMPattern::matchAndRewrite;
};

/// The base class of patterns that match operations with an interface.
template <typename SourceOp>
class ConvertOpInterfaceToLLVMPattern : public ConvertToLLVMPattern {
public:
  explicit ConvertOpInterfaceToLLVMPattern(
      const LLVMTypeConverter &typeConverter, PatternBenefit benefit = 1)
      : ConvertToLLVMPattern(typeConverter, Pattern::MatchInterfaceOpTypeTag(),
                             SourceOp::getInterfaceID(), benefit,
                             &typeConverter.getContext()) {}

  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), operands, rewriter);
  }
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(llvm::cast<SourceOp>(op), operands, rewriter);
  }

  /// Subclasses override one of these.
  virtual LogicalResult
  matchAndRewrite(SourceOp op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const {
    return failure();
  }
  virtual LogicalResult
  matchAndRewrite(SourceOp op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const {
    return dispatchTo1To1(*this, op, operands, rewriter);
  }

private:
  friend class ConversionPattern;
  using ConvertToLLVMPattern::matchAndRewrite;
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_PATTERN_H
