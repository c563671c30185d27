// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/model_table.h"

#include "onnx/onnx_pb.h"
#include "targets/onnx_compiler/compile_options.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using ::onnx::TensorProto;

namespace {

TEST(ModelTableTest, SignaturesAreOnnxMlirs) {
  TensorDeclaration x = {"x", TensorProto::FLOAT, {1, 3, 48, 320}};
  TensorDeclaration flags = {"a \"b\"", TensorProto::BOOL, {}};
  EXPECT_EQ(makeSignature({x}), "[    { \"type\" : \"f32\" , \"dims\" : [1 , 3 "
                                ", 48 , 320] , \"name\" : \"x\" }\n\n]");
  EXPECT_EQ(makeSignature({x, flags}),
            "[    { \"type\" : \"f32\" , \"dims\" : [1 , 3 , 48 , 320] , "
            "\"name\" : \"x\" }\n ,    { \"type\" : \"i1\" , \"dims\" : [] , "
            "\"name\" : \"a \\\"b\\\"\" }\n\n]");
  EXPECT_EQ(makeSignature({}), "[ \n]");
}

TEST(ModelTableTest, UnknownSizesAreMinusOneInSignatures) {
  EXPECT_EQ(makeSignature({{"x", TensorProto::FLOAT, {-1, -2, -3, 4}}}),
            "[    { \"type\" : \"f32\" , \"dims\" : [-1 , -1 , -1 , 4] , "
            "\"name\" : \"x\" }\n\n]");
}

TEST(ModelTableTest, TheTypeOfElementsIsInsideThatOfASequence) {
  TensorDeclaration sequence = {"s", 0, {}};
  sequence.kind = TensorDeclaration::Sequence;
  sequence.element.push_back({"", TensorProto::FLOAT, {2}});
  EXPECT_EQ(makeSignature({sequence}),
            "[    {\"seq\" :    { \"type\" : \"f32\" , \"dims\" : [2] , "
            "\"name\" : \"s\" }\n }\n\n]");
}

TEST(ModelTableTest, CompilationInfoCountsOps) {
  CompileOptions options;
  options.compilerVersion = "1.0";
  options.commandLine = "-O3 \"x\"";
  EXPECT_EQ(makeCompilationInfo({{"onnx.Exp", 1}, {"onnx.Relu", 2}}, options),
            "{\"compile_options\":\"-O3 \\\"x\\\"\",\"compiler_version\":"
            "\"1.0\",\"op_stats\":{\"onnx.Exp\":1,\"onnx.Relu\":2}}");
}

} // namespace
