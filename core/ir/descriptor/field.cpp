// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/field.h"

#include <cstring>
#include <type_traits>

#include "core/ir/affine/affine_map.h"
#include "core/ir/affine/integer_set.h"
#include "core/ir/data/blob.h"
#include "core/ir/storage/storage_allocator.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/type.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {
namespace {

/// Hashes an array of single words.
template <typename T>
void hashArray(llvm::ArrayRef<T> elements, Hasher &hasher) {
  hasher.add(elements.size());
  for (const T &element : elements) {
    if constexpr (std::is_arithmetic_v<T>)
      hasher.add(static_cast<uint64_t>(element));
    else if constexpr (std::is_same_v<T, llvm::StringRef>)
      hasher.addBytes(element);
    else
      hasher.add(element.getAsOpaquePointer());
  }
}

/// Calls `function` with the C++ type, as std::type_identity, of the element of
/// a field of kind Optional.
template <typename Function>
auto withElementType(const FieldDescriptor &field, Function function) {
  switch (field.element) {
  case FieldKind::Bool:
    return function(std::type_identity<bool>());
  case FieldKind::Int32:
    return function(std::type_identity<int32_t>());
  case FieldKind::UInt32:
    return function(std::type_identity<uint32_t>());
  case FieldKind::Int64:
    return function(std::type_identity<int64_t>());
  case FieldKind::UInt64:
    return function(std::type_identity<uint64_t>());
  case FieldKind::String:
    return function(std::type_identity<llvm::StringRef>());
  case FieldKind::BoolArray:
    return function(std::type_identity<llvm::ArrayRef<bool>>());
  case FieldKind::Int32Array:
    return function(std::type_identity<llvm::ArrayRef<int32_t>>());
  case FieldKind::Int64Array:
    return function(std::type_identity<llvm::ArrayRef<int64_t>>());
  default:
    llvm_unreachable("a kind that cannot be optional");
  }
}

/// Calls `function` with a field of kind Optional as std::optional.
template <typename ObjectT, typename Function>
auto withOptional(const FieldDescriptor &field, ObjectT *object,
                  Function function) {
  return withElementType(field, [&]<typename T>(std::type_identity<T>) {
    return function(getField<std::optional<T>>(field, object));
  });
}

/// Returns the field of a value that is nested in `field`.
FieldDescriptor getInner(const FieldDescriptor &field, const void *object,
                         const void *value) {
  FieldDescriptor inner = field;
  inner.kind = field.element;
  inner.offset = static_cast<uint32_t>(static_cast<const char *>(value) -
                                       static_cast<const char *>(object));
  inner.optional = false;
  inner.defaultValue = nullptr;
  return inner;
}

void hashField(const FieldDescriptor &field, const void *object,
               Hasher &hasher) {
  switch (field.kind) {
  case FieldKind::Bool:
    return hasher.add(uint64_t(getField<bool>(field, object)));
  case FieldKind::Int32:
  case FieldKind::UInt32:
    return hasher.add(uint64_t(getField<uint32_t>(field, object)));
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return hasher.add(getField<uint64_t>(field, object));
  case FieldKind::Integer: {
    const auto &integer = getField<StoredInteger>(field, object);
    hasher.add(uint64_t(integer.width));
    for (uint64_t word : integer.getWords())
      hasher.add(word);
    return;
  }
  case FieldKind::String:
    return hasher.addBytes(getField<llvm::StringRef>(field, object));
  case FieldKind::Type:
  case FieldKind::Attribute:
  case FieldKind::AffineExpr:
  case FieldKind::AffineMap:
  case FieldKind::IntegerSet:
  case FieldKind::Pointer:
    return hasher.add(getField<const void *>(field, object));
  case FieldKind::BoolArray:
    return hashArray(getField<llvm::ArrayRef<bool>>(field, object), hasher);
  case FieldKind::Int32Array:
    return hashArray(getField<llvm::ArrayRef<int32_t>>(field, object), hasher);
  case FieldKind::Int64Array:
    return hashArray(getField<llvm::ArrayRef<int64_t>>(field, object), hasher);
  case FieldKind::StringArray:
    return hashArray(getField<llvm::ArrayRef<llvm::StringRef>>(field, object),
                     hasher);
  case FieldKind::TypeArray:
    return hashArray(getField<llvm::ArrayRef<Type>>(field, object), hasher);
  case FieldKind::AttributeArray:
    return hashArray(getField<llvm::ArrayRef<Attribute>>(field, object),
                     hasher);
  case FieldKind::NamedAttributeArray:
    for (const NamedAttribute &attribute :
         getField<llvm::ArrayRef<NamedAttribute>>(field, object)) {
      hasher.add(attribute.getNameImpl());
      hasher.add(attribute.getValue().getAsOpaquePointer());
    }
    return;
  case FieldKind::Blob: {
    const auto &blob = getField<Blob>(field, object);
    return hasher.addBytes({blob.getBytes().data(), blob.getBytes().size()});
  }
  case FieldKind::Optional: {
    const auto present = getPresent(field, object);
    hasher.add(uint64_t(present.has_value()));
    return present ? hashField(*present, object, hasher) : void();
  }
  case FieldKind::Int32Inline:
    return hashArray(
        llvm::ArrayRef(&getField<int32_t>(field, object), field.count), hasher);
  case FieldKind::Custom:
    return field.hooks->hash(&getField<char>(field, object), hasher);
  }
}

template <typename T>
bool equalAs(const FieldDescriptor &field, const void *a, const void *b) {
  return getField<T>(field, a) == getField<T>(field, b);
}

bool equalField(const FieldDescriptor &field, const void *a, const void *b) {
  switch (field.kind) {
  case FieldKind::Bool:
    return equalAs<bool>(field, a, b);
  case FieldKind::Int32:
  case FieldKind::UInt32:
    return equalAs<uint32_t>(field, a, b);
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return equalAs<uint64_t>(field, a, b);
  case FieldKind::Integer: {
    const auto &x = getField<StoredInteger>(field, a);
    const auto &y = getField<StoredInteger>(field, b);
    return x.width == y.width && x.getWords() == y.getWords();
  }
  case FieldKind::String:
    return equalAs<llvm::StringRef>(field, a, b);
  case FieldKind::Type:
  case FieldKind::Attribute:
  case FieldKind::AffineExpr:
  case FieldKind::AffineMap:
  case FieldKind::IntegerSet:
  case FieldKind::Pointer:
    return equalAs<const void *>(field, a, b);
  case FieldKind::BoolArray:
    return equalAs<llvm::ArrayRef<bool>>(field, a, b);
  case FieldKind::Int32Array:
    return equalAs<llvm::ArrayRef<int32_t>>(field, a, b);
  case FieldKind::Int64Array:
    return equalAs<llvm::ArrayRef<int64_t>>(field, a, b);
  case FieldKind::StringArray:
    return equalAs<llvm::ArrayRef<llvm::StringRef>>(field, a, b);
  case FieldKind::TypeArray:
    return equalAs<llvm::ArrayRef<Type>>(field, a, b);
  case FieldKind::AttributeArray:
    return equalAs<llvm::ArrayRef<Attribute>>(field, a, b);
  case FieldKind::NamedAttributeArray:
    return equalAs<llvm::ArrayRef<NamedAttribute>>(field, a, b);
  case FieldKind::Blob:
    return equalAs<Blob>(field, a, b);
  case FieldKind::Optional: {
    const auto x = getPresent(field, a), y = getPresent(field, b);
    return x && y ? equalField(*x, a, b) : !x && !y;
  }
  case FieldKind::Int32Inline:
    return std::memcmp(&getField<int32_t>(field, a),
                       &getField<int32_t>(field, b),
                       field.count * sizeof(int32_t)) == 0;
  case FieldKind::Custom:
    return field.hooks->equal(&getField<char>(field, a),
                              &getField<char>(field, b));
  }
  llvm_unreachable("unknown kind of field");
}

template <typename T>
void copyArray(const FieldDescriptor &field, void *to,
               StorageAllocator &allocator) {
  auto &array = getField<llvm::ArrayRef<T>>(field, to);
  array = allocator.copyInto(array);
}

/// Copies the data that a field of `to`, a shallow copy of `from`, refers to.
void constructField(const FieldDescriptor &field, void *to, const void *from,
                    StorageAllocator &allocator) {
  switch (field.kind) {
  case FieldKind::Integer: {
    auto &integer = getField<StoredInteger>(field, to);
    if (integer.width > 64)
      integer.words = allocator.copyInto(integer.getWords()).data();
    return;
  }
  case FieldKind::String: {
    auto &string = getField<llvm::StringRef>(field, to);
    string = allocator.copyInto(string);
    return;
  }
  case FieldKind::BoolArray:
    return copyArray<bool>(field, to, allocator);
  case FieldKind::Int32Array:
    return copyArray<int32_t>(field, to, allocator);
  case FieldKind::Int64Array:
    return copyArray<int64_t>(field, to, allocator);
  case FieldKind::StringArray: {
    auto &array = getField<llvm::ArrayRef<llvm::StringRef>>(field, to);
    array = allocator.copyInto(array);
    for (const llvm::StringRef &string : array)
      const_cast<llvm::StringRef &>(string) = allocator.copyInto(string);
    return;
  }
  case FieldKind::TypeArray:
    return copyArray<Type>(field, to, allocator);
  case FieldKind::AttributeArray:
    return copyArray<Attribute>(field, to, allocator);
  case FieldKind::NamedAttributeArray:
    return copyArray<NamedAttribute>(field, to, allocator);
  case FieldKind::Blob: {
    // The blob is never destroyed: only the allocator keeps its owner alive.
    auto *blob = new (&getField<char>(field, to))
        Blob(allocator.copyInto(getField<Blob>(field, from)));
    if (blob->getOwner())
      blob->getOwner()->Release();
    return;
  }
  case FieldKind::Optional:
    if (const auto present = getPresent(field, to))
      constructField(*present, to, from, allocator);
    return;
  case FieldKind::Custom:
    return field.hooks->construct(&getField<char>(field, to),
                                  &getField<char>(field, from), allocator);
  default:
    return;
  }
}

/// Skips null attributes and types.
template <typename T>
void visit(T element, llvm::function_ref<void(T)> callback) {
  if (element)
    callback(element);
}

void walkField(const FieldDescriptor &field, const void *object,
               llvm::function_ref<void(Attribute)> attributes,
               llvm::function_ref<void(Type)> types) {
  switch (field.kind) {
  case FieldKind::Type:
    return visit(getField<Type>(field, object), types);
  case FieldKind::Attribute:
    return visit(getField<Attribute>(field, object), attributes);
  case FieldKind::TypeArray:
    for (Type type : getField<llvm::ArrayRef<Type>>(field, object))
      visit(type, types);
    return;
  case FieldKind::AttributeArray:
    for (Attribute attribute :
         getField<llvm::ArrayRef<Attribute>>(field, object))
      visit(attribute, attributes);
    return;
  case FieldKind::NamedAttributeArray:
    for (const NamedAttribute &attribute :
         getField<llvm::ArrayRef<NamedAttribute>>(field, object)) {
      visit(Attribute::getFromOpaquePointer(attribute.getNameImpl()),
            attributes);
      visit(attribute.getValue(), attributes);
    }
    return;
  case FieldKind::Custom:
    if (field.hooks->walk)
      field.hooks->walk(&getField<char>(field, object), attributes, types);
    return;
  default:
    return;
  }
}

/// Replaces a single element that may be null. Returns false if a non-null
/// element became null.
template <typename T>
bool replaceOne(T &element, llvm::function_ref<T(T)> replace) {
  if (!element)
    return true;
  element = replace(element);
  return static_cast<bool>(element);
}

template <typename T>
bool replaceArray(const FieldDescriptor &field, void *to,
                  StorageAllocator &scratch, llvm::function_ref<T(T)> replace) {
  auto &array = getField<llvm::ArrayRef<T>>(field, to);
  llvm::SmallVector<T> elements(array);
  for (T &element : elements)
    if (!replaceOne(element, replace))
      return false;
  array = scratch.copyInto(llvm::ArrayRef<T>(elements));
  return true;
}

bool replaceNamed(const FieldDescriptor &field, void *to,
                  StorageAllocator &scratch,
                  llvm::function_ref<Attribute(Attribute)> replace) {
  auto &array = getField<llvm::ArrayRef<NamedAttribute>>(field, to);
  llvm::SmallVector<NamedAttribute> elements(array);
  for (NamedAttribute &element : elements) {
    Attribute value = element.getValue();
    if (!replaceOne(value, replace))
      return false;
    element.setValue(value);
  }
  array = scratch.copyInto(llvm::ArrayRef<NamedAttribute>(elements));
  return true;
}

} // namespace

