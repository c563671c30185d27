// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/onnx.h"

#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/ir/verify/symbol_table.h"

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

OpFoldResult NoValueOp::fold(FoldAdaptor) { return getValueAttr(); }

LogicalResult
EntryPointOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom(*this, getFunc()))
    return emitOpError("references undefined function ") << getFuncAttr();
  return success();
}
