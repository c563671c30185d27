// SPDX-License-Identifier: Apache-2.0
//
// onnx.Loop as scf.while.
//
// A carried value whose shape is the same in all iterations is in the memory of
// the loop's result: each iteration reads it there, and computes the next value
// in it, or at its end copies that to it. Other carried values are blocks, also
// sequences and optional values. The values of a scan are computed in their
// places in the result, or copied there, if their number and shape are known
// before the loop; else they are copied to a block that grows.
#include <vector>

#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;

class GraphEmitter::LoopEmitter {
public:
  LoopEmitter(GraphEmitter &graph, Operation *loop)
      : graph(graph), builder(graph.builder), sizes(graph.sizes), loop(loop),
        body(loop->getRegion(0).front()), end(body.back()) {}

  LogicalResult emit();

private:
  /// A value that is carried or scanned.
  struct LoopValue {
    OpResult result;
    /// The argument of the body; null for one that is scanned.
    BlockArgument argument;
    Value initial, yielded;
    /// The dimensions whose sizes are not known before the loop.
    llvm::SmallVector<unsigned> unknown;
    /// Whether the value is a block. Its arguments of the loop are the block
    /// and the sizes of unknown dimensions.
    bool isBlock = false;
    unsigned firstArgument = 0;
    /// The memory of one that is no block.
    Value memory = {};
  };

  LogicalResult addValues();
  LogicalResult prepareObject(LoopValue &value);
  LogicalResult prepareCarried(LoopValue &value);
  LogicalResult prepareScanned(LoopValue &value);
  FailureOr<Value> getTripCount();
  LogicalResult beginIteration(ValueRange arguments);
  FailureOr<Value> emitNextCondition();
  FailureOr<Value> emitSliceCount(LoopValue &value);
  LogicalResult takeSlice(LoopValue &value, Value iteration);
  LogicalResult writeSlice(LoopValue &value, ValueRange arguments,
                           llvm::SmallVectorImpl<Value> &next);
  LogicalResult growBlock(LoopValue &value, ValueRange arguments,
                          llvm::SmallVectorImpl<Value> &next);
  LogicalResult replaceBlock(LoopValue &value,
                             llvm::SmallVectorImpl<Value> &next);
  LogicalResult copyBack();
  FailureOr<llvm::SmallVector<Value>> endIteration(ValueRange arguments);
  LogicalResult finishBlock(LoopValue &value, unsigned firstUnknown,
                            ValueRange results);
  LogicalResult finishObject(LoopValue &value, Value object);
  LogicalResult finish(ValueRange results);

  GraphEmitter &graph;
  ImplicitLocOpBuilder &builder;
  SizeEmitter &sizes;
  Operation *loop;
  Block &body;
  Operation &end;
  std::vector<LoopValue> carried, scanned;
  /// The number of the iteration, the condition, and what blocks need.
  llvm::SmallVector<Value> initial;
};

/// The shape of a value of a scan, which is that of the result without the
/// first dimension.
static llvm::ArrayRef<DimExpr> getSliceShape(const onnx::ShapeAnalysis &shapes,
                                             OpResult result) {
  return shapes.getShape(result)->drop_front();
}

//===----------------------------------------------------------------------===//
// Before the loop

/// A sequence or an optional value.
LogicalResult GraphEmitter::LoopEmitter::prepareObject(LoopValue &value) {
  if (!isObject(value.argument) || !isObject(value.result))
    return loop->emitOpError()
           << "carries values of the types " << value.argument.getType()
           << " and " << value.result.getType() << ", which is not implemented";
  FailureOr<Value> object = graph.takeObject(value.initial, nullptr, loop);
  if (failed(object))
    return failure();
  value.isBlock = true;
  value.firstArgument = initial.size();
  initial.push_back(*object);
  return success();
}

LogicalResult GraphEmitter::LoopEmitter::prepareCarried(LoopValue &value) {
  if (isObject(value.result) || isObject(value.argument))
    return prepareObject(value);
  value.unknown = graph.getUnknown(value.argument);
  value.isBlock =
      !value.unknown.empty() || !graph.getUnknown(value.result).empty();
  if (value.isBlock) {
    llvm::SmallVector<Value> emitted;
    if (failed(graph.emitUnknown(value.initial, value.argument, value.unknown,
                                 loop, emitted)))
      return failure();
    graph.leaveIfWrong(loop);
    FailureOr<Value> block = graph.takeBlock(value.initial, nullptr, loop);
    if (failed(block))
      return failure();
    value.firstArgument = initial.size();
    initial.push_back(*block);
    llvm::append_range(initial, emitted);
    return success();
  }
  if (failed(graph.requireSameShape(*graph.shapes.getShape(value.initial),
                                    *graph.shapes.getShape(value.result),
                                    loop)) ||
      failed(graph.prepareResult(value.result)))
    return failure();
  FailureOr<Value> count =
      graph.emitProduct(*graph.shapes.getShape(value.result), loop);
  FailureOr<Value> from = graph.getMemory(value.initial);
  FailureOr<Value> to = graph.getMemory(value.result);
  if (failed(count) || failed(from) || failed(to))
    return failure();
  graph.leaveIfWrong(loop);
  graph.copy(*to, *from, *count, sizes.constant(0));
  value.memory = *to;
  return success();
}

