// SPDX-License-Identifier: Apache-2.0
//
// Intrinsics: verifiers, builders and accessed operands.
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// sincos

/// 1. The result is a struct of two values of the operand's type.
LogicalResult SincosOp::verify() {
  const Type operand = getVal().getType();
  auto result = dyn_cast<LLVMStructType>(getRes().getType());
  if (!result || result.getBody().size() != 2 ||
      !llvm::all_equal({operand, result.getBody()[0], result.getBody()[1]}))
    return emitOpError("expected result type to be an homogeneous struct with "
                       "two elements matching the operand type, but got ")
           << getRes().getType();
  return success();
}

// masked.gather and masked.scatter

/// 1. There is a pointer for each element.
static LogicalResult verifyPointers(Operation *op, unsigned number,
                                    Type pointers, Type values) {
  const Type expected =
      getVectorType(cast<VectorType>(pointers).getElementType(),
                    getVectorNumElements(values));
  if (pointers != expected)
    return op->emitOpError("expected operand #")
           << number << " type to be " << expected;
  return success();
}

/// 1. There is a pointer for each element of the result.
LogicalResult masked_gather::verify() {
  return verifyPointers(*this, 1, getPtrs().getType(), getRes().getType());
}

/// 1. There is a pointer for each element of the stored vector.
LogicalResult masked_scatter::verify() {
  return verifyPointers(*this, 2, getPtrs().getType(), getValue().getType());
}

/// Returns attributes of `count` arguments. Argument `number` gets the
/// alignment.
static ArrayAttr getAlignedArgument(OpBuilder &builder, unsigned count,
                                    unsigned number, uint64_t alignment) {
  SmallVector<Attribute> dictionaries(count, builder.getDictionaryAttr({}));
  dictionaries[number] = builder.getDictionaryAttr(builder.getNamedAttr(
      LLVMDialect::getAlignAttrName(), builder.getI64IntegerAttr(alignment)));
  return builder.getArrayAttr(dictionaries);
}

void masked_expandload::build(OpBuilder &builder, OperationState &state,
                              TypeRange resTy, Value ptr, Value mask,
                              Value passthru, uint64_t align) {
  build(builder, state, resTy, ptr, mask, passthru,
        getAlignedArgument(builder, 3, 0, align), /*res_attrs=*/nullptr);
}

void masked_compressstore::build(OpBuilder &builder, OperationState &state,
                                 Value value, Value ptr, Value mask,
                                 uint64_t align) {
  build(builder, state, value, ptr, mask,
        getAlignedArgument(builder, 3, 1, align), /*res_attrs=*/nullptr);
}

// assume

void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond) {
  build(builder, state, cond, /*op_bundle_operands=*/{},
        /*op_bundle_tags=*/ArrayAttr());
}

void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond,
                     StringRef tag, ValueRange args) {
  build(builder, state, cond, ArrayRef<ValueRange>(args),
        builder.getStrArrayAttr(tag));
}

void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond,
                     AssumeAlignTag, Value ptr, Value align) {
  build(builder, state, cond, "align", ValueRange({ptr, align}));
}

void AssumeOp::build(OpBuilder &builder, OperationState &state, Value cond,
                     AssumeSeparateStorageTag, Value ptr1, Value ptr2) {
  build(builder, state, cond, "separate_storage", ValueRange({ptr1, ptr2}));
}

/// 1. and 2. of verifyOperandBundles.
LogicalResult AssumeOp::verify() { return verifyOperandBundles(*this); }

// Accessed operands

SmallVector<Value> MemcpyOp::getAccessedOperands() {
  return {getDst(), getSrc()};
}
SmallVector<Value> MemcpyInlineOp::getAccessedOperands() {
  return {getDst(), getSrc()};
}
SmallVector<Value> MemmoveOp::getAccessedOperands() {
  return {getDst(), getSrc()};
}
SmallVector<Value> MemsetOp::getAccessedOperands() { return {getDst()}; }
SmallVector<Value> MemsetInlineOp::getAccessedOperands() { return {getDst()}; }
