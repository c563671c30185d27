// SPDX-License-Identifier: Apache-2.0
//
// Sequences and optional values. Each is an object of the runtime in a block,
// which has owners: the values that are used later. An operator that changes
// an object gets it as an owner, so that the last one may change it in place.
#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::onnx_to_krnl {

bool isObject(Value value) {
  return isa<onnx::SeqType, onnx::OptType>(value.getType());
}

/// Emits an operator that has or returns an object, or that the runtime counts.
class GraphEmitter::ObjectEmitter {
public:
  ObjectEmitter(GraphEmitter &graph, Operation *op)
      : graph(graph), builder(graph.builder), sizes(graph.sizes), op(op) {}

  LogicalResult construct();
  LogicalResult empty();
  LogicalResult insert();
  LogicalResult erase();
  LogicalResult at();
  LogicalResult length();
  LogicalResult split();
  LogicalResult concat();
  LogicalResult optional();
  LogicalResult getElement();
  LogicalResult hasElement();
  LogicalResult randomSeed();

private:
  bool hasOperand(unsigned index) {
    return index < op->getNumOperands() &&
           !isa<NoneType>(op->getOperand(index).getType());
  }
  int64_t getInteger(llvm::StringRef name, int64_t byDefault) {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value ? value.getValue().getSExtValue() : byDefault;
  }
  /// Returns the attribute `axis` counted from the first one of `rank`.
  FailureOr<int64_t> getAxis(int64_t rank);
  Value getNode() { return sizes.constant(graph.getNode(op)); }
  FailureOr<Value> getMemory(unsigned operand) {
    return graph.getMemory(op->getOperand(operand));
  }
  FailureOr<Value> getPosition(unsigned operand);
  FailureOr<Value> takeOperand(unsigned operand) {
    return graph.takeObject(op->getOperand(operand), op, op);
  }
  Value makeObject(llvm::StringRef function, ValueRange arguments) {
    return graph.callRuntime(function, arguments, graph.getObjectType());
  }
  LogicalResult adopt(Value object) {
    return graph.adoptBlock(op->getResult(0), object);
  }
  LogicalResult adoptTensor(Value object);
  LogicalResult store(Value number);

  GraphEmitter &graph;
  ImplicitLocOpBuilder &builder;
  SizeEmitter &sizes;
  Operation *op;
};

//===----------------------------------------------------------------------===//
// Objects

MemRefType GraphEmitter::getObjectType() {
  return MemRefType::get({}, builder.getI8Type());
}

Value GraphEmitter::callRuntime(llvm::StringRef function, ValueRange arguments,
                                Type result) {
  auto callee = FlatSymbolRefAttr::get(context, function);
  return krnl::RuntimeCallOp::create(builder, result, callee, arguments)
      .getResult();
}

/// Returns a new object that is a copy of a tensor.
FailureOr<Value> GraphEmitter::makeTensorObject(Value tensor, Operation *node) {
  llvm::SmallVector<Value> shape;
  const llvm::ArrayRef<onnx::DimExpr> exprs = *shapes.getShape(tensor);
  for (onnx::DimExpr expr : exprs) {
    FailureOr<Value> size = emitSize(expr, node);
    if (failed(size))
      return failure();
    shape.push_back(*size);
  }
  FailureOr<Value> data = getMemory(tensor);
  if (failed(data))
    return failure();
  leaveIfWrong(node);
  return callRuntime("omMakeTensor",
                     {call, *data, sizes.constant(getElementBytes(tensor)),
                      sizes.constant(shape.size()), emitSizeArray(shape)},
                     getObjectType());
}

Value GraphEmitter::emitSizeArray(ValueRange values) {
  return krnl::SizesOp::create(
      builder, MemRefType::get({}, builder.getI64Type()), values);
}

FailureOr<Value> GraphEmitter::takeObject(Value value, Operation *user,
                                          Operation *node) {
  if (!isObject(value))
    return makeTensorObject(value, node);
  FailureOr<Value> object = getMemory(value);
  if (failed(object))
    return failure();
  if (takeOwnBlock(*object, user))
    return object;
  return callRuntime("omShareBlock", *object, getObjectType());
}

