// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/compile_model.h"

#include "absl/status/status.h"
#include "targets/onnx/shape_information.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace onnx_mlir::testing {

TargetFacts getTestTarget(llvm::StringRef arch) {
  struct Known {
    llvm::StringRef arch, dataLayout, cpu, baselineCpu;
  };
  static constexpr Known targets[] = {
      {"x86_64",
       "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-"
       "n8:16:32:64-S128",
       "x86-64-v3", "x86-64"},
      {"ppc64le", "e-m:e-Fn32-i64:64-n32:64-S128-v256:256:256-v512:512:512",
       "pwr9", "pwr8"},
      {"s390x", "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
       "z14", "z10"},
  };
  TargetFacts facts;
  for (const Known &target : targets) {
    if (target.arch != arch)
      continue;
    facts.triple = (arch + "-unknown-linux-gnu").str();
    facts.dataLayout = llvm::DataLayout(target.dataLayout);
    facts.cpu = target.cpu.str();
    facts.baselineCpu = target.baselineCpu.str();
    facts.cpuFeatures = {{"first", 0, 5}, {"second", 1, 63}};
  }
  return facts;
}

static std::string joinWeights(const Lowered &lowered) {
  std::string bytes;
  for (const ConstantPiece &piece : lowered.weights) {
    EXPECT_GE(piece.offset, bytes.size());
    EXPECT_EQ(piece.offset % 64, 0u);
    EXPECT_EQ(piece.bytes.size() % piece.elementWidth, 0u);
    bytes.resize(piece.offset);
    bytes.append(piece.bytes.data(), piece.bytes.size());
  }
  return bytes;
}

absl::StatusOr<CompiledText> compileText(const ModelBuilder &builder,
                                         const TargetFacts &target,
                                         const CompileOptions &options,
                                         llvm::StringRef shapes) {
  std::unique_ptr<Model> model = builder.build();
  absl::StatusOr<ShapeInformation> given = parseShapeInformation(shapes);
  if (!model || !given.ok())
    return absl::InternalError("the test's own input is wrong");
  llvm::LLVMContext context;
  absl::StatusOr<Lowered> lowered =
      compileModel(*model, *given, target, options, context);
  if (!lowered.ok())
    return lowered.status();
  CompiledText text;
  llvm::raw_string_ostream(text.ir) << *lowered->module;
  std::string problems;
  llvm::raw_string_ostream log(problems);
  EXPECT_FALSE(llvm::verifyModule(*lowered->module, &log)) << problems;
  text.weights = joinWeights(*lowered);
  return text;
}

std::string getCompileError(const ModelBuilder &builder,
                            llvm::StringRef shapes) {
  absl::StatusOr<CompiledText> text =
      compileText(builder, getTestTarget("x86_64"), {}, shapes);
  return std::string(text.status().message());
}

} // namespace onnx_mlir::testing
