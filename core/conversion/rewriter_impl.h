// SPDX-License-Identifier: Apache-2.0
//
// The state of the conversion rewriter: the journal, the mapping from values to
// their replacements, and the unresolved casts. Private to core/conversion.
#ifndef CORE_CONVERSION_REWRITER_IMPL_H
#define CORE_CONVERSION_REWRITER_IMPL_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/journal.h"
#include "core/ir/builtin/builtin_ops.h"

namespace mlir::detail {

/// Target: from original values to converted types. Source: from converted
/// values back to the original type.
enum class MaterializationKind { Target, Source };

/// A cast that the driver created, with its purpose.
struct UnresolvedMaterialization {
  UnrealizedConversionCastOp op;
  /// Null if there is no converter.
  const TypeConverter *converter;
  MaterializationKind kind;
  /// The type of the original value. Set for target materializations only.
  Type originalType;
  /// True if the cast only changes types. False if it replaces a value that was
  /// dropped.
  bool isPureTypeConversion;
};

/// The changes since the current pattern began.
struct PatternChanges {
  llvm::SetVector<Operation *> newOps;
  llvm::SetVector<Operation *> modifiedOps;
  /// The casts of this pattern's operands. Recorded without rollback only.
  llvm::SmallVector<Operation *> materializations;
};

/// The implementation of ConversionPatternRewriter. It listens to the rewriter
/// to record changes.
struct ConversionPatternRewriterImpl final : RewriterBase::Listener {
  ConversionPatternRewriterImpl(MLIRContext *context,
                                const ConversionConfig &config,
                                OperationConverter &converter)
      : context(context), config(config), converter(converter),
        committer(context, config.listener) {}

  // The journal.

  /// A position in the journal.
  struct State {
    size_t numChanges, numIgnoredOps, numReplacedOps;
    uint64_t numWritten;
  };
  State getCurrentState() const {
    return {changes.size(), ignoredOps.size(), replacedOps.size(), numWritten};
  }
  /// Returns true if the IR, casts excepted, has changed since `state`.
  bool hasChangedSince(const State &state) const {
    return numWritten != state.numWritten;
  }
  /// Records a change. Without rollback, it is committed at once.
  void record(Change change);
  /// Undoes the changes since `state`.
  void resetState(const State &state);
  void undoAll() { resetState({0, 0, 0, 0}); }
  /// Commits all changes and deletes erased operations.
  void commitAll();
  void commit(Change &change);
  /// Undoes and drops the last snapshot of an operation.
  void cancelModification(Operation *op);

  // Values.

  /// Maps `from` to its replacement `to`.
  void map(const ValueVector &from, ValueVector to);
  /// Returns the current replacements of a value: the last ones with the
  /// desired types (empty if there are none) or, without desired types, the
  /// last ones. Pure type conversions can be skipped.
  ValueVector lookupOrDefault(Value from, TypeRange desiredTypes = {},
                              bool skipPureTypeConversions = false) const;
  /// Does the same, but returns an empty vector if the replacement is the value
  /// itself.
  ValueVector lookupOrNull(Value from, TypeRange desiredTypes = {}) const;
  /// Computes the operands that a pattern receives for `values`.
  /// Errors: failure with a match failure notification if a type has no
  /// conversion.
  LogicalResult remapValues(llvm::StringRef tag,
                            std::optional<Location> location, ValueRange values,
                            llvm::SmallVectorImpl<ValueVector> &remapped);
  /// Returns the replacement of `value` with the same type, creating a cast if
  /// necessary. Returns null if `value` has no replacement or needs none
  /// because nothing uses it.
  Value findOrBuildReplacementValue(Value value,
                                    const TypeConverter *converter);

  /// Creates a cast of `to`, which may be empty and replaces `value`, to the
  /// type of `value`.
  Value buildSourceMaterialization(Value value, ValueRange to);
  /// Creates a cast of `inputs` and maps `mapped`, if not empty, to its
  /// results.
  ValueRange buildUnresolvedMaterialization(
      MaterializationKind kind, OpBuilder::InsertPoint place, Location location,
      const ValueVector &mapped, ValueRange inputs, TypeRange outputTypes,
      Type originalType, const TypeConverter *typeConverter,
      bool isPureTypeConversion = true);
  /// Returns the casts that still exist, in order of creation.
  llvm::SmallVector<UnresolvedMaterialization> takeMaterializations() const;
  /// Erases unused casts of the current pattern. Without rollback only.
  void eraseUnusedMaterializations();

  // Implementation of the rewriter.

  void replaceOp(Operation *op,
                 llvm::ArrayRef<llvm::SmallVector<Value>> newValues);
  void replaceValue(Value from, ValueRange to);
  /// Replaces a value by means of the converter of a pattern or signature.
  void replaceValue(Value from, ValueRange to,
                    const TypeConverter *typeConverter);
  void eraseBlock(Block *block);
  /// Moves the operations of a block from `first` on to another block.
  void moveOps(ConversionPatternRewriter &rewriter, Block *from,
               Block::iterator first, Block *to, Block::iterator before);
  Block *applySignatureConversion(ConversionPatternRewriter &rewriter,
                                  Block *block,
                                  const TypeConverter *typeConverter,
                                  SignatureConversion &signature);
  FailureOr<Block *> convertRegionTypes(ConversionPatternRewriter &rewriter,
                                        Region *region,
                                        const TypeConverter &typeConverter,
                                        SignatureConversion *entryConversion);

  /// Returns true if an operation needs no conversion: it was replaced, or it
  /// is nested in a recursively legal operation.
  bool isOpIgnored(Operation *op) const {
    return replacedOps.contains(op) || ignoredOps.contains(op);
  }
  bool wasOpReplaced(Operation *op) const { return replacedOps.contains(op); }

  // Listener of the rewriter.

  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override;
  void notifyBlockInserted(Block *block, Region *previous,
                           Region::iterator previousIterator) override;
  void
  notifyMatchFailure(Location location,
                     llvm::function_ref<void(Diagnostic &)> reason) override;

  MLIRContext *context;
  const ConversionConfig &config;
  OperationConverter &converter;
  /// The converter of the current pattern, or null.
  const TypeConverter *currentTypeConverter = nullptr;
  PatternChanges pattern;
  llvm::SetVector<Operation *> ignoredOps;
  llvm::SetVector<Operation *> replacedOps;
  /// The match failures of the operation being legalized, if errors include
  /// them.
  std::vector<std::pair<Location, std::string>> matchFailures;

private:
  struct Commit;
  struct Materialization {
    UnresolvedMaterialization info;
    uint64_t serial;
  };

  /// Does one step of the lookup: in the mapping or, without rollback, through
  /// a cast.
  ValueVector lookupStep(const ValueVector &values) const;
  ValueVector lookupComposed(const ValueVector &values) const;
  bool isPureTypeConversion(const ValueVector &values) const;
  void forget(Operation *erased);

  std::vector<Change> changes;
  uint64_t numWritten = 0;
  uint64_t numMaterializations = 0;
  ConversionValueMapping mapping;
  llvm::DenseMap<Operation *, Materialization> materializations;
  Graveyard graveyard;
  IRRewriter committer;
};

} // namespace mlir::detail

#endif // CORE_CONVERSION_REWRITER_IMPL_H
