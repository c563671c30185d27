// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/value_bounds.h"

#include "core/interfaces/destination_style.h"
#include "core/interfaces/static_values.h"

using namespace mlir;
using presburger::BoundType;

using Set = ValueBoundsConstraintSet;

// Variables.

Set::Variable::Variable(OpFoldResult ofr) : Variable(ofr, std::nullopt) {}
Set::Variable::Variable(Value value) : Variable(OpFoldResult(value)) {}
Set::Variable::Variable(Value value, int64_t dim)
    : Variable(OpFoldResult(value), dim) {}

Set::Variable::Variable(OpFoldResult ofr, std::optional<int64_t> dim) {
  if (auto number = getConstantIntValue(ofr)) {
    MLIRContext *context = llvm::isa<Value>(ofr)
                               ? llvm::cast<Value>(ofr).getContext()
                               : llvm::cast<Attribute>(ofr).getContext();
    map = AffineMap::getConstantMap(*number, context);
    return;
  }
  Value value = llvm::cast<Value>(ofr);
  map = AffineMap::get(0, 1, getAffineSymbolExpr(0, value.getContext()));
  mapOperands.emplace_back(value, dim);
}

Set::Variable::Variable(AffineMap map, ValueRange operands) : map(map) {
  for (Value operand : operands)
    mapOperands.emplace_back(operand, std::nullopt);
}

Set::ValueBoundsConstraintSet(MLIRContext *context,
                              StopConditionFn stopCondition,
                              bool addConservativeSemiAffineBounds)
    : builder(context), stopCondition(std::move(stopCondition)),
      addConservativeSemiAffineBounds(addConservativeSemiAffineBounds) {}

// Columns.

static std::optional<int64_t> toDim(int64_t dim) {
  return dim < 0 ? std::nullopt : std::optional(dim);
}

void Set::updatePositions(int64_t first) {
  for (int64_t i = first, e = positionToValueDim.size(); i < e; ++i)
    if (positionToValueDim[i])
      valueDimToPosition[*positionToValueDim[i]] = i;
}

int64_t Set::insert(std::optional<ValueDim> valueDim, bool isSymbol) {
  int64_t pos = isSymbol ? cstr.appendSymbolVar() : cstr.appendDimVar();
  positionToValueDim.insert(positionToValueDim.begin() + pos, valueDim);
  updatePositions(pos);
  return pos;
}

int64_t Set::insert(const Variable &var, bool isSymbol) {
  // Insert the column of the variable first. Those of its operands are symbols
  // and do not move it.
  int64_t pos = insert(std::nullopt, isSymbol);
  AffineMap map = var.getMap();
  llvm::SmallVector<AffineExpr> operands;
  for (auto [value, dim] : var.getOperands())
    operands.push_back(getExpr(value, dim));
  llvm::ArrayRef<AffineExpr> exprs = operands;
  addBound(BoundType::EQ, pos,
           map.getResult(0).replaceDimsAndSymbols(
               exprs.take_front(map.getNumDims()),
               exprs.drop_front(map.getNumDims())));
  return pos;
}

int64_t Set::getPos(Value value, std::optional<int64_t> dim) const {
  auto place = valueDimToPosition.find({value, dim.value_or(kIndexValue)});
  assert(place != valueDimToPosition.end() && "the value has no column");
  return place->second;
}

AffineExpr Set::getPosExpr(int64_t pos) {
  int64_t numDims = cstr.getNumDimVars();
  return pos < numDims ? builder.getAffineDimExpr(pos)
                       : builder.getAffineSymbolExpr(pos - numDims);
}

/// Returns the value or size that a constant or the type determines.
static std::optional<int64_t> getConstant(Value value,
                                          std::optional<int64_t> dim) {
  if (!dim)
    return getConstantIntValue(value);
  auto type = llvm::dyn_cast<ShapedType>(value.getType());
  if (!type || !type.hasRank() || *dim >= type.getRank() ||
      type.isDynamicDim(*dim))
    return std::nullopt;
  return type.getDimSize(*dim);
}

