// SPDX-License-Identifier: Apache-2.0
//
// Expression functions on parameters of types and attributes of any kind.
#include <cstddef>
#include <cstring>

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/constraint.h"
#include "core/ir/descriptor/expression_impl.h"
#include "core/ir/descriptor/field.h"
#include "core/ir/storage/storage_allocator.h"

namespace mlir {
namespace {

/// Splits a name at the first dot; the dialect is null if it is not loaded.
std::pair<Dialect *, llvm::StringRef> splitName(MLIRContext *context,
                                                llvm::StringRef name) {
  auto [dialect, mnemonic] = name.split('.');
  return {context->getLoadedDialect(dialect), mnemonic};
}

template <typename T> ExprValue toExprList(llvm::ArrayRef<T> elements) {
  std::vector<ExprValue> list;
  for (const T &element : elements)
    if constexpr (std::is_same_v<T, int32_t>)
      list.emplace_back(int64_t(element));
    else
      list.emplace_back(element);
  return ExprValue(std::move(list));
}

} // namespace

const TypeDescriptor *detail::lookupType(MLIRContext *context,
                                         llvm::StringRef name) {
  auto [dialect, mnemonic] = splitName(context, name);
  return dialect ? dialect->lookupType(mnemonic) : nullptr;
}

const AttributeDescriptor *detail::lookupAttribute(MLIRContext *context,
                                                   llvm::StringRef name) {
  auto [dialect, mnemonic] = splitName(context, name);
  return dialect ? dialect->lookupAttribute(mnemonic) : nullptr;
}

ExprValue detail::getParameterValue(const BaseStorage *storage, int64_t index) {
  llvm::ArrayRef<FieldDescriptor> fields =
      storage->abstract->getDescriptor().parameters.fields;
  if (index < 0 || index >= int64_t(fields.size()))
    return {};
  return getFieldValue(fields[index], getParameters(storage));
}

ExprValue detail::getFieldValue(const FieldDescriptor &field,
                                const void *object) {
  switch (field.kind) {
  case FieldKind::Bool:
    return ExprValue(getField<bool>(field, object));
  case FieldKind::Int32:
    return ExprValue(int64_t(getField<int32_t>(field, object)));
  case FieldKind::UInt32:
    return ExprValue(int64_t(getField<uint32_t>(field, object)));
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return ExprValue(getField<int64_t>(field, object));
  case FieldKind::Integer:
    return ExprValue(getField<StoredInteger>(field, object)
                         .get()
                         .sextOrTrunc(64)
                         .getSExtValue());
  case FieldKind::String:
    return ExprValue(getField<llvm::StringRef>(field, object));
  case FieldKind::Type:
    return ExprValue(getField<Type>(field, object));
  case FieldKind::Attribute:
    return ExprValue(getField<Attribute>(field, object));
  case FieldKind::AffineMap: {
    AffineMap map = getField<AffineMap>(field, object);
    return map ? ExprValue(Attribute(AffineMapAttr::get(map))) : ExprValue();
  }
  case FieldKind::BoolArray:
    return toExprList(getField<llvm::ArrayRef<bool>>(field, object));
  case FieldKind::Int32Array:
    return toExprList(getField<llvm::ArrayRef<int32_t>>(field, object));
  case FieldKind::Int64Array:
    return toExprList(getField<llvm::ArrayRef<int64_t>>(field, object));
  case FieldKind::StringArray:
    return toExprList(getField<llvm::ArrayRef<llvm::StringRef>>(field, object));
  case FieldKind::TypeArray:
    return toExprList(getField<llvm::ArrayRef<Type>>(field, object));
  case FieldKind::AttributeArray:
    return toExprList(getField<llvm::ArrayRef<Attribute>>(field, object));
  case FieldKind::Optional: {
    const auto present = getPresent(field, object);
    return present ? getFieldValue(*present, object) : ExprValue();
  }
  default:
    return {};
  }
}

namespace {

/// Sets a field of a struct under construction.
class FieldSetter {
public:
  FieldSetter(const FieldDescriptor &field, void *object,
              const ExprValue &value, StorageAllocator &allocator)
      : field(field), object(object), value(value), allocator(allocator) {}

