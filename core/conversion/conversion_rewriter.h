// SPDX-License-Identifier: Apache-2.0
//
// The rewriter that dialect conversion passes to patterns. The functions in
// dialect_conversion.h create it.
#ifndef CORE_CONVERSION_CONVERSION_REWRITER_H
#define CORE_CONVERSION_CONVERSION_REWRITER_H

#include "core/conversion/conversion_config.h"
#include "core/conversion/type_converter.h"
#include "core/rewrite/pattern.h"

namespace mlir {

struct OperationConverter;

namespace detail {
struct ConversionPatternRewriterImpl;
} // namespace detail

/// Records the changes of patterns so that they can be rolled back. With
/// rollback, replaced and erased operations and the uses of replaced values
/// stay until the conversion has succeeded; other changes are applied at once.
/// Erased operations stay allocated until the end.
class ConversionPatternRewriter final : public PatternRewriter {
public:
  ~ConversionPatternRewriter() override;

  const ConversionConfig &getConfig() const;

  /// Moves the operations of a block to a new block after it, with the
  /// arguments that `conversion` specifies, and erases the old block. Arguments
  /// that are dropped but used are replaced by casts without inputs.
  /// `converter` materializes values of the old types where they are needed.
  /// Returns `block` itself if its argument types do not change.
  Block *
  applySignatureConversion(Block *block,
                           TypeConverter::SignatureConversion &conversion,
                           const TypeConverter *converter = nullptr);

  /// Converts the argument types of all blocks in a region; those of the entry
  /// block by `entryConversion` if it is given. Returns the new entry block, or
  /// null if the region is empty. Blocks that are added later are not
  /// converted.
  /// Errors: failure without a diagnostic if a type has no conversion.
  FailureOr<Block *> convertRegionTypes(
      Region *region, const TypeConverter &converter,
      TypeConverter::SignatureConversion *entryConversion = nullptr);

  /// Replaces a value by any number of values. A value may be replaced once.
  /// With rollback, the uses change when the conversion has succeeded.
  void replaceAllUsesWith(Value from, ValueRange to);
  void replaceAllUsesWith(Value from, Value to) override {
    replaceAllUsesWith(from, ValueRange(to));
  }
  using PatternRewriter::replaceAllUsesWith;
  /// Replaces the uses in the IR for which `condition` returns true. They
  /// change at once. `allUsesReplaced` is not supported.
  void replaceUsesWithIf(Value from, ValueRange to,
                         llvm::function_ref<bool(OpOperand &)> condition,
                         bool *allUsesReplaced = nullptr);
  void replaceUsesWithIf(Value from, Value to,
                         llvm::function_ref<bool(OpOperand &)> condition,
                         bool *allUsesReplaced = nullptr) override {
    replaceUsesWithIf(from, ValueRange(to), condition, allUsesReplaced);
  }
  void replaceUsesOfBlockArgument(BlockArgument from, ValueRange to) {
    replaceAllUsesWith(from, to);
  }

  /// Returns the current replacement of a value, with the type that the
  /// converter of the current pattern requires. Returns null if there is none
  /// or if it is not a single value.
  Value getRemappedValue(Value key);
  /// Does the same for several values.
  /// Errors: failure without a diagnostic.
  LogicalResult getRemappedValues(ValueRange keys,
                                  llvm::SmallVectorImpl<Value> &results);

  bool canRecoverFromRewriteFailure() const override { return true; }

  // A null value drops a result, even if it has uses.
  void replaceOp(Operation *op, ValueRange newValues) override;
  void replaceOp(Operation *op, Operation *newOp) override;
  /// Replaces each result by any number of values.
  void replaceOpWithMultiple(
      Operation *op, llvm::SmallVector<llvm::SmallVector<Value>> &&newValues);
  template <typename RangeT>
  void replaceOpWithMultiple(Operation *op, const RangeT &newValues) {
    llvm::SmallVector<llvm::SmallVector<Value>> values;
    for (ValueRange range : newValues)
      values.emplace_back(range.begin(), range.end());
    replaceOpWithMultiple(op, std::move(values));
  }
  /// Erases an operation, which may have uses.
  void eraseOp(Operation *op) override;
  /// Erases a block with its operations, which may have uses.
  void eraseBlock(Block *block) override;
  Block *splitBlock(Block *block, Block::iterator before) override;
  using PatternRewriter::inlineBlockBefore;
  void inlineBlockBefore(Block *source, Block *destination,
                         Block::iterator before,
                         ValueRange argumentValues = {}) override;

  void startOpModification(Operation *op) override;
  void finalizeOpModification(Operation *op) override;
  void cancelOpModification(Operation *op) override;

  /// Legalizes an operation with its nested operations, or all operations of a
  /// region. For a region, also converts the argument types of its entry block
  /// by the converter of the current pattern.
  /// Errors: failure without a diagnostic.
  LogicalResult legalize(Operation *op);
  LogicalResult legalize(Region *region);

  detail::ConversionPatternRewriterImpl &getImpl() { return *impl; }

private:
  friend struct OperationConverter;

  ConversionPatternRewriter(MLIRContext *context,
                            const ConversionConfig &config,
                            OperationConverter &converter);
  using OpBuilder::setListener;
  /// Moves the insertion point behind `op` if it is before `op`, which will be
  /// erased.
  void moveInsertionPointBehind(Operation *op);

  std::unique_ptr<detail::ConversionPatternRewriterImpl> impl;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_REWRITER_H
