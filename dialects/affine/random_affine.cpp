// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/random_affine.h"

#include "core/random/random_module.h"
#include "dialects/affine/affine.h"

using namespace mlir;
using namespace mlir::affine;

/// Draws an expression of dimensions, without symbols.
static AffineExpr drawExpr(RandomModule &module, unsigned numDims) {
  RandomSource &random = module.getRandom();
  Builder &builder = module.getBuilder();
  AffineExpr expr = builder.getAffineConstantExpr(random.between(-3, 9));
  for (unsigned i = 0; i != numDims; ++i)
    expr = expr + builder.getAffineDimExpr(i) * random.between(-2, 3);
  if (random.chance(30))
    expr = expr.floorDiv(random.below(4) + 2);
  if (random.chance(20))
    expr = expr % (random.below(4) + 2);
  return expr;
}

static AffineMap drawMap(RandomModule &module, unsigned numDims,
                         unsigned numResults) {
  SmallVector<AffineExpr> results;
  for (unsigned i = 0; i != numResults; ++i)
    results.push_back(drawExpr(module, numDims));
  return AffineMap::get(numDims, 0, results, module.getBuilder().getContext());
}

static SmallVector<Value> getIndices(RandomModule &module, unsigned count) {
  return module.getValues(module.getBuilder().getIndexType(), count);
}

static Operation *buildApply(RandomModule &module) {
  const unsigned numDims = module.getRandom().below(3);
  return AffineApplyOp::create(module.getBuilder(), module.getLocation(),
                               drawMap(module, numDims, 1),
                               ValueRange(getIndices(module, numDims)));
}

template <typename OpT> static Operation *buildMinMax(RandomModule &module) {
  const unsigned numDims = module.getRandom().below(3);
  return OpT::create(module.getBuilder(), module.getLocation(),
                     drawMap(module, numDims, module.getRandom().below(3) + 1),
                     ValueRange(getIndices(module, numDims)));
}

/// Draws positive integers, and values that cannot fold to other integers.
static SmallVector<OpFoldResult> drawBasis(RandomModule &module,
                                           unsigned count) {
  SmallVector<OpFoldResult> basis;
  for (unsigned i = 0; i != count; ++i) {
    if (module.getRandom().chance(30))
      basis.push_back(module.makeUnknown(module.getBuilder().getIndexType()));
    else
      basis.push_back(OpFoldResult(
          module.getBuilder().getIndexAttr(module.getRandom().below(6) + 1)));
  }
  return basis;
}

static Operation *buildDelinearizeIndex(RandomModule &module) {
  const bool hasOuterBound = module.getRandom().chance(50);
  Value index = getIndices(module, 1).front();
  return AffineDelinearizeIndexOp::create(
      module.getBuilder(), module.getLocation(), index,
      drawBasis(module, module.getRandom().below(4) + hasOuterBound),
      hasOuterBound);
}

static Operation *buildLinearizeIndex(RandomModule &module) {
  const unsigned count = module.getRandom().below(4) + 1;
  const SmallVector<Value> indices = getIndices(module, count);
  return AffineLinearizeIndexOp::create(
      module.getBuilder(), module.getLocation(), indices,
      drawBasis(module, count - module.getRandom().below(2)),
      module.getRandom().chance(50));
}

static bool isRankedMemRef(Type type) { return isa<MemRefType>(type); }

namespace {
/// The map of an access and its operands.
struct Access {
  AffineMap map;
  SmallVector<Value> operands;
};
} // namespace

/// Returns the access with unique operands, in the order in which the results
/// use them, as the parser creates it.
static Access orderByUse(const Access &access) {
  Access ordered;
  Builder builder(access.map.getContext());
  SmallVector<AffineExpr> dims(access.map.getNumDims(),
                               builder.getAffineConstantExpr(0));
  for (AffineExpr result : access.map.getResults())
    result.walk([&](AffineExpr expr) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        return;
      Value operand = access.operands[dim.getPosition()];
      const size_t place =
          llvm::find(ordered.operands, operand) - ordered.operands.begin();
      if (place == ordered.operands.size())
        ordered.operands.push_back(operand);
      dims[dim.getPosition()] = builder.getAffineDimExpr(place);
    });
  ordered.map =
      access.map.replaceDimsAndSymbols(dims, {}, ordered.operands.size(), 0);
  return ordered;
}

