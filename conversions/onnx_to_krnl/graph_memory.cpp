// SPDX-License-Identifier: Apache-2.0
//
// The memory of values: inputs, outputs, constants, slots of the arena, blocks.
#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "core/ir/builtin/elements.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/place/lifetimes.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::PlaceAttr;
using onnx::PlaceKind;

/// The alignment of slots in the arena. Each is followed by as many bytes that
/// may be read.
static constexpr int64_t slotAlignment = 64;

Operation *getOwner(Value value) {
  if (Operation *op = value.getDefiningOp())
    return op;
  return cast<BlockArgument>(value).getOwner()->getParentOp();
}

MemRefType GraphEmitter::getTensorMemoryType(Value tensor) {
  return getMemoryType(cast<TensorType>(tensor.getType()).getElementType());
}

int64_t GraphEmitter::getElementBytes(Value tensor) {
  return getTensorMemoryType(tensor).getElementType().getIntOrFloatBitWidth() /
         8;
}

Value GraphEmitter::load(Value source, ValueRange index) {
  const Type type = cast<MemRefType>(source.getType()).getElementType();
  return krnl::LoadOp::create(builder, type, source, index);
}

Value GraphEmitter::getInputSize(uint64_t input, uint64_t dimension) {
  return krnl::InputSizeOp::create(builder, builder.getIndexType(), call, input,
                                   dimension);
}

Value GraphEmitter::getInput(unsigned index) {
  Value &input = memory[function.getArgument(index)];
  if (!input)
    input = krnl::InputOp::create(
        builder, getTensorMemoryType(function.getArgument(index)), call,
        uint64_t(index));
  return input;
}

Value GraphEmitter::getOutput(Value tensor) {
  const unsigned number = getPlace(tensor).getNumber();
  Block *block = tensor.getParentBlock();
  return block == &function.getBody().front()
             ? outputs[number]
             : regionOutputs.lookup({block, number});
}

FailureOr<Value> GraphEmitter::getConstant(Value tensor) {
  ElementsAttr elements = onnx::getConstantElements(tensor);
  if (!elements)
    return tensor.getDefiningOp()->emitOpError()
           << "is a constant of a kind that is not implemented";
  FailureOr<memref::GlobalOp> global =
      constants.getGlobal(tensor.getLoc(), elements);
  if (failed(global))
    return failure();
  auto type = cast<MemRefType>(global->getType());
  Value whole =
      memref::GetGlobalOp::create(builder, type, global->getSymName());
  if (type.getRank() == 0)
    return whole;
  return Value(memref::ReinterpretCastOp::create(
      builder, MemRefType::get({}, type.getElementType()), whole,
      builder.getIndexAttr(0), llvm::ArrayRef<OpFoldResult>(),
      llvm::ArrayRef<OpFoldResult>()));
}

/// Adds the size of elements of a tensor to an offset in bytes.
FailureOr<Value> GraphEmitter::addElements(Value offset, DimExpr elements,
                                           Value tensor) {
  FailureOr<Value> bytes =
      emitSize(shapes.getContext().mul(elements, getElementBytes(tensor)),
               getOwner(tensor));
  if (failed(bytes))
    return failure();
  return sizes.add(offset, *bytes);
}

FailureOr<Value> GraphEmitter::getOffset(Value tensor) {
  PlaceAttr place = getPlace(tensor);
  if (place.getKind() == PlaceKind::output ||
      place.getKind() == PlaceKind::slot) {
    const auto join = onnx::getPlacedJoin(tensor);
    if (!join)
      return place.getKind() == PlaceKind::slot ? slotOffsets[place.getNumber()]
                                                : sizes.constant(0);
    FailureOr<Value> base = getOffset(join->concat->getResult(0));
    if (failed(base))
      return failure();
    return addElements(*base, onnx::getJoinOffset(*join, shapes), tensor);
  }
  auto result = cast<OpResult>(tensor);
  Operation *op = result.getOwner();
  FailureOr<Value> base =
      getOffset(op->getOperand(*onnx::getSharedOperand(result)));
  if (failed(base) || !onnx::isPlacedSlice(op))
    return base;
  const auto offsets = onnx::findContiguousSlices(op, shapes);
  return addElements(*base, (*offsets)[result.getResultNumber()], tensor);
}

