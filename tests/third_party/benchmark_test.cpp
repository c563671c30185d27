// SPDX-License-Identifier: Apache-2.0
// Google Benchmark runs a benchmark and counts its iterations.
#include <vector>

#include "benchmark/benchmark.h"
#include "gtest/gtest.h"

namespace {

class Collector : public benchmark::BenchmarkReporter {
public:
  bool ReportContext(const Context &) override { return true; }
  void ReportRuns(const std::vector<Run> &runs) override {
    for (const Run &run : runs)
      iterations.push_back(run.iterations);
  }
  std::vector<benchmark::IterationCount> iterations;
};

TEST(BenchmarkTest, RunsWhatIsRegistered) {
  int64_t count = 0;
  benchmark::RegisterBenchmark("count", [&](benchmark::State &state) {
    for (auto _ : state)
      benchmark::DoNotOptimize(++count);
  })->Iterations(100);
  Collector collector;
  EXPECT_EQ(benchmark::RunSpecifiedBenchmarks(&collector), 1u);
  EXPECT_EQ(collector.iterations,
            (std::vector<benchmark::IterationCount>{100}));
  EXPECT_EQ(count, 100);
}

} // namespace
