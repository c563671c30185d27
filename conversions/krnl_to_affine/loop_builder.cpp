// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_affine/loop_builder.h"

#include "dialects/affine/affine.h"
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;

static Region *getScope(OpBuilder &builder) {
  // The operation around the insertion point is inside the scope.
  Region *region = builder.getInsertionBlock()->getParent();
  while (region) {
    Operation *parent = region->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::AffineScope>())
      return parent ? region : nullptr;
    region = parent->getParentRegion();
  }
  return nullptr;
}

bool krnl_to_affine::makeAffine(LoopBound &bound, Region *scope) {
  if (!scope)
    return false;
  AffineMap map = bound.map;
  const unsigned numDims = map.getNumDims();
  MLIRContext *context = map.getContext();
  SmallVector<Value> dims(ArrayRef<Value>(bound.operands).take_front(numDims)),
      symbols;
  for (Value dim : dims)
    if (!affine::isValidDim(dim, scope))
      return false;
  SmallVector<AffineExpr> symbolExprs;
  bool isChanged = false;
  for (Value symbol : ArrayRef<Value>(bound.operands).drop_front(numDims)) {
    if (affine::isValidSymbol(symbol, scope)) {
      symbolExprs.push_back(getAffineSymbolExpr(symbols.size(), context));
      symbols.push_back(symbol);
      continue;
    }
    if (!affine::isValidDim(symbol, scope))
      return false;
    symbolExprs.push_back(getAffineDimExpr(dims.size(), context));
    dims.push_back(symbol);
    isChanged = true;
  }
  if (isChanged) {
    // The product of two dimensions is not affine.
    if (!llvm::all_of(map.getResults(),
                      [](AffineExpr expr) { return expr.isPureAffine(); }))
      return false;
    SmallVector<AffineExpr> dimExprs;
    for (unsigned i = 0; i < numDims; ++i)
      dimExprs.push_back(getAffineDimExpr(i, context));
    map = map.replaceDimsAndSymbols(dimExprs, symbolExprs, dims.size(),
                                    symbols.size());
  }
  SmallVector<Value> operands = dims;
  llvm::append_range(operands, symbols);
  affine::canonicalizeMapAndOperands(&map, &operands);
  bound.map = map;
  bound.operands.assign(operands.begin(), operands.end());
  return true;
}

// Loops

static Loop getLoop(OpBuilder &builder, Operation *op) {
  Block *body = &op->getRegion(0).front();
  const bool isTerminated =
      !body->empty() && body->back().hasTrait<OpTrait::IsTerminator>();
  builder.setInsertionPoint(body, isTerminated ? std::prev(body->end())
                                               : body->end());
  return {op, body, body->getArgument(0),
          ValueRange(body->getArguments()).drop_front()};
}

FailureOr<Loop> krnl_to_affine::createLoop(OpBuilder &builder, Location loc,
                                           LoopSpec spec, ValueRange inits) {
  assert((!spec.isParallel || inits.empty()) &&
         "a parallel loop carries nothing");
  Region *scope = getScope(builder);
  if (makeAffine(spec.lower, scope) && makeAffine(spec.upper, scope)) {
    if (!spec.isParallel)
      return getLoop(builder, affine::AffineForOp::create(
                                  builder, loc, spec.lower.operands,
                                  spec.lower.map, spec.upper.operands,
                                  spec.upper.map, spec.step, inits));
    return getLoop(builder,
                   affine::AffineParallelOp::create(
                       builder, loc, TypeRange(),
                       ArrayRef<arith::AtomicRMWKind>(), spec.lower.map,
                       spec.lower.operands, spec.upper.map, spec.upper.operands,
                       spec.step));
  }
  Value lower = affine::lowerAffineMapMax(builder, loc, spec.lower.map,
                                          spec.lower.operands);
  Value upper = lower ? affine::lowerAffineMapMin(builder, loc, spec.upper.map,
                                                  spec.upper.operands)
                      : Value();
  if (!upper)
    return failure();
  Value step = arith::ConstantIndexOp::create(builder, loc, spec.step);
  if (spec.isParallel)
    return getLoop(
        builder, scf::ParallelOp::create(builder, loc, ValueRange(lower),
                                         ValueRange(upper), ValueRange(step)));
  return getLoop(builder,
                 scf::ForOp::create(builder, loc, lower, upper, step, inits));
}

