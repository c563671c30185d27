// SPDX-License-Identifier: Apache-2.0
//
// Type converters: rules for converting types, and for materializing values of
// one type from values of others. Independent of patterns.
// Source: the MLIR documentation, "Dialect Conversion", "Type Conversion".
#ifndef CORE_CONVERSION_TYPE_CONVERTER_H
#define CORE_CONVERSION_TYPE_CONVERTER_H

#include <functional>
#include <memory>

#include "core/conversion/signature_conversion.h"
#include "core/ir/structure/builders.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir {

/// Converts types by registered functions. The function registered last is
/// tried first.
/// Thread safety: functions must be registered by one thread. Afterwards,
/// conversions may run concurrently.
class TypeConverter {
public:
  using Base = TypeConverter;
  using SignatureConversion = mlir::SignatureConversion;

  TypeConverter();
  /// Copies the functions of the other converter, but not its cache.
  TypeConverter(const TypeConverter &other);
  TypeConverter &operator=(const TypeConverter &other);
  virtual ~TypeConverter();

  /// The result of an attribute conversion: an attribute, nothing (the next
  /// function is tried), or failure.
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

  /// Registers a conversion of types of class `T`, or of values if `T` is
  /// Value, in which case the result may depend on more than the type. Valid
  /// signatures are:
  ///   Type (T): null means failure.
  ///   optional<Type> (T): nothing means that the next function is tried.
  ///   optional<LogicalResult> (T, SmallVectorImpl<Type> &): converts to any
  ///   number of types.
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

  /// Registers a materialization from converted values to an original type of
  /// class `T`: Value (OpBuilder &, T, ValueRange, Location). Null means
  /// failure.
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

  /// Registers a materialization from values to converted types: (OpBuilder &,
  /// T, ValueRange, Location), optionally with a Type, which is that of the
  /// original value. If `T` is a type class, it returns a Value, or null for
  /// failure. If `T` is TypeRange, it returns a SmallVector<Value>, which is
  /// empty for failure.
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

  /// Registers a conversion of attributes of class `A` attached to types of
  /// class `T`: AttributeConversionResult (T, A).
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

  // Types. The conversion of a value may depend on more than its type.

  /// Appends the converted types to `results`.
  /// Errors: failure without a diagnostic if the type has no conversion;
  /// `results` is unchanged.
  LogicalResult convertType(Type type,
                            llvm::SmallVectorImpl<Type> &results) const;
  LogicalResult convertType(Value value,
                            llvm::SmallVectorImpl<Type> &results) const;
  /// Returns the converted type. Null if there is none or more than one.
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

  /// Returns true if the conversion of the type is the type itself.
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
  /// Returns true if all operand and result types are legal.
  bool isLegal(Operation *op) const;
  /// Returns true if all block argument types are legal.
  bool isLegal(Region *region) const;
  bool isSignatureLegal(FunctionType type) const {
    return isLegal(TypeRange(type.getInputs())) &&
           isLegal(TypeRange(type.getResults()));
  }

  // Signatures. Convert the types of arguments from `origInputOffset` on and
  // add them to `result`. Arguments that convert to no types are dropped.
  // Errors: failure without a diagnostic if a type has no conversion.
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
  /// Converts the arguments of a block. Returns nothing if a type has no
  /// conversion.
  std::optional<SignatureConversion> convertBlockSignature(Block *block) const;

  // Materializations. Return null or an empty vector on failure.
  Value materializeSourceConversion(OpBuilder &builder, Location loc,
                                    Type resultType, ValueRange inputs) const;
  Value materializeTargetConversion(OpBuilder &builder, Location loc,
                                    Type resultType, ValueRange inputs,
                                    Type originalType = {}) const;
  llvm::SmallVector<Value>
  materializeTargetConversion(OpBuilder &builder, Location loc,
                              TypeRange resultTypes, ValueRange inputs,
                              Type originalType = {}) const;

  /// Returns nothing if no attribute conversion applies.
  std::optional<Attribute> convertTypeAttribute(Type type,
                                                Attribute attr) const;

private:
  /// `value` is null if only a type is converted.
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
  /// Conversions before this index may depend on values, so their results are
  /// not cached.
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