  /// Returns false if the value does not fit the field.
  bool set();

private:
  template <typename T> bool assign(T t) {
    getField<T>(field, object) = t;
    return true;
  }
  bool setInteger();
  bool setList();
  template <typename T, typename Convert> bool setArray(Convert convert);

  const FieldDescriptor &field;
  void *object;
  const ExprValue &value;
  StorageAllocator &allocator;
};

template <typename T, typename Convert>
bool FieldSetter::setArray(Convert convert) {
  llvm::SmallVector<T> elements;
  for (const ExprValue &element : value.getList())
    elements.push_back(convert(element));
  return assign(allocator.copyInto(llvm::ArrayRef<T>(elements)));
}

bool FieldSetter::setInteger() {
  if (value.getKind() != ExprValue::Kind::Integer)
    return false;
  const int64_t number = value.getInteger();
  switch (field.kind) {
  case FieldKind::Int32:
    return int32_t(number) == number && assign(int32_t(number));
  case FieldKind::UInt32:
    return uint32_t(number) == number && assign(uint32_t(number));
  case FieldKind::Int64:
    return assign(number);
  default:
    return assign(uint64_t(number));
  }
}

bool FieldSetter::setList() {
  if (value.getKind() != ExprValue::Kind::List)
    return false;
  auto getInteger = [](const ExprValue &e) { return e.getInteger(); };
  switch (field.kind) {
  case FieldKind::BoolArray:
    return setArray<bool>([](const ExprValue &e) { return e.getBool(); });
  case FieldKind::Int32Array:
    return setArray<int32_t>(getInteger);
  case FieldKind::Int64Array:
    return setArray<int64_t>(getInteger);
  case FieldKind::StringArray:
    return setArray<llvm::StringRef>(
        [&](const ExprValue &e) { return allocator.copyInto(e.getString()); });
  case FieldKind::TypeArray:
    return setArray<Type>([](const ExprValue &e) { return e.getType(); });
  case FieldKind::AttributeArray:
    return setArray<Attribute>(
        [](const ExprValue &e) { return e.getAttribute(); });
  default:
    return false;
  }
}

bool FieldSetter::set() {
  if (field.kind == FieldKind::Optional) {
    if (value.isNull())
      return makeAbsent(field, object), true;
    return detail::setField(makePresent(field, object), object, value,
                            allocator);
  }
  if (value.isNull())
    return field.optional;
  switch (field.kind) {
  case FieldKind::Bool:
    return value.getKind() == ExprValue::Kind::Bool && assign(value.getBool());
  case FieldKind::Int32:
  case FieldKind::UInt32:
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return setInteger();
  case FieldKind::String:
    return value.getKind() == ExprValue::Kind::String &&
           assign(allocator.copyInto(value.getString()));
  case FieldKind::Type:
    return value.getType() && assign(value.getType());
  case FieldKind::Attribute:
    return value.getAttribute() &&
           (!field.constraint ||
            isOfClass(*field.constraint, value.getAttribute())) &&
           assign(value.getAttribute());
  case FieldKind::AffineMap: {
    auto map = llvm::dyn_cast_or_null<AffineMapAttr>(value.getAttribute());
    return map && assign(map.getValue());
  }
  default:
    return setList();
  }
}

} // namespace

bool detail::setField(const FieldDescriptor &field, void *object,
                      const ExprValue &value, StorageAllocator &allocator) {
  return FieldSetter(field, object, value, allocator).set();
}

const BaseStorage *detail::makeStorage(MLIRContext *context,
                                       const StorageDescriptor &descriptor,
                                       llvm::ArrayRef<ExprValue> parameters) {
  llvm::ArrayRef<FieldDescriptor> fields = descriptor.parameters.fields;
  if (parameters.size() > fields.size())
    return nullptr;
  StorageAllocator scratch;
  void *object =
      scratch.allocate(descriptor.parameters.size, alignof(std::max_align_t));
  std::memset(object, 0, descriptor.parameters.size);
  for (auto [i, field] : llvm::enumerate(fields))
    if (!setField(field, object,
                  i < parameters.size() ? parameters[i] : ExprValue(), scratch))
      return nullptr;
  if (descriptor.normalize)
    descriptor.normalize(object);
  auto silent = [] { return InFlightDiagnostic(); };
  if (failed(verifyStorage(silent, descriptor, object)))
    return nullptr;
  return getStorage(context, descriptor, object);
}

} // namespace mlir
