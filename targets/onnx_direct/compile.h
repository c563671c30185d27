// SPDX-License-Identifier: Apache-2.0
//
// From an ONNX model with static shapes to LLVM IR: each node a plain loop
// nest, constants apart. It does not optimize.
#ifndef TARGETS_ONNX_DIRECT_COMPILE_H
#define TARGETS_ONNX_DIRECT_COMPILE_H

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/model.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/compile_options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

namespace onnx_mlir {

/// A part of the hidden symbol `omWeights`, which the module refers to unless
/// there are none: read-only memory, aligned to 64 bytes.
struct ConstantPiece {
  /// Little-endian elements.
  llvm::ArrayRef<char> bytes;
  /// Units: bytes.
  unsigned elementWidth;
  /// Bytes from the start of the symbol; a multiple of 64.
  uint64_t offset;
};

/// A compiled model.
struct Lowered {
  /// Defines the hidden `omModel` (targets/runtime/model.h) and the exported
  /// functions; refers to the model runtime, libm and `omWeights`.
  std::unique_ptr<llvm::Module> module;
  /// By ascending offset, disjoint. Their bytes belong to the Model or to
  /// `storage`.
  std::vector<ConstantPiece> weights;
  std::deque<std::vector<char>> storage;
};

/// Compiles `model` with the input shapes `shapes`, which complete its own. The
/// result depends on nothing else, the machine that compiles included; `model`
/// must outlive it. Thread-safe for different contexts.
///
/// Errors: InvalidArgument for a model that ONNX forbids, or shapes that do not
/// suit it; Unimplemented for what is not supported, an unknown op above all.
/// The messages begin with the model's name.
absl::StatusOr<Lowered> compileModel(const Model &model,
                                     const ShapeInformation &shapes,
                                     const TargetFacts &target,
                                     const CompileOptions &options,
                                     llvm::LLVMContext &context);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_DIRECT_COMPILE_H
