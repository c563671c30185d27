// SPDX-License-Identifier: Apache-2.0
#include "core/ir/interface/side_effects.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/memref_utils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::affine;

/// Returns true if the operation accesses a memref at indices that are
/// operands.
static bool isDereferencingOp(Operation *op) {
  return isa<AffineMapAccessInterface, memref::LoadOp, memref::StoreOp>(op);
}

/// Returns the memref that the operation accesses.
static Value getAccessedMemRef(Operation *op) {
  if (auto load = dyn_cast<memref::LoadOp>(op))
    return load.getMemref();
  if (auto store = dyn_cast<memref::StoreOp>(op))
    return store.getMemref();
  if (auto prefetch = dyn_cast<AffinePrefetchOp>(op))
    return prefetch.getMemref();
  if (auto read = dyn_cast<AffineReadOpInterface>(op))
    return read.getMemRef();
  if (auto write = dyn_cast<AffineWriteOpInterface>(op))
    return write.getMemRef();
  if (auto wait = dyn_cast<AffineDmaWaitOp>(op))
    return wait.getTagMemRef();
  return Value();
}

/// Returns true if `memref` occurs in the operation only as the accessed
/// memref, and not, for example, as the stored value.
static bool isOnlyDereferenced(Operation *op, Value memref) {
  if (llvm::count(op->getOperands(), memref) != 1)
    return false;
  // All memrefs of a transfer have indices.
  return isa<AffineDmaStartOp>(op) || getAccessedMemRef(op) == memref;
}

/// Creates an affine.apply for each result of the map and appends it to `made`.
static SmallVector<Value> applyResults(OpBuilder &builder, Location loc,
                                       AffineMap map, ArrayRef<Value> operands,
                                       SmallVectorImpl<Value> &made) {
  SmallVector<Value> results;
  for (AffineExpr expr : map.getResults())
    results.push_back(AffineApplyOp::create(
        builder, loc,
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), expr), operands));
  made.append(results.begin(), results.end());
  return results;
}

namespace {

/// The position and map of the indices of an operation.
struct Access {
  Access(Operation *op, Value memref)
      : memrefPosition(llvm::find(op->getOperands(), memref).getIndex()),
        numOperands(cast<MemRefType>(memref.getType()).getRank()) {
    auto access = dyn_cast<AffineMapAccessInterface>(op);
    if (!access)
      return;
    const NamedAttribute attr = access.getAffineMapAttrForMemRef(memref);
    mapName = attr.getName();
    map = cast<AffineMapAttr>(attr.getValue()).getValue();
    numOperands = map.getNumInputs();
  }

  unsigned memrefPosition;
  /// The number of index operands after the memref.
  unsigned numOperands;
  /// The index map is null if the operands are the indices.
  AffineMap map;
  StringAttr mapName;
};

} // namespace

static bool isIdentity(AffineMap map) {
  return map ==
         AffineMap::getMultiDimIdentityMap(map.getNumDims(), map.getContext());
}

/// Returns the new indices of the operation as a composed map and its operands.
static AffineMap
composeNewIndices(OpBuilder &builder, Operation *op, const Access &access,
                  ArrayRef<Value> extraIndices, AffineMap indexRemap,
                  ArrayRef<Value> extraOperands, ArrayRef<Value> symbolOperands,
                  SmallVectorImpl<Value> &indices) {
  SmallVector<Value> applied;
  SmallVector<Value> oldIndices(
      op->getOperands().slice(access.memrefPosition + 1, access.numOperands));
  if (access.map && !isIdentity(access.map))
    oldIndices =
        applyResults(builder, op->getLoc(), access.map, oldIndices, applied);

  SmallVector<Value> remapped(extraOperands);
  remapped.append(oldIndices);
  remapped.append(symbolOperands.begin(), symbolOperands.end());
  if (indexRemap && !isIdentity(indexRemap))
    remapped =
        applyResults(builder, op->getLoc(), indexRemap, remapped, applied);

  indices.assign(extraIndices.begin(), extraIndices.end());
  indices.append(remapped);
  AffineMap map = builder.getMultiDimIdentityMap(indices.size());
  fullyComposeAffineMapAndOperands(&map, &indices);
  map = simplifyAffineMap(map);
  canonicalizeMapAndOperands(&map, &indices);
  for (Value value : applied)
    if (value.use_empty())
      value.getDefiningOp()->erase();
  return map;
}

LogicalResult mlir::affine::replaceAllMemRefUsesWith(
    Value oldMemRef, Value newMemRef, Operation *op,
    ArrayRef<Value> extraIndices, AffineMap indexRemap,
    ArrayRef<Value> extraOperands, ArrayRef<Value> symbolOperands,
    bool allowNonDereferencingOps) {
  assert(cast<MemRefType>(oldMemRef.getType()).getElementType() ==
             cast<MemRefType>(newMemRef.getType()).getElementType() &&
         "memrefs of other elements");
  if (!llvm::is_contained(op->getOperands(), oldMemRef))
    return success();
  if (!isDereferencingOp(op)) {
    if (!allowNonDereferencingOps)
      return failure();
    op->replaceUsesOfWith(oldMemRef, newMemRef);
    return success();
  }
  if (!isOnlyDereferenced(op, oldMemRef))
    return failure();

  OpBuilder builder(op);
  const Access access(op, oldMemRef);
  SmallVector<Value> indices;
  const AffineMap map =
      composeNewIndices(builder, op, access, extraIndices, indexRemap,
                        extraOperands, symbolOperands, indices);
  if (access.map) {
    op->setAttr(access.mapName, AffineMapAttr::get(map));
  } else {
    SmallVector<Value> applied;
    indices = applyResults(builder, op->getLoc(), map, indices, applied);
  }
  op->setOperand(access.memrefPosition, newMemRef);
  op->setOperands(access.memrefPosition + 1, access.numOperands, indices);
  return success();
}

LogicalResult mlir::affine::replaceAllMemRefUsesWith(
    Value oldMemRef, Value newMemRef, ArrayRef<Value> extraIndices,
    AffineMap indexRemap, ArrayRef<Value> extraOperands,
    ArrayRef<Value> symbolOperands,
    function_ref<bool(Operation *)> userFilterFn, bool allowNonDereferencingOps,
    bool replaceInDeallocOp) {
  llvm::SetVector<Operation *> opsToReplace;
  for (Operation *user : oldMemRef.getUsers()) {
    if (userFilterFn && !userFilterFn(user))
      continue;
    if (!replaceInDeallocOp &&
        hasSingleEffect<MemoryEffects::Free>(user, oldMemRef))
      continue;
    if (!isa<AffineMapAccessInterface>(user) &&
        (!allowNonDereferencingOps ||
         !user->hasTrait<OpTrait::MemRefsNormalizable>()))
      return failure();
    if (isDereferencingOp(user) && !isOnlyDereferenced(user, oldMemRef))
      return failure();
    opsToReplace.insert(user);
  }
  for (Operation *user : opsToReplace)
    (void)replaceAllMemRefUsesWith(oldMemRef, newMemRef, user, extraIndices,
                                   indexRemap, extraOperands, symbolOperands,
                                   allowNonDereferencingOps);
  return success();
}
