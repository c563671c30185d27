// SPDX-License-Identifier: Apache-2.0
//
// Compiles models under construction for any of the targets.
#ifndef TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H
#define TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H

#include <string>

#include "absl/status/statusor.h"
#include "targets/onnx_direct/compile.h"
#include "targets/onnx_direct/compile_options.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/LLVMContext.h"

namespace onnx_mlir::testing {

/// Facts about the target with the architecture `arch`: x86_64, ppc64le or
/// s390x.
TargetFacts getTestTarget(llvm::StringRef arch);

/// What is left of a compilation: the module as text, after it was found valid,
/// and the weights as they lie in memory on a little-endian target.
struct CompiledText {
  std::string ir;
  std::string weights;
};

/// Compiles for `target` with --shapeInformation=`shapes`.
absl::StatusOr<CompiledText> compileText(const ModelBuilder &builder,
                                         const TargetFacts &target,
                                         const CompileOptions &options = {},
                                         llvm::StringRef shapes = "");

/// The message of the error with which compiling fails; empty when it does not.
std::string getCompileError(const ModelBuilder &builder,
                            llvm::StringRef shapes = "");

} // namespace onnx_mlir::testing

#endif // TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H
