// SPDX-License-Identifier: Apache-2.0
//
// Tables of fields describe the parameters of types and attributes and the
// properties of operations. Hashing, comparison, copying and walking are driven
// by the table instead of code generated for each struct.
#ifndef CORE_IR_DESCRIPTOR_FIELD_H
#define CORE_IR_DESCRIPTOR_FIELD_H

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/ir/storage/hasher.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class Attribute;
class MLIRContext;
class StorageAllocator;
class Type;
struct Constraint;

/// An integer of any width as a field. The memory of `words` has the lifetime
/// of the field's struct.
struct StoredInteger {
  unsigned width = 0;
  union {
    uint64_t word = 0;
    const uint64_t *words;
  };

  StoredInteger() = default;
  /// If `value` has more than one word, refers to its words without copying
  /// them.
  explicit StoredInteger(const llvm::APInt &value)
      : width(value.getBitWidth()) {
    if (width <= 64)
      word = value.getZExtValue();
    else
      words = value.getRawData();
  }
  unsigned getNumWords() const { return (width + 63) / 64; }
  llvm::ArrayRef<uint64_t> getWords() const {
    return width <= 64 ? llvm::ArrayRef(&word, 1)
                       : llvm::ArrayRef(words, getNumWords());
  }
  llvm::APInt get() const {
    return width <= 64 ? llvm::APInt(width, word)
                       : llvm::APInt(width, getWords());
  }
};

/// The kind of a field and its C++ type. Arrays and strings are views of memory
/// that lives as long as the context, which owns the struct.
enum class FieldKind : uint8_t {
  Bool,                // bool
  Int32,               // int32_t, or an enumeration over it
  UInt32,              // uint32_t, or an enumeration over it
  Int64,               // int64_t
  UInt64,              // uint64_t
  Integer,             // StoredInteger
  String,              // llvm::StringRef
  Type,                // Type
  Attribute,           // Attribute, or a class of attributes
  AffineExpr,          // AffineExpr
  AffineMap,           // AffineMap
  IntegerSet,          // IntegerSet
  BoolArray,           // llvm::ArrayRef<bool>
  Int32Array,          // llvm::ArrayRef<int32_t>
  Int64Array,          // llvm::ArrayRef<int64_t>
  StringArray,         // llvm::ArrayRef<llvm::StringRef>
  TypeArray,           // llvm::ArrayRef<Type>
  AttributeArray,      // llvm::ArrayRef<Attribute>, or of a class of attributes
  NamedAttributeArray, // llvm::ArrayRef<NamedAttribute>
  Blob,                // Blob
  Optional,            // std::optional of the kind `element`
  Int32Inline,         // int32_t[count], of properties: segment sizes
  Pointer, // const void *, compared by address, owned by the context
  Custom,  // defined by `hooks`
};

/// Functions for fields of C++ types outside the closed set of kinds.
struct FieldHooks {
  void (*hash)(const void *field, Hasher &hasher) = nullptr;
  bool (*equal)(const void *a, const void *b) = nullptr;
  /// Copies `from` to the uninitialized memory `to`; data that it refers to is
  /// copied to `allocator`. Required for parameters.
  void (*construct)(void *to, const void *from,
                    StorageAllocator &allocator) = nullptr;
  /// The next three are required for properties.
  void (*initialize)(void *field) = nullptr;
  void (*copy)(void *to, const void *from) = nullptr;
  void (*destroy)(void *field) = nullptr;
  /// Null if the field contains no attributes and types.
  void (*walk)(const void *field,
               llvm::function_ref<void(Attribute)> attributes,
               llvm::function_ref<void(Type)> types) = nullptr;
  /// Replaces nested attributes and types in place; new data is allocated in
  /// `scratch`. Returns false if a required element became null. May be null if
  /// `walk` is.
  bool (*replace)(void *field, StorageAllocator &scratch,
                  llvm::function_ref<Attribute(Attribute)> attributes,
                  llvm::function_ref<Type(Type)> types) = nullptr;
  /// Null if the field has no textual form.
  Attribute (*toAttribute)(const void *field, MLIRContext *context) = nullptr;
  /// Returns false if `attribute` is not valid for this field.
  bool (*fromAttribute)(void *field, Attribute attribute) = nullptr;
};

