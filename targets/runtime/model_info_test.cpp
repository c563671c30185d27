// SPDX-License-Identifier: Apache-2.0
#include <cerrno>
#include <cstdint>
#include <string>

#include "onnx-mlir/Runtime/OMCompilationInfo.h"
#include "onnx-mlir/Runtime/OMEntryPoint.h"
#include "onnx-mlir/Runtime/OMError.h"
#include "onnx-mlir/Runtime/OMModelMetadata.h"
#include "onnx-mlir/Runtime/OMSignature.h"
#include "gtest/gtest.h"

namespace {

TEST(ModelInfoTest, EntryPoints) {
  int64_t count = 0;
  const char *const *names = omQueryEntryPoints(&count);
  ASSERT_EQ(count, 2);
  EXPECT_STREQ(names[0], "run_main_graph");
  EXPECT_STREQ(names[1], "run_main_graph_add");
  EXPECT_EQ(names[2], nullptr);
  EXPECT_EQ(omQueryEntryPoints(nullptr), names);
}

TEST(ModelInfoTest, Signatures) {
  EXPECT_STREQ(omInputSignature("run_main_graph"),
               "[inputs of run_main_graph]");
  EXPECT_STREQ(omInputSignature("run_main_graph_add"),
               "[inputs of run_main_graph_add]");
  EXPECT_STREQ(omOutputSignature("run_main_graph_add"),
               "[outputs of run_main_graph_add]");
}

TEST(ModelInfoTest, UnknownEntryPointIsAnError) {
  EXPECT_STREQ(omGetErrorMessage(), ""); // no failure yet
  errno = 0;
  EXPECT_EQ(omInputSignature("run_main_graph_ad"), nullptr);
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(), "omInputSignature: 'run_main_graph_ad' is "
                                    "not an entry point of the model");
  errno = 0;
  EXPECT_EQ(omOutputSignature(nullptr), nullptr);
  EXPECT_EQ(errno, EINVAL);
  EXPECT_STREQ(omGetErrorMessage(), "omOutputSignature: 'NULL' is not an entry "
                                    "point of the model");
}

TEST(ModelInfoTest, SharedInputs) {
  errno = 0;
  EXPECT_EQ(omSharedInput("run_main_graph", 1), -1);
  EXPECT_EQ(errno, 0);
  for (int64_t output : {-1, 2}) {
    errno = 0;
    EXPECT_EQ(omSharedInput("run_main_graph", output), -1);
    EXPECT_EQ(errno, EINVAL);
    EXPECT_EQ(omGetErrorMessage(), "omSharedInput: output " +
                                       std::to_string(output) +
                                       ", expected one of 2");
  }
  errno = 0;
  EXPECT_EQ(omSharedInput("main_graph", 0), -1);
  EXPECT_EQ(errno, EINVAL);
}

TEST(ModelInfoTest, CompilationInfo) {
  EXPECT_STREQ(omCompilationInfo(), "{\"compile_options\": \"none\"}");
}

TEST(ModelInfoTest, Metadata) {
  EXPECT_STREQ(omModelMetadata("author"), "we");
  EXPECT_STREQ(omModelMetadata("empty"), "");
  // A value is no key.
  EXPECT_EQ(omModelMetadata("we"), nullptr);
  EXPECT_EQ(omModelMetadata(""), nullptr);
  EXPECT_EQ(omModelMetadata(nullptr), nullptr);
}

} // namespace
