// SPDX-License-Identifier: Apache-2.0
//
// How to handle fields of any C++ type: what generated tables of properties and
// parameters have for kinds outside the closed set.
#ifndef CORE_IR_FIELD_HOOKS_H
#define CORE_IR_FIELD_HOOKS_H

#include <new>
#include <type_traits>

#include "core/ir/field.h"
#include "core/ir/storage_allocator.h"
#include "llvm/ADT/Hashing.h"

namespace mlir {
namespace detail {

/// Hashes what can be hashed; of optional values and lists, what is in them.
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

/// Of a type that can be copied and compared. Definitions may say otherwise,
/// and what attributes stand for the field.
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

#endif // CORE_IR_FIELD_HOOKS_H
