// SPDX-License-Identifier: Apache-2.0
//
// A registry calls the functions of the chosen kinds, each once. That this test
// is linked shows that libraries of other kinds are not built.
#include "core/ir/context/registry.h"
#include "tests/registration/chosen_kinds.h"
#include "gtest/gtest.h"

namespace mlir {

// Defined in chosen.cpp.
extern int numCalls;

namespace {

TEST(RegistryKindsTest, ChosenKindsAreRegisteredOnce) {
  Registry registry;
  registerChosenKinds(registry);
  EXPECT_EQ(numCalls, 1);
  EXPECT_TRUE(registry.getDialects().getDialectNames().empty());
}

} // namespace
} // namespace mlir
