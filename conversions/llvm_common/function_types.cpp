// SPDX-License-Identifier: Apache-2.0
//
// Types of functions and promotion of call operands.
#include "conversions/llvm_common/memref_descriptor.h"
#include "conversions/llvm_common/pattern.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/interfaces/function.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;

LogicalResult LLVMTypeConverter::convertCallingConventionType(
    Type type, SmallVectorImpl<Type> &result, bool useBarePtrCallConv) const {
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!useBarePtrCallConv || !memref)
    return convertType(type, result);
  const Type pointer = convertMemRefToBarePtr(memref);
  if (!pointer)
    return failure();
  result.push_back(pointer);
  return success();
}

LogicalResult
LLVMTypeConverter::convertArgument(Type type, SmallVectorImpl<Type> &result,
                                   bool useBarePointerCallConv) const {
  if (useBarePointerCallConv)
    return convertCallingConventionType(type, result, true);
  if (isa<UnrankedMemRefType>(type)) {
    llvm::append_range(result, getUnrankedMemRefDescriptorFields());
    return success();
  }
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return convertType(type, result);
  const SmallVector<Type, 5> fields =
      getMemRefDescriptorFields(memref, /*unpackAggregates=*/true);
  llvm::append_range(result, fields);
  return success(!fields.empty());
}

Type LLVMTypeConverter::convertSignature(
    FunctionType type, bool isVariadic, bool useBarePtrCallConv,
    SignatureConversion &result,
    SmallVectorImpl<std::optional<NamedAttribute>> *byValRef) const {
  useBarePtrCallConv |= options.useBarePtrCallConv;
  for (const auto &[i, argument] : llvm::enumerate(type.getInputs())) {
    SmallVector<Type, 8> converted;
    if (failed(convertArgument(argument, converted, useBarePtrCallConv)))
      return {};
    if (byValRef && !byValRef->empty() && converted.size() == 1 &&
        (*byValRef)[i]) {
      if (isa<LLVM::LLVMPointerType>(converted[0]))
        (*byValRef)[i] = std::nullopt;
      else
        converted[0] = LLVM::LLVMPointerType::get(&getContext());
    }
    if (!converted.empty())
      result.addInputs(i, converted);
  }
  const Type returned =
      type.getNumResults() == 0
          ? Type(LLVM::LLVMVoidType::get(&getContext()))
          : packFunctionResults(type.getResults(), useBarePtrCallConv);
  if (!returned || !LLVM::LLVMFunctionType::isValidResultType(returned) ||
      !llvm::all_of(result.getConvertedTypes(),
                    LLVM::LLVMFunctionType::isValidArgumentType))
    return {};
  return LLVM::LLVMFunctionType::get(returned, result.getConvertedTypes(),
                                     isVariadic);
}

Type LLVMTypeConverter::convertFunctionSignature(
    FunctionType funcTy, bool isVariadic, bool useBarePtrCallConv,
    SignatureConversion &result) const {
  return convertSignature(funcTy, isVariadic, useBarePtrCallConv, result,
                          nullptr);
}

Type LLVMTypeConverter::convertFunctionSignature(
    FunctionOpInterface funcOp, bool isVariadic, bool useBarePtrCallConv,
    SignatureConversion &result,
    SmallVectorImpl<std::optional<NamedAttribute>> &byValRefNonPtrAttrs) const {
  if (ArrayAttr attributes = funcOp.getAllArgAttrs()) {
    byValRefNonPtrAttrs.resize(attributes.size());
    for (unsigned i = 0, e = attributes.size(); i < e; ++i)
      for (StringRef name : {LLVM::LLVMDialect::getByValAttrName(),
                             LLVM::LLVMDialect::getByRefAttrName()})
        if (Attribute attribute = funcOp.getArgAttr(i, name))
          byValRefNonPtrAttrs[i] =
              NamedAttribute(StringAttr::get(&getContext(), name), attribute);
  }
  return convertSignature(cast<FunctionType>(funcOp.getFunctionType()),
                          isVariadic, useBarePtrCallConv, result,
                          &byValRefNonPtrAttrs);
}