/// Returns the type of the tensors that a value consists of; null for others.
static TensorType getInnermostType(Type type) {
  while (true) {
    if (auto sequence = dyn_cast<onnx::SeqType>(type))
      type = sequence.getElementType();
    else if (auto optional = dyn_cast<onnx::OptType>(type))
      type = optional.getElementType();
    else
      return dyn_cast<TensorType>(type);
  }
}

LogicalResult GraphEmitter::checkValue(Value value, Operation *user) {
  if (isa<NoneType>(value.getType()))
    return success();
  if (isObject(value)) {
    const TensorType tensor = getInnermostType(value.getType());
    const Type element = tensor ? tensor.getElementType() : Type();
    if (element && element.isIntOrFloat() &&
        (element.isInteger(1) || element.getIntOrFloatBitWidth() % 8 == 0))
      return success();
    return user->emitOpError() << "has a value of type " << value.getType()
                               << ", which is not implemented";
  }
  if (!shapes.getShape(value))
    return user->emitOpError() << "has a value of type " << value.getType()
                               << " without a rank, which is not implemented";
  return success();
}

/// Makes objects of inputs that are used.
LogicalResult GraphEmitter::emitInputObjects() {
  for (BlockArgument argument : function.getArguments())
    if (isObject(argument) && !argument.use_empty())
      manage(argument,
             callRuntime("omInputObject",
                         {call, sizes.constant(argument.getArgNumber())},
                         getObjectType()));
  return success();
}

//===----------------------------------------------------------------------===//
// Operands and results

FailureOr<int64_t> GraphEmitter::ObjectEmitter::getAxis(int64_t rank) {
  const int64_t axis = getInteger("axis", 0);
  if (axis < -rank || axis >= rank)
    return op->emitOpError()
           << "has the axis " << axis << ", but " << rank << " dimensions";
  return axis < 0 ? axis + rank : axis;
}

FailureOr<Value> GraphEmitter::ObjectEmitter::getPosition(unsigned operand) {
  FailureOr<Value> data = getMemory(operand);
  if (failed(data))
    return failure();
  return graph.loadElement(op->getOperand(operand), *data, 0);
}

/// Makes an object, which must be a tensor of the declared type, the memory of
/// the result.
LogicalResult GraphEmitter::ObjectEmitter::adoptTensor(Value object) {
  OpResult result = op->getResult(0);
  const size_t rank = graph.shapes.getShape(result)->size();
  Value tensor = graph.callRuntime(
      "omCheckTensor",
      {graph.call, getNode(), object,
       sizes.constant(graph.getElementBytes(result)), sizes.constant(rank)},
      graph.getTensorMemoryType(result));
  for (size_t i = 0; i < rank; ++i) {
    Value size = graph.callRuntime(
        "omGetTensorSize", {tensor, sizes.constant(i)}, builder.getIndexType());
    if (failed(graph.defineSize(result, i, size, op)))
      return failure();
  }
  graph.leaveIfWrong(op);
  return graph.adoptBlock(result, tensor);
}

/// Makes a number the only element of the result.
LogicalResult GraphEmitter::ObjectEmitter::store(Value number) {
  OpResult result = op->getResult(0);
  if (failed(graph.prepareResult(result)))
    return failure();
  FailureOr<Value> memory = graph.getMemory(result);
  if (failed(memory))
    return failure();
  const Type type = cast<MemRefType>(memory->getType()).getElementType();
  krnl::StoreOp::create(builder,
                        builder.createOrFold<arith::IndexCastOp>(type, number),
                        *memory, ValueRange());
  return success();
}

//===----------------------------------------------------------------------===//
// Sequences

LogicalResult GraphEmitter::ObjectEmitter::empty() {
  return adopt(makeObject("omMakeSequence", graph.call));
}

