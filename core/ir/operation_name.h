// SPDX-License-Identifier: Apache-2.0
//
// The name of an operation, and behind it what its context knows of that kind.
#ifndef CORE_IR_OPERATION_NAME_H
#define CORE_IR_OPERATION_NAME_H

#include <atomic>
#include <memory>

#include "core/ir/attribute.h"
#include "core/ir/op_descriptor.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

/// What one context knows of one kind of operations. Unregistered ones have a
/// record, too, without a descriptor.
struct OperationRecord {
  MLIRContext *context;
  /// A StringAttr.
  Attribute name;
  /// Of the descriptor; of the name if there is none.
  TypeID id;
  /// The part of the name before the first dot.
  llvm::StringRef dialectNamespace;
  /// The loaded dialect of that name, or null.
  Dialect *dialect = nullptr;
  const OpDescriptor *descriptor = nullptr;
  /// The common traits that it has, a bit each; see CommonTrait.
  uint32_t commonTraits = 0;
  /// One of its traits has a folder.
  bool hasFoldingTraits = false;
  /// Its descriptor has effects, of any kind, somewhere.
  bool hasDescribedEffects = false;
  InterfaceMap interfaces;
  /// The names of its properties as StringAttrs, in the order of the table.
  llvm::SmallVector<Attribute, 0> propertyNames;
  /// For each of the descriptor's attributes the one that stands for a missing
  /// one, once it has been made; see getDefaultAttribute.
  mutable std::unique_ptr<std::atomic<const BaseStorage *>[]> defaultAttributes;
};

/// Traits that are asked for often: their numbers are bits of
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

/// One word; equal for equal names of one context.
class OperationName {
public:
  explicit OperationName(const OperationRecord *record) : record(record) {}
  /// Thread-safe; a look into the context's table.
  OperationName(llvm::StringRef name, MLIRContext *context);

  /// "arith.addi"
  llvm::StringRef getStringRef() const;
  StringAttr getIdentifier() const;
  /// "arith"
  llvm::StringRef getDialectNamespace() const {
    return record->dialectNamespace;
  }
  /// "addi"
  llvm::StringRef stripDialect() const;
  /// The loaded dialect, or null.
  Dialect *getDialect() const { return record->dialect; }
  MLIRContext *getContext() const { return record->context; }
  bool isRegistered() const { return record->descriptor != nullptr; }
  /// Of a registered name.
  TypeID getTypeID() const { return record->id; }
  const OpDescriptor *getDescriptor() const { return record->descriptor; }
  const OperationRecord &getRecord() const { return *record; }
  /// Empty for unregistered names.
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
  /// False for registered ops without the trait; unregistered ones may have it.
  template <typename T> bool mightHaveTrait() const {
    return !isRegistered() || hasTrait<T>();
  }
  /// The trait with its arguments, or null.
  const TraitUse *getTraitUse(TypeID id) const;

  /// The table of an interface, or null.
  /// Errors: ends the program when it was promised and is not attached.
  const void *getInterface(TypeID id) const {
    const void *table = record->interfaces.lookup(id);
    return table ? table : getMissingInterface(id);
  }
  /// The same, with one search where it has it.
  const void *findInterface(TypeID id) const {
    const void *table = record->interfaces.lookup(id);
    return table || !hasInterface(id) ? table : getMissingInterface(id);
  }
  bool hasInterface(TypeID id) const;
  template <typename T> bool hasInterface() const {
    return hasInterface(T::getInterfaceID());
  }
  /// Adds an implementation from outside to all operations of this name, which
  /// is registered. Not thread-safe.
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

#endif // CORE_IR_OPERATION_NAME_H
