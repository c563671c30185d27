// SPDX-License-Identifier: Apache-2.0
//
// Runs one model in several threads at once, with shared valid inputs and with
// invalid ones. Each thread must get its own results. The thread sanitizer
// checks for races.
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "targets/runtime/testing/add_model.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

namespace {

using onnx_mlir::testing::makeList;
using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::TensorList;

constexpr int rounds = 200;

// Returns true if each run yields `shared` plus the thread's own value.
bool runWell(OMTensor *shared, float own) {
  float data[6];
  for (float &value : data)
    value = own;
  for (int i = 0; i < rounds; ++i) {
    OMTensor *mine = makeTensor(data, {2, 3}).release();
    OMTensor *tensors[] = {shared, mine};
    OMTensorList *inputs = omTensorListCreate(tensors, 2);
    TensorList outputs(run_main_graph(inputs));
    omTensorListDestroyShallow(inputs);
    omTensorDestroy(mine);
    if (!outputs)
      return false;
    auto *sum = static_cast<float *>(
        omTensorGetDataPtr(omTensorListGetOmtByIndex(outputs.get(), 0)));
    for (int k = 0; k < 6; ++k)
      if (sum[k] != float(k) + own)
        return false;
  }
  return true;
}

// Returns true if each run fails with this thread's message.
bool runBadly(int64_t size) {
  float data[6] = {};
  std::string expected = "run_main_graph: input 0 ('a') has shape " +
                         std::to_string(size) + "x3, expected 2x3";
  for (int i = 0; i < rounds; ++i) {
    TensorList inputs =
        makeList(makeTensor(data, {size, 3}), makeTensor(data, {2, 3}));
    errno = 0;
    if (run_main_graph(inputs.get()) || errno != EINVAL ||
        omGetErrorMessage() != expected)
      return false;
  }
  return true;
}

TEST(RunThreadsTest, CallsDoNotMix) {
  float data[6] = {0, 1, 2, 3, 4, 5};
  onnx_mlir::testing::Tensor shared = makeTensor(data, {2, 3});
  std::atomic<int> right = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; ++i) {
    threads.emplace_back(
        [&, i] { right += runWell(shared.get(), float(100 * i)); });
    threads.emplace_back([&, i] { right += runBadly(4 + i); });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(right, 4);
  EXPECT_STREQ(omGetErrorMessage(), ""); // no failure in this thread
}

} // namespace