LogicalResult GraphEmitter::ObjectEmitter::construct() {
  Value sequence = makeObject("omMakeSequence", graph.call);
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    FailureOr<Value> element = takeOperand(i);
    if (failed(element))
      return failure();
    sequence =
        makeObject("omAppendToSequence", {graph.call, sequence, *element});
  }
  return adopt(sequence);
}

LogicalResult GraphEmitter::ObjectEmitter::insert() {
  FailureOr<Value> element = takeOperand(1);
  if (failed(element))
    return failure();
  Value position;
  if (hasOperand(2)) {
    FailureOr<Value> given = getPosition(2);
    if (failed(given))
      return failure();
    position = *given;
  }
  FailureOr<Value> sequence = takeOperand(0);
  if (failed(sequence))
    return failure();
  if (!position)
    return adopt(
        makeObject("omAppendToSequence", {graph.call, *sequence, *element}));
  return adopt(
      makeObject("omInsertIntoSequence",
                 {graph.call, getNode(), *sequence, *element, position}));
}

LogicalResult GraphEmitter::ObjectEmitter::erase() {
  FailureOr<Value> position = sizes.constant(-1);
  if (hasOperand(1))
    position = getPosition(1);
  FailureOr<Value> sequence = takeOperand(0);
  if (failed(position) || failed(sequence))
    return failure();
  return adopt(makeObject("omEraseFromSequence",
                          {graph.call, getNode(), *sequence, *position}));
}

LogicalResult GraphEmitter::ObjectEmitter::at() {
  FailureOr<Value> sequence = getMemory(0), position = getPosition(1);
  if (failed(sequence) || failed(position))
    return failure();
  Value element = makeObject("omGetSequenceElement",
                             {graph.call, getNode(), *sequence, *position});
  return isObject(op->getResult(0)) ? adopt(element) : adoptTensor(element);
}

LogicalResult GraphEmitter::ObjectEmitter::length() {
  FailureOr<Value> sequence = getMemory(0);
  if (failed(sequence))
    return failure();
  return store(graph.callRuntime("omGetSequenceLength", *sequence,
                                 builder.getIndexType()));
}

/// Without sizes, parts have size 1, and no axis if `keepdims` is 0.
LogicalResult GraphEmitter::ObjectEmitter::split() {
  enum Mode { Elements, DropAxis, Equal, List };
  Value data = op->getOperand(0);
  const llvm::ArrayRef<onnx::DimExpr> shape = *graph.shapes.getShape(data);
  FailureOr<int64_t> axis = getAxis(shape.size());
  FailureOr<Value> memory = getMemory(0);
  if (failed(axis) || failed(memory))
    return failure();
  int64_t mode = getInteger("keepdims", 1) ? Elements : DropAxis;
  Value parts = *memory;
  int64_t partWidth = 8;
  FailureOr<Value> numParts = sizes.constant(0);
  if (hasOperand(1)) {
    Value list = op->getOperand(1);
    const llvm::ArrayRef<onnx::DimExpr> size = *graph.shapes.getShape(list);
    if (size.size() > 1)
      return op->emitOpError("has sizes of rank ") << size.size();
    mode = size.empty() ? Equal : List;
    partWidth = graph.getElementBytes(list);
    if (!size.empty())
      numParts = graph.emitSize(size.front(), op);
    FailureOr<Value> partMemory = getMemory(1);
    if (failed(numParts) || failed(partMemory))
      return failure();
    parts = *partMemory;
  }
  llvm::SmallVector<Value> extents;
  for (onnx::DimExpr expr : shape) {
    FailureOr<Value> size = graph.emitSize(expr, op);
    if (failed(size))
      return failure();
    extents.push_back(*size);
  }
  graph.leaveIfWrong(op);
  return adopt(makeObject(
      "omSplitToSequence",
      {graph.call, getNode(), *memory,
       sizes.constant(graph.getElementBytes(data)), sizes.constant(*axis),
       sizes.constant(mode), parts, sizes.constant(partWidth), *numParts,
       sizes.constant(shape.size()), graph.emitSizeArray(extents)}));
}

