// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMRun.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

namespace {

using onnx_mlir::testing::makeList;
using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::Tensor;
using onnx_mlir::testing::TensorList;

template <typename T> T *getData(const OMTensorList *list, int64_t index) {
  return static_cast<T *>(
      omTensorGetDataPtr(omTensorListGetOmtByIndex(list, index)));
}

// The model adds a[2,3] and b[2,3], and counts b's negative elements.
class RunIntoTest : public testing::Test {
protected:
  /// Runs with these outputs. Each is destroyed with the list.
  OMTensorList *run(Tensor first, Tensor second) {
    outputs = makeList(std::move(first), std::move(second));
    return omRunInto(inputs.get(), outputs.get());
  }

  /// Returns the message for a sum in `first`, after checks that nothing has
  /// changed.
  std::string refusal(Tensor first, Tensor second = {}) {
    const OMTensor *tensor = first.get();
    const std::vector<int64_t> shape(omTensorGetShape(tensor),
                                     omTensorGetShape(tensor) +
                                         omTensorGetRank(tensor));
    errno = 0;
    EXPECT_FALSE(run(std::move(first), std::move(second)));
    EXPECT_EQ(errno, EINVAL);
    EXPECT_EQ(omTensorListGetOmtByIndex(outputs.get(), 0), tensor);
    EXPECT_EQ(memcmp(omTensorGetShape(tensor), shape.data(), shape.size() * 8),
              0);
    for (float value : sum)
      EXPECT_EQ(value, 77);
    return omGetErrorMessage();
  }

  float a[6] = {0, 1, 2, 3, 4, 5};
  float b[6] = {10, -10, 10, -10, 10, 10};
  float sum[8] = {77, 77, 77, 77, 77, 77, 77, 77};
  int64_t negative = 77;
  TensorList inputs = makeList(makeTensor(a, {2, 3}), makeTensor(b, {2, 3}));
  TensorList outputs;
};

TEST_F(RunIntoTest, OutputsAreComputedInTheCallersMemory) {
  EXPECT_EQ(
      run(makeTensor(sum, {2, 3}), makeTensor(&negative, {}, ONNX_TYPE_INT64)),
      outputs.get());
  EXPECT_EQ(sum[1], -9);
  EXPECT_EQ(sum[5], 15);
  EXPECT_EQ(sum[6], 77);
  EXPECT_EQ(negative, 2);
  const OMTensor *first = omTensorListGetOmtByIndex(outputs.get(), 0);
  EXPECT_EQ(omTensorGetDataPtr(first), sum);
  EXPECT_EQ(omTensorGetOwning(first), 0);
}

TEST_F(RunIntoTest, AbsentOutputsAreAllocated) {
  ASSERT_TRUE(run(Tensor(), Tensor(omTensorCreateUntyped(3))));
  EXPECT_EQ(getData<float>(outputs.get(), 0)[5], 15);
  EXPECT_EQ(*getData<int64_t>(outputs.get(), 1), 2);
  const OMTensor *second = omTensorListGetOmtByIndex(outputs.get(), 1);
  EXPECT_EQ(omTensorGetRank(second), 0);
  EXPECT_EQ(omTensorGetDataType(second), ONNX_TYPE_INT64);
  EXPECT_TRUE(omTensorGetOwning(second));
  // The tensors are destinations now.
  float *const data = getData<float>(outputs.get(), 0);
  a[5] = 100;
  ASSERT_TRUE(omRunInto(inputs.get(), outputs.get()));
  EXPECT_EQ(getData<float>(outputs.get(), 0), data);
  EXPECT_EQ(data[5], 110);
}

TEST_F(RunIntoTest, AnOwningDestinationStillOwnsItsMemory) {
  const int64_t shape[] = {4, 2};
  ASSERT_TRUE(
      run(Tensor(omTensorCreateEmpty(shape, 2, ONNX_TYPE_FLOAT)), Tensor()));
  const OMTensor *first = omTensorListGetOmtByIndex(outputs.get(), 0);
  EXPECT_TRUE(omTensorGetOwning(first));
  EXPECT_EQ(omTensorGetShape(first)[0], 2);
  EXPECT_EQ(omTensorGetStrides(first)[0], 3);
}

TEST_F(RunIntoTest, RefusesAWrongList) {
  errno = 0;
  EXPECT_FALSE(omRunInto(inputs.get(), nullptr));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(),
               "run_main_graph: the list of outputs is NULL");
  outputs = makeList({});
  EXPECT_FALSE(omRunInto(inputs.get(), outputs.get()));
  EXPECT_STREQ(omGetErrorMessage(),
               "run_main_graph: got 0 outputs, expected 2");
  EXPECT_FALSE(omRunInto(nullptr, outputs.get()));
  EXPECT_STREQ(omGetErrorMessage(),
               "run_main_graph: the list of inputs is NULL");
}

