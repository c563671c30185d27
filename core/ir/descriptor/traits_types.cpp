// SPDX-License-Identifier: Apache-2.0
//
// Traits of the types of operands and results.
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/descriptor/broadcast.h"
#include "core/ir/descriptor/traits_impl.h"
#include "core/ir/structure/operation.h"

namespace mlir {
namespace OpTrait {
namespace {

using Types = llvm::SmallVector<Type, 8>;

Types getOperandAndResultTypes(Operation *op) {
  Types types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  return types;
}

LogicalResult verifyHasOperand(Operation *op) {
  return AtLeastNOperands::descriptor.verify(
      op, {&AtLeastNOperands::descriptor, 1});
}

LogicalResult verifyHasOperandAndResult(Operation *op) {
  if (failed(verifyHasOperand(op)))
    return failure();
  return AtLeastNResults::descriptor.verify(op,
                                            {&AtLeastNResults::descriptor, 1});
}

/// 1. All operands have the same type.
LogicalResult verifySameTypeOperands(Operation *op, const TraitUse &) {
  if (!llvm::all_equal(op->getOperandTypes()))
    return op->emitOpError("requires all operands to have the same type");
  return success();
}

/// 1. There is an operand.
/// 2. The shapes of operands are compatible.
LogicalResult verifySameOperandsShape(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperand(op)))
    return failure();
  if (failed(verifyCompatibleShapes(op->getOperandTypes())))
    return op->emitOpError("requires the same shape for all operands");
  return success();
}

/// 1. There is an operand and a result.
/// 2. The shapes of operands and results are compatible.
LogicalResult verifySameShape(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperandAndResult(op)))
    return failure();
  if (failed(verifyCompatibleShapes(getOperandAndResultTypes(op))))
    return op->emitOpError(
        "requires the same shape for all operands and results");
  return success();
}

bool haveSameElementType(TypeRange types) {
  return llvm::all_of(types, [&](Type type) {
    return getElementTypeOrSelf(type) == getElementTypeOrSelf(types.front());
  });
}

/// 1. There is an operand.
/// 2. All operands have the same element type.
LogicalResult verifySameOperandsElementType(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperand(op)))
    return failure();
  if (!haveSameElementType(op->getOperandTypes()))
    return op->emitOpError("requires the same element type for all operands");
  return success();
}

/// 1. There is an operand and a result.
/// 2. All operands and results have the same element type.
LogicalResult verifySameElementType(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperandAndResult(op)))
    return failure();
  if (!haveSameElementType(getOperandAndResultTypes(op)))
    return op->emitOpError(
        "requires the same element type for all operands and results");
  return success();
}

Attribute getEncoding(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getEncoding() : Attribute();
}

/// 1. There is an operand and a result.
/// 2. All types have the element type and a shape compatible with that of the
///    first result.
/// 3. If the first result has an encoding, all types have the same encoding.
LogicalResult verifySameType(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperandAndResult(op)))
    return failure();
  const Type expected = op->getResult(0).getType();
  const Attribute encoding = getEncoding(expected);
  Types types(llvm::drop_begin(op->getResultTypes()));
  llvm::append_range(types, op->getOperandTypes());
  for (Type type : types) {
    if (getElementTypeOrSelf(type) != getElementTypeOrSelf(expected) ||
        failed(verifyCompatibleShape(type, expected)))
      return op->emitOpError(
          "requires the same type for all operands and results");
    if (encoding && encoding != getEncoding(type))
      return op->emitOpError(
          "requires the same encoding for all operands and results");
  }
  return success();
}

/// 1. There is an operand.
/// 2. All ranked operands have the same rank.
/// 3. All ranked results have that rank, too.
LogicalResult verifySameRank(Operation *op, const TraitUse &) {
  if (failed(verifyHasOperand(op)))
    return failure();
  std::optional<int64_t> rank;
  auto hasOtherRank = [&](Type type) {
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    if (!shaped || !shaped.hasRank())
      return false;
    if (!rank)
      rank = shaped.getRank();
    return shaped.getRank() != *rank;
  };
  if (llvm::any_of(op->getOperandTypes(), hasOtherRank))
    return op->emitOpError("operands don't have matching ranks");
  if (llvm::any_of(op->getResultTypes(), hasOtherRank))
    return op->emitOpError("result type has different rank than operands");
  return success();
}

