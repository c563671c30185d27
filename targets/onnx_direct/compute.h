// SPDX-License-Identifier: Apache-2.0
//
// The code of a graph: one function for each different step, and one that calls
// them in order.
#ifndef TARGETS_ONNX_DIRECT_COMPUTE_H
#define TARGETS_ONNX_DIRECT_COMPUTE_H

#include "targets/onnx_direct/graph.h"
#include "targets/onnx_direct/memory_plan.h"
#include "llvm/IR/Module.h"

namespace onnx_mlir::direct {

/// Emits the internal function `void compute(ptr inputs, ptr outputs, ptr
/// scratch)` of targets/runtime/model.h into `module`, and what it calls.
/// Steps with the same key share a function. The functions have no attribute
/// that names a CPU.
llvm::Function *emitCompute(llvm::Module &module, const Graph &graph,
                            const MemoryPlan &plan);

} // namespace onnx_mlir::direct

#endif // TARGETS_ONNX_DIRECT_COMPUTE_H
