// SPDX-License-Identifier: Apache-2.0
//
// Changed copies of inputs, the same ones in every run on every host. This is
// not a fuzzer: it knows nothing of what an input reaches.
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <cstdint>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::fuzz {

/// A sequence of mutations, given by its seed.
class Mutator {
public:
  explicit Mutator(uint64_t seed) : state(seed) {}

  /// One of `corpus`, after one to eight changes: bytes and bits overwritten,
  /// inserted, erased or copied, the end cut off, a piece of another input put
  /// in. Requires: `corpus` is not empty.
  std::string mutate(llvm::ArrayRef<std::string> corpus);

private:
  /// A number below `bound`; 0 for 0.
  uint64_t random(uint64_t bound);
  void change(std::string &input, llvm::StringRef other);

  uint64_t state;
};

} // namespace mlir::fuzz

#endif // TESTS_FUZZ_MUTATE_H
