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
      "The slots whose content may become values, whatever their uses are. "
      "Changes nothing.",
      "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots", (ins)>,
    InterfaceMethod<
      "The content of a slot to which nothing was stored. The builder is at the "
      "start of the block where the pointer is defined; the value outlives the "
      "promotion.",
      "::mlir::Value", "getDefaultValue",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Hears of an argument that stands for the content of one of its slots. "
      "The builder is at the start of the block.",
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::BlockArgument":$argument, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Erases what is not needed any more, a slot having become values; "
      "`defaultValue` may be null. Returns what allocates the other slots, if "
      "there were several.",
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
    InterfaceMethod<"Whether it loads from a slot.", "bool", "loadsFrom",
                    (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Whether it stores to a slot.", "bool", "storesTo",
                    (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<
      "What it stores to a slot that held `reachingDef`. The builder is behind "
      "the operation; nothing may be erased.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDef,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Whether it can do without these uses of a slot if uses of its results, "
      "which it adds to `newBlockingUses`, are done without. Changes nothing.",
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Does without these uses of a slot that holds `reachingDefinition` before "
      "the operation; nothing may be erased, but it may ask to be. The builder "
      "is behind the operation.",
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
      "Whether it can do without these uses if uses of its results, which it "
      "adds to `newBlockingUses`, are done without. Changes nothing.",
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Does without these uses; nothing may be erased, but it may ask to be. "
      "The builder is behind the operation.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<
      "Whether visitReplacedValues is to be called.",
      "bool", "requiresReplacedValues", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<
      "Gets the operations that stored to the slot, with the values that they "
      "stored, when all uses have been removed. The builder is behind the "
      "operation; nothing may be erased.",
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
      "The slots that may be taken apart, whatever their uses are, with the "
      "types of their parts by index. Changes nothing.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>",
      "getDestructurableSlots", (ins)>,
    InterfaceMethod<
      "Allocates parts of a slot, which stays, and returns them by index; adds "
      "to `newAllocators` what allocates them. The builder is at the start of "
      "the block where the pointer is defined.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::mlir::UsedIndexSet &":$usedIndices,
           "::mlir::OpBuilder &":$builder,
           "::llvm::SmallVectorImpl<"
           "::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<
      "Erases a slot, which has no uses any more. Returns what allocates the "
      "other slots, if there were several.",
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
      "Succeeds if all that it does with a slot stays within its type's bounds, "
      "given that the same holds for the slots added to `mustBeSafelyUsed`. "
      "Changes nothing.",
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
      "Whether it can use parts of a slot instead, whose indices it adds to "
      "`usedIndices`, given that the slots which it adds to "
      "`mustBeSafelyUsed` are used within bounds. Changes nothing.",
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::mlir::UsedIndexSet &":$usedIndices,
           "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<
      "Uses the parts instead; nothing may be erased, but it may ask to be.",
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
      "The types of the parts by index; nothing if it cannot be taken apart.",
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>",
      "getSubelementIndexMap", (ins)>,
    InterfaceMethod<
      "The type of the part with an index; null if there is none.",
      "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

#endif // CORE_INTERFACES_MEMORY_SLOT_TD
