// SPDX-License-Identifier: Apache-2.0
#include "dialects/llvm/slot_values.h"

using namespace mlir;
using namespace mlir::LLVM;

/// Returns true if the bits of a value of the type can become an integer.
static bool isConvertible(Type type) {
  if (isa<LLVMStructType, LLVMArrayType>(type))
    return false;
  auto vector = dyn_cast<VectorType>(type);
  return !vector || (!isa<LLVMPointerType>(vector.getElementType()) &&
                     !vector.isScalable());
}

static bool canConvert(const DataLayout &layout, Type accessed, Type variable) {
  if (accessed == variable)
    return true;
  if (!isConvertible(accessed) || !isConvertible(variable))
    return false;
  const uint64_t accessedSize = layout.getTypeSize(accessed);
  const uint64_t variableSize = layout.getTypeSize(variable);
  // A part of a pointer is not a pointer.
  if (isa<LLVMPointerType>(accessed) && isa<LLVMPointerType>(variable))
    return accessedSize == variableSize;
  return accessedSize <= variableSize;
}

bool LLVM::canRead(const DataLayout &layout, Type accessed, Type variable) {
  return canConvert(layout, accessed, variable);
}

bool LLVM::canWrite(const DataLayout &layout, Type variable, Type accessed) {
  return canConvert(layout, accessed, variable);
}

static bool isBigEndian(const DataLayout &layout) {
  auto endianness = dyn_cast_or_null<StringAttr>(layout.getEndianness());
  return endianness && endianness.getValue() == "big";
}

static uint64_t getBits(const DataLayout &layout, Type type) {
  return layout.getTypeSizeInBits(type).getFixedValue();
}

static Value castToInteger(OpBuilder &builder, Location loc, Value value,
                           const DataLayout &layout) {
  const Type type = value.getType();
  if (isa<IntegerType>(type))
    return value;
  const Type integer = builder.getIntegerType(getBits(layout, type));
  if (isa<LLVMPointerType>(type))
    return PtrToIntOp::create(builder, loc, integer, value);
  return BitcastOp::create(builder, loc, integer, value);
}

static Value castFromInteger(OpBuilder &builder, Location loc, Value value,
                             Type type) {
  if (isa<IntegerType>(type))
    return value;
  if (isa<LLVMPointerType>(type))
    return IntToPtrOp::create(builder, loc, type, value);
  return BitcastOp::create(builder, loc, type, value);
}

Value LLVM::createRead(OpBuilder &builder, Location loc, Value value, Type type,
                       const DataLayout &layout) {
  if (value.getType() == type)
    return value;
  // Both pointers have the same size. A cast through an integer would lose
  // provenance.
  if (isa<LLVMPointerType>(type) && isa<LLVMPointerType>(value.getType()))
    return builder.createOrFold<AddrSpaceCastOp>(loc, type, value);
  const uint64_t bits = getBits(layout, type);
  const uint64_t variableBits = getBits(layout, value.getType());
  Value integer = castToInteger(builder, loc, value, layout);
  if (bits != variableBits) {
    // The first bytes are the most significant ones.
    if (isBigEndian(layout)) {
      Value shift = ConstantOp::create(builder, loc, integer.getType(),
                                       int64_t(variableBits - bits));
      integer = LShrOp::create(builder, loc, integer, shift);
    }
    integer =
        TruncOp::create(builder, loc, builder.getIntegerType(bits), integer);
  }
  return castFromInteger(builder, loc, integer, type);
}

Value LLVM::createWrite(OpBuilder &builder, Location loc, Value value,
                        Value old, const DataLayout &layout) {
  const uint64_t bits = getBits(layout, value.getType());
  const uint64_t variableBits = getBits(layout, old.getType());
  if (bits == variableBits)
    return createRead(builder, loc, value, old.getType(), layout);

  Value oldInteger = castToInteger(builder, loc, old, layout);
  const Type type = oldInteger.getType();
  Value integer = ZExtOp::create(builder, loc, type,
                                 castToInteger(builder, loc, value, layout));
  // Keep the bits of the bytes that are not written, which are the last ones.
  const uint64_t rest = variableBits - bits;
  APInt kept;
  if (isBigEndian(layout)) {
    Value shift = ConstantOp::create(builder, loc, type, int64_t(rest));
    integer = ShlOp::create(builder, loc, integer, shift);
    kept = APInt::getLowBitsSet(variableBits, rest);
  } else {
    kept = APInt::getHighBitsSet(variableBits, rest);
  }
  Value mask = ConstantOp::create(builder, loc, type, kept);
  Value masked = AndOp::create(builder, loc, oldInteger, mask);
  Value combined = OrOp::create(builder, loc, masked, integer);
  return castFromInteger(builder, loc, combined, old.getType());
}
