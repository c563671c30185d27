// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_locations.h"

#include "core/ir/context/context.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class BuiltinLocationsTest : public testing::Test {
protected:
  StringAttr getString(llvm::StringRef value) {
    return StringAttr::get(&context, value);
  }
  /// Returns the location fused<metadata>[…] without simplification.
  LocationAttr fuse(llvm::ArrayRef<Location> locations,
                    Attribute metadata = {}) {
    return FusedLoc::get(locations, metadata, &context);
  }
  FusedLoc fuseExactly(llvm::ArrayRef<LocationAttr> locations,
                       Attribute metadata = {}) {
    return FusedLoc::getExact(locations, metadata, &context);
  }

  MLIRContext context{MLIRContext::Threading::Disabled};
  const LocationAttr unknown = UnknownLoc::get(&context);
  const LocationAttr a = NameLoc::get(StringAttr::get(&context, "a"));
  const LocationAttr b = NameLoc::get(StringAttr::get(&context, "b"));
  const LocationAttr c = NameLoc::get(StringAttr::get(&context, "c"));
  const Attribute tag = StringAttr::get(&context, "tag");
  const Attribute otherTag = StringAttr::get(&context, "other");
};

TEST_F(BuiltinLocationsTest, UnknownIsOne) {
  EXPECT_EQ(UnknownLoc::get(&context), unknown);
}

TEST_F(BuiltinLocationsTest, RangeHasTwoEnds) {
  const auto range = FileLineColRange::get(getString("f"), 1, 2, 3, 4);
  EXPECT_EQ(range.getFilename(), getString("f"));
  EXPECT_EQ(range.getStartLine(), 1u);
  EXPECT_EQ(range.getStartColumn(), 2u);
  EXPECT_EQ(range.getEndLine(), 3u);
  EXPECT_EQ(range.getEndColumn(), 4u);
  EXPECT_FALSE(isa<FileLineColLoc>(range));
}

TEST_F(BuiltinLocationsTest, RangeOfOnePlaceIsThatPlace) {
  const auto place = FileLineColLoc::get(&context, "f", 5, 6);
  EXPECT_EQ(FileLineColRange::get(getString("f"), 5, 6, 5, 6), place);
  EXPECT_EQ(place.getLine(), 5u);
  EXPECT_EQ(place.getColumn(), 6u);
}

TEST_F(BuiltinLocationsTest, PlaceWithoutAFileIsStandardInput) {
  EXPECT_EQ(FileLineColLoc::get(&context, "", 1, 1).getFilename(),
            getString("-"));
}

TEST_F(BuiltinLocationsTest, NameHasAChild) {
  const auto place = FileLineColLoc::get(&context, "f", 1, 2);
  const auto name = NameLoc::get(getString("n"), place);
  EXPECT_EQ(name.getName(), getString("n"));
  EXPECT_EQ(name.getChildLoc(), Location(place));
}

TEST_F(BuiltinLocationsTest, NameAloneHasAnUnknownChild) {
  EXPECT_EQ(cast<NameLoc>(a).getChildLoc(), Location(unknown));
}

TEST_F(BuiltinLocationsTest, CallSiteHasCalleeAndCaller) {
  const auto call = CallSiteLoc::get(a, b);
  EXPECT_EQ(call.getCallee(), Location(a));
  EXPECT_EQ(call.getCaller(), Location(b));
}

TEST_F(BuiltinLocationsTest, CallSiteOfFramesNests) {
  EXPECT_EQ(CallSiteLoc::get(a, {Location(b), Location(c)}),
            CallSiteLoc::get(a, CallSiteLoc::get(b, c)));
  EXPECT_EQ(CallSiteLoc::get(a, llvm::ArrayRef<Location>(Location(b))),
            CallSiteLoc::get(a, b));
}

TEST_F(BuiltinLocationsTest, FusedHasLocationsAndMetadata) {
  const auto fused = cast<FusedLoc>(fuse({a, b}, tag));
  EXPECT_EQ(fused.getLocations(), llvm::ArrayRef<LocationAttr>({a, b}));
  EXPECT_EQ(fused.getMetadata(), tag);
  EXPECT_FALSE(cast<FusedLoc>(fuse({a, b})).getMetadata());
}

TEST_F(BuiltinLocationsTest, FusedKeepsTheOrder) {
  EXPECT_FALSE(fuse({a, b}) == fuse({b, a}));
}

TEST_F(BuiltinLocationsTest, FusedHasPlacesAsAttributes) {
  const auto place = FileLineColLoc::get(&context, "f", 1, 2);
  EXPECT_EQ(fuse({a, place}), fuseExactly({a, place}));
}

TEST_F(BuiltinLocationsTest, FusedOfOneIsThatOne) {
  EXPECT_EQ(fuse({a}), a);
  EXPECT_EQ(fuse({a, unknown, a}), a);
}

TEST_F(BuiltinLocationsTest, FusedOfOneKeepsItsMetadata) {
  EXPECT_EQ(fuse({a}, tag), fuseExactly({a}, tag));
}

TEST_F(BuiltinLocationsTest, FusedOfNothingIsUnknown) {
  EXPECT_EQ(fuse({}), unknown);
  EXPECT_EQ(fuse({unknown}), unknown);
  EXPECT_EQ(fuse({unknown}, tag), fuseExactly({unknown}, tag));
}

TEST_F(BuiltinLocationsTest, FusedOpensThoseWithTheSameMetadata) {
  EXPECT_EQ(fuse({a, fuse({b, c}), a}), fuseExactly({a, b, c}));
  EXPECT_EQ(fuse({a, fuse({b}, tag), c}, tag), fuseExactly({a, b, c}, tag));
}

TEST_F(BuiltinLocationsTest, FusedKeepsThoseWithOtherMetadata) {
  const LocationAttr inner = fuse({b}, otherTag);
  EXPECT_EQ(fuse({a, inner}, tag), fuseExactly({a, inner}, tag));
  EXPECT_EQ(fuse({a, inner}), fuseExactly({a, inner}));
}

TEST_F(BuiltinLocationsTest, FusedKeepsTheUnknownOfOneItOpens) {
  EXPECT_EQ(fuse({a, fuse({unknown}, tag)}, tag),
            fuseExactly({a, unknown}, tag));
}

TEST_F(BuiltinLocationsTest, OpaqueHasAPointerOfItsType) {
  const int value = 0;
  const auto opaque = OpaqueLoc::get(&value, a);
  EXPECT_EQ(opaque.getUnderlyingLocationOrNull<const int>(), &value);
  EXPECT_EQ(opaque.getUnderlyingLocationOrNull<double>(), nullptr);
  EXPECT_EQ(opaque.getUnderlyingTypeID(), TypeID::get<const int>());
  EXPECT_EQ(opaque.getFallbackLocation(), Location(a));
}

TEST_F(BuiltinLocationsTest, OpaqueTellsPointersApart) {
  const int values[2] = {};
  EXPECT_EQ(OpaqueLoc::get(&values[0], a), OpaqueLoc::get(&values[0], a));
  EXPECT_FALSE(OpaqueLoc::get(&values[0], a) == OpaqueLoc::get(&values[1], a));
}

} // namespace
} // namespace mlir
