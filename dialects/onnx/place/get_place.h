// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_PLACE_GET_PLACE_H
#define DIALECTS_ONNX_PLACE_GET_PLACE_H

#include "core/ir/structure/value.h"
#include "dialects/onnx/types.h"

namespace mlir::onnx {

/// Returns the place that `onnx.place` gives a result, or
/// `onnx.argument_places` an argument; null if there is none.
PlaceAttr getPlace(Value value);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_PLACE_GET_PLACE_H
