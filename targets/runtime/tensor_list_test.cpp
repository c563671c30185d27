// SPDX-License-Identifier: Apache-2.0
#include "onnx-mlir/Runtime/OMTensorList.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMTensor.h"
#include "targets/runtime/testing/handles.h"
#include "gtest/gtest.h"

namespace {

using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::Tensor;
using onnx_mlir::testing::TensorList;

TEST(TensorListTest, CopiesTheArrayAndDestroysTheTensors) {
  OMTensor *tensors[] = {makeTensor(nullptr, {1}).release(),
                         makeTensor(nullptr, {2}).release()};
  OMTensor *second = tensors[1];
  TensorList list(omTensorListCreate(tensors, 2));
  ASSERT_TRUE(list);
  tensors[1] = nullptr;
  EXPECT_EQ(omTensorListGetSize(list.get()), 2);
  EXPECT_NE(omTensorListGetOmtArray(list.get()), tensors);
  EXPECT_EQ(omTensorListGetOmtArray(list.get())[1], second);
  EXPECT_EQ(omTensorListGetOmtByIndex(list.get(), 1), second);
}

TEST(TensorListTest, ShallowDestructionLeavesTheTensors) {
  Tensor tensor = makeTensor(nullptr, {1});
  OMTensor *tensors[] = {tensor.get()};
  omTensorListDestroyShallow(omTensorListCreate(tensors, 1));
  EXPECT_EQ(omTensorGetRank(tensor.get()), 1);
  omTensorListDestroyShallow(nullptr);
  omTensorListDestroy(nullptr);
}

TEST(TensorListTest, OwningListKeepsTheArray) {
  auto **tensors = static_cast<OMTensor **>(malloc(sizeof(OMTensor *)));
  tensors[0] = makeTensor(nullptr, {1}).release();
  TensorList list(omTensorListCreateWithOwnership(tensors, 1, 1));
  EXPECT_EQ(omTensorListGetOmtArray(list.get()), tensors);
  OMTensor *lent[] = {nullptr};
  TensorList copy(omTensorListCreateWithOwnership(lent, 1, 0));
  EXPECT_NE(omTensorListGetOmtArray(copy.get()), lent);
}

TEST(TensorListTest, MayBeEmptyAndHoldNull) {
  TensorList empty(omTensorListCreate(nullptr, 0));
  ASSERT_TRUE(empty);
  EXPECT_EQ(omTensorListGetSize(empty.get()), 0);
  OMTensor *tensors[] = {nullptr};
  TensorList list(omTensorListCreate(tensors, 1));
  EXPECT_EQ(omTensorListGetOmtByIndex(list.get(), 0), nullptr);
}

TEST(TensorListTest, Errors) {
  errno = 0;
  EXPECT_FALSE(omTensorListCreate(nullptr, 1));
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(), "omTensorListCreate: NULL of 1 tensors, "
                                    "expected at least 0");
  OMTensor *tensors[] = {nullptr};
  EXPECT_FALSE(omTensorListCreate(tensors, -1));
  EXPECT_STREQ(omGetErrorMessage(), "omTensorListCreate: an array of -1 "
                                    "tensors, expected at least 0");
  TensorList list(omTensorListCreate(tensors, 1));
  for (int64_t index : {-1, 1}) {
    errno = 0;
    EXPECT_FALSE(omTensorListGetOmtByIndex(list.get(), index));
    EXPECT_EQ(errno, EINVAL);
  }
  EXPECT_STREQ(omGetErrorMessage(), "omTensorListGetOmtByIndex: index 1, "
                                    "expected one of a list of 1");
}

} // namespace
