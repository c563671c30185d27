// SPDX-License-Identifier: Apache-2.0
#include "conversions/llvm_common/memref_descriptor.h"

#include "conversions/llvm_common/type_converter.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;

namespace {
enum Field : int64_t { Allocated, Aligned, Offset, Sizes, Strides };
} // namespace

static Value createIndex(OpBuilder &builder, Location loc, Type type,
                         int64_t value) {
  return LLVM::ConstantOp::create(
      builder, loc, type,
      builder.getIntegerAttr(builder.getIndexType(), value));
}

// StructBuilder

StructBuilder::StructBuilder(Value value)
    : value(value), structType(cast<LLVM::LLVMStructType>(value.getType())) {}

StructBuilder StructBuilder::poison(OpBuilder &builder, Location loc,
                                    Type descriptorType) {
  return StructBuilder(LLVM::PoisonOp::create(builder, loc, descriptorType));
}

Value StructBuilder::get(OpBuilder &builder, Location loc,
                         ArrayRef<int64_t> position) const {
  return LLVM::ExtractValueOp::create(builder, loc, value, position);
}

void StructBuilder::set(OpBuilder &builder, Location loc,
                        ArrayRef<int64_t> position, Value field) {
  value = LLVM::InsertValueOp::create(builder, loc, value, field, position);
}

// MemRefDescriptor

MemRefDescriptor::MemRefDescriptor(Value descriptor)
    : StructBuilder(descriptor), indexType(structType.getBody()[Offset]) {}

MemRefDescriptor MemRefDescriptor::poison(OpBuilder &builder, Location loc,
                                          Type descriptorType) {
  return MemRefDescriptor(LLVM::PoisonOp::create(builder, loc, descriptorType));
}

MemRefDescriptor
MemRefDescriptor::fromStaticShape(OpBuilder &builder, Location loc,
                                  const LLVMTypeConverter &typeConverter,
                                  MemRefType type, Value memory) {
  return fromStaticShape(builder, loc, typeConverter, type, memory, memory);
}

MemRefDescriptor MemRefDescriptor::fromStaticShape(
    OpBuilder &builder, Location loc, const LLVMTypeConverter &typeConverter,
    MemRefType type, Value memory, Value alignedMemory) {
  assert(LLVMTypeConverter::canConvertToBarePtr(type) && "of static shape");
  SmallVector<int64_t> strides;
  int64_t offset;
  (void)type.getStridesAndOffset(strides, offset);
  MemRefDescriptor descriptor =
      poison(builder, loc, typeConverter.convertType(type));
  descriptor.setAllocatedPtr(builder, loc, memory);
  descriptor.setAlignedPtr(builder, loc, alignedMemory);
  descriptor.setConstantOffset(builder, loc, offset);
  for (unsigned i = 0, e = type.getRank(); i != e; ++i) {
    descriptor.setConstantSize(builder, loc, i, type.getDimSize(i));
    descriptor.setConstantStride(builder, loc, i, strides[i]);
  }
  return descriptor;
}

Value MemRefDescriptor::allocatedPtr(OpBuilder &builder, Location loc) {
  return get(builder, loc, Allocated);
}

void MemRefDescriptor::setAllocatedPtr(OpBuilder &builder, Location loc,
                                       Value ptr) {
  set(builder, loc, Allocated, ptr);
}

Value MemRefDescriptor::alignedPtr(OpBuilder &builder, Location loc) {
  return get(builder, loc, Aligned);
}

void MemRefDescriptor::setAlignedPtr(OpBuilder &builder, Location loc,
                                     Value ptr) {
  set(builder, loc, Aligned, ptr);
}

Value MemRefDescriptor::offset(OpBuilder &builder, Location loc) {
  return get(builder, loc, Offset);
}

void MemRefDescriptor::setOffset(OpBuilder &builder, Location loc,
                                 Value offset) {
  set(builder, loc, Offset, offset);
}

void MemRefDescriptor::setConstantOffset(OpBuilder &builder, Location loc,
                                         uint64_t offset) {
  setOffset(builder, loc, createIndex(builder, loc, indexType, offset));
}

Value MemRefDescriptor::size(OpBuilder &builder, Location loc, unsigned pos) {
  return get(builder, loc, {Sizes, pos});
}

