// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string>

#include "onnx-mlir/Runtime/OMError.h"
#include "targets/runtime/block.h"
#include "targets/runtime/model.h"
#include "gtest/gtest.h"

// Makes an excessive allocation fail instead of ending the test.
extern "C" const char *__asan_default_options() {
  return "allocator_may_return_null=1";
}
extern "C" const char *__tsan_default_options() {
  return "allocator_may_return_null=1";
}

namespace {

class BlockTest : public ::testing::Test {
protected:
  OMEntryPoint entryPoint = {};
  OMCall call = {};

  void SetUp() override {
    entryPoint.name = "run_main_graph";
    call.entryPoint = &entryPoint;
  }
  void TearDown() override { omFreeBlocks(&call); }
};

TEST_F(BlockTest, AreAlignedAndFreedAtTheEndOfTheCall) {
  for (int64_t bytes : {0, 1, 1000}) {
    void *memory = omAllocateBlock(&call, bytes);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % 64, 0u);
    memset(memory, 1, bytes);
  }
}

TEST_F(BlockTest, AreFreedInAnyOrder) {
  void *first = omAllocateBlock(&call, 8);
  void *second = omAllocateBlock(&call, 8);
  void *third = omAllocateBlock(&call, 8);
  omFreeBlock(second);
  omFreeBlock(third);
  omFreeBlock(first);
  EXPECT_EQ(call.blocks, nullptr);
}

TEST_F(BlockTest, KeepTheirContentsWhenTheyGrow) {
  auto *memory = static_cast<char *>(omAllocateBlock(&call, 0));
  for (int64_t i = 0; i < 1000; ++i) {
    memory = static_cast<char *>(omGrowBlock(&call, memory, i, i + 1));
    ASSERT_NE(memory, nullptr);
    memory[i] = static_cast<char>(i);
  }
  for (int64_t i = 0; i < 1000; ++i)
    ASSERT_EQ(memory[i], static_cast<char>(i));
}

TEST_F(BlockTest, RefuseAnAbsurdSize) {
  EXPECT_EQ(omAllocateBlock(&call, INT64_MAX), nullptr);
  EXPECT_EQ(call.status, OM_ERROR_OVERFLOW);
}

TEST_F(BlockTest, ReportThatThereIsNoMemory) {
  errno = 0;
  EXPECT_EQ(omAllocateBlock(&call, INT64_MAX / 2), nullptr);
  EXPECT_EQ(call.status, OM_ERROR_REPORTED);
  EXPECT_EQ(errno, ENOMEM);
  EXPECT_EQ(std::string(omGetErrorMessage()),
            "run_main_graph: no memory for 4611686018427387903 bytes of "
            "intermediate values");
}

TEST_F(BlockTest, RemainIfTheyCannotGrow) {
  void *memory = omAllocateBlock(&call, 8);
  EXPECT_EQ(omGrowBlock(&call, memory, 8, -1), nullptr);
  EXPECT_EQ(call.status, OM_ERROR_OVERFLOW);
  omFreeBlock(memory);
  EXPECT_EQ(call.blocks, nullptr);
}

} // namespace
