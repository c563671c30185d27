// SPDX-License-Identifier: Apache-2.0
//
// Numeric attributes: integer, bool, float.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {

using llvm::APFloat;
using llvm::APInt;

namespace {

const FloatSemantics &getSemantics(Type type) {
  return cast<FloatType>(type).getFloatSemantics();
}

/// Returns the value, sign-extended. It must fit in 64 bits.
int64_t signExtended(const StoredInteger &integer) {
  if (integer.width > 64)
    return integer.get().getSExtValue();
  if (integer.width == 0)
    return 0;
  return llvm::SignExtend64(integer.word, integer.width);
}

} // namespace

/// 1. The type is an integer type or index.
/// 2. The value has the width of the type; for index, kInternalStorageBitWidth.
LogicalResult IntegerAttr::verify(EmitErrorFn emitError, Type type,
                                  APInt value) {
  const unsigned width = value.getBitWidth();
  if (auto integer = dyn_cast<IntegerType>(type)) {
    if (integer.getWidth() == width)
      return success();
    return emitError() << "integer type bit width (" << integer.getWidth()
                       << ") doesn't match value bit width (" << width << ")";
  }
  if (isa<IndexType>(type)) {
    if (width == IndexType::kInternalStorageBitWidth)
      return success();
    return emitError()
           << "value bit width (" << width
           << ") doesn't match index type internal storage bit width ("
           << IndexType::kInternalStorageBitWidth << ")";
  }
  return emitError() << "expected integer or index type";
}

int64_t IntegerAttr::getInt() const {
  assert(getType().isSignlessIntOrIndex() && "signless");
  return signExtended(getParameters().value);
}

int64_t IntegerAttr::getSInt() const {
  assert(getType().isSignedInteger() && "signed");
  return signExtended(getParameters().value);
}

uint64_t IntegerAttr::getUInt() const {
  assert(getType().isUnsignedInteger() && "unsigned");
  const StoredInteger &value = getParameters().value;
  return value.width <= 64 ? value.word : value.get().getZExtValue();
}

llvm::APSInt IntegerAttr::getAPSInt() const {
  return llvm::APSInt(getValue(), getType().isUnsignedInteger());
}

BoolAttr BoolAttr::get(MLIRContext *context, bool value) {
  return BoolAttr(
      IntegerAttr::get(IntegerType::get(context, 1), APInt(1, value))
          .getImpl());
}

bool BoolAttr::classof(Attribute attribute) {
  auto integer = dyn_cast<IntegerAttr>(attribute);
  return integer && integer.getType().isSignlessInteger(1);
}

FloatAttr FloatAttr::get(Type type, const APFloat &value) {
  return getFromBits(type, floatToBits(getSemantics(type), value));
}

FloatAttr FloatAttr::get(Type type, double value) {
  const FloatSemantics &semantics = getSemantics(type);
  return get(type, roundToFloat(semantics, APFloat(value)));
}

/// 1. The type is a float type.
/// 2. The value has the width of the type.
LogicalResult FloatAttr::verify(EmitErrorFn emitError, Type type, APInt bits) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return emitError() << "expected floating point type";
  if (floatType.getWidth() != bits.getBitWidth())
    return emitError()
           << "FloatAttr type doesn't match the type implied by its value";
  return success();
}

FloatAttr FloatAttr::getChecked(EmitErrorFn emitError, Type type,
                                const APFloat &value) {
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType) {
    emitError() << "expected floating point type";
    return {};
  }
  if (&floatType.getFloatSemantics().getHolder() != &value.getSemantics()) {
    emitError() << "FloatAttr type doesn't match the type implied by its value";
    return {};
  }
  return get(type, value);
}

FloatAttr FloatAttr::getChecked(EmitErrorFn emitError, Type type,
                                double value) {
  if (isa<FloatType>(type))
    return get(type, value);
  emitError() << "expected floating point type";
  return {};
}

FloatAttr FloatAttr::getFromBits(Type type, const APInt &bits) {
  return Base::get(type.getContext(), type, bits);
}

APFloat FloatAttr::getValue() const {
  return floatFromBits(getSemantics(getType()), getBits());
}

double FloatAttr::getValueAsDouble() const {
  return getValueAsDouble(getValue());
}

double FloatAttr::getValueAsDouble(APFloat value) {
  bool losesInformation = false;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInformation);
  return value.convertToDouble();
}

} // namespace mlir
