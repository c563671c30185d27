// SPDX-License-Identifier: Apache-2.0
//
// Expression functions on attributes: their parts, and their construction.
#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/structure/operation_state.h"
#include "llvm/ADT/SmallVectorExtras.h"

namespace mlir {

using detail::ExprCall;
using ods::Opcode;

namespace {

ExprValue getTypesOf(const ExprValue &list);

/// Returns the type; for a list, the list of types.
ExprValue getTypeOf(const ExprValue &value) {
  if (value.getKind() == ExprValue::Kind::List)
    return getTypesOf(value);
  if (Value v = value.getValue())
    return ExprValue(v.getType());
  auto typed = llvm::dyn_cast_or_null<TypedAttr>(value.getAttribute());
  return typed ? ExprValue(typed.getType()) : ExprValue();
}

ExprValue getTypesOf(const ExprValue &list) {
  std::vector<ExprValue> types;
  for (const ExprValue &value : list.getList())
    types.push_back(getTypeOf(value));
  return ExprValue(std::move(types));
}

/// Returns the low 64 bits, extended as the type or the opcode requires.
ExprValue getInteger(Opcode opcode, Attribute attribute) {
  auto integer = llvm::dyn_cast<IntegerAttr>(attribute);
  if (!integer)
    return {};
  const llvm::APInt value = integer.getValue();
  const bool zeroExtends =
      opcode == Opcode::UnsignedValue ||
      (opcode == Opcode::IntegerValue && integer.getType().isUnsignedInteger());
  return ExprValue(zeroExtends ? int64_t(value.zextOrTrunc(64).getZExtValue())
                               : value.sextOrTrunc(64).getSExtValue());
}

template <typename T> ExprValue listNumbers(Attribute attribute) {
  std::vector<ExprValue> elements;
  for (T number : llvm::cast<DenseArrayAttrOf<T>>(attribute).asArrayRef())
    if constexpr (std::is_same_v<T, bool>)
      elements.emplace_back(number);
    else
      elements.emplace_back(int64_t(number));
  return ExprValue(std::move(elements));
}

template <typename T> bool isListOf(Attribute attribute) {
  return llvm::isa<DenseArrayAttrOf<T>>(attribute);
}

ExprValue getElements(Attribute attribute) {
  if (auto array = llvm::dyn_cast<ArrayAttr>(attribute)) {
    std::vector<ExprValue> elements;
    for (Attribute element : array.getValue())
      elements.emplace_back(element);
    return ExprValue(std::move(elements));
  }
  if (isListOf<bool>(attribute))
    return listNumbers<bool>(attribute);
  if (isListOf<int8_t>(attribute))
    return listNumbers<int8_t>(attribute);
  if (isListOf<int16_t>(attribute))
    return listNumbers<int16_t>(attribute);
  if (isListOf<int32_t>(attribute))
    return listNumbers<int32_t>(attribute);
  if (isListOf<int64_t>(attribute))
    return listNumbers<int64_t>(attribute);
  return {};
}

ExprValue getEntries(Attribute attribute, bool asKeys) {
  auto dictionary = llvm::dyn_cast<DictionaryAttr>(attribute);
  if (!dictionary)
    return {};
  std::vector<ExprValue> entries;
  for (NamedAttribute entry : dictionary.getValue())
    if (asKeys)
      entries.emplace_back(entry.getName().getValue());
    else
      entries.emplace_back(entry.getValue());
  return ExprValue(std::move(entries));
}

ExprValue getOfMap(Opcode opcode, Attribute attribute) {
  auto mapAttr = llvm::dyn_cast<AffineMapAttr>(attribute);
  if (!mapAttr)
    return {};
  AffineMap map = mapAttr.getValue();
  switch (opcode) {
  case Opcode::NumDims:
    return ExprValue(int64_t(map.getNumDims()));
  case Opcode::NumSymbols:
    return ExprValue(int64_t(map.getNumSymbols()));
  case Opcode::NumResults:
    return ExprValue(int64_t(map.getNumResults()));
  default:
    return ExprValue(map.isIdentity());
  }
}

ExprValue getOfReference(Opcode opcode, Attribute attribute) {
  auto reference = llvm::dyn_cast<SymbolRefAttr>(attribute);
  if (!reference)
    return {};
  if (opcode == Opcode::RootReference)
    return ExprValue(reference.getRootReference().getValue());
  std::vector<ExprValue> nested;
  for (FlatSymbolRefAttr part : reference.getNestedReferences())
    nested.emplace_back(Attribute(part));
  return ExprValue(std::move(nested));
}

} // namespace

ExprValue detail::applyToAttribute(const ExprCall &call) {
  if (call.opcode == Opcode::TypeOf)
    return getTypeOf(call.arguments[0]);
  if (call.opcode == Opcode::TypesOf)
    return getTypesOf(call.arguments[0]);
  Attribute attribute = call.arguments[0].getAttribute();
  if (!attribute)
    return {};
  switch (call.opcode) {
  case Opcode::IntegerValue:
  case Opcode::UnsignedValue:
  case Opcode::SignedValue:
    return getInteger(call.opcode, attribute);
  case Opcode::StringValue:
    if (auto string = llvm::dyn_cast<StringAttr>(attribute))
      return ExprValue(string.getValue());
    return {};
  case Opcode::BoolValue:
    if (auto boolean = llvm::dyn_cast<mlir::BoolAttr>(attribute))
      return ExprValue(boolean.getValue());
    return {};
  case Opcode::TypeValue:
    if (auto type = llvm::dyn_cast<TypeAttr>(attribute))
      return ExprValue(type.getValue());
    return {};
  case Opcode::Elements:
    return getElements(attribute);
  case Opcode::Keys:
  case Opcode::Values:
    return getEntries(attribute, call.opcode == Opcode::Keys);
  case Opcode::IsSplat:
    return ExprValue(llvm::isa<SplatElementsAttr>(attribute));
  case Opcode::RootReference:
  case Opcode::NestedReferences:
    return getOfReference(call.opcode, attribute);
  default:
    return getOfMap(call.opcode, attribute);
  }
}

// Construction.

namespace {

/// Returns a number of an integer or float type from a number, boolean or
/// string.
Attribute makeNumber(Type type, const ExprValue &value) {
  if (!type)
    return {};
  if (llvm::isa<IntegerType, IndexType>(type)) {
    if (value.getKind() == ExprValue::Kind::Bool)
      return IntegerAttr::get(type, int64_t(value.getBool()));
    if (value.getKind() == ExprValue::Kind::Integer)
      return IntegerAttr::get(type, value.getInteger());
    return {};
  }
  if (!llvm::isa<FloatType>(type))
    return {};
  if (value.getKind() == ExprValue::Kind::Integer)
    return FloatAttr::get(type, double(value.getInteger()));
  double number = 0;
  if (value.getKind() != ExprValue::Kind::String ||
      value.getString().getAsDouble(number))
    return {};
  return FloatAttr::get(type, number);
}

llvm::SmallVector<Attribute> toAttributes(const ExprValue &list) {
  return llvm::map_to_vector(list.getList(), [](const ExprValue &element) {
    return element.getAttribute();
  });
}

Attribute makeArray(const ExprCall &call) {
  llvm::SmallVector<Attribute> elements = toAttributes(call.arguments[0]);
  if (llvm::is_contained(elements, Attribute()))
    return {};
  return ArrayAttr::get(call.context, elements);
}

Attribute makeDictionary(const ExprCall &call) {
  llvm::ArrayRef<ExprValue> keys = call.arguments[0].getList();
  llvm::SmallVector<Attribute> values = toAttributes(call.arguments[1]);
  if (keys.size() != values.size() || llvm::is_contained(values, Attribute()))
    return {};
  NamedAttrList entries;
  for (auto [key, value] : llvm::zip_equal(keys, values))
    entries.set(StringAttr::get(call.context, key.getString()), value);
  return entries.getDictionary(call.context);
}

template <typename T>
Attribute makeDense(MLIRContext *context, const ExprValue &list) {
  // std::vector<bool> does not convert to ArrayRef<bool>.
  llvm::SmallVector<T> numbers;
  for (const ExprValue &element : list.getList())
    if constexpr (std::is_same_v<T, bool>)
      numbers.push_back(element.getBool());
    else
      numbers.push_back(T(element.getInteger()));
  return DenseArrayAttrOf<T>::get(context, numbers);
}

template <typename T>
Attribute makeDenseFloats(MLIRContext *context, const ExprValue &list) {
  llvm::SmallVector<T> numbers;
  for (const ExprValue &element : list.getList()) {
    double number = double(element.getInteger());
    if (element.getKind() == ExprValue::Kind::String &&
        element.getString().getAsDouble(number))
      return {};
    numbers.push_back(T(number));
  }
  return DenseArrayAttrOf<T>::get(context, numbers);
}

Attribute makeDenseArray(MLIRContext *context, Type type,
                         const ExprValue &list) {
  if (!type || list.isNull())
    return {};
  if (type.isInteger(1))
    return makeDense<bool>(context, list);
  if (type.isInteger(8))
    return makeDense<int8_t>(context, list);
  if (type.isInteger(16))
    return makeDense<int16_t>(context, list);
  if (type.isInteger(32))
    return makeDense<int32_t>(context, list);
  if (type.isInteger(64))
    return makeDense<int64_t>(context, list);
  if (type.isF32())
    return makeDenseFloats<float>(context, list);
  if (type.isF64())
    return makeDenseFloats<double>(context, list);
  return {};
}

/// Returns elements of a shaped type: one for a splat, or one per element.
Attribute makeDenseElements(Type type, const ExprValue &list) {
  auto shaped = llvm::dyn_cast_or_null<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape())
    return {};
  llvm::SmallVector<Attribute> elements;
  llvm::ArrayRef<ExprValue> values = list.getKind() == ExprValue::Kind::List
                                         ? list.getList()
                                         : llvm::ArrayRef(list);
  for (const ExprValue &value : values) {
    Attribute element = value.getAttribute()
                            ? value.getAttribute()
                            : makeNumber(shaped.getElementType(), value);
    if (!element)
      return {};
    elements.push_back(element);
  }
  if (elements.size() != 1 &&
      int64_t(elements.size()) != shaped.getNumElements())
    return {};
  return DenseElementsAttr::get(shaped, elements);
}

Attribute makeNamed(const ExprCall &call) {
  const AttributeDescriptor *descriptor =
      detail::lookupAttribute(call.context, call.immediate);
  if (!descriptor)
    return {};
  return Attribute(
      detail::makeStorage(call.context, *descriptor, call.arguments));
}

Attribute make(const ExprCall &call) {
  llvm::ArrayRef<ExprValue> arguments = call.arguments;
  MLIRContext *context = call.context;
  switch (call.opcode) {
  case Opcode::BoolAttr:
    return BoolAttr::get(context, arguments[0].getBool());
  case Opcode::IntegerAttr:
  case Opcode::FloatAttr:
    return makeNumber(arguments[0].getType(), arguments[1]);
  case Opcode::StringAttr:
    return StringAttr::get(context, arguments[0].getString());
  case Opcode::TypeAttr:
    return arguments[0].getType() ? TypeAttr::get(arguments[0].getType())
                                  : Attribute();
  case Opcode::UnitAttr:
    return UnitAttr::get(context);
  case Opcode::ArrayAttr:
    return makeArray(call);
  case Opcode::DictionaryAttr:
    return makeDictionary(call);
  case Opcode::SymbolRefAttr:
    return SymbolRefAttr::get(context, arguments[0].getString());
  case Opcode::DenseArrayAttr:
    return makeDenseArray(context, arguments[0].getType(), arguments[1]);
  case Opcode::DenseElementsAttr:
    return makeDenseElements(arguments[0].getType(), arguments[1]);
  case Opcode::IdentityMapAttr:
    return AffineMapAttr::get(
        AffineMap::getMultiDimIdentityMap(arguments[0].getInteger(), context));
  default:
    return makeNamed(call);
  }
}

} // namespace

ExprValue detail::makeAttribute(const ExprCall &call) {
  return ExprValue(make(call));
}

} // namespace mlir
