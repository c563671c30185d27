// SPDX-License-Identifier: Apache-2.0
//
// Maps and sets with operands: canonicalization of operands, and composition
// with the maps of affine.apply.
#include "dialects/affine/compose.h"

#include "core/ir/affine/affine_flatten.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace mlir;
using namespace mlir::affine;

// Canonical operands

/// Turns dimensions that are valid symbols into symbols, after the existing
/// ones.
template <typename MapOrSet>
static void promoteToSymbols(MapOrSet &mapOrSet,
                             SmallVectorImpl<Value> &operands) {
  MLIRContext *context = mapOrSet.getContext();
  const unsigned numDims = mapOrSet.getNumDims();
  SmallVector<Value> dims, promoted;
  SmallVector<AffineExpr> replacements;
  for (Value operand : ArrayRef(operands).take_front(numDims)) {
    SmallVector<Value> &list = isValidSymbol(operand) ? promoted : dims;
    replacements.push_back(
        &list == &dims
            ? getAffineDimExpr(dims.size(), context)
            : getAffineSymbolExpr(mapOrSet.getNumSymbols() + promoted.size(),
                                  context));
    list.push_back(operand);
  }
  SmallVector<Value> result = dims;
  llvm::append_range(result, ArrayRef(operands).drop_front(numDims));
  llvm::append_range(result, promoted);
  operands.assign(result.begin(), result.end());
  mapOrSet = mapOrSet.replaceDimsAndSymbols(replacements, {}, dims.size(),
                                            mapOrSet.getNumSymbols() +
                                                promoted.size());
}

/// Turns symbols that are only valid as dimensions into dimensions, after the
/// existing ones.
template <typename MapOrSet>
static void demoteToDims(MapOrSet &mapOrSet, SmallVectorImpl<Value> &operands) {
  MLIRContext *context = mapOrSet.getContext();
  const unsigned numDims = mapOrSet.getNumDims();
  SmallVector<Value> demoted, symbols;
  SmallVector<AffineExpr> replacements;
  for (Value operand : ArrayRef(operands).drop_front(numDims)) {
    const bool isDim =
        operand && isValidDim(operand) && !isValidSymbol(operand);
    SmallVector<Value> &list = isDim ? demoted : symbols;
    replacements.push_back(
        isDim ? getAffineDimExpr(numDims + demoted.size(), context)
              : getAffineSymbolExpr(symbols.size(), context));
    list.push_back(operand);
  }
  operands.truncate(numDims);
  llvm::append_range(operands, demoted);
  llvm::append_range(operands, symbols);
  mapOrSet = mapOrSet.replaceDimsAndSymbols(
      {}, replacements, numDims + demoted.size(), symbols.size());
}

namespace {
/// Collects the operands of one kind without duplicates.
struct UniqueOperands {
  SmallVector<Value> values;
  llvm::SmallDenseMap<Value, unsigned> positions;

  unsigned add(Value value) {
    auto [place, isNew] = positions.try_emplace(value, values.size());
    if (isNew)
      values.push_back(value);
    return place->second;
  }
};
} // namespace

/// Drops unused and duplicate operands, and folds constants into the map.
template <typename MapOrSet>
static void compress(MapOrSet &mapOrSet, SmallVectorImpl<Value> &operands) {
  MLIRContext *context = mapOrSet.getContext();
  const unsigned numDims = mapOrSet.getNumDims();
  llvm::SmallBitVector used(mapOrSet.getNumInputs());
  mapOrSet.walkExprs([&](AffineExpr expr) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      used.set(dim.getPosition());
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      used.set(numDims + symbol.getPosition());
  });

  UniqueOperands dims, symbols;
  SmallVector<AffineExpr> dimReplacements(numDims),
      symbolReplacements(mapOrSet.getNumSymbols());
  for (unsigned i : used.set_bits()) {
    Value operand = operands[i];
    if (i < numDims) {
      dimReplacements[i] = getAffineDimExpr(dims.add(operand), context);
      continue;
    }
    // Dimensions that are constants are symbols by now.
    auto constant =
        dyn_cast_or_null<IntegerAttr>(getConstantAttribute(operand));
    symbolReplacements[i - numDims] =
        constant
            ? getAffineConstantExpr(constant.getValue().getSExtValue(), context)
            : getAffineSymbolExpr(symbols.add(operand), context);
  }
  mapOrSet =
      mapOrSet.replaceDimsAndSymbols(dimReplacements, symbolReplacements,
                                     dims.values.size(), symbols.values.size());
  operands.assign(dims.values.begin(), dims.values.end());
  llvm::append_range(operands, symbols.values);
}

