// SPDX-License-Identifier: Apache-2.0
//
// Constants of one element.
#ifndef DIALECTS_ONNX_INDEXED_SCALAR_CONSTANT_H
#define DIALECTS_ONNX_INDEXED_SCALAR_CONSTANT_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/value.h"

namespace mlir::onnx {

/// Returns the elements of a value that `onnx.Constant` yields, or null.
ElementsAttr getConstantElements(Value value);

/// Returns the element of such a constant of one element, in the type of
/// computations, or null.
TypedAttr getScalarConstant(Value value);

/// Returns element `i` of such a constant of floats, if it has one.
std::optional<double> getFloatElement(Value value, int64_t i);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_INDEXED_SCALAR_CONSTANT_H