// Element types.

bool isFloat(Type type) {
  return llvm::isa<FloatType>(getTensorOrVectorElementType(type));
}
bool isSignlessIntOrIndex(Type type) {
  return getTensorOrVectorElementType(type).isSignlessIntOrIndex();
}
bool isBool(Type type) {
  return getTensorOrVectorElementType(type).isInteger(1);
}

/// 1. All results have type i1, or it is their tensor or vector element type.
LogicalResult verifyBoolResults(Operation *op, const TraitUse &) {
  if (!llvm::all_of(op->getResultTypes(), isBool))
    return op->emitOpError("requires a bool result type");
  return success();
}

/// 1. The (element) types of results are floats.
LogicalResult verifyFloatResults(Operation *op, const TraitUse &) {
  if (!llvm::all_of(op->getResultTypes(), isFloat))
    return op->emitOpError("requires a floating point type");
  return success();
}

/// 1. The (element) types of results are signless integers or index.
LogicalResult verifyIntegerResults(Operation *op, const TraitUse &) {
  if (!llvm::all_of(op->getResultTypes(), isSignlessIntOrIndex))
    return op->emitOpError("requires an integer or index type");
  return success();
}

/// 1. The (element) types of operands are floats.
LogicalResult verifyFloatOperands(Operation *op, const TraitUse &) {
  if (!llvm::all_of(op->getOperandTypes(), isFloat))
    return op->emitOpError("requires a float type");
  return success();
}

/// 1. The (element) types of operands are signless integers or index.
LogicalResult verifyIntegerOperands(Operation *op, const TraitUse &) {
  if (!llvm::all_of(op->getOperandTypes(), isSignlessIntOrIndex))
    return op->emitOpError("requires an integer or index type");
  return success();
}

// Broadcasting.

llvm::SmallVector<ShapedType> getRankedTypes(TypeRange types) {
  llvm::SmallVector<ShapedType> ranked;
  for (Type type : types)
    if (llvm::isa<RankedTensorType, VectorType>(type))
      ranked.push_back(llvm::cast<ShapedType>(type));
  return ranked;
}

/// Returns true if all static sizes are equal.
bool isCompatible(llvm::ArrayRef<int64_t> a, llvm::ArrayRef<int64_t> b) {
  return llvm::equal(a, b, [](int64_t size, int64_t other) {
    return size == other || ShapedType::isDynamic(size) ||
           ShapedType::isDynamic(other);
  });
}

/// Returns a text such as `4x?`.
std::string getShapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += (text.empty() ? "" : "x") +
            (ShapedType::isDynamic(size) ? "?" : std::to_string(size));
  return text;
}

/// Verifies that the trailing dimensions of a result match the broadcast shape
/// of the operands.
LogicalResult verifyBroadcastResult(Operation *op, ShapedType result,
                                    llvm::ArrayRef<int64_t> shape) {
  if (isCompatible(result.getShape().take_back(shape.size()), shape))
    return success();
  return op->emitOpError() << "result type '" << getShapeText(result.getShape())
                           << "' not broadcast compatible with broadcasted "
                              "operands's shapes '"
                           << getShapeText(shape) << "'";
}

