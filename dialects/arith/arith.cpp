// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/arith.h"

#include "core/interfaces/inliner.h"

using namespace mlir;
using namespace mlir::arith;

void ArithDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/arith/arith_op.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/arith/arith_attrdef.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

#include "dialects/arith/arith_dialect.cpp.inc"

#include "dialects/arith/arith_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/arith/arith_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/arith/arith_op.cpp.inc"