static Access drawAccess(RandomModule &module, unsigned rank) {
  const unsigned numDims = module.getRandom().below(3);
  Access access = {drawMap(module, numDims, rank), getIndices(module, numDims)};
  // Fewer operands may simplify expressions, which may then use fewer operands.
  for (;;) {
    Access ordered = orderByUse(access);
    if (ordered.map == access.map)
      return ordered;
    access = std::move(ordered);
  }
}

static Operation *buildLoad(RandomModule &module) {
  Value memref = module.getValue(isRankedMemRef);
  const Access access =
      drawAccess(module, cast<MemRefType>(memref.getType()).getRank());
  return AffineLoadOp::create(module.getBuilder(), module.getLocation(), memref,
                              access.map, ValueRange(access.operands));
}

static Operation *buildStore(RandomModule &module) {
  Value memref = module.getValue(isRankedMemRef);
  const auto type = cast<MemRefType>(memref.getType());
  Value value = module.getValue(type.getElementType());
  const Access access = drawAccess(module, type.getRank());
  return AffineStoreOp::create(module.getBuilder(), module.getLocation(), value,
                               memref, access.map, ValueRange(access.operands));
}

static Operation *buildIf(RandomModule &module) {
  const unsigned numDims = module.getRandom().below(3);
  return AffineIfOp::create(
      module.getBuilder(), module.getLocation(),
      IntegerSet::get(numDims, 0, {drawExpr(module, numDims)},
                      {module.getRandom().chance(30)}),
      ValueRange(getIndices(module, numDims)), module.getRandom().chance(50));
}

static Operation *buildFor(RandomModule &module) {
  const unsigned numLower = module.getRandom().below(2);
  const unsigned numUpper = module.getRandom().below(3);
  const AffineMap lower = drawMap(module, numLower, 1);
  const AffineMap upper =
      drawMap(module, numUpper, module.getRandom().below(2) + 1);
  const SmallVector<Value> lowerOperands = getIndices(module, numLower);
  return AffineForOp::create(
      module.getBuilder(), module.getLocation(), ValueRange(lowerOperands),
      lower, ValueRange(getIndices(module, numUpper)), upper,
      static_cast<int64_t>(module.getRandom().below(3) + 1));
}

/// Creates a loop without reductions and with unique operands, as the parser
/// creates it.
static Operation *buildParallel(RandomModule &module) {
  const unsigned numDims = module.getRandom().below(3);
  const SmallVector<Value> lowerOperands =
      getIndices(module, numDims == 0 ? 0 : module.getRandom().below(2));
  SmallVector<Value> upperOperands =
      getIndices(module, numDims == 0 ? 0 : module.getRandom().below(3));
  if (upperOperands.size() == 2 && upperOperands[0] == upperOperands[1])
    upperOperands.pop_back();
  const unsigned numLower = lowerOperands.size();
  const unsigned numUpper = upperOperands.size();
  SmallVector<AffineMap> lower, upper;
  SmallVector<int64_t> steps;
  for (unsigned i = 0; i < numDims; ++i) {
    lower.push_back(drawMap(module, numLower, 1));
    upper.push_back(drawMap(module, numUpper, module.getRandom().below(2) + 1));
    steps.push_back(module.getRandom().below(3) + 1);
  }
  return AffineParallelOp::create(module.getBuilder(), module.getLocation(),
                                  TypeRange(), ArrayRef<arith::AtomicRMWKind>(),
                                  lower, ValueRange(lowerOperands), upper,
                                  ValueRange(upperOperands), steps);
}

static Operation *buildPrefetch(RandomModule &module) {
  Value memref = module.getValue(isRankedMemRef);
  const Access access =
      drawAccess(module, cast<MemRefType>(memref.getType()).getRank());
  const bool isWrite = module.getRandom().chance(50);
  const uint32_t locality = module.getRandom().below(4);
  return AffinePrefetchOp::create(module.getBuilder(), module.getLocation(),
                                  memref, ValueRange(access.operands), isWrite,
                                  locality, module.getRandom().chance(50),
                                  access.map);
}

static constexpr GenerationHook hooks[] = {
    {"affine.apply", buildApply},
    {"affine.delinearize_index", buildDelinearizeIndex},
    {"affine.for", buildFor},
    {"affine.if", buildIf},
    {"affine.linearize_index", buildLinearizeIndex},
    {"affine.load", buildLoad},
    {"affine.max", buildMinMax<AffineMaxOp>},
    {"affine.min", buildMinMax<AffineMinOp>},
    {"affine.parallel", buildParallel},
    {"affine.prefetch", buildPrefetch},
    {"affine.store", buildStore}};

void mlir::affine::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : hooks)
    registry.insert(hook);
}
