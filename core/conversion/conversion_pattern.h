// SPDX-License-Identifier: Apache-2.0
//
// Conversion patterns, which receive operands that other patterns and a type
// converter have converted. They work in dialect conversion only; other drivers
// fail to match them.
// Source: the MLIR documentation, "Dialect Conversion".
#ifndef CORE_CONVERSION_CONVERSION_PATTERN_H
#define CORE_CONVERSION_CONVERSION_PATTERN_H

#include "core/conversion/conversion_rewriter.h"

namespace mlir {

/// The base of all conversion patterns. Derived classes override one of the two
/// forms of matchAndRewrite: one value per operand, or any number of values.
class ConversionPattern : public RewritePattern {
public:
  using OpAdaptor = llvm::ArrayRef<Value>;
  using OneToNOpAdaptor = llvm::ArrayRef<ValueRange>;

  virtual LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const;
  /// By default calls the form with one value per operand.
  virtual LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const;
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;

  /// Returns null if the pattern has no converter. Then operands have arbitrary
  /// types.
  const TypeConverter *getTypeConverter() const { return typeConverter; }
  template <typename ConverterT>
    requires std::is_base_of_v<TypeConverter, ConverterT>
  const ConverterT *getTypeConverter() const {
    return static_cast<const ConverterT *>(typeConverter);
  }

protected:
  using RewritePattern::RewritePattern;
  template <typename... Args>
  explicit ConversionPattern(const TypeConverter &typeConverter, Args &&...args)
      : RewritePattern(std::forward<Args>(args)...),
        typeConverter(&typeConverter) {}

  /// Returns the single value of each operand.
  /// Errors: failure without a diagnostic if an operand does not have exactly
  /// one value.
  FailureOr<llvm::SmallVector<Value>>
  getOneToOneAdaptorOperands(llvm::ArrayRef<ValueRange> operands) const;
  /// Reports that an operand does not have exactly one value.
  LogicalResult notifyNotOneToOne(Operation *op,
                                  ConversionPatternRewriter &rewriter) const;

  template <typename SelfPattern, typename SourceOp>
  static LogicalResult dispatchTo1To1(const SelfPattern &self, SourceOp op,
                                      llvm::ArrayRef<ValueRange> operands,
                                      ConversionPatternRewriter &rewriter) {
    auto values = self.getOneToOneAdaptorOperands(operands);
    if (failed(values))
      return self.notifyNotOneToOne(op, rewriter);
    return self.matchAndRewrite(op, llvm::ArrayRef<Value>(*values), rewriter);
  }
  template <typename SelfPattern, typename SourceOp>
  static LogicalResult dispatchTo1To1(
      const SelfPattern &self, SourceOp op,
      typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>
          adaptor,
      ConversionPatternRewriter &rewriter) {
    auto values = self.getOneToOneAdaptorOperands(adaptor.getOperands());
    if (failed(values))
      return self.notifyNotOneToOne(op, rewriter);
    return self.matchAndRewrite(
        op, typename SourceOp::Adaptor(ValueRange(*values), adaptor), rewriter);
  }

  const TypeConverter *typeConverter = nullptr;
};

/// A conversion pattern of one operation class.
template <typename SourceOp>
class OpConversionPattern : public ConversionPattern {
public:
  using Base = OpConversionPattern;
  using OpAdaptor = typename SourceOp::Adaptor;
  using OneToNOpAdaptor =
      typename SourceOp::template GenericAdaptor<llvm::ArrayRef<ValueRange>>;

  explicit OpConversionPattern(MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(SourceOp::getOperationName(), benefit, context) {}
  OpConversionPattern(const TypeConverter &typeConverter, MLIRContext *context,
                      PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, SourceOp::getOperationName(), benefit,
                          context) {}

  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const final {
    auto source = llvm::cast<SourceOp>(op);
    return matchAndRewrite(source, OpAdaptor(ValueRange(operands), source),
                           rewriter);
  }
  LogicalResult
  matchAndRewrite(Operation *op, llvm::ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final {
    auto source = llvm::cast<SourceOp>(op);
    return matchAndRewrite(source, OneToNOpAdaptor(operands, source), rewriter);
  }

  /// A pattern overrides one of these.
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
  using ConversionPattern::matchAndRewrite;
};

/// A conversion pattern of the operations that implement an interface.
template <typename SourceOp>
class OpInterfaceConversionPattern : public ConversionPattern {
public:
  using Base = OpInterfaceConversionPattern;

  explicit OpInterfaceConversionPattern(MLIRContext *context,
                                        PatternBenefit benefit = 1)
      : ConversionPattern(Pattern::MatchInterfaceOpTypeTag(),
                          SourceOp::getInterfaceID(), benefit, context) {}
  OpInterfaceConversionPattern(const TypeConverter &typeConverter,
                               MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, Pattern::MatchInterfaceOpTypeTag(),
                          SourceOp::getInterfaceID(), benefit, context) {}

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

  /// A pattern overrides one of these.
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
  using ConversionPattern::matchAndRewrite;
};

/// A conversion pattern of the operations that have a trait.
template <typename TraitType>
class OpTraitConversionPattern : public ConversionPattern {
public:
  using Base = OpTraitConversionPattern;

  explicit OpTraitConversionPattern(MLIRContext *context,
                                    PatternBenefit benefit = 1)
      : ConversionPattern(Pattern::MatchTraitOpTypeTag(),
                          TypeID::get<TraitType>(), benefit, context) {}
  OpTraitConversionPattern(const TypeConverter &typeConverter,
                           MLIRContext *context, PatternBenefit benefit = 1)
      : ConversionPattern(typeConverter, Pattern::MatchTraitOpTypeTag(),
                          TypeID::get<TraitType>(), benefit, context) {}
};

/// Creates a copy of `op` without its regions, with the given operands and
/// converted result types.
/// Errors: failure with a match failure notification if no type changes or a
/// type has no conversion.
FailureOr<Operation *>
convertOpResultTypes(Operation *op, ValueRange operands,
                     const TypeConverter &converter,
                     ConversionPatternRewriter &rewriter);

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_PATTERN_H
