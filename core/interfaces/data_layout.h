// SPDX-License-Identifier: Apache-2.0
//
// How types lie in memory: interfaces of attributes, operations, types and
// dialects, and `DataLayout`, which answers what holds at a place. The
// attributes themselves are in dialects/dlti.
#ifndef CORE_INTERFACES_DATA_LAYOUT_H
#define CORE_INTERFACES_DATA_LAYOUT_H

#include <optional>

#include "core/interfaces/dialect_interface.h"
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_ops.h"
#include "core/ir/op_definition.h"
#include "core/ir/traits.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/Support/TypeSize.h"

namespace llvm {
template <>
struct PointerLikeTypeTraits<mlir::StringAttr>
    : public PointerLikeTypeTraits<mlir::Attribute> {
  static mlir::StringAttr getFromVoidPointer(const void *pointer) {
    return mlir::StringAttr(static_cast<const mlir::BaseStorage *>(pointer));
  }
};
} // namespace llvm

namespace mlir {

class DataLayout;
class DataLayoutEntryInterface;
class DataLayoutOpInterface;
class DataLayoutSpecInterface;
class TargetDeviceSpecInterface;
class TargetSystemSpecInterface;

using DataLayoutEntryKey = llvm::PointerUnion<Type, StringAttr>;
using DataLayoutEntryList = llvm::SmallVector<DataLayoutEntryInterface, 4>;
using DataLayoutEntryListRef = llvm::ArrayRef<DataLayoutEntryInterface>;
using TargetDeviceSpecListRef = llvm::ArrayRef<TargetDeviceSpecInterface>;
using TargetDeviceSpecEntry = std::pair<StringAttr, TargetDeviceSpecInterface>;
using DataLayoutIdentifiedEntryMap =
    llvm::MapVector<StringAttr, DataLayoutEntryInterface>;

namespace detail {

// What operations answer by default: for builtin types from the entries of
// their class, for others what the type says.
// Errors: a type of which nothing is known: a diagnostic at the layout's scope;
// the size is 0, the alignment 1.
llvm::TypeSize getDefaultTypeSize(Type type, const DataLayout &dataLayout,
                                  DataLayoutEntryListRef params);
llvm::TypeSize getDefaultTypeSizeInBits(Type type, const DataLayout &dataLayout,
                                        DataLayoutEntryListRef params);
uint64_t getDefaultABIAlignment(Type type, const DataLayout &dataLayout,
                                DataLayoutEntryListRef params);
uint64_t getDefaultPreferredAlignment(Type type, const DataLayout &dataLayout,
                                      DataLayoutEntryListRef params);
std::optional<uint64_t> getDefaultIndexBitwidth(Type type,
                                                const DataLayout &dataLayout,
                                                DataLayoutEntryListRef params);

// The value of an entry; of none: a null attribute, 0 or nothing.
Attribute getDefaultEndianness(DataLayoutEntryInterface entry);
Attribute getDefaultMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultAllocaMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultManglingMode(DataLayoutEntryInterface entry);
Attribute getDefaultProgramMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultGlobalMemorySpace(DataLayoutEntryInterface entry);
uint64_t getDefaultStackAlignment(DataLayoutEntryInterface entry);
Attribute getDefaultFunctionPointerAlignment(DataLayoutEntryInterface entry);
Attribute getDefaultLegalIntWidths(DataLayoutEntryInterface entry);
std::optional<Attribute> getDevicePropertyValue(DataLayoutEntryInterface entry);

/// The entries whose key is a type of a class, in their order.
DataLayoutEntryList filterEntriesForType(DataLayoutEntryListRef entries,
                                         TypeID typeID);
/// The entry of an identifier, or null.
DataLayoutEntryInterface
filterEntryForIdentifier(DataLayoutEntryListRef entries, StringAttr id);
/// The value of the entry with a key; fails if there is none.
FailureOr<Attribute> queryEntries(DataLayoutEntryListRef entries,
                                  DataLayoutEntryKey key);

/// 1. The layout of `op` is valid; 2. it combines with those around it.
LogicalResult verifyDataLayoutOp(Operation *op);
/// 1. Each entry is valid. Its value is 2. an integer, for index; 3. one or two
/// i64, the latter not smaller, for integers and floats; 4. none, for other
/// builtin types; 5. what the type's class or the identifier's dialect allows,
/// which 6. have the interfaces for that.
LogicalResult verifyDataLayoutSpec(DataLayoutSpecInterface spec, Location loc);
/// Each device's description is valid. What its properties are called is not
/// looked at, whatever dialect the names begin with.
LogicalResult verifyTargetSystemSpec(TargetSystemSpecInterface spec,
                                     Location loc);

/// Rounded up; scalable if the numerator is.
llvm::TypeSize divideCeil(llvm::TypeSize numerator, uint64_t denominator);

} // namespace detail
} // namespace mlir