template <typename MapOrSet>
static void canonicalize(MapOrSet *mapOrSet, SmallVectorImpl<Value> *operands) {
  if (!mapOrSet || !*mapOrSet || operands->empty())
    return;
  assert(mapOrSet->getNumInputs() == operands->size() &&
         "an operand for each input");
  promoteToSymbols(*mapOrSet, *operands);
  demoteToDims(*mapOrSet, *operands);
  compress(*mapOrSet, *operands);
}

void affine::canonicalizeMapAndOperands(AffineMap *map,
                                        SmallVectorImpl<Value> *operands) {
  canonicalize(map, operands);
}

void affine::canonicalizeSetAndOperands(IntegerSet *set,
                                        SmallVectorImpl<Value> *operands) {
  canonicalize(set, operands);
}

// Composition

/// Returns the number of nodes of the results. Subexpressions that occur twice
/// count twice.
static uint64_t getSize(AffineMap map) {
  uint64_t size = 0;
  map.walkExprs([&](AffineExpr) { ++size; });
  return size;
}

/// Returns true if the result of `inner` in place of `input` makes `map` large.
/// A chain of maps that use their operand twice would double the size at each
/// level.
static bool growsTooLarge(AffineMap map, AffineExpr input, AffineMap inner) {
  constexpr uint64_t maximumSize = 4096;
  uint64_t numUses = 0;
  map.walkExprs([&](AffineExpr expr) { numUses += expr == input; });
  const uint64_t growth = numUses * (getSize(inner) - 1);
  return growth != 0 && getSize(map) + growth > maximumSize;
}

namespace {
/// A map that gets new operands as it is composed. Operands that it no longer
/// uses are null.
class Composition {
public:
  Composition(AffineMap map, ArrayRef<Value> operands)
      : map(map), dims(operands.take_front(map.getNumDims())),
        symbols(operands.drop_front(map.getNumDims())) {}

  /// Composes until no operand is defined by an affine.apply that can be
  /// composed.
  void run() {
    while (composeFirst()) {
    }
  }

  /// Returns the map and its operands without the null operands.
  void finish(AffineMap &result, SmallVectorImpl<Value> &operands) {
    MLIRContext *context = map.getContext();
    operands.clear();
    unsigned numDims = 0, numSymbols = 0;
    SmallVector<AffineExpr> dimReplacements, symbolReplacements;
    const AffineExpr unused = getAffineConstantExpr(0, context);
    for (Value dim : dims) {
      dimReplacements.push_back(dim ? getAffineDimExpr(numDims++, context)
                                    : unused);
      if (dim)
        operands.push_back(dim);
    }
    for (Value symbol : symbols) {
      symbolReplacements.push_back(
          symbol ? getAffineSymbolExpr(numSymbols++, context) : unused);
      if (symbol)
        operands.push_back(symbol);
    }
    result = map.replaceDimsAndSymbols(dimReplacements, symbolReplacements,
                                       numDims, numSymbols);
  }

private:
  bool composeFirst() {
    for (unsigned i = 0; i != dims.size(); ++i)
      if (compose(dims[i], getAffineDimExpr(i, map.getContext())))
        return true;
    for (unsigned i = 0; i != symbols.size(); ++i)
      if (compose(symbols[i], getAffineSymbolExpr(i, map.getContext())))
        return true;
    return false;
  }

