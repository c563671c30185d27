// SPDX-License-Identifier: Apache-2.0
//
// Evaluation of expressions in operation definitions: predicates of
// constraints, inferred types, and default values of attributes. Their syntax
// is described in ods/README.md, their encoding in ods/encoding/expression.h.
#ifndef CORE_IR_DESCRIPTOR_EXPRESSION_H
#define CORE_IR_DESCRIPTOR_EXPRESSION_H

#include <vector>

#include "core/ir/structure/attribute.h"
#include "core/ir/structure/value.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"

namespace mlir {

class StorageAllocator;

/// The subject or result of an expression. Belongs to one thread. Null is the
/// value of anything undefined, such as the element type of a type without
/// elements.
class ExprValue {
public:
  enum class Kind : uint8_t {
    Null,
    Bool,
    Integer,
    String,
    Type,
    Attribute,
    Value,
    Region,
    Block,
    Operation,
    List,
  };

  ExprValue() = default;
  explicit ExprValue(bool value) : kind(Kind::Bool), number(value) {}
  explicit ExprValue(int64_t value) : kind(Kind::Integer), number(value) {}
  explicit ExprValue(llvm::StringRef string)
      : kind(Kind::String), number(string.size()), pointer(string.data()) {}
  /// A null type or attribute becomes the null value.
  explicit ExprValue(Type type)
      : ExprValue(Kind::Type, type.getAsOpaquePointer()) {}
  explicit ExprValue(Attribute attribute)
      : ExprValue(Kind::Attribute, attribute.getAsOpaquePointer()) {}
  explicit ExprValue(Value value)
      : ExprValue(Kind::Value, value.getAsOpaquePointer()) {}
  explicit ExprValue(Region *region) : ExprValue(Kind::Region, region) {}
  explicit ExprValue(Block *block) : ExprValue(Kind::Block, block) {}
  explicit ExprValue(Operation *op) : ExprValue(Kind::Operation, op) {}
  explicit ExprValue(std::vector<ExprValue> elements)
      : kind(Kind::List), list(new List(std::move(elements))) {}

  Kind getKind() const { return kind; }
  bool isNull() const { return kind == Kind::Null; }
  explicit operator bool() const { return kind != Kind::Null; }

  // Return null, zero, empty or false if the value has another kind.
  bool getBool() const { return kind == Kind::Bool && number != 0; }
  int64_t getInteger() const { return kind == Kind::Integer ? number : 0; }
  llvm::StringRef getString() const {
    return kind == Kind::String
               ? llvm::StringRef(static_cast<const char *>(pointer), number)
               : llvm::StringRef();
  }
  Type getType() const { return Type::getFromOpaquePointer(get(Kind::Type)); }
  Attribute getAttribute() const {
    return Attribute::getFromOpaquePointer(get(Kind::Attribute));
  }
  Value getValue() const {
    return Value::getFromOpaquePointer(get(Kind::Value));
  }
  Region *getRegion() const {
    return static_cast<Region *>(const_cast<void *>(get(Kind::Region)));
  }
  Block *getBlock() const {
    return static_cast<Block *>(const_cast<void *>(get(Kind::Block)));
  }
  Operation *getOperation() const {
    return static_cast<Operation *>(const_cast<void *>(get(Kind::Operation)));
  }
  llvm::ArrayRef<ExprValue> getList() const {
    return list ? llvm::ArrayRef(list->elements) : llvm::ArrayRef<ExprValue>();
  }

  /// Null is not equal to any value, not even to null.
  friend bool operator==(const ExprValue &a, const ExprValue &b);

private:
  struct List : llvm::RefCountedBase<List> {
    explicit List(std::vector<ExprValue> elements)
        : elements(std::move(elements)) {}
    const std::vector<ExprValue> elements;
  };

  ExprValue(Kind kind, const void *pointer)
      : kind(pointer ? kind : Kind::Null), pointer(pointer) {}
  const void *get(Kind expected) const {
    return kind == expected ? pointer : nullptr;
  }

  Kind kind = Kind::Null;
  int64_t number = 0;
  const void *pointer = nullptr;
  llvm::IntrusiveRefCntPtr<const List> list;
};

/// The environment of an evaluation: `self`, and the operation whose operands
/// and attributes the expression may reference, or null. Without a context,
/// types and attributes that would have to be created are null.
struct ExprEnvironment {
  MLIRContext *context;
  ExprValue self;
  Operation *op = nullptr;
};

/// Evaluates an encoded expression. Does not fail: operations that do not apply
/// yield null. Strings in the result may refer to the expression or the
/// context.
ExprValue evaluate(llvm::StringRef expression,
                   const ExprEnvironment &environment);

/// Returns true if an encoded expression evaluates to true.
bool holds(llvm::StringRef expression, const ExprEnvironment &environment);

// For definitions of dialects.

namespace detail {

/// Return the kind of types or attributes named `dialect.mnemonic`, or null if
/// it is not loaded.
const TypeDescriptor *lookupType(MLIRContext *context, llvm::StringRef name);
const AttributeDescriptor *lookupAttribute(MLIRContext *context,
                                           llvm::StringRef name);

/// Sets a field of a struct; data that it refers to is copied to `allocator`.
/// Returns false and changes nothing if the value does not fit the field.
bool setField(const FieldDescriptor &field, void *object,
              const ExprValue &value, StorageAllocator &allocator);

} // namespace detail
} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_EXPRESSION_H
