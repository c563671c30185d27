// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/evaluate/nest_evaluator.h"

#include <utility>

#include "core/support/llvm.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/evaluate/linear_access.h"
#include "dialects/onnx/indexed/operator.h"
#include "dialects/onnx/indexed/scalar_builder.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

//===----------------------------------------------------------------------===//
// Accesses

std::optional<NestEvaluator::Access>
NestEvaluator::prepareAccess(const IndexedAccess &access, bool isResult,
                             unsigned numDims) {
  auto &list = isResult ? tensors.results : tensors.operands;
  if (access.tensor >= list.size() || !list[access.tensor] ||
      access.map.getNumSymbols() != 0)
    return std::nullopt;
  Access prepared{&*list[access.tensor], access.map, {}, {}, 0};
  int64_t count = 1;
  for (DimExpr size : access.shape) {
    const std::optional<int64_t> constant = size.getConstant();
    if (!constant || llvm::MulOverflow(count, *constant, count))
      return std::nullopt;
    prepared.shape.push_back(*constant);
  }
  if (count != prepared.tensor->getType().getNumElements() ||
      access.map.getNumResults() != prepared.shape.size())
    return std::nullopt;
  if (auto linear = getLinearAccess(access.map, prepared.shape)) {
    prepared.base = linear->base;
    prepared.steps = std::move(linear->steps);
    prepared.map = AffineMap();
  }
  return prepared;
}

/// Returns the place of an element at the point, or nullopt if it is outside.
std::optional<int64_t>
NestEvaluator::locate(const Access &access,
                      llvm::ArrayRef<int64_t> indirect) const {
  int64_t place = access.base;
  if (access.map) {
    Point index(point.begin(),
                point.begin() + (access.map.getNumDims() - indirect.size()));
    llvm::append_range(index, indirect);
    place = linearize(access.map.compose(index), access.shape);
  } else {
    const size_t numLoops = access.steps.size() - indirect.size();
    for (size_t i = 0; i < numLoops; ++i)
      place += access.steps[i] * point[i];
    for (auto [i, index] : llvm::enumerate(indirect))
      place += access.steps[numLoops + i] * index;
  }
  if (place < 0 || place >= access.tensor->getType().getNumElements())
    return std::nullopt;
  return place;
}

//===----------------------------------------------------------------------===//
// Preparation

bool NestEvaluator::addLoops(llvm::ArrayRef<IndexedLoop> from,
                             llvm::SmallVector<Bounds> &bounds) {
  for (const IndexedLoop &loop : from) {
    const std::optional<int64_t> extent = loop.extent.getConstant();
    if (!extent)
      return false;
    bounds.push_back({*extent, loop.lower, loop.upper});
  }
  return true;
}

