// SPDX-License-Identifier: Apache-2.0
//
// Emits the parts of a compiled model that the runtime and users access: the
// table that the runtime reads, signatures, and exported functions.
#ifndef TARGETS_ONNX_COMPILER_MODEL_TABLE_H
#define TARGETS_ONNX_COMPILER_MODEL_TABLE_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"
#include "targets/onnx_compiler/compile_options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// An input or output of a model, as it is declared, or an element of one.
struct TensorDeclaration {
  /// As OMTypeKind (targets/runtime/model.h).
  enum Kind { Tensor, Sequence, Optional };

  std::string name;
  /// A TensorProto.DataType.
  int32_t dataType;
  /// Each dimension is a size, -1 if it may be any, or -2 - N if it is the size
  /// with name N of ModelInfo::dimensions.
  llvm::SmallVector<int64_t, 4> shape;
  /// An input that a caller may omit.
  bool isOptional = false;
  /// Whether the rank of an element is known.
  bool hasRank = true;
  Kind kind = Tensor;
  /// The type of the elements of a sequence or an optional value, else empty.
  /// The data type is then 0, and the shape is empty.
  std::vector<TensorDeclaration> element = {};
};

/// Returns the signature of `tensors` for omInputSignature and
/// omOutputSignature. Sizes that are not known are -1. The type of a sequence
/// or an optional value has that of its elements inside.
/// Source: onnx-mlir's JSON, including its spaces.
std::string makeSignature(llvm::ArrayRef<TensorDeclaration> tensors);

/// The number of nodes of each operator, by names such as `onnx.Add`. Sorted.
using OperatorCounts = std::map<std::string, int64_t>;

/// Returns the text for omCompilationInfo: JSON with the version and options of
/// the compiler and the counts.
std::string makeCompilationInfo(const OperatorCounts &counts,
                                const CompileOptions &options);

/// Properties of the model that the table contains.
struct ModelInfo {
  std::vector<TensorDeclaration> inputs;
  std::vector<TensorDeclaration> outputs;
  /// The names of dimensions that the declarations refer to.
  std::vector<std::string> dimensions;
  /// The description of each node that can fail: "Add 'sum'".
  std::vector<std::string> nodes;
  /// The names of the functions `i64 compute(ptr call)`
  /// (targets/runtime/model.h), one for each machine of the module.
  std::vector<std::string> compute;
  OperatorCounts operators;
  /// For each output the number of the input whose memory it may have, or -1.
  /// Empty if no output has one.
  std::vector<int64_t> sharedInputs;
  /// The keys and values for omModelMetadata, in turn.
  std::vector<std::string> metadata;
};

/// The symbol of the table.
inline constexpr llvm::StringLiteral modelTableName = "omModel";

/// Adds to `module`, which is of the llvm dialect and contains `info.compute`,
/// the hidden constant `omModel` (targets/runtime/model.h) and the exported
/// functions. These are `run_main_graph` and, with a tag, all entry points and
/// queries again with the tag as a suffix. Exported functions run before the
/// CPU is checked, so they are compiled for the baseline CPU; all others for
/// their own machine (machines.h).
void emitModelTable(mlir::ModuleOp module, const ModelInfo &info,
                    const TargetFacts &target, const CompileOptions &options);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_COMPILER_MODEL_TABLE_H
