// SPDX-License-Identifier: Apache-2.0
//
// The graph of a model. All types are known, known values are folded, and
// unused nodes are removed.
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
  /// Part of the name of the emitted function.
  std::string name;
  Op op;
  std::function<void(Kernel &)> emit;
  /// Inputs by position in the node; null for inputs that the emitted code does
  /// not read.
  llvm::SmallVector<const Tensor *> inputs;
  llvm::SmallVector<const Tensor *> outputs;
};

/// The graph to compile. The pointers point into `values`.
struct Graph {
  std::deque<Tensor> values;
  std::vector<const Tensor *> inputs;
  std::vector<const Tensor *> outputs;
  /// Sorted so that each step comes after the steps that it uses.
  std::vector<Step> steps;
  /// Owns constants that were folded.
  std::deque<std::vector<char>> storage;
};

/// Creates the graph of `model`. The input shapes `shapes` complete those of
/// the model. The graph refers to `model`, which must outlive it.
///
/// Errors, which start with the model's name and name the input, node or
/// initializer: InvalidArgument for an operator set, graph, node or type that
/// ONNX forbids, for shapes that contradict the model and for a dimension that
/// remains dynamic; Unimplemented for an unsupported op, attribute or element
/// type.
absl::StatusOr<Graph> makeGraph(const Model &model,
                                const ShapeInformation &shapes);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_GRAPH_H
