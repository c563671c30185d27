// SPDX-License-Identifier: Apache-2.0
//
// The dialect. Operations are in the files of their families.
#include "dialects/affine/affine.h"

#include "dialects/affine/inliner_interface.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::affine;

void AffineDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/affine/affine_op.cpp.inc"
      >();
  addInlinerInterface(*this);
}

Operation *AffineDialect::materializeConstant(OpBuilder &builder,
                                              Attribute value, Type type,
                                              Location loc) {
  if (auto poison = dyn_cast<ub::PoisonAttr>(value))
    return ub::PoisonOp::create(builder, loc, type, poison);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/affine/affine_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/affine/affine_op.cpp.inc"
