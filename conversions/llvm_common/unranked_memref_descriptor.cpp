// SPDX-License-Identifier: Apache-2.0
#include "conversions/llvm_common/memref_descriptor.h"
#include "conversions/llvm_common/type_converter.h"
#include "core/interfaces/data_layout.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;

namespace {
enum UnrankedField : int64_t { Rank, Pointer };
} // namespace

static Value createIndexOf(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &converter, int64_t value) {
  return LLVM::ConstantOp::create(
      builder, loc, converter.getIndexType(),
      builder.getIntegerAttr(builder.getIndexType(), value));
}

UnrankedMemRefDescriptor::UnrankedMemRefDescriptor(Value descriptor)
    : StructBuilder(descriptor) {}

UnrankedMemRefDescriptor UnrankedMemRefDescriptor::poison(OpBuilder &builder,
                                                          Location loc,
                                                          Type descriptorType) {
  return UnrankedMemRefDescriptor(
      LLVM::PoisonOp::create(builder, loc, descriptorType));
}

Value UnrankedMemRefDescriptor::rank(OpBuilder &builder, Location loc) const {
  return get(builder, loc, Rank);
}

void UnrankedMemRefDescriptor::setRank(OpBuilder &builder, Location loc,
                                       Value value) {
  set(builder, loc, Rank, value);
}

Value UnrankedMemRefDescriptor::memRefDescPtr(OpBuilder &builder,
                                              Location loc) const {
  return get(builder, loc, Pointer);
}

void UnrankedMemRefDescriptor::setMemRefDescPtr(OpBuilder &builder,
                                                Location loc, Value value) {
  set(builder, loc, Pointer, value);
}

Value UnrankedMemRefDescriptor::pack(OpBuilder &builder, Location loc,
                                     const LLVMTypeConverter &converter,
                                     UnrankedMemRefType type,
                                     ValueRange values) {
  UnrankedMemRefDescriptor descriptor =
      poison(builder, loc, converter.convertType(type));
  descriptor.setRank(builder, loc, values[Rank]);
  descriptor.setMemRefDescPtr(builder, loc, values[Pointer]);
  return descriptor;
}

void UnrankedMemRefDescriptor::unpack(OpBuilder &builder, Location loc,
                                      Value packed,
                                      SmallVectorImpl<Value> &results) {
  UnrankedMemRefDescriptor descriptor(packed);
  results.push_back(descriptor.rank(builder, loc));
  results.push_back(descriptor.memRefDescPtr(builder, loc));
}

/// The size is that of two pointers, an index, and two indices for each
/// dimension.
Value UnrankedMemRefDescriptor::computeSize(
    OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
    UnrankedMemRefDescriptor desc, unsigned addressSpace) {
  const Type index = typeConverter.getIndexType();
  Value one = createIndexOf(builder, loc, typeConverter, 1);
  Value two = createIndexOf(builder, loc, typeConverter, 2);
  Value indexBytes =
      createIndexOf(builder, loc, typeConverter,
                    llvm::divideCeil(typeConverter.getIndexTypeBitwidth(), 8));
  Value pointerBytes = createIndexOf(
      builder, loc, typeConverter,
      llvm::divideCeil(typeConverter.getPointerBitwidth(addressSpace), 8));
  Value pointers = LLVM::MulOp::create(builder, loc, index, two, pointerBytes);
  Value rank = desc.rank(builder, loc);
  Value twice = LLVM::MulOp::create(builder, loc, index, two, rank);
  Value count = LLVM::AddOp::create(builder, loc, index, twice, one);
  Value indices = LLVM::MulOp::create(builder, loc, index, count, indexBytes);
  return LLVM::AddOp::create(builder, loc, index, pointers, indices);
}

Value UnrankedMemRefDescriptor::allocatedPtr(
    OpBuilder &builder, Location loc, Value memRefDescPtr,
    LLVM::LLVMPointerType elemPtrType) {
  return LLVM::LoadOp::create(builder, loc, elemPtrType, memRefDescPtr);
}

void UnrankedMemRefDescriptor::setAllocatedPtr(OpBuilder &builder, Location loc,
                                               Value memRefDescPtr,
                                               LLVM::LLVMPointerType,
                                               Value allocatedPtr) {
  LLVM::StoreOp::create(builder, loc, allocatedPtr, memRefDescPtr);
}

