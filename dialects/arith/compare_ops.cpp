// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "dialects/arith/arith.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::arith;

Type arith::getI1SameShape(Type type) {
  Type i1 = IntegerType::get(type.getContext(), 1);
  if (auto shaped = dyn_cast<ShapedType>(type))
    return shaped.cloneWith(std::nullopt, i1);
  return i1;
}

// Predicates.

bool arith::applyCmpPredicate(CmpIPredicate predicate, const APInt &lhs,
                              const APInt &rhs) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return lhs == rhs;
  case CmpIPredicate::ne:
    return lhs != rhs;
  case CmpIPredicate::slt:
    return lhs.slt(rhs);
  case CmpIPredicate::sle:
    return lhs.sle(rhs);
  case CmpIPredicate::sgt:
    return lhs.sgt(rhs);
  case CmpIPredicate::sge:
    return lhs.sge(rhs);
  case CmpIPredicate::ult:
    return lhs.ult(rhs);
  case CmpIPredicate::ule:
    return lhs.ule(rhs);
  case CmpIPredicate::ugt:
    return lhs.ugt(rhs);
  case CmpIPredicate::uge:
    return lhs.uge(rhs);
  }
  llvm_unreachable("a predicate that is none");
}

// The orderings for which predicates hold, indexed by their numbers.
static constexpr uint8_t equal = 1, greater = 2, less = 4, unordered = 8;
static constexpr uint8_t floatOrders[] = {
    0,
    equal,
    greater,
    greater | equal,
    less,
    less | equal,
    less | greater,
    less | greater | equal,
    unordered | equal,
    unordered | greater,
    unordered | greater | equal,
    unordered | less,
    unordered | less | equal,
    unordered | less | greater,
    unordered,
    unordered | less | greater | equal,
};

static uint8_t getOrder(const APFloat &lhs, const APFloat &rhs) {
  switch (lhs.compare(rhs)) {
  case APFloat::cmpEqual:
    return equal;
  case APFloat::cmpGreaterThan:
    return greater;
  case APFloat::cmpLessThan:
    return less;
  case APFloat::cmpUnordered:
    return unordered;
  }
  llvm_unreachable("an order that is none");
}

bool arith::applyCmpPredicate(CmpFPredicate predicate, const APFloat &lhs,
                              const APFloat &rhs) {
  const uint8_t holdsFor = floatOrders[static_cast<uint64_t>(predicate)];
  return (holdsFor & getOrder(lhs, rhs)) != 0;
}

CmpIPredicate arith::invertPredicate(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
    return CmpIPredicate::ne;
  case CmpIPredicate::ne:
    return CmpIPredicate::eq;
  case CmpIPredicate::slt:
    return CmpIPredicate::sge;
  case CmpIPredicate::sle:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sgt:
    return CmpIPredicate::sle;
  case CmpIPredicate::sge:
    return CmpIPredicate::slt;
  case CmpIPredicate::ult:
    return CmpIPredicate::uge;
  case CmpIPredicate::ule:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ule;
  case CmpIPredicate::uge:
    return CmpIPredicate::ult;
  }
  llvm_unreachable("a predicate that is none");
}

// arith.select %condition, %a, %b attr-dict : (type of the condition,)? type
// The type of the condition is omitted if it is i1.

ParseResult SelectOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand, 3> operands;
  Type conditionType = parser.getBuilder().getI1Type();
  Type type;
  if (parser.parseOperandList(operands, /*requiredCount=*/3) ||
      parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (succeeded(parser.parseOptionalComma())) {
    conditionType = type;
    if (parser.parseType(type))
      return failure();
  }
  result.addTypes(type);
  const Type types[] = {conditionType, type, type};
  return parser.resolveOperands(operands, types, parser.getNameLoc(),
                                result.operands);
}

void SelectOp::print(OpAsmPrinter &p) {
  p << ' ' << getOperands();
  p.printOptionalAttrDict((*this)->getAttrs());
  p << " : ";
  const Type conditionType = getCondition().getType();
  if (isa<ShapedType>(conditionType))
    p << conditionType << ", ";
  p << getType();
}

// If the condition is not i1:
// 1. The result is a tensor or a vector.
// 2. The condition has elements of i1 and the same shape.
LogicalResult SelectOp::verify() {
  const Type conditionType = getCondition().getType();
  if (conditionType.isSignlessInteger(1))
    return success();
  if (!isa<TensorType, VectorType>(getType()))
    return emitOpError("expected condition to be a signless i1, but got ")
           << conditionType;
  const Type mask = getI1SameShape(getType());
  if (conditionType == mask)
    return success();
  return emitOpError("expected condition type to have the same shape as the "
                     "result type, expected ")
         << mask << ", but got " << conditionType;
}
