// SPDX-License-Identifier: Apache-2.0
//
// Descriptors: the run-time representation of memrefs, and operations on it.
//
// The descriptor of a memref of rank n is a struct: the allocated pointer, the
// aligned pointer, the offset of the first element, n sizes, n strides. The
// descriptor of an unranked memref is its rank and a pointer to the descriptor
// of that rank.
// Source: the MLIR documentation, "LLVM IR Target", section "Memref Types".
#ifndef CONVERSIONS_LLVM_COMMON_MEMREF_DESCRIPTOR_H
#define CONVERSIONS_LLVM_COMMON_MEMREF_DESCRIPTOR_H

#include "core/ir/structure/builders.h"
#include "dialects/llvm/types.h"

namespace mlir {

class LLVMTypeConverter;
class MemRefType;
class UnrankedMemRefType;

/// A value of struct type. Setting a field yields a new value, which replaces
/// the old one in the builder.
class StructBuilder {
public:
  explicit StructBuilder(Value value);
  /// Returns a builder for a struct with poison fields.
  static StructBuilder poison(OpBuilder &builder, Location loc,
                              Type descriptorType);

  operator Value() { return value; }

protected:
  Value get(OpBuilder &builder, Location loc,
            llvm::ArrayRef<int64_t> position) const;
  void set(OpBuilder &builder, Location loc, llvm::ArrayRef<int64_t> position,
           Value field);

  Value value;
  LLVM::LLVMStructType structType;
};

/// The descriptor of a ranked memref.
class MemRefDescriptor : public StructBuilder {
public:
  explicit MemRefDescriptor(Value descriptor);
  static MemRefDescriptor poison(OpBuilder &builder, Location loc,
                                 Type descriptorType);
  /// Creates the descriptor of memory with a static shape and layout.
  static MemRefDescriptor
  fromStaticShape(OpBuilder &builder, Location loc,
                  const LLVMTypeConverter &typeConverter, MemRefType type,
                  Value memory);
  static MemRefDescriptor
  fromStaticShape(OpBuilder &builder, Location loc,
                  const LLVMTypeConverter &typeConverter, MemRefType type,
                  Value memory, Value alignedMemory);

  Value allocatedPtr(OpBuilder &builder, Location loc);
  void setAllocatedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value alignedPtr(OpBuilder &builder, Location loc);
  void setAlignedPtr(OpBuilder &builder, Location loc, Value ptr);
  Value offset(OpBuilder &builder, Location loc);
  void setOffset(OpBuilder &builder, Location loc, Value offset);
  void setConstantOffset(OpBuilder &builder, Location loc, uint64_t offset);
  Value size(OpBuilder &builder, Location loc, unsigned pos);
  /// Returns the size of a dimension whose index is a value. The sizes are
  /// stored to memory.
  Value size(OpBuilder &builder, Location loc, Value pos, int64_t rank);
  void setSize(OpBuilder &builder, Location loc, unsigned pos, Value size);
  void setConstantSize(OpBuilder &builder, Location loc, unsigned pos,
                       uint64_t size);
  Value stride(OpBuilder &builder, Location loc, unsigned pos);
  void setStride(OpBuilder &builder, Location loc, unsigned pos, Value stride);
  void setConstantStride(OpBuilder &builder, Location loc, unsigned pos,
                         uint64_t stride);

  Type getIndexType() { return indexType; }
  LLVM::LLVMPointerType getElementPtrType();

  /// Returns the address of the first element.
  Value bufferPtr(OpBuilder &builder, Location loc,
                  const LLVMTypeConverter &converter, MemRefType type);

  /// Convert between a descriptor and its fields, as arguments of functions are
  /// passed.
  static Value pack(OpBuilder &builder, Location loc,
                    const LLVMTypeConverter &converter, MemRefType type,
                    ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed,
                     MemRefType type, llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues(MemRefType type);

private:
  Type indexType;
};

/// The fields of a descriptor, as they are passed to functions.
class MemRefDescriptorView {
public:
  explicit MemRefDescriptorView(ValueRange range);

