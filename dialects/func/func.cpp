// SPDX-License-Identifier: Apache-2.0
#include "dialects/func/func.h"

#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"

using namespace mlir;
using namespace mlir::func;

void FuncDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/func/func_op.cpp.inc"
      >();
}

Operation *FuncDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  if (!ConstantOp::isBuildableWith(value, type))
    return nullptr;
  return ConstantOp::create(builder, loc, type, cast<FlatSymbolRefAttr>(value));
}

// call

FunctionType CallOp::getCalleeType() {
  return FunctionType::get(getContext(), TypeRange(getOperands()),
                           TypeRange((*this)->getResults()));
}

/// Attaches a note that lists `types`.
static void listTypes(InFlightDiagnostic &diagnostic, StringRef title,
                      TypeRange types) {
  Diagnostic &note = diagnostic.attachNote();
  note << title;
  llvm::interleave(
      types, [&](Type type) { note << type; }, [&] { note << ", "; });
}

/// 1. The callee is a function.
/// 2. The operands have the number and types of its arguments.
/// 3. The results have the number and types of its results.
LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FlatSymbolRefAttr callee = getCalleeAttr();
  auto function = symbolTable.lookupNearestSymbolFrom<FuncOp>(*this, callee);
  if (!function)
    return emitOpError() << "'" << callee.getValue()
                         << "' does not reference a valid function";
  const TypeRange inputs = function.getArgumentTypes();
  const TypeRange operands = getOperands().getTypes();
  if (inputs.size() != operands.size())
    return emitOpError("incorrect number of operands for callee");
  for (auto [i, expected, actual] : llvm::enumerate(inputs, operands))
    if (expected != actual)
      return emitOpError("operand type mismatch: expected operand type ")
             << expected << ", but provided " << actual
             << " for operand number " << i;

  const TypeRange outputs = function.getResultTypes();
  const TypeRange results = (*this)->getResults().getTypes();
  if (outputs.size() != results.size())
    return emitOpError("incorrect number of results for callee");
  for (auto [i, expected, actual] : llvm::enumerate(outputs, results)) {
    if (expected == actual)
      continue;
    InFlightDiagnostic diagnostic =
        emitOpError("result type mismatch at index ");
    diagnostic << i;
    listTypes(diagnostic, "      op result types: ", results);
    listTypes(diagnostic, "function result types: ", outputs);
    return diagnostic;
  }
  return success();
}

// call_indirect

/// call_indirect(constant @f)(v)  ->  call @f(v)
LogicalResult CallIndirectOp::canonicalize(CallIndirectOp op,
                                           PatternRewriter &rewriter) {
  SymbolRefAttr callee;
  if (!matchPattern(Value(op.getCallee()), m_Constant(&callee)))
    return failure();
  rewriter.replaceOpWithNewOp<CallOp>(op, callee,
                                      TypeRange(op->getResultTypes()),
                                      ValueRange(op.getArgOperands()));
  return success();
}

// constant

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }

/// 1. The symbol is a function.
/// 2. The result has the type of the function.
LogicalResult ConstantOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto function =
      symbolTable.lookupNearestSymbolFrom<FuncOp>(*this, getValueAttr());
  if (!function)
    return emitOpError() << "reference to undefined function '" << getValue()
                         << "'";
  if (function.getFunctionType() != getType())
    return emitOpError("reference to function with mismatched type");
  return success();
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn((*this)->getResult(0), "f");
}

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  return isa<FlatSymbolRefAttr>(value) && isa<FunctionType>(type);
}

// return

/// 1. There are as many operands as results of the function.
/// 2. They have the types of the results.
LogicalResult ReturnOp::verify() {
  auto function = cast<FuncOp>((*this)->getParentOp());
  const ArrayRef<Type> results = function.getResultTypes();
  if (getNumOperands() != results.size())
    return emitOpError("has ")
           << getNumOperands() << " operands, but enclosing function (@"
           << function.getName() << ") returns " << results.size();
  for (auto [i, operand, result] : llvm::enumerate(getOperands(), results))
    if (operand.getType() != result)
      return emitError() << "type of return operand " << i << " ("
                         << operand.getType()
                         << ") doesn't match function result type (" << result
                         << ") in function @" << function.getName();
  return success();
}

#include "dialects/func/func_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/func/func_op.cpp.inc"
