// SPDX-License-Identifier: Apache-2.0
//
// The code of a graph in the dialects func, scf, arith, math and memref: one
// function for each different step, and one that calls them in order.
#ifndef TARGETS_ONNX_DIRECT_MAIN_GRAPH_H
#define TARGETS_ONNX_DIRECT_MAIN_GRAPH_H

#include "core/ir/builtin_ops.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::direct {

struct Graph;
class MemoryPlan;

/// What the function is called that computes the outputs.
inline constexpr llvm::StringLiteral mainGraphName = "main_graph";

/// Adds to `module` the function `main_graph`, what it calls, and the constants
/// that they read, which are resources. Its arguments are the inputs, the
/// outputs, and scratch memory of as many bytes as `plan` says, all of one
/// dimension. Steps with the same key share a function. Takes the constants
/// out of `graph` that it holds itself; those of the model must outlive the
/// context.
void emitMainGraph(mlir::ModuleOp module, Graph &graph, const MemoryPlan &plan);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_MAIN_GRAPH_H