  /// If `operand`, which is the operand of `input`, is defined by affine.apply,
  /// replaces `input` by the applied expression. Returns false otherwise, or if
  /// the map would grow too large.
  bool compose(Value &operand, AffineExpr input) {
    auto apply = operand ? operand.getDefiningOp<AffineApplyOp>() : nullptr;
    if (!apply)
      return false;
    AffineMap inner = apply.getAffineMap();
    SmallVector<Value> innerOperands(apply.getMapOperands());
    canonicalizeMapAndOperands(&inner, &innerOperands);
    if (growsTooLarge(map, input, inner))
      return false;
    const AffineExpr replacement =
        inner.shiftDims(dims.size()).shiftSymbols(symbols.size()).getResult(0);
    operand = nullptr;
    llvm::append_range(dims,
                       ArrayRef(innerOperands).take_front(inner.getNumDims()));
    llvm::append_range(symbols,
                       ArrayRef(innerOperands).drop_front(inner.getNumDims()));
    map = map.replace(input, replacement, dims.size(), symbols.size());
    return true;
  }

  AffineMap map;
  SmallVector<Value> dims, symbols;
};
} // namespace

void affine::composeAffineMapAndOperands(AffineMap *map,
                                         SmallVectorImpl<Value> *operands) {
  if (map->getNumResults() != 0) {
    Composition composition(*map, *operands);
    composition.run();
    composition.finish(*map, *operands);
  }
  canonicalizeMapAndOperands(map, operands);
  *map = simplifyAffineMap(*map);
}

void affine::fullyComposeAffineMapAndOperands(
    AffineMap *map, SmallVectorImpl<Value> *operands) {
  while (llvm::any_of(*operands, [](Value operand) {
    return operand.getDefiningOp<AffineApplyOp>();
  })) {
    const AffineMap oldMap = *map;
    const SmallVector<Value> oldOperands(operands->begin(), operands->end());
    composeAffineMapAndOperands(map, operands);
    if (*map == oldMap && *operands == oldOperands)
      return;
  }
}

/// Composes each result on its own, since only maps with one result are
/// composed.
static void composeMultiResultAffineMap(AffineMap &map,
                                        SmallVectorImpl<Value> &operands) {
  SmallVector<Value> dims, symbols;
  SmallVector<AffineExpr> results;
  for (unsigned i = 0; i != map.getNumResults(); ++i) {
    SmallVector<Value> partOperands(operands.begin(), operands.end());
    AffineMap part = map.getSubMap({i});
    fullyComposeAffineMapAndOperands(&part, &partOperands);
    canonicalizeMapAndOperands(&part, &partOperands);
    results.push_back(
        part.shiftDims(dims.size()).shiftSymbols(symbols.size()).getResult(0));
    llvm::append_range(dims,
                       ArrayRef(partOperands).take_front(part.getNumDims()));
    llvm::append_range(symbols,
                       ArrayRef(partOperands).drop_front(part.getNumDims()));
  }
  map = AffineMap::get(dims.size(), symbols.size(), results, map.getContext());
  operands.assign(dims.begin(), dims.end());
  llvm::append_range(operands, symbols);
  canonicalizeMapAndOperands(&map, &operands);
}

// Composed operations

/// Folds `op`, which was created without a listener. Erases it and returns the
/// folded value if it folds. Otherwise notifies the listener of `builder` and
/// returns its result.
static OpFoldResult foldOrNotify(OpBuilder &builder, Operation *op) {
  SmallVector<Attribute> constants =
      llvm::map_to_vector(op->getOperands(), getConstantAttribute);
  SmallVector<OpFoldResult> folded;
  // A list of static integers cannot hold the constant ShapedType::kDynamic.
  if (failed(op->fold(constants, folded)) || folded.empty() ||
      (isa<Attribute>(folded.front()) && !getStaticIntValue(folded.front()))) {
    if (OpBuilder::Listener *listener = builder.getListener())
      listener->notifyOperationInserted(op, {});
    return Value(op->getResult(0));
  }
  op->erase();
  return folded.front();
}

