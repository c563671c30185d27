// SPDX-License-Identifier: Apache-2.0
//
// onnx.If as scf.if, and what it shares with loops.
#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::PlaceKind;

/// Returns the element of a bool tensor with one element.
FailureOr<Value> GraphEmitter::loadCondition(Value tensor) {
  if (TypedAttr constant = onnx::getScalarConstant(tensor))
    return Value(arith::ConstantOp::create(builder, constant));
  FailureOr<Value> data = getMemory(tensor);
  if (failed(data))
    return failure();
  Value element = load(*data, {});
  Value zero = arith::ConstantOp::create(
      builder, builder.getIntegerAttr(element.getType(), 0));
  return Value(
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, element, zero));
}

llvm::SmallVector<unsigned> GraphEmitter::getUnknown(Value tensor) {
  llvm::SmallVector<unsigned> unknown;
  if (isObject(tensor))
    return unknown;
  const llvm::ArrayRef<DimExpr> shape = *shapes.getShape(tensor);
  for (auto [i, size] : llvm::enumerate(shape))
    if (!isKnown(size))
      unknown.push_back(i);
  return unknown;
}

bool GraphEmitter::takeOwnBlock(Value block, Operation *user) {
  const auto found = lastUses.find(user);
  if (found == lastUses.end())
    return false;
  auto *place = llvm::find(found->second, block);
  if (place == found->second.end())
    return false;
  found->second.erase(place);
  return true;
}

FailureOr<Value> GraphEmitter::takeBlock(Value value, Operation *user,
                                         Operation *node) {
  FailureOr<Value> source = getMemory(value);
  if (failed(source))
    return failure();
  // The value's own block, if it has one that nobody else uses any more.
  if (takeOwnBlock(*source, user))
    return source;
  FailureOr<Value> count = emitProduct(*shapes.getShape(value), node);
  FailureOr<Value> bytes = emitBytes(value, node);
  if (failed(count) || failed(bytes))
    return failure();
  leaveIfWrong(node);
  Value block = allocate(value, *bytes);
  copy(block, *source, *count, sizes.constant(0));
  return block;
}

LogicalResult GraphEmitter::emitUnknown(Value value, Value like,
                                        llvm::ArrayRef<unsigned> unknown,
                                        Operation *user,
                                        llvm::SmallVectorImpl<Value> &result) {
  const llvm::ArrayRef<DimExpr> given = *shapes.getShape(value);
  const llvm::ArrayRef<DimExpr> wanted = *shapes.getShape(like);
  if (given.size() != wanted.size())
    return user->emitOpError()
           << "has values of the ranks " << given.size() << " and "
           << wanted.size() << ", which must be equal";
  for (auto [i, size] : llvm::enumerate(given)) {
    if (llvm::is_contained(unknown, i)) {
      FailureOr<Value> emitted = emitSize(size, user);
      if (failed(emitted))
        return failure();
      result.push_back(*emitted);
    } else if (failed(requireSameShape(size, wanted[i], user))) {
      return failure();
    }
  }
  return success();
}

/// Makes a block the memory of a result, or copies it to the output that the
/// result is in.
LogicalResult GraphEmitter::adoptBlock(OpResult result, Value block) {
  Operation *op = result.getOwner();
  bool isTaken = false;
  if (getPlace(result).getKind() == PlaceKind::output) {
    FailureOr<bool> taken = takeOutputOf(result);
    if (failed(taken))
      return failure();
    isTaken = *taken;
  }
  if (!isTaken) {
    manage(result, block);
    return success();
  }
  FailureOr<Value> count = emitProduct(*shapes.getShape(result), op);
  if (failed(count))
    return failure();
  leaveIfWrong(op);
  FailureOr<Value> to = getMemory(result);
  if (failed(to))
    return failure();
  copy(*to, block, *count, sizes.constant(0));
  krnl::FreeOp::create(builder, block);
  return success();
}

/// Returns whether a result or a value of a region is a tensor.
static bool isPresent(Value value) { return !isa<NoneType>(value.getType()); }

bool GraphEmitter::isInvalidBranch(Operation *op, Region &region) {
  return llvm::any_of(
      llvm::zip(op->getResults(), region.front().back().getOperands()),
      [&](const auto &pair) {
        const auto wanted = shapes.getShape(std::get<0>(pair));
        const auto given = shapes.getShape(std::get<1>(pair));
        return wanted && given && wanted->size() != given->size();
      });
}