std::pair<LLVM::LLVMFunctionType, LLVM::LLVMStructType>
LLVMTypeConverter::convertFunctionTypeCWrapper(FunctionType type) const {
  SmallVector<Type> inputs;
  Type result = type.getNumResults() == 0
                    ? Type(LLVM::LLVMVoidType::get(&getContext()))
                    : packFunctionResults(type.getResults());
  if (!result)
    return {};
  auto returned = dyn_cast<LLVM::LLVMStructType>(result);
  if (returned) {
    inputs.push_back(LLVM::LLVMPointerType::get(&getContext()));
    result = LLVM::LLVMVoidType::get(&getContext());
  }
  for (Type argument : type.getInputs()) {
    const Type converted = convertType(argument);
    if (!converted || !LLVM::isCompatibleType(converted))
      return {};
    inputs.push_back(isa<BaseMemRefType>(argument)
                         ? LLVM::LLVMPointerType::get(&getContext())
                         : converted);
  }
  return {LLVM::LLVMFunctionType::get(result, inputs), returned};
}

Type LLVMTypeConverter::packFunctionResults(
    TypeRange types, bool useBarePointerCallConv,
    SmallVector<SmallVector<Type>> *groupedTypes,
    int64_t *numConvertedTypes) const {
  assert(!types.empty() && "something is returned");
  useBarePointerCallConv |= options.useBarePtrCallConv;
  SmallVector<Type> all;
  for (Type type : types) {
    SmallVector<Type> converted;
    if (failed(convertCallingConventionType(type, converted,
                                            useBarePointerCallConv)))
      return {};
    llvm::append_range(all, converted);
    if (groupedTypes)
      groupedTypes->push_back(std::move(converted));
  }
  if (numConvertedTypes)
    *numConvertedTypes = all.size();
  if (all.size() == 1)
    return all.front();
  if (!llvm::all_of(all, LLVM::LLVMStructType::isValidElementType))
    return {};
  return LLVM::LLVMStructType::getLiteral(&getContext(), all);
}

Type LLVMTypeConverter::packOperationResults(TypeRange types) const {
  assert(!types.empty() && "there are results");
  if (types.size() == 1)
    return convertType(types.front());
  SmallVector<Type> all;
  for (Type type : types) {
    const Type converted = convertType(type);
    if (!converted || !LLVM::LLVMStructType::isValidElementType(converted))
      return {};
    all.push_back(converted);
  }
  return LLVM::LLVMStructType::getLiteral(&getContext(), all);
}

Value LLVMTypeConverter::promoteOneMemRefDescriptor(Location loc, Value operand,
                                                    OpBuilder &builder) const {
  const Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  Value one = LLVM::ConstantOp::create(
      builder, loc, builder.getI64Type(),
      builder.getIntegerAttr(builder.getIndexType(), 1));
  Value address =
      LLVM::AllocaOp::create(builder, loc, pointer, operand.getType(), one);
  LLVM::StoreOp::create(builder, loc, operand, address);
  return address;
}

SmallVector<Value, 4> LLVMTypeConverter::promoteOperands(
    Location loc, ValueRange opOperands, ArrayRef<ValueRange> adaptorOperands,
    OpBuilder &builder, bool useBarePtrCallConv) const {
  SmallVector<Value, 4> promoted;
  useBarePtrCallConv |= options.useBarePtrCallConv;
  for (const auto &[operand, converted] :
       llvm::zip_equal(opOperands, adaptorOperands)) {
    const Type type = operand.getType();
    if (converted.size() != 1 || !isa<BaseMemRefType>(type)) {
      llvm::append_range(promoted, converted);
    } else if (useBarePtrCallConv) {
      assert(isa<MemRefType>(type) && "a memref that a pointer stands for");
      promoted.push_back(
          MemRefDescriptor(converted.front()).alignedPtr(builder, loc));
    } else if (auto memref = dyn_cast<MemRefType>(type)) {
      MemRefDescriptor::unpack(builder, loc, converted.front(), memref,
                               promoted);
    } else {
      UnrankedMemRefDescriptor::unpack(builder, loc, converted.front(),
                                       promoted);
    }
  }
  return promoted;
}

SmallVector<Value, 4> LLVMTypeConverter::promoteOperands(
    Location loc, ValueRange opOperands, ValueRange adaptorOperands,
    OpBuilder &builder, bool useBarePtrCallConv) const {
  const SmallVector<Value> values(adaptorOperands);
  SmallVector<ValueRange> ranges;
  for (const Value &value : values)
    ranges.emplace_back(value);
  return promoteOperands(loc, opOperands, ranges, builder, useBarePtrCallConv);
}
