// SPDX-License-Identifier: Apache-2.0
//
// The table of supported ops. Each .cpp file implements and lists one family of
// ops; op_table.cpp lists the families.
#ifndef TARGETS_ONNX_DIRECT_OP_TABLE_H
#define TARGETS_ONNX_DIRECT_OP_TABLE_H

#include <climits>

#include "absl/status/statusor.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::direct {

inline constexpr unsigned anyNumber = UINT_MAX;

/// An op of ONNX's own domain.
struct OpEntry {
  llvm::StringLiteral name;
  /// The first `minInputs` inputs are required.
  unsigned minInputs;
  unsigned maxInputs;
  /// The first output is required. More than `maxOutputs` are refused.
  unsigned maxOutputs;
  /// Checks a node, infers the types of its results (Op::setResult) and returns
  /// the plan to compute them.
  /// Errors: InvalidArgument if ONNX forbids the node; Unimplemented if it is
  /// not supported. The message does not name the node.
  absl::StatusOr<Plan> (*plan)(Op &op);
};

/// Returns the entry of the op `name`, or null if it is not supported.
const OpEntry *findOp(llvm::StringRef name);

llvm::ArrayRef<OpEntry> getConvolutionOps();
llvm::ArrayRef<OpEntry> getDataMovementOps();
llvm::ArrayRef<OpEntry> getElementwiseOps();
llvm::ArrayRef<OpEntry> getMatrixOps();
llvm::ArrayRef<OpEntry> getNormalizationOps();
llvm::ArrayRef<OpEntry> getPoolingOps();
llvm::ArrayRef<OpEntry> getReductionOps();
llvm::ArrayRef<OpEntry> getShapeOps();

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_OP_TABLE_H
