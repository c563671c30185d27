// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/type_utilities.h"

namespace mlir {

Type getTensorOrVectorElementType(Type type) {
  while (llvm::isa<TensorType, VectorType>(type))
    type = getElementTypeOrSelf(type);
  return type;
}

static bool areCompatible(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

LogicalResult verifyCompatibleShape(llvm::ArrayRef<int64_t> a,
                                    llvm::ArrayRef<int64_t> b) {
  return success(a.size() == b.size() &&
                 std::equal(a.begin(), a.end(), b.begin(), areCompatible));
}

LogicalResult verifyCompatibleShape(Type a, Type b) {
  auto shapedA = llvm::dyn_cast<ShapedType>(a);
  auto shapedB = llvm::dyn_cast<ShapedType>(b);
  if (!shapedA || !shapedB)
    return success(!shapedA && !shapedB);
  if (!shapedA.hasRank() || !shapedB.hasRank())
    return success();
  return verifyCompatibleShape(shapedA.getShape(), shapedB.getShape());
}

LogicalResult verifyCompatibleShapes(TypeRange a, TypeRange b) {
  if (a.size() != b.size())
    return failure();
  for (auto [typeA, typeB] : llvm::zip_equal(a, b))
    if (failed(verifyCompatibleShape(typeA, typeB)))
      return failure();
  return success();
}

LogicalResult verifyCompatibleDims(llvm::ArrayRef<int64_t> sizes) {
  int64_t known = ShapedType::kDynamic;
  for (int64_t size : sizes) {
    if (!areCompatible(known, size))
      return failure();
    if (!ShapedType::isDynamic(size))
      known = size;
  }
  return success();
}

static bool isScalableVector(Type type) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  return vector && vector.isScalable();
}

LogicalResult verifyCompatibleShapes(TypeRange types) {
  // The sizes known so far; nullopt before the first ranked type.
  std::optional<llvm::SmallVector<int64_t>> known;
  for (Type type : types) {
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    if (static_cast<bool>(shaped) != llvm::isa<ShapedType>(types.front()) ||
        isScalableVector(type) != isScalableVector(types.front()))
      return failure();
    if (!shaped || !shaped.hasRank())
      continue;
    llvm::ArrayRef<int64_t> shape = shaped.getShape();
    if (!known)
      known.emplace(shape);
    if (failed(verifyCompatibleShape(*known, shape)))
      return failure();
    for (auto [size, other] : llvm::zip_equal(*known, shape))
      if (ShapedType::isDynamic(size))
        size = other;
  }
  return success();
}

} // namespace mlir
