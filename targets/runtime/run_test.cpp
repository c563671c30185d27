// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMMemory.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"
#include "targets/runtime/testing/add_model.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

// Makes an excessive allocation fail instead of ending the test.
extern "C" const char *__asan_default_options() {
  return "allocator_may_return_null=1";
}
extern "C" const char *__tsan_default_options() {
  return "allocator_may_return_null=1";
}

namespace {

using onnx_mlir::testing::makeList;
using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::Tensor;
using onnx_mlir::testing::TensorList;

class RunTest : public ::testing::Test {
protected:
  float a[6] = {1, 2, 3, 4, 5, 6};
  float b[6] = {10, -20, 30, -40, 50, 60};

  // Returns the message of a run that must fail with EINVAL.
  std::string refusal(OMTensorList *inputs) {
    errno = 0;
    EXPECT_EQ(TensorList(run_main_graph(inputs)), nullptr);
    EXPECT_EQ(errno, EINVAL);
    return omGetErrorMessage();
  }
  std::string refusal(Tensor first) {
    return refusal(makeList(std::move(first), makeTensor(b, {2, 3})).get());
  }
};

TEST_F(RunTest, ComputesNewTensorsThatOwnTheirElements) {
  TensorList inputs = makeList(makeTensor(a, {2, 3}), makeTensor(b, {2, 3}));
  TensorList first(run_main_graph(inputs.get()));
  b[1] = 20;
  TensorList second(run_main_graph(inputs.get()));
  ASSERT_TRUE(first && second);
  ASSERT_EQ(omTensorListGetSize(first.get()), 2);
  const OMTensor *sum = omTensorListGetOmtByIndex(first.get(), 0);
  const OMTensor *negative = omTensorListGetOmtByIndex(first.get(), 1);
  EXPECT_EQ(omTensorGetDataType(sum), ONNX_TYPE_FLOAT);
  ASSERT_EQ(omTensorGetRank(sum), 2);
  EXPECT_EQ(omTensorGetShape(sum)[0], 2);
  EXPECT_EQ(omTensorGetShape(sum)[1], 3);
  EXPECT_EQ(omTensorGetOwning(sum), 1);
  const float expected[] = {11, -18, 33, -36, 55, 66};
  EXPECT_EQ(memcmp(omTensorGetDataPtr(sum), expected, sizeof(expected)), 0);
  EXPECT_EQ(omTensorGetRank(negative), 0);
  EXPECT_EQ(*static_cast<int64_t *>(omTensorGetDataPtr(negative)), 2);
  EXPECT_EQ(*static_cast<int64_t *>(
                omTensorGetDataPtr(omTensorListGetOmtByIndex(second.get(), 1))),
            1);
}

TEST_F(RunTest, RefusesAWrongList) {
  EXPECT_EQ(refusal(nullptr), "run_main_graph: the list of inputs is NULL");
  std::vector<Tensor> one;
  one.push_back(makeTensor(a, {2, 3}));
  EXPECT_EQ(refusal(makeList(std::move(one)).get()),
            "run_main_graph: got 1 inputs, expected 2");
}

TEST_F(RunTest, RefusesAMissingTensor) {
  EXPECT_EQ(refusal(Tensor()),
            "run_main_graph: input 0 ('a') is NULL, expected a tensor");
  EXPECT_EQ(refusal(makeTensor(nullptr, {2, 3})),
            "run_main_graph: input 0 ('a') has no elements, expected 24 bytes");
}

TEST_F(RunTest, NamesTheInputThatIsWrong) {
  EXPECT_EQ(refusal(makeList(makeTensor(a, {2, 3}), Tensor()).get()),
            "run_main_graph: input 1 ('b') is NULL, expected a tensor");
}

TEST_F(RunTest, RefusesAWrongType) {
  EXPECT_EQ(refusal(makeTensor(a, {2, 3}, ONNX_TYPE_INT32)),
            "run_main_graph: input 0 ('a') has data type int32_t, expected "
            "float");
}

TEST_F(RunTest, RefusesAWrongShape) {
  EXPECT_EQ(refusal(makeTensor(a, {6})),
            "run_main_graph: input 0 ('a') has rank 1, expected 2");
  EXPECT_EQ(refusal(makeTensor(a, {3, 2})),
            "run_main_graph: input 0 ('a') has shape 3x2, expected 2x3");
  EXPECT_EQ(refusal(makeTensor(a, {2, 0})),
            "run_main_graph: input 0 ('a') has shape 2x0, expected 2x3");
}

TEST_F(RunTest, RefusesStridesThatSkip) {
  Tensor transposed = makeTensor(a, {2, 3});
  const int64_t strides[] = {1, 2};
  omTensorSetStrides(transposed.get(), strides);
  EXPECT_EQ(refusal(std::move(transposed)),
            "run_main_graph: input 0 ('a') has shape 2x3 and strides 1x2, "
            "expected contiguous elements in row-major order");
}

TEST_F(RunTest, RefusesMisalignedElements) {
  char block[64];
  EXPECT_EQ(refusal(makeTensor(block + 1 + (-uintptr_t(block) & 3), {2, 3})),
            "run_main_graph: input 0 ('a') has misaligned elements, expected "
            "them aligned to 4 bytes");
}

// Writes 1 to a scalar.
int64_t writeOne(OMCall *call) {
  if (auto *output = static_cast<int64_t *>(omOutput(call, 0, nullptr)))
    *output = 1;
  return call->status;
}

// Returns an entry point with one input and one output.
OMEntryPoint entryPoint(const OMTensorType *input, const OMTensorType *output,
                        int64_t (*compute)(OMCall *) = writeOne) {
  OMEntryPoint entryPoint = {};
  entryPoint.name = "run_small";
  entryPoint.numInputs = 1;
  entryPoint.inputs = input;
  entryPoint.numOutputs = 1;
  entryPoint.outputs = output;
  entryPoint.compute = compute;
  return entryPoint;
}

TensorList runSmall(const OMEntryPoint &small, Tensor input) {
  std::vector<Tensor> inputs;
  inputs.push_back(std::move(input));
  return TensorList(omRunEntryPoint(&small, makeList(std::move(inputs)).get()));
}

const OMTensorType scalar = {"y", ONNX_TYPE_INT64, 0, nullptr, 0, 0, nullptr};

TEST_F(RunTest, DynamicDimensionsTakeAnySize) {
  const int64_t shape[] = {-1, 3};
  const OMTensorType input = {"x", ONNX_TYPE_FLOAT, 2, shape, 0, 0, nullptr};
  const OMEntryPoint small = entryPoint(&input, &scalar);
  EXPECT_TRUE(runSmall(small, makeTensor(a, {2, 3})));
  EXPECT_TRUE(runSmall(small, makeTensor(nullptr, {0, 3})));
  EXPECT_FALSE(runSmall(small, makeTensor(a, {3, 2})));
  EXPECT_STREQ(omGetErrorMessage(), "run_small: input 0 ('x') has shape 3x2, "
                                    "expected ?x3");
}

TEST_F(RunTest, MessagesNameDimensions) {
  const int64_t shape[] = {-2, 3, -3};
  const OMTensorType input = {"x", ONNX_TYPE_FLOAT, 3, shape, 0, 0, nullptr};
  const char *const names[] = {"batch", "length"};
  OMEntryPoint small = entryPoint(&input, &scalar);
  small.numDimensions = 2;
  small.dimensions = names;
  EXPECT_FALSE(runSmall(small, makeTensor(a, {1, 2, 3})));
  EXPECT_STREQ(omGetErrorMessage(), "run_small: input 0 ('x') has shape 1x2x3, "
                                    "expected batchx3xlength");
}

TEST_F(RunTest, StridesOfOneAndOfNothingDoNotMatter) {
  const int64_t shape[] = {1, -1};
  const OMTensorType input = {"x", ONNX_TYPE_FLOAT, 2, shape, 0, 0, nullptr};
  const OMEntryPoint small = entryPoint(&input, &scalar);
  const int64_t odd[] = {77, 1}, odder[] = {5, -9};
  Tensor one = makeTensor(a, {1, 6});
  omTensorSetStrides(one.get(), odd);
  EXPECT_TRUE(runSmall(small, std::move(one)));
  Tensor empty = makeTensor(nullptr, {1, 0});
  omTensorSetStrides(empty.get(), odder);
  EXPECT_TRUE(runSmall(small, std::move(empty)));
}

TEST_F(RunTest, ADimensionThatOverflowsIsRefused) {
  const int64_t shape[] = {-1, -1};
  const OMTensorType input = {"x", ONNX_TYPE_DOUBLE, 2, shape, 0, 0, nullptr};
  Tensor tensor =
      makeTensor(a, {int64_t(1) << 31, int64_t(1) << 31}, ONNX_TYPE_UINT8);
  omTensorSetDataType(tensor.get(), ONNX_TYPE_DOUBLE);
  errno = 0;
  EXPECT_FALSE(runSmall(entryPoint(&input, &scalar), std::move(tensor)));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: input 0 ('x') has shape 2147483648x2147483648, "
               "expected at most 2^63-1 bytes");
}

