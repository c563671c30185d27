// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/message.h"

#include <string>

#include "onnx/onnx_pb.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::ModelProto;

namespace {

std::string parse(llvm::StringRef bytes) {
  ModelProto model;
  absl::Status status = parseMessage(bytes, model);
  return status.ok() ? "ok" : std::string(status.message());
}

TEST(Message, Parses) {
  ModelProto model;
  model.set_ir_version(8);
  model.mutable_graph()->set_name("g");
  EXPECT_EQ(parse(model.SerializeAsString()), "ok");
}

TEST(Message, Empty) { EXPECT_EQ(parse(""), "is empty"); }

TEST(Message, Truncated) {
  ModelProto model;
  model.set_ir_version(8);
  model.mutable_graph()->set_name(std::string(90, 'g'));
  std::string bytes = model.SerializeAsString();
  EXPECT_EQ(parse(llvm::StringRef(bytes).take_front(50)),
            "is truncated, or no 'onnx.ModelProto': ends at byte 50, but its "
            "field 7 ends at byte " +
                std::to_string(bytes.size()));
}

TEST(Message, Garbage) {
  constexpr llvm::StringLiteral invalid =
      "is not a valid 'onnx.ModelProto' in protobuf's binary form";
  // Wire type 7 does not exist; a number has at most ten digits.
  EXPECT_EQ(parse("\x0f"), invalid);
  EXPECT_EQ(parse(std::string(20, '\xff')), invalid);
  EXPECT_EQ(parse("\x08"), invalid);
}

TEST(Message, TooLong) {
  // Only the size is checked: no byte may be read.
  llvm::StringRef endless("x", size_t(1) << 31);
  EXPECT_EQ(parse(endless),
            "is 2147483648 bytes long, above protobuf's limit of 2147483647: "
            "larger tensors must be external data");
}

TEST(Message, ProtobufStaysSilent) {
  testing::internal::CaptureStderr();
  parse("\x0f");
  std::string nested;
  for (int i = 0; i < 500; ++i)
    nested = "\x3a" + nested;
  parse(nested);
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

} // namespace
