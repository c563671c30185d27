// SPDX-License-Identifier: Apache-2.0
#include "core/ir/descriptor/broadcast.h"

#include "core/ir/builtin/builtin_types.h"

namespace mlir {
namespace {

/// Returns the size that two sizes broadcast to, or nullopt.
std::optional<int64_t> broadcastSize(int64_t a, int64_t b) {
  if (a == b || b == 1)
    return a;
  if (a == 1)
    return b;
  if (ShapedType::isDynamic(a))
    return b;
  if (ShapedType::isDynamic(b))
    return a;
  return std::nullopt;
}

llvm::ArrayRef<int64_t> getShapeOrNone(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return shaped ? shaped.getShape() : llvm::ArrayRef<int64_t>();
}

} // namespace

bool getBroadcastedShape(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b,
                         llvm::SmallVectorImpl<int64_t> &result) {
  if (a.size() < b.size())
    std::swap(a, b);
  result.assign(a.begin(), a.end());
  for (size_t i = 0; i < b.size(); ++i) {
    int64_t &size = result[a.size() - 1 - i];
    std::optional<int64_t> both = broadcastSize(size, b[b.size() - 1 - i]);
    if (!both) {
      result.clear();
      return false;
    }
    size = *both;
  }
  return true;
}

Type getBroadcastedType(Type a, Type b, Type elementType) {
  if (!a || !b)
    return nullptr;
  if (!elementType) {
    elementType = getElementTypeOrSelf(a);
    if (elementType != getElementTypeOrSelf(b))
      return nullptr;
  }
  if (llvm::isa<UnrankedTensorType>(a) || llvm::isa<UnrankedTensorType>(b))
    return UnrankedTensorType::get(elementType);
  auto isVector = [](Type type) { return llvm::isa<VectorType>(type); };
  auto isTensor = [](Type type) { return llvm::isa<RankedTensorType>(type); };
  const bool hasVector = isVector(a) || isVector(b);
  const bool hasTensor = isTensor(a) || isTensor(b);
  llvm::SmallVector<int64_t> shape;
  if ((hasVector && hasTensor) ||
      !getBroadcastedShape(getShapeOrNone(a), getShapeOrNone(b), shape))
    return nullptr;
  if (hasVector)
    return VectorType::get(shape, elementType);
  return hasTensor ? Type(RankedTensorType::get(shape, elementType))
                   : elementType;
}

} // namespace mlir
