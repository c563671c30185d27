// SPDX-License-Identifier: Apache-2.0
//
// Emits the code of a graph in the dialects func, scf, arith, math and memref:
// a function for each distinct step, and a function that calls them in order.
#ifndef TARGETS_ONNX_DIRECT_MAIN_GRAPH_H
#define TARGETS_ONNX_DIRECT_MAIN_GRAPH_H

#include "core/ir/builtin/builtin_ops.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir::direct {

struct Graph;
class MemoryPlan;

/// The name of the function that computes the outputs.
inline constexpr llvm::StringLiteral mainGraphName = "main_graph";

/// Adds to `module` the function `main_graph`, the functions that it calls and
/// the constants that they read, which are resources. The arguments of
/// `main_graph` are the inputs, the outputs and the scratch memory of the size
/// in `plan`, each a memref of one dimension. Steps with the same key share a
/// function. Moves the constants that `graph` owns into the context; the
/// constants of the model must outlive the context.
void emitMainGraph(mlir::ModuleOp module, Graph &graph, const MemoryPlan &plan);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_MAIN_GRAPH_H
