// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/mutate.h"

#include <set>
#include <vector>

#include "gtest/gtest.h"

using mlir::fuzz::Mutator;

TEST(Mutator, SameSeedGivesSameInputs) {
  std::vector<std::string> corpus = {"hello, world", "another input"};
  Mutator first(7), second(7), other(8);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    std::string input = first.mutate(corpus);
    EXPECT_EQ(input, second.mutate(corpus));
    differs |= input != other.mutate(corpus);
  }
  EXPECT_TRUE(differs);
}

TEST(Mutator, SameInputsOnEveryHost) {
  Mutator mutator(1);
  std::string all;
  for (int i = 0; i < 1000; ++i)
    all += mutator.mutate({std::string("0123456789")});
  uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char c : all)
    hash = (hash ^ c) * 0x100000001b3;
  EXPECT_EQ(hash, 13914330724028666096u);
}

TEST(Mutator, Varies) {
  Mutator mutator(1);
  std::set<std::string> inputs;
  for (int i = 0; i < 1000; ++i)
    inputs.insert(mutator.mutate({std::string(100, 'x')}));
  EXPECT_GT(inputs.size(), 700u);
}

TEST(Mutator, EmptyInputGrows) {
  Mutator mutator(1);
  bool grew = false;
  for (int i = 0; i < 10; ++i)
    grew |= !mutator.mutate({std::string()}).empty();
  EXPECT_TRUE(grew);
}
