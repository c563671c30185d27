// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/for_specialization/for_specialization.h"

#include "dialects/arith/arith.h"
#include "dialects/scf/transforms/specialization/specialization.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORLOOPSPECIALIZATION
#include "dialects/scf/transforms/for_specialization/for_specialization_pass.h.inc"

namespace {

/// for to u = min(c, …) -> if u == c { for to c } else { for to u }
/// Guard: the loop has no results.
void specialize(ForOp op) {
  Value bound = op.getUpperBound();
  const std::optional<int64_t> least = getConstantOfMin(bound);
  if (!least || op->getNumResults() != 0)
    return;
  OpBuilder builder(op);
  Value constant = arith::ConstantIndexOp::create(builder, op.getLoc(), *least)
                       ->getResult(0);
  auto equal = arith::CmpIOp::create(builder, op.getLoc(),
                                     arith::CmpIPredicate::eq, bound, constant);
  IRMapping mapping;
  mapping.map(bound, constant);
  makeVersions(builder, op, equal->getResult(0), mapping);
}

struct SCFForLoopSpecialization
    : impl::SCFForLoopSpecializationBase<SCFForLoopSpecialization> {
  void runOnOperation() override { getOperation()->walk(specialize); }
};

} // namespace

} // namespace mlir::scf
