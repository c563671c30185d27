// SPDX-License-Identifier: Apache-2.0
//
// Converts the types of ONNX to those of MLIR.
#ifndef TARGETS_ONNX_IMPORT_TYPES_H
#define TARGETS_ONNX_IMPORT_TYPES_H

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "core/ir/context/context.h"
#include "core/ir/structure/type.h"
#include "onnx/onnx_pb.h"
#include "llvm/ADT/StringRef.h"

namespace onnx_mlir {

/// Returns the type of elements of `dataType`, a TensorProto.DataType, or null
/// if ONNX does not define it.
mlir::Type importElementType(mlir::MLIRContext *context, int32_t dataType);

/// Returns the type of elements with ONNX's name `name`, such as `float16`, or
/// null if there is none.
mlir::Type importElementType(mlir::MLIRContext *context, llvm::StringRef name);

/// Returns the type of a value: a tensor, which is unranked if the shape is
/// missing, a sequence, an optional value, or a tuple for a map.
/// Errors: InvalidArgument if a part is missing or not defined;
/// Unimplemented for sparse tensors.
absl::StatusOr<mlir::Type> importType(mlir::MLIRContext *context,
                                      const ::onnx::TypeProto &type);

/// Sets the dimensions of a tensor that have a name of `sizes`, and replaces
/// these names in expressions such as `past + 1`. Returns the names that occur.
std::vector<std::string>
setNamedSizes(::onnx::TypeProto &type,
              const std::map<std::string, int64_t> &sizes);

/// Returns the names of a tensor's dimensions, in the form of onnx-mlir:
/// `0:batch,2:length`. It is empty if none has a name.
std::string getDimensionNames(const ::onnx::TypeProto &type);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_TYPES_H
