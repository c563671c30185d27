// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/dense_elements_test_base.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {
namespace {

using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;

using DenseElementsTest = DenseElementsTestBase;

TEST_F(DenseElementsTest, ParametersAreVerified) {
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  const detail::DenseTypedElementsAttrParameters numbers{getTensor(4, i32), {}};
  EXPECT_TRUE(
      failed(DenseTypedElementsAttr::descriptor.verify(emit, &numbers)));
  EXPECT_EQ(message, "elements data size is invalid for provided type: "
                     "'tensor<4xi32>'");
  const llvm::StringRef text[] = {"a", "b"};
  const detail::DenseStringElementsAttrParameters strings{getTensor(4, opaque),
                                                          text};
  EXPECT_TRUE(
      failed(DenseStringElementsAttr::descriptor.verify(emit, &strings)));
  EXPECT_EQ(message, "number of strings is invalid for provided type: "
                     "'tensor<4x!foo.str>'");
}

TEST_F(DenseElementsTest, NumbersAreLittleEndian) {
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(2, i32), {1, -2})),
            "01000000FEFFFFFF");
}

TEST_F(DenseElementsTest, FloatsAreLittleEndian) {
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(2, f32), {1.0f, 2.0f})),
            "0000803F00000040");
}

TEST_F(DenseElementsTest, EqualElementsAreOneObject) {
  EXPECT_EQ(DenseElementsAttr::get(getTensor(2, i32), {1, -2}),
            DenseElementsAttr::get(getTensor(2, i32),
                                   {APInt(32, 1), APInt(32, -2, true)}));
}

TEST_F(DenseElementsTest, ElementsOfOtherTypesDiffer) {
  EXPECT_NE(Attribute(DenseElementsAttr::get(RankedTensorType::get({2, 2}, i32),
                                             {1, 2, 3, 4})),
            Attribute(oneToFour));
}

TEST_F(DenseElementsTest, TypeIsKept) {
  EXPECT_EQ(oneToFour.getType(), getTensor(4, i32));
}

TEST_F(DenseElementsTest, TypedAttrHasTheType) {
  EXPECT_EQ(TypedAttr(oneToFour).getType(), getTensor(4, i32));
}

TEST_F(DenseElementsTest, DifferentElementsAreNoSplat) {
  EXPECT_FALSE(oneToFour.isSplat());
}

TEST_F(DenseElementsTest, EqualElementsAreASplat) {
  EXPECT_TRUE(DenseElementsAttr::get(getTensor(3, i32), {7, 7, 7}).isSplat());
}

TEST_F(DenseElementsTest, SplatHoldsOneElement) {
  EXPECT_EQ(
      DenseElementsAttr::get(getTensor(3, i32), {7, 7, 7}).getRawData().size(),
      4u);
}

TEST_F(DenseElementsTest, SplatIsThatOfItsElements) {
  EXPECT_EQ(DenseElementsAttr::get(getTensor(3, i32), {7, 7, 7}),
            DenseElementsAttr::get(getTensor(3, i32), 7));
}

TEST_F(DenseElementsTest, OneElementIsASplat) {
  EXPECT_TRUE(DenseElementsAttr::get(getTensor(1, i32), {7}).isSplat());
}

TEST_F(DenseElementsTest, RankZeroIsASplat) {
  EXPECT_TRUE(
      DenseElementsAttr::get(RankedTensorType::get({}, i32), {7}).isSplat());
}

TEST_F(DenseElementsTest, NoElementsAreNoSplat) {
  EXPECT_FALSE(
      DenseElementsAttr::get(getTensor(0, i32), ArrayRef<int32_t>()).isSplat());
}

TEST_F(DenseElementsTest, NoElementsMayHaveASplat) {
  EXPECT_TRUE(DenseElementsAttr::get(getTensor(0, i32), 1).isSplat());
}

TEST_F(DenseElementsTest, NoElementsAreIterated) {
  const auto empty = DenseElementsAttr::get(getTensor(0, i32), 1);
  EXPECT_TRUE(empty.getValues<int32_t>().empty());
}

TEST_F(DenseElementsTest, ZerosOfOtherSignAreNoSplat) {
  EXPECT_FALSE(
      DenseElementsAttr::get(getTensor(2, f32), {0.0f, -0.0f}).isSplat());
}

TEST_F(DenseElementsTest, SplatMayHaveAnyNumberOfElements) {
  const int64_t large = int64_t(1) << 40;
  const auto type = RankedTensorType::get({large, large}, i32);
  EXPECT_EQ(DenseElementsAttr::get(type, 7).getSplatValue<int32_t>(), 7);
}

TEST_F(DenseElementsTest, OddWidthsTakeWholeBytes) {
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(2, getInteger(3)),
                                          {APInt(3, 7), APInt(3, 1)})),
            "0701");
}

