// SPDX-License-Identifier: Apache-2.0
//
// The graph of a model with every type known, what can be computed at compile
// time computed, and what nobody needs dropped.
#ifndef TARGETS_ONNX_DIRECT_GRAPH_H
#define TARGETS_ONNX_DIRECT_GRAPH_H

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "targets/onnx/model.h"
#include "targets/onnx/shape_information.h"
#include "targets/onnx_direct/op.h"

namespace onnx_mlir::direct {

/// A node that is computed at run time.
struct Step {
  /// For the name of the emitted function.
  std::string name;
  Op op;
  std::function<void(Kernel &)> emit;
  /// By the positions in the node; null for an input that the emitted code does
  /// not read.
  llvm::SmallVector<const Tensor *> inputs;
  llvm::SmallVector<const Tensor *> outputs;
};

/// What is to be compiled. The pointers go to `values`.
struct Graph {
  std::deque<Tensor> values;
  std::vector<const Tensor *> inputs;
  std::vector<const Tensor *> outputs;
  /// In an order in which they can be computed.
  std::vector<Step> steps;
  /// Constants that were computed here.
  std::deque<std::vector<char>> storage;
};

/// Makes the graph of `model` with the input shapes `shapes`, which complete
/// the model's own. It refers to `model`, which must outlive it.
///
/// Errors, with the model's name in front and the input, node or initializer
/// named: InvalidArgument for an operator set, a graph, a node or a type that
/// ONNX forbids, shapes that contradict the model, a dynamic dimension that
/// stays; Unimplemented for an op, an attribute or an element type that is not
/// supported.
absl::StatusOr<Graph> makeGraph(const Model &model,
                                const ShapeInformation &shapes);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_GRAPH_H
