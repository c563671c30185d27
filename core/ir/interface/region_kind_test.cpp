// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/region_kind.h"

#include "core/ir/descriptor/traits.h"
#include "core/ir/test_dialect.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

/// The first region has SSA dominance, the others are graphs.
constexpr RegionKindTable mixedRegions = {[](unsigned region) {
  return region == 0 ? RegionKind::SSACFG : RegionKind::Graph;
}};

class RegionKinds : public testing::Test {
protected:
  RegionKinds() {
    test.define("test.plain");
    test.define("test.mixed", {},
                {{TypeID::get<RegionKindInterface>(), &mixedRegions}});
    test.define("test.graph", {},
                {{TypeID::get<RegionKindInterface>(), &onlyGraphRegions}});
    test.define("test.trait", {{&OpTrait::HasOnlyGraphRegion::descriptor}});
    test.define("test.both", {{&OpTrait::HasOnlyGraphRegion::descriptor}},
                {{TypeID::get<RegionKindInterface>(), &mixedRegions}});
  }
  OwningOpRef<Operation *> create(llvm::StringRef name) {
    return test.create(name, {.numRegions = 2});
  }
  TestDialect test;
};

TEST_F(RegionKinds, OfEachRegion) {
  auto op = create("test.mixed");
  RegionKindInterface kinds(op.get());
  EXPECT_EQ(kinds.getRegionKind(0), RegionKind::SSACFG);
  EXPECT_EQ(kinds.getRegionKind(1), RegionKind::Graph);
  EXPECT_TRUE(kinds.hasSSADominance(0));
  EXPECT_FALSE(kinds.hasSSADominance(1));
}

TEST_F(RegionKinds, OnlyGraphs) {
  auto op = create("test.graph");
  EXPECT_FALSE(RegionKindInterface(op.get()).hasSSADominance(0));
  EXPECT_FALSE(RegionKindInterface(op.get()).hasSSADominance(1));
}

TEST_F(RegionKinds, TheTraitAloneMakesGraphs) {
  auto op = create("test.trait");
  EXPECT_EQ(llvm::cast<RegionKindInterface>(op.get()).getRegionKind(1),
            RegionKind::Graph);
  EXPECT_FALSE(mayHaveSSADominance(op.get()->getRegion(0)));
  EXPECT_TRUE(mayBeGraphRegion(op.get()->getRegion(0)));
}

TEST_F(RegionKinds, AnOwnImplementationComesBeforeTheTrait) {
  auto op = create("test.both");
  EXPECT_TRUE(mayHaveSSADominance(op.get()->getRegion(0)));
  EXPECT_FALSE(mayHaveSSADominance(op.get()->getRegion(1)));
}

TEST_F(RegionKinds, RegionsAreAskedFor) {
  auto op = create("test.mixed");
  EXPECT_TRUE(mayHaveSSADominance(op.get()->getRegion(0)));
  EXPECT_FALSE(mayBeGraphRegion(op.get()->getRegion(0)));
  EXPECT_FALSE(mayHaveSSADominance(op.get()->getRegion(1)));
  EXPECT_TRUE(mayBeGraphRegion(op.get()->getRegion(1)));
}

TEST_F(RegionKinds, AreSSAUnlessTold) {
  auto op = create("test.plain");
  EXPECT_TRUE(mayHaveSSADominance(op.get()->getRegion(0)));
  EXPECT_FALSE(mayBeGraphRegion(op.get()->getRegion(0)));
}

TEST_F(RegionKinds, UnregisteredOperationsMayHaveBoth) {
  auto op = create("unknown.op");
  EXPECT_TRUE(mayHaveSSADominance(op.get()->getRegion(0)));
  EXPECT_TRUE(mayBeGraphRegion(op.get()->getRegion(0)));
}

TEST_F(RegionKinds, RegionsOfNobodyMayBeBoth) {
  Region region;
  EXPECT_TRUE(mayHaveSSADominance(region));
  EXPECT_TRUE(mayBeGraphRegion(region));
}

} // namespace
} // namespace mlir