AffineExpr Set::getExpr(Value value, std::optional<int64_t> dim) {
  std::optional<int64_t> constant = getConstant(value, dim);
  ValueDim valueDim(value, dim.value_or(kIndexValue));
  bool isNew = !valueDimToPosition.contains(valueDim);
  if (isNew) {
    int64_t pos = insert(valueDim, /*isSymbol=*/true);
    if (constant)
      addBound(BoundType::EQ, pos, getExpr(*constant));
    else
      worklist.push(valueDim);
  }
  return constant ? getExpr(*constant) : getPosExpr(getPos(value, dim));
}

AffineExpr Set::getExpr(OpFoldResult ofr) {
  if (auto value = llvm::dyn_cast_if_present<Value>(ofr))
    return getExpr(value, std::nullopt);
  return getExpr(*getConstantIntValue(ofr));
}

AffineExpr Set::getExpr(int64_t constant) {
  return builder.getAffineConstantExpr(constant);
}

void Set::addBound(BoundType type, int64_t pos, AffineExpr expr) {
  using Semi = FlatLinearConstraints::AddConservativeSemiAffineBounds;
  // On failure the set only has fewer constraints.
  (void)cstr.addBound(
      type, pos,
      AffineMap::get(cstr.getNumDimVars(), cstr.getNumSymbolVars(), expr),
      addConservativeSemiAffineBounds ? Semi::Yes : Semi::No);
}

void Set::projectOut(int64_t pos) {
  cstr.projectOut(pos);
  if (positionToValueDim[pos])
    valueDimToPosition.erase(*positionToValueDim[pos]);
  positionToValueDim.erase(positionToValueDim.begin() + pos);
  updatePositions(pos);
}

void Set::projectOutIf(
    llvm::function_ref<bool(const std::optional<ValueDim> &)> condition,
    int64_t except) {
  for (int64_t pos = 0; pos < int64_t(positionToValueDim.size());)
    if (pos != except && condition(positionToValueDim[pos]))
      projectOut(pos);
    else
      ++pos;
}

// Constraints.

static Operation *getOwner(Value value) {
  if (auto argument = llvm::dyn_cast<BlockArgument>(value))
    return argument.getOwner()->isEntryBlock()
               ? argument.getOwner()->getParentOp()
               : nullptr;
  return value.getDefiningOp();
}

/// Adds the constraints of the operation. Without the interface, a result of a
/// destination-style operation has the shape of its init.
void Set::populate(ValueDim valueDim) {
  auto [value, dim] = valueDim;
  Operation *owner = getOwner(value);
  if (!owner)
    return;
  if (auto op = llvm::dyn_cast<ValueBoundsOpInterface>(owner)) {
    if (dim == kIndexValue)
      op.populateBoundsForIndexValue(value, *this);
    else
      op.populateBoundsForShapedValueDim(value, dim, *this);
    return;
  }
  auto op = value.getDefiningOp<DestinationStyleOpInterface>();
  if (!op || dim == kIndexValue)
    return;
  bound(value)[dim] ==
      getExpr(op.getTiedOpOperand(llvm::cast<OpResult>(value))->get(), dim);
}

void Set::processWorklist() {
  if (nesting == maxNesting)
    return;
  ++nesting;
  while (!worklist.empty()) {
    ValueDim valueDim = worklist.front();
    worklist.pop();
    if (positionToValueDim.size() < maxColumns &&
        !stopCondition(valueDim.first, toDim(valueDim.second), *this))
      populate(valueDim);
  }
  --nesting;
}

void Set::populateConstraints(Value value, std::optional<int64_t> dim) {
  (void)getExpr(value, dim);
  processWorklist();
}

int64_t Set::populateConstraints(const Variable &var) {
  int64_t pos = insert(var, /*isSymbol=*/false);
  processWorklist();
  return pos;
}

// Bounds.

Set::BoundBuilder &Set::BoundBuilder::operator[](int64_t ofShape) {
  dim = ofShape;
  return *this;
}

void Set::BoundBuilder::operator<(AffineExpr expr) {
  cstr.addBound(BoundType::UB, cstr.getPos(value, dim), expr);
}

void Set::BoundBuilder::operator>=(AffineExpr expr) {
  cstr.addBound(BoundType::LB, cstr.getPos(value, dim), expr);
}

void Set::BoundBuilder::operator==(AffineExpr expr) {
  cstr.addBound(BoundType::EQ, cstr.getPos(value, dim), expr);
}
