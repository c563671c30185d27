// SPDX-License-Identifier: Apache-2.0
//
// Atomic updates of elements: atomic_rmw, generic_atomic_rmw, atomic_yield.
#include "core/ir/format/asm_parser.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

/// The element type that a kind requires: float, integer, or either.
enum class ElementKind { Any, Float, Integer };
static ElementKind getElementKind(arith::AtomicRMWKind kind) {
  switch (kind) {
  case arith::AtomicRMWKind::addf:
  case arith::AtomicRMWKind::maximumf:
  case arith::AtomicRMWKind::minimumf:
  case arith::AtomicRMWKind::mulf:
    return ElementKind::Float;
  case arith::AtomicRMWKind::addi:
  case arith::AtomicRMWKind::andi:
  case arith::AtomicRMWKind::maxs:
  case arith::AtomicRMWKind::maxu:
  case arith::AtomicRMWKind::mins:
  case arith::AtomicRMWKind::minu:
  case arith::AtomicRMWKind::muli:
  case arith::AtomicRMWKind::ori:
  case arith::AtomicRMWKind::xori:
    return ElementKind::Integer;
  default:
    return ElementKind::Any;
  }
}

/// 1. There are as many indices as dimensions.
/// 2. The type of the value is one that the kind supports.
LogicalResult AtomicRMWOp::verify() {
  // 1.
  if (static_cast<int64_t>(getIndices().size()) != getMemRefType().getRank())
    return emitOpError(
        "expects the number of subscripts to be equal to memref rank");

  // 2.
  const Type type = getValue().getType();
  const ElementKind kind = getElementKind(getKind());
  if (kind == ElementKind::Float && !isa<FloatType>(type))
    return emitOpError("with kind '") << stringifyAtomicRMWKind(getKind())
                                      << "' expects a floating-point type";
  if (kind == ElementKind::Integer && !isa<IntegerType>(type))
    return emitOpError("with kind '")
           << stringifyAtomicRMWKind(getKind()) << "' expects an integer type";
  return success();
}

void GenericAtomicRMWOp::build(OpBuilder &builder, OperationState &state,
                               Value memref, ValueRange ivs) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(memref);
  state.addOperands(ivs);
  Region *body = state.addRegion();
  if (auto type = dyn_cast<MemRefType>(memref.getType())) {
    state.addTypes(type.getElementType());
    builder.createBlock(body, {}, type.getElementType(), memref.getLoc());
  }
}

/// 1. The body has one argument.
/// 2. The argument has the type of the result.
/// 3. The operations of the body have no memory effects.
LogicalResult GenericAtomicRMWOp::verify() {
  Region &body = getAtomicBody();
  // 1.
  if (body.getNumArguments() != 1)
    return emitOpError("expected single number of entry block arguments");

  // 2.
  if (body.getArgument(0).getType() != getResult().getType())
    return emitOpError("expected block argument of the same type result type");

  // 3.
  WalkResult walked = body.walk([](Operation *nested) {
    if (isMemoryEffectFree(nested))
      return WalkResult::advance();
    nested->emitError("body of 'memref.generic_atomic_rmw' should contain only "
                      "operations with no side effects");
    return WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}

ParseResult GenericAtomicRMWOp::parse(OpAsmParser &parser,
                                      OperationState &result) {
  OpAsmParser::UnresolvedOperand memref;
  SmallVector<OpAsmParser::UnresolvedOperand> indices;
  // The verifier checks which shaped type it is.
  ShapedType type;
  if (parser.parseOperand(memref) ||
      parser.parseOperandList(indices, OpAsmParser::Delimiter::Square) ||
      parser.parseColonType(type) ||
      parser.resolveOperand(memref, type, result.operands) ||
      parser.resolveOperands(indices, parser.getBuilder().getIndexType(),
                             result.operands) ||
      parser.parseRegion(*result.addRegion()) ||
      parser.parseOptionalAttrDict(result.attributes))
    return failure();
  result.addTypes(type.getElementType());
  return success();
}

void GenericAtomicRMWOp::print(OpAsmPrinter &p) {
  p << ' ' << getMemref() << '[' << getIndices()
    << "] : " << Value(getMemref()).getType() << ' ';
  p.printRegion(getAtomicBody());
  p.printOptionalAttrDict((*this)->getAttrs());
}

/// 1. The operand has the type of the parent's result.
LogicalResult AtomicYieldOp::verify() {
  const Type expected = (*this)->getParentOp()->getResult(0).getType();
  const Type type = getResult().getType();
  if (type != expected)
    return emitOpError("types mismatch between yield op: ")
           << type << " and its parent: " << expected;
  return success();
}