TEST_F(DenseElementsTest, BoolsArePacked) {
  EXPECT_EQ(getHex(DenseElementsAttr::get(
                getTensor(9, getInteger(1)),
                {true, false, true, true, false, false, false, false, true})),
            "0D01");
}

TEST_F(DenseElementsTest, SplatOfTrueIsAllOnes) {
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(9, getInteger(1)), true)),
            "FF");
}

TEST_F(DenseElementsTest, BoolsThatAreEqualAreASplat) {
  EXPECT_EQ(
      DenseElementsAttr::get(getTensor(3, getInteger(1)), {true, true, true}),
      DenseElementsAttr::get(getTensor(3, getInteger(1)), true));
}

TEST_F(DenseElementsTest, BoolAttributesArePacked) {
  const Attribute yes = BoolAttr::get(&context, true);
  const Attribute no = BoolAttr::get(&context, false);
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(3, getInteger(1)),
                                          ArrayRef<Attribute>{no, yes, no})),
            "02");
}

TEST_F(DenseElementsTest, IndexHas64Bits) {
  auto attribute = DenseElementsAttr::get(
      getTensor(2, IndexType::get(&context)), {int64_t(1), int64_t(-1)});
  EXPECT_EQ(attribute.getValue<int64_t>(1), -1);
}

TEST_F(DenseElementsTest, ComplexElementsAreMadeOfArrays) {
  const Attribute element = ArrayAttr::get(
      &context, {FloatAttr::get(f32, 1.0), FloatAttr::get(f32, 2.0)});
  EXPECT_EQ(getHex(DenseElementsAttr::get(getTensor(2, complex),
                                          ArrayRef<Attribute>(element))),
            "0000803F00000040");
}

TEST_F(DenseElementsTest, StringsAreHeld) {
  auto attribute = DenseElementsAttr::get(getTensor(2, opaque),
                                          ArrayRef<llvm::StringRef>{"a", "bc"});
  EXPECT_EQ(attribute.getValue<llvm::StringRef>(1), "bc");
}

TEST_F(DenseElementsTest, EqualStringsAreASplat) {
  auto attribute = DenseElementsAttr::get(getTensor(2, opaque),
                                          ArrayRef<llvm::StringRef>{"a", "a"});
  EXPECT_TRUE(attribute.isSplat());
}

TEST_F(DenseElementsTest, StringsAreMadeOfAttributes) {
  const Attribute element = StringAttr::get("a", opaque);
  EXPECT_EQ(DenseElementsAttr::get(getTensor(5, opaque),
                                   ArrayRef<Attribute>(element)),
            DenseElementsAttr::get(getTensor(5, opaque),
                                   ArrayRef<llvm::StringRef>("a")));
}

TEST_F(DenseElementsTest, IntegersAreOfTheirClass) {
  EXPECT_TRUE(isa<DenseIntElementsAttr>(oneToFour));
}

TEST_F(DenseElementsTest, IntegersAreNoFloats) {
  EXPECT_FALSE(isa<DenseFPElementsAttr>(oneToFour));
}

TEST_F(DenseElementsTest, FloatsAreOfTheirClass) {
  EXPECT_TRUE(isa<DenseFPElementsAttr>(
      DenseElementsAttr::get(getTensor(2, f32), 1.0f)));
}

TEST_F(DenseElementsTest, SplatIsOfItsClass) {
  EXPECT_TRUE(
      isa<SplatElementsAttr>(DenseElementsAttr::get(getTensor(2, f32), 1.0f)));
}

struct RawBufferCase {
  const char *name;
  unsigned width; // of integers; 0 means complex<f32>
  int64_t size;
  llvm::SmallVector<char> data;
  bool isValid;
  bool isSplat;
};

class RawBufferTest : public DenseElementsTest,
                      public testing::WithParamInterface<RawBufferCase> {};

TEST_P(RawBufferTest, Size) {
  const RawBufferCase &test = GetParam();
  const ShapedType type =
      getTensor(test.size, test.width ? getInteger(test.width) : complex);
  bool isSplat = false;
  EXPECT_EQ(DenseElementsAttr::isValidRawBuffer(type, test.data, isSplat),
            test.isValid);
  EXPECT_EQ(isSplat, test.isSplat);
}

llvm::SmallVector<char> zeros(size_t size) {
  return llvm::SmallVector<char>(size);
}

