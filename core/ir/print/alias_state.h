// SPDX-License-Identifier: Apache-2.0
//
// Aliases: names for attributes and types that are defined before or after the
// operation that uses them. Private to core/ir.
#ifndef CORE_IR_PRINT_ALIAS_STATE_H
#define CORE_IR_PRINT_ALIAS_STATE_H

#include <cstdint>
#include <vector>

#include "core/ir/structure/operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"

namespace mlir::detail {

class AsmStateImpl;
class PrinterImpl;

/// An item that a printing hook would print and that may contain aliases. Items
/// are in the order of the text.
struct PrintedItem {
  enum class Kind : uint8_t {
    Type,
    Attribute,
    AttributeWithoutType,
    Region,
    /// An operation in generic form, without its location.
    GenericOp,
    /// An operation with its location.
    Op,
  };
  Kind kind;
  /// Options for printing a region.
  bool printsArguments = true;
  bool printsTerminators = true;
  const void *pointer;
};

/// Hashes keys. Keys of adjacent objects differ in few bits.
struct AliasKeyInfo : llvm::DenseMapInfo<uint64_t> {
  static unsigned getHashValue(uint64_t key) {
    return (key * 0x9e3779b97f4a7c15) >> 32;
  }
};

/// Returns the key of a type, attribute or location in tables: its opaque
/// pointer. A location that can be packed is always packed.
inline uint64_t getAliasKey(Type type) {
  return reinterpret_cast<uintptr_t>(type.getAsOpaquePointer());
}
inline uint64_t getAliasKey(Location location) { return location.getWord(); }
uint64_t getAliasKey(Attribute attribute);

/// The aliases of all attributes, types and locations in an operation.
class AliasState {
public:
  /// Collects the aliases that printing `op` needs.
  void initialize(Operation *op, AsmStateImpl &state);
  bool isInitialized() const { return initialized; }

  /// Prints the alias. Returns false and prints nothing if there is none.
  bool print(llvm::raw_ostream &os, Type type) const {
    return !aliases.empty() && print(os, '!', getAliasKey(type));
  }
  bool print(llvm::raw_ostream &os, Attribute attribute) const {
    return !aliases.empty() && print(os, '#', getAliasKey(attribute));
  }
  bool print(llvm::raw_ostream &os, Location location) const {
    return !aliases.empty() && print(os, '#', getAliasKey(location));
  }

  /// Prints the `#name = …` lines that precede the operation or, if `deferred`,
  /// those that follow it.
  void printDefinitions(PrinterImpl &printer, bool deferred) const;

private:
  friend class AliasCollector;

  struct Alias {
    uint64_t key;
    llvm::StringRef name;
    /// Appended to the name unless it is 0.
    uint32_t suffix = 0;
    bool isType = false;
    bool isDeferred = false;
  };
  bool print(llvm::raw_ostream &os, char sigil, uint64_t key) const;
  void printName(llvm::raw_ostream &os, const Alias &alias) const;
  void numberAliases();

  bool initialized = false;
  /// In the order of definition.
  std::vector<Alias> aliases;
  /// Maps keys to indices in `aliases`.
  llvm::DenseMap<uint64_t, uint32_t, AliasKeyInfo> indices;
  llvm::BumpPtrAllocator allocator;
};

} // namespace mlir::detail

#endif // CORE_IR_PRINT_ALIAS_STATE_H
