// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/properties.h"

#include <cstring>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/descriptor/ods_support.h"

namespace mlir {
namespace {

/// Copies the array to memory that lives as long as the context.
template <typename T>
llvm::ArrayRef<T> intern(MLIRContext *context, llvm::ArrayRef<T> elements) {
  llvm::ArrayRef<char> bytes =
      context->internBytes({reinterpret_cast<const char *>(elements.data()),
                            elements.size() * sizeof(T)},
                           alignof(T));
  return llvm::ArrayRef<T>(reinterpret_cast<const T *>(bytes.data()),
                           elements.size());
}

/// Converts an integer attribute of any type to a host number.
template <typename T> bool setInteger(T &number, Attribute attribute) {
  auto integer = llvm::dyn_cast<IntegerAttr>(attribute);
  if (!integer)
    return false;
  llvm::APInt value = integer.getValue();
  const unsigned width = std::is_same_v<T, bool> ? 1 : sizeof(T) * 8;
  if (std::is_signed_v<T> ? !value.isSignedIntN(width) : !value.isIntN(width))
    return false;
  number = std::is_signed_v<T> ? value.getSExtValue() : value.getZExtValue();
  return true;
}

/// Converts a dense array attribute, or an array of numbers.
template <typename DenseArray, typename T>
bool setArray(llvm::ArrayRef<T> &array, Attribute attribute) {
  if (auto dense = llvm::dyn_cast<DenseArray>(attribute)) {
    array = intern(attribute.getContext(), dense.asArrayRef());
    return true;
  }
  auto elements = llvm::dyn_cast<ArrayAttr>(attribute);
  if (!elements)
    return false;
  llvm::SmallVector<T> numbers(elements.size());
  for (auto [number, element] : llvm::zip_equal(numbers, elements))
    if (!setInteger(number, element))
      return false;
  array = intern(attribute.getContext(), llvm::ArrayRef<T>(numbers));
  return true;
}

/// Converts an array of attributes of one class.
template <typename Element, typename T>
bool setElements(llvm::ArrayRef<T> &array, Attribute attribute) {
  auto elements = llvm::dyn_cast<ArrayAttr>(attribute);
  if (!elements || !llvm::all_of(elements, llvm::IsaPred<Element>))
    return false;
  llvm::SmallVector<T> values;
  for (Attribute element : elements) {
    if constexpr (std::is_same_v<Element, Attribute>)
      values.push_back(element);
    else
      values.push_back(llvm::cast<Element>(element).getValue());
  }
  array = intern(attribute.getContext(), llvm::ArrayRef<T>(values));
  return true;
}

bool setValue(const FieldDescriptor &field, void *properties,
              Attribute attribute);

/// Converts an array with at most one element to a field of kind Optional.
bool setOptional(const FieldDescriptor &field, void *properties,
                 Attribute attribute) {
  auto elements = llvm::dyn_cast<ArrayAttr>(attribute);
  if (!elements || elements.size() > 1)
    return false;
  if (elements.empty())
    return makeAbsent(field, properties), true;
  // If the element is invalid, the previous value is restored.
  const uint32_t size = getLayout(field).size;
  char *const memory = &getField<char>(field, properties);
  const llvm::SmallVector<char> before(memory, memory + size);
  if (setValue(makePresent(field, properties), properties, elements[0]))
    return true;
  std::memcpy(memory, before.data(), size);
  return false;
}

bool setValue(const FieldDescriptor &field, void *properties,
              Attribute attribute) {
  MLIRContext *context = attribute.getContext();
  switch (field.kind) {
  case FieldKind::Attribute:
    if (field.constraint && !isOfClass(*field.constraint, attribute))
      return false;
    getField<Attribute>(field, properties) = attribute;
    return true;
  case FieldKind::Bool:
    if (auto value = llvm::dyn_cast<BoolAttr>(attribute)) {
      getField<bool>(field, properties) = value.getValue();
      return true;
    }
    if (!field.optional || !llvm::isa<UnitAttr>(attribute))
      return false;
    getField<bool>(field, properties) = true;
    return true;
  case FieldKind::Int32:
    return setInteger(getField<int32_t>(field, properties), attribute);
  case FieldKind::UInt32:
    return setInteger(getField<uint32_t>(field, properties), attribute);
  case FieldKind::Int64:
    return setInteger(getField<int64_t>(field, properties), attribute);
  case FieldKind::UInt64:
    return setInteger(getField<uint64_t>(field, properties), attribute);
  case FieldKind::Integer: {
    auto integer = llvm::dyn_cast<IntegerAttr>(attribute);
    if (!integer)
      return false;
    llvm::APInt value = integer.getValue();
    StoredInteger stored(value);
    if (stored.width > 64)
      stored.words = intern(context, stored.getWords()).data();
    getField<StoredInteger>(field, properties) = stored;
    return true;
  }
  case FieldKind::String: {
    auto string = llvm::dyn_cast<StringAttr>(attribute);
    if (string)
      getField<llvm::StringRef>(field, properties) = string.getValue();
    return static_cast<bool>(string);
  }
  case FieldKind::Type: {
    auto type = llvm::dyn_cast<TypeAttr>(attribute);
    if (type)
      getField<Type>(field, properties) = type.getValue();
    return static_cast<bool>(type);
  }
  case FieldKind::AffineMap: {
    auto map = llvm::dyn_cast<AffineMapAttr>(attribute);
    if (map)
      getField<AffineMap>(field, properties) = map.getValue();
    return static_cast<bool>(map);
  }
  case FieldKind::IntegerSet: {
    auto set = llvm::dyn_cast<IntegerSetAttr>(attribute);
    if (set)
      getField<IntegerSet>(field, properties) = set.getValue();
    return static_cast<bool>(set);
  }
  case FieldKind::BoolArray:
    return setArray<DenseBoolArrayAttr>(
        getField<llvm::ArrayRef<bool>>(field, properties), attribute);
  case FieldKind::Int32Array:
    return setArray<DenseI32ArrayAttr>(
        getField<llvm::ArrayRef<int32_t>>(field, properties), attribute);
  case FieldKind::Int64Array:
    return setArray<DenseI64ArrayAttr>(
        getField<llvm::ArrayRef<int64_t>>(field, properties), attribute);
  case FieldKind::StringArray:
    return setElements<StringAttr>(
        getField<llvm::ArrayRef<llvm::StringRef>>(field, properties),
        attribute);
  case FieldKind::TypeArray:
    return setElements<TypeAttr>(
        getField<llvm::ArrayRef<Type>>(field, properties), attribute);
  case FieldKind::AttributeArray:
    return setElements<Attribute>(
        getField<llvm::ArrayRef<Attribute>>(field, properties), attribute);
  case FieldKind::NamedAttributeArray: {
    auto dictionary = llvm::dyn_cast<DictionaryAttr>(attribute);
    if (dictionary)
      getField<llvm::ArrayRef<NamedAttribute>>(field, properties) =
          dictionary.getValue();
    return static_cast<bool>(dictionary);
  }
  case FieldKind::Optional:
    return setOptional(field, properties, attribute);
  case FieldKind::Custom: // setByHook
  case FieldKind::AffineExpr:
  case FieldKind::Blob:
  case FieldKind::Int32Inline: // convertFromAttribute
  case FieldKind::Pointer:
    return false;
  }
  llvm_unreachable("unknown kind of field");
}

IntegerAttr getNumber(MLIRContext *context, unsigned width, uint64_t value) {
  return IntegerAttr::get(IntegerType::get(context, width),
                          llvm::APInt(width, value));
}

/// Resets a field to its default.
void resetField(const FieldDescriptor &field, void *properties) {
  char *memory = &getField<char>(field, properties);
  if (field.kind == FieldKind::Custom) {
    field.hooks->destroy(memory);
    field.hooks->initialize(memory);
    if (field.defaultValue)
      field.hooks->copy(memory, field.defaultValue);
    return;
  }
  if (field.defaultValue)
    std::memcpy(memory, field.defaultValue, getLayout(field).size);
  else
    std::memset(memory, 0, getLayout(field).size);
}

} // namespace

void initializeProperties(const FieldTable &table, void *properties) {
  std::memset(properties, 0, table.size);
  for (const FieldDescriptor &field : table.fields) {
    if (field.kind == FieldKind::Custom)
      field.hooks->initialize(&getField<char>(field, properties));
    if (field.defaultValue)
      resetField(field, properties);
  }
}

void copyProperties(const FieldTable &table, void *to, const void *from) {
  for (const FieldDescriptor &field : table.fields) {
    char *memory = &getField<char>(field, to);
    if (field.kind == FieldKind::Custom)
      field.hooks->copy(memory, &getField<char>(field, from));
    else
      std::memcpy(memory, &getField<char>(field, from), getLayout(field).size);
  }
}

void destroyProperties(const FieldTable &table, void *properties) {
  for (const FieldDescriptor &field : table.fields)
    if (field.kind == FieldKind::Custom)
      field.hooks->destroy(&getField<char>(field, properties));
}

Attribute getPropertyAsAttribute(const FieldDescriptor &field,
                                 const void *properties, MLIRContext *context) {
  auto getTypes = [&](llvm::ArrayRef<Type> types) {
    llvm::SmallVector<Attribute> elements;
    for (Type type : types)
      elements.push_back(TypeAttr::get(type));
    return ArrayAttr::get(context, elements);
  };
  auto getStrings = [&](llvm::ArrayRef<llvm::StringRef> strings) {
    llvm::SmallVector<Attribute> elements;
    for (llvm::StringRef string : strings)
      elements.push_back(StringAttr::get(context, string));
    return ArrayAttr::get(context, elements);
  };
  if (field.hooks)
    return field.hooks->toAttribute
               ? field.hooks->toAttribute(&getField<char>(field, properties),
                                          context)
               : Attribute();
  switch (field.kind) {
  case FieldKind::Attribute:
    return getField<Attribute>(field, properties);
  case FieldKind::Bool:
    if (field.optional && getField<bool>(field, properties))
      return UnitAttr::get(context);
    return BoolAttr::get(context, getField<bool>(field, properties));
  case FieldKind::Int32:
  case FieldKind::UInt32:
    return getNumber(context, 32, getField<uint32_t>(field, properties));
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return getNumber(context, 64, getField<uint64_t>(field, properties));
  case FieldKind::Integer: {
    const auto &integer = getField<StoredInteger>(field, properties);
    return integer.width == 0
               ? Attribute()
               : IntegerAttr::get(IntegerType::get(context, integer.width),
                                  integer.get());
  }
  case FieldKind::String:
    return StringAttr::get(context,
                           getField<llvm::StringRef>(field, properties));
  case FieldKind::Type: {
    Type type = getField<Type>(field, properties);
    return type ? TypeAttr::get(type) : Attribute();
  }
  case FieldKind::AffineMap: {
    AffineMap map = getField<AffineMap>(field, properties);
    return map ? AffineMapAttr::get(map) : Attribute();
  }
  case FieldKind::IntegerSet: {
    IntegerSet set = getField<IntegerSet>(field, properties);
    return set ? IntegerSetAttr::get(set) : Attribute();
  }
  case FieldKind::BoolArray:
    return DenseBoolArrayAttr::get(
        context, getField<llvm::ArrayRef<bool>>(field, properties));
  case FieldKind::Int32Array:
    return DenseI32ArrayAttr::get(
        context, getField<llvm::ArrayRef<int32_t>>(field, properties));
  case FieldKind::Int64Array:
    return DenseI64ArrayAttr::get(
        context, getField<llvm::ArrayRef<int64_t>>(field, properties));
  case FieldKind::StringArray:
    return getStrings(
        getField<llvm::ArrayRef<llvm::StringRef>>(field, properties));
  case FieldKind::TypeArray:
    return getTypes(getField<llvm::ArrayRef<Type>>(field, properties));
  case FieldKind::AttributeArray:
    return ArrayAttr::get(
        context, getField<llvm::ArrayRef<Attribute>>(field, properties));
  case FieldKind::NamedAttributeArray:
    return DictionaryAttr::get(
        context, getField<llvm::ArrayRef<NamedAttribute>>(field, properties));
  case FieldKind::Int32Inline:
    return DenseI32ArrayAttr::get(
        context,
        llvm::ArrayRef(&getField<int32_t>(field, properties), field.count));
  case FieldKind::Optional: {
    const auto present = getPresent(field, properties);
    if (!present)
      return ArrayAttr::get(context, {});
    return ArrayAttr::get(
        context, getPropertyAsAttribute(*present, properties, context));
  }
  case FieldKind::Custom:
  case FieldKind::AffineExpr:
  case FieldKind::Blob:
  case FieldKind::Pointer:
    return {};
  }
  llvm_unreachable("unknown kind of field");
}

/// Returns the text of the error for an attribute that is invalid for a field.
static std::string describeWrongKind(const FieldDescriptor &field,
                                     Attribute attribute) {
  switch (field.kind) {
  case FieldKind::Int32:
  case FieldKind::UInt32:
  case FieldKind::Int64:
  case FieldKind::UInt64:
  case FieldKind::Integer:
    return "expected IntegerAttr for key `value`";
  case FieldKind::Int32Array:
    return "expected DenseI32ArrayAttr for key `value`";
  case FieldKind::Int64Array:
    return "expected DenseI64ArrayAttr for key `value`";
  case FieldKind::Bool:
  case FieldKind::String:
    return "expected string property to come from string attribute";
  case FieldKind::Optional: {
    auto elements = llvm::dyn_cast<ArrayAttr>(attribute);
    if (!elements)
      return "expected optional properties to materialize as arrays";
    if (elements.size() > 1)
      return "expected optional properties to become 0- or 1-element arrays";
    FieldDescriptor element = field;
    element.kind = field.element;
    return describeWrongKind(element, elements[0]);
  }
  default:
    std::string text;
    llvm::raw_string_ostream(text) << "Invalid attribute `" << field.name
                                   << "` in property conversion: " << attribute;
    return text;
  }
}

/// Converts the attribute by the field's hook. Returns false if that fails.
static bool setByHook(const FieldDescriptor &field, void *properties,
                      Attribute attribute) {
  return field.hooks->fromAttribute &&
         field.hooks->fromAttribute(&getField<char>(field, properties),
                                    attribute);
}

LogicalResult setPropertyFromAttribute(const FieldDescriptor &field,
                                       void *properties, Attribute attribute,
                                       EmitErrorFn emitError) {
  if (!attribute) {
    resetField(field, properties);
    return success();
  }
  if (field.kind == FieldKind::Int32Inline)
    return convertFromAttribute(
        llvm::MutableArrayRef(&getField<int32_t>(field, properties),
                              field.count),
        attribute, emitError);
  if (field.hooks ? setByHook(field, properties, attribute)
                  : setValue(field, properties, attribute))
    return success();
  if (emitError)
    emitError() << describeWrongKind(field, attribute);
  return failure();
}

const FieldDescriptor *lookupProperty(const FieldTable &table,
                                      llvm::StringRef name) {
  for (const FieldDescriptor &field : table.fields)
    if (field.name == name)
      return &field;
  return nullptr;
}

bool hasDefault(const FieldTable &table, const FieldDescriptor &field,
                const void *properties) {
  if (field.kind == FieldKind::Attribute && !field.defaultValue)
    return !getField<Attribute>(field, properties);
  llvm::SmallVector<uint64_t> defaults((table.size + 7) / 8);
  const FieldTable one{llvm::ArrayRef(field), table.size};
  initializeProperties(one, defaults.data());
  const bool isEqual = equalFields(one, properties, defaults.data());
  destroyProperties(one, defaults.data());
  return isEqual;
}

Attribute getPropertiesAsAttribute(const FieldTable &table,
                                   const void *properties,
                                   MLIRContext *context) {
  llvm::SmallVector<NamedAttribute> attributes;
  for (const FieldDescriptor &field : table.fields)
    if (Attribute value = getPropertyAsAttribute(field, properties, context))
      attributes.emplace_back(StringAttr::get(context, field.name), value);
  return attributes.empty() ? Attribute()
                            : DictionaryAttr::get(context, attributes);
}

LogicalResult setPropertiesFromAttribute(const FieldTable &table,
                                         void *properties, Attribute attribute,
                                         EmitErrorFn emitError) {
  auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attribute);
  if (attribute && !dictionary) {
    if (emitError)
      emitError() << "expected DictionaryAttr to set properties";
    return failure();
  }
  if (!dictionary)
    return success();
  for (NamedAttribute entry : dictionary) {
    const FieldDescriptor *field = lookupProperty(table, entry.getName());
    if (field && failed(setPropertyFromAttribute(*field, properties,
                                                 entry.getValue(), emitError)))
      return failure();
  }
  return success();
}

} // namespace mlir
