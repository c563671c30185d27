// SPDX-License-Identifier: Apache-2.0
//
// Compiles test models for any of the targets.
#ifndef TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H
#define TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H

#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "targets/onnx_compiler/compile_options.h"
#include "targets/onnx_direct/compile.h"
#include "targets/onnx_direct/testing/model_builder.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::testing {

/// A target and its module attributes.
struct TestTarget {
  std::string triple;
  TargetFacts facts;
};

/// Returns the target of architecture `arch`: x86_64, ppc64le or s390x.
TestTarget getTestTarget(llvm::StringRef arch);

/// Returns an empty module for the target.
mlir::OwningOpRef<mlir::ModuleOp> makeModule(mlir::MLIRContext &context,
                                             const TestTarget &target);

/// Returns a context with all dialects of models and their translation.
std::unique_ptr<mlir::MLIRContext> makeContext();

/// The result of a compilation: LLVM's module as text, after verification, and
/// the weights in the memory layout of a little-endian target.
struct CompiledText {
  std::string ir;
  std::string weights;
};

/// Compiles for `target` with --shapeInformation=`shapes`.
absl::StatusOr<CompiledText> compileText(const ModelBuilder &builder,
                                         const TestTarget &target,
                                         const CompileOptions &options = {},
                                         llvm::StringRef shapes = "");

/// Returns the error message of a failing compilation, or an empty string.
std::string getCompileError(const ModelBuilder &builder,
                            llvm::StringRef shapes = "");

} // namespace onnx_mlir::testing

#endif // TARGETS_ONNX_DIRECT_TESTING_COMPILE_MODEL_H
