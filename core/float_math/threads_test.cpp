// SPDX-License-Identifier: Apache-2.0
#include <thread>
#include <vector>

#include "core/float_math/elementary.h"
#include "core/float_math/float_bits.h"

#include "gtest/gtest.h"

using namespace mlir::elementary;

// The threads request the constants in many precisions at the same time.
TEST(Threads, ComputeConstantsAtOnce) {
  constexpr unsigned kThreads = 4, kResults = 40;
  std::vector<std::vector<uint64_t>> results(kThreads);
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < kThreads; ++i)
    threads.emplace_back([&results, i] {
      for (unsigned k = 0; k < kResults; ++k) {
        llvm::APFloat x = f64(0x3ff8000000000000 + (uint64_t(k) << 56));
        results[i].push_back(bits(mlir::elementary::sin(x)));
        results[i].push_back(bits(mlir::elementary::log10(x)));
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  // sin(1.5).
  EXPECT_EQ(results[0][0], 0x3fefeb7a9b2c6d8bu);
  for (unsigned i = 1; i < kThreads; ++i)
    EXPECT_EQ(results[i], results[0]);
}
