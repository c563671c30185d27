// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/main_graph.h"

#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "conversions/onnx_to_krnl/bounds.h"
#include "conversions/onnx_to_krnl/size_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/krnl.h"
#include "dialects/onnx/indexed/scalar_constant.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/onnx.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::ErrorCode;
using onnx::PlaceAttr;
using onnx::PlaceKind;
using Kind = KernelArgument::Kind;

namespace {

/// The alignment of slots in the arena. Each is followed by as many bytes that
/// may be read.
constexpr int64_t alignment = 64;

/// A call of a kernel.
struct Step {
  Operation *op;
  Kernel kernel;
  llvm::SmallVector<IndexBounds> bounds;
};

class MainGraph {
public:
  MainGraph(func::FuncOp function, KernelTable &kernels,
            ConstantTable &constants)
      : function(function), kernels(kernels), constants(constants),
        context(function.getContext()), shapes(function),
        builder(function.getLoc(), context),
        sizes(builder, [this](const onnx::DimAtom &symbol) {
          return emitSymbol(symbol);
        }) {}

  LogicalResult run();

private:
  // The steps.
  LogicalResult addStep(Operation &op);
  LogicalResult addSteps();

  // Sizes.
  Value emitSymbol(const onnx::DimAtom &symbol);
  FailureOr<Value> emitSize(DimExpr expr, Operation *user);
  FailureOr<Value> emitBytes(Value tensor);
  void checkInputs();
  LogicalResult checkBounds(const Step &step);
  LogicalResult checkView(Operation *view);
  LogicalResult emitSizes();
  void leaveIf(Value condition, ErrorCode code);

  // Memory.
  Value load(Value source, ValueRange index) {
    const Type type = cast<MemRefType>(source.getType()).getElementType();
    return krnl::LoadOp::create(builder, type, source, index);
  }
  Value getInputSize(uint64_t input, uint64_t dimension) {
    return krnl::InputSizeOp::create(builder, builder.getIndexType(), call,
                                     input, dimension);
  }
  Value getInput(unsigned index);
  FailureOr<Value> getConstant(Value tensor);
  LogicalResult takeOutputs();
  LogicalResult takeArena();
  Value getSlotEnd(unsigned slot);
  Value getSlotOffset(unsigned slot);
  FailureOr<Value> getMemory(Value tensor);

  // Code.
  LogicalResult emitStep(const Step &step);
  LogicalResult emitCopies();
  int64_t addNode(Operation *op);
  func::FuncOp replaceFunction();

  Operation &getEnd() { return function.getBody().front().back(); }

  func::FuncOp function;
  KernelTable &kernels;
  ConstantTable &constants;
  MLIRContext *context;
  onnx::ShapeAnalysis shapes;
  std::vector<Step> steps;
  std::vector<Operation *> views;

  ImplicitLocOpBuilder builder;
  SizeEmitter sizes;
  Value call, arena;
  llvm::DenseMap<Value, Value> memory;
  llvm::SmallVector<Value> outputs;
  /// The values in the slots, their sizes, and their offsets as far as emitted.
  llvm::SmallVector<Value> slots, slotSizes, slotOffsets;
  llvm::SmallVector<std::string> nodes;
};

} // namespace