LogicalResult GraphEmitter::LoopEmitter::prepareScanned(LoopValue &value) {
  for (unsigned dimension : graph.getUnknown(value.result)) {
    value.isBlock = true;
    if (dimension != 0)
      value.unknown.push_back(dimension - 1);
  }
  if (value.isBlock) {
    value.firstArgument = initial.size();
    initial.push_back(graph.allocate(value.result, sizes.constant(0)));
    initial.append(value.unknown.size(), sizes.constant(0));
    return success();
  }
  if (failed(graph.prepareResult(value.result)))
    return failure();
  FailureOr<Value> memory = graph.getMemory(value.result);
  if (failed(memory))
    return failure();
  value.memory = *memory;
  return success();
}

LogicalResult GraphEmitter::LoopEmitter::addValues() {
  const unsigned numCarried = loop->getNumOperands() - 2;
  for (auto [i, result] : llvm::enumerate(loop->getResults())) {
    LoopValue value = {};
    value.result = result;
    value.yielded = end.getOperand(1 + i);
    const bool isCarried = i < numCarried;
    if (isCarried) {
      value.argument = body.getArgument(2 + i);
      value.initial = loop->getOperand(2 + i);
    }
    if (!isa<TensorType>(result.getType()) && !(isCarried && isObject(result)))
      return loop->emitOpError() << "has a result of type " << result.getType()
                                 << ", which is not implemented";
    if (failed(isCarried ? prepareCarried(value) : prepareScanned(value)))
      return failure();
    (isCarried ? carried : scanned).push_back(std::move(value));
  }
  return success();
}

/// Returns the number of iterations unless the condition ends the loop before;
/// null if there is no such number.
FailureOr<Value> GraphEmitter::LoopEmitter::getTripCount() {
  Value count = loop->getOperand(0);
  if (isa<NoneType>(count.getType()))
    return Value();
  if (const auto elements = graph.shapes.getElements(count);
      elements && elements->size() == 1 && graph.isKnown(elements->front()))
    return graph.emitSize(elements->front(), loop);
  FailureOr<Value> data = graph.getMemory(count);
  if (failed(data))
    return failure();
  return graph.loadElement(count, *data, 0);
}

//===----------------------------------------------------------------------===//
// An iteration

/// Gives the arguments of the body their values. A call that is cancelled ends
/// here, even if the body has no kernels.
LogicalResult GraphEmitter::LoopEmitter::beginIteration(ValueRange arguments) {
  graph.leaveIfFailed();
  auto storeArgument = [&](unsigned index, Value element) -> LogicalResult {
    FailureOr<Value> memory = graph.getMemory(body.getArgument(index));
    if (failed(memory))
      return failure();
    const Type type = cast<MemRefType>(memory->getType()).getElementType();
    if (element.getType().isIndex())
      element = builder.createOrFold<arith::IndexCastOp>(type, element);
    else
      element = builder.createOrFold<arith::ExtUIOp>(type, element);
    krnl::StoreOp::create(builder, element, *memory, ValueRange());
    return success();
  };
  if (failed(storeArgument(0, arguments[0])) ||
      failed(storeArgument(1, arguments[1])))
    return failure();
  for (LoopValue &value : carried) {
    if (!value.isBlock) {
      graph.memory[value.argument] = value.memory;
      graph.regionOutputs[{&body, value.result.getResultNumber() + 1}] =
          value.memory;
      continue;
    }
    Value block = arguments[value.firstArgument];
    if (isObject(value.argument) && !value.argument.use_empty())
      graph.manage(value.argument, block);
    else
      graph.memory[value.argument] = block;
    for (auto [i, dimension] : llvm::enumerate(value.unknown))
      if (failed(graph.defineSize(value.argument, dimension,
                                  arguments[value.firstArgument + 1 + i],
                                  loop)))
        return failure();
  }
  for (LoopValue &value : scanned)
    if (failed(takeSlice(value, arguments[0])))
      return failure();
  for (BlockArgument argument : body.getArguments())
    if (failed(graph.defineElements(argument)))
      return failure();
  return success();
}

