// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/mutate.h"

namespace mlir::fuzz {

/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators" (2014), the generator called SplitMix64.
uint64_t Mutator::random(uint64_t bound) {
  state += 0x9e3779b97f4a7c15;
  uint64_t mixed = state;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  mixed ^= mixed >> 31;
  return bound == 0 ? 0 : mixed % bound;
}

void Mutator::change(std::string &input, llvm::StringRef other) {
  // Bytes that occur in lengths, counts and limits of number formats.
  static constexpr unsigned char interesting[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
  size_t at = random(input.size());
  size_t length = 1 + random(8);
  if (input.empty()) {
    input += static_cast<char>(random(256));
    return;
  }
  switch (random(8)) {
  case 0:
    input[at] ^= static_cast<char>(1 << random(8));
    break;
  case 1:
    input[at] = static_cast<char>(random(256));
    break;
  case 2:
    input[at] = static_cast<char>(interesting[random(sizeof(interesting))]);
    break;
  case 3:
    input.insert(at, length, static_cast<char>(random(256)));
    break;
  case 4:
    input.erase(at, length);
    break;
  case 5:
    input.replace(at, length, input.substr(random(input.size()), length));
    break;
  case 6:
    input.resize(at);
    break;
  case 7: {
    llvm::StringRef piece =
        other.substr(random(other.size()), random(other.size()));
    input.replace(at, piece.size(), piece.str());
    break;
  }
  }
}

std::string Mutator::mutate(llvm::ArrayRef<std::string> corpus) {
  std::string input = corpus[random(corpus.size())];
  llvm::StringRef other = corpus[random(corpus.size())];
  for (uint64_t i = 0, count = 1 + random(8); i < count; ++i)
    change(input, other);
  return input;
}

} // namespace mlir::fuzz
