// SPDX-License-Identifier: Apache-2.0
//
// The operands that patterns receive, and casts between types.
#include "core/conversion/rewriter_impl.h"
#include "core/ir/verify/dominance.h"

namespace mlir::detail {

using Impl = ConversionPatternRewriterImpl;

// Insertion points.

/// Returns the first point where a value can be used.
static OpBuilder::InsertPoint computeInsertPoint(Value value) {
  Block *block = value.getParentBlock();
  if (Operation *op = value.getDefiningOp())
    return {block, ++op->getIterator()};
  return {block, block->begin()};
}

/// Returns true if point `a` dominates or equals point `b`.
static bool isNotBehind(const DominanceInfo &dominance,
                        OpBuilder::InsertPoint a, OpBuilder::InsertPoint b) {
  Block *blockA = a.getBlock();
  if (blockA == b.getBlock()) {
    if (b.getPoint() == blockA->end())
      return true;
    return a.getPoint() != blockA->end() &&
           !b.getPoint()->isBeforeInBlock(&*a.getPoint());
  }
  Operation *enclosing = nullptr;
  for (Block *block = b.getBlock(); block && !enclosing;) {
    Operation *parent = block->getParentOp();
    if (!parent)
      break;
    block = parent->getBlock();
    if (block == blockA)
      enclosing = parent;
  }
  if (enclosing)
    return a.getPoint() != blockA->end() &&
           !enclosing->isBeforeInBlock(&*a.getPoint());
  return dominance.properlyDominates(blockA, b.getBlock());
}

/// Returns the first point where all of the values can be used. `values` is not
/// empty.
static OpBuilder::InsertPoint computeInsertPoint(llvm::ArrayRef<Value> values) {
  DominanceInfo dominance;
  OpBuilder::InsertPoint last = computeInsertPoint(values.front());
  for (Value value : values.drop_front()) {
    OpBuilder::InsertPoint next = computeInsertPoint(value);
    if (isNotBehind(dominance, last, next))
      last = next;
  }
  return last;
}

/// Returns true if no operation can follow the definition of the value in its
/// block.
static bool isResultOfBranch(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->getNumSuccessors() != 0;
}

// Lookup.

void Impl::map(const ValueVector &from, ValueVector to) {
  ValueVector previous = mapping.map(from, std::move(to));
  if (config.allowPatternRollback)
    changes.push_back(MappedValues{from, std::move(previous)});
}

/// Returns the operation whose results are exactly these values, in order, or
/// null.
static Operation *getOpWithResults(const ValueVector &values) {
  Operation *op = values.front().getDefiningOp();
  return op && llvm::equal(op->getResults(), values) ? op : nullptr;
}

ValueVector Impl::lookupStep(const ValueVector &values) const {
  ValueVector next = mapping.lookup(values);
  if (!next.empty() || config.allowPatternRollback)
    return next;
  // Without rollback, the replacement is in the IR already, and a cast leads
  // back to its inputs.
  Operation *op = getOpWithResults(values);
  if (!op || !materializations.contains(op))
    return {};
  return ValueVector(op->getOperands().begin(), op->getOperands().end());
}

ValueVector Impl::lookupComposed(const ValueVector &values) const {
  ValueVector next;
  for (Value value : values) {
    ValueVector step = lookupStep({value});
    if (step.empty())
      next.push_back(value);
    else
      llvm::append_range(next, step);
  }
  // Casts apply to all values together.
  return next == values ? lookupStep(values) : next;
}

bool Impl::isPureTypeConversion(const ValueVector &values) const {
  Operation *op = values.empty() ? nullptr : values.front().getDefiningOp();
  if (!op || llvm::any_of(values, [&](Value value) {
        return value.getDefiningOp() != op;
      }))
    return false;
  auto cast = materializations.find(op);
  return cast != materializations.end() &&
         cast->second.info.isPureTypeConversion;
}

ValueVector Impl::lookupOrDefault(Value from, TypeRange desiredTypes,
                                  bool skipPureTypeConversions) const {
  ValueVector desired, current = {from}, lastOther = {from};
  while (true) {
    const bool skipped =
        skipPureTypeConversions && isPureTypeConversion(current);
    if (!skipped) {
      lastOther = current;
      if (llvm::equal(TypeRange(ValueRange(current)), desiredTypes))
        desired = current;
    }
    ValueVector next = lookupComposed(current);
    if (next.empty())
      break;
    current = std::move(next);
  }
  if (!desiredTypes.empty())
    return desired;
  return skipPureTypeConversions ? lastOther : current;
}

ValueVector Impl::lookupOrNull(Value from, TypeRange desiredTypes) const {
  ValueVector values = lookupOrDefault(from, desiredTypes);
  return values == ValueVector{from} ? ValueVector() : values;
}

LogicalResult Impl::remapValues(llvm::StringRef tag,
                                std::optional<Location> location,
                                ValueRange values,
                                llvm::SmallVectorImpl<ValueVector> &remapped) {
  for (auto [index, value] : llvm::enumerate(values)) {
    // Without a type converter, skip pure type conversions, because their
    // existence depends on other patterns.
    if (!currentTypeConverter) {
      remapped.push_back(lookupOrDefault(value, {},
                                         /*skipPureTypeConversions=*/true));
      continue;
    }
    const Location place = location ? *location : value.getLoc();
    const Type type = value.getType();
    llvm::SmallVector<Type, 1> types;
    if (failed(currentTypeConverter->convertType(value, types))) {
      notifyMatchFailure(place, [&, i = index](Diagnostic &diagnostic) {
        diagnostic << "unable to convert type for " << tag << " #" << i
                   << ", type was " << type;
      });
      return failure();
    }
    if (types.empty()) {
      remapped.emplace_back();
      continue;
    }
    ValueVector known = lookupOrDefault(value, types);
    if (!known.empty()) {
      remapped.push_back(std::move(known));
      continue;
    }
    ValueVector latest =
        lookupOrDefault(value, {}, /*skipPureTypeConversions=*/true);
    if (llvm::any_of(latest.empty() ? ValueVector{value} : latest,
                     isResultOfBranch)) {
      notifyMatchFailure(place, [&, i = index](Diagnostic &diagnostic) {
        diagnostic << "no cast can follow the definition of " << tag << " #"
                   << i;
      });
      return failure();
    }
    const OpBuilder::InsertPoint behind =
        latest.empty() ? computeInsertPoint(value) : computeInsertPoint(latest);
    ValueRange cast = buildUnresolvedMaterialization(
        MaterializationKind::Target, behind, place, latest, latest, types, type,
        currentTypeConverter);
    remapped.emplace_back(cast.begin(), cast.end());
  }
  return success();
}

Value Impl::findOrBuildReplacementValue(Value value,
                                        const TypeConverter *typeConverter) {
  if (!config.allowPatternRollback && value.use_empty())
    return Value();
  ValueVector known = lookupOrNull(value, TypeRange(value.getType()));
  if (!known.empty())
    return known.front();
  // The check is conservative, because unused casts are erased.
  auto isReplaced = [&](Operation *user) { return replacedOps.contains(user); };
  if (llvm::all_of(value.getUsers(), isReplaced) && !mapping.isMappedTo(value))
    return Value();
  ValueVector latest = lookupOrNull(value);
  if (latest.empty())
    return Value();
  // Insert the cast as early as possible, because it may be reused.
  return buildUnresolvedMaterialization(
             MaterializationKind::Source, computeInsertPoint(latest),
             value.getLoc(), latest, latest, TypeRange(value.getType()), Type(),
             typeConverter)
      .front();
}

// Casts.

Value Impl::buildSourceMaterialization(Value value, ValueRange to) {
  llvm::SmallVector<Value> values(to.begin(), to.end());
  return buildUnresolvedMaterialization(
             MaterializationKind::Source,
             values.empty() ? computeInsertPoint(value)
                            : computeInsertPoint(values),
             value.getLoc(), {}, to, TypeRange(value.getType()), Type(),
             currentTypeConverter, /*isPureTypeConversion=*/!values.empty())
      .front();
}

ValueRange Impl::buildUnresolvedMaterialization(
    MaterializationKind kind, OpBuilder::InsertPoint place, Location location,
    const ValueVector &mapped, ValueRange inputs, TypeRange outputTypes,
    Type originalType, const TypeConverter *typeConverter,
    bool isPureTypeConversion) {
  // Build without listener, because the cast is not an operation of the
  // pattern.
  OpBuilder builder(place.getBlock(), place.getPoint());
  auto cast = UnrealizedConversionCastOp::create(builder, location, outputTypes,
                                                 inputs);
  if (config.attachDebugMaterializationKind)
    cast->setAttr("__kind__",
                  builder.getStringAttr(kind == MaterializationKind::Source
                                            ? "source"
                                            : "target"));
  ValueRange results(cast->getResults());
  materializations.insert(
      {cast.getOperation(),
       {{cast, typeConverter, kind, originalType, isPureTypeConversion},
        numMaterializations++}});
  if (config.allowPatternRollback) {
    changes.push_back(CreatedCast{cast});
    if (!mapped.empty())
      map(mapped, ValueVector(results.begin(), results.end()));
  } else {
    pattern.materializations.push_back(cast);
  }
  return results;
}

void Impl::eraseUnusedMaterializations() {
  if (config.allowPatternRollback)
    return;
  for (Operation *cast : pattern.materializations)
    if (materializations.contains(cast) && cast->use_empty()) {
      forget(cast);
      graveyard.bury(cast);
      cast->dropAllReferences();
    }
  pattern.materializations.clear();
}

llvm::SmallVector<UnresolvedMaterialization>
Impl::takeMaterializations() const {
  llvm::SmallVector<Materialization> sorted =
      llvm::to_vector(llvm::make_second_range(materializations));
  llvm::sort(sorted, [](const Materialization &a, const Materialization &b) {
    return a.serial < b.serial;
  });
  llvm::SmallVector<UnresolvedMaterialization> result;
  for (const Materialization &cast : sorted)
    result.push_back(cast.info);
  return result;
}

} // namespace mlir::detail