/// Finds the place of a value of a scan in the result, if the body computes the
/// value there.
LogicalResult GraphEmitter::LoopEmitter::takeSlice(LoopValue &value,
                                                   Value iteration) {
  const unsigned number = value.result.getResultNumber() + 1;
  const Value root = onnx::getRoot(value.yielded);
  const onnx::PlaceAttr place =
      root.getParentBlock() == &body ? getPlace(root) : onnx::PlaceAttr();
  if (!place || place.getKind() != onnx::PlaceKind::output ||
      place.getNumber() != number)
    return success();
  FailureOr<Value> bytes =
      graph.emitProduct(getSliceShape(graph.shapes, value.result), loop,
                        graph.getElementBytes(value.result));
  FailureOr<Value> length =
      graph.emitSize(graph.shapes.getShape(value.result)->front(), loop);
  if (failed(bytes) || failed(length))
    return failure();
  sizes.requireInside(iteration, iteration, *length, {});
  graph.leaveIfWrong(loop);
  Value base = value.memory;
  Value offset = builder.createOrFold<arith::MulIOp>(iteration, *bytes);
  // A part of a slot is a part of the arena.
  if (auto slot = base.getDefiningOp<krnl::SlotOp>()) {
    base = slot.getArena();
    offset = builder.createOrFold<arith::AddIOp>(slot.getOffset(), offset);
  }
  graph.regionOutputs[{&body, number}] =
      krnl::SlotOp::create(builder, value.memory.getType(), base, offset);
  return success();
}

FailureOr<Value> GraphEmitter::LoopEmitter::emitNextCondition() {
  Value condition = end.getOperand(0);
  if (const auto elements = graph.shapes.getElements(condition);
      elements && elements->size() == 1 && elements->front().isConstant(1))
    return Value(arith::ConstantIntOp::create(builder, 1, 1));
  return graph.loadCondition(condition);
}

