// SPDX-License-Identifier: Apache-2.0
//
// The hash function of the context's tables. Hashes may differ between
// processes.
#ifndef CORE_IR_STORAGE_HASHER_H
#define CORE_IR_STORAGE_HASHER_H

#include <cstdint>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"

namespace mlir {

/// Mixes words and bytes into 64 bits. A few cycles per word.
class Hasher {
public:
  explicit Hasher(uint64_t seed = 0) : state(seed ^ Multiplier) {}

  void add(uint64_t word) {
    unsigned __int128 product =
        static_cast<unsigned __int128>(state ^ word) * Multiplier;
    state = static_cast<uint64_t>(product) ^
            static_cast<uint64_t>(product >> 64) ^ word;
  }
  void add(const void *pointer) { add(reinterpret_cast<uintptr_t>(pointer)); }
  void addBytes(llvm::StringRef bytes) {
    add(bytes.size());
    add(llvm::xxh3_64bits(bytes));
  }

  uint64_t get() const { return state ^ (state >> 32); }

private:
  static constexpr uint64_t Multiplier = 0x9e3779b97f4a7c15;
  uint64_t state;
};

} // namespace mlir

#endif // CORE_IR_STORAGE_HASHER_H