// Makes an output of the input's size, and reads what it writes.
int64_t copyInput(OMCall *call) {
  const OMTensor *input = call->inputs[0];
  const int64_t size = omTensorGetNumElems(input);
  auto *output = static_cast<float *>(omOutput(call, 0, &size));
  auto *arena = static_cast<float *>(omArena(call, size * sizeof(float)));
  if (!output || !arena)
    return call->status;
  memcpy(arena, omTensorGetDataPtr(input), size * sizeof(float));
  memcpy(output, arena, size * sizeof(float));
  return call->status;
}

const int64_t any[] = {-1};
const OMTensorType anyInput = {"x", ONNX_TYPE_FLOAT, 1, any, 0, 0, nullptr};
const OMTensorType anyOutput = {"y", ONNX_TYPE_FLOAT, 1, any, 0, 0, nullptr};

TEST_F(RunTest, AnOutputHasTheShapeThatTheCallComputes) {
  const OMEntryPoint small = entryPoint(&anyInput, &anyOutput, copyInput);
  for (int64_t size : {6, 0, 3}) {
    TensorList outputs = runSmall(small, makeTensor(a, {size}));
    ASSERT_TRUE(outputs) << omGetErrorMessage();
    const OMTensor *output = omTensorListGetOmtByIndex(outputs.get(), 0);
    ASSERT_EQ(omTensorGetShape(output)[0], size);
    EXPECT_EQ(memcmp(omTensorGetDataPtr(output), a, size * sizeof(float)), 0);
  }
}