/// Checks the shape of a value of a scan and returns its number of elements.
FailureOr<Value> GraphEmitter::LoopEmitter::emitSliceCount(LoopValue &value) {
  const llvm::ArrayRef<DimExpr> shape = *graph.shapes.getShape(value.yielded);
  const llvm::ArrayRef<DimExpr> slice =
      getSliceShape(graph.shapes, value.result);
  if (shape.size() != slice.size())
    return loop->emitOpError()
           << "has values of the ranks " << shape.size() << " and "
           << slice.size() << ", which must be equal";
  for (auto [i, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(value.unknown, i) &&
        failed(graph.requireSameShape(size, slice[i], loop)))
      return failure();
  return graph.emitProduct(shape, loop);
}

/// Copies a value of a scan to its place in the result.
LogicalResult
GraphEmitter::LoopEmitter::writeSlice(LoopValue &value, ValueRange arguments,
                                      llvm::SmallVectorImpl<Value> &) {
  FailureOr<Value> count = emitSliceCount(value);
  FailureOr<Value> from = graph.getMemory(value.yielded);
  FailureOr<Value> length =
      graph.emitSize(graph.shapes.getShape(value.result)->front(), loop);
  if (failed(count) || failed(from) || failed(length))
    return failure();
  const unsigned number = value.result.getResultNumber() + 1;
  if (*from == graph.regionOutputs.lookup({&body, number}))
    return success();
  sizes.requireInside(arguments[0], arguments[0], *length, {});
  graph.leaveIfWrong(loop);
  graph.copy(value.memory, *from, *count,
             builder.createOrFold<arith::MulIOp>(arguments[0], *count));
  return success();
}

/// Appends a value of a scan to the block of the result.
LogicalResult
GraphEmitter::LoopEmitter::growBlock(LoopValue &value, ValueRange arguments,
                                     llvm::SmallVectorImpl<Value> &next) {
  FailureOr<Value> count = emitSliceCount(value);
  FailureOr<Value> from = graph.getMemory(value.yielded);
  if (failed(count) || failed(from))
    return failure();
  // Sizes that are not known before the loop are those of the first iteration.
  llvm::SmallVector<Value> emitted;
  Value isFirst = arith::CmpIOp::create(builder, arith::CmpIPredicate::eq,
                                        arguments[0], sizes.constant(0));
  for (auto [i, dimension] : llvm::enumerate(value.unknown)) {
    FailureOr<Value> size = graph.emitSize(
        (*graph.shapes.getShape(value.yielded))[dimension], loop);
    if (failed(size))
      return failure();
    Value known = arguments[value.firstArgument + 1 + i];
    sizes.requireEqual(
        builder.createOrFold<arith::SelectOp>(isFirst, *size, known), *size);
    emitted.push_back(*size);
  }
  Value width = sizes.constant(graph.getElementBytes(value.result));
  Value offset = sizes.mul(*count, arguments[0]);
  Value used = sizes.mul(offset, width);
  Value bytes = sizes.add(used, sizes.mul(*count, width));
  graph.leaveIfWrong(loop);
  Value block = arguments[value.firstArgument];
  block = krnl::GrowOp::create(builder, block.getType(), graph.call, block,
                               used, bytes);
  graph.copy(block, *from, *count, offset);
  next.push_back(block);
  llvm::append_range(next, emitted);
  return success();
}

LogicalResult
GraphEmitter::LoopEmitter::replaceBlock(LoopValue &value,
                                        llvm::SmallVectorImpl<Value> &next) {
  if (isObject(value.argument)) {
    FailureOr<Value> object = graph.takeObject(value.yielded, &end, loop);
    if (failed(object))
      return failure();
    next.push_back(*object);
    return success();
  }
  llvm::SmallVector<Value> emitted;
  if (failed(graph.emitUnknown(value.yielded, value.argument, value.unknown,
                               loop, emitted)))
    return failure();
  graph.leaveIfWrong(loop);
  FailureOr<Value> block = graph.takeBlock(value.yielded, &end, loop);
  if (failed(block))
    return failure();
  next.push_back(*block);
  llvm::append_range(next, emitted);
  return success();
}

/// Copies the next values to the memory of carried values that are no blocks.
LogicalResult GraphEmitter::LoopEmitter::copyBack() {
  struct Copy {
    Value to, from, count;
    bool isBlock;
  };
  llvm::SmallVector<Copy> copies;
  for (LoopValue &value : carried) {
    if (value.isBlock)
      continue;
    if (failed(graph.requireSameShape(*graph.shapes.getShape(value.yielded),
                                      *graph.shapes.getShape(value.argument),
                                      loop)))
      return failure();
    FailureOr<Value> count =
        graph.emitProduct(*graph.shapes.getShape(value.argument), loop);
    FailureOr<Value> from = graph.getMemory(value.yielded);
    if (failed(count) || failed(from))
      return failure();
    if (*from != value.memory)
      copies.push_back({value.memory, *from, *count, false});
  }
  graph.leaveIfWrong(loop);
  // A value that another copy overwrites is copied before.
  for (Copy &each : copies) {
    const auto found = llvm::find_if(carried, [&](const LoopValue &value) {
      return value.memory == each.from;
    });
    if (found == carried.end() || llvm::none_of(copies, [&](const Copy &other) {
          return other.to == each.from;
        }))
      continue;
    FailureOr<Value> bytes = graph.emitBytes(found->argument, loop);
    if (failed(bytes))
      return failure();
    Value block = graph.allocate(found->argument, *bytes);
    graph.copy(block, each.from, each.count, sizes.constant(0));
    each.from = block;
    each.isBlock = true;
  }
  for (const Copy &each : copies) {
    graph.copy(each.to, each.from, each.count, sizes.constant(0));
    if (each.isBlock)
      krnl::FreeOp::create(builder, each.from);
  }
  return success();
}

/// Returns the arguments of the next iteration.
FailureOr<llvm::SmallVector<Value>>
GraphEmitter::LoopEmitter::endIteration(ValueRange arguments) {
  builder.setLoc(loop->getLoc());
  FailureOr<Value> condition = emitNextCondition();
  if (failed(condition))
    return failure();
  llvm::SmallVector<Value> next = {
      arith::AddIOp::create(builder, arguments[0], sizes.constant(1)),
      *condition};
  llvm::SmallVector<Value> scannedNext;
  for (LoopValue &value : scanned)
    if (failed(value.isBlock ? growBlock(value, arguments, scannedNext)
                             : writeSlice(value, arguments, scannedNext)))
      return failure();
  for (LoopValue &value : carried)
    if (value.isBlock && failed(replaceBlock(value, next)))
      return failure();
  if (failed(copyBack()))
    return failure();
  for (LoopValue &value : carried)
    if (value.isBlock &&
        (!isObject(value.argument) || value.argument.use_empty()))
      krnl::FreeOp::create(builder, arguments[value.firstArgument]);
  graph.freeAfter(&end);
  llvm::append_range(next, scannedNext);
  return next;
}

//===----------------------------------------------------------------------===//
// The loop

/// Defines the sizes of a result in a block and makes the block its memory.
/// `firstUnknown` is the dimension of the result for dimension 0 of `unknown`.
LogicalResult GraphEmitter::LoopEmitter::finishBlock(LoopValue &value,
                                                     unsigned firstUnknown,
                                                     ValueRange results) {
  for (auto [i, dimension] : llvm::enumerate(value.unknown))
    if (failed(graph.defineSize(value.result, firstUnknown + dimension,
                                results[value.firstArgument + 1 + i], loop)))
      return failure();
  return graph.adoptBlock(value.result, results[value.firstArgument]);
}

/// The result is the content if the body carries an optional value.
LogicalResult GraphEmitter::LoopEmitter::finishObject(LoopValue &value,
                                                      Value object) {
  if (isa<onnx::OptType>(value.argument.getType()) &&
      !isa<onnx::OptType>(value.result.getType())) {
    Value content = graph.callRuntime(
        "omGetOptionalElement",
        {graph.call, sizes.constant(graph.getNode(loop)), object},
        graph.getObjectType());
    krnl::FreeOp::create(builder, object);
    object = content;
  }
  return graph.adoptBlock(value.result, object);
}

LogicalResult GraphEmitter::LoopEmitter::finish(ValueRange results) {
  for (LoopValue &value : carried) {
    if (!value.isBlock)
      continue;
    if (isObject(value.result)) {
      if (failed(finishObject(value, results[value.firstArgument])))
        return failure();
      continue;
    }
    // The argument may have a more precise type than the result.
    const auto shape = *graph.shapes.getShape(value.argument);
    for (unsigned dimension : graph.getUnknown(value.result)) {
      if (llvm::is_contained(value.unknown, dimension))
        continue;
      FailureOr<Value> size = graph.emitSize(shape[dimension], loop);
      if (failed(size) ||
          failed(graph.defineSize(value.result, dimension, *size, loop)))
        return failure();
    }
    if (failed(finishBlock(value, 0, results)))
      return failure();
  }
  for (LoopValue &value : scanned)
    if (failed(graph.defineSize(value.result, 0, results[0], loop)) ||
        (value.isBlock && failed(finishBlock(value, 1, results))))
      return failure();
  graph.leaveIfWrong(loop);
  return success();
}

LogicalResult GraphEmitter::LoopEmitter::emit() {
  FailureOr<Value> tripCount = getTripCount();
  FailureOr<Value> condition =
      isa<NoneType>(loop->getOperand(1).getType())
          ? FailureOr<Value>(Value(arith::ConstantIntOp::create(builder, 1, 1)))
          : graph.loadCondition(loop->getOperand(1));
  if (failed(tripCount) || failed(condition))
    return failure();
  initial = {sizes.constant(0), *condition};
  if (failed(addValues()))
    return failure();
  graph.leaveIfWrong(loop);
  const llvm::SmallVector<Type> types(ValueRange(initial).getTypes());
  bool isEmitted = true;
  auto whileOp = scf::WhileOp::create(
      builder, types, initial,
      [&](OpBuilder &inner, Location location, ValueRange arguments) {
        Value goesOn = arguments[1];
        if (*tripCount) {
          Value isBefore =
              arith::CmpIOp::create(inner, location, arith::CmpIPredicate::slt,
                                    arguments[0], *tripCount);
          goesOn = arith::AndIOp::create(inner, location, goesOn, isBefore);
        }
        scf::ConditionOp::create(inner, location, goesOn, arguments);
      },
      [&](OpBuilder &inner, Location, ValueRange arguments) {
        RegionScope scope(graph);
        builder.restoreInsertionPoint(inner.saveInsertionPoint());
        FailureOr<llvm::SmallVector<Value>> next = failure();
        if (succeeded(beginIteration(arguments)) &&
            succeeded(graph.emitBlock(body)))
          next = endIteration(arguments);
        isEmitted = succeeded(next);
        builder.setLoc(loop->getLoc());
        scf::YieldOp::create(builder,
                             isEmitted ? ValueRange(*next) : arguments);
      });
  return isEmitted ? finish(whileOp.getResults()) : failure();
}

LogicalResult GraphEmitter::emitLoop(Operation *op) {
  const LogicalResult result = LoopEmitter(*this, op).emit();
  hasRunKernel = true;
  return result;
}

} // namespace mlir::onnx_to_krnl
