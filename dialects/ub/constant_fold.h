// SPDX-License-Identifier: Apache-2.0
//
// Constant folders of element-wise operations. The caller provides the
// calculation on single elements; the folders apply it to scalars, splats and
// other elements attributes. If an operand is poison, the result is that poison
// constant.
// `AttrElementT` is the attribute class of the operands' elements (IntegerAttr,
// FloatAttr), `ElementValueT` the class of their values. `PoisonAttr` is the
// class of poison constants; void means that there are none.
// All folders return null if they do not fold: an operand is not constant, the
// operands' types differ, or the elements have other classes. Elements in
// resources are not folded.
#ifndef DIALECTS_UB_CONSTANT_FOLD_H
#define DIALECTS_UB_CONSTANT_FOLD_H

#include <complex>
#include <optional>
#include <type_traits>

#include "core/ir/builtin/elements.h"
#include "dialects/ub/ub.h"

namespace mlir {

namespace detail {

/// Returns the type of a constant attribute, or null if it has none.
inline Type getTypeOfConstant(Attribute attribute) {
  auto typed = llvm::dyn_cast_or_null<TypedAttr>(attribute);
  return typed ? typed.getType() : Type();
}

/// Returns true if elements of this layout have values of type T.
template <typename T> bool holdsElements(const ElementLayout &layout) {
  using llvm::APFloat, llvm::APInt;
  if constexpr (std::is_same_v<T, APInt>)
    return layout.kind == ElementKind::Integer && layout.numbers == 1;
  else if constexpr (std::is_same_v<T, APFloat>)
    return layout.kind == ElementKind::Float && layout.numbers == 1;
  else if constexpr (std::is_same_v<T, std::complex<APInt>>)
    return layout.kind == ElementKind::Integer && layout.numbers == 2;
  else if constexpr (std::is_same_v<T, std::complex<APFloat>>)
    return layout.kind == ElementKind::Float && layout.numbers == 2;
  else
    return std::is_base_of_v<Attribute, T>;
}

/// Accesses the values of a constant by index.
template <typename AttrT, typename T> class ConstantElements {
public:
  /// The object converts to false if `constant` has no values of class AttrT or
  /// T.
  explicit ConstantElements(Attribute constant) {
    number = llvm::dyn_cast_or_null<AttrT>(constant);
    if (number || !constant || llvm::isa<DenseResourceElementsAttr>(constant))
      return;
    if (llvm::isa<DenseElementsAttr>(constant)) {
      dense.emplace(DenseElementsReader::make<T>(constant));
      if (!holdsElements<T>(dense->getLayout()))
        dense.reset();
    } else {
      elements = llvm::dyn_cast<ElementsAttr>(constant);
    }
  }

  explicit operator bool() const { return number || dense || elements; }
  bool isNumber() const { return static_cast<bool>(number); }
  bool isSplat() const { return dense && dense->isSplat(); }
  /// Returns nullopt if the element cannot be read.
  std::optional<T> operator[](uint64_t index) const {
    if (number)
      return number.getValue();
    if (dense)
      return dense->template get<T>(index);
    if (auto element =
            llvm::dyn_cast_or_null<AttrT>(elements.getElement(index)))
      return element.getValue();
    return std::nullopt;
  }

private:
  AttrT number;
  std::optional<DenseElementsReader> dense;
  ElementsAttr elements;
};

/// Builds a constant of `type` from the elements that `calculate` returns for
/// each index, or for index 0 only if the constant is a number or a splat.
/// Returns null if `calculate` returns nullopt.
template <typename AttrT, typename T>
Attribute
makeConstant(Type type, bool isNumber, bool isSplat,
             llvm::function_ref<std::optional<T>(uint64_t index)> calculate) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (isNumber == bool(shaped) || (shaped && !shaped.hasStaticShape()))
    return nullptr;
  const uint64_t count =
      isNumber || isSplat ? 1 : uint64_t(shaped.getNumElements());
  llvm::SmallVector<T, 1> values;
  values.reserve(count);
  for (uint64_t i = 0; i < count; ++i) {
    std::optional<T> value = calculate(i);
    if (!value)
      return nullptr;
    values.push_back(std::move(*value));
  }
  if (isNumber)
    return AttrT::get(type, values.front());
  return DenseElementsAttr::get(shaped, values);
}

template <typename AttrT, typename T, typename ResultAttrT, typename ResultT>
Attribute
foldUnary(Attribute operand, Type resultType,
          llvm::function_ref<std::optional<ResultT>(const T &)> calculate) {
  ConstantElements<AttrT, T> elements(operand);
  if (!elements || !resultType)
    return nullptr;
  return makeConstant<ResultAttrT, ResultT>(
      resultType, elements.isNumber(), elements.isSplat(),
      [&](uint64_t index) -> std::optional<ResultT> {
        std::optional<T> value = elements[index];
        return value ? calculate(*value) : std::nullopt;
      });
}

template <typename AttrT, typename T, typename ResultAttrT, typename ResultT>
Attribute
foldBinary(llvm::ArrayRef<Attribute> operands, Type resultType,
           llvm::function_ref<std::optional<ResultT>(const T &, const T &)>
               calculate) {
  ConstantElements<AttrT, T> lhs(operands[0]), rhs(operands[1]);
  if (!lhs || !rhs || !resultType ||
      getTypeOfConstant(operands[0]) != getTypeOfConstant(operands[1]))
    return nullptr;
  return makeConstant<ResultAttrT, ResultT>(
      resultType, lhs.isNumber(), lhs.isSplat() && rhs.isSplat(),
      [&](uint64_t index) -> std::optional<ResultT> {
        std::optional<T> a = lhs[index], b = rhs[index];
        return a && b ? calculate(*a, *b) : std::nullopt;
      });
}

/// Returns the first poison operand, or null.
template <typename PoisonAttr>
Attribute findPoison(llvm::ArrayRef<Attribute> operands) {
  if constexpr (!std::is_void_v<PoisonAttr>)
    for (Attribute operand : operands)
      if (llvm::isa_and_nonnull<PoisonAttr>(operand))
        return operand;
  return nullptr;
}

} // namespace detail

