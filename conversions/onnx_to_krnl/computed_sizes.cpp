// SPDX-License-Identifier: Apache-2.0
//
// Sizes of results that elements of an operand request, which only a run
// determines.
#include <utility>

#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using Predicate = arith::CmpIPredicate;
using Sizes = llvm::SmallVector<Value>;

/// Emits the sizes of the results of one operation.
class GraphEmitter::RequestedSizes {
public:
  RequestedSizes(GraphEmitter &graph, Operation *op)
      : graph(graph), builder(graph.builder), sizes(graph.sizes), op(op) {}

  LogicalResult constantOfShape();
  LogicalResult expand();
  LogicalResult reshape();
  LogicalResult split();
  LogicalResult tile();

private:
  llvm::ArrayRef<DimExpr> getShape(Value value) {
    return *graph.shapes.getShape(value);
  }
  int64_t getInteger(llvm::StringRef name, int64_t byDefault) {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value ? value.getValue().getSExtValue() : byDefault;
  }
  FailureOr<Sizes> readOperand(unsigned operand, size_t count);
  FailureOr<Value> readFromEnd(unsigned operand, unsigned number);
  FailureOr<Value> getSize(unsigned operand, size_t dimension) {
    return graph.emitSize(getShape(op->getOperand(operand))[dimension], op);
  }
  LogicalResult define(unsigned result, llvm::ArrayRef<Value> values);

  Value compare(Predicate predicate, Value left, int64_t right) {
    return builder.createOrFold<arith::CmpIOp>(predicate, left,
                                               sizes.constant(right));
  }
  Value select(Value condition, Value yes, Value no) {
    return builder.createOrFold<arith::SelectOp>(condition, yes, no);
  }
  /// Checks that a condition does not hold.
  void refuse(Value condition) {
    sizes.requireEqual(select(condition, sizes.constant(1), sizes.constant(0)),
                       sizes.constant(0));
  }

  GraphEmitter &graph;
  ImplicitLocOpBuilder &builder;
  SizeEmitter &sizes;
  Operation *op;
};

/// Reads all elements of an operand, of which there must be `count`.
FailureOr<Sizes> GraphEmitter::RequestedSizes::readOperand(unsigned operand,
                                                           size_t count) {
  Value tensor = op->getOperand(operand);
  if (!getShape(tensor).empty()) {
    FailureOr<Value> length = getSize(operand, 0);
    if (failed(length))
      return failure();
    sizes.requireEqual(*length, sizes.constant(count));
    graph.leaveIfWrong(op);
  }
  FailureOr<Value> data = graph.getMemory(tensor);
  if (failed(data))
    return failure();
  Sizes elements;
  for (size_t i = 0; i < count; ++i)
    elements.push_back(graph.loadElement(tensor, *data, i));
  return elements;
}

/// Reads the element that is `number` elements before the end of an operand, or
/// 1 if there is none.
FailureOr<Value> GraphEmitter::RequestedSizes::readFromEnd(unsigned operand,
                                                           unsigned number) {
  Value tensor = op->getOperand(operand);
  FailureOr<Value> length = getSize(operand, 0);
  FailureOr<Value> data = graph.getMemory(tensor);
  if (failed(length) || failed(data))
    return failure();
  Value position = sizes.add(*length, sizes.constant(-int64_t(number)));
  auto branch = scf::IfOp::create(builder, builder.getIndexType(),
                                  compare(Predicate::sge, position, 0),
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&branch.getThenRegion().front());
  scf::YieldOp::create(builder, graph.loadElementAt(tensor, *data, position));
  builder.setInsertionPointToStart(&branch.getElseRegion().front());
  scf::YieldOp::create(builder, sizes.constant(1));
  return branch.getResult(0);
}

LogicalResult
GraphEmitter::RequestedSizes::define(unsigned result,
                                     llvm::ArrayRef<Value> values) {
  for (auto [i, value] : llvm::enumerate(values)) {
    sizes.requireSize(value);
    if (failed(graph.defineSize(op->getResult(result), i, value, op)))
      return failure();
  }
  return success();
}

