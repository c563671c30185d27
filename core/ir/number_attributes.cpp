// SPDX-License-Identifier: Apache-2.0
//
// Attributes of one number: integer, bool, float.
#include "core/ir/builtin_attributes.h"
#include "core/ir/diagnostics.h"
#include "core/ir/float_semantics.h"

namespace mlir {

using namespace detail;
using llvm::APFloat;
using llvm::APInt;

namespace {

constexpr InterfaceImplementation integerInterfaces[] = {
    {TypeID::get<TypedAttr>(), &typedAttrTable<IntegerAttr>}};
constexpr InterfaceImplementation floatInterfaces[] = {
    {TypeID::get<TypedAttr>(), &typedAttrTable<FloatAttr>}};

constexpr FieldDescriptor integerFields[] = {
    MLIR_FIELD(IntegerAttrParameters, type, Type),
    MLIR_FIELD(IntegerAttrParameters, value, Integer)};
constexpr FieldDescriptor floatFields[] = {
    MLIR_FIELD(FloatAttrParameters, type, Type),
    MLIR_FIELD(FloatAttrParameters, bits, Integer)};

LogicalResult verifyInteger(EmitErrorFn emitError, const void *parameters) {
  const auto &integer = *static_cast<const IntegerAttrParameters *>(parameters);
  const unsigned width = integer.value.width;
  if (auto type = dyn_cast<IntegerType>(integer.type)) {
    if (type.getWidth() == width)
      return success();
    return emitError() << "integer type bit width (" << type.getWidth()
                       << ") doesn't match value bit width (" << width << ")";
  }
  if (isa<IndexType>(integer.type)) {
    if (width == IndexType::kInternalStorageBitWidth)
      return success();
    return emitError()
           << "value bit width (" << width
           << ") doesn't match index type internal storage bit width ("
           << IndexType::kInternalStorageBitWidth << ")";
  }
  return emitError() << "expected integer or index type";
}

LogicalResult verifyFloat(EmitErrorFn emitError, const void *parameters) {
  const auto &number = *static_cast<const FloatAttrParameters *>(parameters);
  auto type = dyn_cast<FloatType>(number.type);
  if (!type)
    return emitError() << "expected floating point type";
  if (type.getWidth() != number.bits.width)
    return emitError()
           << "FloatAttr type doesn't match the type implied by its value";
  return success();
}

const FloatSemantics &getSemantics(Type type) {
  return cast<FloatType>(type).getFloatSemantics();
}

/// The value of an integer of up to 64 bits, or one whose value fits.
int64_t signExtended(const StoredInteger &integer) {
  if (integer.width > 64)
    return integer.get().getSExtValue();
  if (integer.width == 0)
    return 0;
  return llvm::SignExtend64(integer.word, integer.width);
}

} // namespace

constinit const AttributeDescriptor IntegerAttr::descriptor = {
    {.name = "builtin.integer",
     .id = TypeID::get<IntegerAttr>(),
     .parameters = {integerFields, sizeof(IntegerAttrParameters)},
     .interfaces = integerInterfaces,
     .summary = "a number of an integer type or of index",
     .verify = verifyInteger}};

constinit const AttributeDescriptor FloatAttr::descriptor = {
    {.name = "builtin.float",
     .id = TypeID::get<FloatAttr>(),
     .parameters = {floatFields, sizeof(FloatAttrParameters)},
     .interfaces = floatInterfaces,
     .summary = "a number of a float type",
     .verify = verifyFloat}};

IntegerAttr IntegerAttr::get(Type type, const APInt &value) {
  assert((isa<IndexType>(type)
              ? IndexType::kInternalStorageBitWidth
              : cast<IntegerType>(type).getWidth()) == value.getBitWidth() &&
         "the value has the type's width");
  return getUnchecked(type.getContext(), {type, StoredInteger(value)});
}

IntegerAttr IntegerAttr::get(MLIRContext *context, const llvm::APSInt &value) {
  const Type type = IntegerType::get(context, value.getBitWidth(),
                                     value.isSigned() ? IntegerType::Signed
                                                      : IntegerType::Unsigned);
  return get(type, static_cast<const APInt &>(value));
}

IntegerAttr IntegerAttr::get(Type type, int64_t value) {
  if (isa<IndexType>(type))
    return get(type, APInt(IndexType::kInternalStorageBitWidth, value));
  auto integerType = cast<IntegerType>(type);
  return get(
      type,
      APInt(64, value, /*isSigned=*/true).sextOrTrunc(integerType.getWidth()));
}

IntegerAttr IntegerAttr::getChecked(EmitErrorFn emitError, Type type,
                                    const APInt &value) {
  return getVerified(emitError, type.getContext(),
                     {type, StoredInteger(value)});
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

FloatAttr FloatAttr::getFromBits(Type type, const APInt &bits) {
  assert(cast<FloatType>(type).getWidth() == bits.getBitWidth() &&
         "the bits have the type's width");
  return getUnchecked(type.getContext(), {type, StoredInteger(bits)});
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
