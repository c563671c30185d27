// SPDX-License-Identifier: Apache-2.0
//
// Creates mutations of inputs that are the same in every run on every host. It
// is not a fuzzer: it does not observe the code that an input reaches.
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <cstdint>
#include <string>

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::fuzz {

/// A sequence of mutations, determined by its seed.
class Mutator {
public:
  explicit Mutator(uint64_t seed) : state(seed) {}

  /// Returns an input of `corpus` after one to eight changes: bytes and bits
  /// are overwritten, inserted, erased or copied, the end is removed, or a
  /// piece of another input is inserted. `corpus` must not be empty.
  std::string mutate(llvm::ArrayRef<std::string> corpus);

private:
  /// Returns a number below `bound`, or 0 if `bound` is 0.
  uint64_t random(uint64_t bound);
  void change(std::string &input, llvm::StringRef other);

  uint64_t state;
};

} // namespace mlir::fuzz

#endif // TESTS_FUZZ_MUTATE_H
