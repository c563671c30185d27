// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/nest_builder.h"

#include <limits>
#include <utility>

#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

IndexedStage &NestBuilder::stage() {
  if (nest.stages.empty())
    startStage();
  return nest.stages.back();
}

void NestBuilder::startStage() {
  nest.stages.emplace_back();
  maps.emplace_back();
}

AffineExpr NestBuilder::addLoop(DimExpr extent) {
  unsigned position = nest.loops.size();
  if (nest.stages.empty()) {
    nest.loops.push_back({extent, {}, {}});
  } else {
    position += nest.stages.back().loops.size();
    nest.stages.back().loops.push_back({extent, {}, {}});
  }
  return getAffineDimExpr(position, op.getContext());
}

llvm::SmallVector<AffineExpr> NestBuilder::addLoops(Sizes extents) {
  llvm::SmallVector<AffineExpr> loops;
  for (DimExpr extent : extents)
    loops.push_back(addLoop(extent));
  return loops;
}

void NestBuilder::limitLoop(AffineExpr lower, AffineExpr upper) {
  IndexedLoop &loop =
      nest.stages.empty() ? nest.loops.back() : nest.stages.back().loops.back();
  loop.lower = lower;
  loop.upper = upper;
}

AffineExpr NestBuilder::size(DimExpr expr) {
  if (std::optional<int64_t> value = expr.getConstant())
    return constant(*value);
  auto *found = llvm::find(nest.symbols, expr);
  const unsigned position = found - nest.symbols.begin();
  if (found == nest.symbols.end())
    nest.symbols.push_back(expr);
  return getAffineSymbolExpr(position, op.getContext());
}

/// The dimensions for indirect indices come after all loops, whose number is
/// not known yet. Until then they are dimensions from here on.
static constexpr unsigned firstIndirect = 1u << 16;

static bool isIndirect(AffineExpr index) {
  bool found = false;
  index.walk([&](AffineExpr part) {
    auto dim = dyn_cast<AffineDimExpr>(part);
    found |= dim && dim.getPosition() >= firstIndirect;
  });
  return found;
}

IndexedRead &NestBuilder::addRead(unsigned tensor, Sizes shape, Index index) {
  IndexedRead &read = stage().reads.emplace_back();
  read.tensor = tensor;
  llvm::append_range(read.shape, shape);
  if (llvm::any_of(index, isIndirect))
    read.indirect = std::exchange(pending, {});
  maps.back().reads.emplace_back(index.begin(), index.end());
  return read;
}

void NestBuilder::read(unsigned operand, Index index) {
  addRead(operand, op.getShape(operand), index);
}

void NestBuilder::readResult(unsigned result, Index index) {
  addRead(result, op.getResultShape(result), index).isResult = true;
}

void NestBuilder::readBroadcast(unsigned operand, Index index, Sizes shape) {
  const Sizes own = op.getShape(operand);
  DimExprContext &dims = op.dims();
  llvm::SmallVector<AffineExpr> ownIndex;
  for (auto [size, given, common] : llvm::zip(own, index.take_back(own.size()),
                                              shape.take_back(own.size()))) {
    if (size == common) {
      ownIndex.push_back(given);
    } else if (size.isConstant(1)) {
      ownIndex.push_back(constant(0));
    } else {
      // Only a run determines whether the size is 1 or that of the shape.
      DimExpr one = dims.getConstant(1);
      ownIndex.push_back(given *
                         this->size(dims.min(dims.sub(size, one), one)));
    }
  }
  read(operand, ownIndex);
}

AffineExpr NestBuilder::addIndirect(DimExpr extent) {
  const unsigned last = stage().reads.size() - 1;
  pending.push_back({last, extent});
  return getAffineDimExpr(firstIndirect + pending.size() - 1, op.getContext());
}

void NestBuilder::write(unsigned result, Index index) {
  IndexedAccess &write = stage().writes.emplace_back();
  write.tensor = result;
  llvm::append_range(write.shape, op.getResultShape(result));
  maps.back().writes.emplace_back(index.begin(), index.end());
}

