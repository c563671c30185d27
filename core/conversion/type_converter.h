// SPDX-License-Identifier: Apache-2.0
//
// Type converters: which types become which, and how values of the one are made
// from values of the other. They know nothing of patterns.
// Source: the MLIR documentation, "Dialect Conversion", "Type Conversion".
#ifndef CORE_CONVERSION_TYPE_CONVERTER_H
#define CORE_CONVERSION_TYPE_CONVERTER_H

#include <functional>
#include <memory>

#include "core/conversion/signature_conversion.h"
#include "core/ir/builders.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

/// Converts types by functions that were added to it; of several that apply the
/// one that was added last is asked first. Functions are added by one thread;
/// after that it may be used by many.
class TypeConverter {
public:
  using Base = TypeConverter;
  using SignatureConversion = mlir::SignatureConversion;

  TypeConverter();
  /// Has the functions of the other one, and remembers nothing.
  TypeConverter(const TypeConverter &other);
  TypeConverter &operator=(const TypeConverter &other);
  virtual ~TypeConverter();

  /// What a conversion of an attribute of a type gives: an attribute, nothing
  /// (others are asked), or that there is none.
  class AttributeConversionResult {
  public:
    AttributeConversionResult() = default;
    AttributeConversionResult(Attribute attr)
        : attribute(attr), kind(Kind::Result) {}
    static AttributeConversionResult result(Attribute attr) { return attr; }
    static AttributeConversionResult na() { return {}; }
    static AttributeConversionResult abort() {
      AttributeConversionResult result;
      result.kind = Kind::Abort;
      return result;
    }
    bool hasResult() const { return kind == Kind::Result; }
    bool isNa() const { return kind == Kind::NotApplicable; }
    bool isAbort() const { return kind == Kind::Abort; }
    Attribute getResult() const { return attribute; }

  private:
    enum class Kind : uint8_t { NotApplicable, Result, Abort };
    Attribute attribute;
    Kind kind = Kind::NotApplicable;
  };

  /// Adds a conversion of types of a class `T`, or of values (`T` is Value),
  /// whose result may depend on more than the value's type. Its forms:
  ///   Type (T): null if there is no conversion;
  ///   optional<Type> (T): none if others are to be asked;
  ///   optional<LogicalResult> (T, SmallVectorImpl<Type> &): to any number of
  ///   types.
  template <typename Function, typename T = typename llvm::function_traits<
                                   std::decay_t<Function>>::template arg_t<0>>
  void addConversion(Function &&callback) {
    using Argument = std::decay_t<T>;
    if constexpr (std::is_invocable_v<Function, T>)
      addConversionCallback<Argument>(
          [callback = std::forward<Function>(callback)](
              T from, llvm::SmallVectorImpl<Type> &results)
              -> std::optional<LogicalResult> {
            std::optional<Type> type = callback(from);
            if (!type)
              return std::nullopt;
            if (*type)
              results.push_back(*type);
            return success(static_cast<bool>(*type));
          });
    else
      addConversionCallback<Argument>(std::forward<Function>(callback));
  }

  /// Adds a way from converted values back to one of an original type of class
  /// `T`: Value (OpBuilder &, T, ValueRange, Location), null if there is none.
  template <typename Function, typename T = typename llvm::function_traits<
                                   std::decay_t<Function>>::template arg_t<1>>
  void addSourceMaterialization(Function &&callback) {
    sourceMaterializations.push_back(
        [callback = std::forward<Function>(callback)](
            OpBuilder &builder, Type resultType, ValueRange inputs,
            Location location) -> Value {
          if (auto type = llvm::dyn_cast<std::decay_t<T>>(resultType))
            return callback(builder, type, inputs, location);
          return Value();
        });
  }

