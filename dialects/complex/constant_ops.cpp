// SPDX-License-Identifier: Apache-2.0
#include "dialects/complex/complex.h"

using namespace mlir;
using namespace mlir::complex;

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "cst");
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValueAttr(); }

/// Returns the types of the parts, or nullopt unless there are two parts with
/// types.
static std::optional<std::pair<Type, Type>> getPartTypes(ArrayAttr value) {
  if (value.size() != 2)
    return std::nullopt;
  auto real = dyn_cast<TypedAttr>(value[0]);
  auto imag = dyn_cast<TypedAttr>(value[1]);
  if (!real || !imag)
    return std::nullopt;
  return std::pair(real.getType(), imag.getType());
}

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  auto parts = dyn_cast<ArrayAttr>(value);
  auto complex = dyn_cast<ComplexType>(type);
  if (!parts || !complex)
    return false;
  const Type element = complex.getElementType();
  return getPartTypes(parts) == std::pair(element, element);
}

/// 1. There are two parts.
/// 2. They are floats or integers.
/// 3. They have the element type.
LogicalResult ConstantOp::verify() {
  const ArrayAttr parts = getValue();
  // 1.
  if (parts.size() != 2)
    return emitOpError("requires 'value' to be a complex constant, represented "
                       "as array of two values");

  // 2.
  if (!llvm::all_of(parts, llvm::IsaPred<IntegerAttr, FloatAttr>))
    return emitOpError(
        "requires attribute's elements to be float or integer attributes");

  // 3.
  const Type element = cast<ComplexType>(getType()).getElementType();
  const auto [real, imag] = *getPartTypes(parts);
  if (real != element || imag != element)
    return emitOpError("requires attribute's element types (")
           << real << ", " << imag
           << ") to match the element type of the op's return type (" << element
           << ")";
  return success();
}

#define GET_OP_CLASSES
#include "dialects/complex/complex_op.cpp.inc"
