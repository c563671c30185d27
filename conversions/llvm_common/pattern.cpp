// SPDX-License-Identifier: Apache-2.0
#include "conversions/llvm_common/pattern.h"

#include "dialects/llvm/function_calls.h"

using namespace mlir;

// Types

Type ConvertToLLVMPattern::getIntPtrType(unsigned addressSpace) const {
  return IntegerType::get(&getTypeConverter()->getContext(),
                          getTypeConverter()->getPointerBitwidth(addressSpace));
}

Type ConvertToLLVMPattern::getVoidType() const {
  return LLVM::LLVMVoidType::get(&getTypeConverter()->getContext());
}

Type ConvertToLLVMPattern::getPtrType(unsigned addressSpace) const {
  return LLVM::LLVMPointerType::get(&getTypeConverter()->getContext(),
                                    addressSpace);
}

Type ConvertToLLVMPattern::getElementPtrType(MemRefType type) const {
  FailureOr<unsigned> space = getTypeConverter()->getMemRefAddressSpace(type);
  return succeeded(space) ? getPtrType(*space) : Type();
}

bool ConvertToLLVMPattern::isConvertibleAndHasIdentityMaps(
    MemRefType type) const {
  return type.getLayout().isIdentity() && typeConverter->convertType(type);
}

// Values

Value ConvertToLLVMPattern::createIndexAttrConstant(OpBuilder &builder,
                                                    Location loc,
                                                    Type resultType,
                                                    int64_t value) {
  return LLVM::ConstantOp::create(
      builder, loc, resultType,
      builder.getIntegerAttr(builder.getIndexType(), value));
}

/// Returns the overflow flags of the index arithmetic that the flags of a GEP
/// imply.
static LLVM::IntegerOverflowFlags getOverflowFlags(LLVM::GEPNoWrapFlags flags) {
  using LLVM::GEPNoWrapFlags;
  auto has = [&](GEPNoWrapFlags flag) {
    return bitEnumContainsAll(flags, flag);
  };
  LLVM::IntegerOverflowFlags result = LLVM::IntegerOverflowFlags::none;
  if (has(GEPNoWrapFlags::nusw))
    result = result | LLVM::IntegerOverflowFlags::nsw;
  if (has(GEPNoWrapFlags::nuw))
    result = result | LLVM::IntegerOverflowFlags::nuw;
  return result;
}

Value LLVM::getStridedElementPtr(OpBuilder &builder, Location loc,
                                 const LLVMTypeConverter &converter,
                                 MemRefType type, Value memRefDesc,
                                 ValueRange indices,
                                 GEPNoWrapFlags noWrapFlags) {
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)type.getStridesAndOffset(strides, offset);
  const Type indexType = converter.getIndexType();
  const IntegerOverflowFlags overflow = getOverflowFlags(noWrapFlags);
  MemRefDescriptor descriptor(memRefDesc);
  Value base = descriptor.bufferPtr(builder, loc, converter, type);
  Value index;
  for (const auto &[i, ofDimension] : llvm::enumerate(indices)) {
    Value distance = ofDimension;
    if (strides[i] != 1) {
      Value stride = ShapedType::isDynamic(strides[i])
                         ? descriptor.stride(builder, loc, i)
                         : ConvertToLLVMPattern::createIndexAttrConstant(
                               builder, loc, indexType, strides[i]);
      distance = MulOp::create(builder, loc, distance, stride, overflow);
    }
    index = index ? AddOp::create(builder, loc, index, distance, overflow)
                  : distance;
  }
  if (!index)
    return base;
  return GEPOp::create(builder, loc, descriptor.getElementPtrType(),
                       converter.convertType(type.getElementType()), base,
                       ValueRange(index), noWrapFlags);
}

Value ConvertToLLVMPattern::getStridedElementPtr(
    ConversionPatternRewriter &rewriter, Location loc, MemRefType type,
    Value memRefDesc, ValueRange indices,
    LLVM::GEPNoWrapFlags noWrapFlags) const {
  return LLVM::getStridedElementPtr(rewriter, loc, *getTypeConverter(), type,
                                    memRefDesc, indices, noWrapFlags);
}

