// SPDX-License-Identifier: Apache-2.0
//
// The kernels of operators and their calls.
#include <climits>
#include <iterator>
#include <string>

#include "conversions/onnx_to_krnl/counted_ops.h"
#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/indexed/in_place.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/row_blocks.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/in_place.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/place/shared_inputs.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::PlaceAttr;
using onnx::PlaceKind;
using Kind = KernelArgument::Kind;

static bool isIf(Operation *op) {
  return op->getName().getStringRef() == "onnx.If";
}

static bool isLoop(Operation *op) {
  return op->getName().getStringRef() == "onnx.Loop";
}

//===----------------------------------------------------------------------===//
// Kernels

/// Notes the value that is in a slot, and the symbols that it defines.
void GraphEmitter::addValue(Value value) {
  PlaceAttr place = getPlace(value);
  if (place && place.getKind() == PlaceKind::slot &&
      !onnx::getPlacedJoin(value)) {
    if (slots.size() <= static_cast<size_t>(place.getNumber()))
      slots.resize(place.getNumber() + 1);
    slots[place.getNumber()] = value;
  }
  if (const auto shape = shapes.getShape(value))
    for (DimExpr size : *shape)
      addSymbols(size);
  if (const auto elements = shapes.getElements(value))
    for (DimExpr element : *elements)
      addSymbols(element);
}

void GraphEmitter::addSymbols(DimExpr expr) {
  expr.walkSymbols([&](const onnx::DimAtom &symbol) {
    if (const auto source = shapes.getSource(symbol)) {
      auto &list = symbols[source->value];
      if (!llvm::is_contained(list, &symbol))
        list.push_back(&symbol);
    }
  });
}

/// Returns the name of the operator, or those of the first operators of a
/// group.
static std::string getKernelName(Operation &op) {
  if (!isa<onnx::FusedOp>(op))
    return op.getName().stripDialect().str();
  static constexpr unsigned maxNames = 4;
  llvm::SmallVector<llvm::StringRef> names;
  for (Operation &inner : op.getRegion(0).front().without_terminator())
    if (names.size() < maxNames)
      names.push_back(inner.getName().stripDialect());
  return llvm::join(names, "_");
}

/// Returns the operation with this number in a group; others are groups of one.
static Operation *getGroupNode(Operation *op, unsigned number) {
  if (!isa<onnx::FusedOp>(op))
    return op;
  return &*std::next(op->getRegion(0).front().begin(), number);
}

/// Adds the kernels of an operator and notes the symbols that they need.
void GraphEmitter::insertStep(Operation &op, Step step) {
  kernels.insert(step.kernel, getKernelName(op));
  for (const KernelArgument &argument : step.kernel.arguments)
    if (argument.kind == Kind::Size)
      addSymbols(argument.size);
  for (const IndexBounds &bounds : step.bounds)
    for (DimExpr expr : bounds.getExprs())
      addSymbols(expr);
  if (step.scratch)
    addSymbols(step.scratch);
  steps[&op] = std::move(step);
}

/// Creates the kernel of a group that computes blocks of rows.
LogicalResult GraphEmitter::addRowBlocks(Operation &op) {
  const onnx::Operator view(&op, shapes);
  const FailureOr<onnx::RowBlocks> blocks = onnx::indexRowBlocks(view);
  if (failed(blocks))
    return failure();
  if (onnx::hasLayouts(&op))
    return op.emitOpError() << "has a tensor with a layout, which is not "
                               "implemented";
  Step step;
  step.bounds = findBounds(blocks->whole, view.dims());
  step.kernel = emitKernel(view, *blocks, kernels.mayReassociate());
  step.scratch = view.dims().product(blocks->shape);
  step.scratchType = blocks->type;
  insertStep(op, std::move(step));
  return success();
}

/// Creates the kernels of an operator.
LogicalResult GraphEmitter::addKernels(Operation &op) {
  const CountedOp *counted = lookupCountedOp(&op);
  onnx::IndexFn index = onnx::lookupIndexFn(&op);
  if (!index && !counted)
    return onnx::reportNotImplemented(&op);
  Step step;
  onnx::Operator view(&op, shapes);
  if (counted) {
    step.counted = counted->getCounted(view);
    if (counted->getScratch) {
      step.scratch = counted->getScratch(view);
      step.scratchType = builder.getI64Type();
    }
    // A kernel that writes what it finds relies on the number.
    if (counted->write || llvm::any_of(step.counted, [&](const auto &size) {
          return !view.getResultShape(size.first)[size.second].getConstant();
        })) {
      step.count = emitKernel(view, counted->count);
      kernels.insert(*step.count, getKernelName(op) + "_count");
    }
  }
  if (counted && counted->write) {
    step.kernel = emitKernel(view, counted->write);
  } else {
    FailureOr<onnx::IndexedOp> indexed = index(view);
    if (failed(indexed))
      return failure();
    step.bounds = findBounds(*indexed, view.dims());
    for (OpResult result : op.getResults()) {
      const unsigned number = result.getResultNumber();
      if (onnx::isPlacedInOperand(result)) {
        onnx::computeInPlace(*indexed, number, *onnx::getSharedOperand(result));
      } else if (const auto operand =
                     onnx::findUpdatedInput(result, *lifetimes, shapes)) {
        onnx::computeInPlace(*indexed, number, *operand);
        step.updates.emplace_back(number, *operand);
      }
    }
    if (failed(onnx::composeLayouts(*indexed, view)))
      return failure();
    step.kernel =
        emitKernel(view, *std::move(indexed), kernels.mayReassociate());
  }
  insertStep(op, std::move(step));
  return success();
}

