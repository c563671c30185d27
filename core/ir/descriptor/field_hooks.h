// SPDX-License-Identifier: Apache-2.0
//
// Hooks for fields of arbitrary C++ types. Generated tables of properties and
// parameters use them for kind Custom.
#ifndef CORE_IR_DESCRIPTOR_FIELD_HOOKS_H
#define CORE_IR_DESCRIPTOR_FIELD_HOOKS_H

#include <new>
#include <type_traits>

#include "core/ir/descriptor/field.h"
#include "llvm/ADT/Hashing.h"

namespace mlir {

class StorageAllocator;

namespace detail {

/// Hashes a value. Optional values and lists are hashed by their contents;
/// values without a hash function contribute nothing.
template <typename T> void hashField(const T &value, Hasher &hasher) {
  using llvm::hash_value;
  if constexpr (std::is_convertible_v<const T &, llvm::StringRef>) {
    hasher.addBytes(value);
  } else if constexpr (requires {
                         value.has_value();
                         *value;
                       }) {
    hasher.add(value.has_value() ? 1 : 0);
    if (value)
      hashField(*value, hasher);
  } else if constexpr (
      requires {
        value.data();
        value.begin()->begin();
      } || requires { value.pop_back_val(); } ||
      requires {
        value.begin();
        value.capacity();
      }) {
    hasher.add(value.size());
    for (const auto &element : value)
      hashField(element, hasher);
  } else if constexpr (requires { hash_value(value); }) {
    hasher.add(hash_value(value));
  }
}

/// Returns the hooks of a type that can be copied and compared. Definitions may
/// override them and may add the conversion to attributes.
template <typename T> constexpr FieldHooks getFieldHooks() {
  FieldHooks hooks = {
      .hash =
          [](const void *field, Hasher &hasher) {
            hashField(*static_cast<const T *>(field), hasher);
          },
      .equal =
          [](const void *a, const void *b) {
            return *static_cast<const T *>(a) == *static_cast<const T *>(b);
          },
      .construct =
          [](void *to, const void *from, StorageAllocator &allocator) {
            const T &value = *static_cast<const T *>(from);
            if constexpr (requires { value.allocateInto(allocator); })
              new (to) T(value.allocateInto(allocator));
            else
              new (to) T(value);
          },
      .copy =
          [](void *to, const void *from) {
            *static_cast<T *>(to) = *static_cast<const T *>(from);
          },
      .destroy = [](void *field) { static_cast<T *>(field)->~T(); }};
  if constexpr (std::is_default_constructible_v<T>)
    hooks.initialize = [](void *field) { new (field) T(); };
  return hooks;
}

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_FIELD_HOOKS_H
