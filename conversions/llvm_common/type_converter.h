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

/// Converts builtin types to types of the llvm dialect. Indices and floats of
/// at most 8 bits become integers. Signed and unsigned integers become
/// signless. Other scalars stay. Vectors become arrays of one-dimensional
/// vectors, complex numbers and memrefs structs, functions pointers.
///
/// Thread-safe.
class LLVMTypeConverter : public TypeConverter {
public:
  using TypeConverter::convertType;

  explicit LLVMTypeConverter(MLIRContext *context);
  LLVMTypeConverter(MLIRContext *context, const LowerToLLVMOptions &options);

  MLIRContext &getContext() const { return *context; }
  const LowerToLLVMOptions &getOptions() const { return options; }

  /// Returns the type of the converted function. `result` maps the original
  /// arguments to the converted ones. Returns null if a type cannot be
  /// converted.
  Type convertFunctionSignature(FunctionType funcTy, bool isVariadic,
                                bool useBarePtrCallConv,
                                SignatureConversion &result) const;
  /// Returns the type of a converted function operation. Arguments with
  /// `llvm.byval` or `llvm.byref` become pointers. `byValRefNonPtrAttrs`
  /// returns these attributes for the arguments that were not pointers before.
  Type
  convertFunctionSignature(FunctionOpInterface funcOp, bool isVariadic,
                           bool useBarePtrCallConv, SignatureConversion &result,
                           llvm::SmallVectorImpl<std::optional<NamedAttribute>>
                               &byValRefNonPtrAttrs) const;

  /// Returns the type that a function with these results returns: the only one,
  /// or a struct. There must be at least one. `groupedTypes` returns the
  /// converted types of each result, `numConvertedTypes` their total number.
  /// Returns null if a type cannot be converted.
  Type packFunctionResults(
      TypeRange types, bool useBarePointerCallConv = false,
      llvm::SmallVector<llvm::SmallVector<Type>> *groupedTypes = nullptr,
      int64_t *numConvertedTypes = nullptr) const;
  /// Returns the type that combines the results of an operation.
  Type packOperationResults(TypeRange types) const;

  /// Converts a type like convertType, but memrefs become pointers with the
  /// bare-pointer calling convention.
  LogicalResult
  convertCallingConventionType(Type type, llvm::SmallVectorImpl<Type> &result,
                               bool useBarePointerCallConv = false) const;
  /// Converts the type of an argument: memref descriptors become their fields.
  LogicalResult convertArgument(Type type, llvm::SmallVectorImpl<Type> &result,
                                bool useBarePointerCallConv) const;

  /// Returns the values to pass as arguments: the fields of descriptors, or
  /// bare pointers with that calling convention.
  llvm::SmallVector<Value, 4>
  promoteOperands(Location loc, ValueRange opOperands,
                  llvm::ArrayRef<ValueRange> adaptorOperands,
                  OpBuilder &builder, bool useBarePtrCallConv = false) const;
  llvm::SmallVector<Value, 4>
  promoteOperands(Location loc, ValueRange opOperands,
                  ValueRange adaptorOperands, OpBuilder &builder,
                  bool useBarePtrCallConv = false) const;
  /// Stores a descriptor to the stack and returns its address.
  Value promoteOneMemRefDescriptor(Location loc, Value operand,
                                   OpBuilder &builder) const;

  /// Returns the type of the C wrapper of a function, which takes descriptors
  /// by pointer. If the function returns a struct, the wrapper's first argument
  /// points to it, and the second element of the pair is its type, else null.
  std::pair<LLVM::LLVMFunctionType, LLVM::LLVMStructType>
  convertFunctionTypeCWrapper(FunctionType type) const;

  Type getIndexType() const;
  unsigned getIndexTypeBitwidth() const { return options.getIndexBitwidth(); }
  unsigned getPointerBitwidth(unsigned addressSpace = 0) const;

  /// Returns the size of the descriptor in bytes.
  unsigned getMemRefDescriptorSize(MemRefType type,
                                   const DataLayout &layout) const;
  unsigned getUnrankedMemRefDescriptorSize(UnrankedMemRefType type,
                                           const DataLayout &layout) const;

  /// Errors: fails without a diagnostic if the memory space is not an address
  /// space.
  FailureOr<unsigned> getMemRefAddressSpace(BaseMemRefType type) const;

  /// Returns true if shape and layout are static.
  static bool canConvertToBarePtr(BaseMemRefType type);

  /// Returns the types of the allocated pointer, aligned pointer, offset, sizes
  /// and strides. The last two are arrays, or, unpacked, one type for each
  /// dimension. Returns an empty list if the memref cannot be converted.
  llvm::SmallVector<Type, 5>
  getMemRefDescriptorFields(MemRefType type, bool unpackAggregates) const;
  /// Returns the types of the rank and of the pointer to the ranked descriptor.
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

  /// The named structs whose bodies are being converted, by thread.
  llvm::DenseMap<uint64_t, llvm::SmallVector<Type>> structsInConversion;
  std::mutex structsMutex;
};

} // namespace mlir

#endif // CONVERSIONS_LLVM_COMMON_TYPE_CONVERTER_H