FieldLayout getLayout(const FieldDescriptor &field) {
  switch (field.kind) {
  case FieldKind::Bool:
    return {sizeof(bool), alignof(bool)};
  case FieldKind::Int32:
  case FieldKind::UInt32:
    return {sizeof(int32_t), alignof(int32_t)};
  case FieldKind::Int32Inline:
    return {static_cast<uint32_t>(field.count * sizeof(int32_t)),
            alignof(int32_t)};
  case FieldKind::Int64:
  case FieldKind::UInt64:
    return {sizeof(int64_t), alignof(int64_t)};
  case FieldKind::Integer:
    return {sizeof(StoredInteger), alignof(StoredInteger)};
  case FieldKind::String:
  case FieldKind::BoolArray:
  case FieldKind::Int32Array:
  case FieldKind::Int64Array:
  case FieldKind::StringArray:
  case FieldKind::TypeArray:
  case FieldKind::AttributeArray:
  case FieldKind::NamedAttributeArray:
    return {sizeof(llvm::ArrayRef<char>), alignof(llvm::ArrayRef<char>)};
  case FieldKind::Blob:
    return {sizeof(Blob), alignof(Blob)};
  case FieldKind::Optional:
    return withElementType(
        field, []<typename T>(std::type_identity<T>) -> FieldLayout {
          return {sizeof(std::optional<T>), alignof(std::optional<T>)};
        });
  default:
    return {sizeof(void *), alignof(void *)};
  }
}