LogicalResult GraphEmitter::RequestedSizes::constantOfShape() {
  FailureOr<Sizes> elements = readOperand(0, getShape(op->getResult(0)).size());
  return failed(elements) ? failure() : define(0, *elements);
}

/// Both shapes are aligned at their ends. Sizes that are not 1 must be equal.
LogicalResult GraphEmitter::RequestedSizes::expand() {
  const size_t rank = getShape(op->getResult(0)).size();
  const size_t own = getShape(op->getOperand(0)).size();
  Sizes result;
  for (size_t i = 0; i < rank; ++i) {
    FailureOr<Value> element = readFromEnd(1, rank - i);
    if (failed(element))
      return failure();
    result.push_back(*element);
    if (i + own < rank)
      continue;
    FailureOr<Value> size = getSize(0, i + own - rank);
    if (failed(size))
      return failure();
    Value isOne = compare(Predicate::eq, *size, 1);
    Value common = select(isOne, *element, *size);
    sizes.requireEqual(
        select(compare(Predicate::eq, *element, 1), common, *element), common);
    result.back() = common;
  }
  // There are no more elements than dimensions.
  FailureOr<Value> length = getSize(1, 0);
  if (failed(length))
    return failure();
  refuse(compare(Predicate::sgt, *length, rank));
  return define(0, result);
}

/// A size of 0 is that of the operand, unless `allowzero` is set. A size of -1
/// is what remains.
LogicalResult GraphEmitter::RequestedSizes::reshape() {
  const size_t rank = getShape(op->getResult(0)).size();
  const size_t own = getShape(op->getOperand(0)).size();
  FailureOr<Sizes> elements = readOperand(1, rank);
  FailureOr<Value> total = graph.emitProduct(getShape(op->getOperand(0)), op);
  if (failed(elements) || failed(total))
    return failure();
  Value others = sizes.constant(1), numRests = sizes.constant(0);
  llvm::SmallVector<Value> isRest;
  for (auto [i, element] : llvm::enumerate(*elements)) {
    isRest.push_back(compare(Predicate::eq, element, -1));
    if (!getInteger("allowzero", 0)) {
      Value isCopy = compare(Predicate::eq, element, 0);
      FailureOr<Value> copied = sizes.constant(-2);
      if (i < own)
        copied = getSize(0, i);
      if (failed(copied))
        return failure();
      element = select(isCopy, *copied, element);
    }
    element = select(isRest.back(), sizes.constant(1), element);
    sizes.requireSize(element);
    others = sizes.mul(others, element);
    numRests = sizes.add(
        numRests, select(isRest.back(), sizes.constant(1), sizes.constant(0)));
  }
  refuse(compare(Predicate::sgt, numRests, 1));
  Value isNothing = compare(Predicate::eq, others, 0);
  refuse(builder.createOrFold<arith::AndIOp>(
      isNothing, compare(Predicate::eq, numRests, 1)));
  Value rest = builder.createOrFold<arith::FloorDivSIOp>(
      *total, select(isNothing, sizes.constant(1), others));
  for (auto [is, element] : llvm::zip(isRest, *elements))
    element = select(is, rest, element);
  return define(0, *elements);
}

LogicalResult GraphEmitter::RequestedSizes::split() {
  FailureOr<Sizes> elements = readOperand(1, op->getNumResults());
  if (failed(elements))
    return failure();
  const int64_t rank = getShape(op->getOperand(0)).size();
  const int64_t axis = getInteger("axis", 0);
  const int64_t dimension = axis < 0 ? axis + rank : axis;
  Value sum = sizes.constant(0);
  for (auto [i, element] : llvm::enumerate(*elements)) {
    sizes.requireSize(element);
    sum = sizes.add(sum, element);
    if (failed(graph.defineSize(op->getResult(i), dimension, element, op)))
      return failure();
  }
  FailureOr<Value> size = getSize(0, dimension);
  if (failed(size))
    return failure();
  sizes.requireEqual(sum, *size);
  return success();
}

