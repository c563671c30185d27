// SPDX-License-Identifier: Apache-2.0
//
// Sizes of values, and their checks.
#include <string>
#include <utility>

#include "conversions/onnx_to_krnl/graph_emitter.h"
#include "core/ir/builtin/builtin_locations.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/memref/memref.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::ErrorCode;
using Kind = KernelArgument::Kind;

//===----------------------------------------------------------------------===//
// Symbols

bool GraphEmitter::isKnown(DimExpr expr) {
  bool result = true;
  expr.walkSymbols([&](const onnx::DimAtom &symbol) {
    if (sizes.isDefined(symbol))
      return;
    const auto source = shapes.getSource(symbol);
    const auto argument =
        source ? dyn_cast<BlockArgument>(source->value) : BlockArgument();
    result &= argument &&
              argument.getOwner()->getParentOp() == function.getOperation();
  });
  return result;
}

bool GraphEmitter::isKnown(llvm::ArrayRef<DimExpr> exprs) {
  return llvm::all_of(exprs, [&](DimExpr expr) { return isKnown(expr); });
}

/// Emits sizes and elements of inputs. Others are defined when they are known.
Value GraphEmitter::emitSymbol(const onnx::DimAtom &symbol) {
  auto source = shapes.getSource(symbol);
  auto argument =
      source ? dyn_cast<BlockArgument>(source->value) : BlockArgument();
  if (!argument ||
      argument.getOwner()->getParentOp() != function.getOperation())
    return {};
  if (!source->isElement)
    return getInputSize(argument.getArgNumber(), source->index);
  return loadElement(argument, getInput(argument.getArgNumber()),
                     source->index);
}

/// Returns an element as a size.
static Value toIndex(ImplicitLocOpBuilder &builder, Value tensor,
                     Value element) {
  const Type type = cast<TensorType>(tensor.getType()).getElementType();
  if (type.isUnsignedInteger() || type.isSignlessInteger(1))
    return builder.createOrFold<arith::IndexCastUIOp>(builder.getIndexType(),
                                                      element);
  return builder.createOrFold<arith::IndexCastOp>(builder.getIndexType(),
                                                  element);
}

Value GraphEmitter::loadElement(Value tensor, Value data, unsigned index) {
  if (index == 0)
    return toIndex(builder, tensor, load(data, {}));
  return loadElementAt(tensor, data, sizes.constant(index));
}

