// SPDX-License-Identifier: Apache-2.0
//
// Lifting the control flow between the blocks of a region to operations with
// regions: loops that run their body at least once, and conditionals. Which
// operations these are is up to the caller.
//
//   ^entry:                            scf.while : () -> () {
//     cf.br ^loop                        %c = "condition"() : () -> i1
//   ^loop:                        =>     scf.condition(%c)
//     %c = "condition"() : () -> i1    } do {
//     cf.cond_br %c, ^loop, ^end         scf.yield
//   ^end:                              }
//
// Source: Bahmann, Reissmann, Jahre, Meyer, "Perfect Reconstructability of
// Control Flow from Demand Dependence Graphs", 2015.
#ifndef CORE_REWRITE_CFG_TO_SCF_H
#define CORE_REWRITE_CFG_TO_SCF_H

#include "core/ir/builders.h"
#include "core/ir/dominance.h"
#include "core/ir/region_range.h"

namespace mlir {

/// Makes the operations that `transformCFGToSCF` needs.
class CFGToSCFInterface {
public:
  virtual ~CFGToSCFInterface() = default;

  /// Makes what runs one of `regions`, which are by the successors of
  /// `controlFlowCondOp`, the branch that it takes the place of. It takes their
  /// blocks as they are; terminators come later.
  /// Errors: a diagnostic, if there is nothing for such a branch.
  virtual FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      llvm::MutableArrayRef<Region> regions) = 0;

  /// Makes the terminator of a region of `branchRegionOp` that gives it
  /// `results`. `replacedControlFlowOp` is the branch whose place it takes, or
  /// null.
  virtual LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) = 0;

  /// Makes a loop whose arguments start with `loopValuesInit` and whose results
  /// have their types. It takes the blocks of `loopBody` and ends the last one:
  /// with `loopValuesNextIter`, it goes on where `condition`, of the type of
  /// `getCFGSwitchValue`, is 1, and has these for results where it is 0.
  /// `replacedOp` is the branch, in no block, that was at the end.
  virtual FailureOr<Operation *> createStructuredDoWhileLoopOp(
      OpBuilder &builder, Operation *replacedOp, ValueRange loopValuesInit,
      Value condition, ValueRange loopValuesNextIter, Region &&loopBody) = 0;

  /// Makes the constant that is a flag of `createCFGSwitchOp`.
  virtual Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                                  unsigned value) = 0;

  /// Makes a branch to the destination of the case with the value of `flag`, or
  /// to `defaultDest`. There may be no cases. The operation does not stay.
  virtual void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                 llvm::ArrayRef<unsigned> caseValues,
                                 BlockRange caseDestinations,
                                 llvm::ArrayRef<ValueRange> caseArguments,
                                 Block *defaultDest,
                                 ValueRange defaultArgs) = 0;

  /// Makes a value that stands where none is defined.
  virtual Value getUndefValue(Location loc, OpBuilder &builder, Type type) = 0;

  /// Makes what ends the block behind a loop without an exit, such that it may
  /// end `region`, the one that is transformed.
  /// Errors: a diagnostic, if there is nothing for it.
  virtual FailureOr<Operation *>
  createUnreachableTerminator(Location loc, OpBuilder &builder,
                              Region &region) = 0;

  /// A branch to one block. The flag does not count.
  void createSingleDestinationBranch(Location loc, OpBuilder &builder,
                                     Value dummyFlag, Block *destination,
                                     ValueRange arguments) {
    createCFGSwitchOp(loc, builder, dummyFlag, {}, {}, {}, destination,
                      arguments);
  }

  /// A branch to one of two blocks: to the second where the condition is 0.
  void createConditionalBranch(Location loc, OpBuilder &builder,
                               Value condition, Block *trueDest,
                               ValueRange trueArgs, Block *falseDest,
                               ValueRange falseArgs) {
    const unsigned zero = 0;
    createCFGSwitchOp(loc, builder, condition, zero, falseDest, falseArgs,
                      trueDest, trueArgs);
  }
};

/// Lifts the control flow between the blocks of `region`, and returns whether
/// anything changed. One block is left if all of the region's exits are alike
/// but for their operands, and else branches to one block for each kind.
/// Branches have no effects, make no operands of their successors, and
/// implement `BranchOpInterface`. What `dominanceInfo` knows of the region is
/// forgotten.
/// Errors: a diagnostic for a branch or block that cannot be, or of
/// `interface`; the region is then left as it happens to be.
FailureOr<bool> transformCFGToSCF(Region &region, CFGToSCFInterface &interface,
                                  DominanceInfo &dominanceInfo);

} // namespace mlir

#endif // CORE_REWRITE_CFG_TO_SCF_H
