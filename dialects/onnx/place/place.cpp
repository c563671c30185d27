// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/place.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/onnx.h"
#include "dialects/onnx/place/slots.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_PLACEPASS
#include "dialects/onnx/place/place_pass.h.inc"

/// The guess of a size that only a run determines.
static constexpr int64_t guessedSize = 64;

/// Returns the value in whose memory `value` is.
static Value getRoot(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op) || value != op->getResult(0))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Returns the size in bytes of a tensor, or a guess.
static uint64_t guessBytes(Type elementType, llvm::ArrayRef<DimExpr> shape) {
  uint64_t bytes = 8;
  if (elementType.isIntOrFloat())
    bytes = llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
  for (DimExpr size : shape) {
    std::optional<int64_t> value = size.evaluate(
        [](const DimAtom &) -> std::optional<int64_t> { return guessedSize; });
    bytes = llvm::SaturatingMultiply<uint64_t>(
        bytes, std::max<int64_t>(value.value_or(guessedSize), 0));
  }
  return bytes;
}

namespace {

/// Places the values of one function.
class Placer {
public:
  Placer(func::FuncOp function, const ShapeAnalysis &shapes)
      : function(function), shapes(shapes) {}

  LogicalResult run();

private:
  bool hasMemory(Operation *op) const;
  void findLifetimes();
  void placeOutputs();
  LogicalResult placeResult(OpResult result);

  func::FuncOp function;
  const ShapeAnalysis &shapes;
  /// The last operation that uses the memory of a value.
  llvm::DenseMap<Value, unsigned> lastUses;
  llvm::DenseMap<Value, PlaceAttr> places;
  std::vector<SlotLifetime> slots;
  unsigned position = 0;
};

struct PlacePass : impl::PlacePassBase<PlacePass> {
  using PlacePassBase::PlacePassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    if (!function.getBody().hasOneBlock()) {
      function.emitOpError() << "has several blocks, which is not implemented";
      return signalPassFailure();
    }
    ShapeAnalysis shapes(function);
    if (!shapes.isValid() || failed(Placer(function, shapes).run()))
      signalPassFailure();
  }
};

} // namespace

/// Returns false for operations whose results are not computed.
bool Placer::hasMemory(Operation *op) const {
  return op->getNumResults() != 0 && !isa<NoValueOp>(op) &&
         op->getName().getStringRef() != "onnx.Constant";
}

void Placer::findLifetimes() {
  unsigned number = 0;
  for (Operation &op : function.getBody().front()) {
    for (Value operand : op.getOperands())
      lastUses[getRoot(operand)] = number;
    ++number;
  }
}

void Placer::placeOutputs() {
  Operation &end = function.getBody().front().back();
  for (auto [i, value] : llvm::enumerate(end.getOperands())) {
    Value root = getRoot(value);
    if (root.getDefiningOp() && hasMemory(root.getDefiningOp()))
      places.try_emplace(
          root, PlaceAttr::get(function.getContext(), PlaceKind::output, i));
  }
}

/// Places a result that is not in an output yet.
LogicalResult Placer::placeResult(OpResult result) {
  Operation *op = result.getOwner();
  if (isView(op) && result.getResultNumber() == 0) {
    places[result] = PlaceAttr::get(function.getContext(), PlaceKind::view, 0);
    return success();
  }
  if (places.contains(result) || isa<NoneType>(result.getType()))
    return success();
  auto type = dyn_cast<TensorType>(result.getType());
  auto shape = shapes.getShape(result);
  if (!type || !shape)
    return op->emitOpError() << "has a result of type " << result.getType()
                             << " without a rank, which is not implemented";
  places[result] =
      PlaceAttr::get(function.getContext(), PlaceKind::slot, slots.size());
  auto last = lastUses.find(result);
  slots.push_back({position, last == lastUses.end() ? position : last->second,
                   guessBytes(type.getElementType(), *shape)});
  return success();
}

LogicalResult Placer::run() {
  MLIRContext *context = function.getContext();
  findLifetimes();
  placeOutputs();
  for (Operation &op : function.getBody().front()) {
    if (hasMemory(&op)) {
      llvm::SmallVector<Attribute> list;
      for (OpResult result : op.getResults()) {
        if (failed(placeResult(result)))
          return failure();
        // A result that is omitted has no place.
        if (PlaceAttr place = places.lookup(result))
          list.push_back(place);
        else
          list.push_back(UnitAttr::get(context));
      }
      op.setAttr("onnx.place", ArrayAttr::get(context, list));
    }
    ++position;
  }
  llvm::SmallVector<Attribute> order;
  for (const llvm::SmallVector<int64_t> &below : orderSlots(slots))
    order.push_back(DenseI64ArrayAttr::get(context, below));
  function->setAttr("onnx.slots", ArrayAttr::get(context, order));
  return success();
}

} // namespace mlir::onnx