FailureOr<Value> GraphEmitter::getPartMemory(Value part) {
  FailureOr<Value> offset = getOffset(part);
  if (failed(offset))
    return failure();
  leaveIfWrong(getOwner(part));
  const PlaceAttr place = getPlace(part);
  Value base =
      place.getKind() == PlaceKind::output ? outputs[place.getNumber()] : arena;
  return Value(
      krnl::SlotOp::create(builder, getTensorMemoryType(part), base, *offset));
}

FailureOr<Value> GraphEmitter::getMemory(Value tensor) {
  if (Value known = memory.lookup(tensor))
    return known;
  PlaceAttr place = getPlace(tensor);
  auto argument = dyn_cast<BlockArgument>(tensor);
  if (argument && !place)
    return getInput(argument.getArgNumber());
  FailureOr<Value> found = failure();
  if (!place) {
    found = getConstant(tensor);
  } else {
    switch (place.getKind()) {
    case PlaceKind::output:
      found = onnx::getPlacedJoin(tensor) ? getPartMemory(tensor)
                                          : FailureOr<Value>(getOutput(tensor));
      break;
    case PlaceKind::slot:
      found = onnx::getPlacedJoin(tensor)
                  ? getPartMemory(tensor)
                  : Value(krnl::SlotOp::create(
                        builder, getTensorMemoryType(tensor), arena,
                        slotOffsets[place.getNumber()]));
      break;
    case PlaceKind::view:
      found = onnx::isPlacedSlice(tensor.getDefiningOp())
                  ? getPartMemory(tensor)
                  : getMemory(tensor.getDefiningOp()->getOperand(
                        *onnx::getSharedOperand(cast<OpResult>(tensor))));
      break;
    case PlaceKind::managed:
      break; // in `memory`
    }
  }
  if (succeeded(found))
    memory[tensor] = *found;
  return found;
}

//===----------------------------------------------------------------------===//
// Outputs

LogicalResult GraphEmitter::takeOutput(unsigned index, Value tensor,
                                       Operation *user) {
  llvm::SmallVector<Value> values;
  const llvm::ArrayRef<DimExpr> shape = *shapes.getShape(tensor);
  for (DimExpr expr : shape) {
    FailureOr<Value> size = emitSize(expr, user);
    if (failed(size))
      return failure();
    values.push_back(*size);
  }
  leaveIfWrong(user);
  outputs[index] = krnl::OutputOp::create(builder, getTensorMemoryType(tensor),
                                          call, index, values);
  return success();
}

LogicalResult GraphEmitter::takeOutputIfKnown(unsigned index, Value tensor) {
  if (isObject(tensor))
    return checkValue(tensor, &getEnd());
  auto shape = shapes.getShape(tensor);
  if (!isa<TensorType>(tensor.getType()) || !shape)
    return getEnd().emitOpError()
           << "returns a value of type " << tensor.getType()
           << " without a rank, which is not implemented";
  if (!isKnown(*shape))
    return success();
  return takeOutput(index, tensor, &getEnd());
}

/// Copies returned values that are not in their output.
LogicalResult GraphEmitter::emitCopies() {
  for (auto [i, value] : llvm::enumerate(getEnd().getOperands())) {
    if (!isObject(value) && !outputs[i] &&
        failed(takeOutput(i, value, &getEnd())))
      return failure();
    FailureOr<Value> source = getMemory(value);
    if (failed(source))
      return failure();
    if (isObject(value)) {
      callRuntime("omOutputObject", {call, sizes.constant(i), *source},
                  getObjectType());
      continue;
    }
    if (*source == outputs[i])
      continue;
    FailureOr<Value> count = emitProduct(*shapes.getShape(value), &getEnd());
    if (failed(count))
      return failure();
    copy(outputs[i], *source, *count, sizes.constant(0));
  }
  return success();
}

void GraphEmitter::copy(Value to, Value from, Value count, Value toOffset) {
  Value number =
      builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), count);
  krnl::MemcpyOp::create(builder, to, from, number, toOffset,
                         sizes.constant(0));
}

//===----------------------------------------------------------------------===//
// The arena

Value GraphEmitter::getSlotEnd(unsigned slot) {
  return sizes.add(getSlotOffset(slot), slotSizes[slot]);
}

