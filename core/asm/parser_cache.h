// SPDX-License-Identifier: Apache-2.0
//
// Small caches of strings, types and attributes that recur in a file, in front
// of the tables of the context. A hit takes a few cycles and no lock.
#ifndef CORE_ASM_PARSER_CACHE_H
#define CORE_ASM_PARSER_CACHE_H

#include <array>
#include <cstdint>
#include <cstring>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Endian.h"

namespace mlir {
namespace detail {

/// Each entry holds the last object with its hash.
/// Thread safety: for use by one parser.
class ParserCache {
public:
  explicit ParserCache(MLIRContext *context);

  /// Returns the string as an attribute without a type.
  StringAttr getString(llvm::StringRef value) {
    StringAttr &entry = strings[hash(value) % strings.size()];
    if (LLVM_UNLIKELY(!entry || entry.getValue() != value))
      entry = StringAttr::get(context, value);
    return entry;
  }
  /// Returns the name of an attribute. Loads the dialect that the prefix before
  /// the first dot names, if it is registered.
  StringAttr getAttributeName(llvm::StringRef name) {
    StringAttr &entry = attributeNames[hash(name) % attributeNames.size()];
    if (LLVM_UNLIKELY(!entry || entry.getValue() != name))
      entry = makeAttributeName(name);
    return entry;
  }
  /// `width` must be a valid integer width.
  IntegerType getIntegerType(unsigned width,
                             IntegerType::SignednessSemantics signedness) {
    if (width >= integerTypes.size() || signedness != IntegerType::Signless)
      return IntegerType::get(context, width, signedness);
    IntegerType &entry = integerTypes[width];
    if (LLVM_UNLIKELY(!entry))
      entry = IntegerType::get(context, width);
    return entry;
  }
  /// Truncates `value` to the width of the type.
  IntegerAttr getInteger(Type type, int64_t value) {
    const uint64_t key =
        (reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) +
         static_cast<uint64_t>(value) * 31) *
        Multiplier;
    IntegerEntry &entry = integers[(key >> 48) % integers.size()];
    if (LLVM_UNLIKELY(entry.type != type || entry.value != value))
      entry = {type, value, IntegerAttr::get(type, value)};
    return entry.attribute;
  }
  /// Returns the attribute `@symbol`.
  FlatSymbolRefAttr getSymbolRef(llvm::StringRef symbol) {
    FlatSymbolRefAttr &entry = symbolRefs[hash(symbol) % symbolRefs.size()];
    if (LLVM_UNLIKELY(!entry || entry.getValue() != symbol))
      entry = SymbolRefAttr::get(context, symbol);
    return entry;
  }

  const Type index, f32, f64, none;
  const UnitAttr unit;

private:
  static constexpr uint64_t Multiplier = 0x9e3779b97f4a7c15;

  struct IntegerEntry {
    Type type;
    int64_t value = 0;
    IntegerAttr attribute;
  };

  /// Hashes the size and both ends of the string.
  static size_t hash(llvm::StringRef text) {
    uint64_t first = 0, last = 0;
    if (text.size() >= 8) {
      first = llvm::support::endian::read64le(text.data());
      last = llvm::support::endian::read64le(text.end() - 8);
    } else {
      for (char c : text)
        first = first << 8 | static_cast<uint8_t>(c);
    }
    return ((first ^ last * 31) + text.size()) * Multiplier >> 48;
  }
  StringAttr makeAttributeName(llvm::StringRef name);

  MLIRContext *context;
  std::array<StringAttr, 256> strings;
  std::array<StringAttr, 256> attributeNames;
  std::array<IntegerType, 65> integerTypes;
  std::array<IntegerEntry, 256> integers;
  std::array<FlatSymbolRefAttr, 64> symbolRefs;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_PARSER_CACHE_H