/// Returns the place of a result, or null.
static PlaceAttr getPlace(OpResult result) {
  auto places = result.getOwner()->getAttrOfType<ArrayAttr>("onnx.place");
  if (!places || result.getResultNumber() >= places.size())
    return {};
  return dyn_cast<PlaceAttr>(places[result.getResultNumber()]);
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
static Operation *getNode(Operation *op, unsigned number) {
  if (!isa<onnx::FusedOp>(op))
    return op;
  return &*std::next(op->getRegion(0).front().begin(), number);
}

LogicalResult MainGraph::addStep(Operation &op) {
  for (OpResult result : op.getResults()) {
    PlaceAttr place = getPlace(result);
    if (place && place.getKind() == PlaceKind::slot) {
      if (slots.size() <= static_cast<size_t>(place.getNumber()))
        slots.resize(place.getNumber() + 1);
      slots[place.getNumber()] = result;
    }
  }
  if (onnx::isView(&op)) {
    views.push_back(&op);
    return success();
  }
  onnx::IndexFn index = onnx::lookupIndexFn(&op);
  if (!index)
    return op.emitOpError() << "is not implemented";
  llvm::SmallVector<Value> tensors(op.getOperands());
  llvm::append_range(tensors, op.getResults());
  for (Value value : tensors)
    if (!isa<NoneType>(value.getType()) && !shapes.getShape(value))
      return op.emitOpError() << "has a value of type " << value.getType()
                              << " without a rank, which is not implemented";
  onnx::Operator view(&op, shapes);
  FailureOr<onnx::IndexedOp> indexed = index(view);
  if (failed(indexed))
    return failure();
  llvm::SmallVector<IndexBounds> bounds = findBounds(*indexed, view.dims());
  Kernel kernel = emitKernel(view, *std::move(indexed));
  kernels.insert(kernel, getKernelName(op));
  steps.push_back({&op, std::move(kernel), std::move(bounds)});
  return success();
}

LogicalResult MainGraph::addSteps() {
  for (Operation &op : function.getBody().front().without_terminator())
    if (!isa<onnx::NoValueOp>(op) &&
        op.getName().getStringRef() != "onnx.Constant" && failed(addStep(op)))
      return failure();
  return success();
}

/// Symbols are sizes of inputs or elements of inputs.
Value MainGraph::emitSymbol(const onnx::DimAtom &symbol) {
  auto source = shapes.getSource(symbol);
  auto argument =
      source ? dyn_cast<BlockArgument>(source->value) : BlockArgument();
  if (!argument || argument.getOwner() != &function.getBody().front())
    return {};
  if (!source->isElement)
    return getInputSize(argument.getArgNumber(), source->index);
  Value data = getInput(argument.getArgNumber());
  auto shape = shapes.getShape(argument);
  if (!shape || shape->size() > 1)
    return {};
  Value element;
  if (shape->empty()) {
    element = load(data, {});
  } else {
    auto type = cast<MemRefType>(data.getType());
    const int64_t size = source->index + 1;
    Value list = memref::ReinterpretCastOp::create(
        builder, MemRefType::get({size}, type.getElementType()), data,
        builder.getIndexAttr(0),
        llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(size)),
        llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
    element = load(list, sizes.constant(source->index));
  }
  return builder.createOrFold<arith::IndexCastOp>(builder.getIndexType(),
                                                  element);
}

FailureOr<Value> MainGraph::emitSize(DimExpr expr, Operation *user) {
  Value size = sizes.emit(expr);
  if (!size)
    return user->emitOpError() << "depends on the size '" << expr.str()
                               << "', which is computed, which is not "
                                  "implemented";
  return size;
}

/// Returns the number of bytes of a tensor.
FailureOr<Value> MainGraph::emitBytes(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  const Type element = cast<TensorType>(tensor.getType()).getElementType();
  Value bytes = sizes.constant(
      getMemoryType(element).getElementType().getIntOrFloatBitWidth() / 8);
  const llvm::ArrayRef<DimExpr> shape = *shapes.getShape(tensor);
  for (DimExpr expr : shape) {
    FailureOr<Value> size = emitSize(expr, op);
    if (failed(size))
      return failure();
    sizes.requireSize(*size);
    bytes = sizes.mul(bytes, *size);
  }
  return bytes;
}

/// Checks the sizes of inputs that are neither constants nor symbols of their
/// own: the runtime checks these.
void MainGraph::checkInputs() {
  for (BlockArgument argument : function.getArguments()) {
    auto shape = shapes.getShape(argument);
    if (!shape)
      continue;
    for (auto [i, expr] : llvm::enumerate(*shape)) {
      if (expr.getConstant() || expr.getSymbol())
        continue;
      if (Value expected = sizes.emit(expr))
        sizes.requireEqual(expected, getInputSize(argument.getArgNumber(), i));
    }
  }
}

/// Checks that the accesses of a kernel are inside of their tensors.
LogicalResult MainGraph::checkBounds(const Step &step) {
  for (const IndexBounds &bounds : step.bounds) {
    llvm::SmallVector<Value> values;
    llvm::SmallVector<DimExpr> exprs = {bounds.least, bounds.greatest,
                                        bounds.size};
    llvm::append_range(exprs, bounds.extents);
    for (DimExpr expr : exprs) {
      FailureOr<Value> value = emitSize(expr, step.op);
      if (failed(value))
        return failure();
      values.push_back(*value);
    }
    sizes.requireInside(values[0], values[1], values[2],
                        ValueRange(values).drop_front(3));
  }
  return success();
}

/// Checks that a view has as many elements as its operand.
LogicalResult MainGraph::checkView(Operation *view) {
  const auto from = shapes.getShape(view->getOperand(0));
  const auto to = shapes.getShape(view->getResult(0));
  if (!from || !to)
    return view->emitOpError() << "has a value without a rank, which is not "
                                  "implemented";
  onnx::DimExprContext &context = shapes.getContext();
  const DimExpr given = context.product(*from), wanted = context.product(*to);
  if (given == wanted)
    return success();
  FailureOr<Value> left = emitSize(given, view), right = emitSize(wanted, view);
  if (failed(left) || failed(right))
    return failure();
  sizes.requireEqual(*left, *right);
  return success();
}

/// Emits all sizes that kernels and outputs use, and checks them, before
/// anything is computed.
LogicalResult MainGraph::emitSizes() {
  checkInputs();
  for (const Step &step : steps) {
    for (const KernelArgument &argument : step.kernel.arguments)
      if (argument.kind == Kind::Size &&
          failed(emitSize(argument.size, step.op)))
        return failure();
    if (failed(checkBounds(step)))
      return failure();
  }
  for (Operation *view : views)
    if (failed(checkView(view)))
      return failure();
  for (Value value : getEnd().getOperands())
    if (const auto shape = shapes.getShape(value))
      for (DimExpr expr : *shape)
        if (failed(emitSize(expr, &getEnd())))
          return failure();
  return success();
}

/// Makes the call fail, at no node, and leaves the function.
void MainGraph::leaveIf(Value condition, ErrorCode code) {
  if (!condition)
    return;
  auto branch = scf::IfOp::create(builder, condition, /*withElseRegion=*/false);
  OpBuilder then = branch.getThenBodyBuilder();
  Value none = arith::ConstantIndexOp::create(then, builder.getLoc(), -1);
  krnl::SetErrorOp::create(
      then, builder.getLoc(), call, none,
      builder.getI64IntegerAttr(static_cast<int64_t>(code)));
  krnl::LeaveIfOp::create(builder, condition, call);
}

Value MainGraph::getInput(unsigned index) {
  Value &input = memory[function.getArgument(index)];
  if (!input) {
    auto type = cast<TensorType>(function.getArgument(index).getType());
    input = krnl::InputOp::create(builder, getMemoryType(type.getElementType()),
                                  call, uint64_t(index));
  }
  return input;
}

FailureOr<Value> MainGraph::getConstant(Value tensor) {
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

LogicalResult MainGraph::takeOutputs() {
  for (auto [i, value] : llvm::enumerate(getEnd().getOperands())) {
    auto type = dyn_cast<TensorType>(value.getType());
    auto shape = shapes.getShape(value);
    if (!type || !shape)
      return getEnd().emitOpError()
             << "returns a value of type " << value.getType()
             << " without a rank, which is not implemented";
    llvm::SmallVector<Value> values;
    for (DimExpr expr : *shape) {
      FailureOr<Value> size = emitSize(expr, &getEnd());
      if (failed(size))
        return failure();
      values.push_back(*size);
    }
    outputs.push_back(krnl::OutputOp::create(
        builder, getMemoryType(type.getElementType()), call, i, values));
  }
  return success();
}

Value MainGraph::getSlotEnd(unsigned slot) {
  return sizes.add(getSlotOffset(slot), slotSizes[slot]);
}

/// A slot begins at the greatest end of the slots below it.
Value MainGraph::getSlotOffset(unsigned slot) {
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
LogicalResult MainGraph::takeArena() {
  for (Value value : slots) {
    FailureOr<Value> bytes = emitBytes(value);
    if (failed(bytes))
      return failure();
    Value padded = sizes.add(*bytes, sizes.constant(2 * alignment - 1));
    slotSizes.push_back(builder.createOrFold<arith::AndIOp>(
        padded, sizes.constant(-alignment)));
  }
  slotOffsets.resize(slots.size());
  Value total = sizes.constant(0);
  for (unsigned slot = 0; slot < slots.size(); ++slot)
    total = builder.createOrFold<arith::MaxSIOp>(total, getSlotEnd(slot));
  leaveIf(sizes.getOverflow(), ErrorCode::Overflow);
  leaveIf(sizes.getContradiction(), ErrorCode::Shape);
  if (!slots.empty())
    arena = krnl::ArenaOp::create(
        builder, MemRefType::get({}, builder.getI8Type()), call, total);
  return success();
}

FailureOr<Value> MainGraph::getMemory(Value tensor) {
  if (Value known = memory.lookup(tensor))
    return known;
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    return getInput(argument.getArgNumber());
  auto result = cast<OpResult>(tensor);
  FailureOr<Value> found = failure();
  if (PlaceAttr place = getPlace(result)) {
    switch (place.getKind()) {
    case PlaceKind::output:
      found = outputs[place.getNumber()];
      break;
    case PlaceKind::slot: {
      auto type = cast<TensorType>(tensor.getType());
      found = Value(
          krnl::SlotOp::create(builder, getMemoryType(type.getElementType()),
                               arena, slotOffsets[place.getNumber()]));
      break;
    }
    case PlaceKind::view:
      found = getMemory(result.getOwner()->getOperand(0));
      break;
    }
  } else {
    found = getConstant(tensor);
  }
  if (succeeded(found))
    memory[tensor] = *found;
  return found;
}

/// Returns the number of a node that can fail.
int64_t MainGraph::addNode(Operation *op) {
  std::string text = op->getName().stripDialect().str();
  if (auto name = op->getAttrOfType<StringAttr>("onnx_node_name"))
    text += (" '" + name.getValue() + "'").str();
  nodes.push_back(std::move(text));
  return nodes.size() - 1;
}

LogicalResult MainGraph::emitStep(const Step &step) {
  builder.setLoc(step.op->getLoc());
  llvm::SmallVector<Value> values;
  for (const KernelArgument &argument : step.kernel.arguments) {
    FailureOr<Value> value = failure();
    switch (argument.kind) {
    case Kind::Operand:
      value = getMemory(step.op->getOperand(argument.number));
      break;
    case Kind::Result:
      value = getMemory(step.op->getResult(argument.number));
      break;
    case Kind::Size:
      value = emitSize(argument.size, step.op);
      break;
    case Kind::Call:
      value = call;
      break;
    case Kind::Node:
      value = sizes.constant(addNode(getNode(step.op, argument.number)));
      break;
    }
    if (failed(value))
      return failure();
    values.push_back(*value);
  }
  func::CallOp::create(builder, step.kernel.function, values);
  if (!step.kernel.canFail)
    return success();
  Value status = krnl::StatusOp::create(builder, builder.getI64Type(), call);
  Value zero = arith::ConstantOp::create(builder, builder.getI64IntegerAttr(0));
  krnl::LeaveIfOp::create(
      builder,
      arith::CmpIOp::create(builder, arith::CmpIPredicate::ne, status, zero),
      call);
  return success();
}

/// Copies returned values that are not in their output.
LogicalResult MainGraph::emitCopies() {
  for (auto [i, value] : llvm::enumerate(getEnd().getOperands())) {
    FailureOr<Value> source = getMemory(value);
    if (failed(source))
      return failure();
    if (*source == outputs[i])
      continue;
    Value count = sizes.constant(1);
    const llvm::ArrayRef<DimExpr> shape = *shapes.getShape(value);
    for (DimExpr expr : shape)
      count = sizes.mul(count, sizes.emit(expr));
    Value number =
        builder.createOrFold<arith::IndexCastOp>(builder.getI64Type(), count);
    Value zero = sizes.constant(0);
    krnl::MemcpyOp::create(builder, outputs[i], *source, number, zero, zero);
  }
  return success();
}

/// Creates the function that replaces the model's, and moves the builder into
/// it.
func::FuncOp MainGraph::replaceFunction() {
  auto type = builder.getFunctionType({krnl::CallType::get(context)},
                                      {builder.getI64Type()});
  OpBuilder detached(function);
  auto replacement = func::FuncOp::create(detached, function.getLoc(),
                                          function.getSymName(), type);
  replacement.setPrivate();
  Block *block = replacement.addEntryBlock();
  call = block->getArgument(0);
  builder.setInsertionPointToEnd(block);
  return replacement;
}

LogicalResult MainGraph::run() {
  if (!shapes.isValid() || failed(addSteps()))
    return failure();
  func::FuncOp replacement = replaceFunction();
  if (failed(emitSizes()) || failed(takeArena()))
    return failure();
  if (failed(takeOutputs()))
    return failure();
  for (const Step &step : steps)
    if (failed(emitStep(step)))
      return failure();
  builder.setLoc(function.getLoc());
  if (failed(emitCopies()))
    return failure();
  func::ReturnOp::create(builder, Value(krnl::StatusOp::create(
                                      builder, builder.getI64Type(), call)));
  llvm::SmallVector<llvm::StringRef> names(nodes.begin(), nodes.end());
  replacement->setAttr("krnl.nodes", builder.getStrArrayAttr(names));
  function.erase();
  return success();
}

LogicalResult emitMainGraph(func::FuncOp function, KernelTable &kernels,
                            ConstantTable &constants) {
  return MainGraph(function, kernels, constants).run();
}

} // namespace mlir::onnx_to_krnl
