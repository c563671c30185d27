// SPDX-License-Identifier: Apache-2.0
#include "targets/runtime/testing/c_user.h"
#include "gtest/gtest.h"

namespace {

TEST(CApiTest, AllOfItWorksFromC) { EXPECT_EQ(useWholeApi(), 0); }

} // namespace
