// SPDX-License-Identifier: Apache-2.0
//
// Constants for rules: reads their elements and makes new ones.
#ifndef DIALECTS_ONNX_RULES_CONSTANTS_H
#define DIALECTS_ONNX_RULES_CONSTANTS_H

#include <cstdint>
#include <optional>

#include "core/ir/builtin/elements.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::onnx {

/// Returns the numbers that an `onnx.Constant` yields, whichever of its
/// attributes has them; or null. A dense attribute may be without data.
ElementsAttr getConstantValue(Operation *constant);

/// Returns the elements that an `onnx.Constant` yields, of static shape, whose
/// data is present; or null.
ElementsAttr getElements(Value value);

/// Returns the elements of a constant of integers of at most 64 bits.
std::optional<llvm::SmallVector<int64_t>> getIntegers(Value value);

/// Returns whether elements are floats that `getFloats` reads: f16, bf16, f32
/// or f64.
bool hasFloats(ElementsAttr elements);

/// Returns the elements of a constant of such floats.
std::optional<llvm::SmallVector<double>> getFloats(Value value);

/// Returns the only element of a constant of such floats.
std::optional<double> getFloat(Value value);

/// Returns a tensor of floats, each rounded once, or all equal.
DenseElementsAttr makeFloats(RankedTensorType type, double value);
ElementsAttr makeFloats(RankedTensorType type, llvm::ArrayRef<double> values);

/// Returns whether all numbers are finite after rounding to the type.
bool areFinite(llvm::ArrayRef<double> numbers, Type floatType);

/// Returns whether all products of elements and factors are finite after
/// rounding. May return false if only some pairs are multiplied.
/// Complexity: linear.
bool canScale(ElementsAttr elements, llvm::ArrayRef<double> factors);

/// Returns the elements, each of which is multiplied by the factor of its index
/// along dimension `axis`, and rounded once. `factors` has an element for each
/// index. Requires that the products are finite. Large elements are a recipe.
ElementsAttr scaleElements(ElementsAttr elements, int64_t axis,
                           llvm::ArrayRef<double> factors);

/// Returns the sum of the elements, integers of 8 bits, for each index along
/// dimension `axis`: a list of i32, which wraps around.
/// Complexity: linear.
ElementsAttr sumBytes(ElementsAttr elements, int64_t axis);

/// Returns the elements, integers of 8 bits, moved by 128: signed if they are
/// unsigned, else unsigned.
/// Complexity: linear.
ElementsAttr moveBytes(ElementsAttr elements);

/// Creates an `onnx.Constant`.
Value makeConstant(OpBuilder &builder, Location location, ElementsAttr value);
/// Creates a list of 64-bit integers.
Value makeIntegers(OpBuilder &builder, Location location,
                   llvm::ArrayRef<int64_t> values);
/// Creates an `onnx.NoValue`.
Value makeNoValue(OpBuilder &builder, Location location);

} // namespace mlir::onnx

#endif // DIALECTS_ONNX_RULES_CONSTANTS_H
