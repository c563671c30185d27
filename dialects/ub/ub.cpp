// SPDX-License-Identifier: Apache-2.0
#include "dialects/ub/ub.h"

#include "core/interfaces/inliner.h"

using namespace mlir;
using namespace mlir::ub;

void UBDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/ub/ub_op.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/ub/ub_attrdef.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *UBDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                          Type type, Location loc) {
  if (auto poison = dyn_cast<PoisonAttrInterface>(value))
    return PoisonOp::create(builder, loc, type, poison);
  return nullptr;
}

OpFoldResult PoisonOp::fold(FoldAdaptor) { return Attribute(getValue()); }

#include "dialects/ub/ub_dialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/ub/ub_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/ub/ub_op.cpp.inc"
