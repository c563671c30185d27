// SPDX-License-Identifier: Apache-2.0
//
// Lifts the control flow between the blocks of a region to operations with
// regions: loops that run their body at least once, and conditionals. The
// caller creates these operations.
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
#ifndef CORE_TRANSFORMS_CFG_TO_SCF_H
#define CORE_TRANSFORMS_CFG_TO_SCF_H

#include "core/ir/structure/builders.h"
#include "core/ir/structure/region_range.h"
#include "core/ir/verify/dominance.h"

namespace mlir {

/// Creates the operations that `transformCFGToSCF` needs.
class CFGToSCFInterface {
public:
  virtual ~CFGToSCFInterface() = default;

  /// Creates the operation that replaces the branch `controlFlowCondOp` and
  /// runs one of `regions`, which are indexed by the successors of the branch.
  /// It takes the blocks of `regions`, which have no terminators yet.
  /// Errors: emits a diagnostic and fails if there is no operation for such a
  /// branch.
  virtual FailureOr<Operation *> createStructuredBranchRegionOp(
      OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
      llvm::MutableArrayRef<Region> regions) = 0;

  /// Creates the terminator of a region of `branchRegionOp`, which yields
  /// `results`. `replacedControlFlowOp` is the branch that it replaces, or
  /// null.
  virtual LogicalResult createStructuredBranchRegionTerminatorOp(
      Location loc, OpBuilder &builder, Operation *branchRegionOp,
      Operation *replacedControlFlowOp, ValueRange results) = 0;

  /// Creates a do-while loop. Its first operands are `loopValuesInit`, and its
  /// results have their types. It takes the blocks of `loopBody` and creates
  /// the terminator of the last one. The loop continues with
  /// `loopValuesNextIter` if `condition` is 1, and ends with them as its
  /// results if it is 0. `condition` has the type of `getCFGSwitchValue`.
  /// `replacedOp` is the detached branch that ended the body.
  virtual FailureOr<Operation *> createStructuredDoWhileLoopOp(
      OpBuilder &builder, Operation *replacedOp, ValueRange loopValuesInit,
      Value condition, ValueRange loopValuesNextIter, Region &&loopBody) = 0;

  /// Creates a constant for the flag operand of `createCFGSwitchOp`.
  virtual Value getCFGSwitchValue(Location loc, OpBuilder &builder,
                                  unsigned value) = 0;

  /// Creates a branch to the destination of the case that equals `flag`, or to
  /// `defaultDest`. There may be no cases. The operation is temporary.
  virtual void createCFGSwitchOp(Location loc, OpBuilder &builder, Value flag,
                                 llvm::ArrayRef<unsigned> caseValues,
                                 BlockRange caseDestinations,
                                 llvm::ArrayRef<ValueRange> caseArguments,
                                 Block *defaultDest,
                                 ValueRange defaultArgs) = 0;

  /// Creates a placeholder for a value that is undefined on some path.
  virtual Value getUndefValue(Location loc, OpBuilder &builder, Type type) = 0;

  /// Creates the terminator of the block that follows an infinite loop. It must
  /// be a valid terminator of `region`, the transformed region.
  /// Errors: emits a diagnostic and fails if there is no such terminator.
  virtual FailureOr<Operation *>
  createUnreachableTerminator(Location loc, OpBuilder &builder,
                              Region &region) = 0;

  /// Creates a branch to one block. `dummyFlag` has no influence.
  void createSingleDestinationBranch(Location loc, OpBuilder &builder,
                                     Value dummyFlag, Block *destination,
                                     ValueRange arguments) {
    createCFGSwitchOp(loc, builder, dummyFlag, {}, {}, {}, destination,
                      arguments);
  }

  /// Creates a branch to `falseDest` if `condition` is 0, else to `trueDest`.
  void createConditionalBranch(Location loc, OpBuilder &builder,
                               Value condition, Block *trueDest,
                               ValueRange trueArgs, Block *falseDest,
                               ValueRange falseArgs) {
    const unsigned zero = 0;
    createCFGSwitchOp(loc, builder, condition, zero, falseDest, falseArgs,
                      trueDest, trueArgs);
  }
};

/// Lifts the control flow between the blocks of `region` and returns true if
/// the region changed. One block is left if all exits of the region are equal
/// but for their operands. Otherwise the last operation branches to one block
/// per kind of exit.
/// Branches must have no side effects, must implement `BranchOpInterface` and
/// must not produce operands of their successors. The function invalidates what
/// `dominanceInfo` knows of the region.
/// Errors: emits a diagnostic and fails for an unsupported branch or block, or
/// if a callback of `interface` fails. The region is then partly transformed.
FailureOr<bool> transformCFGToSCF(Region &region, CFGToSCFInterface &interface,
                                  DominanceInfo &dominanceInfo);

} // namespace mlir

#endif // CORE_TRANSFORMS_CFG_TO_SCF_H