/// Returns the address of the second pointer.
static Value getAlignedPlace(OpBuilder &builder, Location loc,
                             Value memRefDescPtr,
                             LLVM::LLVMPointerType elemPtrType) {
  return LLVM::GEPOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      elemPtrType, memRefDescPtr, ArrayRef<LLVM::GEPArg>{1});
}

Value UnrankedMemRefDescriptor::alignedPtr(OpBuilder &builder, Location loc,
                                           const LLVMTypeConverter &,
                                           Value memRefDescPtr,
                                           LLVM::LLVMPointerType elemPtrType) {
  return LLVM::LoadOp::create(
      builder, loc, elemPtrType,
      getAlignedPlace(builder, loc, memRefDescPtr, elemPtrType));
}

void UnrankedMemRefDescriptor::setAlignedPtr(OpBuilder &builder, Location loc,
                                             const LLVMTypeConverter &,
                                             Value memRefDescPtr,
                                             LLVM::LLVMPointerType elemPtrType,
                                             Value alignedPtr) {
  LLVM::StoreOp::create(
      builder, loc, alignedPtr,
      getAlignedPlace(builder, loc, memRefDescPtr, elemPtrType));
}

Value UnrankedMemRefDescriptor::offsetBasePtr(
    OpBuilder &builder, Location loc, const LLVMTypeConverter &,
    Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType) {
  return LLVM::GEPOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      elemPtrType, memRefDescPtr, ArrayRef<LLVM::GEPArg>{2});
}

Value UnrankedMemRefDescriptor::offset(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter,
                                       Value memRefDescPtr,
                                       LLVM::LLVMPointerType elemPtrType) {
  return LLVM::LoadOp::create(
      builder, loc, typeConverter.getIndexType(),
      offsetBasePtr(builder, loc, typeConverter, memRefDescPtr, elemPtrType));
}

void UnrankedMemRefDescriptor::setOffset(OpBuilder &builder, Location loc,
                                         const LLVMTypeConverter &typeConverter,
                                         Value memRefDescPtr,
                                         LLVM::LLVMPointerType elemPtrType,
                                         Value offset) {
  LLVM::StoreOp::create(
      builder, loc, offset,
      offsetBasePtr(builder, loc, typeConverter, memRefDescPtr, elemPtrType));
}

Value UnrankedMemRefDescriptor::sizeBasePtr(
    OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
    Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType) {
  const Type index = typeConverter.getIndexType();
  const Type structure = LLVM::LLVMStructType::getLiteral(
      index.getContext(), {elemPtrType, elemPtrType, index, index});
  return LLVM::GEPOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), structure,
      memRefDescPtr, ArrayRef<LLVM::GEPArg>{0, 3});
}

static Value getIndexPlace(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &typeConverter, Value base,
                           Value index) {
  return LLVM::GEPOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
      typeConverter.getIndexType(), base, ValueRange(index));
}

Value UnrankedMemRefDescriptor::size(OpBuilder &builder, Location loc,
                                     const LLVMTypeConverter &typeConverter,
                                     Value sizeBasePtr, Value index) {
  return LLVM::LoadOp::create(
      builder, loc, typeConverter.getIndexType(),
      getIndexPlace(builder, loc, typeConverter, sizeBasePtr, index));
}

void UnrankedMemRefDescriptor::setSize(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter,
                                       Value sizeBasePtr, Value index,
                                       Value size) {
  LLVM::StoreOp::create(
      builder, loc, size,
      getIndexPlace(builder, loc, typeConverter, sizeBasePtr, index));
}

Value UnrankedMemRefDescriptor::strideBasePtr(
    OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
    Value sizeBasePtr, Value rank) {
  return getIndexPlace(builder, loc, typeConverter, sizeBasePtr, rank);
}

Value UnrankedMemRefDescriptor::stride(OpBuilder &builder, Location loc,
                                       const LLVMTypeConverter &typeConverter,
                                       Value strideBasePtr, Value index) {
  return size(builder, loc, typeConverter, strideBasePtr, index);
}

void UnrankedMemRefDescriptor::setStride(OpBuilder &builder, Location loc,
                                         const LLVMTypeConverter &typeConverter,
                                         Value strideBasePtr, Value index,
                                         Value stride) {
  setSize(builder, loc, typeConverter, strideBasePtr, index, stride);
}
