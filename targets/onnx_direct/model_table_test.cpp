// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_compiler/model_table.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "targets/onnx_direct/testing/compile_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::testing;
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

ModelBuilder makeModel() {
  return ModelBuilder()
      .input("x", {2})
      .node("Relu", {"x"}, {"a"})
      .node("Relu", {"a"}, {"b"})
      .node("Exp", {"b"}, {"y"})
      .output("y");
}

TEST(ModelTableTest, CompilationInfoCountsOps) {
  CompileOptions options;
  options.compilerVersion = "1.0";
  options.commandLine = "-O3 \"x\"";
  EXPECT_EQ(makeCompilationInfo(makeModel().proto(), options),
            "{\"compile_options\":\"-O3 \\\"x\\\"\",\"compiler_version\":"
            "\"1.0\",\"op_stats\":{\"onnx.Exp\":1,\"onnx.Relu\":2}}");
}

/// Returns the line of `ir` that contains `text`, and the text up to the end of
/// the function.
std::string find(const std::string &ir, const std::string &text) {
  size_t start = ir.find(text);
  return start == std::string::npos
             ? "none"
             : ir.substr(start, ir.find("}\n", start) - start);
}

TEST(ModelTableTest, ExportsOneSetOfFunctions) {
  for (const char *tag : {"", "NONE"}) {
    CompileOptions options;
    options.tag = tag;
    std::string ir =
        compileText(makeModel(), getTestTarget("x86_64"), options)->ir;
    EXPECT_NE(ir.find("define ptr @run_main_graph(ptr %0)"), std::string::npos);
    EXPECT_EQ(ir.find("define ptr @run_main_graph_"), std::string::npos);
    EXPECT_EQ(ir.find("define ptr @om"), std::string::npos);
    EXPECT_NE(ir.find("@omModel = hidden constant"), std::string::npos);
    EXPECT_NE(ir.find("declare hidden ptr @omRunEntryPoint(ptr, ptr)"),
              std::string::npos);
    EXPECT_EQ(ir.find("@omWeights"), std::string::npos);
  }
}

TEST(ModelTableTest, ATagAddsASecondSet) {
  CompileOptions options;
  options.tag = "rec-v4.1";
  std::string ir =
      compileText(makeModel(), getTestTarget("x86_64"), options)->ir;
  EXPECT_NE(find(ir, "define ptr @run_main_graph("), "none");
  for (auto [name, callee] : std::vector<std::pair<std::string, std::string>>{
           {"run_main_graph", "omRunEntryPoint"},
           {"omQueryEntryPoints", "omModelEntryPoints"},
           {"omInputSignature", "omModelInputSignature"},
           {"omOutputSignature", "omModelOutputSignature"}}) {
    std::string function =
        find(ir, "define ptr @" + name + "_rec-v4.1(ptr %0)");
    EXPECT_NE(function.find("call ptr @" + callee + "("), std::string::npos)
        << name << ": " << function;
  }
  EXPECT_NE(find(ir, "define ptr @omCompilationInfo_rec-v4.1()"), "none");
}

/// Returns the attributes of the function whose definition starts with `start`.
std::string getAttributes(const std::string &ir, const std::string &start) {
  std::string line = find(ir, start);
  line = line.substr(0, line.find('\n'));
  size_t hash = line.find('#');
  std::string group = line.substr(hash, line.find(' ', hash) - hash);
  return find(ir, "attributes " + group + " ");
}

TEST(ModelTableTest, WhatRunsFirstIsForTheBaseline) {
  for (auto [arch, cpu, baseline] :
       {std::array{"x86_64", "x86-64-v3", "x86-64"},
        std::array{"ppc64le", "pwr9", "pwr8"},
        std::array{"s390x", "z14", "z10"}}) {
    std::string ir = compileText(makeModel(), getTestTarget(arch))->ir;
    EXPECT_NE(getAttributes(ir, "define ptr @run_main_graph(")
                  .find("\"target-cpu\"=\"" + std::string(baseline) + "\""),
              std::string::npos);
    for (const char *function :
         {"define internal i64 @compute(", "define internal void @Relu("})
      EXPECT_NE(getAttributes(ir, function)
                    .find("\"target-cpu\"=\"" + std::string(cpu) + "\""),
                std::string::npos);
  }
}

} // namespace
