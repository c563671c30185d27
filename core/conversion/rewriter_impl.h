// SPDX-License-Identifier: Apache-2.0
//
// What is behind the rewriter of a conversion: its journal, which values stand
// for which, and the casts that wait to be made real. Private to
// core/conversion.
#ifndef CORE_CONVERSION_REWRITER_IMPL_H
#define CORE_CONVERSION_REWRITER_IMPL_H

#include "core/conversion/conversion_rewriter.h"
#include "core/conversion/journal.h"
#include "core/ir/builtin_ops.h"

namespace mlir::detail {

/// From converted values to one of the original type, or the other way round.
enum class MaterializationKind { Target, Source };

/// A cast that the driver made: what it is for.
struct UnresolvedMaterialization {
  UnrealizedConversionCastOp op;
  /// Null if there is none.
  const TypeConverter *converter;
  MaterializationKind kind;
  /// Of the value before; of targets only.
  Type originalType;
  /// It only has the types that somebody asks for; otherwise it stands for a
  /// value that was dropped.
  bool isPureTypeConversion;
};

/// What patterns have done since one began.
struct PatternChanges {
  llvm::SetVector<Operation *> newOps;
  llvm::SetVector<Operation *> modifiedOps;
  /// Casts of this pattern's operands; kept without rollback only.
  llvm::SmallVector<Operation *> materializations;
};

struct ConversionPatternRewriterImpl final : RewriterBase::Listener {
  ConversionPatternRewriterImpl(MLIRContext *context,
                                const ConversionConfig &config,
                                OperationConverter &converter)
      : context(context), config(config), converter(converter),
        committer(context, config.listener) {}

  // The journal.

  /// A point in it to go back to.
  struct State {
    size_t numChanges, numIgnoredOps, numReplacedOps;
    uint64_t numWritten;
  };
  State getCurrentState() const {
    return {changes.size(), ignoredOps.size(), replacedOps.size(), numWritten};
  }
  /// Whether the IR, but for casts, was changed since then.
  bool hasChangedSince(const State &state) const {
    return numWritten != state.numWritten;
  }
  /// Writes a change down; without rollback it is committed at once.
  void record(Change change);
  /// Takes back what was done since then.
  void resetState(const State &state);
  void undoAll() { resetState({0, 0, 0, 0}); }
  /// Makes all that is in the journal final, and deletes what was erased.
  void commitAll();
  void commit(Change &change);
  /// Takes back and forgets the last snapshot of an operation.
  void cancelModification(Operation *op);

  // Values.

  /// Puts `to` in the place of `from` in the mapping.
  void map(const ValueVector &from, ValueVector to);
  /// What stands for a value now: the last values that have the desired types
  /// (empty if there are none), or, without those, the last ones. Casts that
  /// are there for their types only can be skipped.
  ValueVector lookupOrDefault(Value from, TypeRange desiredTypes = {},
                              bool skipPureTypeConversions = false) const;
  /// The same; empty if that is the value itself.
  ValueVector lookupOrNull(Value from, TypeRange desiredTypes = {}) const;
  /// What a pattern gets for values.
  /// Errors: failure, of which listeners hear, when a type has no conversion.
  LogicalResult remapValues(llvm::StringRef tag,
                            std::optional<Location> location, ValueRange values,
                            llvm::SmallVectorImpl<ValueVector> &remapped);
  /// The value of the same type that stands for `value`, by a cast if need be;
  /// null if nothing uses it.
  Value findOrBuildReplacementValue(Value value,
                                    const TypeConverter *converter);

  /// A cast of values, perhaps none, to the type of `value`, which they stand
  /// for.
  Value buildSourceMaterialization(Value value, ValueRange to);
  /// Makes a cast of `inputs`, which `mapped` are mapped to, if there are any.
  ValueRange buildUnresolvedMaterialization(
      MaterializationKind kind, OpBuilder::InsertPoint place, Location location,
      const ValueVector &mapped, ValueRange inputs, TypeRange outputTypes,
      Type originalType, const TypeConverter *typeConverter,
      bool isPureTypeConversion = true);
  /// Those that are still there, in the order in which they were made.
  llvm::SmallVector<UnresolvedMaterialization> takeMaterializations() const;
  /// Erases those of the pattern that nothing uses; without rollback only.
  void eraseUnusedMaterializations();

  // What the rewriter does.

  void replaceOp(Operation *op,
                 llvm::ArrayRef<llvm::SmallVector<Value>> newValues);
  void replaceValue(Value from, ValueRange to);
  /// By the converter of a pattern, or of a signature.
  void replaceValue(Value from, ValueRange to,
                    const TypeConverter *typeConverter);
  void eraseBlock(Block *block);
  /// Moves all operations of a block to another one.
  void moveOps(ConversionPatternRewriter &rewriter, Block *from, Block *to,
               Block::iterator before);
  Block *applySignatureConversion(ConversionPatternRewriter &rewriter,
                                  Block *block,
                                  const TypeConverter *typeConverter,
                                  SignatureConversion &signature);
  FailureOr<Block *> convertRegionTypes(ConversionPatternRewriter &rewriter,
                                        Region *region,
                                        const TypeConverter &typeConverter,
                                        SignatureConversion *entryConversion);

  /// Whether an operation needs no conversion: it was replaced, or is in one
  /// that is recursively legal.
  bool isOpIgnored(Operation *op) const {
    return replacedOps.contains(op) || ignoredOps.contains(op);
  }
  bool wasOpReplaced(Operation *op) const { return replacedOps.contains(op); }

  // As a listener of the rewriter.

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
  /// The converter of the pattern that is at work; null if it has none.
  const TypeConverter *currentTypeConverter = nullptr;
  PatternChanges pattern;
  llvm::SetVector<Operation *> ignoredOps;
  llvm::SetVector<Operation *> replacedOps;
  /// Of the operation that is made legal, if the error is to have them.
  std::vector<std::pair<Location, std::string>> matchFailures;

private:
  struct Commit;
  struct Materialization {
    UnresolvedMaterialization info;
    uint64_t serial;
  };

  /// One step: from the mapping or, without rollback, through a cast.
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
