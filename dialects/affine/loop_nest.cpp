// SPDX-License-Identifier: Apache-2.0
//
// Builders of loop nests.
#include "dialects/affine/affine.h"

using namespace mlir;
using namespace mlir::affine;

/// Creates a nest of `count` loops. `createLoop` creates one of them.
static void buildNest(
    OpBuilder &builder, Location loc, size_t count,
    function_ref<AffineForOp(size_t, AffineForOp::BodyBuilderFn)> createLoop,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder) {
  OpBuilder::InsertionGuard guard(builder);
  if (count == 0 && bodyBuilder)
    bodyBuilder(builder, loc, ValueRange());
  SmallVector<Value> ivs;
  for (size_t i = 0; i != count; ++i) {
    auto fill = [&](OpBuilder &bodyAt, Location bodyLoc, Value iv, ValueRange) {
      ivs.push_back(iv);
      if (i == count - 1 && bodyBuilder) {
        OpBuilder::InsertionGuard bodyGuard(bodyAt);
        bodyBuilder(bodyAt, bodyLoc, ivs);
      }
      AffineYieldOp::create(bodyAt, bodyLoc);
    };
    builder.setInsertionPointToStart(createLoop(i, fill).getBody());
  }
}

void affine::buildAffineLoopNest(
    OpBuilder &builder, Location loc, ArrayRef<int64_t> lbs,
    ArrayRef<int64_t> ubs, ArrayRef<int64_t> steps,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilderFn) {
  assert(lbs.size() == ubs.size() && lbs.size() == steps.size() &&
         "not as many bounds and steps");
  auto createLoop = [&](size_t i, AffineForOp::BodyBuilderFn fill) {
    return AffineForOp::create(builder, loc, lbs[i], ubs[i], steps[i],
                               ValueRange(), fill);
  };
  buildNest(builder, loc, lbs.size(), createLoop, bodyBuilderFn);
}

void affine::buildAffineLoopNest(
    OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
    ArrayRef<int64_t> steps,
    function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilderFn) {
  assert(lbs.size() == ubs.size() && lbs.size() == steps.size() &&
         "not as many bounds and steps");
  const AffineMap identity = builder.getDimIdentityMap();
  auto createLoop = [&](size_t i, AffineForOp::BodyBuilderFn fill) {
    const std::optional<int64_t> lower = getConstantIntValue(lbs[i]);
    const std::optional<int64_t> upper = getConstantIntValue(ubs[i]);
    if (lower && upper)
      return AffineForOp::create(builder, loc, *lower, *upper, steps[i],
                                 ValueRange(), fill);
    return AffineForOp::create(builder, loc, ValueRange(Value(lbs[i])),
                               identity, ValueRange(Value(ubs[i])), identity,
                               steps[i], ValueRange(), fill);
  };
  buildNest(builder, loc, lbs.size(), createLoop, bodyBuilderFn);
}