void ConvertToLLVMPattern::getMemRefDescriptorSizes(
    Location loc, MemRefType memRefType, ValueRange dynamicSizes,
    ConversionPatternRewriter &rewriter, SmallVectorImpl<Value> &sizes,
    SmallVectorImpl<Value> &strides, Value &size, bool sizeInBytes) const {
  assert(isConvertibleAndHasIdentityMaps(memRefType) && "in order, no gaps");
  const Type indexType = getIndexType();
  unsigned numDynamic = 0;
  for (int64_t staticSize : memRefType.getShape())
    sizes.push_back(
        ShapedType::isDynamic(staticSize)
            ? dynamicSizes[numDynamic++]
            : createIndexAttrConstant(rewriter, loc, indexType, staticSize));

  // Each stride is the product of the following sizes, innermost first.
  int64_t stride = 1;
  Value strideValue = createIndexAttrConstant(rewriter, loc, indexType, 1);
  strides.resize(memRefType.getRank());
  for (int64_t i = memRefType.getRank() - 1; i >= 0; --i) {
    strides[i] = strideValue;
    const int64_t staticSize = memRefType.getDimSize(i);
    const bool isSize = stride == 1;
    if (ShapedType::isDynamic(staticSize))
      stride = ShapedType::kDynamic;
    if (!ShapedType::isDynamic(stride))
      stride *= staticSize;
    if (isSize)
      strideValue = sizes[i];
    else if (ShapedType::isDynamic(stride))
      strideValue = LLVM::MulOp::create(rewriter, loc, strideValue, sizes[i]);
    else
      strideValue = createIndexAttrConstant(rewriter, loc, indexType, stride);
  }
  size = strideValue;
  if (!sizeInBytes)
    return;
  const Type pointer = getPtrType();
  Value null = LLVM::ZeroOp::create(rewriter, loc, pointer);
  Value end = LLVM::GEPOp::create(
      rewriter, loc, pointer,
      typeConverter->convertType(memRefType.getElementType()), null,
      ValueRange(size));
  size = LLVM::PtrToIntOp::create(rewriter, loc, indexType, end);
}

Value ConvertToLLVMPattern::getSizeInBytes(
    Location loc, Type type, ConversionPatternRewriter &rewriter) const {
  const Type pointer = getPtrType();
  Value null = LLVM::ZeroOp::create(rewriter, loc, pointer);
  Value next = LLVM::GEPOp::create(rewriter, loc, pointer,
                                   typeConverter->convertType(type), null,
                                   ArrayRef<LLVM::GEPArg>{1});
  return LLVM::PtrToIntOp::create(rewriter, loc, getIndexType(), next);
}

Value ConvertToLLVMPattern::getNumElements(
    Location loc, MemRefType memRefType, ValueRange dynamicSizes,
    ConversionPatternRewriter &rewriter) const {
  Value product;
  unsigned numDynamic = 0;
  for (int64_t staticSize : memRefType.getShape()) {
    Value size = ShapedType::isDynamic(staticSize)
                     ? dynamicSizes[numDynamic++]
                     : createIndexAttrConstant(rewriter, loc, getIndexType(),
                                               staticSize);
    product =
        product ? LLVM::MulOp::create(rewriter, loc, product, size) : size;
  }
  return product ? product
                 : createIndexAttrConstant(rewriter, loc, getIndexType(), 1);
}

MemRefDescriptor ConvertToLLVMPattern::createMemRefDescriptor(
    Location loc, MemRefType memRefType, Value allocatedPtr, Value alignedPtr,
    ArrayRef<Value> sizes, ArrayRef<Value> strides,
    ConversionPatternRewriter &rewriter) const {
  MemRefDescriptor descriptor = MemRefDescriptor::poison(
      rewriter, loc, typeConverter->convertType(memRefType));
  descriptor.setAllocatedPtr(rewriter, loc, allocatedPtr);
  descriptor.setAlignedPtr(rewriter, loc, alignedPtr);
  descriptor.setOffset(
      rewriter, loc, createIndexAttrConstant(rewriter, loc, getIndexType(), 0));
  for (const auto &[i, size] : llvm::enumerate(sizes))
    descriptor.setSize(rewriter, loc, i, size);
  for (const auto &[i, stride] : llvm::enumerate(strides))
    descriptor.setStride(rewriter, loc, i, stride);
  return descriptor;
}

// Unranked memrefs

