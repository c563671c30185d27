// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/memory_plan.h"

#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::direct;
using onnx_mlir::testing::ModelBuilder;

namespace {

TEST(MemoryPlanTest, ReusesWhatIsFree) {
  uint64_t total = 0;
  // a and b overlap in time, c reuses a's memory and d b's, e fits into no gap.
  std::vector<uint64_t> offsets = assignOffsets(
      {{100, 0, 1}, {60, 1, 2}, {128, 2, 4}, {200, 3, 4}, {64, 3, 4}}, total);
  EXPECT_EQ(offsets, (std::vector<uint64_t>{0, 128, 0, 128, 384}));
  EXPECT_EQ(total, 448u);
}

TEST(MemoryPlanTest, NothingOverlaps) {
  std::vector<Lifetime> lifetimes;
  for (int i = 0; i < 200; ++i)
    lifetimes.push_back(
        {uint64_t(i * 7919 % 1000), i / 2, i / 2 + i * 31 % 17});
  uint64_t total = 0;
  std::vector<uint64_t> offsets = assignOffsets(lifetimes, total);
  for (size_t i = 0; i < lifetimes.size(); ++i) {
    EXPECT_EQ(offsets[i] % memoryAlignment, 0u);
    EXPECT_LE(offsets[i] + lifetimes[i].size, total);
    for (size_t j = 0; j < i; ++j) {
      const Lifetime &a = lifetimes[i], &b = lifetimes[j];
      bool meet = a.first <= b.last && b.first <= a.last;
      bool overlap =
          offsets[i] < offsets[j] + b.size && offsets[j] < offsets[i] + a.size;
      EXPECT_FALSE(meet && overlap) << i << " and " << j;
    }
  }
}

/// A plan for the chain of Relus `x` -> `a` -> `b` -> …
struct Planned {
  std::unique_ptr<Model> model;
  Graph graph;
  MemoryPlan plan;

  explicit Planned(const ModelBuilder &builder)
      : model(builder.build()), graph(*makeGraph(*model, ShapeInformation())),
        plan(graph) {}

  Location locateOutput(size_t i) const {
    return plan.locate(*graph.outputs[i]);
  }
};

TEST(MemoryPlanTest, OutputsAreWrittenInPlace) {
  Planned planned(ModelBuilder()
                      .input("x", {4})
                      .node("Relu", {"x"}, {"a"})
                      .node("Relu", {"a"}, {"b"})
                      .node("Relu", {"b"}, {"c"})
                      .output("c")
                      .output("b"));
  EXPECT_EQ(planned.locateOutput(0), (Location{Location::Base::Outputs, 0}));
  EXPECT_EQ(planned.locateOutput(1), (Location{Location::Base::Outputs, 1}));
  EXPECT_EQ(planned.plan.locate(*planned.graph.steps[0].outputs[0]),
            (Location{Location::Base::Scratch, 0}));
  EXPECT_EQ(planned.plan.getScratchSize(), 64u);
  EXPECT_TRUE(planned.plan.getCopies().empty());
}

TEST(MemoryPlanTest, OtherOutputsAreCopied) {
  Planned planned(ModelBuilder()
                      .input("x", {4})
                      .constant("c", {2}, std::vector<float>{1, 2})
                      .node("Relu", {"x"}, {"a"})
                      .node("Flatten", {"a"}, {"b"})
                      .output("b")   // an alias of a result: in place
                      .output("a")   // a second time
                      .output("x")   // an input
                      .output("c")); // a constant
  EXPECT_EQ(planned.locateOutput(0), (Location{Location::Base::Outputs, 0}));
  EXPECT_EQ(planned.locateOutput(1), (Location{Location::Base::Outputs, 0}));
  EXPECT_EQ(planned.locateOutput(2), (Location{Location::Base::Inputs, 0}));
  EXPECT_EQ(planned.locateOutput(3), (Location{Location::Base::Weights, 0}));
  ASSERT_EQ(planned.plan.getCopies().size(), 3u);
  EXPECT_EQ(planned.plan.getCopies()[0].output, 1u);
  EXPECT_EQ(planned.plan.getWeightsSize(), 64u);
}

} // namespace