Value MemRefDescriptor::size(OpBuilder &builder, Location loc, Value pos,
                             int64_t rank) {
  const Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  const Type array = LLVM::LLVMArrayType::get(indexType, rank);
  Value one = createIndex(builder, loc, indexType, 1);
  Value sizes = get(builder, loc, Sizes);
  Value memory =
      LLVM::AllocaOp::create(builder, loc, pointer, sizes.getType(), one);
  LLVM::StoreOp::create(builder, loc, sizes, memory);
  Value address = LLVM::GEPOp::create(builder, loc, pointer, array, memory,
                                      ArrayRef<LLVM::GEPArg>{0, pos});
  return LLVM::LoadOp::create(builder, loc, indexType, address);
}

void MemRefDescriptor::setSize(OpBuilder &builder, Location loc, unsigned pos,
                               Value size) {
  set(builder, loc, {Sizes, pos}, size);
}

void MemRefDescriptor::setConstantSize(OpBuilder &builder, Location loc,
                                       unsigned pos, uint64_t size) {
  setSize(builder, loc, pos, createIndex(builder, loc, indexType, size));
}

Value MemRefDescriptor::stride(OpBuilder &builder, Location loc, unsigned pos) {
  return get(builder, loc, {Strides, pos});
}

void MemRefDescriptor::setStride(OpBuilder &builder, Location loc, unsigned pos,
                                 Value stride) {
  set(builder, loc, {Strides, pos}, stride);
}

void MemRefDescriptor::setConstantStride(OpBuilder &builder, Location loc,
                                         unsigned pos, uint64_t stride) {
  setStride(builder, loc, pos, createIndex(builder, loc, indexType, stride));
}

LLVM::LLVMPointerType MemRefDescriptor::getElementPtrType() {
  return cast<LLVM::LLVMPointerType>(structType.getBody()[Aligned]);
}

Value MemRefDescriptor::bufferPtr(OpBuilder &builder, Location loc,
                                  const LLVMTypeConverter &converter,
                                  MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t constantOffset;
  (void)type.getStridesAndOffset(strides, constantOffset);
  Value base = alignedPtr(builder, loc);
  if (constantOffset == 0)
    return base;
  Value first =
      ShapedType::isDynamic(constantOffset)
          ? offset(builder, loc)
          : createIndex(builder, loc, converter.getIndexType(), constantOffset);
  return LLVM::GEPOp::create(builder, loc, base.getType(),
                             converter.convertType(type.getElementType()), base,
                             ValueRange(first));
}

Value MemRefDescriptor::pack(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &converter,
                             MemRefType type, ValueRange values) {
  MemRefDescriptor descriptor =
      poison(builder, loc, converter.convertType(type));
  MemRefDescriptorView fields(values);
  descriptor.setAllocatedPtr(builder, loc, fields.allocatedPtr());
  descriptor.setAlignedPtr(builder, loc, fields.alignedPtr());
  descriptor.setOffset(builder, loc, fields.offset());
  for (unsigned i = 0, e = type.getRank(); i != e; ++i) {
    descriptor.setSize(builder, loc, i, fields.size(i));
    descriptor.setStride(builder, loc, i, fields.stride(i));
  }
  return descriptor;
}

void MemRefDescriptor::unpack(OpBuilder &builder, Location loc, Value packed,
                              MemRefType type,
                              SmallVectorImpl<Value> &results) {
  const unsigned rank = type.getRank();
  MemRefDescriptor descriptor(packed);
  results.push_back(descriptor.allocatedPtr(builder, loc));
  results.push_back(descriptor.alignedPtr(builder, loc));
  results.push_back(descriptor.offset(builder, loc));
  for (unsigned i = 0; i < rank; ++i)
    results.push_back(descriptor.size(builder, loc, i));
  for (unsigned i = 0; i < rank; ++i)
    results.push_back(descriptor.stride(builder, loc, i));
}

unsigned MemRefDescriptor::getNumUnpackedValues(MemRefType type) {
  return 3 + 2 * type.getRank();
}

MemRefDescriptorView::MemRefDescriptorView(ValueRange range)
    : rank((range.size() - Sizes) / 2), elements(range) {}
