// SPDX-License-Identifier: Apache-2.0
#include "targets/runtime/object.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/block.h"
#include "targets/runtime/model.h"
#include "gtest/gtest.h"

namespace {

using Shape = std::vector<int64_t>;
using Numbers = std::vector<float>;

constexpr int64_t anySize[] = {-1};
constexpr OMTensorType element = {"", ONNX_TYPE_FLOAT, 1,      anySize,
                                  0,  OM_TYPE_TENSOR,  nullptr};
constexpr OMTensorType sequenceType = {
    "s", 0, 0, nullptr, 0, OM_TYPE_SEQUENCE, &element};
constexpr OMTensorType optionalType = {
    "o", 0, 0, nullptr, 0, OM_TYPE_OPTIONAL, &element};

class ObjectTest : public ::testing::Test {
protected:
  OMEntryPoint entryPoint = {};
  OMCall call = {};
  OMTensor *outputs[1] = {};

  void SetUp() override {
    entryPoint.name = "run_main_graph";
    call.entryPoint = &entryPoint;
    call.outputs = outputs;
  }
  void TearDown() override {
    omFreeBlocks(&call);
    omTensorDestroy(outputs[0]);
  }

  void *makeTensor(const Shape &shape, const Numbers &numbers) {
    return omMakeTensor(&call, numbers.data(), 4, shape.size(), shape.data());
  }
  /// Returns a sequence of lists of one number.
  void *makeSequence(const Numbers &numbers) {
    void *sequence = omMakeSequence(&call);
    for (float number : numbers)
      sequence = omAppendToSequence(&call, sequence, makeTensor({1}, {number}));
    return sequence;
  }
  /// Returns the first number of each element.
  Numbers getNumbers(void *sequence) {
    Numbers numbers;
    for (int64_t i = 0; i < omGetSequenceLength(sequence); ++i) {
      void *tensor = omGetSequenceElement(&call, 0, sequence, i);
      numbers.push_back(*static_cast<float *>(tensor));
      omFreeBlock(tensor);
    }
    return numbers;
  }
  Shape getShape(const void *tensor) {
    const int64_t *shape = omGetTensorShape(tensor);
    return Shape(shape, shape + omFindBlock(tensor)->count);
  }
  /// Returns whether the call has failed at node 7 with this code.
  bool hasFailed(OMErrorCode code) {
    return call.status == 8 * (INT64_C(1) << 32) + code;
  }
  void *split(void *tensor, int64_t axis, int64_t mode, const Shape &parts) {
    const int64_t *shape = omGetTensorShape(tensor);
    return omSplitToSequence(&call, 7, tensor, 4, axis, mode, parts.data(), 8,
                             parts.size(), omFindBlock(tensor)->count, shape);
  }
};

TEST_F(ObjectTest, ATensorKeepsItsShapeAndElements) {
  void *tensor = makeTensor({3, 1}, {1, 2, 3});
  EXPECT_EQ(getShape(tensor), (Shape{3, 1}));
  EXPECT_EQ(omGetTensorSize(tensor, 0), 3);
  EXPECT_EQ(static_cast<float *>(tensor)[2], 3);
  EXPECT_EQ(omCheckTensor(&call, 7, tensor, 4, 2), tensor);
}

TEST_F(ObjectTest, ATensorOfAnotherRankIsRefused) {
  EXPECT_EQ(omCheckTensor(&call, 7, makeTensor({1}, {1}), 4, 2), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_SHAPE));
}

TEST_F(ObjectTest, ATensorWithOtherElementsIsRefused) {
  EXPECT_EQ(omCheckTensor(&call, 7, makeTensor({1}, {1}), 8, 1), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_SHAPE));
}

TEST_F(ObjectTest, ASequenceGrows) {
  const Numbers numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  EXPECT_EQ(getNumbers(makeSequence(numbers)), numbers);
}

TEST_F(ObjectTest, PositionsOfInsertionsCountFromBothEnds) {
  void *sequence = makeSequence({1, 2});
  for (auto [number, position] : {std::pair(3.f, 0), {4.f, -1}, {5.f, 4}})
    sequence = omInsertIntoSequence(&call, 7, sequence,
                                    makeTensor({1}, {number}), position);
  EXPECT_EQ(getNumbers(sequence), (Numbers{3, 1, 4, 2, 5}));
}

TEST_F(ObjectTest, AnInsertionAfterTheEndIsRefused) {
  EXPECT_EQ(omInsertIntoSequence(&call, 7, makeSequence({1}),
                                 makeTensor({1}, {2}), 2),
            nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_INDEX));
}

TEST_F(ObjectTest, AnElementIsErased) {
  void *sequence = omEraseFromSequence(&call, 7, makeSequence({1, 2, 3}), 1);
  EXPECT_EQ(getNumbers(sequence), (Numbers{1, 3}));
  EXPECT_EQ(getNumbers(omEraseFromSequence(&call, 7, sequence, -1)),
            (Numbers{1}));
}

TEST_F(ObjectTest, NothingIsErasedFromAnEmptySequence) {
  EXPECT_EQ(omEraseFromSequence(&call, 7, makeSequence({}), -1), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_INDEX));
}

