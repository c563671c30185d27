// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/math.h"

#include "core/interfaces/inliner.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::math;

void MathDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/math/math_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

Operation *MathDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  if (isa<ub::PoisonAttr>(value))
    return ub::PoisonOp::create(builder, loc, type);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/math/math_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/math/math_op.cpp.inc"
