// SPDX-License-Identifier: Apache-2.0
//
// The dialect and `print`. The other operations are in the files of their
// families.
#include "dialects/vector/vector.h"

#include "core/interfaces/inliner.h"
#include "dialects/arith/arith.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::vector;

void VectorDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/vector/vector_attrdef.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/vector/vector_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *VectorDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  if (auto poison = dyn_cast<ub::PoisonAttrInterface>(value))
    return ub::PoisonOp::create(builder, loc, type, poison);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/vector/vector_dialect.cpp.inc"

#include "dialects/vector/vector_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/vector/vector_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/vector/vector_op.cpp.inc"

// print

/// 1. A string literal excludes a source and a punctuation other than the
/// default.
LogicalResult PrintOp::verify() {
  if (getStringLiteral() &&
      (getSource() || getPunctuation() != PrintPunctuation::NewLine))
    return emitOpError("failed to verify that `source` or `punctuation` are "
                       "not set when printing strings");
  return success();
}
