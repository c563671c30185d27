// SPDX-License-Identifier: Apache-2.0
//
// Products of f16 and bf16 as products of f32, which are rounded once: machines
// multiply and add vectors of f32, and the sums are more precise.
//
//   %y = MatMul(%a, %b) : f16
//   ->
//   %y = Cast(MatMul(Cast(%a), Cast(%b)) : f32) : f16
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

static bool isHalf(Type type) {
  return type && (type.isF16() || type.isBF16());
}

static bool isHalfProduct(Operation *op) {
  static constexpr llvm::StringLiteral names[] = {"onnx.Conv", "onnx.Gemm",
                                                  "onnx.MatMul"};
  return llvm::is_contained(names, op->getName().getStringRef()) &&
         isHalf(getElementType(op->getResult(0)));
}

static void widen(Operation *op) {
  NodeBuilder builder(op->getLoc(), op);
  const Type element = getElementType(op->getResult(0));
  for (OpOperand &operand : op->getOpOperands())
    if (isHalf(getElementType(operand.get())))
      operand.set(builder.cast(operand.get(), builder.getF32Type()));
  Value result = op->getResult(0);
  const auto type = cast<TensorType>(result.getType());
  result.setType(type.cloneWith(std::nullopt, builder.getF32Type()));
  builder.setInsertionPointAfter(op);
  Value narrow = builder.cast(result, element);
  narrow.setType(type);
  result.replaceAllUsesExcept(narrow, narrow.getDefiningOp());
}

void widenHalfProducts(Operation *function) {
  llvm::SmallVector<Operation *> found;
  function->walk([&](Operation *op) {
    if (isHalfProduct(op))
      found.push_back(op);
  });
  for (Operation *op : found)
    widen(op);
}

} // namespace mlir::onnx