/// 1. The operands do not contain both tensors and vectors.
/// 2. The shapes of ranked operands can be broadcast.
/// 3. Each ranked result satisfies verifyBroadcastResult.
LogicalResult verifyBroadcastableResults(Operation *op, const TraitUse &) {
  const Types types(op->getOperandTypes());
  const bool hasTensor = llvm::any_of(
      types, [](Type type) { return llvm::isa<TensorType>(type); });
  const bool hasVector = llvm::any_of(
      types, [](Type type) { return llvm::isa<VectorType>(type); });
  if (hasTensor && hasVector)
    return op->emitError("cannot broadcast vector with tensor");

  const auto operands = getRankedTypes(types);
  if (operands.empty())
    return success();
  llvm::SmallVector<int64_t> shape(operands.front().getShape());
  for (ShapedType operand : llvm::drop_begin(operands)) {
    const llvm::SmallVector<int64_t> before = shape;
    if (!getBroadcastedShape(before, operand.getShape(), shape))
      return op->emitOpError("operands don't have broadcast-compatible shapes");
  }
  for (ShapedType result : getRankedTypes(op->getResultTypes()))
    if (failed(verifyBroadcastResult(op, result, shape)))
      return failure();
  return success();
}

// Elementwise operations.

bool isMappable(Type type) { return llvm::isa<VectorType, TensorType>(type); }

/// Returns true if neither type is a vector or both have the same scalable
/// dimensions.
bool haveSameScalableDims(Type type, Type other) {
  auto vector = llvm::dyn_cast<VectorType>(type);
  return !vector || vector.getScalableDims() ==
                        llvm::cast<VectorType>(other).getScalableDims();
}

/// Non-scalar values are tensors and vectors.
/// 1. If a result is non-scalar, an operand is non-scalar.
/// 2. If an operand is non-scalar, all results are non-scalar.
/// 3. All non-scalar types have the same class, compatible shapes and the same
///    scalable dimensions.
LogicalResult verifyElementwise(Operation *op, const TraitUse &) {
  Types operands(llvm::make_filter_range(op->getOperandTypes(), isMappable));
  Types results(llvm::make_filter_range(op->getResultTypes(), isMappable));
  if (operands.empty() && results.empty())
    return success();
  if (operands.empty())
    return op->emitOpError("if a result is non-scalar, then at least one "
                           "operand must be non-scalar");
  if (results.empty())
    return op->emitOpError("if an operand is non-scalar, then there must be at "
                           "least one non-scalar result");
  if (results.size() != op->getNumResults())
    return op->emitOpError(
        "if an operand is non-scalar, then all results must be non-scalar");

  llvm::append_range(operands, results);
  const Type expected = operands.front();
  for (Type type : operands)
    if (type.getTypeID() != expected.getTypeID() ||
        failed(verifyCompatibleShape(type, expected)) ||
        !haveSameScalableDims(type, expected))
      return op->emitOpError("all non-scalar operands/results must have the "
                             "same shape and base type");
  return success();
}

} // namespace

MLIR_VERIFIED_TRAIT(SameTypeOperands, verifySameTypeOperands)
MLIR_VERIFIED_TRAIT(SameOperandsShape, verifySameOperandsShape)
MLIR_VERIFIED_TRAIT(SameOperandsElementType, verifySameOperandsElementType)
MLIR_VERIFIED_TRAIT(SameOperandsAndResultShape, verifySameShape)
MLIR_VERIFIED_TRAIT(SameOperandsAndResultElementType, verifySameElementType)
MLIR_VERIFIED_TRAIT(SameOperandsAndResultType, verifySameType)
MLIR_VERIFIED_TRAIT(SameOperandsAndResultRank, verifySameRank)
MLIR_VERIFIED_TRAIT(ResultsBroadcastableShape, verifyBroadcastableResults)
MLIR_VERIFIED_TRAIT(ResultsAreBoolLike, verifyBoolResults)
MLIR_VERIFIED_TRAIT(ResultsAreFloatLike, verifyFloatResults)
MLIR_VERIFIED_TRAIT(ResultsAreSignedIntegerLike, verifyIntegerResults)
MLIR_VERIFIED_TRAIT(OperandsAreFloatLike, verifyFloatOperands)
MLIR_VERIFIED_TRAIT(OperandsAreSignlessIntegerLike, verifyIntegerOperands)
MLIR_VERIFIED_TRAIT(Elementwise, verifyElementwise)
MLIR_VERIFIED_TRAIT(ElementwiseMappable, verifyElementwise)

} // namespace OpTrait
} // namespace mlir
