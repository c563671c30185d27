// SPDX-License-Identifier: Apache-2.0
#include "dialects/math/math.h"

#include "core/interfaces/inliner.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::math;

namespace {
/// All operations may be inlined.
struct MathInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void MathDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/math/math_op.cpp.inc"
      >();
  addInterfaces<MathInlinerInterface>(*this);
}

Operation *MathDialect::materializeConstant(OpBuilder &builder, Attribute value,
                                            Type type, Location loc) {
  if (isa<ub::PoisonAttr>(value))
    return builder.create<ub::PoisonOp>(loc, type);
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

#include "dialects/math/math_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/math/math_op.cpp.inc"
