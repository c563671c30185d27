// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/parallel_specialization/parallel_specialization.h"

#include "dialects/arith/arith.h"
#include "dialects/scf/transforms/specialization/specialization.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFPARALLELLOOPSPECIALIZATION
#include "dialects/scf/transforms/parallel_specialization/parallel_specialization_pass.h.inc"

namespace {

/// parallel to u0 = min(c0, …), … -> if u0 == c0 && … { parallel to c0, … }
///                                   else { parallel to u0, … }
/// Guard: the loop has no results.
void specialize(ParallelOp op) {
  SmallVector<int64_t> constants;
  for (Value bound : op.getUpperBound())
    if (const std::optional<int64_t> least = getConstantOfMin(bound))
      constants.push_back(*least);
    else
      return;
  if (constants.empty() || op->getNumResults() != 0)
    return;

  OpBuilder builder(op);
  IRMapping mapping;
  Value condition;
  for (auto [bound, integer] : llvm::zip(op.getUpperBound(), constants)) {
    Value constant =
        arith::ConstantIndexOp::create(builder, op.getLoc(), integer)
            ->getResult(0);
    Value equal =
        arith::CmpIOp::create(builder, op.getLoc(), arith::CmpIPredicate::eq,
                              Value(bound), constant)
            ->getResult(0);
    condition = condition ? arith::AndIOp::create(builder, op.getLoc(),
                                                  condition, equal)
                                ->getResult(0)
                          : equal;
    mapping.map(Value(bound), constant);
  }
  makeVersions(builder, op, condition, mapping);
}

struct SCFParallelLoopSpecialization
    : impl::SCFParallelLoopSpecializationBase<SCFParallelLoopSpecialization> {
  void runOnOperation() override { getOperation()->walk(specialize); }
};

} // namespace

} // namespace mlir::scf
