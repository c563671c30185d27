// SPDX-License-Identifier: Apache-2.0
//
// Interns the names of a source: each occurrence is hashed once and identified
// by a number from then on.
#ifndef CORE_ASM_NAME_TABLE_H
#define CORE_ASM_NAME_TABLE_H

#include <cstdint>
#include <cstring>
#include <vector>

#include "llvm/ADT/StringRef.h"

namespace mlir {
namespace detail {

/// An open-addressing table that maps strings to 0, 1, 2, … in order of
/// insertion. Strings are not copied.
/// Thread safety: for use by one parser.
class NameTable {
public:
  /// Amortised O(length of `name`). `name` must outlive the table.
  uint32_t getOrInsert(llvm::StringRef name) {
    if (LLVM_UNLIKELY(names.size() * 4 >= slots.size() * 3))
      grow();
    const uint64_t nameHash = hash(name);
    const uint32_t tag = static_cast<uint32_t>(nameHash);
    const size_t mask = slots.size() - 1;
    for (size_t i = nameHash >> 32 & mask;; i = (i + 1) & mask) {
      Slot &slot = slots[i];
      if (slot.number == Empty) {
        slot = {tag, static_cast<uint32_t>(names.size())};
        names.push_back(name);
        return slot.number;
      }
      if (slot.tag == tag && names[slot.number] == name)
        return slot.number;
    }
  }

  llvm::StringRef getName(uint32_t number) const { return names[number]; }
  /// Replaces the stored reference by another copy of the same string.
  void setName(uint32_t number, llvm::StringRef copy) { names[number] = copy; }
  size_t size() const { return names.size(); }

private:
  struct Slot {
    uint32_t tag = 0;
    uint32_t number = Empty;
  };
  static constexpr uint32_t Empty = ~0u;
  static constexpr uint64_t Multiplier = 0x9e3779b97f4a7c15;

  template <typename T> static uint64_t read(const char *bytes) {
    T word;
    std::memcpy(&word, bytes, sizeof(word));
    return word;
  }
  static uint64_t mix(uint64_t a) {
    const unsigned __int128 product =
        static_cast<unsigned __int128>(a) * Multiplier;
    return static_cast<uint64_t>(product) ^
           static_cast<uint64_t>(product >> 64);
  }
  static uint64_t hash(llvm::StringRef name) {
    const char *bytes = name.data();
    const size_t size = name.size();
    uint64_t state = size * Multiplier;
    if (size > 8) {
      for (size_t i = 0; i + 8 < size; i += 8)
        state = mix(state ^ read<uint64_t>(bytes + i));
      return mix(state ^ read<uint64_t>(bytes + size - 8));
    }
    if (size >= 4)
      return mix(state ^ (read<uint32_t>(bytes) << 32 |
                          read<uint32_t>(bytes + size - 4)));
    for (size_t i = 0; i < size; ++i)
      state ^= uint64_t(static_cast<uint8_t>(bytes[i])) << 8 * i;
    return mix(state);
  }

  void grow() {
    std::vector<Slot> old(slots.empty() ? 64 : slots.size() * 2);
    old.swap(slots);
    const size_t mask = slots.size() - 1;
    for (uint32_t number = 0; number < names.size(); ++number) {
      const uint64_t nameHash = hash(names[number]);
      size_t i = nameHash >> 32 & mask;
      while (slots[i].number != Empty)
        i = (i + 1) & mask;
      slots[i] = {static_cast<uint32_t>(nameHash), number};
    }
  }

  std::vector<Slot> slots;
  std::vector<llvm::StringRef> names;
};

} // namespace detail
} // namespace mlir

#endif // CORE_ASM_NAME_TABLE_H
