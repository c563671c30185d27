// SPDX-License-Identifier: Apache-2.0
//
// The journal of a conversion: what was done to the IR, one entry after the
// other, each with what is needed to take it back. Who reads it: rollback, from
// the end on; commit, from the beginning on. See rewriter_impl.h.
#ifndef CORE_CONVERSION_JOURNAL_H
#define CORE_CONVERSION_JOURNAL_H

#include <memory>
#include <variant>
#include <vector>

#include "core/conversion/value_mapping.h"
#include "core/ir/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class TypeConverter;

namespace detail {

/// What may change of an operation that stays where it is.
class OperationSnapshot {
public:
  explicit OperationSnapshot(Operation *op);
  ~OperationSnapshot();
  OperationSnapshot(const OperationSnapshot &) = delete;
  void restore(Operation *op) const;

private:
  OperationName name;
  Location location;
  Attribute discardableAttributes;
  std::unique_ptr<uint64_t[]> properties;
  llvm::SmallVector<Value> operands;
  llvm::SmallVector<Block *, 2> successors;
  llvm::SmallVector<Type, 2> resultTypes;
};

// Entries. `before` is null for the end.

struct CreatedOp {
  Operation *op;
};
struct MovedOp {
  Operation *op;
  Block *block;
  Operation *before;
};
/// Without a snapshot where nothing is taken back.
struct ModifiedOp {
  Operation *op;
  std::unique_ptr<OperationSnapshot> snapshot;
};
/// Values were put in the place of its results: in the mapping. The operation
/// is where it was.
struct ReplacedOp {
  Operation *op;
  const TypeConverter *converter;
};
/// The same of a value that stays, as block arguments do.
struct ReplacedValue {
  Value value;
  const TypeConverter *converter;
};
/// A cast that the driver made.
struct CreatedCast {
  Operation *op;
};
struct CreatedBlock {
  Block *block;
};
/// It is in no region any more.
struct ErasedBlock {
  Block *block;
  Region *region;
  Block *before;
};
struct MovedBlock {
  Block *block;
  Region *region;
  Block *before;
};
/// All operations of a block went to another one, where these are the first and
/// the last of them.
struct MovedOps {
  Block *from, *to;
  Operation *first, *last;
};
/// Branches to a block go to another one.
struct ReplacedBlock {
  Block *from, *to;
};
/// Values are mapped to others than before.
struct MappedValues {
  ValueVector from, previous;
};

using Change =
    std::variant<CreatedOp, MovedOp, ModifiedOp, ReplacedOp, ReplacedValue,
                 CreatedCast, CreatedBlock, ErasedBlock, MovedBlock, MovedOps,
                 ReplacedBlock, MappedValues>;

/// Operations and blocks that are in no IR any more, until nothing refers to
/// them.
class Graveyard {
public:
  Graveyard() = default;
  Graveyard(const Graveyard &) = delete;
  ~Graveyard() { clear(); }

  /// Each is unlinked if it is not yet.
  void bury(Operation *op);
  void bury(Block *block);
  /// Calls a function for all operations in it, nested ones included.
  void walk(llvm::function_ref<void(Operation *)> callback);
  /// Deletes all; what uses their values has null operands then.
  void clear();

private:
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Block *> blocks;
};

/// Takes a change back; all later ones have been. What it had made is buried.
void undo(Change &change, ConversionValueMapping &mapping,
          Graveyard &graveyard);

} // namespace detail
} // namespace mlir

#endif // CORE_CONVERSION_JOURNAL_H
