// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/lower_to_loop/op_writer.h"

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/operation.h"
#include "dialects/onnx/onnx.h"

namespace mlir::onnx {

static constexpr llvm::StringLiteral nodeName = "onnx_node_name";

Type getElementTypeOf(Value tensor) {
  return cast<TensorType>(tensor.getType()).getElementType();
}

Type getUnshapedType(Type elementType) {
  return UnrankedTensorType::get(elementType);
}

OperationState OpWriter::makeState(llvm::StringRef op, ValueRange operands,
                                   Attributes attributes) {
  OperationState state(source->getLoc(), ("onnx." + op).str());
  state.addOperands(operands);
  for (auto [name, value] : attributes)
    state.addAttribute(name, value);
  if (auto name = source->getAttrOfType<StringAttr>(nodeName))
    state.addAttribute(nodeName, name);
  return state;
}

Value OpWriter::createOfType(llvm::StringRef op, ValueRange operands, Type type,
                             Attributes attributes) {
  OperationState state = makeState(op, operands, attributes);
  state.addTypes(type);
  return builder.create(state)->getResult(0);
}

Value OpWriter::create(llvm::StringRef op, ValueRange operands,
                       Type elementType, Attributes attributes) {
  return createOfType(op, operands, getUnshapedType(elementType), attributes);
}

Value OpWriter::create(llvm::StringRef op, ValueRange operands,
                       Attributes attributes) {
  return create(op, operands, getElementTypeOf(operands[0]), attributes);
}

llvm::SmallVector<Value> OpWriter::split(Value value, int64_t axis,
                                         unsigned count) {
  OperationState state =
      makeState("Split", {value, getNone()},
                {{"axis", integer(axis)}, {"num_outputs", integer(count)}});
  const llvm::SmallVector<Type> types(count,
                                      getUnshapedType(getElementTypeOf(value)));
  state.addTypes(types);
  return llvm::SmallVector<Value>(builder.create(state)->getResults());
}

ValueRange OpWriter::createLoop(
    Value count, ValueRange initial, TypeRange results,
    llvm::function_ref<llvm::SmallVector<Value>(Value, ValueRange)> emitBody) {
  llvm::SmallVector<Value> operands = {count, getNone()};
  operands.append(initial.begin(), initial.end());
  OperationState state = makeState("Loop", operands, {});
  state.addTypes(results);
  auto *block = new Block;
  state.addRegion()->push_back(block);
  const Location location = source->getLoc();
  Value iteration = block->addArgument(
      RankedTensorType::get({}, builder.getI64Type()), location);
  Value goesOn = block->addArgument(
      RankedTensorType::get({}, builder.getI1Type()), location);
  for (Value value : initial)
    block->addArgument(isa<TensorType>(value.getType())
                           ? getUnshapedType(getElementTypeOf(value))
                           : value.getType(),
                       location);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(block);
    llvm::SmallVector<Value> next = {goesOn};
    const llvm::SmallVector<Value> carried(block->getArguments().drop_front(2));
    llvm::append_range(next, emitBody(iteration, carried));
    YieldOp::create(builder, location, next);
  }
  return builder.create(state)->getResults();
}

Value OpWriter::getNone() {
  return NoValueOp::create(builder, source->getLoc(), builder.getNoneType(),
                           builder.getUnitAttr());
}

/// Creates a constant.
static Value createConstant(OpBuilder &builder, Location location,
                            DenseElementsAttr elements) {
  OperationState state(location, ConstantOp::getOperationName());
  state.addAttribute("value", elements);
  state.addTypes(elements.getType());
  return builder.create(state)->getResult(0);
}

Value OpWriter::constant(llvm::ArrayRef<int64_t> list) {
  auto type = RankedTensorType::get({static_cast<int64_t>(list.size())},
                                    builder.getI64Type());
  return createConstant(builder, source->getLoc(),
                        DenseElementsAttr::get(type, list));
}

Value OpWriter::scalar(int64_t number) {
  auto type = RankedTensorType::get({}, builder.getI64Type());
  return createConstant(builder, source->getLoc(),
                        DenseElementsAttr::get(type, llvm::ArrayRef(number)));
}

Value OpWriter::number(double value, Type type) {
  const Attribute element = builder.getFloatAttr(type, value);
  return createConstant(builder, source->getLoc(),
                        DenseElementsAttr::get(RankedTensorType::get({}, type),
                                               llvm::ArrayRef(element)));
}

IntegerAttr OpWriter::integer(int64_t value) {
  return IntegerAttr::get(builder.getIntegerType(64, /*isSigned=*/true), value);
}

ArrayAttr OpWriter::integers(llvm::ArrayRef<int64_t> values) {
  return builder.getI64ArrayAttr(values);
}

Value OpWriter::gather(Value data, Value index, int64_t axis) {
  return create("Gather", {data, index}, {{"axis", integer(axis)}});
}

Value OpWriter::transpose(Value data, llvm::ArrayRef<int64_t> order) {
  return create("Transpose", data, {{"perm", integers(order)}});
}

Value OpWriter::reverse(Value data) {
  return create("Slice", {data, constant(-1), constant(INT64_MIN), constant(0),
                          constant(-1)});
}

Value OpWriter::slice(Value data, int64_t axis, int64_t begin, int64_t end) {
  return create("Slice", {data, constant(begin), constant(end), constant(axis),
                          constant(1)});
}

Value OpWriter::squeeze(Value data, int64_t axis) {
  return create("Squeeze", {data, constant(axis)});
}

Value OpWriter::unsqueeze(Value data, int64_t axis) {
  return create("Unsqueeze", {data, constant(axis)});
}

Value OpWriter::concat(ValueRange parts, int64_t axis) {
  return create("Concat", parts, {{"axis", integer(axis)}});
}

Value OpWriter::dim(Value data, int64_t axis) {
  return create("Dim", data, builder.getI64Type(), {{"axis", integer(axis)}});
}

} // namespace mlir::onnx