  /// Adds a way from values to ones of converted types: (OpBuilder &, T,
  /// ValueRange, Location), and a Type, that of the original value, or not.
  /// `T` is a class of types, and the result a Value, or TypeRange, and it is a
  /// SmallVector<Value>; null or empty if there is none.
  template <typename Function, typename T = typename llvm::function_traits<
                                   std::decay_t<Function>>::template arg_t<1>>
  void addTargetMaterialization(Function &&callback) {
    targetMaterializations.push_back(
        [callback = std::forward<Function>(callback)](
            OpBuilder &builder, TypeRange resultTypes, ValueRange inputs,
            Location location, Type originalType) -> llvm::SmallVector<Value> {
          auto call = [&](T types) {
            if constexpr (std::is_invocable_v<Function, OpBuilder &, T,
                                              ValueRange, Location, Type>)
              return callback(builder, types, inputs, location, originalType);
            else
              return callback(builder, types, inputs, location);
          };
          if constexpr (std::is_same_v<std::decay_t<T>, TypeRange>) {
            return call(resultTypes);
          } else {
            if (resultTypes.size() != 1)
              return {};
            auto type = llvm::dyn_cast<std::decay_t<T>>(resultTypes.front());
            Value value = type ? Value(call(type)) : Value();
            return value ? llvm::SmallVector<Value>{value}
                         : llvm::SmallVector<Value>();
          }
        });
  }

  /// Adds a conversion of attributes of class `A` of types of class `T`:
  /// AttributeConversionResult (T, A).
  template <typename Function,
            typename T = typename llvm::function_traits<
                std::decay_t<Function>>::template arg_t<0>,
            typename A = typename llvm::function_traits<
                std::decay_t<Function>>::template arg_t<1>>
  void addTypeAttributeConversion(Function &&callback) {
    attributeConversions.push_back(
        [callback = std::forward<Function>(callback)](
            Type type, Attribute attribute) -> AttributeConversionResult {
          auto ofType = llvm::dyn_cast<std::decay_t<T>>(type);
          auto ofClass = llvm::dyn_cast_or_null<std::decay_t<A>>(attribute);
          return ofType && ofClass ? callback(ofType, ofClass)
                                   : AttributeConversionResult::na();
        });
  }

  // Types. Those of values may depend on more than their types.

