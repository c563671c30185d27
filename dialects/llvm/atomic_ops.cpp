// SPDX-License-Identifier: Apache-2.0
//
// atomicrmw, cmpxchg and fence: verifiers and builders.
#include "dialects/llvm/atomic_access.h"

using namespace mlir;
using namespace mlir::LLVM;

// atomicrmw

void AtomicRMWOp::build(OpBuilder &builder, OperationState &state,
                        AtomicBinOp binOp, Value ptr, Value val,
                        AtomicOrdering ordering, StringRef syncscope,
                        unsigned alignment, bool isVolatile) {
  build(builder, state, val.getType(), binOp, ptr, val, ordering,
        makeScope(builder, syncscope), makeAlignment(builder, alignment),
        isVolatile, /*access_groups=*/nullptr, /*alias_scopes=*/nullptr,
        /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

static bool isFloatOperation(AtomicBinOp operation) {
  return llvm::is_contained({AtomicBinOp::fadd, AtomicBinOp::fsub,
                             AtomicBinOp::fmin, AtomicBinOp::fmax,
                             AtomicBinOp::fminimum, AtomicBinOp::fmaximum},
                            operation);
}

static LogicalResult verifyFloatOperand(AtomicRMWOp op, Type type) {
  if (!isCompatibleVectorType(type)) {
    if (!isCompatibleFloatingPointType(type))
      return op.emitOpError("expected LLVM IR floating point type");
    return success();
  }
  if (isScalableVectorType(type))
    return op.emitOpError("expected LLVM IR fixed vector type");
  if (!isCompatibleFloatingPointType(cast<VectorType>(type).getElementType()))
    return op.emitOpError(
        "expected LLVM IR floating point type for vector element");
  return success();
}

/// 1. The type is valid for the binary operation.
/// 2. The ordering is at least monotonic.
LogicalResult AtomicRMWOp::verify() {
  const Type type = getVal().getType();
  if (isFloatOperation(getBinOp())) {
    if (failed(verifyFloatOperand(*this, type)))
      return failure();
  } else if (getBinOp() == AtomicBinOp::xchg) {
    if (!isTypeCompatibleWithAtomicOp(type, DataLayout::closest(*this)))
      return emitOpError("unexpected LLVM IR type for 'xchg' bin_op");
  } else {
    auto integer = dyn_cast<IntegerType>(type);
    if (!integer ||
        !llvm::is_contained({8u, 16u, 32u, 64u}, integer.getWidth()))
      return emitOpError("expected LLVM IR integer type");
  }
  if (getOrdering() < AtomicOrdering::monotonic)
    return emitOpError() << "expected at least '"
                         << stringifyAtomicOrdering(AtomicOrdering::monotonic)
                         << "' ordering";
  return success();
}

SmallVector<Value> AtomicRMWOp::getAccessedOperands() { return {getPtr()}; }

// cmpxchg

void AtomicCmpXchgOp::build(OpBuilder &builder, OperationState &state,
                            Value ptr, Value cmp, Value val,
                            AtomicOrdering successOrdering,
                            AtomicOrdering failureOrdering, StringRef syncscope,
                            unsigned alignment, bool isWeak, bool isVolatile) {
  build(builder, state, getValAndBoolStructType(val.getType()), ptr, cmp, val,
        successOrdering, failureOrdering, makeScope(builder, syncscope),
        makeAlignment(builder, alignment), isWeak, isVolatile,
        /*access_groups=*/nullptr, /*alias_scopes=*/nullptr,
        /*noalias_scopes=*/nullptr, /*tbaa=*/nullptr);
}

/// 1. Values of the type can be accessed atomically.
/// 2. Both orderings are at least monotonic.
/// 3. The failure ordering is neither release nor acq_rel.
LogicalResult AtomicCmpXchgOp::verify() {
  if (!isTypeCompatibleWithAtomicOp(getVal().getType(),
                                    DataLayout::closest(*this)))
    return emitOpError("unexpected LLVM IR type");
  if (getSuccessOrdering() < AtomicOrdering::monotonic ||
      getFailureOrdering() < AtomicOrdering::monotonic)
    return emitOpError("ordering must be at least 'monotonic'");
  if (getFailureOrdering() == AtomicOrdering::release ||
      getFailureOrdering() == AtomicOrdering::acq_rel)
    return emitOpError("failure ordering cannot be 'release' or 'acq_rel'");
  return success();
}

SmallVector<Value> AtomicCmpXchgOp::getAccessedOperands() { return {getPtr()}; }

// fence

void FenceOp::build(OpBuilder &builder, OperationState &state,
                    AtomicOrdering ordering, StringRef syncscope) {
  build(builder, state, ordering, makeScope(builder, syncscope));
}

/// 1. The ordering is stronger than monotonic.
LogicalResult FenceOp::verify() {
  if (getOrdering() <= AtomicOrdering::monotonic)
    return emitOpError("can be given only acquire, release, acq_rel, "
                       "and seq_cst orderings");
  return success();
}
