// SPDX-License-Identifier: Apache-2.0
#include "onnx-mlir/Runtime/OMTensor.h"

#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OnnxDataType.h"
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

using onnx_mlir::testing::makeTensor;
using onnx_mlir::testing::Tensor;
using Dims = std::vector<int64_t>;

Dims shapeOf(const Tensor &tensor) {
  const int64_t *shape = omTensorGetShape(tensor.get());
  return Dims(shape, shape + omTensorGetRank(tensor.get()));
}

Dims stridesOf(const Tensor &tensor) {
  const int64_t *strides = omTensorGetStrides(tensor.get());
  return Dims(strides, strides + omTensorGetRank(tensor.get()));
}

// Checks the state after a failed call, and resets errno.
#define EXPECT_FAILURE(CODE, MESSAGE)                                          \
  do {                                                                         \
    EXPECT_EQ(errno, CODE);                                                    \
    EXPECT_STREQ(omGetErrorMessage(), MESSAGE);                                \
    errno = 0;                                                                 \
  } while (false)

TEST(TensorTest, CreateDescribesDataOfTheCaller) {
  float data[24] = {};
  Dims shape = {2, 3, 4};
  Tensor tensor(omTensorCreate(data, shape.data(), 3, ONNX_TYPE_FLOAT));
  ASSERT_TRUE(tensor);
  shape[0] = 7; // The tensor has a copy.
  EXPECT_EQ(omTensorGetDataPtr(tensor.get()), data);
  EXPECT_EQ(omTensorGetAllocatedPtr(tensor.get()), data);
  EXPECT_EQ(omTensorGetDataType(tensor.get()), ONNX_TYPE_FLOAT);
  EXPECT_EQ(shapeOf(tensor), (Dims{2, 3, 4}));
  EXPECT_EQ(stridesOf(tensor), (Dims{12, 4, 1}));
  EXPECT_EQ(omTensorGetNumElems(tensor.get()), 24);
  EXPECT_EQ(omTensorGetBufferSize(tensor.get()), 96);
  EXPECT_EQ(omTensorGetOwning(tensor.get()), 0);
}

TEST(TensorTest, ScalarAndEmpty) {
  Tensor scalar(omTensorCreate(nullptr, nullptr, 0, ONNX_TYPE_INT64));
  EXPECT_EQ(omTensorGetRank(scalar.get()), 0);
  EXPECT_EQ(omTensorGetNumElems(scalar.get()), 1);
  EXPECT_EQ(omTensorGetBufferSize(scalar.get()), 8);
  Tensor empty = makeTensor(nullptr, {2, 0, 4});
  EXPECT_EQ(omTensorGetNumElems(empty.get()), 0);
  EXPECT_EQ(omTensorGetBufferSize(empty.get()), 0);
}

// The address sanitizer checks for leaks and double frees.
TEST(TensorTest, OwnershipDecidesWhoFrees) {
  const int64_t shape[] = {4};
  void *owned = malloc(16);
  omTensorDestroy(
      omTensorCreateWithOwnership(owned, shape, 1, ONNX_TYPE_FLOAT, 1));
  void *lent = malloc(16);
  omTensorDestroy(
      omTensorCreateWithOwnership(lent, shape, 1, ONNX_TYPE_FLOAT, 0));
  OMTensor *taken = omTensorCreate(lent, shape, 1, ONNX_TYPE_FLOAT);
  omTensorSetOwning(taken, 1);
  EXPECT_EQ(omTensorGetOwning(taken), 1);
  omTensorDestroy(taken);
  OMTensor *given = omTensorCreateEmpty(shape, 1, ONNX_TYPE_FLOAT);
  void *kept = omTensorGetAllocatedPtr(given);
  omTensorSetOwning(given, 0);
  omTensorDestroy(given);
  free(kept);
  omTensorDestroy(nullptr);
}

