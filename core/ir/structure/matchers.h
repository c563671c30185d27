// SPDX-License-Identifier: Apache-2.0
//
// Matchers: predicates on values, operations and attributes, composed as trees:
// `matchPattern(value, m_Op<AddIOp>(m_Any(), m_Zero()))`. A matcher inspects
// operations and their operands only: it does not change the IR and does not
// follow block arguments. A matcher with a pointer argument stores its match
// there, even if the enclosing tree does not match in the end. Matchers that
// use inferred integer ranges are declared with that interface.
#ifndef CORE_IR_STRUCTURE_MATCHERS_H
#define CORE_IR_STRUCTURE_MATCHERS_H

#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {
namespace detail {

/// Returns the constant that an operation with the trait ConstantLike folds to,
/// or its attribute `value` if it has no folder. Returns null if the operation
/// is not a constant.
Attribute getConstantAttribute(Operation *op);

/// Returns true if the only result is a scalar, vector or ranked tensor.
bool holdsNumbers(Operation *op);

/// Returns the element of a splat; null if `attribute` is not a splat.
Attribute getSplatElement(Attribute attribute);

struct ConstantOpMatcher {
  bool match(Operation *op) { return op->hasTrait<OpTrait::ConstantLike>(); }
};

struct NameOpMatcher {
  llvm::StringRef name;
  bool match(Operation *op) { return op->getName().getStringRef() == name; }
};

struct AttrOpMatcher {
  llvm::StringRef name;
  bool match(Operation *op) { return op->hasAttr(name); }
};

template <typename AttrT> struct ConstantOpBinder {
  AttrT *place;
  bool match(Operation *op) {
    auto attribute = llvm::dyn_cast_or_null<AttrT>(getConstantAttribute(op));
    if (attribute && place)
      *place = attribute;
    return static_cast<bool>(attribute);
  }
};

template <typename AttrT> struct AttrOpBinder {
  llvm::StringRef name;
  AttrT *place;
  bool match(Operation *op) {
    auto attribute = op->getAttrOfType<AttrT>(name);
    if (attribute && place)
      *place = attribute;
    return static_cast<bool>(attribute);
  }
};

/// Matches a number of class AttrT or a splat of it.
template <typename AttrT> struct ConstantValueBinder {
  typename AttrT::ValueType *place;

  bool match(Attribute attribute) {
    if (Attribute element = getSplatElement(attribute))
      attribute = element;
    auto number = llvm::dyn_cast<AttrT>(attribute);
    if (number)
      *place = number.getValue();
    return static_cast<bool>(number);
  }
  bool match(Operation *op) {
    Attribute attribute = getConstantAttribute(op);
    return attribute && holdsNumbers(op) && match(attribute);
  }
};

/// Matches a number that satisfies a predicate.
template <typename AttrT> struct ConstantPredicateMatcher {
  bool (*predicate)(const typename AttrT::ValueType &value);

  /// Matches an attribute or an operation.
  template <typename Target>
  bool match(Target target)
    requires std::is_same_v<Target, Attribute> ||
             std::is_same_v<Target, Operation *>
  {
    auto value = makeValue();
    return ConstantValueBinder<AttrT>{&value}.match(target) && predicate(value);
  }

private:
  static typename AttrT::ValueType makeValue() {
    if constexpr (std::is_same_v<typename AttrT::ValueType, llvm::APFloat>)
      return llvm::APFloat(llvm::APFloat::Bogus());
    else
      return typename AttrT::ValueType();
  }
};

template <typename OpT> struct OpMatcher {
  bool match(Operation *op) { return llvm::isa<OpT>(op); }
};

struct AnyValueMatcher {
  bool match(Value) { return true; }
};

struct AnyValueBinder {
  Value *place;
  bool match(Value value) {
    *place = value;
    return true;
  }
};

struct SameValueMatcher {
  Value value;
  bool match(Value other) { return value == other; }
};

template <typename MatcherT, typename Target>
concept MatcherOf = requires(MatcherT &matcher, Target target) {
  { matcher.match(target) } -> std::convertible_to<bool>;
};

/// Applies a matcher to the value, or to its defining operation if it is a
/// matcher of operations.
template <typename MatcherT> bool matchValue(Value value, MatcherT &matcher) {
  if constexpr (MatcherOf<MatcherT, Value>) {
    return matcher.match(value);
  } else {
    Operation *op = value.getDefiningOp();
    return op && matcher.match(op);
  }
}

/// Matches an operation of class OpT whose operands match.
template <typename OpT, typename... Matchers> struct RecursiveOpMatcher {
  std::tuple<Matchers...> matchers;

  bool match(Operation *op) {
    if (!llvm::isa<OpT>(op) || op->getNumOperands() != sizeof...(Matchers))
      return false;
    // All matchers run, so that each stores what it matches.
    unsigned index = 0;
    return std::apply(
        [&](auto &...each) {
          bool matched = true;
          ((matched &= matchValue(op->getOperand(index++), each)), ...);
          return matched;
        },
        matchers);
  }
};

} // namespace detail

