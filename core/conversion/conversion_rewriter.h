// SPDX-License-Identifier: Apache-2.0
//
// The rewriter of dialect conversion, as patterns see it. It is made by the
// functions in dialect_conversion.h.
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

/// Writes down what patterns do, so that it can be taken back: with rollback,
/// operations that were replaced or erased, and uses of values that were
/// replaced, stay as they were until the conversion has succeeded; other
/// changes are in the IR at once. Erased operations stay allocated until then.
class ConversionPatternRewriter final : public PatternRewriter {
public:
  ~ConversionPatternRewriter() override;

  const ConversionConfig &getConfig() const;

  /// Moves the operations of a block to a new block behind it, which has the
  /// arguments that `conversion` says, and erases the old one. Values that are
  /// dropped and used come out of casts without inputs. `converter` makes
  /// values of the old types where they are needed. Returns the same block if
  /// its types do not change.
  Block *
  applySignatureConversion(Block *block,
                           TypeConverter::SignatureConversion &conversion,
                           const TypeConverter *converter = nullptr);

  /// Converts the types of the arguments of all blocks in a region; those of
  /// the entry by `entryConversion` if there is one. Returns the entry block,
  /// null if there is none. Blocks that come to it later stay as they are.
  /// Errors: failure without a message when a type has no conversion.
  FailureOr<Block *> convertRegionTypes(
      Region *region, const TypeConverter &converter,
      TypeConverter::SignatureConversion *entryConversion = nullptr);

  /// Puts values in the place of another one, once for each. With rollback the
  /// uses change when the conversion has succeeded.
  void replaceAllUsesWith(Value from, ValueRange to);
  void replaceAllUsesWith(Value from, Value to) override {
    replaceAllUsesWith(from, ValueRange(to));
  }
  using PatternRewriter::replaceAllUsesWith;
  /// The same for uses in the IR for which `condition` holds; they change at
  /// once. `allUsesReplaced` is not supported.
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

  /// What a pattern gets for a value: the one that stands for it now, of the
  /// type that the pattern's converter says. Null if there is none, or not one.
  Value getRemappedValue(Value key);
  /// The same for several.
  /// Errors: failure without a message.
  LogicalResult getRemappedValues(ValueRange keys,
                                  llvm::SmallVectorImpl<Value> &results);

  bool canRecoverFromRewriteFailure() const override { return true; }

  // A null value drops a result; it may be used.
  void replaceOp(Operation *op, ValueRange newValues) override;
  void replaceOp(Operation *op, Operation *newOp) override;
  /// Puts any number of values in the place of each result.
  void replaceOpWithMultiple(
      Operation *op, llvm::SmallVector<llvm::SmallVector<Value>> &&newValues);
  template <typename RangeT>
  void replaceOpWithMultiple(Operation *op, const RangeT &newValues) {
    llvm::SmallVector<llvm::SmallVector<Value>> values;
    for (ValueRange range : newValues)
      values.emplace_back(range.begin(), range.end());
    replaceOpWithMultiple(op, std::move(values));
  }
  /// It may have uses.
  void eraseOp(Operation *op) override;
  /// With what is in it, which may have uses.
  void eraseBlock(Block *block) override;
  using PatternRewriter::inlineBlockBefore;
  void inlineBlockBefore(Block *source, Block *destination,
                         Block::iterator before,
                         ValueRange argumentValues = {}) override;

  void startOpModification(Operation *op) override;
  void finalizeOpModification(Operation *op) override;
  void cancelOpModification(Operation *op) override;

  /// Makes an operation and what is nested in it legal, or all operations of a
  /// region and, by the pattern's converter, the types of its entry block.
  /// Errors: failure without a message.
  LogicalResult legalize(Operation *op);
  LogicalResult legalize(Region *region);

  detail::ConversionPatternRewriterImpl &getImpl() { return *impl; }

private:
  friend struct OperationConverter;

  ConversionPatternRewriter(MLIRContext *context,
                            const ConversionConfig &config,
                            OperationConverter &converter);
  using OpBuilder::setListener;
  /// An insertion point before an operation that goes away moves behind it.
  void moveInsertionPointBehind(Operation *op);

  std::unique_ptr<detail::ConversionPatternRewriterImpl> impl;
};

} // namespace mlir

#endif // CORE_CONVERSION_CONVERSION_REWRITER_H
