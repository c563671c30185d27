// SPDX-License-Identifier: Apache-2.0
//
// The registers of a running rule, as C++ functions of the rule see them.
// Generated code depends on this interface.
#ifndef CORE_REWRITE_TABLE_RULE_STATE_H
#define CORE_REWRITE_TABLE_RULE_STATE_H

#include <memory>
#include <type_traits>

#include "core/ir/structure/op_definition.h"
#include "core/rewrite/rewriter.h"
#include "core/rewrite/table/rule_value.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

/// Maps matched values to their replacements, one or several each. Used in
/// dialect conversion.
class RuleValueMapping {
public:
  virtual ~RuleValueMapping();
  /// Appends the replacements of `value`, or `value` itself.
  /// Errors: failure if there is no replacement yet.
  virtual LogicalResult remap(Value value,
                              llvm::SmallVectorImpl<Value> &result) const = 0;
};

/// One application of one rule, on one thread.
class RuleState {
public:
  RuleState(MLIRContext *context, llvm::MutableArrayRef<RuleValue> registers,
            PatternRewriter *rewriter = nullptr)
      : context(context), registers(registers), rewriter(rewriter) {}
  RuleState(const RuleState &) = delete;
  RuleState &operator=(const RuleState &) = delete;

  MLIRContext *getContext() const { return context; }
  PatternRewriter &getRewriter() const { return *rewriter; }
  RuleValue &operator[](unsigned reg) { return registers[reg]; }

  // Return the content of a register, or null if it is of another kind.
  Operation *getOperation(unsigned reg);
  /// Returns the first of several values.
  Value getValue(unsigned reg);
  Value getOptionalValue(unsigned reg) { return getValue(reg); }
  ValueRange getValues(unsigned reg);
  Value getResult(unsigned reg, unsigned group);
  ResultRange getResults(unsigned reg, unsigned group);
  template <typename T = Attribute> T getAttribute(unsigned reg) {
    Attribute attribute = registers[reg].getAttribute();
    if constexpr (std::is_same_v<T, Attribute>)
      return attribute;
    else
      return llvm::dyn_cast_if_present<T>(attribute);
  }
  /// Returns a type, or the type of a value or typed attribute.
  Type getType(unsigned reg);
  Location getLocation(unsigned reg);

  /// Returns the object of type `T` that `set` stored: a ValueRange or
  /// TypeRange for ranges, a reference for objects that are not IR.
  template <typename T> decltype(auto) get(unsigned reg) {
    if constexpr (std::is_same_v<T, Location>)
      return getLocation(reg);
    else if constexpr (std::is_pointer_v<T> &&
                       std::is_convertible_v<T, Operation *>)
      return static_cast<T>(registers[reg].getOperation());
    else if constexpr (std::is_base_of_v<OpState, T>)
      return T(registers[reg].getOperation());
    else if constexpr (std::is_base_of_v<Value, T>)
      return T(getValue(reg).getImpl());
    else if constexpr (std::is_base_of_v<Attribute, T>)
      return getAttribute<T>(reg);
    else if constexpr (std::is_base_of_v<Type, T>)
      return llvm::cast_if_present<T>(registers[reg].getType());
    else if constexpr (std::is_convertible_v<T, ValueRange>)
      return getValues(reg);
    else if constexpr (std::is_convertible_v<T, TypeRange>)
      return registers[reg].getTypes();
    else
      return *static_cast<T *>(registers[reg].getOther());
  }

  /// Stores an object of any type. Ranges are copied.
  template <typename T> void set(unsigned reg, T &&object) {
    using Object = std::decay_t<T>;
    if constexpr (std::is_base_of_v<OpState, Object>)
      registers[reg] = RuleValue(object.getOperation());
    else if constexpr (std::is_same_v<Object, Location>)
      registers[reg] = RuleValue(object);
    else if constexpr (std::is_pointer_v<Object> &&
                       std::is_convertible_v<Object, Operation *>)
      registers[reg] = RuleValue(static_cast<Operation *>(object));
    else if constexpr (std::is_base_of_v<Value, Object>)
      registers[reg] = RuleValue(Value(object));
    else if constexpr (std::is_base_of_v<Attribute, Object>)
      registers[reg] = RuleValue(Attribute(object));
    else if constexpr (std::is_base_of_v<Type, Object>)
      registers[reg] = RuleValue(Type(object));
    else if constexpr (std::is_convertible_v<Object, ValueRange>)
      registers[reg] = RuleValue(copy(ValueRange(object)));
    else if constexpr (std::is_convertible_v<Object, TypeRange>)
      registers[reg] = RuleValue(copy(TypeRange(object)));
    else
      registers[reg] =
          RuleValue::getOther(keep(std::make_shared<Object>(object)));
  }

  /// Stores an attribute, or a bool, number or text as an attribute.
  template <typename T> void setAttribute(unsigned reg, const T &value) {
    if constexpr (std::is_base_of_v<Attribute, T>)
      registers[reg] = RuleValue(Attribute(value));
    else if constexpr (std::is_same_v<T, bool>)
      registers[reg] = RuleValue(getBool(value));
    else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
      registers[reg] = RuleValue(getNumber(static_cast<int64_t>(value)));
    else
      registers[reg] = RuleValue(getText(value));
  }

  // Return copies that live as long as this object.
  ValueRange copy(ValueRange values);
  TypeRange copy(TypeRange types);

  /// From here on, reads of registers apply `newMapping` to matched values.
  /// Null maps each value to itself.
  void startRewriting(const RuleValueMapping *newMapping) {
    mapping = newMapping;
  }
  /// Maps `values`. Returns false if the mapping of one failed.
  bool remap(ValueRange values, llvm::SmallVectorImpl<Value> &result) const;
  /// Returns true if mapping a value has failed since `startRewriting`.
  bool hasFailed() const { return failed; }

private:
  Attribute getBool(bool value);
  Attribute getNumber(int64_t value);
  Attribute getText(llvm::StringRef value);
  void *keep(std::shared_ptr<void> object);

  MLIRContext *context;
  llvm::MutableArrayRef<RuleValue> registers;
  PatternRewriter *rewriter;
  const RuleValueMapping *mapping = nullptr;
  bool failed = false;
  llvm::SmallVector<std::shared_ptr<void>, 0> kept;
  llvm::BumpPtrAllocator arena;
};

/// A C++ function of a rule. Failure means that the rule does not match.
using RuleFunction = LogicalResult (*)(RuleState &state);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_STATE_H