/// A slot begins at the greatest end of the slots below it.
Value GraphEmitter::getSlotOffset(unsigned slot) {
  if (slotOffsets[slot])
    return slotOffsets[slot];
  auto order = function->getAttrOfType<ArrayAttr>("onnx.slots");
  Value offset = sizes.constant(0);
  for (int64_t below : cast<DenseI64ArrayAttr>(order[slot]).asArrayRef())
    offset = builder.createOrFold<arith::MaxSIOp>(offset, getSlotEnd(below));
  return slotOffsets[slot] = offset;
}

/// Takes memory for all slots, whose sizes are rounded up. Leaves the function
/// before if a size is wrong.
LogicalResult GraphEmitter::takeArena() {
  for (Value value : slots) {
    FailureOr<Value> bytes = emitBytes(value, getOwner(value));
    if (failed(bytes))
      return failure();
    Value padded = sizes.add(*bytes, sizes.constant(2 * slotAlignment - 1));
    slotSizes.push_back(builder.createOrFold<arith::AndIOp>(
        padded, sizes.constant(-slotAlignment)));
  }
  slotOffsets.resize(slots.size());
  Value total = sizes.constant(0);
  for (unsigned slot = 0; slot < slots.size(); ++slot)
    total = builder.createOrFold<arith::MaxSIOp>(total, getSlotEnd(slot));
  leaveIfWrong(nullptr);
  if (!slots.empty())
    arena = krnl::ArenaOp::create(
        builder, MemRefType::get({}, builder.getI8Type()), call, total);
  return success();
}

//===----------------------------------------------------------------------===//
// Blocks

/// Returns the last operation in the value's block that uses its memory.
static Operation *findLastUse(Value value) {
  Block *block = value.getParentBlock();
  Operation *last = getOwner(value);
  llvm::SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value used = worklist.pop_back_val();
    for (Operation *user : used.getUsers()) {
      for (OpResult result : user->getResults())
        if (const auto shared = onnx::getSharedOperand(result);
            shared && user->getOperand(*shared) == used)
          worklist.push_back(result);
      Operation *outer = block->findAncestorOpInBlock(*user);
      if (outer && (last->getBlock() != block || last->isBeforeInBlock(outer)))
        last = outer;
    }
  }
  return last;
}

Value GraphEmitter::allocate(Value tensor, Value bytes) {
  return krnl::AllocateOp::create(builder, getTensorMemoryType(tensor), call,
                                  bytes);
}

void GraphEmitter::manage(Value value, Value block) {
  memory[value] = block;
  lastUses[findLastUse(value)].push_back(block);
}

void GraphEmitter::freeAfter(Operation *op) {
  const auto found = lastUses.find(op);
  if (found == lastUses.end())
    return;
  for (Value block : found->second)
    krnl::FreeOp::create(builder, block);
  lastUses.erase(found);
}

/// Takes the output that a result is in, unless its shape is not known yet. The
/// value that is returned may be a view of the result.
FailureOr<bool> GraphEmitter::takeOutputOf(OpResult result) {
  const unsigned index = getPlace(result).getNumber();
  if (outputs[index])
    return true;
  Value returned = getEnd().getOperand(index);
  const llvm::ArrayRef<DimExpr> shape = *shapes.getShape(returned);
  if (!isKnown(shape))
    return false;
  Operation *op = result.getOwner();
  if (returned != result) {
    FailureOr<Value> wanted = emitProduct(shape, op);
    FailureOr<Value> given = emitProduct(*shapes.getShape(result), op);
    if (failed(wanted) || failed(given))
      return failure();
    sizes.requireEqual(*wanted, *given);
  }
  if (failed(takeOutput(index, returned, op)))
    return failure();
  return true;
}

LogicalResult GraphEmitter::prepareResult(OpResult result) {
  PlaceAttr place = getPlace(result);
  if (!place)
    return success();
  if (place.getKind() == PlaceKind::output) {
    if (result.getParentBlock() != &function.getBody().front())
      return success();
    FailureOr<bool> isTaken = takeOutputOf(result);
    if (failed(isTaken))
      return failure();
    if (*isTaken)
      return success();
  } else if (place.getKind() != PlaceKind::managed) {
    return success();
  }
  FailureOr<Value> bytes = emitBytes(result, result.getOwner());
  if (failed(bytes))
    return failure();
  leaveIfWrong(result.getOwner());
  manage(result, allocate(result, *bytes));
  return success();
}

LogicalResult GraphEmitter::prepareResults(Operation *op) {
  for (OpResult result : op->getResults())
    if (failed(prepareResult(result)))
      return failure();
  return success();
}

} // namespace mlir::onnx_to_krnl
