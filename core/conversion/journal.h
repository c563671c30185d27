// SPDX-License-Identifier: Apache-2.0
//
// The journal of a conversion: a list of the changes to the IR, each with the
// data to undo it. Rollback reads it from the end, commit from the beginning.
// See rewriter_impl.h.
#ifndef CORE_CONVERSION_JOURNAL_H
#define CORE_CONVERSION_JOURNAL_H

#include <memory>
#include <variant>
#include <vector>

#include "core/conversion/value_mapping.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class TypeConverter;

namespace detail {

/// The state of an operation that an in-place modification may change.
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

// Journal entries. A null `before` means the end.

struct CreatedOp {
  Operation *op;
};
struct MovedOp {
  Operation *op;
  Block *block;
  Operation *before;
};
/// The snapshot is null if there is no rollback.
struct ModifiedOp {
  Operation *op;
  std::unique_ptr<OperationSnapshot> snapshot;
};
/// The results of `op` were replaced in the mapping. The operation itself has
/// not moved.
struct ReplacedOp {
  Operation *op;
  const TypeConverter *converter;
};
/// A value that stays, such as a block argument, was replaced in the mapping.
struct ReplacedValue {
  Value value;
  const TypeConverter *converter;
};
/// The driver created a cast.
struct CreatedCast {
  Operation *op;
};
struct CreatedBlock {
  Block *block;
};
/// The block was removed from its region.
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
/// The operations of a block from `first` to `last`, its last one, moved to
/// another block.
struct MovedOps {
  Block *from, *to;
  Operation *first, *last;
};
/// The branches to a block were redirected to another block.
struct ReplacedBlock {
  Block *from, *to;
};
/// Values were mapped to other values than before.
struct MappedValues {
  ValueVector from, previous;
};

using Change =
    std::variant<CreatedOp, MovedOp, ModifiedOp, ReplacedOp, ReplacedValue,
                 CreatedCast, CreatedBlock, ErasedBlock, MovedBlock, MovedOps,
                 ReplacedBlock, MappedValues>;

/// Holds operations and blocks that were removed from the IR, until nothing
/// refers to them.
class Graveyard {
public:
  Graveyard() = default;
  Graveyard(const Graveyard &) = delete;
  ~Graveyard() { clear(); }

  /// Takes ownership, after unlinking the object if necessary.
  void bury(Operation *op);
  void bury(Block *block);
  /// Calls a function for all operations in it, nested ones included.
  void walk(llvm::function_ref<void(Operation *)> callback);
  /// Deletes all objects. Users of their values get null operands.
  void clear();

private:
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Block *> blocks;
};

/// Undoes a change. All later changes must have been undone. Objects that the
/// change created are buried.
void undo(Change &change, ConversionValueMapping &mapping,
          Graveyard &graveyard);

} // namespace detail
} // namespace mlir

#endif // CORE_CONVERSION_JOURNAL_H
