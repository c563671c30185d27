// SPDX-License-Identifier: Apache-2.0
//
// Keeps the declarations of a model in its module between the stages.
#ifndef TARGETS_ONNX_COMPILER_ENTRY_POINT_H
#define TARGETS_ONNX_COMPILER_ENTRY_POINT_H

#include "core/ir/builtin/builtin_ops.h"
#include "core/support/llvm.h"
#include "targets/onnx_compiler/model_table.h"

namespace onnx_mlir {

/// Adds a `krnl.entry_point` for the functions `info.compute`, whose attributes
/// contain the other fields of `info` but the nodes and shared inputs. Those
/// for machines after the first one are in `krnl.variants`.
///
/// ```mlir
/// "krnl.entry_point"() <{func = @main_graph, numInputs = 1 : i32,
///   numOutputs = 1 : i32, signature = "…"}>
///   {krnl.dimensions = ["n"], krnl.inputs = [{element = "f32", name = "x",
///    shape = array<i64: -2, 4>}], krnl.metadata = ["key", "value"],
///    krnl.operators = {onnx.Relu = 1 : i64}, krnl.outputs = [{…}]} : () -> ()
/// ```
void createEntryPoint(mlir::ModuleOp module, const ModelInfo &info);

/// Removes the module's only `krnl.entry_point` and returns what it contains.
/// The nodes and the inputs that outputs may share are those of the function's
/// attributes `krnl.nodes` and `krnl.shared_inputs`, which remain.
/// Errors: a diagnostic if there is none, or more than one, or it is malformed,
/// or a function is not `(!krnl.call) -> i64` with a body, or the number of
/// functions is not that of the module's machines.
mlir::FailureOr<ModelInfo> takeEntryPoint(mlir::ModuleOp module);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_ENTRY_POINT_H