  /// Adds what a type becomes to `results`.
  /// Errors: failure without a message when it has no conversion; `results` is
  /// unchanged.
  LogicalResult convertType(Type type,
                            llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertType(Value value,
                            llvm::SmallVectorImpl<Type> &results) const;
  /// The one type that a type becomes; null if there is none or several.
  Type convertType(Type type) const;
  Type convertType(Value value) const;
  template <typename TargetType, typename From>
  TargetType convertType(From from) const {
    return llvm::dyn_cast_or_null<TargetType>(convertType(from));
  }
  LogicalResult convertTypes(TypeRange types,
                             llvm::SmallVectorImpl<Type> &results) const;
  template <typename Range>
    requires std::is_convertible_v<Range, ValueRange>
  LogicalResult convertTypes(const Range &values,
                             llvm::SmallVectorImpl<Type> &results) const {
    return convertValueTypes(values, results);
  }

  /// Whether a type becomes itself.
  bool isLegal(Type type) const { return convertType(type) == type; }
  bool isLegal(Value value) const {
    return convertType(value) == value.getType();
  }
  bool isLegal(TypeRange range) const {
    return llvm::all_of(range, [this](Type type) { return isLegal(type); });
  }
  template <typename Range>
    requires std::is_convertible_v<Range, ValueRange> &&
             (!std::is_base_of_v<Value, Range>)
  bool isLegal(const Range &range) const {
    return llvm::all_of(ValueRange(range),
                        [this](Value value) { return isLegal(value); });
  }
  /// Those of its operands and results.
  bool isLegal(Operation *op) const;
  /// Those of the arguments of its blocks.
  bool isLegal(Region *region) const;
  bool isSignatureLegal(FunctionType type) const {
    return isLegal(TypeRange(type.getInputs())) &&
           isLegal(TypeRange(type.getResults()));
  }

  // Signatures: the types of the arguments from `origInputOffset` on are
  // converted and added to `result`; those that become no types are dropped.
  // Errors: failure without a message when one has no conversion.
  LogicalResult convertSignatureArg(unsigned inputNo, Type type,
                                    SignatureConversion &result) const;
  LogicalResult convertSignatureArg(unsigned inputNo, Value value,
                                    SignatureConversion &result) const;
  LogicalResult convertSignatureArgs(TypeRange types,
                                     SignatureConversion &result,
                                     unsigned origInputOffset = 0) const;
  template <typename Range>
    requires std::is_convertible_v<Range, ValueRange>
  LogicalResult convertSignatureArgs(const Range &values,
                                     SignatureConversion &result,
                                     unsigned origInputOffset = 0) const {
    for (Value value : ValueRange(values))
      if (failed(convertSignatureArg(origInputOffset++, value, result)))
        return failure();
    return success();
  }
  /// Of a block's arguments; none if one has no conversion.
  std::optional<SignatureConversion> convertBlockSignature(Block *block) const;

  // Materialisations; null or empty if there is none.
  Value materializeSourceConversion(OpBuilder &builder, Location loc,
                                    Type resultType, ValueRange inputs) const;
  Value materializeTargetConversion(OpBuilder &builder, Location loc,
                                    Type resultType, ValueRange inputs,
                                    Type originalType = {}) const;
  llvm::SmallVector<Value>
  materializeTargetConversion(OpBuilder &builder, Location loc,
                              TypeRange resultTypes, ValueRange inputs,
                              Type originalType = {}) const;

  /// None if no conversion of attributes applies.
  std::optional<Attribute> convertTypeAttribute(Type type,
                                                Attribute attr) const;

private:
  /// `value` is null where only a type is known.
  using Conversion = std::function<std::optional<LogicalResult>(
      Type type, Value value, llvm::SmallVectorImpl<Type> &results)>;
  struct Cache;

  template <typename T, typename Function>
  void addConversionCallback(Function &&callback) {
    if constexpr (std::is_same_v<T, Value>)
      registerConversion(
          [callback = std::forward<Function>(callback)](
              Type, Value value, llvm::SmallVectorImpl<Type> &results)
              -> std::optional<LogicalResult> {
            if (!value)
              return std::nullopt;
            return callback(value, results);
          },
          /*ofValues=*/true);
    else
      registerConversion(
          [callback = std::forward<Function>(callback)](
              Type type, Value, llvm::SmallVectorImpl<Type> &results)
              -> std::optional<LogicalResult> {
            auto ofClass = llvm::dyn_cast<T>(type);
            if (!ofClass)
              return std::nullopt;
            return callback(ofClass, results);
          },
          /*ofValues=*/false);
  }
  void registerConversion(Conversion conversion, bool ofValues);
  LogicalResult convertImpl(Type type, Value value,
                            llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertValueTypes(ValueRange values,
                                  llvm::SmallVectorImpl<Type> &results) const;

  llvm::SmallVector<Conversion, 4> conversions;
  /// Those before this one depend, or may, on values: their results are not
  /// remembered.
  size_t firstCacheable = 0;
  llvm::SmallVector<
      std::function<Value(OpBuilder &, Type, ValueRange, Location)>, 2>
      sourceMaterializations;
  llvm::SmallVector<std::function<llvm::SmallVector<Value>(
                        OpBuilder &, TypeRange, ValueRange, Location, Type)>,
                    2>
      targetMaterializations;
  llvm::SmallVector<std::function<AttributeConversionResult(Type, Attribute)>,
                    2>
      attributeConversions;
  std::unique_ptr<Cache> cache;
};

} // namespace mlir

#endif // CORE_CONVERSION_TYPE_CONVERTER_H
