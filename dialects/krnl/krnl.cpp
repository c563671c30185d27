// SPDX-License-Identifier: Apache-2.0
//
// The dialect, calls and entry points. The other operations are in the files of
// their families.
#include "dialects/krnl/krnl.h"

#include "core/interfaces/inliner.h"
#include "core/ir/verify/symbol_table.h"

using namespace mlir;
using namespace mlir::krnl;

#include "dialects/krnl/krnl_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/krnl/krnl_attrdef.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/krnl/krnl_typedef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/krnl/krnl_op.cpp.inc"

void KrnlDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/krnl/krnl_attrdef.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/krnl/krnl_op.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/krnl/krnl_typedef.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

/// 1. The number of outputs is at least 0 and at most that of parameters.
/// 2. There is at most one result.
LogicalResult CallOp::verify() {
  // 1.
  const int64_t numOutputs = getNumOfOutput();
  if (numOutputs < 0 ||
      numOutputs > static_cast<int64_t>(getParameters().size()))
    return emitOpError("has ")
           << numOutputs << " outputs and " << getParameters().size()
           << " parameters; each output is a parameter";

  // 2.
  if ((*this)->getNumResults() > 1)
    return emitOpError("has more than one result");
  return success();
}

LogicalResult
EntryPointOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  if (!symbolTable.lookupNearestSymbolFrom(*this, getFunc()))
    return emitOpError("references undefined function ") << getFuncAttr();
  return success();
}
