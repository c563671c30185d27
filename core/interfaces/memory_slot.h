// SPDX-License-Identifier: Apache-2.0
//
// Memory that may become values, and aggregates in memory that may become
// their parts. What uses this is in core/rewrite: mem2reg.h, sroa.h.
#ifndef CORE_INTERFACES_MEMORY_SLOT_H
#define CORE_INTERFACES_MEMORY_SLOT_H

#include <optional>

#include "core/interfaces/data_layout.h"
#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// Memory of a type, and what points to it.
struct MemorySlot {
  Value ptr;
  Type elemType;
};

/// An aggregate, and the types of its parts by index.
struct DestructurableMemorySlot : public MemorySlot {
  llvm::DenseMap<Attribute, Type> subelementTypes;
};

/// What becomes of an operation that does without a slot.
enum class DeletionKind { Keep, Delete };

/// Indices of parts, in the order in which they were first seen: that in which
/// parts are allocated.
using UsedIndexSet = llvm::SmallSetVector<Attribute, 8>;

} // namespace mlir

#include "core/interfaces/memory_slot_ops.h.inc"

#include "core/interfaces/memory_slot_types.h.inc"

#endif // CORE_INTERFACES_MEMORY_SLOT_H