TEST_F(ObjectTest, AnElementThatDoesNotExistIsRefused) {
  EXPECT_EQ(omGetSequenceElement(&call, 7, makeSequence({1}), -2), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_INDEX));
}

TEST_F(ObjectTest, ASharedSequenceDoesNotChange) {
  void *sequence = makeSequence({1, 2});
  void *longer =
      omAppendToSequence(&call, omShareBlock(sequence), makeTensor({1}, {3}));
  void *shorter = omEraseFromSequence(&call, 7, omShareBlock(sequence), 0);
  EXPECT_EQ(getNumbers(sequence), (Numbers{1, 2}));
  EXPECT_EQ(getNumbers(longer), (Numbers{1, 2, 3}));
  EXPECT_EQ(getNumbers(shorter), (Numbers{2}));
}

TEST_F(ObjectTest, ASequenceWithOneOwnerChangesInPlace) {
  void *sequence = makeSequence({1});
  EXPECT_EQ(omAppendToSequence(&call, sequence, makeTensor({1}, {2})),
            sequence);
}

TEST_F(ObjectTest, AnElementOutlivesItsSequence) {
  void *sequence = makeSequence({1, 2});
  void *tensor = omGetSequenceElement(&call, 7, sequence, 1);
  omFreeBlock(sequence);
  EXPECT_EQ(*static_cast<float *>(tensor), 2);
  omFreeBlock(tensor);
  EXPECT_EQ(call.blocks, nullptr);
}

TEST_F(ObjectTest, OnlyNothingHasNoElement) {
  EXPECT_EQ(omHasElement(omMakeNothing(&call)), 0);
  EXPECT_EQ(omHasElement(makeTensor({1}, {1})), 1);
  EXPECT_EQ(omHasElement(omMakeSequence(&call)), 1);
}

TEST_F(ObjectTest, TheContentOfAnOptionalValueIsShared) {
  void *tensor = makeTensor({1}, {1});
  EXPECT_EQ(omGetOptionalElement(&call, 7, tensor), tensor);
  EXPECT_EQ(omFindBlock(tensor)->owners, 2);
}

TEST_F(ObjectTest, AnEmptyOptionalValueHasNoContent) {
  EXPECT_EQ(omGetOptionalElement(&call, 7, omMakeNothing(&call)), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_EMPTY));
}

TEST_F(ObjectTest, ATensorIsSplitIntoEqualParts) {
  void *sequence = split(makeTensor({1, 3}, {1, 2, 3}), 1, OM_SPLIT_EQUAL, {2});
  ASSERT_EQ(getNumbers(sequence), (Numbers{1, 3}));
  EXPECT_EQ(getShape(omGetSequenceElement(&call, 7, sequence, 0)),
            (Shape{1, 2}));
  EXPECT_EQ(getShape(omGetSequenceElement(&call, 7, sequence, 1)),
            (Shape{1, 1}));
}

TEST_F(ObjectTest, ATensorIsSplitIntoParts) {
  void *sequence =
      split(makeTensor({2, 3}, {1, 2, 3, 4, 5, 6}), 1, OM_SPLIT_LIST, {1, 2});
  ASSERT_EQ(getNumbers(sequence), (Numbers{1, 2}));
  auto *second =
      static_cast<float *>(omGetSequenceElement(&call, 7, sequence, 1));
  EXPECT_EQ(Numbers(second, second + 4), (Numbers{2, 3, 5, 6}));
}

TEST_F(ObjectTest, PartsOfSizeOneMayDropTheAxis) {
  void *tensor = makeTensor({2, 2}, {1, 2, 3, 4});
  void *kept = split(tensor, 0, OM_SPLIT_ELEMENTS, {});
  void *dropped = split(tensor, 0, OM_SPLIT_DROP_AXIS, {});
  EXPECT_EQ(getNumbers(kept), (Numbers{1, 3}));
  EXPECT_EQ(getNumbers(dropped), (Numbers{1, 3}));
  EXPECT_EQ(getShape(omGetSequenceElement(&call, 7, kept, 0)), (Shape{1, 2}));
  EXPECT_EQ(getShape(omGetSequenceElement(&call, 7, dropped, 0)), Shape{2});
}

TEST_F(ObjectTest, PartsThatDoNotFitAreRefused) {
  for (const Shape &parts : {Shape{1, 1}, {4}, {-1, 4}, {INT64_MAX, 1}}) {
    call.status = 0;
    EXPECT_EQ(split(makeTensor({3}, {1, 2, 3}), 0, OM_SPLIT_LIST, parts),
              nullptr);
    EXPECT_TRUE(hasFailed(OM_ERROR_SHAPE));
  }
  call.status = 0;
  EXPECT_EQ(split(makeTensor({3}, {1, 2, 3}), 0, OM_SPLIT_EQUAL, {0}), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_SHAPE));
}

