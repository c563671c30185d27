// SPDX-License-Identifier: Apache-2.0
//
// The dialect, and functions on memrefs. The operations are in the files of
// their families.
#include "dialects/memref/memref.h"

#include "core/interfaces/inliner.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::memref;

#include "dialects/memref/memref_dialect.cpp.inc"

void MemRefDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/memref/memref_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *MemRefDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

OpFoldResult memref::getMixedSize(OpBuilder &builder, Location location,
                                  Value value, int64_t dim) {
  const int64_t size = cast<MemRefType>(value.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(size))
    return builder.getIndexAttr(size);
  return builder.createOrFold<DimOp>(location, value, dim);
}

SmallVector<OpFoldResult>
memref::getMixedSizes(OpBuilder &builder, Location location, Value value) {
  SmallVector<OpFoldResult> sizes;
  const int64_t rank = cast<MemRefType>(value.getType()).getRank();
  for (int64_t dim = 0; dim != rank; ++dim)
    sizes.push_back(getMixedSize(builder, location, value, dim));
  return sizes;
}

Type memref::getTensorTypeFromMemRefType(Type type) {
  if (auto ranked = dyn_cast<MemRefType>(type))
    return RankedTensorType::get(ranked.getShape(), ranked.getElementType());
  if (auto unranked = dyn_cast<UnrankedMemRefType>(type))
    return UnrankedTensorType::get(unranked.getElementType());
  return NoneType::get(type.getContext());
}

std::optional<Operation *> memref::findDealloc(Value allocValue) {
  Operation *dealloc = nullptr;
  for (Operation *user : allocValue.getUsers()) {
    if (!hasEffect<MemoryEffects::Free>(user, allocValue))
      continue;
    if (dealloc)
      return std::nullopt;
    dealloc = user;
  }
  return dealloc;
}