/// Emits a branch that makes the call fail. Nobody uses the values that it
/// yields.
void GraphEmitter::emitInvalidBranch(Operation *op) {
  leaveIf(arith::ConstantOp::create(builder, builder.getBoolAttr(true)),
          onnx::ErrorCode::Shape, op);
  llvm::SmallVector<Value> yielded;
  for (OpResult result : op->getResults()) {
    if (isObject(result)) {
      yielded.push_back(callRuntime("omMakeNothing", call, getObjectType()));
      continue;
    }
    const llvm::SmallVector<unsigned> unknown = branchUnknown.lookup(result);
    if (unknown.empty())
      continue;
    yielded.push_back(allocate(result, sizes.constant(0)));
    yielded.append(unknown.size(), sizes.constant(0));
  }
  if (!yielded.empty())
    scf::YieldOp::create(builder, yielded);
}

/// Emits a branch of an If at the builder's position, and yields its values.
LogicalResult GraphEmitter::emitBranch(Operation *op, Region &region) {
  if (isInvalidBranch(op, region)) {
    emitInvalidBranch(op);
    return success();
  }
  for (OpResult result : op->getResults())
    if (isPresent(result) && !isObject(result) &&
        branchUnknown.lookup(result).empty()) {
      FailureOr<Value> memory = getMemory(result);
      if (failed(memory))
        return failure();
      regionOutputs[{&region.front(), result.getResultNumber()}] = *memory;
    }
  // This depends on what ran before, in this branch or in none.
  hasRunKernel = true;
  if (failed(emitBlock(region.front())))
    return failure();
  hasRunKernel = true;
  builder.setLoc(op->getLoc());
  Operation &end = region.front().back();
  llvm::SmallVector<Value> yielded;
  for (auto [result, value] : llvm::zip(op->getResults(), end.getOperands())) {
    if (!isPresent(result))
      continue;
    if (isObject(result)) {
      FailureOr<Value> object = takeObject(value, &end, op);
      if (failed(object))
        return failure();
      yielded.push_back(*object);
      continue;
    }
    const llvm::SmallVector<unsigned> unknown = branchUnknown.lookup(result);
    if (!unknown.empty()) {
      llvm::SmallVector<Value> emitted;
      if (failed(emitUnknown(value, result, unknown, op, emitted)))
        return failure();
      leaveIfWrong(op);
      FailureOr<Value> block = takeBlock(value, &end, op);
      if (failed(block))
        return failure();
      yielded.push_back(*block);
      llvm::append_range(yielded, emitted);
      continue;
    }
    if (failed(requireSameShape(*shapes.getShape(value),
                                *shapes.getShape(result), op)))
      return failure();
    FailureOr<Value> count = emitProduct(*shapes.getShape(result), op);
    leaveIfWrong(op);
    FailureOr<Value> from = getMemory(value), to = getMemory(result);
    if (failed(count) || failed(from) || failed(to))
      return failure();
    if (*from != *to)
      copy(*to, *from, *count, sizes.constant(0));
  }
  freeAfter(&end);
  if (!yielded.empty())
    scf::YieldOp::create(builder, yielded);
  return success();
}

LogicalResult GraphEmitter::emitIf(Operation *op) {
  FailureOr<Value> condition = loadCondition(op->getOperand(0));
  if (failed(condition))
    return failure();
  llvm::SmallVector<Type> types;
  for (OpResult result : op->getResults()) {
    if (!isPresent(result))
      continue;
    if (isObject(result)) {
      types.push_back(getObjectType());
      continue;
    }
    auto unknown = getUnknown(result);
    if (unknown.empty()) {
      if (failed(prepareResult(result)) || failed(getMemory(result)))
        return failure();
      continue;
    }
    types.push_back(getTensorMemoryType(result));
    types.append(unknown.size(), builder.getIndexType());
    branchUnknown[result] = std::move(unknown);
  }
  leaveIfWrong(op);
  auto branch = scf::IfOp::create(builder, types, *condition,
                                  /*withElseRegion=*/true);
  for (auto [from, to] : llvm::zip(op->getRegions(), branch->getRegions())) {
    RegionScope scope(*this);
    Block &block = to.front();
    if (types.empty())
      builder.setInsertionPoint(block.getTerminator());
    else
      builder.setInsertionPointToEnd(&block);
    if (failed(emitBranch(op, from)))
      return failure();
  }
  unsigned next = 0;
  for (OpResult result : op->getResults()) {
    const llvm::SmallVector<unsigned> unknown = branchUnknown.lookup(result);
    if (unknown.empty() && !isObject(result))
      continue;
    Value block = branch->getResult(next++);
    for (unsigned dimension : unknown)
      if (failed(defineSize(result, dimension, branch->getResult(next++), op)))
        return failure();
    if (failed(adoptBlock(result, block)))
      return failure();
  }
  leaveIfWrong(op);
  return success();
}

} // namespace mlir::onnx_to_krnl
