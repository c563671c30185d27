// SPDX-License-Identifier: Apache-2.0
#include "onnx-mlir/Runtime/OMInstrument.h"

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "onnx-mlir/Runtime/OMTensor.h"
#include "gtest/gtest.h"

namespace {

// The tag contains the lengths of the names, which need not end with 0.
int64_t tag(int64_t bits, int64_t opLength, int64_t nodeLength) {
  return bits | opLength << 8 | nodeLength << 24;
}

// The environment is read once, so there is only one test.
TEST(InstrumentTest, ReportsGoToTheFile) {
  std::string path = std::string(getenv("TEST_TMPDIR")) + "/report";
  setenv("ONNX_MLIR_INSTRUMENT_FILE", path.c_str(), 1);
  OMInstrumentPoint("onnx.Convolution",
                    tag(OM_INSTRUMENT_INIT | OM_INSTRUMENT_BEFORE |
                            OM_INSTRUMENT_TIME | OM_INSTRUMENT_MEMORY,
                        9, 5),
                    "conv1, conv2");
  OMInstrumentPoint("onnx.Add", OM_INSTRUMENT_AFTER | OM_INSTRUMENT_TIME,
                    "add");
  OMInstrumentPoint("onnx.Add", OM_INSTRUMENT_AFTER, "silent");
  omTensorPrint("%inote%t\n", nullptr);
  omInstrumentPrint();
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  const std::regex expected(
      "==START-REPORT==\n"
      "==PERF-REPORT==, onnx.Conv, conv1, before, [0-9]+\\.[0-9]{6}, "
      "[0-9]+\\.[0-9]{6}\n"
      "==MEM-REPORT==, onnx.Conv, conv1, before, [1-9][0-9]*\n"
      "==PERF-REPORT==, onnx.Add, add, after, [0-9]+\\.[0-9]{6}, "
      "[0-9]+\\.[0-9]{6}\n"
      "noteNULL\n");
  EXPECT_TRUE(std::regex_match(text.str(), expected)) << text.str();
}

} // namespace
