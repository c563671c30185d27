// SPDX-License-Identifier: Apache-2.0
//
// landingpad and inline_asm: parsers, printers, verifiers and effects.
#include "core/ir/format/asm_parser.h"
#include "dialects/llvm/text.h"

using namespace mlir;
using namespace mlir::LLVM;

// landingpad: `cleanup (catch %1 : !llvm.ptr) (filter %2 : …) {…} : !llvm.…`

void LandingpadOp::print(OpAsmPrinter &p) {
  p << (getCleanup() ? " cleanup " : " ");
  for (Value clause : getOperands())
    p << '(' << (isa<LLVMArrayType>(clause.getType()) ? "filter " : "catch ")
      << clause << " : " << clause.getType() << ") ";
  p.printOptionalAttrDict((*this)->getAttrs(), {"cleanup"});
  p << ": " << getType();
}

ParseResult LandingpadOp::parse(OpAsmParser &parser, OperationState &result) {
  if (succeeded(parser.parseOptionalKeyword("cleanup")))
    result.addAttribute("cleanup", parser.getBuilder().getUnitAttr());
  while (succeeded(parser.parseOptionalLParen())) {
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    if (failed(parser.parseOptionalKeyword("filter")) &&
        parser.parseKeyword("catch"))
      return failure();
    if (parser.parseOperand(operand) || parser.parseColonType(type) ||
        parser.resolveOperand(operand, type, result.operands) ||
        parser.parseRParen())
      return failure();
  }
  Type type;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  result.addTypes(type);
  return success();
}

/// 1. The function has a personality.
/// 2. There is a clause, or `cleanup` is set.
/// 3. A clause is an array, a null pointer, an address, or a bitcast of an
/// address.
LogicalResult LandingpadOp::verify() {
  auto function = (*this)->getParentOfType<LLVMFuncOp>();
  if (function && !function.getPersonality())
    return emitError(
        "llvm.landingpad needs to be in a function with a personality");
  if (!getCleanup() && getOperands().empty())
    return emitError("landingpad instruction expects at least one clause or "
                     "cleanup attribute");
  for (auto [i, clause] : llvm::enumerate(getOperands())) {
    if (isa<LLVMArrayType>(clause.getType()))
      continue;
    if (auto cast = clause.getDefiningOp<BitcastOp>()) {
      if (cast.getArg().getDefiningOp<AddressOfOp>())
        continue;
      InFlightDiagnostic diagnostic = emitError("constant clauses expected");
      diagnostic.attachNote(cast.getLoc())
          << "global addresses expected as operand to "
             "bitcast used in clauses for landingpad";
      return diagnostic;
    }
    if (!clause.getDefiningOp<ZeroOp>() && !clause.getDefiningOp<AddressOfOp>())
      return emitError("clause #")
             << i << " is not a known constant - null, addressof, bitcast";
  }
  return success();
}

// inline_asm

/// 1. The tail call kind is not musttail.
LogicalResult InlineAsmOp::verify() {
  if (getTailCallKind() == TailCallKind::MustTail)
    return emitOpError("tail call kind 'musttail' is not supported by this "
                       "operation");
  return success();
}

void InlineAsmOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (!getHasSideEffects())
    return;
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Read::get());
}
