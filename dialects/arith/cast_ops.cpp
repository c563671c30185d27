// SPDX-License-Identifier: Apache-2.0
//
// A cast is valid if
// 1. there is one input (scales aside) and one output,
// 2. both are scalars, vectors or tensors (memrefs, too, where it says so),
//    tensors with the same encoding,
// 3. their shapes can be the same at run time,
// 4. the types of the elements are of the kinds and widths that the cast is
//    between.
#include "core/ir/type_utilities.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

namespace {
// The types of the elements on both sides; null if 1, 2 or 3 does not hold.
struct ElementTypes {
  Type from;
  Type to;

  template <typename FromT, typename ToT> bool are() const {
    return from && isa<FromT>(from) && isa<ToT>(to);
  }
  template <typename T> bool areWidened() const {
    return are<T, T>() && getWidth(from) < getWidth(to);
  }
  template <typename T> bool areNarrowed() const {
    return are<T, T>() && getWidth(from) > getWidth(to);
  }
  static unsigned getWidth(Type type) { return type.getIntOrFloatBitWidth(); }
};
} // namespace

static Attribute getEncoding(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getEncoding() : Attribute();
}

template <typename... ContainerTs> static bool mayContain(Type type) {
  return !isa<ShapedType>(type) || isa<ContainerTs...>(type);
}

template <typename... ContainerTs>
static ElementTypes getElementTypes(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return {};
  const Type from = inputs[0], to = outputs[0];
  if (isa<RankedTensorType>(from) && isa<RankedTensorType>(to) &&
      getEncoding(from) != getEncoding(to))
    return {};
  if (!mayContain<ContainerTs...>(from) || !mayContain<ContainerTs...>(to) ||
      failed(verifyCompatibleShapes(TypeRange(from), TypeRange(to))))
    return {};
  return {getElementTypeOrSelf(from), getElementTypeOrSelf(to)};
}

static ElementTypes getElements(TypeRange inputs, TypeRange outputs) {
  return getElementTypes<VectorType, TensorType>(inputs, outputs);
}

static ElementTypes getElementsOrMemRefs(TypeRange inputs, TypeRange outputs) {
  return getElementTypes<VectorType, TensorType, MemRefType>(inputs, outputs);
}

// Verifiers. What they refuse is no valid cast either, which is said first.

// 1. The elements of the result are wider.
static LogicalResult verifyWider(Operation *op) {
  const Type from = getElementTypeOrSelf(op->getOperand(0));
  const Type to = getElementTypeOrSelf(op->getResult(0));
  if (from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth())
    return success();
  return op->emitError("result type ")
         << to << " must be wider than operand type " << from;
}

// 1. The elements of the result are narrower.
static LogicalResult verifyNarrower(Operation *op) {
  const Type from = getElementTypeOrSelf(op->getOperand(0));
  const Type to = getElementTypeOrSelf(op->getResult(0));
  if (from.getIntOrFloatBitWidth() > to.getIntOrFloatBitWidth())
    return success();
  return op->emitError("result type ")
         << to << " must be shorter than operand type " << from;
}

// Between integers.

bool ExtUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areWidened<IntegerType>();
}
LogicalResult ExtUIOp::verify() { return verifyWider(*this); }

bool ExtSIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areWidened<IntegerType>();
}
LogicalResult ExtSIOp::verify() { return verifyWider(*this); }

bool TruncIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areNarrowed<IntegerType>();
}
LogicalResult TruncIOp::verify() { return verifyNarrower(*this); }

// Between floats.

bool ExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areWidened<FloatType>();
}
LogicalResult ExtFOp::verify() { return verifyWider(*this); }

bool TruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areNarrowed<FloatType>();
}
LogicalResult TruncFOp::verify() { return verifyNarrower(*this); }

// The scale behind the first input has no part in it.

bool ScalingExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs.take_front(1), outputs).areWidened<FloatType>();
}
LogicalResult ScalingExtFOp::verify() { return verifyWider(*this); }

bool ScalingTruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs.take_front(1), outputs).areNarrowed<FloatType>();
}
LogicalResult ScalingTruncFOp::verify() { return verifyNarrower(*this); }

// Between integers and floats.

bool UIToFPOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).are<IntegerType, FloatType>();
}

bool SIToFPOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).are<IntegerType, FloatType>();
}

bool FPToUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).are<FloatType, IntegerType>();
}

bool FPToSIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).are<FloatType, IntegerType>();
}

// Between integers and indices.

static bool isIndexCast(TypeRange inputs, TypeRange outputs) {
  ElementTypes types = getElementsOrMemRefs(inputs, outputs);
  if (!types.from)
    return false;
  return (types.from.isIndex() && types.to.isSignlessInteger()) ||
         (types.from.isSignlessInteger() && types.to.isIndex());
}

bool IndexCastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIndexCast(inputs, outputs);
}

bool IndexCastUIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return isIndexCast(inputs, outputs);
}

// The same bits.

bool BitcastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  ElementTypes types = getElementsOrMemRefs(inputs, outputs);
  return types.from && types.from.isIntOrFloat() && types.to.isIntOrFloat() &&
         ElementTypes::getWidth(types.from) == ElementTypes::getWidth(types.to);
}