Value GraphEmitter::loadElementAt(Value tensor, Value data, Value index) {
  auto type = cast<MemRefType>(data.getType());
  const OpFoldResult size =
      builder.createOrFold<arith::AddIOp>(index, sizes.constant(1));
  Value list = memref::ReinterpretCastOp::create(
      builder, MemRefType::get({ShapedType::kDynamic}, type.getElementType()),
      data, builder.getIndexAttr(0), llvm::ArrayRef<OpFoldResult>(size),
      llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
  return toIndex(builder, tensor, load(list, index));
}

/// Reads the elements of a value that has been computed which are symbols.
LogicalResult GraphEmitter::defineElements(Value value) {
  const auto found = symbols.find(value);
  if (found == symbols.end())
    return success();
  for (const onnx::DimAtom *symbol : found->second) {
    const auto source = shapes.getSource(*symbol);
    if (!source->isElement || sizes.isDefined(*symbol))
      continue;
    FailureOr<Value> data = getMemory(value);
    if (failed(data))
      return failure();
    sizes.define(*symbol, loadElement(value, *data, source->index));
  }
  return success();
}

/// Gives the size of a dimension its value once it has been computed.
LogicalResult GraphEmitter::defineSize(Value value, unsigned dimension,
                                       Value size, Operation *user) {
  const DimExpr expr = (*shapes.getShape(value))[dimension];
  if (const onnx::DimAtom *symbol = expr.getSymbol();
      symbol && !isKnown(expr)) {
    const auto source = shapes.getSource(*symbol);
    if (source && source->value == value && source->index == dimension &&
        !source->isElement) {
      sizes.define(*symbol, size);
      return success();
    }
  }
  FailureOr<Value> expected = emitSize(expr, user);
  if (failed(expected))
    return failure();
  sizes.requireEqual(*expected, size);
  return success();
}

//===----------------------------------------------------------------------===//
// Sizes

FailureOr<Value> GraphEmitter::emitSize(DimExpr expr, Operation *user) {
  Value size;
  if (isKnown(expr))
    size = sizes.emit(expr);
  if (!size)
    return user->emitOpError() << "depends on the size '" << expr.str()
                               << "', which is computed, which is not "
                                  "implemented";
  return size;
}

/// Returns `factor` times the number of elements of a shape, whose sizes are
/// checked.
FailureOr<Value> GraphEmitter::emitProduct(llvm::ArrayRef<DimExpr> shape,
                                           Operation *user, int64_t factor) {
  llvm::SmallVector<Value> values;
  for (DimExpr expr : shape) {
    FailureOr<Value> size = emitSize(expr, user);
    if (failed(size))
      return failure();
    sizes.requireSize(*size);
    values.push_back(*size);
  }
  return sizes.product(values, factor);
}

/// Returns the number of bytes of a tensor.
FailureOr<Value> GraphEmitter::emitBytes(Value tensor, Operation *user) {
  return emitProduct(*shapes.getShape(tensor), user, getElementBytes(tensor));
}

//===----------------------------------------------------------------------===//
// Checks

/// Checks the sizes of inputs that are neither constants nor symbols of their
/// own: the runtime checks these.
void GraphEmitter::checkInputs() {
  for (BlockArgument argument : function.getArguments()) {
    auto shape = shapes.getShape(argument);
    if (!shape)
      continue;
    for (auto [i, expr] : llvm::enumerate(*shape)) {
      if (expr.getConstant() || expr.getSymbol() || !isKnown(expr))
        continue;
      if (Value expected = sizes.emit(expr))
        sizes.requireEqual(expected, getInputSize(argument.getArgNumber(), i));
    }
  }
}

/// Checks that the accesses of a kernel are inside of their tensors.
LogicalResult GraphEmitter::checkBounds(Operation *op, const Step &step) {
  for (const IndexBounds &bounds : step.bounds) {
    llvm::SmallVector<Value> values;
    for (DimExpr expr : bounds.getExprs()) {
      FailureOr<Value> value = emitSize(expr, op);
      if (failed(value))
        return failure();
      values.push_back(*value);
    }
    sizes.requireInside(values[0], values[1], values[2],
                        ValueRange(values).drop_front(3));
  }
  return success();
}

/// Checks that two sizes are equal.
LogicalResult GraphEmitter::requireEqual(DimExpr left, DimExpr right,
                                         Operation *user) {
  if (left == right)
    return success();
  FailureOr<Value> x = emitSize(left, user), y = emitSize(right, user);
  if (failed(x) || failed(y))
    return failure();
  sizes.requireEqual(*x, *y);
  return success();
}

LogicalResult GraphEmitter::requireSameShape(llvm::ArrayRef<DimExpr> left,
                                             llvm::ArrayRef<DimExpr> right,
                                             Operation *user) {
  if (left.size() != right.size())
    return user->emitOpError()
           << "has values of the ranks " << left.size() << " and "
           << right.size() << ", which must be equal";
  for (auto [a, b] : llvm::zip(left, right))
    if (failed(requireEqual(a, b, user)))
      return failure();
  return success();
}

/// Checks that a view has as many elements as its operand.
LogicalResult GraphEmitter::checkView(Operation *view) {
  if (isObject(view->getResult(0)))
    return success();
  const auto from = shapes.getShape(view->getOperand(0));
  const auto to = shapes.getShape(view->getResult(0));
  onnx::DimExprContext &dims = shapes.getContext();
  return requireEqual(dims.product(*from), dims.product(*to), view);
}

/// Emits the sizes that an operation uses, and their checks. Does nothing more
/// for the operation if this has been done.
LogicalResult GraphEmitter::emitSizesOf(Operation *op) {
  if (!withSizes.insert(op).second)
    return success();
  if (onnx::isPlacedSlice(op) || onnx::hasPlacedJoins(op))
    return success();
  if (onnx::isView(op))
    return checkView(op);
  const Step &step = steps.find(op)->second;
  for (const KernelArgument &argument : step.kernel.arguments)
    if (argument.kind == Kind::Size && failed(emitSize(argument.size, op)))
      return failure();
  return checkBounds(op, step);
}

/// Returns whether all sizes that an operation uses are known.
bool GraphEmitter::hasKnownSizes(Operation *op) {
  if (onnx::isPlacedSlice(op) || onnx::hasPlacedJoins(op))
    return true;
  if (onnx::isView(op)) {
    if (isObject(op->getResult(0)))
      return true;
    onnx::DimExprContext &dims = shapes.getContext();
    return isKnown(dims.product(*shapes.getShape(op->getOperand(0)))) &&
           isKnown(dims.product(*shapes.getShape(op->getResult(0))));
  }
  const auto step = steps.find(op);
  return step != steps.end() &&
         llvm::all_of(step->second.kernel.arguments,
                      [&](const KernelArgument &argument) {
                        return argument.kind != Kind::Size ||
                               isKnown(argument.size);
                      }) &&
         llvm::all_of(step->second.bounds, [&](const IndexBounds &bounds) {
           return isKnown(bounds.getExprs());
         });
}

/// Emits the sizes that an operation uses and those of its results.
LogicalResult GraphEmitter::emitEntrySizesOf(Operation *op) {
  if (failed(emitSizesOf(op)))
    return failure();
  leaveIfWrong(op);
  for (Value result : op->getResults())
    if (const auto shape = shapes.getShape(result);
        shape && isKnown(*shape) && failed(emitProduct(*shape, op)))
      return failure();
  leaveIfWrong(op);
  return success();
}

/// Emits all sizes that are known before anything is computed, and checks them.
LogicalResult GraphEmitter::emitEntrySizes() {
  checkInputs();
  leaveIfWrong(nullptr);
  for (bool isView : {false, true})
    for (Operation &op : function.getBody().front().without_terminator())
      if (onnx::isView(&op) == isView && hasKnownSizes(&op) &&
          failed(emitEntrySizesOf(&op)))
        return failure();
  for (Value value : getEnd().getOperands())
    if (const auto shape = shapes.getShape(value))
      for (DimExpr expr : *shape)
        if (isKnown(expr) && failed(emitSize(expr, &getEnd())))
          return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Errors

/// Returns the number of a node that can fail.
int64_t GraphEmitter::getNode(Operation *op) {
  const auto [entry, isNew] = nodeNumbers.try_emplace(op, nodes.size());
  if (!isNew)
    return entry->second;
  std::string text = op->getName().stripDialect().str();
  if (auto name = op->getAttrOfType<StringAttr>("onnx_node_name"))
    text += (" '" + name.getValue() + "'").str();
  else if (auto location = dyn_cast<NameLoc>(op->getLoc().getAttr()))
    text += (" '" + location.getName().getValue() + "'").str();
  nodes.push_back(std::move(text));
  return entry->second;
}

void GraphEmitter::leaveIf(Value condition, ErrorCode code, Operation *op) {
  if (!condition)
    return;
  auto branch = scf::IfOp::create(builder, condition, /*withElseRegion=*/false);
  OpBuilder then = branch.getThenBodyBuilder();
  Value node = arith::ConstantIndexOp::create(then, builder.getLoc(),
                                              op ? getNode(op) : -1);
  krnl::SetErrorOp::create(
      then, builder.getLoc(), call, node,
      builder.getI64IntegerAttr(static_cast<int64_t>(code)));
  krnl::LeaveIfOp::create(builder, condition, call);
}

void GraphEmitter::leaveIfWrong(Operation *op) {
  leaveIf(sizes.takeOverflow(), ErrorCode::Overflow, op);
  leaveIf(sizes.takeContradiction(), ErrorCode::Shape, op);
}

} // namespace mlir::onnx_to_krnl