/// `calculate(a, b)` returns an optional value; nullopt means that the
/// operation does not fold.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldBinaryOpConditional(llvm::ArrayRef<Attribute> operands,
                                       Type resultType,
                                       CalculationT &&calculate) {
  assert(operands.size() == 2 && "of two operands");
  if (Attribute poison = detail::findPoison<PoisonAttr>(operands))
    return poison;
  return detail::foldBinary<AttrElementT, ElementValueT, ResultAttrElementT,
                            ResultElementValueT>(operands, resultType,
                                                 calculate);
}
/// Like the overload above, with a result of the operands' type.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldBinaryOpConditional(llvm::ArrayRef<Attribute> operands,
                                       CalculationT &&calculate) {
  return constFoldBinaryOpConditional<AttrElementT, ElementValueT, PoisonAttr,
                                      ResultAttrElementT, ResultElementValueT>(
      operands, detail::getTypeOfConstant(operands[0]), calculate);
}

/// `calculate(a, b)` returns a value. Poison is propagated only if `PoisonAttr`
/// is given.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = void,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldBinaryOp(llvm::ArrayRef<Attribute> operands, Type resultType,
                            CalculationT &&calculate) {
  return constFoldBinaryOpConditional<AttrElementT, ElementValueT, PoisonAttr,
                                      ResultAttrElementT, ResultElementValueT>(
      operands, resultType,
      [&](const ElementValueT &a, const ElementValueT &b) {
        return std::optional<ResultElementValueT>(calculate(a, b));
      });
}
/// Like the overload above, with a result of the operands' type. Propagates
/// poison by default.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldBinaryOp(llvm::ArrayRef<Attribute> operands,
                            CalculationT &&calculate) {
  return constFoldBinaryOp<AttrElementT, ElementValueT, PoisonAttr,
                           ResultAttrElementT, ResultElementValueT>(
      operands, detail::getTypeOfConstant(operands[0]), calculate);
}

/// `calculate(a)` returns an optional value; nullopt means that the operation
/// does not fold.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldUnaryOpConditional(llvm::ArrayRef<Attribute> operands,
                                      Type resultType,
                                      CalculationT &&calculate) {
  assert(operands.size() == 1 && "of one operand");
  if (Attribute poison = detail::findPoison<PoisonAttr>(operands))
    return poison;
  return detail::foldUnary<AttrElementT, ElementValueT, ResultAttrElementT,
                           ResultElementValueT>(operands[0], resultType,
                                                calculate);
}
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldUnaryOpConditional(llvm::ArrayRef<Attribute> operands,
                                      CalculationT &&calculate) {
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr,
                                     ResultAttrElementT, ResultElementValueT>(
      operands, detail::getTypeOfConstant(operands[0]), calculate);
}

/// `calculate(a)` returns a value.
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldUnaryOp(llvm::ArrayRef<Attribute> operands, Type resultType,
                           CalculationT &&calculate) {
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr,
                                     ResultAttrElementT, ResultElementValueT>(
      operands, resultType, [&](const ElementValueT &a) {
        return std::optional<ResultElementValueT>(calculate(a));
      });
}
template <typename AttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr,
          typename ResultAttrElementT = AttrElementT,
          typename ResultElementValueT = typename ResultAttrElementT::ValueType,
          typename CalculationT>
Attribute constFoldUnaryOp(llvm::ArrayRef<Attribute> operands,
                           CalculationT &&calculate) {
  return constFoldUnaryOp<AttrElementT, ElementValueT, PoisonAttr,
                          ResultAttrElementT, ResultElementValueT>(
      operands, detail::getTypeOfConstant(operands[0]), calculate);
}

/// `calculate(a, castStatus)` returns a value. It sets `castStatus` to false if
/// the operation does not fold.
template <typename AttrElementT, typename TargetAttrElementT,
          typename ElementValueT = typename AttrElementT::ValueType,
          typename TargetElementValueT = typename TargetAttrElementT::ValueType,
          typename PoisonAttr = ub::PoisonAttr, typename CalculationT>
Attribute constFoldCastOp(llvm::ArrayRef<Attribute> operands, Type resultType,
                          CalculationT &&calculate) {
  return constFoldUnaryOpConditional<AttrElementT, ElementValueT, PoisonAttr,
                                     TargetAttrElementT, TargetElementValueT>(
      operands, resultType,
      [&](const ElementValueT &a) -> std::optional<TargetElementValueT> {
        bool castStatus = true;
        TargetElementValueT value = calculate(a, castStatus);
        return castStatus ? std::optional(std::move(value)) : std::nullopt;
      });
}

} // namespace mlir

#endif // DIALECTS_UB_CONSTANT_FOLD_H
