// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/onnx.h"

#include "core/ir/builtin/type_utilities.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/symbol_table.h"
#include "dialects/onnx/rules/rules.h"
#include "dialects/recipe/recipe.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::onnx;

#include "dialects/onnx/onnx_dialect.cpp.inc"

#include "dialects/onnx/onnx_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/onnx/onnx_attrdef.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/onnx/onnx_typedef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/onnx/onnx_op.cpp.inc"

// The list names operations that have no class outside of this file.
void ONNXDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/onnx/onnx_op.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/onnx/onnx_attrdef.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/onnx/onnx_typedef.cpp.inc"
      >();
}

void ONNXDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  populateArithmeticRules(patterns);
  populateContractionRules(patterns);
  populateMovementRules(patterns);
  populateNormalizationRules(patterns);
  populateSequenceRules(patterns);
}

OpFoldResult NoValueOp::fold(FoldAdaptor) { return getValueAttr(); }

LogicalResult
EntryPointOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom(*this, getFunc()))
    return emitOpError("references undefined function ") << getFuncAttr();
  return success();
}

static Attribute getEncoding(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? tensor.getEncoding() : Attribute();
}

/// Returns whether a value of one type can be one of the other: the shapes may
/// differ in what they say.
static bool areCompatible(Type a, Type b) {
  return a == b || (isa<TensorType>(a) && isa<TensorType>(b) &&
                    getElementTypeOrSelf(a) == getElementTypeOrSelf(b) &&
                    getEncoding(a) == getEncoding(b) &&
                    succeeded(verifyCompatibleShape(a, b)));
}

/// 1. The arguments of the body have the types of the inputs.
/// 2. The body ends with `onnx.Yield`, whose operands have the types of the
/// outputs.
LogicalResult FusedOp::verifyRegions() {
  Block &block = getBody().front();
  // 1.
  if (block.getNumArguments() != getInputs().size())
    return emitOpError("has ")
           << getInputs().size() << " inputs and a body with "
           << block.getNumArguments() << " arguments";
  for (auto [i, argument] : llvm::enumerate(block.getArguments()))
    if (!areCompatible(argument.getType(), getInputs()[i].getType()))
      return emitOpError("has input #")
             << i << " of type " << getInputs()[i].getType()
             << " and a body whose argument is of type " << argument.getType();
  // 2.
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return emitOpError("has a body that does not end with 'onnx.Yield'");
  if (yield->getNumOperands() != getOutputs().size())
    return emitOpError("has ")
           << getOutputs().size() << " outputs and a body that yields "
           << yield->getNumOperands() << " values";
  for (auto [i, value] : llvm::enumerate(yield->getOperands()))
    if (!areCompatible(value.getType(), getOutputs()[i].getType()))
      return emitOpError("has output #")
             << i << " of type " << getOutputs()[i].getType()
             << " and a body that yields type " << value.getType();
  return success();
}