INSTANTIATE_TEST_SUITE_P(
    All, RawBufferTest,
    testing::Values(
        RawBufferCase{"list", 32, 3, zeros(12), true, false},
        RawBufferCase{"splat", 32, 3, zeros(4), true, true},
        RawBufferCase{"short", 32, 3, zeros(8), false, false},
        RawBufferCase{"long", 32, 3, zeros(16), false, false},
        RawBufferCase{"odd", 32, 3, zeros(11), false, false},
        RawBufferCase{"empty", 32, 0, {}, true, false},
        RawBufferCase{"empty_splat", 32, 0, zeros(4), true, true},
        RawBufferCase{"empty_odd", 32, 0, zeros(1), false, false},
        RawBufferCase{"one", 32, 1, zeros(4), true, true},
        RawBufferCase{"bytes", 48, 2, zeros(12), true, false},
        RawBufferCase{"padded", 48, 2, zeros(16), false, false},
        RawBufferCase{"complex", 0, 2, zeros(16), true, false},
        RawBufferCase{"complex_splat", 0, 2, zeros(8), true, true},
        RawBufferCase{"complex_part", 0, 2, zeros(4), false, false},
        RawBufferCase{"bits", 1, 9, {1, 1}, true, false},
        RawBufferCase{"bits_false", 1, 9, {0}, true, true},
        RawBufferCase{"bits_true", 1, 9, {char(0xFF)}, true, true},
        RawBufferCase{"bits_short", 1, 9, {1}, false, false},
        RawBufferCase{"bits_long", 1, 9, {1, 1, 1}, false, false},
        RawBufferCase{"bits_as_bytes", 1, 4, zeros(4), false, false},
        RawBufferCase{"bit", 1, 1, {1}, true, true},
        RawBufferCase{"huge", 32, int64_t(1) << 62, zeros(8), false, false}),
    [](const auto &info) { return std::string(info.param.name); });

TEST_F(DenseElementsTest, StringsHaveNoRawBuffer) {
  bool isSplat = false;
  EXPECT_FALSE(
      DenseElementsAttr::isValidRawBuffer(getTensor(1, opaque), {}, isSplat));
}

TEST_F(DenseElementsTest, DynamicShapesHaveNoRawBuffer) {
  bool isSplat = false;
  EXPECT_FALSE(DenseElementsAttr::isValidRawBuffer(
      getTensor(ShapedType::kDynamic, i32), {0, 0, 0, 0}, isSplat));
}

TEST_F(DenseElementsTest, RawBufferIsHeldAsItIs) {
  const char data[] = {1, 0, 0, 0, 2, 0, 0, 0};
  EXPECT_EQ(DenseElementsAttr::getFromRawBuffer(getTensor(2, i32), data),
            DenseElementsAttr::get(getTensor(2, i32), {1, 2}));
}

TEST_F(DenseElementsTest, LargeBlobIsNotCopied) {
  char *memory = nullptr;
  Blob blob = Blob::allocate(400, 4, llvm::endianness::little, 8, memory);
  std::fill_n(memory, 400, 1);
  memory[0] = 2;
  EXPECT_EQ(DenseElementsAttr::getFromBlob(getTensor(100, i32), blob)
                .getRawData()
                .data(),
            memory);
}

/// Records its destruction.
class WitnessOwner : public BlobOwner {
public:
  explicit WitnessOwner(bool &gone) : gone(gone) {}
  ~WitnessOwner() override { gone = true; }

private:
  bool &gone;
};

/// Returns whether the owner of `data` is destroyed while an attribute with
/// this data and one derived from it exist, and after their context is
/// destroyed.
std::pair<bool, bool> makeFromOwned(ArrayRef<char> data) {
  bool gone = false, goneBefore;
  {
    MLIRContext context(MLIRContext::Threading::Disabled);
    const Type type = IntegerType::get(&context, 8);
    const int64_t size = data.size();
    const auto attribute = DenseElementsAttr::getFromBlob(
        RankedTensorType::get({size}, type),
        Blob(data, 1, llvm::endianness::little, 1,
             llvm::makeIntrusiveRefCnt<WitnessOwner>(gone)));
    attribute.reshape(RankedTensorType::get({1, size}, type));
    goneBefore = gone;
  }
  return {goneBefore, gone};
}

TEST_F(DenseElementsTest, LargeBlobLivesAsLongAsTheContext) {
  std::vector<char> data(100);
  data[0] = 1;
  EXPECT_EQ(makeFromOwned(data), std::pair(false, true));
}

TEST_F(DenseElementsTest, SmallBlobIsLetGo) {
  EXPECT_EQ(makeFromOwned({1, 2, 3, 4}), std::pair(true, true));
}

TEST_F(DenseElementsTest, BlobOfASplatIsLetGo) {
  EXPECT_EQ(makeFromOwned(std::vector<char>(100)), std::pair(true, true));
}

TEST_F(DenseElementsTest, BlobOfTheOtherOrderIsSwapped) {
  const char data[] = {0, 0, 0, 1, 0, 0, 0, 2};
  EXPECT_EQ(DenseElementsAttr::getFromBlob(
                getTensor(2, i32), Blob(data, 4, llvm::endianness::big)),
            DenseElementsAttr::get(getTensor(2, i32), {1, 2}));
}

} // namespace
} // namespace mlir
