// SPDX-License-Identifier: Apache-2.0
//
// A cast is valid if
//  1. there is one input (except for scales) and one output,
//  2. both are scalars, vectors or tensors, or memrefs if supported; tensors
//     have the same encoding,
//  3. their shapes are compatible,
//  4. the element types have the kinds and widths that the cast supports.
#include "core/ir/builtin/type_utilities.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

namespace {
// The element types of input and output. They are null if 1, 2 or 3 is
// violated.
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

// Verifiers. The verifier of the cast interface runs before and rejects the
// same casts.

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
// 1. of verifyWider.
LogicalResult ExtUIOp::verify() { return verifyWider(*this); }

bool ExtSIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areWidened<IntegerType>();
}
// 1. of verifyWider.
LogicalResult ExtSIOp::verify() { return verifyWider(*this); }

bool TruncIOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areNarrowed<IntegerType>();
}
// 1. of verifyNarrower.
LogicalResult TruncIOp::verify() { return verifyNarrower(*this); }

// Between floats.

bool ExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areWidened<FloatType>();
}
// 1. of verifyWider.
LogicalResult ExtFOp::verify() { return verifyWider(*this); }

bool TruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs, outputs).areNarrowed<FloatType>();
}
// 1. of verifyNarrower.
LogicalResult TruncFOp::verify() { return verifyNarrower(*this); }

// The scale, which is the second input, is not checked.

bool ScalingExtFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs.take_front(1), outputs).areWidened<FloatType>();
}
// 1. of verifyWider.
LogicalResult ScalingExtFOp::verify() { return verifyWider(*this); }

bool ScalingTruncFOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  return getElements(inputs.take_front(1), outputs).areNarrowed<FloatType>();
}
// 1. of verifyNarrower.
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

// Bitcasts.

bool BitcastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  ElementTypes types = getElementsOrMemRefs(inputs, outputs);
  return types.from && types.from.isIntOrFloat() && types.to.isIntOrFloat() &&
         ElementTypes::getWidth(types.from) == ElementTypes::getWidth(types.to);
}
