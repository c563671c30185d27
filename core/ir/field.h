// SPDX-License-Identifier: Apache-2.0
//
// Tables of fields: how the parameters of types and attributes and the
// properties of operations are described. Hashing, comparing, copying and
// walking are done by the table, not by code of each struct.
#ifndef CORE_IR_FIELD_H
#define CORE_IR_FIELD_H

#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/ir/hasher.h"
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

/// An integer of any width as a field: what is behind `words` lives where the
/// field's struct lives.
struct StoredInteger {
  unsigned width = 0;
  union {
    uint64_t word = 0;
    const uint64_t *words;
  };

  StoredInteger() = default;
  /// Views the words of `value` when it has more than one.
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

/// What a field is, and the C++ type that it has in its struct. Arrays and
/// strings are views of memory that lives as long as the struct's owner: the
/// context.
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
  Optional,            // std::optional of what `element` says
  Int32Inline,         // int32_t[count], of properties: segment sizes
  Pointer, // const void *, compared by address, owned by the context
  Custom,  // what `hooks` says
};

/// How to handle a field of a C++ type outside the closed set.
struct FieldHooks {
  void (*hash)(const void *field, Hasher &hasher) = nullptr;
  bool (*equal)(const void *a, const void *b) = nullptr;
  /// Copies `from` to the raw memory `to`; what it refers to goes to
  /// `allocator`. Needed by parameters.
  void (*construct)(void *to, const void *from,
                    StorageAllocator &allocator) = nullptr;
  /// The next three are needed by properties.
  void (*initialize)(void *field) = nullptr;
  void (*copy)(void *to, const void *from) = nullptr;
  void (*destroy)(void *field) = nullptr;
  /// May be null: the field holds no attributes and types.
  void (*walk)(const void *field,
               llvm::function_ref<void(Attribute)> attributes,
               llvm::function_ref<void(Type)> types) = nullptr;
  /// May be null, if `walk` is. Replaces in place; what is new is allocated in
  /// `scratch`; false if something needed has become null.
  bool (*replace)(void *field, StorageAllocator &scratch,
                  llvm::function_ref<Attribute(Attribute)> attributes,
                  llvm::function_ref<Type(Type)> types) = nullptr;
  /// May be null: the field has no textual form.
  Attribute (*toAttribute)(const void *field, MLIRContext *context) = nullptr;
  /// Returns false when `attribute` is none of this field's.
  bool (*fromAttribute)(void *field, Attribute attribute) = nullptr;
};

/// One row of a table of fields.
struct FieldDescriptor {
  llvm::StringRef name;
  FieldKind kind;
  /// Of the field in its struct.
  uint32_t offset;
  /// Elements, for kinds that are inline arrays.
  uint32_t count = 1;
  /// An attribute or type that may be null, or a property that may be absent: a
  /// Bool that is a unit attribute when it is there.
  bool optional = false;
  /// Not part of the identity of a type or attribute: set once after creation.
  bool isMutable = false;
  /// For Custom. Of properties of other kinds: which attributes they become,
  /// where their kind does not say it.
  const FieldHooks *hooks = nullptr;
  /// A constant of the field's C++ type, or null: all bits zero.
  const void *defaultValue = nullptr;
  /// For Attribute and AttributeArray, in text and of properties: of whose
  /// class they must be; null: any.
  const Constraint *constraint = nullptr;
  /// For Optional: the kind of what is there, Bool to UInt64, String, or an
  /// array of numbers.
  FieldKind element = FieldKind::Bool;
};

/// A table and the size of the struct that it describes.
struct FieldTable {
  llvm::ArrayRef<FieldDescriptor> fields;
  uint32_t size = 0;
};

/// Rows for member `NAME` of the struct `STRUCT`.
#define MLIR_FIELD(STRUCT, NAME, KIND)                                         \
  {#NAME, ::mlir::FieldKind::KIND, offsetof(STRUCT, NAME)}

/// The field of an object, as its C++ type.
template <typename T>
const T &getField(const FieldDescriptor &field, const void *object) {
  return *reinterpret_cast<const T *>(static_cast<const char *>(object) +
                                      field.offset);
}
template <typename T> T &getField(const FieldDescriptor &field, void *object) {
  return *reinterpret_cast<T *>(static_cast<char *>(object) + field.offset);
}

/// Bytes of a field of a kind other than Custom, and how they are aligned.
struct FieldLayout {
  uint32_t size;
  uint32_t alignment;
};
FieldLayout getLayout(const FieldDescriptor &field);

/// What is there of a field of kind Optional, as a field of the same object;
/// nullopt: nothing.
std::optional<FieldDescriptor> getPresent(const FieldDescriptor &field,
                                          const void *object);

/// Makes a field of kind Optional hold a value, whose bits are all zero, and
/// gives that as a field of the same object.
FieldDescriptor makePresent(const FieldDescriptor &field, void *object);

/// Makes a field of kind Optional hold nothing.
void makeAbsent(const FieldDescriptor &field, void *object);

/// The hash of all fields that are part of the identity.
void hashFields(const FieldTable &table, const void *object, Hasher &hasher);

/// Whether these are equal in both.
bool equalFields(const FieldTable &table, const void *a, const void *b);

/// Whether the fields that are not part of the identity are equal in both.
bool equalMutableFields(const FieldTable &table, const void *a, const void *b);

/// Copies these of `from` over those of `to`, and what they refer to into
/// `allocator`.
void constructMutableFields(const FieldTable &table, void *to, const void *from,
                            StorageAllocator &allocator);

/// Copies `from` to the raw memory `to`, and what its fields refer to into
/// `allocator`.
void constructFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &allocator);

/// Calls back for each attribute and type that the fields hold, not for those
/// inside these, in the order of the table; null ones are passed over.
void walkFields(const FieldTable &table, const void *object,
                llvm::function_ref<void(Attribute)> attributes,
                llvm::function_ref<void(Type)> types);

/// Copies `from` to the raw memory `to` with each attribute and type replaced;
/// new arrays are allocated in `scratch`. Returns false, and leaves `to`
/// undefined, if a replacement is null where one is needed.
bool replaceInFields(const FieldTable &table, void *to, const void *from,
                     StorageAllocator &scratch,
                     llvm::function_ref<Attribute(Attribute)> attributes,
                     llvm::function_ref<Type(Type)> types);

} // namespace mlir

#endif // CORE_IR_FIELD_H