/// Returns a builder with the same insertion point and without a listener.
static OpBuilder getSilentBuilder(OpBuilder &builder) {
  OpBuilder silent(builder.getContext());
  silent.restoreInsertionPoint(builder.saveInsertionPoint());
  return silent;
}

static AffineMap getMap(OpBuilder &builder, AffineExpr expr) {
  return AffineMap::inferFromExprList({ArrayRef(expr)}, builder.getContext())
      .front();
}

AffineApplyOp affine::makeComposedAffineApply(OpBuilder &b, Location loc,
                                              AffineMap map,
                                              ArrayRef<OpFoldResult> operands) {
  SmallVector<Value> values;
  map = foldAttributesIntoMap(b, map, operands, values);
  composeAffineMapAndOperands(&map, &values);
  return AffineApplyOp::create(b, loc, map, values);
}

AffineApplyOp affine::makeComposedAffineApply(OpBuilder &b, Location loc,
                                              AffineExpr e,
                                              ArrayRef<OpFoldResult> operands) {
  return makeComposedAffineApply(b, loc, getMap(b, e), operands);
}

OpFoldResult
affine::makeComposedFoldedAffineApply(OpBuilder &b, Location loc, AffineMap map,
                                      ArrayRef<OpFoldResult> operands) {
  OpBuilder silent = getSilentBuilder(b);
  return foldOrNotify(b, makeComposedAffineApply(silent, loc, map, operands));
}

OpFoldResult
affine::makeComposedFoldedAffineApply(OpBuilder &b, Location loc,
                                      AffineExpr expr,
                                      ArrayRef<OpFoldResult> operands) {
  return makeComposedFoldedAffineApply(b, loc, getMap(b, expr), operands);
}

SmallVector<OpFoldResult> affine::makeComposedFoldedMultiResultAffineApply(
    OpBuilder &b, Location loc, AffineMap map,
    ArrayRef<OpFoldResult> operands) {
  SmallVector<OpFoldResult> results;
  for (unsigned i = 0; i != map.getNumResults(); ++i)
    results.push_back(
        makeComposedFoldedAffineApply(b, loc, map.getSubMap({i}), operands));
  return results;
}

template <typename OpT>
static OpT makeComposedMinMax(OpBuilder &b, Location loc, AffineMap map,
                              ArrayRef<OpFoldResult> operands) {
  SmallVector<Value> values;
  map = foldAttributesIntoMap(b, map, operands, values);
  composeMultiResultAffineMap(map, values);
  return OpT::create(b, loc, b.getIndexType(), map, values);
}

AffineMinOp affine::makeComposedAffineMin(OpBuilder &b, Location loc,
                                          AffineMap map,
                                          ArrayRef<OpFoldResult> operands) {
  return makeComposedMinMax<AffineMinOp>(b, loc, map, operands);
}

OpFoldResult
affine::makeComposedFoldedAffineMin(OpBuilder &b, Location loc, AffineMap map,
                                    ArrayRef<OpFoldResult> operands) {
  OpBuilder silent = getSilentBuilder(b);
  return foldOrNotify(
      b, makeComposedMinMax<AffineMinOp>(silent, loc, map, operands));
}

OpFoldResult
affine::makeComposedFoldedAffineMax(OpBuilder &b, Location loc, AffineMap map,
                                    ArrayRef<OpFoldResult> operands) {
  OpBuilder silent = getSilentBuilder(b);
  return foldOrNotify(
      b, makeComposedMinMax<AffineMaxOp>(silent, loc, map, operands));
}

OpFoldResult affine::computeProduct(Location loc, OpBuilder &builder,
                                    ArrayRef<OpFoldResult> terms) {
  if (terms.empty())
    return builder.getIndexAttr(1);
  AffineExpr product = builder.getAffineSymbolExpr(0);
  for (unsigned i = 1; i != terms.size(); ++i)
    product = product * builder.getAffineSymbolExpr(i);
  return makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(0, terms.size(), product), terms);
}
