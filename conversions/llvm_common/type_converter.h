// SPDX-License-Identifier: Apache-2.0
//
// Builtin types to types of the llvm dialect.
// Source: the MLIR documentation, "LLVM IR Target", section "Conversion to the
// LLVM Dialect".
#ifndef CONVERSIONS_LLVM_COMMON_TYPE_CONVERTER_H
#define CONVERSIONS_LLVM_COMMON_TYPE_CONVERTER_H

#include <mutex>

#include "conversions/llvm_common/lowering_options.h"
#include "core/conversion/type_converter.h"
#include "dialects/llvm/types.h"

namespace mlir {

class BaseMemRefType;
class DataLayout;
class FunctionOpInterface;

/// Scalars stay, but for indices, which become integers, integers with a sign,
/// which lose it, and floats of 8 bits and fewer, which become integers.
/// Vectors become arrays of vectors of one dimension, complex numbers and
/// memrefs structs, functions pointers.
///
/// Threads may convert at the same time.
class LLVMTypeConverter : public TypeConverter {
public:
  using TypeConverter::convertType;

  explicit LLVMTypeConverter(MLIRContext *context);
  LLVMTypeConverter(MLIRContext *context, const LowerToLLVMOptions &options);

  MLIRContext &getContext() const { return *context; }
  const LowerToLLVMOptions &getOptions() const { return options; }

  /// The type of the function that a function becomes; `result` says which of
  /// its arguments stand for which. Null if a type has no conversion.
  Type convertFunctionSignature(FunctionType funcTy, bool isVariadic,
                                bool useBarePtrCallConv,
                                SignatureConversion &result) const;
  /// The same. Arguments with `llvm.byval` or `llvm.byref` become pointers;
  /// `byValRefNonPtrAttrs` has these attributes, by argument, of those that
  /// were none before.
  Type
  convertFunctionSignature(FunctionOpInterface funcOp, bool isVariadic,
                           bool useBarePtrCallConv, SignatureConversion &result,
                           llvm::SmallVectorImpl<std::optional<NamedAttribute>>
                               &byValRefNonPtrAttrs) const;

  /// What a function with these results returns: the one, or a struct of them.
  /// There is at least one. `groupedTypes` are, by result, the types that it
  /// became, `numConvertedTypes` how many they are. Null if one has no
  /// conversion.
  Type packFunctionResults(
      TypeRange types, bool useBarePointerCallConv = false,
      llvm::SmallVector<llvm::SmallVector<Type>> *groupedTypes = nullptr,
      int64_t *numConvertedTypes = nullptr) const;
  /// The same of an operation.
  Type packOperationResults(TypeRange types) const;

  /// As convertType; by the convention for pointers, memrefs become pointers.
  LogicalResult
  convertCallingConventionType(Type type, llvm::SmallVectorImpl<Type> &result,
                               bool useBarePointerCallConv = false) const;
  /// As an argument: descriptors of memrefs become their fields.
  LogicalResult convertArgument(Type type, llvm::SmallVectorImpl<Type> &result,
                                bool useBarePointerCallConv) const;

  /// What is given for arguments of types: fields of descriptors, or, by the
  /// convention for pointers, pointers.
  llvm::SmallVector<Value, 4>
  promoteOperands(Location loc, ValueRange opOperands,
                  llvm::ArrayRef<ValueRange> adaptorOperands,
                  OpBuilder &builder, bool useBarePtrCallConv = false) const;
  llvm::SmallVector<Value, 4>
  promoteOperands(Location loc, ValueRange opOperands,
                  ValueRange adaptorOperands, OpBuilder &builder,
                  bool useBarePtrCallConv = false) const;
  /// The address of a copy of a descriptor on the stack.
  Value promoteOneMemRefDescriptor(Location loc, Value operand,
                                   OpBuilder &builder) const;

  /// The type of a function that C can call: descriptors are behind pointers. A
  /// struct that it returned is behind its first argument; its type is the
  /// second of the pair, else null.
  std::pair<LLVM::LLVMFunctionType, LLVM::LLVMStructType>
  convertFunctionTypeCWrapper(FunctionType type) const;

  Type getIndexType() const;
  unsigned getIndexTypeBitwidth() const { return options.getIndexBitwidth(); }
  unsigned getPointerBitwidth(unsigned addressSpace = 0) const;

  /// In bytes.
  unsigned getMemRefDescriptorSize(MemRefType type,
                                   const DataLayout &layout) const;
  unsigned getUnrankedMemRefDescriptorSize(UnrankedMemRefType type,
                                           const DataLayout &layout) const;

  /// Errors: failure without a message if a memory space is no address space.
  FailureOr<unsigned> getMemRefAddressSpace(BaseMemRefType type) const;

  /// Whether its shape says where each element is.
  static bool canConvertToBarePtr(BaseMemRefType type);

  /// Allocated pointer, aligned pointer, offset, sizes, strides: the last two
  /// are arrays, or, unpacked, one value for each dimension. Empty if the
  /// memref has no conversion.
  llvm::SmallVector<Type, 5>
  getMemRefDescriptorFields(MemRefType type, bool unpackAggregates) const;
  /// Rank, and pointer to the descriptor of that rank.
  llvm::SmallVector<Type, 2> getUnrankedMemRefDescriptorFields() const;

private:
  void addTypeConversions();
  void addMaterializations();

  Type convertFloatType(FloatType type) const;
  Type convertComplexType(ComplexType type) const;
  Type convertMemRefType(MemRefType type) const;
  Type convertMemRefToBarePtr(BaseMemRefType type) const;
  FailureOr<Type> convertVectorType(VectorType type) const;
  std::optional<LogicalResult>
  convertStructType(LLVM::LLVMStructType type,
                    llvm::SmallVectorImpl<Type> &results);
  std::optional<Type> convertNamedStruct(LLVM::LLVMStructType type);
  Type convertSignature(
      FunctionType type, bool isVariadic, bool useBarePtrCallConv,
      SignatureConversion &result,
      llvm::SmallVectorImpl<std::optional<NamedAttribute>> *byValRef) const;

  MLIRContext *context;
  LowerToLLVMOptions options;

  /// By thread, the named structs whose bodies are being converted.
  llvm::DenseMap<uint64_t, llvm::SmallVector<Type>> structsInConversion;
  std::mutex structsMutex;
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_TYPE_CONVERTER_H