/// Fails if a tensor of the operation has a layout. Only operators that are
/// written as loops accept layouts.
static LogicalResult requireNoLayout(Operation &op) {
  if (!onnx::hasLayouts(&op))
    return success();
  return op.emitOpError() << "has a tensor with a layout, which is not "
                             "implemented";
}

LogicalResult GraphEmitter::addStep(Operation &op) {
  llvm::SmallVector<Value> tensors(op.getOperands());
  llvm::append_range(tensors, op.getResults());
  for (Value value : tensors)
    if (failed(checkValue(value, &op)))
      return failure();
  for (OpResult result : op.getResults())
    addValue(result);
  const bool hasRegions = isIf(&op) || isLoop(&op);
  if ((hasRegions || lookupObjectFn(&op) || lookupCountedOp(&op)) &&
      failed(requireNoLayout(op)))
    return failure();
  if (hasRegions) {
    for (Region &region : op.getRegions()) {
      if (region.front().empty() || !isa<onnx::YieldOp>(region.front().back()))
        return op.emitOpError() << "has a region that does not end with "
                                   "'onnx.Yield'";
      if (isIf(&op) && isInvalidBranch(&op, region))
        continue;
      if (failed(addSteps(region.front())))
        return failure();
    }
    return success();
  }
  if (lookupObjectFn(&op))
    return success();
  addShapeKernel(op);
  const bool hasNoKernel = onnx::isView(&op) || onnx::isPlacedSlice(&op) ||
                           onnx::hasPlacedJoins(&op);
  if (hasNoKernel)
    return success();
  return onnx::computesRowBlocks(&op) ? addRowBlocks(op) : addKernels(op);
}

