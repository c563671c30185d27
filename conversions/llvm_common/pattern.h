// SPDX-License-Identifier: Apache-2.0
//
// What patterns to the llvm dialect start from.
#ifndef CONVERSIONS_LLVM_COMMON_PATTERN_H
#define CONVERSIONS_LLVM_COMMON_PATTERN_H

#include "conversions/llvm_common/memref_descriptor.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/conversion/conversion_pattern.h"
#include "dialects/llvm/llvm.h"

namespace mlir {

namespace LLVM {

/// The address of an element of a memref. `noWrapFlags` hold for the offsets
/// that are counted, too.
Value getStridedElementPtr(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &converter, MemRefType type,
                           Value memRefDesc, ValueRange indices,
                           GEPNoWrapFlags noWrapFlags = GEPNoWrapFlags::none);

namespace detail {
/// Puts an operation with the name `targetOp` in the place of `op`: the same
/// number of results, or, of several, a struct that is taken apart.
/// Errors: failure without a message if a result's type has no conversion;
/// nothing is changed.
LogicalResult oneToOneRewrite(Operation *op, llvm::StringRef targetOp,
                              ValueRange operands,
                              llvm::ArrayRef<NamedAttribute> targetAttrs,
                              const LLVMTypeConverter &typeConverter,
                              ConversionPatternRewriter &rewriter);
/// The same by a call of an intrinsic; attributes go.
LogicalResult intrinsicRewrite(Operation *op, llvm::StringRef intrinsic,
                               ValueRange operands,
                               const LLVMTypeConverter &typeConverter,
                               RewriterBase &rewriter);

/// Whether a float, or a vector of it, is none any more when it is converted.
bool isUnsupportedFloatingPointType(const TypeConverter &typeConverter,
                                    Type type);
bool opHasUnsupportedFloatingPointTypes(Operation *op,
                                        const TypeConverter &typeConverter);
} // namespace detail
} // namespace LLVM

/// The base of patterns to the llvm dialect.
class ConvertToLLVMPattern : public ConversionPattern {
public:
  ConvertToLLVMPattern(llvm::StringRef rootOpName, MLIRContext *context,
                       const LLVMTypeConverter &typeConverter,
                       PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, rootOpName, benefit, context) {}

  /// An index, as a constant of the type that stands for it.
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
  /// A pointer to elements; null if the memory space is no address space.
  Type getElementPtrType(MemRefType type) const;

  Value getStridedElementPtr(
      ConversionPatternRewriter &rewriter, Location loc, MemRefType type,
      Value memRefDesc, ValueRange indices,
      LLVM::GEPNoWrapFlags noWrapFlags = LLVM::GEPNoWrapFlags::none) const;

  /// Whether it has a conversion, and its elements are in the order of their
  /// indices, without gaps.
  bool isConvertibleAndHasIdentityMaps(MemRefType type) const;

  /// Sizes and strides of such a memref, and how large it is: bytes, or
  /// elements.
  void getMemRefDescriptorSizes(Location loc, MemRefType memRefType,
                                ValueRange dynamicSizes,
                                ConversionPatternRewriter &rewriter,
                                llvm::SmallVectorImpl<Value> &sizes,
                                llvm::SmallVectorImpl<Value> &strides,
                                Value &size, bool sizeInBytes = true) const;
  /// Of a type; by the distance of two in memory.
  Value getSizeInBytes(Location loc, Type type,
                       ConversionPatternRewriter &rewriter) const;
  Value getNumElements(Location loc, MemRefType memRefType,
                       ValueRange dynamicSizes,
                       ConversionPatternRewriter &rewriter) const;
  MemRefDescriptor createMemRefDescriptor(
      Location loc, MemRefType memRefType, Value allocatedPtr, Value alignedPtr,
      llvm::ArrayRef<Value> sizes, llvm::ArrayRef<Value> strides,
      ConversionPatternRewriter &rewriter) const;

  /// The descriptor of an unranked memref with a copy of what is behind it: on
  /// the heap, or on the stack, and then the old one is freed. Null after a
  /// message.
  Value copyUnrankedDescriptor(OpBuilder &builder, Location loc,
                               UnrankedMemRefType memRefType, Value operand,
                               bool toDynamic) const;
  /// The same of each operand whose type was an unranked memref.
  LogicalResult copyUnrankedDescriptors(OpBuilder &builder, Location loc,
                                        TypeRange origTypes,
                                        llvm::SmallVectorImpl<Value> &operands,
                                        bool toDynamic) const;
};

/// A pattern of one kind of operations.
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

  /// One of these is overridden.
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

/// A pattern of operations with an interface.
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

  /// One of these is overridden.
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