LogicalResult GraphEmitter::ObjectEmitter::concat() {
  OpResult result = op->getResult(0);
  const size_t rank = graph.shapes.getShape(result)->size();
  FailureOr<int64_t> number = getAxis(rank);
  FailureOr<Value> sequence = getMemory(0);
  if (failed(number) || failed(sequence))
    return failure();
  Value axis = sizes.constant(*number);
  Value isNew = sizes.constant(getInteger("new_axis", 0) != 0);
  Value checked =
      makeObject("omCheckJoin", {graph.call, getNode(), *sequence, axis, isNew,
                                 sizes.constant(graph.getElementBytes(result)),
                                 sizes.constant(rank)});
  for (size_t i = 0; i < rank; ++i) {
    Value size = graph.callRuntime("omGetJoinedSize",
                                   {checked, axis, isNew, sizes.constant(i)},
                                   builder.getIndexType());
    if (failed(graph.defineSize(result, i, size, op)))
      return failure();
  }
  graph.leaveIfWrong(op);
  if (failed(graph.prepareResult(result)))
    return failure();
  FailureOr<Value> to = graph.getMemory(result);
  if (failed(to))
    return failure();
  graph.callRuntime("omJoinSequence", {checked, axis, isNew, *to}, Type());
  return success();
}

//===----------------------------------------------------------------------===//
// Optional values

LogicalResult GraphEmitter::ObjectEmitter::optional() {
  if (!hasOperand(0))
    return adopt(makeObject("omMakeNothing", graph.call));
  FailureOr<Value> content = takeOperand(0);
  return failed(content) ? failure() : adopt(*content);
}

LogicalResult GraphEmitter::ObjectEmitter::getElement() {
  FailureOr<Value> object = getMemory(0);
  if (failed(object))
    return failure();
  Value element =
      makeObject("omGetOptionalElement", {graph.call, getNode(), *object});
  return isObject(op->getResult(0)) ? adopt(element) : adoptTensor(element);
}

LogicalResult GraphEmitter::ObjectEmitter::hasElement() {
  FailureOr<Value> object = getMemory(0);
  if (failed(object))
    return failure();
  return store(
      graph.callRuntime("omHasElement", *object, builder.getIndexType()));
}

//===----------------------------------------------------------------------===//
// Numbers that the runtime counts

LogicalResult GraphEmitter::ObjectEmitter::randomSeed() {
  return store(graph.callRuntime("omNextSeed", {}, builder.getIndexType()));
}

/// Returns the function that emits an operator, or null.
GraphEmitter::EmitObjectFn GraphEmitter::lookupObjectFn(Operation *op) {
  if (isa<onnx::RandomSeedOp>(op))
    return &ObjectEmitter::randomSeed;
  // A tensor that takes the place of an optional value is not an object.
  if (llvm::none_of(op->getOperands(), isObject) &&
      llvm::none_of(op->getResults(), isObject))
    return nullptr;
  return llvm::StringSwitch<EmitObjectFn>(op->getName().stripDialect())
      .Case("ConcatFromSequence", &ObjectEmitter::concat)
      .Case("Optional", &ObjectEmitter::optional)
      .Case("OptionalGetElement", &ObjectEmitter::getElement)
      .Case("OptionalHasElement", &ObjectEmitter::hasElement)
      .Case("SequenceAt", &ObjectEmitter::at)
      .Case("SequenceConstruct", &ObjectEmitter::construct)
      .Case("SequenceEmpty", &ObjectEmitter::empty)
      .Case("SequenceErase", &ObjectEmitter::erase)
      .Case("SequenceInsert", &ObjectEmitter::insert)
      .Case("SequenceLength", &ObjectEmitter::length)
      .Case("SplitToSequence", &ObjectEmitter::split)
      .Default(nullptr);
}

LogicalResult GraphEmitter::emitObjectOp(Operation *op) {
  ObjectEmitter emitter(*this, op);
  return (emitter.*lookupObjectFn(op))();
}

} // namespace mlir::onnx_to_krnl
