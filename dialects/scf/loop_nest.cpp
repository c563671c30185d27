// SPDX-License-Identifier: Apache-2.0
//
// Builders of loop nests.
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::scf;

LoopNest scf::buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
    ValueRange steps, ValueRange iterArgs,
    function_ref<ValueVector(OpBuilder &, Location, ValueRange, ValueRange)>
        bodyBuilder) {
  assert(lbs.size() == ubs.size() && lbs.size() == steps.size() &&
         "not as many bounds and steps");
  OpBuilder::InsertionGuard guard(builder);
  LoopNest nest;
  ValueVector variables;
  ValueVector carried(iterArgs.begin(), iterArgs.end());

  // Create the loops with bodies that have no terminator yet.
  auto leaveEmpty = [](OpBuilder &, Location, Value, ValueRange) {};
  for (auto [lower, upper, step] : llvm::zip_equal(lbs, ubs, steps)) {
    auto loop = ForOp::create(builder, loc, lower, upper, step,
                              ValueRange(carried), leaveEmpty);
    nest.loops.push_back(loop);
    variables.push_back(loop.getInductionVar());
    const auto arguments = loop.getRegionIterArgs();
    carried.assign(arguments.begin(), arguments.end());
    builder.setInsertionPointToStart(loop.getBody());
  }

  nest.results = bodyBuilder ? bodyBuilder(builder, loc, variables, carried)
                             : ValueVector();
  assert(nest.results.size() == iterArgs.size() &&
         "a value for each iteration argument");
  // From the innermost loop outwards, yield the results of each loop in its
  // parent.
  for (ForOp loop : llvm::reverse(nest.loops)) {
    builder.setInsertionPointToEnd(loop.getBody());
    YieldOp::create(builder, loc, ValueRange(nest.results));
    const ResultRange results = loop->getResults();
    nest.results.assign(results.begin(), results.end());
  }
  return nest;
}

LoopNest scf::buildLoopNest(
    OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
    ValueRange steps,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  return buildLoopNest(builder, loc, lbs, ubs, steps, ValueRange(),
                       [&](OpBuilder &bodyAt, Location bodyLoc,
                           ValueRange variables, ValueRange) {
                         if (bodyBuilder)
                           bodyBuilder(bodyAt, bodyLoc, variables);
                         return ValueVector();
                       });
}
