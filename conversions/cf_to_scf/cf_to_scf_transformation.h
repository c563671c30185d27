// SPDX-License-Identifier: Apache-2.0
//
// Lifting of branches of the cf dialect to operations of scf.
#ifndef CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H
#define CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H

#include "core/transforms/cfg_to_scf.h"

namespace mlir {

/// The callbacks of `transformCFGToSCF` for regions whose branches are of cf.
class ControlFlowToSCFTransformation : public CFGToSCFInterface {
public:
  /// Creates an `scf.if` for `cf.cond_br`, or an `scf.index_switch` for
  /// `cf.switch`.
  FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      llvm::MutableArrayRef<Region> regions) override;

  /// Creates an `scf.yield`.
  LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) override;

  /// Creates an `scf.while` whose first region contains the whole body.
  FailureOr<Operation *>
  createStructuredDoWhileLoopOp(OpBuilder &builder, Operation *replacedOp,
                                ValueRange loopVariablesInit, Value condition,
                                ValueRange loopVariablesNextIter,
                                Region &&loopBody) override;

  /// Creates an `arith.constant` of type `i32`.
  Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                          unsigned value) override;

  /// Creates a `cf.switch`.
  void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                         llvm::ArrayRef<unsigned> caseValues,
                         BlockRange caseDestinations,
                         llvm::ArrayRef<ValueRange> caseArguments,
                         Block *defaultDest, ValueRange defaultArgs) override;

  /// Creates a `ub.poison`.
  Value getUndefValue(Location loc, OpBuilder &builder, Type type) override;

  /// Creates a `func.return` of poison. Supports bodies of functions only.
  FailureOr<Operation *> createUnreachableTerminator(Location loc,
                                                     OpBuilder &builder,
                                                     Region &region) override;
};

} // namespace mlir

#endif // CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TRANSFORMATION_H