TEST_F(RunTest, AnOutputWithAnotherShapeThanDeclaredIsAnError) {
  const int64_t five[] = {5};
  const OMTensorType output = {"y", ONNX_TYPE_FLOAT, 1, five, 0, 0, nullptr};
  const OMEntryPoint small = entryPoint(&anyInput, &output, copyInput);
  EXPECT_TRUE(runSmall(small, makeTensor(a, {5})));
  errno = 0;
  EXPECT_FALSE(runSmall(small, makeTensor(a, {6})));
  EXPECT_EQ(errno, EDOM);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: output 0 ('y') has shape 6, expected 5");
}

TEST_F(RunTest, AnOutputOfNegativeSizeIsAnError) {
  const OMEntryPoint small =
      entryPoint(&anyInput, &anyOutput, [](OMCall *call) {
        const int64_t size = -3;
        EXPECT_EQ(omOutput(call, 0, &size), nullptr);
        return call->status;
      });
  EXPECT_FALSE(runSmall(small, makeTensor(a, {6})));
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: output 0 ('y') has shape -3, expected dimensions of "
               "at least 0 and at most 2^63-1 bytes in all");
}

TEST_F(RunTest, FailsWithoutMemory) {
  OMEntryPoint small = entryPoint(&anyInput, &anyOutput, [](OMCall *call) {
    const int64_t huge = int64_t(1) << 58;
    omOutput(call, 0, &huge);
    return call->status;
  });
  errno = 0;
  EXPECT_FALSE(runSmall(small, makeTensor(a, {6})));
  EXPECT_EQ(errno, ENOMEM);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: no memory for 1152921504606846976 bytes of "
               "elements");
  small.compute = [](OMCall *call) {
    omArena(call, int64_t(1) << 60);
    return call->status;
  };
  errno = 0;
  EXPECT_FALSE(runSmall(small, makeTensor(a, {6})));
  EXPECT_EQ(errno, ENOMEM);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: no memory for 1152921504606846976 bytes of "
               "intermediate values");
}

TEST_F(RunTest, AnErrorNamesItsNode) {
  OMEntryPoint small = entryPoint(&anyInput, &anyOutput, [](OMCall *call) {
    omOutput(call, 0, omTensorGetShape(call->inputs[0]));
    omSetError(call, OM_ERROR_INDEX, 1);
    omSetError(call, OM_ERROR_SHAPE, 0);
    return call->status;
  });
  const char *const nodes[] = {"Reshape 'r'", "Gather 'g'"};
  small.numNodes = 2;
  small.nodes = nodes;
  errno = 0;
  EXPECT_FALSE(runSmall(small, makeTensor(a, {6})));
  EXPECT_EQ(errno, EDOM);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: Gather 'g': a computed index is out of bounds");
}

// The arena of the last call.
void *lastArena;
int64_t noteArena(OMCall *call) {
  const int64_t size = omTensorGetNumElems(call->inputs[0]);
  lastArena = omArena(call, size * 1000);
  memset(lastArena, 0xff, size * 1000);
  omOutput(call, 0, &size);
  return call->status;
}

TEST_F(RunTest, ACallTakesTheArenaOfTheLast) {
  const OMEntryPoint small = entryPoint(&anyInput, &anyOutput, noteArena);
  EXPECT_TRUE(runSmall(small, makeTensor(a, {6})));
  void *const first = lastArena;
  EXPECT_EQ(uintptr_t(first) % 64, 0u);
  EXPECT_TRUE(runSmall(small, makeTensor(a, {6})));
  EXPECT_EQ(lastArena, first);
  EXPECT_TRUE(runSmall(small, makeTensor(a, {1})));
  EXPECT_EQ(lastArena, first);
  omReleaseMemory();
  EXPECT_TRUE(runSmall(small, makeTensor(a, {6})));
}