/// Returns true if the pattern matches the value or its defining operation.
template <typename Pattern>
bool matchPattern(Value value, const Pattern &pattern) {
  return detail::matchValue(value, const_cast<Pattern &>(pattern));
}
template <typename Pattern>
bool matchPattern(Operation *op, const Pattern &pattern) {
  return const_cast<Pattern &>(pattern).match(op);
}
/// Returns true if the pattern of constant values matches. Returns false if the
/// attribute is null.
template <typename Pattern>
bool matchPattern(Attribute attribute, const Pattern &pattern) {
  static_assert(detail::MatcherOf<Pattern, Attribute>,
                "the pattern is not one of attributes");
  return attribute && const_cast<Pattern &>(pattern).match(attribute);
}

/// Matches an operation with the trait ConstantLike.
inline detail::ConstantOpMatcher m_Constant() { return {}; }
/// Matches a constant whose attribute has class AttrT and stores the attribute;
/// `place` may be null.
template <typename AttrT>
detail::ConstantOpBinder<AttrT> m_Constant(AttrT *place) {
  return {place};
}
/// Matches an operation with an attribute of this name.
inline detail::AttrOpMatcher m_Attr(llvm::StringRef name) { return {name}; }
template <typename AttrT>
detail::AttrOpBinder<AttrT> m_Attr(llvm::StringRef name, AttrT *place) {
  return {name, place};
}
/// Matches an operation of this name.
inline detail::NameOpMatcher m_Op(llvm::StringRef name) { return {name}; }
/// Matches an operation of this class.
template <typename OpT> detail::OpMatcher<OpT> m_Op() { return {}; }
/// Matches an operation of this class with one operand per matcher, each of
/// which must match.
template <typename OpT, typename... Matchers>
  requires(sizeof...(Matchers) > 0)
detail::RecursiveOpMatcher<OpT, Matchers...> m_Op(Matchers... matchers) {
  return {{matchers...}};
}

// Constant numbers: scalars, or splats of vectors and tensors.

inline detail::ConstantValueBinder<IntegerAttr>
m_ConstantInt(llvm::APInt *place) {
  return {place};
}
inline detail::ConstantValueBinder<FloatAttr>
m_ConstantFloat(llvm::APFloat *place) {
  return {place};
}

using IntPredicateMatcher = detail::ConstantPredicateMatcher<IntegerAttr>;
using FloatPredicateMatcher = detail::ConstantPredicateMatcher<FloatAttr>;

inline IntPredicateMatcher m_Zero() {
  return {[](const llvm::APInt &value) { return value.isZero(); }};
}
inline IntPredicateMatcher m_NonZero() {
  return {[](const llvm::APInt &value) { return !value.isZero(); }};
}
/// Matches 1; for i1, true.
inline IntPredicateMatcher m_One() {
  return {[](const llvm::APInt &value) { return value.isOne(); }};
}
/// Matches 0.0 and -0.0.
inline FloatPredicateMatcher m_AnyZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isZero(); }};
}
inline FloatPredicateMatcher m_PosZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isPosZero(); }};
}
inline FloatPredicateMatcher m_NegZeroFloat() {
  return {[](const llvm::APFloat &value) { return value.isNegZero(); }};
}
inline FloatPredicateMatcher m_OneFloat() {
  return {[](const llvm::APFloat &value) {
    return llvm::APFloat(value.getSemantics(), 1) == value;
  }};
}
inline FloatPredicateMatcher m_NaNFloat() {
  return {[](const llvm::APFloat &value) { return value.isNaN(); }};
}
inline FloatPredicateMatcher m_PosInfFloat() {
  return {[](const llvm::APFloat &value) {
    return value.isInfinity() && !value.isNegative();
  }};
}
inline FloatPredicateMatcher m_NegInfFloat() {
  return {[](const llvm::APFloat &value) {
    return value.isInfinity() && value.isNegative();
  }};
}

namespace matchers {
/// Matches any value.
inline detail::AnyValueMatcher m_Any() { return {}; }
inline detail::AnyValueBinder m_Any(Value *place) { return {place}; }
/// Matches this value only.
inline detail::SameValueMatcher m_Val(Value value) { return {value}; }
} // namespace matchers

} // namespace mlir

#endif // CORE_IR_STRUCTURE_MATCHERS_H
