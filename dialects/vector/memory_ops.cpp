// SPDX-License-Identifier: Apache-2.0
//
// load, maskedload, maskedstore, store: builders and verifiers.
#include "dialects/vector/vector.h"

using namespace mlir;
using namespace mlir::vector;

void LoadOp::build(OpBuilder &builder, OperationState &state, VectorType type,
                   Value base, ValueRange indices) {
  build(builder, state, type, base, indices, /*nontemporal=*/false,
        /*alignment=*/IntegerAttr());
}

void StoreOp::build(OpBuilder &builder, OperationState &state, Value value,
                    Value base, ValueRange indices) {
  build(builder, state, value, base, indices, /*nontemporal=*/false,
        /*alignment=*/IntegerAttr());
}

/// Returns true if the stride of the last dimension is 1, or if it is one
/// element, which may be a vector.
static bool hasUnitStride(VectorType vector, MemRefType memref) {
  if (vector == memref.getElementType() || memref.getRank() == 0)
    return true;
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(memref.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

static LogicalResult verifyNumIndices(Operation *op, MemRefType memref,
                                      size_t numIndices) {
  if (static_cast<size_t>(memref.getRank()) == numIndices)
    return success();
  return op->emitOpError("requires ") << memref.getRank() << " indices";
}

/// 1. The stride of the last dimension is 1.
/// 2. The memref has at least the rank of the vector.
/// 3. If the elements are vectors, they have the type of the vector.
/// 4. Memref and vector have the same element type.
/// 5. There is an index for each dimension.
static LogicalResult verifyAccess(Operation *op, VectorType vector,
                                  MemRefType memref, size_t numIndices,
                                  StringRef rankRule, StringRef vectorName,
                                  StringRef elementName) {
  // 1.
  if (!hasUnitStride(vector, memref))
    return op->emitOpError("most minor memref dim must have unit stride");

  // 2.
  if (memref.getRank() < vector.getRank())
    return op->emitOpError(rankRule);

  // 3.
  Type element = memref.getElementType();
  if (auto elements = dyn_cast<VectorType>(element)) {
    if (elements != vector)
      return op->emitOpError("base memref and ")
             << vectorName << " vector types should match";
    element = elements.getElementType();
  }

  // 4.
  if (vector.getElementType() != element)
    return op->emitOpError("base and ") << elementName << " should match";

  // 5.
  return verifyNumIndices(op, memref, numIndices);
}

/// 1. to 5. of verifyAccess.
LogicalResult LoadOp::verify() {
  return verifyAccess(*this, getVectorType(), getMemRefType(),
                      getIndices().size(),
                      "destination memref has lower rank than the result "
                      "vector",
                      "result", "result element types");
}

/// 1. to 5. of verifyAccess.
LogicalResult StoreOp::verify() {
  return verifyAccess(*this, getVectorType(), getMemRefType(),
                      getIndices().size(),
                      "source memref has lower rank than the vector to store",
                      "valueToStore", "valueToStore element type");
}

/// 1. Memref and vector have the same element type.
/// 2. There is an index for each dimension.
/// 3. The mask has the shape of the vector.
static LogicalResult verifyMasked(Operation *op, VectorType vector,
                                  VectorType mask, MemRefType memref,
                                  size_t numIndices, StringRef name) {
  // 1.
  if (vector.getElementType() != memref.getElementType())
    return op->emitOpError("base and ") << name << " element type should match";

  // 2.
  if (failed(verifyNumIndices(op, memref, numIndices)))
    return failure();

  // 3.
  if (vector.getShape() != mask.getShape())
    return op->emitOpError("expected ") << name << " shape to match mask shape";
  return success();
}

/// 1. to 3. of verifyMasked.
/// 4. The other elements are of the type of the result.
LogicalResult MaskedLoadOp::verify() {
  if (failed(verifyMasked(*this, getVectorType(), getMaskVectorType(),
                          getMemRefType(), getIndices().size(), "result")))
    return failure();
  if (getPassThru().getType() != getVectorType())
    return emitOpError("expected pass_thru of same type as result type");
  return success();
}

/// 1. to 3. of verifyMasked.
LogicalResult MaskedStoreOp::verify() {
  return verifyMasked(*this, getVectorType(), getMaskVectorType(),
                      getMemRefType(), getIndices().size(), "valueToStore");
}
