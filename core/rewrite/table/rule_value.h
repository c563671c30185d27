// SPDX-License-Identifier: Apache-2.0
//
// The content of a rule register.
#ifndef CORE_REWRITE_TABLE_RULE_VALUE_H
#define CORE_REWRITE_TABLE_RULE_VALUE_H

#include "core/ir/structure/attribute.h"
#include "core/ir/structure/location.h"
#include "core/ir/structure/operation.h"
#include "core/ir/structure/ranges.h"
#include "core/ir/structure/type.h"

namespace mlir {

/// A tagged union. Trivial to copy. Ranges are views.
class RuleValue {
public:
  enum class Kind : uint8_t {
    Null,
    Operation,
    Value,
    Values,
    Attribute,
    Type,
    Types,
    Location,
    /// A C++ object, by address.
    Other,
  };

  RuleValue() : kind(Kind::Null), pointer(nullptr) {}
  // Null objects yield the kind Null.
  explicit RuleValue(Operation *op)
      : kind(op ? Kind::Operation : Kind::Null), pointer(op) {}
  explicit RuleValue(Value value)
      : kind(value ? Kind::Value : Kind::Null),
        pointer(value.getAsOpaquePointer()) {}
  explicit RuleValue(Attribute attribute)
      : kind(attribute ? Kind::Attribute : Kind::Null),
        pointer(attribute.getAsOpaquePointer()) {}
  explicit RuleValue(Type type)
      : kind(type ? Kind::Type : Kind::Null),
        pointer(type.getAsOpaquePointer()) {}
  explicit RuleValue(ValueRange range) : kind(Kind::Values), values(range) {}
  explicit RuleValue(TypeRange range) : kind(Kind::Types), types(range) {}
  explicit RuleValue(Location place) : kind(Kind::Location), location(place) {}
  static RuleValue getOther(void *object) {
    RuleValue result;
    result.kind = Kind::Other;
    result.pointer = object;
    return result;
  }

  Kind getKind() const { return kind; }
  bool isNull() const { return kind == Kind::Null; }

  // Return null or an empty range if the value is of another kind.
  Operation *getOperation() const {
    return static_cast<Operation *>(get(Kind::Operation));
  }
  Value getValue() const {
    return Value::getFromOpaquePointer(get(Kind::Value));
  }
  /// Returns the values. A single value yields a range of one, which is a view
  /// of this object.
  ValueRange getValues() const;
  Attribute getAttribute() const {
    return Attribute::getFromOpaquePointer(get(Kind::Attribute));
  }
  Type getType() const { return Type::getFromOpaquePointer(get(Kind::Type)); }
  TypeRange getTypes() const {
    return kind == Kind::Types ? types : TypeRange();
  }
  std::optional<Location> getLocation() const {
    return kind == Kind::Location ? std::optional(location) : std::nullopt;
  }
  void *getOther() const { return get(Kind::Other); }

  /// Compares values and types element by element. Null equals only null.
  friend bool operator==(const RuleValue &a, const RuleValue &b);

private:
  void *get(Kind expected) const {
    return kind == expected ? const_cast<void *>(pointer) : nullptr;
  }

  Kind kind;
  union {
    const void *pointer;
    ValueRange values;
    TypeRange types;
    Location location;
  };
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_VALUE_H