TEST_F(RunIntoTest, RefusesAWrongDestination) {
  EXPECT_EQ(refusal(makeTensor(sum, {2, 3}, ONNX_TYPE_INT32)),
            "run_main_graph: output 0 ('sum') has data type int32_t, expected "
            "float");
  EXPECT_EQ(refusal(makeTensor(sum, {6})),
            "run_main_graph: output 0 ('sum') has rank 1, expected 2");
  EXPECT_EQ(refusal(makeTensor(sum, {5, 1})),
            "run_main_graph: output 0 ('sum') has room for 20 bytes, expected "
            "at least 24");
  EXPECT_EQ(refusal(makeTensor(sum, {0, 9})),
            "run_main_graph: output 0 ('sum') has room for 0 bytes, expected "
            "at least 24");
  Tensor transposed = makeTensor(sum, {2, 3});
  const int64_t strides[] = {1, 2};
  omTensorSetStrides(transposed.get(), strides);
  EXPECT_EQ(refusal(std::move(transposed)),
            "run_main_graph: output 0 ('sum') has shape 2x3 and strides 1x2, "
            "expected contiguous elements in row-major order");
  EXPECT_EQ(refusal(makeTensor(reinterpret_cast<char *>(sum) + 1, {2, 3})),
            "run_main_graph: output 0 ('sum') has misaligned elements, "
            "expected them aligned to 4 bytes");
}

TEST_F(RunIntoTest, RefusesMemoryOfAnother) {
  EXPECT_EQ(refusal(makeTensor(b, {2, 3})),
            "run_main_graph: output 0 ('sum') overlaps input 1 ('b')");
  float both[11] = {};
  memcpy(both + 5, a, sizeof(a));
  inputs = makeList(makeTensor(both + 5, {2, 3}), makeTensor(b, {2, 3}));
  EXPECT_EQ(refusal(makeTensor(both, {2, 3})),
            "run_main_graph: output 0 ('sum') overlaps input 0 ('a')");
  EXPECT_EQ(refusal(makeTensor(sum, {2, 4}),
                    makeTensor(sum + 6, {}, ONNX_TYPE_INT64)),
            "run_main_graph: output 0 ('sum') overlaps output 1 ('negative')");
  EXPECT_TRUE(run(makeTensor(both, {1, 5}), Tensor()) == nullptr);
  // Neighbors do not overlap.
  float neighbors[12] = {};
  inputs = makeList(makeTensor(neighbors + 6, {2, 3}), makeTensor(b, {2, 3}));
  EXPECT_TRUE(run(makeTensor(neighbors, {2, 3}), Tensor()));
}

TEST_F(RunIntoTest, RefusesOneTensorTwice) {
  OMTensor *tensor = omTensorCreateUntyped(0);
  OMTensor *tensors[] = {tensor, tensor};
  OMTensorList *list = omTensorListCreate(tensors, 2);
  EXPECT_FALSE(omRunInto(inputs.get(), list));
  EXPECT_STREQ(
      omGetErrorMessage(),
      "run_main_graph: output 0 ('sum') overlaps output 1 ('negative')");
  omTensorListDestroyShallow(list);
  omTensorDestroy(tensor);
}

// An entry point with one input and one output, of one dimension.
class OneOutputTest : public testing::Test {
protected:
  OneOutputTest() {
    entryPoint.name = "run_small";
    entryPoint.numInputs = entryPoint.numOutputs = 1;
    entryPoint.inputs = &input;
    entryPoint.outputs = &output;
    entryPoint.numDimensions = 1;
    entryPoint.dimensions = names;
    // Copies the input, and then 1, to the output.
    entryPoint.compute = [](OMCall *call) {
      const OMTensor *from = call->inputs[0];
      const int64_t size = omTensorGetNumElems(from) + 1;
      auto *to = static_cast<float *>(omOutput(call, 0, &size));
      if (!to)
        return call->status;
      memcpy(to, omTensorGetDataPtr(from), (size - 1) * sizeof(float));
      to[size - 1] = 1;
      return call->status;
    };
  }

  OMTensorList *run(Tensor destination) {
    std::vector<Tensor> tensors;
    tensors.push_back(std::move(destination));
    outputs = makeList(std::move(tensors));
    return omRunEntryPointInto(&entryPoint, inputs.get(), outputs.get());
  }