/// A row of a table of fields.
struct FieldDescriptor {
  llvm::StringRef name;
  FieldKind kind;
  /// The offset of the field in its struct.
  uint32_t offset;
  /// The number of elements of inline arrays.
  uint32_t count = 1;
  /// True for an attribute or type that may be null, or a property that may be
  /// absent. An optional Bool is a unit attribute that is present or absent.
  bool optional = false;
  /// True if the field is not part of the identity of a type or attribute: it
  /// is set once after creation.
  bool isMutable = false;
  /// Required for kind Custom. For properties of other kinds: their conversion
  /// to attributes, if the kind does not determine it.
  const FieldHooks *hooks = nullptr;
  /// A constant of the field's C++ type, or null if all bits are zero.
  const void *defaultValue = nullptr;
  /// For Attribute and AttributeArray, in text and in properties: the
  /// constraint on the attributes' class; null accepts any.
  const Constraint *constraint = nullptr;
  /// For Optional: the kind of the value, Bool to UInt64, String, or an array
  /// of numbers.
  FieldKind element = FieldKind::Bool;
};

/// The fields of a struct, and its size.
struct FieldTable {
  llvm::ArrayRef<FieldDescriptor> fields;
  uint32_t size = 0;
};

/// A row for member `NAME` of struct `STRUCT`.
#define MLIR_FIELD(STRUCT, NAME, KIND)                                         \
  {#NAME, ::mlir::FieldKind::KIND, offsetof(STRUCT, NAME)}

/// Accesses the field of an object as its C++ type.
template <typename T>
const T &getField(const FieldDescriptor &field, const void *object) {
  return *reinterpret_cast<const T *>(static_cast<const char *>(object) +
                                      field.offset);
}
template <typename T> T &getField(const FieldDescriptor &field, void *object) {
  return *reinterpret_cast<T *>(static_cast<char *>(object) + field.offset);
}

/// The size and alignment in bytes of a field whose kind is not Custom.
struct FieldLayout {
  uint32_t size;
  uint32_t alignment;
};
FieldLayout getLayout(const FieldDescriptor &field);

/// Returns the value of a field of kind Optional as a field of the same object,
/// or nullopt if it is absent.
std::optional<FieldDescriptor> getPresent(const FieldDescriptor &field,
                                          const void *object);

/// Makes a field of kind Optional present with all bits zero. Returns the value
/// as a field of the same object.
FieldDescriptor makePresent(const FieldDescriptor &field, void *object);

/// Makes a field of kind Optional absent.
void makeAbsent(const FieldDescriptor &field, void *object);

/// Hashes all fields that are part of the identity.
void hashFields(const FieldTable &table, const void *object, Hasher &hasher);

/// Compares the fields that are part of the identity.
bool equalFields(const FieldTable &table, const void *a, const void *b);

/// Compares the fields that are not part of the identity.
bool equalMutableFields(const FieldTable &table, const void *a, const void *b);

/// Copies the fields of `from` that are not part of the identity to `to`; data
/// that they refer to is copied to `allocator`.
void constructMutableFields(const FieldTable &table, void *to, const void *from,
                            StorageAllocator &allocator);

/// Copies `from` to the uninitialized memory `to`; data that the fields refer
/// to is copied to `allocator`.
void constructFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &allocator);

/// Calls back for each non-null attribute and type that is directly in a field,
/// in the order of the table.
void walkFields(const FieldTable &table, const void *object,
                llvm::function_ref<void(Attribute)> attributes,
                llvm::function_ref<void(Type)> types);

/// Copies `from` to the uninitialized memory `to` with each attribute and type
/// replaced; new arrays are allocated in `scratch`. If a required replacement
/// is null, returns false and leaves `to` unspecified.
bool replaceInFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &scratch,
                     llvm::function_ref<Attribute(Attribute)> attributes,
                     llvm::function_ref<Type(Type)> types);

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_FIELD_H
