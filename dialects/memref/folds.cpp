// SPDX-License-Identifier: Apache-2.0
//
// Folders of ops that access, cast and permute memrefs. The folders of dim,
// subview, reinterpret_cast and of reshapes are with their patterns.
#include "core/ir/builtin/type_utilities.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

LogicalResult memref::foldMemRefCast(Operation *op, Value inner) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<CastOp>();
    if (!cast || operand.get() == inner ||
        isa<UnrankedMemRefType>(Value(cast.getSource()).getType()))
      continue;
    operand.set(cast.getSource());
    changed = true;
  }
  return success(changed);
}

/// load cast(m) -> load m
OpFoldResult LoadOp::fold(FoldAdaptor) {
  return succeeded(foldMemRefCast(*this)) ? getResult() : Value();
}

/// store v, cast(m) -> store v, m
LogicalResult StoreOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this, getValueToStore());
}

/// prefetch cast(m) -> prefetch m
LogicalResult PrefetchOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

/// dealloc cast(m) -> dealloc m
LogicalResult DeallocOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

/// dma_start cast(m) -> dma_start m
LogicalResult DmaStartOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

/// dma_wait cast(m) -> dma_wait m
LogicalResult DmaWaitOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(*this);
}

/// atomic_rmw v, cast(m) -> atomic_rmw v, m
OpFoldResult AtomicRMWOp::fold(FoldAdaptor) {
  return succeeded(foldMemRefCast(*this, getValue())) ? Value(getResult())
                                                      : Value();
}

/// copy cast(a), b -> copy a, b
/// copy a, cast(b) -> copy a, b
/// Guard: the cast removes static information. Folds one operand at a time.
LogicalResult CopyOp::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {
  for (OpOperand &operand : (*this)->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<CastOp>();
    if (!cast || !CastOp::canFoldIntoConsumerOp(cast))
      continue;
    // Casts that fail at run time may have hidden that the shapes differ.
    Value other = (*this)->getOperand(1 - operand.getOperandNumber());
    if (failed(verifyCompatibleShape(Value(cast.getSource()).getType(),
                                     other.getType())))
      continue;
    operand.set(cast.getSource());
    return success();
  }
  return failure();
}

/// assume_alignment(assume_alignment(m, a), a) -> assume_alignment(m, a)
OpFoldResult AssumeAlignmentOp::fold(FoldAdaptor) {
  auto inner = getMemref().getDefiningOp<AssumeAlignmentOp>();
  if (!inner || inner.getAlignment() != getAlignment())
    return {};
  return Value(getMemref());
}

/// cast(cast(m)) -> cast(m), if m is ranked and can be cast to the result
/// cast(m) -> m, if the types are equal
OpFoldResult CastOp::fold(FoldAdaptor) {
  Value source = getSource(), result = getDest();
  if (auto inner = source.getDefiningOp<CastOp>()) {
    // The first may be to a shape that is known not to be the last.
    Value first = inner.getSource();
    if (isa<MemRefType>(first.getType()) &&
        (first.getType() == result.getType() ||
         areCastCompatible(first.getType(), result.getType()))) {
      getSourceMutable().set(first);
      return first.getType() == result.getType() ? first : result;
    }
  }
  return source.getType() == result.getType() ? source : Value();
}

/// memory_space_cast(memory_space_cast(m)) -> memory_space_cast(m)
/// memory_space_cast(m) -> m, if the types are equal
OpFoldResult MemorySpaceCastOp::fold(FoldAdaptor) {
  if (Value source = getSource();
      source.getType() == Value(getDest()).getType())
    return source;
  auto inner = getSource().getDefiningOp<MemorySpaceCastOp>();
  if (!inner)
    return {};
  getSourceMutable().set(inner.getSource());
  return Value(getDest());
}

/// rank(m) -> r
/// Guard: m is a memref of rank r.
OpFoldResult RankOp::fold(FoldAdaptor) {
  auto type = cast<ShapedType>(Value(getMemref()).getType());
  if (!type.hasRank())
    return {};
  return Attribute(Builder(getContext()).getIndexAttr(type.getRank()));
}

/// transpose(m, identity) -> m, if the types are equal
/// transpose(transpose(m, p), q) -> transpose(m, q . p)
OpFoldResult TransposeOp::fold(FoldAdaptor) {
  if (getPermutation().isIdentity() &&
      (*this)->getResult(0).getType() == Value(getIn()).getType())
    return Value(getIn());
  auto inner = getIn().getDefiningOp<TransposeOp>();
  if (!inner)
    return {};
  const AffineMap composed = getPermutation().compose(inner.getPermutation());
  getInMutable().set(inner.getIn());
  setPermutation(composed);
  return (*this)->getResult(0);
}

/// view(m)[0] -> m
/// Guard: the types are equal and static.
OpFoldResult ViewOp::fold(FoldAdaptor) {
  if (Value(getSource()).getType() != getType() ||
      !getType().hasStaticShape() || !isZeroInteger(Value(getByteShift())))
    return {};
  return Value(getSource());
}
