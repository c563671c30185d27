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

/// Emits an error and fails if the flag does not fit an index. The first of
/// several cases with the same value is kept: the others are not reached.
static FailureOr<Operation *>
createIndexSwitch(OpBuilder &builder, cf::SwitchOp branch,
                  TypeRange resultTypes, MutableArrayRef<Region> regions) {
  const Location loc = branch.getLoc();
  auto type = cast<IntegerType>(branch.getFlag().getType());
  if (!type.isSignless() ||
      type.getWidth() > IndexType::kInternalStorageBitWidth)
    return branch.emitOpError("cannot be converted: the flag has type ")
           << type << ", which is not cast to index";
  Value flag = arith::IndexCastUIOp::create(
      builder, loc, builder.getIndexType(), branch.getFlag());
  SmallVector<int64_t> cases;
  SmallVector<Region *> reached;
  if (auto values = branch.getCaseValues())
    for (auto [value, region] :
         llvm::zip_equal(*values, regions.drop_front())) {
      const auto number = static_cast<int64_t>(value.getZExtValue());
      if (llvm::is_contained(cases, number))
        continue;
      cases.push_back(number);
      reached.push_back(&region);
    }
  auto switchOp = scf::IndexSwitchOp::create(builder, loc, resultTypes, flag,
                                             cases, cases.size());
  switchOp.getDefaultRegion().takeBody(regions.front());
  for (auto [target, region] :
       llvm::zip_equal(switchOp.getCaseRegions(), reached))
    target.takeBody(*region);
  return switchOp.getOperation();
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