TEST(TensorTest, CreateEmptyOwnsAlignedElements) {
  const int64_t shape[] = {3, 5};
  Tensor tensor(omTensorCreateEmpty(shape, 2, ONNX_TYPE_DOUBLE));
  ASSERT_TRUE(tensor);
  EXPECT_EQ(omTensorGetOwning(tensor.get()), 1);
  auto *data = static_cast<double *>(omTensorGetDataPtr(tensor.get()));
  EXPECT_EQ(reinterpret_cast<uintptr_t>(data) % 64, 0u);
  for (int i = 0; i < 15; ++i)
    data[i] = i;
  EXPECT_EQ(omTensorGetBufferSize(tensor.get()), 120);
}

TEST(TensorTest, UntypedIsFilledIn) {
  Tensor tensor(omTensorCreateUntyped(2));
  ASSERT_TRUE(tensor);
  EXPECT_EQ(omTensorGetDataType(tensor.get()), ONNX_TYPE_UNDEFINED);
  EXPECT_EQ(omTensorGetDataPtr(tensor.get()), nullptr);
  const int64_t shape[] = {2, 3}, strides[] = {1, 2};
  omTensorSetDataType(tensor.get(), ONNX_TYPE_INT16);
  omTensorSetShape(tensor.get(), shape);
  omTensorSetStrides(tensor.get(), strides);
  auto *block = static_cast<char *>(malloc(64));
  omTensorSetDataPtr(tensor.get(), 1, block, block + 16);
  EXPECT_EQ(omTensorGetAllocatedPtr(tensor.get()), block);
  EXPECT_EQ(omTensorGetDataPtr(tensor.get()), block + 16);
  EXPECT_EQ(shapeOf(tensor), (Dims{2, 3}));
  EXPECT_EQ(stridesOf(tensor), (Dims{1, 2}));
  EXPECT_EQ(omTensorGetBufferSize(tensor.get()), 12);
  // Setting the data frees the old data.
  omTensorSetDataPtr(tensor.get(), 1, malloc(12), nullptr);
  EXPECT_EQ(omTensorGetDataPtr(tensor.get()),
            omTensorGetAllocatedPtr(tensor.get()));
}

TEST(TensorTest, StridesInBytesAreDivided) {
  Tensor tensor = makeTensor(nullptr, {2, 3});
  const int64_t good[] = {-4, 8}, bad[] = {4, 6};
  omTensorSetStridesWithPyArrayStrides(tensor.get(), good);
  EXPECT_EQ(stridesOf(tensor), (Dims{-1, 2}));
  omTensorSetStridesWithPyArrayStrides(tensor.get(), bad);
  EXPECT_FAILURE(EINVAL, "omTensorSetStridesWithPyArrayStrides: a stride of 6 "
                         "bytes, expected multiples of the size of float");
  EXPECT_EQ(stridesOf(tensor), (Dims{-1, 2}));
}

TEST(TensorTest, CreateRefusesWhatCannotBe) {
  const int64_t negative[] = {2, -3};
  const int64_t huge[] = {int64_t(1) << 32, int64_t(1) << 31};
  const int64_t hugeButEmpty[] = {0, int64_t(1) << 62, 8};
  EXPECT_FALSE(omTensorCreate(nullptr, nullptr, -1, ONNX_TYPE_FLOAT));
  EXPECT_FAILURE(EINVAL, "omTensorCreate: rank -1, expected at least 0");
  EXPECT_FALSE(omTensorCreate(nullptr, nullptr, 1, ONNX_TYPE_FLOAT));
  EXPECT_FAILURE(EINVAL, "omTensorCreate: the shape is NULL");
  EXPECT_FALSE(omTensorCreate(nullptr, negative, 2, ONNX_TYPE_FLOAT));
  EXPECT_FAILURE(EINVAL,
                 "omTensorCreate: shape 2x-3, expected dimensions of at least "
                 "0 and at most 2^63-1 bytes in all");
  EXPECT_FALSE(
      omTensorCreateWithOwnership(nullptr, huge, 2, ONNX_TYPE_UINT8, 1));
  EXPECT_FAILURE(EINVAL,
                 "omTensorCreateWithOwnership: shape 4294967296x2147483648, "
                 "expected dimensions of at least 0 and at most 2^63-1 bytes "
                 "in all");
  EXPECT_FALSE(omTensorCreate(nullptr, hugeButEmpty, 3, ONNX_TYPE_UINT8));
  EXPECT_FAILURE(EINVAL,
                 "omTensorCreate: shape 0x4611686018427387904x8, expected "
                 "dimensions of at least 0 and at most 2^63-1 bytes in all");
}

