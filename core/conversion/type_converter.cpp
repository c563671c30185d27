// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/type_converter.h"

#include "core/ir/structure/region.h"
#include "core/support/mutex.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

// Signatures.

void SignatureConversion::addInputs(unsigned origInputNo,
                                    llvm::ArrayRef<Type> types) {
  assert(!types.empty() && "an input that becomes nothing has no mapping");
  assert(!remappedInputs[origInputNo] && "the input has a mapping");
  remappedInputs[origInputNo] = InputMapping{argTypes.size(), types.size(), {}};
  addInputs(types);
}

void SignatureConversion::remapInput(unsigned origInputNo,
                                     llvm::ArrayRef<Value> replacements) {
  assert(!remappedInputs[origInputNo] && "the input has a mapping");
  remappedInputs[origInputNo] = InputMapping{
      origInputNo, /*size=*/0,
      llvm::SmallVector<Value, 1>(replacements.begin(), replacements.end())};
}

// Types.

/// Cached conversions of types. Nothing means that a type has no conversion.
struct TypeConverter::Cache {
  Mutex mutex;
  llvm::DenseMap<Type, std::optional<llvm::SmallVector<Type, 1>>> types;
};

TypeConverter::TypeConverter() : cache(std::make_unique<Cache>()) {}

TypeConverter::TypeConverter(const TypeConverter &other) : TypeConverter() {
  *this = other;
}

TypeConverter &TypeConverter::operator=(const TypeConverter &other) {
  conversions = other.conversions;
  firstCacheable = other.firstCacheable;
  sourceMaterializations = other.sourceMaterializations;
  targetMaterializations = other.targetMaterializations;
  attributeConversions = other.attributeConversions;
  cache = std::make_unique<Cache>();
  return *this;
}

TypeConverter::~TypeConverter() = default;

void TypeConverter::registerConversion(Conversion conversion, bool ofValues) {
  conversions.push_back(std::move(conversion));
  if (ofValues)
    firstCacheable = conversions.size();
  cache->types.clear();
}

LogicalResult
TypeConverter::convertImpl(Type type, Value value,
                           llvm::SmallVectorImpl<Type> &results) const {
  {
    ReaderMutexLock lock(&cache->mutex);
    auto known = cache->types.find(type);
    if (known != cache->types.end()) {
      if (!known->second)
        return failure();
      llvm::append_range(results, *known->second);
      return success();
    }
  }
  const size_t before = results.size();
  for (size_t i = conversions.size(); i-- > 0;) {
    std::optional<LogicalResult> result = conversions[i](type, value, results);
    if (!result)
      continue;
    if (failed(*result))
      results.truncate(before);
    if (i < firstCacheable)
      return *result;
    std::optional<llvm::SmallVector<Type, 1>> types;
    if (succeeded(*result))
      types.emplace(results.begin() + before, results.end());
    MutexLock lock(&cache->mutex);
    cache->types.try_emplace(type, std::move(types));
    return *result;
  }
  return failure();
}

LogicalResult
TypeConverter::convertType(Type type,
                           llvm::SmallVectorImpl<Type> &results) const {
  return convertImpl(type, Value(), results);
}

LogicalResult
TypeConverter::convertType(Value value,
                           llvm::SmallVectorImpl<Type> &results) const {
  return convertImpl(value.getType(), value, results);
}

Type TypeConverter::convertType(Type type) const {
  llvm::SmallVector<Type, 1> results;
  const bool converts = succeeded(convertType(type, results));
  return converts && results.size() == 1 ? results.front() : Type();
}

Type TypeConverter::convertType(Value value) const {
  llvm::SmallVector<Type, 1> results;
  const bool converts = succeeded(convertType(value, results));
  return converts && results.size() == 1 ? results.front() : Type();
}

LogicalResult
TypeConverter::convertTypes(TypeRange types,
                            llvm::SmallVectorImpl<Type> &results) const {
  for (Type type : types)
    if (failed(convertType(type, results)))
      return failure();
  return success();
}

LogicalResult
TypeConverter::convertValueTypes(ValueRange values,
                                 llvm::SmallVectorImpl<Type> &results) const {
  for (Value value : values)
    if (failed(convertType(value, results)))
      return failure();
  return success();
}

bool TypeConverter::isLegal(Operation *op) const {
  return isLegal(op->getOperands()) && isLegal(op->getResults());
}

bool TypeConverter::isLegal(Region *region) const {
  return llvm::all_of(
      *region, [this](Block &block) { return isLegal(block.getArguments()); });
}

LogicalResult
TypeConverter::convertSignatureArg(unsigned inputNo, Type type,
                                   SignatureConversion &result) const {
  llvm::SmallVector<Type, 1> types;
  if (failed(convertType(type, types)))
    return failure();
  if (!types.empty())
    result.addInputs(inputNo, types);
  return success();
}

LogicalResult
TypeConverter::convertSignatureArg(unsigned inputNo, Value value,
                                   SignatureConversion &result) const {
  llvm::SmallVector<Type, 1> types;
  if (failed(convertType(value, types)))
    return failure();
  if (!types.empty())
    result.addInputs(inputNo, types);
  return success();
}

LogicalResult
TypeConverter::convertSignatureArgs(TypeRange types,
                                    SignatureConversion &result,
                                    unsigned origInputOffset) const {
  for (Type type : types)
    if (failed(convertSignatureArg(origInputOffset++, type, result)))
      return failure();
  return success();
}

std::optional<SignatureConversion>
TypeConverter::convertBlockSignature(Block *block) const {
  SignatureConversion conversion(block->getNumArguments());
  if (failed(convertSignatureArgs(block->getArguments(), conversion)))
    return std::nullopt;
  return conversion;
}

// Materializations.

Value TypeConverter::materializeSourceConversion(OpBuilder &builder,
                                                 Location loc, Type resultType,
                                                 ValueRange inputs) const {
  for (const auto &materialize : llvm::reverse(sourceMaterializations))
    if (Value value = materialize(builder, resultType, inputs, loc))
      return value;
  return Value();
}

Value TypeConverter::materializeTargetConversion(OpBuilder &builder,
                                                 Location loc, Type resultType,
                                                 ValueRange inputs,
                                                 Type originalType) const {
  llvm::SmallVector<Value> values = materializeTargetConversion(
      builder, loc, TypeRange(resultType), inputs, originalType);
  return values.empty() ? Value() : values.front();
}

llvm::SmallVector<Value> TypeConverter::materializeTargetConversion(
    OpBuilder &builder, Location loc, TypeRange resultTypes, ValueRange inputs,
    Type originalType) const {
  for (const auto &materialize : llvm::reverse(targetMaterializations)) {
    llvm::SmallVector<Value> values =
        materialize(builder, resultTypes, inputs, loc, originalType);
    if (values.empty())
      continue;
    assert(llvm::equal(TypeRange(ValueRange(values)), resultTypes) &&
           "values of other types were materialized");
    return values;
  }
  return {};
}

std::optional<Attribute>
TypeConverter::convertTypeAttribute(Type type, Attribute attr) const {
  for (const auto &convert : llvm::reverse(attributeConversions)) {
    AttributeConversionResult result = convert(type, attr);
    if (result.hasResult())
      return result.getResult();
    if (result.isAbort())
      return std::nullopt;
  }
  return std::nullopt;
}

} // namespace mlir