LogicalResult GraphEmitter::RequestedSizes::tile() {
  FailureOr<Sizes> elements = readOperand(1, getShape(op->getResult(0)).size());
  if (failed(elements))
    return failure();
  for (auto [i, element] : llvm::enumerate(*elements)) {
    sizes.requireSize(element);
    FailureOr<Value> size = getSize(0, i);
    if (failed(size))
      return failure();
    element = sizes.mul(*size, element);
  }
  return define(0, *elements);
}

/// Returns whether an operand is a list or a single one of integers.
static bool isIntegers(Operation *op, unsigned operand) {
  if (op->getNumOperands() <= operand)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getOperand(operand).getType());
  return type && type.getRank() <= 1 && type.getElementType().isInteger();
}

/// Adds the kernel for the sizes of results that elements of operands
/// determine, if there are such sizes.
void GraphEmitter::addShapeKernel(Operation &op) {
  const bool isComputed = llvm::any_of(op.getResults(), [&](Value result) {
    const auto shape = shapes.getShape(result);
    return shape && llvm::any_of(*shape, [&](DimExpr size) {
             const onnx::DimAtom *symbol = size.getSymbol();
             const auto source =
                 symbol ? shapes.getSource(*symbol) : std::nullopt;
             return source && source->value == result && !source->isElement;
           });
  });
  const onnx::Operator view(&op, shapes);
  const onnx::ComputedShapeFn emit =
      isComputed ? onnx::lookupComputedShapeFn(view) : nullptr;
  if (!emit)
    return;
  Kernel kernel = emitKernel(view, emit);
  kernels.insert(kernel, (op.getName().stripDialect() + "_shape").str());
  for (const KernelArgument &argument : kernel.arguments)
    if (argument.kind == KernelArgument::Kind::Size)
      addSymbols(argument.size);
  shapeKernels[&op] = std::move(kernel);
}

/// Calls the kernel for the sizes of results.
LogicalResult GraphEmitter::emitShape(Operation *op, const Kernel &kernel) {
  FailureOr<llvm::SmallVector<Value>> arguments = emitArguments(op, kernel);
  if (failed(arguments))
    return failure();
  leaveIfWrong(op);
  auto computed = func::CallOp::create(builder, kernel.function, *arguments);
  leaveAfter(kernel);
  for (OpResult result : op->getResults()) {
    if (isa<NoneType>(result.getType()))
      continue;
    for (auto [i, size] : llvm::enumerate(computed.getResults())) {
      sizes.requireSize(size);
      if (failed(defineSize(result, i, size, op)))
        return failure();
    }
  }
  return success();
}

LogicalResult GraphEmitter::emitRequestedSizes(Operation *op) {
  if (llvm::all_of(op->getResults(), [&](Value result) {
        const auto shape = shapes.getShape(result);
        return !shape || isKnown(*shape);
      }))
    return success();
  if (const auto found = shapeKernels.find(op); found != shapeKernels.end())
    return emitShape(op, found->second);
  using Function = LogicalResult (RequestedSizes::*)();
  const auto [operand, emit] =
      llvm::StringSwitch<std::pair<unsigned, Function>>(
          op->getName().stripDialect())
          .Case("ConstantOfShape", {0, &RequestedSizes::constantOfShape})
          .Case("Expand", {1, &RequestedSizes::expand})
          .Case("Reshape", {1, &RequestedSizes::reshape})
          .Case("Split", {1, &RequestedSizes::split})
          .Case("Tile", {1, &RequestedSizes::tile})
          .Default({0, nullptr});
  if (!emit || !isIntegers(op, operand))
    return success();
  RequestedSizes requested(*this, op);
  return (requested.*emit)();
}

} // namespace mlir::onnx_to_krnl
