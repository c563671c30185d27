// SPDX-License-Identifier: Apache-2.0
#include "targets/native/fenced_call.h"

#include "llvm/Support/ErrorHandling.h"
#include "gtest/gtest.h"

namespace mlir::native {
namespace {

TEST(FencedCallTest, ReturnsWhatIsReturned) {
  EXPECT_TRUE(callFenced([] { return absl::OkStatus(); }).ok());
  EXPECT_EQ(callFenced([] { return absl::NotFoundError("x"); }),
            absl::NotFoundError("x"));
}

TEST(FencedCallTest, FatalErrorIsOne) {
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(callFenced([]() -> absl::Status {
                llvm::report_fatal_error("no way on", /*gen_crash_diag=*/false);
              }),
              absl::AbortedError("no way on"));
}

} // namespace
} // namespace mlir::native
