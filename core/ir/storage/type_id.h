// SPDX-License-Identifier: Apache-2.0
//
// Identity of C++ types (ops, traits, interfaces, attributes, …) without RTTI.
// An id is computed from the type's name and is therefore equal in all shared
// objects of a process. A type in an unnamed namespace has a different id in
// each translation unit.
#ifndef CORE_IR_STORAGE_TYPE_ID_H
#define CORE_IR_STORAGE_TYPE_ID_H

#include <cstddef>
#include <cstdint>

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

namespace detail {

/// A part of a text. Compilers take no time to construct it from a literal,
/// unlike a std::string_view; a source contains hundreds of ids.
struct CppTypeName {
  const char *data;
  size_t size;
};

/// Returns a text that ends with the name of `T` and "]".
template <typename T> constexpr CppTypeName getPrettyName() {
  return {__PRETTY_FUNCTION__, sizeof(__PRETTY_FUNCTION__) - 1};
}
inline constexpr size_t prettyNamePrefix = getPrettyName<int>().size - 4;
static_assert(getPrettyName<int>().data[prettyNamePrefix] == 'i');

/// Returns the name of `T` and "]". Compilers evaluate what follows per type,
/// so the text does not contain the name of this function.
template <typename T> constexpr CppTypeName getCppTypeName() {
  const CppTypeName name = getPrettyName<T>();
  return {name.data + prettyNamePrefix, name.size - prettyNamePrefix};
}

/// Returns true if the name is one of a type in an unnamed namespace.
constexpr bool isInUnnamedNamespace(CppTypeName name) {
  // Compilers evaluate the builtin functions without a step per character.
  const char *end = name.data + name.size;
  const char *p = name.data;
  while ((p = __builtin_char_memchr(p, '(', end - p))) {
    if (__builtin_strncmp(p, "(anonymous", 10) == 0)
      return true;
    ++p;
  }
  return false;
}

} // namespace detail

/// A value that is unique per type. Trivially copyable and ordered; the order
/// is arbitrary.
class TypeID {
public:
  constexpr TypeID() = default;

  /// Returns the id of the C++ type `T`, which may be an incomplete class.
  template <typename T> static constexpr TypeID get() {
    constexpr detail::CppTypeName name = detail::getCppTypeName<T>();
    if constexpr (detail::isInUnnamedNamespace(name)) {
      return TypeID(reinterpret_cast<uintptr_t>(&Unique<T>::address));
    } else {
      // A constant also without optimization: types are compared by their ids.
      constexpr uint64_t value = hash(name.data, name.size, Seed) | Named;
      return TypeID(value);
    }
  }

  /// Returns the id of an entity that a program defines at run time, by its
  /// full name.
  static TypeID fromName(llvm::StringRef name) {
    return TypeID((hash(name.data(), name.size()) * 31) | Named);
  }

  /// Returns the id that get<T>() returns for the class with this qualified
  /// name (no leading `::`, not in an unnamed namespace).
  static TypeID fromCppName(llvm::StringRef name);

  constexpr uint64_t getValue() const { return value; }
  constexpr explicit operator bool() const { return value != 0; }
  friend constexpr bool operator==(TypeID, TypeID) = default;
  friend constexpr bool operator<(TypeID a, TypeID b) {
    return a.value < b.value;
  }

private:
  static constexpr uint64_t Named = uint64_t(1) << 63;
  /// Makes the ids of C++ types differ from those of run-time entities.
  static constexpr uint64_t Seed = 0xb4e8c7f96189fde0;
  template <typename T> struct Unique {
    static inline char address = 0;
  };

  constexpr explicit TypeID(uint64_t value) : value(value) {}

  /// FNV-1a hash of the name.
  static constexpr uint64_t hash(const char *name, size_t size,
                                 uint64_t hash = 0xcbf29ce484222325) {
    for (size_t i = 0; i != size; ++i)
      hash = (hash ^ static_cast<uint8_t>(name[i])) * 0x100000001b3;
    return hash;
  }

  uint64_t value = 0;
};

inline TypeID TypeID::fromCppName(llvm::StringRef name) {
  return TypeID(hash("]", 1, hash(name.data(), name.size(), Seed)) | Named);
}

inline llvm::hash_code hash_value(TypeID id) {
  return llvm::hash_code(id.getValue());
}

} // namespace mlir

template <> struct llvm::DenseMapInfo<mlir::TypeID> {
  static mlir::TypeID getEmptyKey() { return mlir::TypeID(); }
  static mlir::TypeID getTombstoneKey() {
    struct Tombstone;
    return mlir::TypeID::get<Tombstone>();
  }
  static unsigned getHashValue(mlir::TypeID id) {
    return static_cast<unsigned>(id.getValue() ^ (id.getValue() >> 32));
  }
  static bool isEqual(mlir::TypeID a, mlir::TypeID b) { return a == b; }
};

#endif // CORE_IR_STORAGE_TYPE_ID_H