/// Emits the payload into a block of its own and compiles that.
bool NestEvaluator::compile(const IndexedStage &stage, Stage &prepared) {
  OpBuilder builder(location.getContext());
  Block &block = code.emplaceBlock();
  builder.setInsertionPointToEnd(&block);
  for (unsigned i = 0; i < prepared.numIndices; ++i)
    block.addArgument(builder.getIndexType(), location);
  auto addElement = [&](const ConstantTensor &tensor) {
    block.addArgument(getScalarType(tensor.getType().getElementType()),
                      location);
  };
  for (const Access &read : prepared.reads)
    addElement(*read.tensor);
  const unsigned firstCarried = block.getNumArguments();
  for (const IndexedStage &earlier : nest.stages) {
    for (TypedAttr initial : earlier.initial)
      block.addArgument(initial.getType(), location);
    if (&earlier == &stage)
      break;
  }

  // Arguments after those that are scalars stand for tensors.
  ScalarProgram::Tensors memory;
  auto getMemory = [&](ConstantTensor &tensor) -> Value {
    for (auto [value, accessed] : memory)
      if (accessed == &tensor)
        return value;
    const auto type =
        MemRefType::get(tensor.getType().getShape(),
                        getScalarType(tensor.getType().getElementType()));
    Value value = block.addArgument(type, location);
    memory[value] = &tensor;
    return value;
  };
  ScalarBuilder::Surroundings surroundings;
  // A size may be used in a loop before which it is not.
  surroundings.getSize = [&](DimExpr expr) -> Value {
    OpBuilder first = OpBuilder::atBlockBegin(&block);
    return arith::ConstantIndexOp::create(first, location,
                                          expr.getConstant().value_or(0));
  };
  bool isKnown = true;
  auto getTensor = [&](bool isResult, unsigned i) -> ConstantTensor & {
    auto &tensor = isResult ? tensors.results[i] : tensors.operands[i];
    isKnown &= tensor.has_value();
    return tensor ? *tensor : *prepared.failure;
  };
  prepared.failure = std::make_unique<ConstantTensor>(
      *ConstantTensor::create(RankedTensorType::get({}, builder.getI1Type())));
  surroundings.failIf = [&](OpBuilder &inner, Value condition, ErrorCode,
                            unsigned) {
    Value failure = getMemory(*prepared.failure);
    Value before =
        memref::LoadOp::create(inner, location, failure, ValueRange());
    Value after = arith::OrIOp::create(inner, location, before, condition);
    memref::StoreOp::create(inner, location, after, failure, ValueRange());
  };
  surroundings.load = [&](OpBuilder &inner, bool isResult, unsigned tensor,
                          ValueRange index) -> Value {
    return memref::LoadOp::create(
        inner, location, getMemory(getTensor(isResult, tensor)), index);
  };
  surroundings.store = [&](OpBuilder &inner, unsigned result, Value element,
                           ValueRange index) {
    memref::StoreOp::create(inner, location, element,
                            getMemory(getTensor(/*isResult=*/true, result)),
                            index);
  };
  const llvm::SmallVector<Value> values(block.getArguments());
  const llvm::ArrayRef<Value> given(values);
  ScalarBuilder scalars(location, builder,
                        ValueRange(given.take_front(prepared.numIndices)),
                        surroundings);
  llvm::SmallVector<Value> results;
  llvm::append_range(
      results, stage.payload(
                   scalars, PayloadArguments{given.slice(prepared.numIndices,
                                                         prepared.reads.size()),
                                             given.drop_front(firstCarried)}));
  if (!isKnown || results.size() != stage.writes.size() + stage.initial.size())
    return false;
  prepared.program = ScalarProgram::compile(block, results, memory);
  return prepared.program.has_value();
}

bool NestEvaluator::addStage(const IndexedStage &stage) {
  Stage prepared;
  const unsigned numDims = nest.loops.size() + stage.loops.size();
  prepared.numIndices = numDims;
  if (!addLoops(stage.loops, prepared.loops))
    return false;
  for (const IndexedRead &read : stage.reads) {
    auto access = prepareAccess(read, read.isResult, numDims);
    if (!access || !llvm::all_of(read.indirect, [](const auto &indirect) {
          return indirect.extent.getConstant().has_value();
        }))
      return false;
    prepared.reads.push_back(std::move(*access));
  }
  for (const IndexedAccess &write : stage.writes) {
    auto access = prepareAccess(write, /*isResult=*/true, numDims);
    if (!access)
      return false;
    prepared.writes.push_back(std::move(*access));
  }
  for (TypedAttr value : stage.initial) {
    const std::optional<ScalarBits> bits = getScalarBits(value);
    if (!bits)
      return false;
    prepared.initial.push_back(*bits);
  }
  if (!compile(stage, prepared))
    return false;
  stages.push_back(std::move(prepared));
  return true;
}

bool NestEvaluator::prepare() {
  return nest.symbols.empty() && addLoops(nest.loops, loops) &&
         llvm::all_of(nest.stages, [&](const IndexedStage &stage) {
           return addStage(stage);
         });
}

