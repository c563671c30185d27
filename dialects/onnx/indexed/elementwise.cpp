// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/elementwise.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace mlir::onnx {

IndexedOp makeElementwise(const Operator &op, llvm::ArrayRef<unsigned> operands,
                          ElementFn emit) {
  NestBuilder nest(op);
  const Sizes shape = op.getResultShape();
  const llvm::SmallVector<AffineExpr> point = nest.addLoops(shape);
  for (unsigned operand : operands)
    nest.readBroadcast(operand, point, shape);
  nest.write(0, point);
  nest.computeElement(std::move(emit));
  return nest.takeOp();
}

IndexedOp makeElementwise(const Operator &op, ElementFn emit) {
  return makeElementwise(
      op, llvm::to_vector(llvm::seq<unsigned>(0, op.getNumOperands())),
      std::move(emit));
}

static bool isNumericFloat(Type type) {
  return type.isF64() || type.isF32() || type.isF16() || type.isBF16();
}

static bool isWholeInteger(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth());
}

static LogicalResult refuse(const Operator &op, unsigned i) {
  return op.emitError() << "has elements of type " << op.getElementType(i)
                        << " in operand " << i << ", which is not implemented";
}

LogicalResult requireFloat(const Operator &op, unsigned i) {
  return isNumericFloat(op.getElementType(i)) ? success() : refuse(op, i);
}

LogicalResult requireInteger(const Operator &op, unsigned i) {
  return isWholeInteger(op.getElementType(i)) ? success() : refuse(op, i);
}

LogicalResult requireNumber(const Operator &op, unsigned i) {
  const Type type = op.getElementType(i);
  return isNumericFloat(type) || isWholeInteger(type) ? success()
                                                      : refuse(op, i);
}

} // namespace mlir::onnx