std::optional<FieldDescriptor> getPresent(const FieldDescriptor &field,
                                          const void *object) {
  return withOptional(field, object,
                      [&](auto &optional) -> std::optional<FieldDescriptor> {
                        if (!optional)
                          return std::nullopt;
                        return getInner(field, object, &*optional);
                      });
}

FieldDescriptor makePresent(const FieldDescriptor &field, void *object) {
  return withOptional(field, object, [&](auto &optional) {
    return getInner(field, object, &optional.emplace());
  });
}

void makeAbsent(const FieldDescriptor &field, void *object) {
  withOptional(field, object, [](auto &optional) { optional.reset(); });
}

void hashFields(const FieldTable &table, const void *object, Hasher &hasher) {
  for (const FieldDescriptor &field : table.fields)
    if (!field.isMutable)
      hashField(field, object, hasher);
}

bool equalFields(const FieldTable &table, const void *a, const void *b) {
  for (const FieldDescriptor &field : table.fields)
    if (!field.isMutable && !equalField(field, a, b))
      return false;
  return true;
}

bool equalMutableFields(const FieldTable &table, const void *a, const void *b) {
  for (const FieldDescriptor &field : table.fields)
    if (field.isMutable && !equalField(field, a, b))
      return false;
  return true;
}

void constructMutableFields(const FieldTable &table, void *to, const void *from,
                            StorageAllocator &allocator) {
  for (const FieldDescriptor &field : table.fields) {
    if (!field.isMutable)
      continue;
    if (field.kind != FieldKind::Custom && field.kind != FieldKind::Blob)
      std::memcpy(&getField<char>(field, to), &getField<char>(field, from),
                  getLayout(field).size);
    constructField(field, to, from, allocator);
  }
}

void constructFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &allocator) {
  // Kinds without parameters may have a null source.
  if (table.size == 0)
    return;
  std::memcpy(to, from, table.size);
  for (const FieldDescriptor &field : table.fields)
    constructField(field, to, from, allocator);
}

void walkFields(const FieldTable &table, const void *object,
                llvm::function_ref<void(Attribute)> attributes,
                llvm::function_ref<void(Type)> types) {
  for (const FieldDescriptor &field : table.fields)
    walkField(field, object, attributes, types);
}

bool replaceInFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &scratch,
                     llvm::function_ref<Attribute(Attribute)> attributes,
                     llvm::function_ref<Type(Type)> types) {
  constructFields(table, to, from, scratch);
  for (const FieldDescriptor &field : table.fields) {
    bool replaced = true;
    switch (field.kind) {
    case FieldKind::Type:
      replaced = replaceOne(getField<Type>(field, to), types);
      break;
    case FieldKind::Attribute:
      replaced = replaceOne(getField<Attribute>(field, to), attributes);
      break;
    case FieldKind::TypeArray:
      replaced = replaceArray(field, to, scratch, types);
      break;
    case FieldKind::AttributeArray:
      replaced = replaceArray(field, to, scratch, attributes);
      break;
    case FieldKind::NamedAttributeArray:
      replaced = replaceNamed(field, to, scratch, attributes);
      break;
    case FieldKind::Custom:
      if (field.hooks->replace)
        replaced = field.hooks->replace(&getField<char>(field, to), scratch,
                                        attributes, types);
      break;
    default:
      break;
    }
    if (!replaced)
      return false;
  }
  return true;
}

} // namespace mlir