/// Adds what all points cost. Returns false if it overflows.
bool NestEvaluator::getCost(int64_t &cost) const {
  int64_t outer = 1;
  for (const Bounds &loop : loops)
    if (llvm::MulOverflow(outer, loop.extent, outer))
      return false;
  for (const Stage &stage : stages) {
    int64_t points = outer;
    for (const Bounds &loop : stage.loops)
      if (llvm::MulOverflow(points, loop.extent, points))
        return false;
    // A map that is not linear costs as much as a dozen operations.
    int64_t perPoint = stage.program->getCost();
    for (const Access &access :
         llvm::concat<const Access>(stage.reads, stage.writes))
      perPoint += access.map ? 16 : 1;
    if (llvm::MulOverflow(points, perPoint, points) ||
        llvm::AddOverflow(cost, points, cost))
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Points

template <typename Body>
bool NestEvaluator::forEachPoint(llvm::ArrayRef<Bounds> list, unsigned depth,
                                 Body body) {
  if (list.empty())
    return body();
  const Bounds &bounds = list.front();
  int64_t lower = 0, upper = bounds.extent;
  auto evaluate = [&](AffineExpr expr) {
    Point outer(point.begin(), point.begin() + depth);
    return AffineMap::get(depth, 0, expr).compose(outer).front();
  };
  if (bounds.lower)
    lower = std::max(lower, evaluate(bounds.lower));
  if (bounds.upper)
    upper = std::min(upper, evaluate(bounds.upper));
  for (int64_t i = lower; i < upper; ++i) {
    point[depth] = i;
    if (!forEachPoint(list.drop_front(), depth + 1, body))
      return false;
  }
  return true;
}

bool NestEvaluator::runPoint(const IndexedStage &indexed, Stage &stage,
                             llvm::MutableArrayRef<ScalarBits> accumulators) {
  arguments.assign(point.begin(), point.begin() + stage.numIndices);
  llvm::SmallVector<int64_t, 2> indirect;
  for (auto [read, access] : llvm::zip(indexed.reads, stage.reads)) {
    indirect.clear();
    for (const IndexedRead::Indirect &source : read.indirect) {
      // The integer is sign-extended from the width of its type.
      const Access &from = stage.reads[source.read];
      const unsigned width =
          from.tensor->getType().getElementType().getIntOrFloatBitWidth();
      const int64_t extent = *source.extent.getConstant();
      int64_t index =
          llvm::SignExtend64(arguments[stage.numIndices + source.read], width);
      index += index < 0 ? extent : 0;
      if (index < 0 || index >= extent)
        return false;
      indirect.push_back(index);
    }
    const std::optional<int64_t> place = locate(access, indirect);
    if (!place)
      return false;
    arguments.push_back(access.tensor->read(*place));
  }
  llvm::append_range(arguments, carried);
  llvm::append_range(arguments, accumulators);
  if (!stage.program->run(arguments, *budget))
    return false;
  for (unsigned i = 0; i < stage.writes.size(); ++i) {
    const std::optional<int64_t> place = locate(stage.writes[i], {});
    if (!place)
      return false;
    stage.writes[i].tensor->write(*place, stage.program->getResult(i));
  }
  for (unsigned i = 0; i < accumulators.size(); ++i)
    accumulators[i] = stage.program->getResult(stage.writes.size() + i);
  return stage.failure->read(0) == 0;
}

bool NestEvaluator::runStages() {
  carried.clear();
  for (auto [indexed, stage] : llvm::zip(nest.stages, stages)) {
    llvm::SmallVector<ScalarBits> accumulators = stage.initial;
    const bool isDone = forEachPoint(
        stage.loops, loops.size(), [&, &indexed = indexed, &stage = stage] {
          return runPoint(indexed, stage, accumulators);
        });
    if (!isDone)
      return false;
    llvm::append_range(carried, accumulators);
  }
  return true;
}

bool NestEvaluator::run(int64_t &remaining) {
  int64_t cost = 0;
  if (!prepare() || !getCost(cost) || cost > remaining)
    return false;
  remaining -= cost;
  for (auto &result : tensors.results)
    if (result)
      result->allocate();
  budget = &remaining;
  size_t depth = 0;
  for (const Stage &stage : stages)
    depth = std::max(depth, loops.size() + stage.loops.size());
  point.assign(depth, 0);
  return forEachPoint(loops, 0, [&] { return runStages(); });
}

} // namespace mlir::onnx
