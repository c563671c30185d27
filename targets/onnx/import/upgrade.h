// SPDX-License-Identifier: Apache-2.0
//
// Upgrades nodes of older operator sets: the onnx dialect has the newest
// version of each operator.
#ifndef TARGETS_ONNX_IMPORT_UPGRADE_H
#define TARGETS_ONNX_IMPORT_UPGRADE_H

#include <cstdint>
#include <functional>

#include "absl/status/status.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation_state.h"
#include "core/ir/structure/value.h"

namespace onnx_mlir {

/// A node with the operands, attributes and meaning of an older version.
struct OldNode {
  mlir::OpBuilder &builder;
  /// The operation that will be created. An upgrade may give it another name.
  mlir::OperationState &state;
  /// The version of the operator, such as 7.
  int64_t version;
  /// The number of outputs that the node names.
  int numOutputs;
  /// Computes the first output of the node from that of the new operation; may
  /// be empty.
  std::function<mlir::Value(mlir::Value)> finish = nullptr;
};

/// Changes the node to the newest version of its operator, with the same
/// meaning. Creates operations that its operands need.
/// Errors: InvalidArgument or Unimplemented if the version had a meaning that
/// the newest one cannot express.
absl::Status upgradeNode(OldNode &node);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_UPGRADE_H