void krnl_to_affine::finishLoop(OpBuilder &builder, Location loc,
                                const Loop &loop, ValueRange yielded) {
  Block *body = loop.body;
  if (body->empty() || !body->back().hasTrait<OpTrait::IsTerminator>()) {
    builder.setInsertionPointToEnd(body);
    if (isa<scf::ForOp>(loop.op))
      scf::YieldOp::create(builder, loc, yielded);
    else if (isa<scf::ParallelOp>(loop.op))
      scf::ReduceOp::create(builder, loc, ValueRange());
    else
      affine::AffineYieldOp::create(builder, loc, yielded);
  }
  builder.setInsertionPointAfter(loop.op);
}

FailureOr<SmallVector<Value>> krnl_to_affine::createNest(
    OpBuilder &builder, Location loc, ArrayRef<LoopBound> upperBounds,
    ValueRange inits,
    function_ref<FailureOr<SmallVector<Value>>(ValueRange, ValueRange)>
        makeBody) {
  SmallVector<Loop> loops;
  SmallVector<Value> inductionVars, carried(inits);
  for (const LoopBound &upper : upperBounds) {
    LoopSpec spec;
    spec.lower =
        krnl::getLoopBound(builder.getIndexAttr(0), builder.getContext());
    spec.upper = upper;
    FailureOr<Loop> loop = createLoop(builder, loc, spec, carried);
    if (failed(loop))
      return failure();
    loops.push_back(*loop);
    inductionVars.push_back(loop->inductionVar);
    carried.assign(loop->carried.begin(), loop->carried.end());
  }
  FailureOr<SmallVector<Value>> yielded = makeBody(inductionVars, carried);
  if (failed(yielded))
    return failure();
  for (const Loop &loop : llvm::reverse(loops)) {
    finishLoop(builder, loc, loop, *yielded);
    *yielded = SmallVector<Value>(loop.op->getResults());
  }
  return yielded;
}

LogicalResult
krnl_to_affine::createNest(OpBuilder &builder, Location loc,
                           ArrayRef<LoopBound> upperBounds,
                           function_ref<LogicalResult(ValueRange)> makeBody) {
  return createNest(builder, loc, upperBounds, ValueRange(),
                    [&](ValueRange inductionVars,
                        ValueRange) -> FailureOr<SmallVector<Value>> {
                      if (failed(makeBody(inductionVars)))
                        return failure();
                      return SmallVector<Value>();
                    });
}

SmallVector<LoopBound> krnl_to_affine::getSizes(OpBuilder &builder,
                                                Location loc, Value memref) {
  SmallVector<LoopBound> sizes;
  const auto type = cast<MemRefType>(memref.getType());
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    OpFoldResult bound = builder.getIndexAttr(size);
    if (ShapedType::isDynamic(size))
      bound = memref::DimOp::create(builder, loc, memref, i).getResult();
    sizes.push_back(krnl::getLoopBound(bound, builder.getContext()));
  }
  return sizes;
}

// Accesses

static bool areAffine(OpBuilder &builder, ValueRange indices) {
  Region *scope = getScope(builder);
  return scope && llvm::all_of(indices, [&](Value index) {
           return affine::isValidDim(index, scope);
         });
}

Value krnl_to_affine::createLoad(OpBuilder &builder, Location loc, Value memref,
                                 ValueRange indices) {
  if (areAffine(builder, indices))
    return affine::AffineLoadOp::create(builder, loc, memref, indices);
  return memref::LoadOp::create(builder, loc, memref, indices);
}

void krnl_to_affine::createStore(OpBuilder &builder, Location loc, Value value,
                                 Value memref, ValueRange indices) {
  if (areAffine(builder, indices))
    affine::AffineStoreOp::create(builder, loc, value, memref, indices);
  else
    memref::StoreOp::create(builder, loc, value, memref, indices);
}

FailureOr<Value> krnl_to_affine::createApply(OpBuilder &builder, Location loc,
                                             LoopBound value) {
  makeAffine(value, getScope(builder));
  AffineExpr expr = value.map.getResult(0);
  if (auto number = dyn_cast<AffineConstantExpr>(expr))
    return Value(
        arith::ConstantIndexOp::create(builder, loc, number.getValue()));
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return value.operands[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return value.operands[value.map.getNumDims() + symbol.getPosition()];
  if (makeAffine(value, getScope(builder)))
    return Value(
        affine::AffineApplyOp::create(builder, loc, value.map, value.operands));
  auto results =
      affine::expandAffineMap(builder, loc, value.map, value.operands);
  if (!results)
    return failure();
  return results->front();
}
