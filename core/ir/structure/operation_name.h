// SPDX-License-Identifier: Apache-2.0
//
// The name of an operation, which refers to the context's record of that kind.
#ifndef CORE_IR_STRUCTURE_OPERATION_NAME_H
#define CORE_IR_STRUCTURE_OPERATION_NAME_H

#include <atomic>
#include <memory>

#include "core/ir/descriptor/op_descriptor.h"
#include "core/ir/structure/attribute.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// The record of one kind of operations in one context. Unregistered operations
/// have a record without a descriptor.
struct OperationRecord {
  MLIRContext *context;
  /// A StringAttr.
  Attribute name;
  /// The id of the descriptor, or of the name if there is none.
  TypeID id;
  /// The part of the name before the first dot.
  llvm::StringRef dialectNamespace;
  /// The loaded dialect with that name, or null.
  Dialect *dialect = nullptr;
  const OpDescriptor *descriptor = nullptr;
  /// The bits of the traits in CommonTrait that the operation has.
  uint32_t commonTraits = 0;
  /// True if one of the traits has a folder.
  bool hasFoldingTraits = false;
  /// True if the descriptor has effects of any kind.
  bool hasDescribedEffects = false;
  InterfaceMap interfaces;
  /// The names of the properties as StringAttrs, in the order of the table.
  llvm::SmallVector<Attribute, 0> propertyNames;
  /// The defaults of the descriptor's attributes, computed on demand; see
  /// getDefaultAttribute.
  mutable std::unique_ptr<std::atomic<const BaseStorage *>[]> defaultAttributes;
};

/// Frequently queried traits. Their numbers are bits of
/// OperationRecord::commonTraits.
enum class CommonTrait : uint8_t {
  IsTerminator,
  IsIsolatedFromAbove,
  NoTerminator,
  SymbolTable,
  AffineScope,
  ConstantLike,
  IsCommutative,
  SingleBlock,
  NoRegionArguments,
  AutomaticAllocationScope,
  HasRecursiveMemoryEffects,
};

/// A name in one word. Equal names of one context are equal words.
class OperationName {
public:
  explicit OperationName(const OperationRecord *record) : record(record) {}
  /// Looks up the context's table. Thread-safe.
  OperationName(llvm::StringRef name, MLIRContext *context);

  /// The full name: "arith.addi".
  llvm::StringRef getStringRef() const;
  StringAttr getIdentifier() const;
  /// The dialect's name: "arith".
  llvm::StringRef getDialectNamespace() const {
    return record->dialectNamespace;
  }
  /// The name without the dialect: "addi".
  llvm::StringRef stripDialect() const;
  /// Returns the loaded dialect, or null.
  Dialect *getDialect() const { return record->dialect; }
  MLIRContext *getContext() const { return record->context; }
  bool isRegistered() const { return record->descriptor != nullptr; }
  /// Requires a registered name.
  TypeID getTypeID() const { return record->id; }
  const OpDescriptor *getDescriptor() const { return record->descriptor; }
  const OperationRecord &getRecord() const { return *record; }
  /// Returns an empty table for unregistered names.
  FieldTable getProperties() const {
    return record->descriptor ? record->descriptor->properties : FieldTable();
  }

  bool hasTrait(CommonTrait trait) const {
    return record->commonTraits >> static_cast<unsigned>(trait) & 1;
  }
  bool hasTrait(TypeID id) const { return getTraitUse(id) != nullptr; }
  template <typename T> bool hasTrait() const {
    if constexpr (requires { T::common; })
      return hasTrait(T::common);
    else
      return hasTrait(TypeID::get<T>());
  }
  /// Returns true for unregistered operations and those with the trait.
  template <typename T> bool mightHaveTrait() const {
    return !isRegistered() || hasTrait<T>();
  }
  /// Returns the trait with its arguments, or null.
  const TraitUse *getTraitUse(TypeID id) const;

  /// Returns the table of an interface, or null. Errors: ends the program if
  /// the interface was promised but not attached.
  const void *getInterface(TypeID id) const {
    const void *table = record->interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  /// Like getInterface, but searches once if the operation has the interface.
  const void *findInterface(TypeID id) const {
    const void *table = record->interfaces.lookup(id);
    return table || !hasInterface(id) ? table : getMissingInterface(id);
  }
  bool hasInterface(TypeID id) const;
  template <typename T> bool hasInterface() const {
    return hasInterface(T::getInterfaceID());
  }
  /// Attaches an external implementation to all operations of this registered
  /// name. Not thread-safe.
  void attachInterface(InterfaceImplementation implementation) const;

  void print(llvm::raw_ostream &os) const;
  friend bool operator==(OperationName a, OperationName b) {
    return a.record == b.record;
  }
  const void *getAsOpaquePointer() const { return record; }
  static OperationName getFromOpaquePointer(const void *pointer) {
    return OperationName(static_cast<const OperationRecord *>(pointer));
  }

private:
  const void *getMissingInterface(TypeID id) const;
  const OperationRecord *record;
};

inline llvm::hash_code hash_value(OperationName name) {
  return llvm::hash_value(name.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OperationName name);

} // namespace mlir

template <> struct llvm::DenseMapInfo<mlir::OperationName> {
  static mlir::OperationName getEmptyKey() {
    return mlir::OperationName::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::OperationName getTombstoneKey() {
    return mlir::OperationName::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::OperationName name) {
    return DenseMapInfo<const void *>::getHashValue(name.getAsOpaquePointer());
  }
  static bool isEqual(mlir::OperationName a, mlir::OperationName b) {
    return a == b;
  }
};

#endif // CORE_IR_STRUCTURE_OPERATION_NAME_H
