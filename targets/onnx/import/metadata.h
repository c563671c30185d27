// SPDX-License-Identifier: Apache-2.0
//
// The facts that a model states about itself.
#ifndef TARGETS_ONNX_IMPORT_METADATA_H
#define TARGETS_ONNX_IMPORT_METADATA_H

#include <string>
#include <vector>

#include "onnx/onnx_pb.h"

namespace onnx_mlir {

/// Returns the keys and values, in turn, that omModelMetadata knows
/// (targets/runtime/include/onnx-mlir/Runtime/OMModelMetadata.h): fields of the
/// model that are set, the versions of its operator sets, and its
/// `metadata_props`, each in the order of the file. A key occurs once; the
/// first value counts.
std::vector<std::string> getMetadata(const ::onnx::ModelProto &model);

} // namespace onnx_mlir

#endif // TARGETS_ONNX_IMPORT_METADATA_H
