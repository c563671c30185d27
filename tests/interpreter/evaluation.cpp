// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/evaluation.h"

#include "core/ir/descriptor/value_groups.h"
#include "core/ir/verify/symbol_table.h"

namespace mlir::interpreter {

Evaluation::Evaluation(Interpreter &interpreter, Interpreter::Frame &frame,
                       Operation *op)
    : interpreter(interpreter), frame(frame), op(op) {
  for (Value operand : op->getOperands())
    operands.push_back(getValue(operand));
}

const RuntimeValue &Evaluation::getValue(Value value) const {
  auto found = frame.values.find(value);
  assert(found != frame.values.end() && "values are defined before their uses");
  return found->second;
}

llvm::ArrayRef<RuntimeValue> Evaluation::getOperandGroup(unsigned index) const {
  OperandRange group = mlir::getOperandGroup(op, index);
  if (group.empty())
    return {};
  return llvm::ArrayRef(operands).slice(group.getBeginOperandIndex(),
                                        group.size());
}

FailureOr<int64_t> Evaluation::getInt(const RuntimeValue &value) {
  if (value.isPoison())
    return fail("poison where a number must be known");
  return value.getInt();
}

FailureOr<Shape> Evaluation::getInts(llvm::ArrayRef<RuntimeValue> values) {
  Shape numbers;
  for (const RuntimeValue &value : values) {
    FailureOr<int64_t> number = getInt(value);
    if (failed(number))
      return failure();
    numbers.push_back(*number);
  }
  return numbers;
}

FailureOr<Shape> Evaluation::getMixed(llvm::StringRef attribute,
                                      unsigned group) {
  FailureOr<Shape> dynamic = getInts(getOperandGroup(group));
  if (failed(dynamic))
    return failure();
  Shape numbers(op->getAttrOfType<DenseI64ArrayAttr>(attribute).asArrayRef());
  const int64_t *next = dynamic->begin();
  for (int64_t &number : numbers)
    if (ShapedType::isDynamic(number))
      number = *next++;
  return numbers;
}

Operation *Evaluation::lookup(llvm::StringRef attribute) const {
  return SymbolTable::lookupNearestSymbolFrom(
      op, op->getAttrOfType<SymbolRefAttr>(attribute));
}

FailureOr<Interpreter::Exit>
Evaluation::runRegion(Region &region, llvm::ArrayRef<RuntimeValue> arguments) {
  return interpreter.runRegion(frame, region, arguments);
}

LogicalResult Evaluation::checkSizes(llvm::ArrayRef<int64_t> sizes,
                                     Type elementType) {
  const int64_t each = std::max<int64_t>(getStorageSize(elementType), 1);
  int64_t bytes = each;
  for (int64_t size : sizes) {
    if (size < 0)
      return fail("a size is negative");
    if (size > interpreter.limits.bytes / each)
      return fail("too many elements");
  }
  for (int64_t size : sizes) {
    bytes *= std::max<int64_t>(size, 1);
    if (bytes > interpreter.limits.bytes)
      return fail("too many elements");
  }
  return success();
}

FailureOr<MemRef> Evaluation::allocate(Buffer::Kind kind, Type elementType,
                                       Shape sizes, Shape strides,
                                       int64_t offset) {
  if (failed(checkSizes(sizes, elementType)))
    return failure();
  int64_t numElements = offset + 1;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides))
    numElements += (size - 1) * stride;
  if (llvm::is_contained(sizes, 0))
    numElements = 0;
  if (failed(checkSizes(numElements, elementType)))
    return failure();
  const int64_t bytes = numElements * getStorageSize(elementType);
  auto buffer =
      std::make_shared<Buffer>(kind, bytes, interpreter.takeAddress(bytes));
  if (kind == Buffer::Kind::Stack)
    frame.scopes.back().push_back(buffer);
  return MemRef{buffer, elementType,      0,
                offset, std::move(sizes), std::move(strides)};
}

} // namespace mlir::interpreter