  Value allocatedPtr() { return elements[0]; }
  Value alignedPtr() { return elements[1]; }
  Value offset() { return elements[2]; }
  Value size(unsigned pos) { return elements[3 + pos]; }
  Value stride(unsigned pos) { return elements[3 + rank + pos]; }

private:
  int rank;
  ValueRange elements;
};

/// The descriptor of an unranked memref.
class UnrankedMemRefDescriptor : public StructBuilder {
public:
  explicit UnrankedMemRefDescriptor(Value descriptor);
  static UnrankedMemRefDescriptor poison(OpBuilder &builder, Location loc,
                                         Type descriptorType);

  Value rank(OpBuilder &builder, Location loc) const;
  void setRank(OpBuilder &builder, Location loc, Value value);
  Value memRefDescPtr(OpBuilder &builder, Location loc) const;
  void setMemRefDescPtr(OpBuilder &builder, Location loc, Value value);

  static Value pack(OpBuilder &builder, Location loc,
                    const LLVMTypeConverter &converter, UnrankedMemRefType type,
                    ValueRange values);
  static void unpack(OpBuilder &builder, Location loc, Value packed,
                     llvm::SmallVectorImpl<Value> &results);
  static unsigned getNumUnpackedValues() { return 2; }

  /// Returns the size in bytes of the ranked descriptor that the pointer refers
  /// to.
  static Value computeSize(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &typeConverter,
                           UnrankedMemRefDescriptor desc,
                           unsigned addressSpace);

  // Access fields of the ranked descriptor that a pointer refers to.
  static Value allocatedPtr(OpBuilder &builder, Location loc,
                            Value memRefDescPtr,
                            LLVM::LLVMPointerType elemPtrType);
  static void setAllocatedPtr(OpBuilder &builder, Location loc,
                              Value memRefDescPtr,
                              LLVM::LLVMPointerType elemPtrType,
                              Value allocatedPtr);
  static Value alignedPtr(OpBuilder &builder, Location loc,
                          const LLVMTypeConverter &typeConverter,
                          Value memRefDescPtr,
                          LLVM::LLVMPointerType elemPtrType);
  static void setAlignedPtr(OpBuilder &builder, Location loc,
                            const LLVMTypeConverter &typeConverter,
                            Value memRefDescPtr,
                            LLVM::LLVMPointerType elemPtrType,
                            Value alignedPtr);
  static Value offsetBasePtr(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &typeConverter,
                             Value memRefDescPtr,
                             LLVM::LLVMPointerType elemPtrType);
  static Value offset(OpBuilder &builder, Location loc,
                      const LLVMTypeConverter &typeConverter,
                      Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType);
  static void setOffset(OpBuilder &builder, Location loc,
                        const LLVMTypeConverter &typeConverter,
                        Value memRefDescPtr, LLVM::LLVMPointerType elemPtrType,
                        Value offset);
  static Value sizeBasePtr(OpBuilder &builder, Location loc,
                           const LLVMTypeConverter &typeConverter,
                           Value memRefDescPtr,
                           LLVM::LLVMPointerType elemPtrType);
  static Value size(OpBuilder &builder, Location loc,
                    const LLVMTypeConverter &typeConverter, Value sizeBasePtr,
                    Value index);
  static void setSize(OpBuilder &builder, Location loc,
                      const LLVMTypeConverter &typeConverter, Value sizeBasePtr,
                      Value index, Value size);
  static Value strideBasePtr(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &typeConverter,
                             Value sizeBasePtr, Value rank);
  static Value stride(OpBuilder &builder, Location loc,
                      const LLVMTypeConverter &typeConverter,
                      Value strideBasePtr, Value index);
  static void setStride(OpBuilder &builder, Location loc,
                        const LLVMTypeConverter &typeConverter,
                        Value strideBasePtr, Value index, Value stride);
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_MEMREF_DESCRIPTOR_H
