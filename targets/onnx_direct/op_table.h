// SPDX-License-Identifier: Apache-2.0
//
// The ops that this compiler knows. One .cpp file holds one family of ops and
// lists them; op_table.cpp lists the families.
#ifndef TARGETS_ONNX_DIRECT_OP_TABLE_H
#define TARGETS_ONNX_DIRECT_OP_TABLE_H

#include <climits>

#include "absl/status/statusor.h"
#include "targets/onnx_direct/op.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::direct {

inline constexpr unsigned anyNumber = UINT_MAX;

/// What is known of an op of ONNX's own domain.
struct OpEntry {
  llvm::StringLiteral name;
  /// The first `minInputs` inputs are always there.
  unsigned minInputs;
  unsigned maxInputs;
  /// Further outputs are refused. The first one is always there.
  unsigned maxOutputs;
  /// Checks a node, infers its results' types (Op::setResult) and says how they
  /// come about. Errors: InvalidArgument for a node that ONNX forbids,
  /// Unimplemented for what is not supported; the message names no node.
  absl::StatusOr<Plan> (*plan)(Op &op);
};

/// The entry of the op `name`; nullptr when it is not supported.
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