LogicalResult GraphEmitter::addSteps(Block &block) {
  if (failed(requireNoLayout(block.back())))
    return failure();
  for (BlockArgument argument : block.getArguments()) {
    if (onnx::getLayout(argument.getType()))
      return block.getParentOp()->emitOpError()
             << "has an argument with a layout, which is not implemented";
    if (!isObject(argument) && !shapes.getShape(argument) &&
        block.getParentOp() != function.getOperation())
      return block.getParentOp()->emitOpError()
             << "has an argument of type " << argument.getType()
             << " without a rank, which is not implemented";
    addValue(argument);
  }
  for (Operation &op : block.without_terminator()) {
    const bool isConstant = op.getName().getStringRef() == "onnx.Constant";
    if (isConstant && failed(requireNoLayout(op)))
      return failure();
    if (!isa<onnx::NoValueOp>(op) && !isConstant && failed(addStep(op)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Calls

FailureOr<llvm::SmallVector<Value>>
GraphEmitter::emitArguments(Operation *op, const Kernel &kernel) {
  llvm::SmallVector<Value> values;
  for (const KernelArgument &argument : kernel.arguments) {
    FailureOr<Value> value = failure();
    switch (argument.kind) {
    case Kind::Operand:
      value = getMemory(op->getOperand(argument.number));
      break;
    case Kind::Result:
      value = getMemory(op->getResult(argument.number));
      break;
    case Kind::Size:
      value = emitSize(argument.size, op);
      break;
    case Kind::Call:
      value = call;
      break;
    case Kind::Scratch:
      value = scratch;
      break;
    case Kind::Node:
      value = sizes.constant(getNode(getGroupNode(op, argument.number)));
      break;
    }
    if (failed(value))
      return failure();
    values.push_back(*value);
  }
  return values;
}

void GraphEmitter::leaveIfFailed() {
  Value status = krnl::StatusOp::create(builder, builder.getI64Type(), call);
  Value zero = arith::ConstantOp::create(builder, builder.getI64IntegerAttr(0));
  krnl::LeaveIfOp::create(
      builder,
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, status, zero),
      call);
  hasRunKernel = false;
}

void GraphEmitter::leaveBeforeKernel() {
  if (hasRunKernel)
    leaveIfFailed();
}

/// Leaves the function if a kernel that can fail has failed.
void GraphEmitter::leaveAfter(const Kernel &kernel) {
  hasRunKernel = true;
  if (kernel.canFail)
    leaveIfFailed();
}

/// Computes sizes of results from elements of operands.
LogicalResult GraphEmitter::emitCount(Operation *op, const Step &step) {
  FailureOr<llvm::SmallVector<Value>> arguments =
      emitArguments(op, *step.count);
  if (failed(arguments))
    return failure();
  leaveIfWrong(op);
  leaveBeforeKernel();
  auto counted =
      func::CallOp::create(builder, step.count->function, *arguments);
  leaveAfter(*step.count);
  for (auto [result, dimension] : step.counted)
    if (failed(defineSize(op->getResult(result), dimension,
                          counted.getResult(0), op)))
      return failure();
  return success();
}

LogicalResult GraphEmitter::emitStep(Operation *op) {
  const Step &step = steps.find(op)->second;
  if (!step.scratch)
    return emitStepCalls(op, step);
  FailureOr<Value> bytes = emitProduct(
      step.scratch, op, step.scratchType.getIntOrFloatBitWidth() / CHAR_BIT);
  if (failed(bytes))
    return failure();
  leaveIfWrong(op);
  scratch = krnl::AllocateOp::create(
      builder, MemRefType::get({}, step.scratchType), call, *bytes);
  if (failed(emitStepCalls(op, step)))
    return failure();
  krnl::FreeOp::create(builder, scratch);
  return success();
}

LogicalResult GraphEmitter::emitStepCalls(Operation *op, const Step &step) {
  if (step.count && failed(emitCount(op, step)))
    return failure();
  if (failed(emitRequestedSizes(op)))
    return failure();
  if (failed(emitSizesOf(op)))
    return failure();
  leaveIfWrong(op);
  if (failed(prepareResults(op)))
    return failure();
  FailureOr<llvm::SmallVector<Value>> arguments =
      emitArguments(op, step.kernel);
  if (failed(arguments))
    return failure();
  leaveBeforeKernel();
  for (auto [result, operand] : step.updates)
    if (failed(emitUpdate(op, result, operand)))
      return failure();
  func::CallOp::create(builder, step.kernel.function, *arguments);
  leaveAfter(step.kernel);
  return success();
}

/// Copies an operand to a result, unless the caller has given them the same
/// memory.
LogicalResult GraphEmitter::emitUpdate(Operation *op, unsigned result,
                                       unsigned operand) {
  FailureOr<Value> from = getMemory(op->getOperand(operand));
  FailureOr<Value> to = getMemory(op->getResult(result));
  FailureOr<Value> count =
      emitProduct(*shapes.getShape(op->getResult(result)), op);
  if (failed(from) || failed(to) || failed(count))
    return failure();
  leaveIfWrong(op);
  Value zero = sizes.constant(0);
  auto getAddress = [&](Value memory) {
    return memref::ExtractAlignedPointerAsIndexOp::create(builder, memory);
  };
  Value areApart = arith::CmpIOp::create(builder, arith::CmpIPredicate::ne,
                                         getAddress(*from), getAddress(*to));
  auto copies = scf::IfOp::create(builder, areApart, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(copies.getThenRegion().front().getTerminator());
  copy(*to, *from, *count, zero);
  return success();
}

/// Copies the operands of a Concat that are not in its result.
LogicalResult GraphEmitter::emitCopiesOf(Operation *concat) {
  FailureOr<Value> to = getMemory(concat->getResult(0));
  if (failed(to))
    return failure();
  for (auto [i, operand] : llvm::enumerate(concat->getOperands())) {
    const onnx::Join join{concat, static_cast<unsigned>(i)};
    if (onnx::isPlacedJoin(join))
      continue;
    FailureOr<Value> from = getMemory(operand);
    FailureOr<Value> count = emitProduct(*shapes.getShape(operand), concat);
    FailureOr<Value> offset =
        emitSize(onnx::getJoinOffset(join, shapes), concat);
    if (failed(from) || failed(count) || failed(offset))
      return failure();
    leaveIfWrong(concat);
    copy(*to, *from, *count, *offset);
  }
  return success();
}

LogicalResult GraphEmitter::emitOperation(Operation &op) {
  builder.setLoc(op.getLoc());
  if (isIf(&op))
    return emitIf(&op);
  if (isLoop(&op))
    return emitLoop(&op);
  if (lookupObjectFn(&op))
    return emitObjectOp(&op);
  if (steps.contains(&op))
    return emitStep(&op);
  if (failed(emitRequestedSizes(&op)) || failed(emitSizesOf(&op)))
    return failure();
  leaveIfWrong(&op);
  return onnx::hasPlacedJoins(&op) ? emitCopiesOf(&op) : success();
}

/// Emits the operations of a block without its terminator.
LogicalResult GraphEmitter::emitBlock(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (!isa<onnx::NoValueOp>(op) &&
        op.getName().getStringRef() != "onnx.Constant") {
      if (failed(emitOperation(op)))
        return failure();
      for (Value result : op.getResults())
        if (failed(defineElements(result)))
          return failure();
    }
    freeAfter(&op);
  }
  return success();
}

} // namespace mlir::onnx_to_krnl
