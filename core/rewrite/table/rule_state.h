// SPDX-License-Identifier: Apache-2.0
//
// The registers of a rule at work, as functions in C++ see them that a rule
// calls. Generated code is written against this.
#ifndef CORE_REWRITE_TABLE_RULE_STATE_H
#define CORE_REWRITE_TABLE_RULE_STATE_H

#include <memory>
#include <type_traits>

#include "core/ir/op_definition.h"
#include "core/rewrite/rewriter.h"
#include "core/rewrite/table/rule_value.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

/// Which values stand for those that were matched: in dialect conversion, where
/// operands have been replaced already, one or several each.
class RuleValueMapping {
public:
  virtual ~RuleValueMapping();
  /// Adds what stands for `value`, or the value itself.
  /// Errors: failure if there is none yet.
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

  // What a register holds, as C++ of rules asks for it; null if it holds
  // something else.
  Operation *getOperation(unsigned reg);
  /// The first of several values.
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
  /// A type, or that of a value or typed attribute.
  Type getType(unsigned reg);
  Location getLocation(unsigned reg);

  /// What `set` was given for an object of type `T`: a range as a range of
  /// values, what is no part of IR as a reference.
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

  /// Keeps any object. Ranges are copied.
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

  /// Keeps an attribute, or the one that a truth, number or text becomes.
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

  // Copies that live as long as this.
  ValueRange copy(ValueRange values);
  TypeRange copy(TypeRange types);

  /// From here on values of registers are those that stand for the matched
  /// ones; null: they stand for themselves.
  void startRewriting(const RuleValueMapping *newMapping) {
    mapping = newMapping;
  }
  /// Values without their mapping: false if that failed.
  bool remap(ValueRange values, llvm::SmallVectorImpl<Value> &result) const;
  /// Whether a value could not be mapped since.
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

/// A function of a rule. Failure: the rule does not match.
using RuleFunction = LogicalResult (*)(RuleState &state);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_STATE_H
