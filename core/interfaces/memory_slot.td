// SPDX-License-Identifier: Apache-2.0
//
// Memory that can be promoted to values, and aggregates in memory that can be
// destructured.
#ifndef CORE_INTERFACES_MEMORY_SLOT_TD
#define CORE_INTERFACES_MEMORY_SLOT_TD

include "ods/records/op_base.td"

def PromotableAllocationOpInterface
    : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{
    Operations that allocate memory slots, each with a pointer that nothing
    aliases.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the slots that can be promoted if all their uses can be "
      "removed. Must not change the IR.",
      "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots", (ins)>,
    InterfaceMethod<
      "Returns the content of a slot before the first store. The insertion "
      "point is the start of the block that defines the pointer. The value "
      "must remain valid after the promotion.",
      "::mlir::Value", "getDefaultValue",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Is called when a block argument for the content of a slot was added. "
      "The insertion point is the start of the block.",
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::BlockArgument":$argument, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Is called after the promotion of a slot, and erases its allocation. "
      "`defaultValue` may be null. Returns the operation that allocates the "
      "remaining slots, if there were several.",
      "::std::optional<::mlir::PromotableAllocationOpInterface>",
      "handlePromotionComplete",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$defaultValue,
           "::mlir::OpBuilder &":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = [{
    Operations that load from slots or store to them within their bounds. An
    operation that does both loads first.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns true if the operation loads from a slot.",
                    "bool", "loadsFrom",
                    (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Returns true if the operation stores to a slot.",
                    "bool", "storesTo",
                    (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<
      "Returns the value that the operation stores to a slot, whose previous "
      "content is `reachingDef`. The insertion point is after the operation. "
      "Must not erase operations.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDef,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Returns true if the operation can remove these uses of a slot, provided "
      "that the uses added to `newBlockingUses`, which are uses of its "
      "results, can be removed. Must not change the IR.",
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Removes these uses of a slot, whose content before the operation is "
      "`reachingDefinition`. Must not erase operations; returns whether the "
      "operation is to be deleted. The insertion point is after the operation.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDefinition,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = [{
    Operations that can give up a use of a pointer to a slot.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns true if the operation can remove these uses, provided that the "
      "uses added to `newBlockingUses`, which are uses of its results, can be "
      "removed. Must not change the IR.",
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Removes these uses. Must not erase operations; returns whether the "
      "operation is to be deleted. The insertion point is after the operation.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Returns true if visitReplacedValues must be called.",
      "bool", "requiresReplacedValues", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<
      "Is called after all uses of the slot were removed, with the operations "
      "that stored to the slot and the stored values. The insertion point is "
      "after the operation. Must not erase operations.",
      "void", "visitReplacedValues",
      (ins "::llvm::ArrayRef<::std::pair<::mlir::Operation *, "
           "::mlir::Value>>":$mutatedDefs,
           "::mlir::OpBuilder &":$builder), [{}], [{ return; }]>
  ];
}

def DestructurableAllocationOpInterface
    : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = [{
    Operations that allocate aggregates whose subelements can be allocated
    separately.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the slots that can be destructured if all their uses can be "
      "rewritten, with the types of their subelements by index. Must not "
      "change the IR.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>",
      "getDestructurableSlots", (ins)>,
    InterfaceMethod<
      "Allocates the subelements in `usedIndices` separately, and returns "
      "their slots by index. Does not erase the original slot. Adds the "
      "allocating operations to `newAllocators`. The insertion point is the "
      "start of the block that defines the pointer.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::mlir::UsedIndexSet &":$usedIndices,
           "::mlir::OpBuilder &":$builder,
           "::llvm::SmallVectorImpl<"
           "::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<
      "Erases a slot that has no uses left. Returns the operation that "
      "allocates the remaining slots, if there were several.",
      "::std::optional<::mlir::DestructurableAllocationOpInterface>",
      "handleDestructuringComplete",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface
    : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = [{
    Operations that access slots only within their bounds.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Succeeds if the operation accesses the slot only within the bounds of "
      "its type, provided that the slots added to `mustBeSafelyUsed` are "
      "accessed within their bounds, too. Must not change the IR.",
      "::llvm::LogicalResult", "ensureOnlySafeAccesses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableAccessorOpInterface
    : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = [{
    Operations that access a subelement of an aggregate.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns true if the operation can access subelements of the slot "
      "instead. Adds their indices to `usedIndices`. The slots added to "
      "`mustBeSafelyUsed` must be accessed within their bounds. Must not "
      "change the IR.",
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::mlir::UsedIndexSet &":$usedIndices,
           "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Rewrites the operation to access the slots of the subelements. Must not "
      "erase operations; returns whether the operation is to be deleted.",
      "::mlir::DeletionKind", "rewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":
               $subslots,
           "::mlir::OpBuilder &":$builder,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableTypeInterface
    : TypeInterface<"DestructurableTypeInterface"> {
  let description = [{
    Types of aggregates whose subelements have indices.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the types of the subelements by index, or nullopt if the type "
      "cannot be destructured.",
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>",
      "getSubelementIndexMap", (ins)>,
    InterfaceMethod<
      "Returns the type of the subelement with an index, or null if there is "
      "none.",
      "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

#endif // CORE_INTERFACES_MEMORY_SLOT_TD
