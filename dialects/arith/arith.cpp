// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/arith.h"

#include "core/interfaces/inliner.h"

using namespace mlir;
using namespace mlir::arith;

namespace {
/// All operations may be inlined.
struct ArithInlinerInterface : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  using DialectInlinerInterface::isLegalToInline;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void ArithDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/arith/arith_op.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/arith/arith_attrdef.cpp.inc"
      >();
  addInterfaces<ArithInlinerInterface>(*this);
}

#include "dialects/arith/arith_dialect.cpp.inc"

#include "dialects/arith/arith_enum.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/arith/arith_attrdef.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/arith/arith_op.cpp.inc"
