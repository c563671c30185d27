// SPDX-License-Identifier: Apache-2.0
//
// Data layouts: interfaces of attributes, operations, types and dialects, and
// `DataLayout`, which answers queries for a location in the IR. The attributes
// themselves are in dialects/dlti.
#ifndef CORE_INTERFACES_DATA_LAYOUT_H
#define CORE_INTERFACES_DATA_LAYOUT_H

#include <optional>

#include "core/interfaces/dialect_interface.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/op_definition.h"
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

// The default answers of operations. Builtin types use the entries of their
// class. Other types answer themselves.
// Errors: for an unsupported type they emit a diagnostic at the layout's scope;
// the size is then 0 and the alignment 1.
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

// Return the value of an entry. A null entry yields a null attribute, 0 or
// nothing.
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

/// Returns the entries whose key is a type of a class, in order.
DataLayoutEntryList filterEntriesForType(DataLayoutEntryListRef entries,
                                         TypeID typeID);
/// Returns the entry of an identifier, or null.
DataLayoutEntryInterface
filterEntryForIdentifier(DataLayoutEntryListRef entries, StringAttr id);
/// Returns the value of the entry with a key. Fails if there is none.
FailureOr<Attribute> queryEntries(DataLayoutEntryListRef entries,
                                  DataLayoutEntryKey key);

/// Invariants:
/// 1. The layout of `op` is valid.
/// 2. It combines with the layouts of enclosing operations.
LogicalResult verifyDataLayoutOp(Operation *op);
/// Invariants:
/// 1. Each entry is valid.
/// 2. For index, the value is an integer.
/// 3. For integers and floats, it is one or two i64, and the second is not less
///    than the first.
/// 4. Other builtin types have no entries.
/// 5. For other keys, the class of the type or the dialect of the identifier
///    accepts the entry.
/// 6. These implement the interface for that.
LogicalResult verifyDataLayoutSpec(DataLayoutSpecInterface spec, Location loc);
/// Invariants:
/// 1. The description of each device is valid.
/// The names of properties are not checked, even if a dialect prefix is known.
LogicalResult verifyTargetSystemSpec(TargetSystemSpecInterface spec,
                                     Location loc);

/// Rounds up. The result is scalable if the numerator is.
llvm::TypeSize divideCeil(llvm::TypeSize numerator, uint64_t denominator);

} // namespace detail
} // namespace mlir

#include "core/interfaces/data_layout_attributes.h.inc"

#include "core/interfaces/data_layout_ops.h.inc"

#include "core/interfaces/data_layout_types.h.inc"

namespace mlir {

/// Interface of dialects whose identifiers may be keys of entries.
class DataLayoutDialectInterface
    : public DialectInterfaceBase<DataLayoutDialectInterface> {
public:
  using DialectInterfaceBase::DialectInterfaceBase;

  /// Verifies an entry.
  /// Errors: emits a diagnostic at `loc` and fails.
  virtual LogicalResult verifyEntry(DataLayoutEntryInterface entry,
                                    Location loc) const {
    return success();
  }
  virtual LogicalResult verifyEntry(TargetDeviceSpecInterface entry,
                                    Location loc) const {
    return success();
  }

  /// Returns `inner` if it equals `outer` or there is no outer entry, else
  /// null.
  static DataLayoutEntryInterface
  defaultCombine(DataLayoutEntryInterface outer,
                 DataLayoutEntryInterface inner) {
    return !outer || outer == inner ? inner : DataLayoutEntryInterface();
  }
  /// Returns the entry in effect where `outer` encloses `inner`. Null if they
  /// are incompatible.
  virtual DataLayoutEntryInterface
  combine(DataLayoutEntryInterface outer,
          DataLayoutEntryInterface inner) const {
    return defaultCombine(outer, inner);
  }
};

/// Returns the first data layout among the attributes of a module, or null.
DataLayoutSpecInterface getDataLayoutSpec(ModuleOp op);
/// Returns the first target system description among them, or null.
TargetSystemSpecInterface getTargetSystemSpec(ModuleOp op);

/// The data layout in effect within an operation: its layout combined with
/// those of enclosing operations. Answers are cached. An object becomes invalid
/// if the layout attributes change.
/// Thread safety: not thread-safe.
class DataLayout {
public:
  /// Creates a layout of no operation, which answers with defaults.
  DataLayout();
  explicit DataLayout(DataLayoutOpInterface op);
  explicit DataLayout(ModuleOp op);
  /// Returns the layout of the innermost operation with a data layout that is
  /// or encloses `op`.
  static DataLayout closest(Operation *op);

  /// Units: bytes, unless the name says bits.
  /// Errors: see detail::getDefaultTypeSize.
  llvm::TypeSize getTypeSize(Type t) const;
  llvm::TypeSize getTypeSizeInBits(Type t) const;
  uint64_t getTypeABIAlignment(Type t) const;
  uint64_t getTypePreferredAlignment(Type t) const;
  /// Returns the width of index arithmetic on pointers of type `t`, or nothing
  /// if `t` is not a pointer type.
  std::optional<uint64_t> getTypeIndexBitwidth(Type t) const;

  // Return null if there is no entry.
  Attribute getEndianness() const;
  Attribute getDefaultMemorySpace() const;
  Attribute getAllocaMemorySpace() const;
  Attribute getManglingMode() const;
  Attribute getProgramMemorySpace() const;
  Attribute getGlobalMemorySpace() const;
  Attribute getFunctionPointerAlignment() const;
  Attribute getLegalIntWidths() const;
  /// Units: bits. Returns 0 if there is no entry.
  uint64_t getStackAlignment() const;

  /// Returns a property of a device, or nothing if the device does not have it.
  std::optional<Attribute>
  getDevicePropertyValue(TargetSystemSpecInterface::DeviceID deviceID,
                         StringAttr propertyName) const;

  /// Returns the operation whose layout this is, or null.
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