#include "core/interfaces/data_layout_attributes.h.inc"

#include "core/interfaces/data_layout_ops.h.inc"

#include "core/interfaces/data_layout_types.h.inc"

namespace mlir {

/// Dialects whose identifiers may be keys of entries.
class DataLayoutDialectInterface
    : public DialectInterfaceBase<DataLayoutDialectInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Whether an entry is valid.
  /// Errors: a diagnostic at `loc`.
  virtual LogicalResult verifyEntry(DataLayoutEntryInterface entry,
                                    Location loc) const {
    return success();
  }
  virtual LogicalResult verifyEntry(TargetDeviceSpecInterface entry,
                                    Location loc) const {
    return success();
  }

  /// The inner entry if it is the same as the outer one or there is none, else
  /// null.
  static DataLayoutEntryInterface
  defaultCombine(DataLayoutEntryInterface outer,
                 DataLayoutEntryInterface inner) {
    return !outer || outer == inner ? inner : DataLayoutEntryInterface();
  }
  /// What holds where `outer` holds around `inner`; null if they do not fit.
  virtual DataLayoutEntryInterface
  combine(DataLayoutEntryInterface outer,
          DataLayoutEntryInterface inner) const {
    return defaultCombine(outer, inner);
  }
};

/// The layout among the attributes of a module, or null.
DataLayoutSpecInterface getDataLayoutSpec(ModuleOp op);
/// The description of the system among them, or null.
TargetSystemSpecInterface getTargetSystemSpec(ModuleOp op);

/// What holds within an operation: its layout combined with those around it.
/// Answers are kept, so that objects are short-lived: no longer than the
/// attributes stay. Not to be shared by threads.
class DataLayout {
public:
  /// Of no operation: defaults.
  DataLayout();
  explicit DataLayout(DataLayoutOpInterface op);
  explicit DataLayout(ModuleOp op);
  /// Of the innermost operation with layouts that `op` is or is in.
  static DataLayout closest(Operation *op);

  /// In bytes, if not said otherwise.
  /// Errors: see detail::getDefaultTypeSize.
  llvm::TypeSize getTypeSize(Type t) const;
  llvm::TypeSize getTypeSizeInBits(Type t) const;
  uint64_t getTypeABIAlignment(Type t) const;
  uint64_t getTypePreferredAlignment(Type t) const;
  /// The width in which one counts with pointers like `t`; none for types that
  /// are no pointers.
  std::optional<uint64_t> getTypeIndexBitwidth(Type t) const;

  // Null where nothing is said.
  Attribute getEndianness() const;
  Attribute getDefaultMemorySpace() const;
  Attribute getAllocaMemorySpace() const;
  Attribute getManglingMode() const;
  Attribute getProgramMemorySpace() const;
  Attribute getGlobalMemorySpace() const;
  Attribute getFunctionPointerAlignment() const;
  Attribute getLegalIntWidths() const;
  /// In bits; 0 where nothing is said.
  uint64_t getStackAlignment() const;

  /// A property of a device, if the device has it.
  std::optional<Attribute>
  getDevicePropertyValue(TargetSystemSpecInterface::DeviceID deviceID,
                         StringAttr propertyName) const;

  /// The operation within which this holds, or null.
  Operation *getScope() const { return scope; }

private:
  explicit DataLayout(Operation *scope);

  DataLayoutEntryList getEntries(Type type) const;
  using GetIdentifierFn =
      StringAttr (DataLayoutSpecInterface::*)(MLIRContext *) const;
  DataLayoutEntryInterface getEntry(GetIdentifierFn getIdentifier) const;

  Operation *scope;
  DataLayoutSpecInterface layout;
  TargetSystemSpecInterface system;
  mutable llvm::DenseMap<Type, llvm::TypeSize> sizes;
  mutable llvm::DenseMap<Type, llvm::TypeSize> bitSizes;
  mutable llvm::DenseMap<Type, uint64_t> abiAlignments;
  mutable llvm::DenseMap<Type, uint64_t> preferredAlignments;
  mutable llvm::DenseMap<Type, std::optional<uint64_t>> indexBitwidths;
};

} // namespace mlir

#endif // CORE_INTERFACES_DATA_LAYOUT_H