void NestBuilder::accumulate(TypedAttr initial) {
  stage().initial.push_back(initial);
}

void NestBuilder::compute(IndexedStage::Payload payload) {
  stage().payload = std::move(payload);
}

void NestBuilder::computeElement(
    std::function<Value(ScalarBuilder &, llvm::ArrayRef<Value>)> emit) {
  compute([emit = std::move(emit)](ScalarBuilder &builder,
                                   const PayloadArguments &arguments) {
    return Values{emit(builder, arguments.elements)};
  });
}

void NestBuilder::copy() {
  stage().isCopy = stage().reads.size() == 1;
  computeElement(
      [](ScalarBuilder &, llvm::ArrayRef<Value> x) { return x.back(); });
}

void NestBuilder::contract() {
  stage().isContraction = true;
  compute([](ScalarBuilder &builder, const PayloadArguments &arguments) {
    Value product = builder.mul(arguments.elements[0], arguments.elements[1]);
    return Values{builder.add(arguments.carried.back(), product)};
  });
}

void NestBuilder::contract(IndexedStage::Payload makeFactors) {
  stage().isContraction = true;
  stage().makeFactors = makeFactors;
  compute([make = std::move(makeFactors)](ScalarBuilder &builder,
                                          const PayloadArguments &arguments) {
    const Values factors = make(builder, arguments);
    Value product = builder.mul(factors[0], factors[1]);
    return Values{builder.add(arguments.carried.back(), product)};
  });
}

/// Returns the map with these results, the indirect dimensions moved behind the
/// loops.
static AffineMap makeMap(unsigned numLoops, unsigned numIndirect,
                         unsigned numSymbols, Index results,
                         MLIRContext *context) {
  llvm::SmallVector<AffineExpr> moved(results);
  for (unsigned i = 0; i < numIndirect; ++i)
    for (AffineExpr &result : moved)
      result = result.replace(getAffineDimExpr(firstIndirect + i, context),
                              getAffineDimExpr(numLoops + i, context));
  return AffineMap::get(numLoops + numIndirect, numSymbols, moved, context);
}

IndexedNest NestBuilder::take() {
  MLIRContext *context = op.getContext();
  const unsigned numSymbols = nest.symbols.size();
  for (auto [stage, indices] : llvm::zip(nest.stages, maps)) {
    const unsigned numLoops = nest.loops.size() + stage.loops.size();
    for (auto [read, index] : llvm::zip(stage.reads, indices.reads))
      read.map =
          makeMap(numLoops, read.indirect.size(), numSymbols, index, context);
    for (auto [write, index] : llvm::zip(stage.writes, indices.writes))
      write.map = makeMap(numLoops, 0, numSymbols, index, context);
  }
  return std::move(nest);
}

IndexedOp NestBuilder::takeOp() {
  IndexedOp indexed;
  indexed.nests.push_back(take());
  return indexed;
}

TypedAttr getNumber(Type type, double value) {
  if (isa<FloatType>(type))
    return FloatAttr::get(type, value);
  return IntegerAttr::get(type, static_cast<int64_t>(value));
}

static TypedAttr getInfinity(FloatType type, bool isNegative) {
  // The conversion rounds an infinity to itself.
  const double infinity = std::numeric_limits<double>::infinity();
  return FloatAttr::get(type, isNegative ? -infinity : infinity);
}

TypedAttr getLeast(Type type, bool isUnsigned) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return getInfinity(floatType, true);
  const unsigned width = type.getIntOrFloatBitWidth();
  return IntegerAttr::get(type, isUnsigned
                                    ? llvm::APInt::getZero(width)
                                    : llvm::APInt::getSignedMinValue(width));
}

TypedAttr getGreatest(Type type, bool isUnsigned) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return getInfinity(floatType, false);
  const unsigned width = type.getIntOrFloatBitWidth();
  return IntegerAttr::get(type, isUnsigned
                                    ? llvm::APInt::getMaxValue(width)
                                    : llvm::APInt::getSignedMaxValue(width));
}

} // namespace mlir::onnx
