// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <thread>
#include <utility>
#include <vector>

#include "onnx-mlir/Runtime/OMCall.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "onnx-mlir/Runtime/OMTensorList.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
#include "targets/runtime/model.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

namespace {

using onnx_mlir::testing::makeList;
using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::TensorList;

int64_t getStatus(const OMCall *call) {
  return __atomic_load_n(&call->status, __ATOMIC_RELAXED);
}

std::atomic<bool> hasBegun;

// Computes until the call is cancelled, as compiled code with an endless loop.
int64_t loop(OMCall *call) {
  auto *output = static_cast<int64_t *>(omOutput(call, 0, nullptr));
  auto *arena = static_cast<int64_t *>(omArena(call, sizeof(int64_t)));
  void *block = omAllocateBlock(call, 100);
  if (!output || !arena || !block)
    return getStatus(call);
  *arena = 0;
  while (!getStatus(call)) {
    *output = ++*arena;
    hasBegun = true;
  }
  return getStatus(call);
}

class CancelTest : public testing::Test {
protected:
  CancelTest() {
    hasBegun = false;
    entryPoint.name = "run_small";
    entryPoint.numOutputs = 1;
    entryPoint.outputs = &scalar;
    entryPoint.compute = loop;
  }
  ~CancelTest() override { omCallDestroy(call); }

  /// Checks the error of a run.
  void expectCancelled(OMTensorList *outputs) {
    const int code = errno;
    EXPECT_FALSE(outputs);
    EXPECT_EQ(code, ECANCELED);
    EXPECT_STREQ(omGetErrorMessage(), "run_small: the call is cancelled");
  }

  OMTensorList *run(OMTensorList *outputs = nullptr) {
    errno = 0;
    return omRunCall(call, &entryPoint, inputs.get(), outputs);
  }

  const OMTensorType scalar = {"y", ONNX_TYPE_INT64, 0, nullptr, 0, 0, nullptr};
  OMEntryPoint entryPoint = {};
  TensorList inputs = makeList({});
  OMCall *const call = omCallCreate();
};

TEST_F(CancelTest, ARunEndsWhenAnotherThreadCancelsIt) {
  std::thread other([this] {
    while (!hasBegun)
      std::this_thread::yield();
    omCancel(call);
    omCancel(call);
  });
  expectCancelled(run());
  other.join();
  // It is cancelled for good.
  expectCancelled(run());
}

TEST_F(CancelTest, ARunThatIsCancelledBeforeDoesNotBegin) {
  omCancel(call);
  expectCancelled(run());
  EXPECT_FALSE(hasBegun);
}

TEST_F(CancelTest, ACancellationIsNeverLost) {
  for (int i = 0; i < 50; ++i) {
    OMCall *const own = omCallCreate();
    std::thread other([own] { omCancel(own); });
    EXPECT_FALSE(omRunCall(own, &entryPoint, inputs.get(), nullptr));
    EXPECT_EQ(errno, ECANCELED);
    other.join();
    omCallDestroy(own);
  }
}

TEST_F(CancelTest, OtherCallsGoOn) {
  std::atomic<bool> isDone = false;
  std::thread other([&] {
    expectCancelled(run());
    isDone = true;
  });
  while (!hasBegun)
    std::this_thread::yield();
  OMCall *const another = omCallCreate();
  omCancel(another);
  omCallDestroy(another);
  EXPECT_FALSE(isDone);
  omCancel(call);
  other.join();
}

TEST_F(CancelTest, TheTensorsOfTheCallerAreUnchanged) {
  int64_t y = 77;
  std::vector<onnx_mlir::testing::Tensor> tensors;
  tensors.push_back(makeTensor(&y, {}, ONNX_TYPE_INT64));
  TensorList outputs = makeList(std::move(tensors));
  omCancel(call);
  expectCancelled(run(outputs.get()));
  EXPECT_EQ(omTensorGetDataPtr(omTensorListGetOmtByIndex(outputs.get(), 0)),
            &y);
  EXPECT_EQ(y, 77);
}

TEST_F(CancelTest, ACallRunsAgainAfterAnError) {
  entryPoint.compute = [](OMCall *call) {
    omSetError(call, OM_ERROR_INDEX, -1);
    return getStatus(call);
  };
  EXPECT_FALSE(run());
  EXPECT_EQ(errno, EDOM);
  entryPoint.compute = [](OMCall *call) {
    *static_cast<int64_t *>(omOutput(call, 0, nullptr)) = 5;
    return getStatus(call);
  };
  for (int i = 0; i < 2; ++i)
    EXPECT_TRUE(TensorList(run()));
}

OMEntryPoint *running;

TEST_F(CancelTest, ACallThatRunsIsBusy) {
  running = &entryPoint;
  entryPoint.compute = [](OMCall *call) {
    const TensorList none = makeList({});
    EXPECT_FALSE(omRunCall(call, running, none.get(), nullptr));
    EXPECT_EQ(errno, EBUSY);
    EXPECT_STREQ(omGetErrorMessage(), "run_small: the call runs already");
    *static_cast<int64_t *>(omOutput(call, 0, nullptr)) = 5;
    return getStatus(call);
  };
  EXPECT_TRUE(TensorList(run()));
}

TEST_F(CancelTest, AnErrorThatCameFirstCounts) {
  entryPoint.compute = [](OMCall *call) {
    omSetError(call, OM_ERROR_INDEX, -1);
    omCancel(call);
    return getStatus(call);
  };
  EXPECT_FALSE(run());
  EXPECT_EQ(errno, EDOM);
}

} // namespace
