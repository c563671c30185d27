// SPDX-License-Identifier: Apache-2.0
#include "conversions/cf_to_scf/cf_to_scf_transformation.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/scf/scf.h"
#include "dialects/ub/ub.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;

static Operation *createIf(OpBuilder &builder, cf::CondBranchOp branch,
                           TypeRange resultTypes,
                           MutableArrayRef<Region> regions) {
  auto ifOp = scf::IfOp::create(builder, branch.getLoc(), resultTypes,
                                branch.getCondition());
  ifOp.getThenRegion().takeBody(regions[0]);
  ifOp.getElseRegion().takeBody(regions[1]);
  return ifOp;
}

static Operation *createIndexSwitch(OpBuilder &builder, cf::SwitchOp branch,
                                    TypeRange resultTypes,
                                    MutableArrayRef<Region> regions) {
  const Location loc = branch.getLoc();
  Value flag = arith::IndexCastUIOp::create(
      builder, loc, builder.getIndexType(), branch.getFlag());
  SmallVector<int64_t> cases;
  if (auto values = branch.getCaseValues())
    for (const APInt &value : *values)
      cases.push_back(value.getZExtValue());
  auto switchOp = scf::IndexSwitchOp::create(builder, loc, resultTypes, flag,
                                             cases, cases.size());
  switchOp.getDefaultRegion().takeBody(regions.front());
  for (auto [target, region] :
       llvm::zip_equal(switchOp.getCaseRegions(), regions.drop_front()))
    target.takeBody(region);
  return switchOp;
}

FailureOr<Operation *>
ControlFlowToSCFTransformation::createStructuredBranchRegionOp(
    OpBuilder &builder, Operation *controlFlowCondOp, TypeRange resultTypes,
    MutableArrayRef<Region> regions) {
  if (auto branch = dyn_cast<cf::CondBranchOp>(controlFlowCondOp))
    return createIf(builder, branch, resultTypes, regions);
  if (auto branch = dyn_cast<cf::SwitchOp>(controlFlowCondOp))
    return createIndexSwitch(builder, branch, resultTypes, regions);
  controlFlowCondOp->emitOpError(
      "Cannot convert unknown control flow op to structured control flow");
  return failure();
}

LogicalResult
ControlFlowToSCFTransformation::createStructuredBranchRegionTerminatorOp(
    Location loc, OpBuilder &builder, Operation *branchRegionOp,
    Operation *replacedControlFlowOp, ValueRange results) {
  scf::YieldOp::create(builder, loc, results);
  return success();
}

FailureOr<Operation *>
ControlFlowToSCFTransformation::createStructuredDoWhileLoopOp(
    OpBuilder &builder, Operation *replacedOp, ValueRange loopVariablesInit,
    Value condition, ValueRange loopVariablesNextIter, Region &&loopBody) {
  const Location loc = replacedOp->getLoc();
  auto loop = scf::WhileOp::create(builder, loc, loopVariablesInit.getTypes(),
                                   loopVariablesInit);
  OpBuilder::InsertionGuard guard(builder);
  loop.getBefore().takeBody(loopBody);
  builder.setInsertionPointToEnd(&loop.getBefore().back());
  Value repeats =
      arith::TruncIOp::create(builder, loc, builder.getI1Type(), condition);
  scf::ConditionOp::create(builder, loc, repeats, loopVariablesNextIter);

  const SmallVector<Location> locations(loopVariablesInit.size(), loc);
  Block *after = builder.createBlock(&loop.getAfter(), {},
                                     loopVariablesInit.getTypes(), locations);
  scf::YieldOp::create(builder, loc, after->getArguments());
  return loop.getOperation();
}

Value ControlFlowToSCFTransformation::getCFGSwitchValue(Location loc,
                                                        OpBuilder &builder,
                                                        unsigned value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getI32IntegerAttr(value));
}

void ControlFlowToSCFTransformation::createCFGSwitchOp(
    Location loc, OpBuilder &builder, Value flag, ArrayRef<unsigned> caseValues,
    BlockRange caseDestinations, ArrayRef<ValueRange> caseArguments,
    Block *defaultDest, ValueRange defaultArgs) {
  cf::SwitchOp::create(builder, loc, flag, defaultDest, defaultArgs,
                       llvm::to_vector_of<int32_t>(caseValues),
                       caseDestinations, caseArguments);
}

Value ControlFlowToSCFTransformation::getUndefValue(Location loc,
                                                    OpBuilder &builder,
                                                    Type type) {
  return ub::PoisonOp::create(builder, loc, type);
}

FailureOr<Operation *>
ControlFlowToSCFTransformation::createUnreachableTerminator(Location loc,
                                                            OpBuilder &builder,
                                                            Region &region) {
  auto function = dyn_cast<func::FuncOp>(region.getParentOp());
  if (!function) {
    emitError(loc) << "Cannot create unreachable terminator for '"
                   << region.getParentOp()->getName() << "'";
    return failure();
  }
  SmallVector<Value> results;
  for (Type type : function.getResultTypes())
    results.push_back(getUndefValue(loc, builder, type));
  return func::ReturnOp::create(builder, loc, results).getOperation();
}