TEST(TensorTest, CreateEmptyRefusesWhatHasNoMemory) {
  const int64_t shape[] = {3}, huge[] = {int64_t(1) << 60};
  EXPECT_FALSE(omTensorCreateEmpty(shape, 1, ONNX_TYPE_FLOAT6E2M3));
  EXPECT_FAILURE(EINVAL, "omTensorCreateEmpty: data type float6e2m3, expected "
                         "one with a size");
  EXPECT_FALSE(omTensorCreateEmpty(shape, -2, ONNX_TYPE_FLOAT));
  EXPECT_FAILURE(EINVAL, "omTensorCreateEmpty: rank -2, expected at least 0");
  EXPECT_FALSE(omTensorCreateEmpty(huge, 1, ONNX_TYPE_UINT8));
  EXPECT_FAILURE(ENOMEM, "omTensorCreateEmpty: no memory for "
                         "1152921504606846976 bytes of elements");
}

TEST(TensorTest, SettersThatFailChangeNothing) {
  Tensor tensor = makeTensor(nullptr, {2});
  const int64_t negative[] = {-1};
  omTensorSetShape(tensor.get(), negative);
  EXPECT_FAILURE(EINVAL,
                 "omTensorSetShape: shape -1, expected dimensions of at least "
                 "0 and at most 2^63-1 bytes in all");
  EXPECT_EQ(shapeOf(tensor), (Dims{2}));
}

TEST(TensorTest, SizesThatOverflowAreErrors) {
  Tensor tensor = makeTensor(nullptr, {int64_t(1) << 60}, ONNX_TYPE_UINT8);
  omTensorSetDataType(tensor.get(), ONNX_TYPE_COMPLEX128);
  EXPECT_EQ(omTensorGetBufferSize(tensor.get()), -1);
  EXPECT_FAILURE(EINVAL,
                 "omTensorGetBufferSize: 1152921504606846976 elements of "
                 "_Complex double, expected at most 2^63-1 bytes");
  EXPECT_EQ(omTensorGetNumElems(tensor.get()), -1);
  EXPECT_FAILURE(EINVAL, "omTensorGetNumElems: 1152921504606846976 elements of "
                         "_Complex double, expected at most 2^63-1 bytes");
}

TEST(TensorTest, ElementsOfTwoAndFourBitsAreBytes) {
  const int64_t shape[] = {3, 5};
  for (OM_DATA_TYPE type : {ONNX_TYPE_UINT2, ONNX_TYPE_INT2, ONNX_TYPE_UINT4,
                            ONNX_TYPE_INT4, ONNX_TYPE_FLOAT4E2M1}) {
    EXPECT_EQ(getDataTypeSize(type), 1);
    Tensor tensor(omTensorCreateEmpty(shape, 2, type));
    EXPECT_EQ(omTensorGetBufferSize(tensor.get()), 15);
  }
  EXPECT_EQ(getDataTypeSize(ONNX_TYPE_FLOAT6E2M3), 0);
}

TEST(TensorTest, TypesAreNumberedAsInOnnx) {
  EXPECT_EQ(ONNX_TYPE_FLOAT, 1);
  EXPECT_EQ(ONNX_TYPE_INT64, 7);
  EXPECT_EQ(ONNX_TYPE_BFLOAT16, 16);
  EXPECT_EQ(ONNX_TYPE_FLOAT6E3M2, 28);
  EXPECT_EQ(getDataTypeSize(ONNX_TYPE_DOUBLE), 8);
  EXPECT_EQ(getDataTypeSize(ONNX_TYPE_STRING), int64_t(sizeof(char *)));
  EXPECT_EQ(getDataTypeSize(ONNX_TYPE_BOOL), int64_t(sizeof(bool)));
  EXPECT_EQ(OM_DATA_TYPE_NAME[ONNX_TYPE_UINT16], std::string("uint16_t"));
}

} // namespace