  TensorList makeInputs(Tensor tensor) {
    std::vector<Tensor> tensors;
    tensors.push_back(std::move(tensor));
    return makeList(std::move(tensors));
  }

  const int64_t any[1] = {-1}, named[1] = {-2};
  const char *const names[1] = {"n"};
  OMTensorType input = {"x", ONNX_TYPE_FLOAT, 1, named, 0, 0, nullptr};
  OMTensorType output = {"y", ONNX_TYPE_FLOAT, 1, any, 0, 0, nullptr};
  OMEntryPoint entryPoint = {};
  float x[4] = {5, 6, 7, 8};
  float y[6] = {77, 77, 77, 77, 77, 77};
  TensorList inputs = makeInputs(makeTensor(x, {4}));
  TensorList outputs;
};

TEST_F(OneOutputTest, AnOutputMayBeSmaller) {
  ASSERT_TRUE(run(makeTensor(y, {6}))) << omGetErrorMessage();
  const OMTensor *tensor = omTensorListGetOmtByIndex(outputs.get(), 0);
  EXPECT_EQ(omTensorGetShape(tensor)[0], 5);
  EXPECT_EQ(y[4], 1);
  EXPECT_EQ(y[5], 77);
}

TEST_F(OneOutputTest, TheRunNoticesThatAnOutputIsLarger) {
  errno = 0;
  EXPECT_FALSE(run(makeTensor(y, {3})));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(), "run_small: output 0 ('y') has room for 12 "
                                    "bytes, expected at least 20");
  const OMTensor *tensor = omTensorListGetOmtByIndex(outputs.get(), 0);
  EXPECT_EQ(omTensorGetShape(tensor)[0], 3);
  EXPECT_EQ(omTensorGetDataPtr(tensor), y);
  EXPECT_EQ(y[0], 77);
}

TEST_F(OneOutputTest, ASizeOfTheInputsIsCheckedBeforeTheRun) {
  output.shape = named;
  entryPoint.compute = [](OMCall *) -> int64_t {
    ADD_FAILURE() << "runs";
    return 0;
  };
  EXPECT_FALSE(run(makeTensor(y, {3})));
  EXPECT_STREQ(omGetErrorMessage(), "run_small: output 0 ('y') has room for 12 "
                                    "bytes, expected at least 16");
}

TEST_F(OneOutputTest, AFailedRunChangesNoTensor) {
  entryPoint.compute = [](OMCall *call) {
    const int64_t size = 2;
    omOutput(call, 0, &size);
    omSetError(call, OM_ERROR_INDEX, -1);
    return call->status;
  };
  for (bool hasTensor : {false, true}) {
    EXPECT_FALSE(run(hasTensor ? makeTensor(y, {6}) : Tensor()));
    EXPECT_STREQ(omGetErrorMessage(),
                 "run_small: a computed index is out of bounds");
    const OMTensor *tensor = omTensorListGetOmtByIndex(outputs.get(), 0);
    EXPECT_EQ(tensor != nullptr, hasTensor);
    if (tensor)
      EXPECT_EQ(omTensorGetShape(tensor)[0], 6);
  }
}

TEST_F(OneOutputTest, ASequenceHasNoDestination) {
  output.kind = OM_TYPE_SEQUENCE;
  output.element = &input;
  EXPECT_FALSE(run(makeTensor(y, {6}, ONNX_TYPE_UNDEFINED)));
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: output 0 ('y') is a sequence or an optional value, "
               "expected NULL or a tensor without data");
}

TEST_F(OneOutputTest, AnOutputMayShareAnInput) {
  const int64_t shared[] = {0};
  entryPoint.sharedInputs = shared;
  inputs = makeInputs(makeTensor(y, {4}));
  ASSERT_TRUE(run(makeTensor(y, {6}))) << omGetErrorMessage();
  EXPECT_EQ(y[4], 1);
  // It begins where the input does.
  EXPECT_FALSE(run(makeTensor(y + 1, {5})));
  EXPECT_STREQ(omGetErrorMessage(),
               "run_small: output 0 ('y') overlaps input 0 ('x')");
  const int64_t none[] = {-1};
  entryPoint.sharedInputs = none;
  EXPECT_FALSE(run(makeTensor(y, {6})));
}

TEST_F(OneOutputTest, EmptyTensorsOverlapNothing) {
  inputs = makeInputs(makeTensor(y + 1, {0}));
  EXPECT_TRUE(run(makeTensor(y, {6}))) << omGetErrorMessage();
  EXPECT_EQ(y[0], 1);
}

} // namespace