TEST_F(ObjectTest, TensorsAreJoined) {
  void *sequence = omMakeSequence(&call);
  sequence = omAppendToSequence(&call, sequence, makeTensor({2, 1}, {1, 2}));
  sequence =
      omAppendToSequence(&call, sequence, makeTensor({2, 2}, {3, 4, 5, 6}));
  ASSERT_EQ(omCheckJoin(&call, 7, sequence, 1, 0, 4, 2), sequence);
  EXPECT_EQ(omGetJoinedSize(sequence, 1, 0, 0), 2);
  EXPECT_EQ(omGetJoinedSize(sequence, 1, 0, 1), 3);
  Numbers joined(6);
  omJoinSequence(sequence, 1, 0, joined.data());
  EXPECT_EQ(joined, (Numbers{1, 3, 4, 2, 5, 6}));
}

TEST_F(ObjectTest, TensorsAreStacked) {
  void *sequence = omMakeSequence(&call);
  for (float number : {1.f, 3.f})
    sequence = omAppendToSequence(&call, sequence,
                                  makeTensor({2}, {number, number + 1}));
  ASSERT_EQ(omCheckJoin(&call, 7, sequence, 1, 1, 4, 2), sequence);
  EXPECT_EQ(omGetJoinedSize(sequence, 1, 1, 0), 2);
  EXPECT_EQ(omGetJoinedSize(sequence, 1, 1, 1), 2);
  Numbers joined(4);
  omJoinSequence(sequence, 1, 1, joined.data());
  EXPECT_EQ(joined, (Numbers{1, 3, 2, 4}));
}

TEST_F(ObjectTest, TensorsOfOtherSizesAreNotJoined) {
  void *sequence = omMakeSequence(&call);
  sequence = omAppendToSequence(&call, sequence, makeTensor({2, 1}, {1, 2}));
  sequence = omAppendToSequence(&call, sequence, makeTensor({1, 1}, {3}));
  EXPECT_EQ(omCheckJoin(&call, 7, sequence, 1, 0, 4, 2), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_SHAPE));
}

TEST_F(ObjectTest, AnEmptySequenceIsNotJoined) {
  EXPECT_EQ(omCheckJoin(&call, 7, omMakeSequence(&call), 0, 0, 4, 1), nullptr);
  EXPECT_TRUE(hasFailed(OM_ERROR_INDEX));
}

TEST_F(ObjectTest, AnOutputIsATensorOfTensors) {
  entryPoint.outputs = &sequenceType;
  void *sequence = makeSequence({1, 2});
  ASSERT_EQ(omOutputObject(&call, 0, sequence), sequence);
  EXPECT_EQ(omTensorGetRank(outputs[0]), 1);
  ASSERT_EQ(omTensorGetShape(outputs[0])[0], 2);
  auto **tensors = static_cast<OMTensor **>(omTensorGetDataPtr(outputs[0]));
  EXPECT_EQ(omTensorGetDataType(tensors[1]), ONNX_TYPE_FLOAT);
  EXPECT_EQ(*static_cast<float *>(omTensorGetDataPtr(tensors[1])), 2);
}

TEST_F(ObjectTest, AnOptionalOutputHasAtMostOneElement) {
  entryPoint.outputs = &optionalType;
  ASSERT_NE(omOutputObject(&call, 0, omMakeNothing(&call)), nullptr);
  EXPECT_EQ(omTensorGetShape(outputs[0])[0], 0);
  omTensorDestroy(outputs[0]);
  ASSERT_NE(omOutputObject(&call, 0, makeTensor({1}, {1})), nullptr);
  EXPECT_EQ(omTensorGetShape(outputs[0])[0], 1);
}

TEST_F(ObjectTest, AnElementOfAnotherShapeIsNoOutput) {
  const int64_t two[] = {2};
  OMTensorType pair = element;
  pair.shape = two;
  OMTensorType pairs = sequenceType;
  pairs.element = &pair;
  entryPoint.outputs = &pairs;
  EXPECT_EQ(omOutputObject(&call, 0, makeSequence({1})), nullptr);
  EXPECT_EQ(call.status, OM_ERROR_REPORTED);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_main_graph: output 0 ('s') has an element of shape 1, "
               "expected 2");
}

TEST_F(ObjectTest, AnInputIsCopied) {
  float numbers[] = {1, 2};
  const int64_t one = 1;
  OMTensor *tensors[2];
  for (int i = 0; i < 2; ++i)
    tensors[i] = omTensorCreate(&numbers[i], &one, 1, ONNX_TYPE_FLOAT);
  const int64_t two = 2;
  OMTensor *list = omTensorCreate(tensors, &two, 1, ONNX_TYPE_UNDEFINED);
  OMTensor *const inputs[] = {list};
  call.inputs = inputs;
  entryPoint.inputs = &sequenceType;
  void *sequence = omInputObject(&call, 0);
  numbers[1] = 3;
  EXPECT_EQ(getNumbers(sequence), (Numbers{1, 2}));
  for (OMTensor *tensor : {tensors[0], tensors[1], list})
    omTensorDestroy(tensor);
}

TEST_F(ObjectTest, AnOptionalInputThatIsNullIsEmpty) {
  OMTensor *const inputs[] = {nullptr};
  call.inputs = inputs;
  entryPoint.inputs = &optionalType;
  EXPECT_EQ(omHasElement(omInputObject(&call, 0)), 0);
}

} // namespace
