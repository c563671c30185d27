// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/location.h"

#include <string>
#include <vector>

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "llvm/ADT/DenseSet.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class LocationTest : public testing::Test {
protected:
  NameLoc getName(llvm::StringRef name) {
    return NameLoc::get(StringAttr::get(&context, name));
  }
  FileLineColLoc getPlace(unsigned line, unsigned column) {
    return FileLineColLoc::get(file, line, column);
  }
  /// Returns the kinds of locations that walk visits.
  std::vector<std::string> walk(LocationAttr location) {
    std::vector<std::string> names;
    location.walk([&](LocationAttr found) {
      auto name = dyn_cast<NameLoc>(found);
      names.push_back(name ? name.getName().str().str()
                           : found.getAbstractAttribute().getName().str());
    });
    return names;
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  const StringAttr file = StringAttr::get(&context, "file.mlir");
  const UnknownLoc unknown = UnknownLoc::get(&context);
};

TEST_F(LocationTest, PlaceIsPacked) {
  const Location location = Location::getFileLineCol(file, 1000, 17);
  EXPECT_TRUE(location.isPacked());
  EXPECT_EQ(location.getLine(), 1000u);
  EXPECT_EQ(location.getColumn(), 17u);
  EXPECT_EQ(location.getBlock()->file, file);
}

TEST_F(LocationTest, PackedPlaceIsAnAttribute) {
  const Location location = Location::getFileLineCol(file, 1000, 17);
  EXPECT_EQ(LocationAttr(location), getPlace(1000, 17));
}

TEST_F(LocationTest, AttributeOfAPlaceIsPacked) {
  EXPECT_EQ(Location(getPlace(1000, 17)),
            Location::getFileLineCol(file, 1000, 17));
}

TEST_F(LocationTest, EveryPlaceSurvivesPacking) {
  for (unsigned line : {0u, 1u, 127u, 128u, 129u, 1u << 31, UINT32_MAX})
    for (unsigned column : {0u, 1u, 16383u, 16384u, 16385u, UINT32_MAX}) {
      const Location location = Location::getFileLineCol(file, line, column);
      EXPECT_EQ(location.getAttr(), getPlace(line, column));
      EXPECT_EQ(location, Location(getPlace(line, column)));
    }
}

TEST_F(LocationTest, DifferentPlacesDiffer) {
  const Location location = getPlace(1, 2);
  EXPECT_FALSE(location == Location(getPlace(1, 3)));
  EXPECT_FALSE(location == Location(getPlace(2, 2)));
  EXPECT_FALSE(location == Location::getFileLineCol(
                               StringAttr::get(&context, "other"), 1, 2));
}

TEST_F(LocationTest, LongLinesAreNotPacked) {
  EXPECT_TRUE(Location::getFileLineCol(file, 1, 16383).isPacked());
  EXPECT_FALSE(Location::getFileLineCol(file, 1, 16384).isPacked());
}

TEST_F(LocationTest, BlockOfALineIsOne) {
  EXPECT_EQ(context.getLocationBlock(file, 128),
            context.getLocationBlock(file, 255));
  EXPECT_NE(context.getLocationBlock(file, 127),
            context.getLocationBlock(file, 128));
}

TEST_F(LocationTest, PlaceInAKnownBlock) {
  const LocationBlock *block = context.getLocationBlock(file, 300);
  EXPECT_EQ(Location::getInBlock(block, 301, 4), Location(getPlace(301, 4)));
}

TEST_F(LocationTest, RangeIsNotPacked) {
  EXPECT_FALSE(Location(FileLineColRange::get(file, 1, 2, 3, 4)).isPacked());
}

TEST_F(LocationTest, OtherLocationsAreTheirAttribute) {
  const Location location = unknown;
  EXPECT_FALSE(location.isPacked());
  EXPECT_EQ(location.getAttr(), unknown);
}

TEST_F(LocationTest, KnowsItsContext) {
  EXPECT_EQ(Location(unknown).getContext(), &context);
  EXPECT_EQ(Location(getPlace(1, 2)).getContext(), &context);
}

TEST_F(LocationTest, PassesThroughAWord) {
  const Location location = getPlace(1, 2);
  EXPECT_EQ(Location::getFromWord(location.getWord()), location);
}

TEST_F(LocationTest, CastsAsItsAttribute) {
  const Location location = getPlace(1, 2);
  EXPECT_TRUE(isa<FileLineColLoc>(location));
  EXPECT_FALSE(isa<NameLoc>(location));
  EXPECT_EQ(cast<FileLineColLoc>(location).getColumn(), 2u);
  EXPECT_FALSE(dyn_cast<NameLoc>(location));
}

TEST_F(LocationTest, IsAKeyOfHashTables) {
  llvm::DenseSet<Location> set;
  set.insert(getPlace(1, 2));
  set.insert(Location::getFileLineCol(file, 1, 2));
  set.insert(unknown);
  EXPECT_EQ(set.size(), 2u);
}

TEST_F(LocationTest, OnlySomeAttributesAreLocations) {
  EXPECT_TRUE(isa<LocationAttr>(Attribute(unknown)));
  EXPECT_FALSE(isa<LocationAttr>(Attribute(file)));
}

TEST_F(LocationTest, WalksOutermostFirst) {
  const LocationAttr inner =
      CallSiteLoc::get(getName("callee"), getName("caller"));
  const LocationAttr location = FusedLoc::getExact(
      {getName("first"), inner, getPlace(1, 2)}, Attribute(), &context);
  EXPECT_EQ(walk(location),
            (std::vector<std::string>{"builtin.fused_loc", "first",
                                      "builtin.unknown_loc",
                                      "builtin.call_site_loc", "callee",
                                      "caller", "builtin.file_line_range"}));
}

TEST_F(LocationTest, WalkPassesOverOtherAttributes) {
  const LocationAttr location = FusedLoc::getExact({unknown}, file, &context);
  EXPECT_EQ(walk(location), (std::vector<std::string>{"builtin.fused_loc",
                                                      "builtin.unknown_loc"}));
}

TEST_F(LocationTest, WalksDeepLocations) {
  LocationAttr location = unknown;
  for (int i = 0; i != 100000; ++i)
    location = NameLoc::get(file, location);
  EXPECT_EQ(walk(location).size(), 100001u);
}

TEST_F(LocationTest, WalksSharedLocationsOnce) {
  LocationAttr location = getName("a");
  for (int i = 0; i != 100; ++i)
    location = CallSiteLoc::get(location, location);
  EXPECT_EQ(walk(location).size(), 102u);
}

TEST_F(LocationTest, FindsTheFirstOfAKind) {
  const Location location =
      CallSiteLoc::get(getPlace(1, 2), NameLoc::get(file, getPlace(3, 4)));
  EXPECT_EQ(location->findInstanceOf<FileLineColLoc>(), getPlace(1, 2));
  EXPECT_EQ(location->findInstanceOf<NameLoc>().getName(), file);
  EXPECT_FALSE(location->findInstanceOf<OpaqueLoc>());
}

} // namespace
} // namespace mlir