// Writes whether the second input is there.
int64_t hasSecond(OMCall *call) {
  if (auto *output = static_cast<int64_t *>(omOutput(call, 0, nullptr)))
    *output = call->inputs[1] != nullptr;
  return call->status;
}

TEST_F(RunTest, AnOptionalInputMayBeNull) {
  const OMTensorType inputs[] = {anyInput,
                                 {"z", ONNX_TYPE_FLOAT, 1, any, 1, 0, nullptr}};
  OMEntryPoint small = entryPoint(inputs, &scalar, hasSecond);
  small.numInputs = 2;
  for (bool isThere : {false, true}) {
    TensorList outputs(omRunEntryPoint(
        &small,
        makeList(makeTensor(a, {6}), isThere ? makeTensor(b, {6}) : Tensor())
            .get()));
    ASSERT_TRUE(outputs) << omGetErrorMessage();
    EXPECT_EQ(*static_cast<int64_t *>(omTensorGetDataPtr(
                  omTensorListGetOmtByIndex(outputs.get(), 0))),
              isThere);
  }
}

TEST_F(RunTest, DimensionsOfOneNameMustBeEqual) {
  const int64_t first[] = {3, -3, -2}, second[] = {-2, -1};
  const OMTensorType inputs[] = {
      {"x", ONNX_TYPE_FLOAT, 3, first, 0, 0, nullptr},
      {"z", ONNX_TYPE_FLOAT, 2, second, 0, 0, nullptr}};
  const char *const names[] = {"batch", "length"};
  OMEntryPoint small = entryPoint(inputs, &scalar);
  small.numInputs = 2;
  small.numDimensions = 2;
  small.dimensions = names;
  auto run = [&](Tensor x, Tensor z) {
    return TensorList(
        omRunEntryPoint(&small, makeList(std::move(x), std::move(z)).get()));
  };
  EXPECT_TRUE(run(makeTensor(a, {3, 1, 2}), makeTensor(b, {2, 3})));
  errno = 0;
  EXPECT_FALSE(run(makeTensor(a, {3, 1, 2}), makeTensor(b, {3, 2})));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: input 1 ('z') has dimension 0 ('batch') of size 3, "
               "expected 2 as in input 0 ('x')");
}

/// The message for a sequence of lists of two floats, or an empty string.
std::string checkSequence(Tensor list) {
  static const int64_t two[] = {2};
  static const OMTensorType element = {"", ONNX_TYPE_FLOAT, 1,      two,
                                       0,  OM_TYPE_TENSOR,  nullptr};
  static const OMTensorType sequence = {
      "s", 0, 0, nullptr, 0, OM_TYPE_SEQUENCE, &element};
  OMEntryPoint small = {};
  small.name = "run_small";
  small.inputs = &sequence;
  small.numInputs = 1;
  small.compute = [](OMCall *call) { return call->status; };
  std::vector<Tensor> inputs;
  inputs.push_back(std::move(list));
  const TensorList outputs(
      omRunEntryPoint(&small, makeList(std::move(inputs)).get()));
  return outputs ? "" : omGetErrorMessage();
}

TEST_F(RunTest, ASequenceIsATensorOfTensors) {
  Tensor good = makeTensor(a, {2}), bad = makeTensor(a, {3});
  OMTensor *tensors[] = {good.get(), bad.get(), nullptr};
  auto check = [&](int64_t first, int64_t count) {
    return checkSequence(
        makeTensor(tensors + first, {count}, ONNX_TYPE_UNDEFINED));
  };
  EXPECT_EQ(check(0, 0), "");
  EXPECT_EQ(check(0, 1), "");
  EXPECT_EQ(check(0, 2), "run_small: input 0 ('s') element 1 has shape 3, "
                         "expected 2");
  EXPECT_EQ(check(2, 1),
            "run_small: input 0 ('s') element 0 is NULL, expected a tensor");
  EXPECT_EQ(checkSequence(makeTensor(a, {2})),
            "run_small: input 0 ('s') is no sequence: expected a tensor of "
            "rank 1 and type ONNX_TYPE_UNDEFINED with any number of contiguous "
            "elements");
}

TEST_F(RunTest, LongNamesAreCut) {
  const std::string name(5000, 'n');
  const int64_t shape[] = {6};
  const OMTensorType input = {name.c_str(), ONNX_TYPE_FLOAT, 1, shape, 0, 0,
                              nullptr};
  EXPECT_FALSE(runSmall(entryPoint(&input, &scalar), makeTensor(a, {5})));
  EXPECT_EQ(strlen(omGetErrorMessage()), 1023u);
}

} // namespace
