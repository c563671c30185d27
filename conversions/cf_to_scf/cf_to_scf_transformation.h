// SPDX-License-Identifier: Apache-2.0
//
// Lifting the branches of the cf dialect to operations of scf.
#ifndef CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H
#define CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H

#include "core/rewrite/cfg_to_scf.h"

namespace mlir {

/// For `transformCFGToSCF`, of regions in which branches are of cf.
class ControlFlowToSCFTransformation : public CFGToSCFInterface {
public:
  /// `scf.if` for `cf.cond_br`, `scf.index_switch` for `cf.switch`.
  FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      llvm::MutableArrayRef<Region> regions) override;

  /// `scf.yield`.
  LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) override;

  /// `scf.while`, with all there is to do in front of its condition.
  FailureOr<Operation *>
  createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                ValueRange loopVariablesInit, Value condition,
                                ValueRange loopVariablesNextIter,
                                Region &&loopBody) override;

  /// `arith.constant` of `i32`.
  Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                          unsigned value) override;

  /// `cf.switch`.
  void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                         llvm::ArrayRef<unsigned> caseValues,
                         BlockRange caseDestinations,
                         llvm::ArrayRef<ValueRange> caseArguments,
                         Block *defaultDest, ValueRange defaultArgs) override;

  /// `ub.poison`.
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override;

  /// `func.return` of poison; bodies of functions only.
  FailureOr<Operation *> createUnreachableTerminator(Location loc,
                                                     OpBuilder &builder,
                                                     Region &region) override;
};

} // namespace mlir

#endif // CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H
