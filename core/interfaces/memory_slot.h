// SPDX-License-Identifier: Apache-2.0
//
// Memory that can be promoted to values, and aggregates in memory that can be
// destructured. Used by mem2reg.h and sroa.h in core/rewrite.
#ifndef CORE_INTERFACES_MEMORY_SLOT_H
#define CORE_INTERFACES_MEMORY_SLOT_H

#include <optional>

#include "core/interfaces/data_layout.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir {

/// A memory slot: its pointer and the type of its content.
struct MemorySlot {
  Value ptr;
  Type elemType;
};

/// A slot of an aggregate, with the types of its subelements by index.
struct DestructurableMemorySlot : public MemorySlot {
  llvm::DenseMap<Attribute, Type> subelementTypes;
};

/// Specifies whether an operation is deleted after its uses of a slot were
/// removed.
enum class DeletionKind { Keep, Delete };

/// Indices of subelements in the order of first use, in which they are
/// allocated.
using UsedIndexSet = llvm::SmallSetVector<Attribute, 8>;

} // namespace mlir

#include "core/interfaces/memory_slot_ops.h.inc"

#include "core/interfaces/memory_slot_types.h.inc"

#endif // CORE_INTERFACES_MEMORY_SLOT_H
