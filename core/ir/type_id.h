// SPDX-License-Identifier: Apache-2.0
//
// Identity of C++ types (ops, traits, interfaces, attributes, …) without RTTI.
// An id is computed from the type's name and is therefore equal in all shared
// objects of a process. A type in an unnamed namespace has a different id in
// each translation unit.
#ifndef CORE_IR_TYPE_ID_H
#define CORE_IR_TYPE_ID_H

#include <cstdint>
#include <string>
#include <string_view>

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

/// A value that is unique per type. Trivially copyable and ordered; the order
/// is arbitrary.
class TypeID {
public:
  constexpr TypeID() = default;

  /// Returns the id of the C++ type `T`, which may be an incomplete class.
  template <typename T> static constexpr TypeID get() {
    constexpr std::string_view name = getPrettyName<T>();
    if constexpr (name.find("(anonymous") != std::string_view::npos)
      return TypeID(reinterpret_cast<uintptr_t>(&Unique<T>::address));
    else
      return TypeID(hash(name) | Named);
  }

  /// Returns the id of an entity that a program defines at run time, by its
  /// full name.
  static TypeID fromName(llvm::StringRef name) {
    return TypeID((hash({name.data(), name.size()}) * 31) | Named);
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
  /// Returns a text that contains the name of `T`.
  template <typename T> static constexpr std::string_view getPrettyName() {
    return __PRETTY_FUNCTION__;
  }
  template <typename T> struct Unique {
    static inline char address = 0;
  };

  constexpr explicit TypeID(uint64_t value) : value(value) {}

  /// FNV-1a hash of the name.
  static constexpr uint64_t hash(std::string_view name) {
    uint64_t hash = 0xcbf29ce484222325;
    for (char c : name)
      hash = (hash ^ static_cast<uint8_t>(c)) * 0x100000001b3;
    return hash;
  }

  uint64_t value = 0;
};

inline TypeID TypeID::fromCppName(llvm::StringRef name) {
  // Substitutes the other name in the text of a known class.
  constexpr std::string_view known = "mlir::TypeID";
  constexpr std::string_view text = getPrettyName<TypeID>();
  constexpr size_t place = text.rfind(known);
  static_assert(place != std::string_view::npos);
  const std::string other = std::string(text.substr(0, place)) + name.str() +
                            std::string(text.substr(place + known.size()));
  return TypeID(hash(other) | Named);
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

#endif // CORE_IR_TYPE_ID_H