Value ConvertToLLVMPattern::copyUnrankedDescriptor(
    OpBuilder &builder, Location loc, UnrankedMemRefType memRefType,
    Value operand, bool toDynamic) const {
  FailureOr<unsigned> space =
      getTypeConverter()->getMemRefAddressSpace(memRefType);
  if (failed(space))
    return {};
  auto module =
      builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  FailureOr<LLVM::LLVMFuncOp> function =
      toDynamic ? LLVM::lookupOrCreateMallocFn(builder, module, getIndexType())
                : LLVM::lookupOrCreateFreeFn(builder, module);
  if (failed(function))
    return {};
  UnrankedMemRefDescriptor old(operand);
  Value bytes = UnrankedMemRefDescriptor::computeSize(
      builder, loc, *getTypeConverter(), old, *space);
  Value memory =
      toDynamic
          ? LLVM::CallOp::create(builder, loc, *function, bytes).getResult()
          : LLVM::AllocaOp::create(builder, loc, getPtrType(),
                                   builder.getIntegerType(8), bytes);
  Value source = old.memRefDescPtr(builder, loc);
  LLVM::MemcpyOp::create(builder, loc, memory, source, bytes,
                         /*isVolatile=*/false);
  if (!toDynamic)
    LLVM::CallOp::create(builder, loc, *function, source);
  auto copy = UnrankedMemRefDescriptor::poison(
      builder, loc, typeConverter->convertType(memRefType));
  copy.setRank(builder, loc, old.rank(builder, loc));
  copy.setMemRefDescPtr(builder, loc, memory);
  return copy;
}

LogicalResult ConvertToLLVMPattern::copyUnrankedDescriptors(
    OpBuilder &builder, Location loc, TypeRange origTypes,
    SmallVectorImpl<Value> &operands, bool toDynamic) const {
  assert(origTypes.size() == operands.size() && "a type for each");
  for (auto [type, operand] : llvm::zip_equal(origTypes, operands))
    if (auto memref = dyn_cast<UnrankedMemRefType>(type)) {
      operand =
          copyUnrankedDescriptor(builder, loc, memref, operand, toDynamic);
      if (!operand)
        return failure();
    }
  return success();
}

// Replacement by one operation

/// Replaces the results of `op` by the elements of the single result of
/// `newOp`.
static void replaceWithParts(Operation *op, Operation *newOp,
                             RewriterBase &rewriter) {
  const unsigned numResults = op->getNumResults();
  if (numResults <= 1)
    return rewriter.replaceOp(op, newOp->getResults());
  SmallVector<Value> results;
  for (unsigned i = 0; i < numResults; ++i)
    results.push_back(LLVM::ExtractValueOp::create(
        rewriter, op->getLoc(), newOp->getResult(0), ArrayRef<int64_t>(i)));
  rewriter.replaceOp(op, results);
}

LogicalResult
LLVM::detail::oneToOneRewrite(Operation *op, StringRef targetOp,
                              ValueRange operands,
                              ArrayRef<NamedAttribute> targetAttrs,
                              const LLVMTypeConverter &typeConverter,
                              ConversionPatternRewriter &rewriter) {
  SmallVector<Type, 1> types;
  if (op->getNumResults() != 0) {
    types.push_back(typeConverter.packOperationResults(op->getResultTypes()));
    if (!types.back())
      return failure();
  }
  Operation *newOp =
      rewriter.create(op->getLoc(), rewriter.getStringAttr(targetOp), operands,
                      types, targetAttrs);
  replaceWithParts(op, newOp, rewriter);
  return success();
}

LogicalResult LLVM::detail::intrinsicRewrite(
    Operation *op, StringRef intrinsic, ValueRange operands,
    const LLVMTypeConverter &typeConverter, RewriterBase &rewriter) {
  const unsigned numResults = op->getNumResults();
  Type type;
  if (numResults != 0) {
    type = typeConverter.packOperationResults(op->getResultTypes());
    if (!type)
      return failure();
  }
  const StringAttr name = rewriter.getStringAttr(intrinsic);
  auto call = numResults != 0 ? CallIntrinsicOp::create(rewriter, op->getLoc(),
                                                        type, name, operands)
                              : CallIntrinsicOp::create(rewriter, op->getLoc(),
                                                        name, operands);
  replaceWithParts(op, call, rewriter);
  return success();
}

// Floats

bool LLVM::detail::isUnsupportedFloatingPointType(
    const TypeConverter &typeConverter, Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return isa<FloatType>(type) &&
         !isa_and_nonnull<FloatType>(typeConverter.convertType(type));
}

bool LLVM::detail::opHasUnsupportedFloatingPointTypes(
    Operation *op, const TypeConverter &typeConverter) {
  auto isUnsupported = [&](Type type) {
    return isUnsupportedFloatingPointType(typeConverter, type);
  };
  return llvm::any_of(op->getOperandTypes(), isUnsupported) ||
         llvm::any_of(op->getResultTypes(), isUnsupported);
}
