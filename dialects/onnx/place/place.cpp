// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/place.h"

#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/onnx.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/place/slots.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_PLACEPASS
#include "dialects/onnx/place/place_pass.h.inc"

/// The guess of a size that only a run determines.
static constexpr int64_t guessedSize = 64;

/// Returns whether a value is a sequence or an optional value.
static bool isObject(Value value) {
  return isa<SeqType, OptType>(value.getType());
}

/// Returns whether a result is an element of a sequence or the content of an
/// optional value, whose memory it has.
static bool isElement(OpResult result) {
  const llvm::StringRef name = result.getOwner()->getName().getStringRef();
  return (name == "onnx.SequenceAt" || name == "onnx.OptionalGetElement") &&
         isObject(result.getOwner()->getOperand(0));
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
  Placer(func::FuncOp function, ShapeAnalysis &shapes)
      : function(function), shapes(shapes) {}

  LogicalResult run();

private:
  void placeOutputs();
  uint64_t guessBytes(Value tensor) const;
  bool canShareMemory(Operation *slice) const;
  void placeSlices();
  PlaceAttr makeSlot(Value value, uint64_t bytes);
  LogicalResult placeResult(OpResult result);
  LogicalResult placeResults(Operation *op);
  void placeArguments(Operation *loop);

  func::FuncOp function;
  ShapeAnalysis &shapes;
  std::optional<Lifetimes> lifetimes;
  llvm::DenseMap<Value, PlaceAttr> places;
  std::vector<SlotLifetime> slots;
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

void Placer::placeOutputs() {
  Operation &end = function.getBody().front().back();
  for (auto [i, value] : llvm::enumerate(end.getOperands())) {
    Value root = getRoot(value);
    if (!isObject(root) && root.getDefiningOp() &&
        hasMemory(root.getDefiningOp()))
      places.try_emplace(
          root, PlaceAttr::get(function.getContext(), PlaceKind::output, i));
  }
}

/// Requires a tensor whose rank is known.
uint64_t Placer::guessBytes(Value tensor) const {
  return onnx::guessBytes(cast<TensorType>(tensor.getType()).getElementType(),
                          *shapes.getShape(tensor));
}

/// Returns whether the results of a Split or Slice can be in the memory of
/// operand 0, and should be. A slice that is less than half of it would keep
/// much memory in use, and is copied.
bool Placer::canShareMemory(Operation *slice) const {
  const auto offsets = findContiguousSlices(slice, shapes);
  if (!offsets)
    return false;
  Value root = getRoot(slice->getOperand(0));
  Operation *owner = root.getDefiningOp();
  const auto shape = shapes.getShape(root);
  if (!owner || !hasMemory(owner) || !isa<TensorType>(root.getType()) ||
      !shape || places.contains(root) || isElement(cast<OpResult>(root)) ||
      !isInArena(owner, *shape, shapes))
    return false;
  uint64_t bytes = 0;
  for (OpResult result : slice->getResults()) {
    if (places.contains(result))
      return false;
    bytes = llvm::SaturatingAdd(bytes, guessBytes(result));
  }
  return bytes >= guessBytes(slice->getOperand(0)) / 2;
}

/// Notes slices that are in the memory of another value, of which lifetimes
/// depend. Comes after the places of outputs, which slices that are returned
/// are computed into.
void Placer::placeSlices() {
  MLIRContext *context = function.getContext();
  function->walk([&](Operation *op) {
    if (canShareMemory(op))
      op->setAttr(
          "onnx.place",
          ArrayAttr::get(context,
                         llvm::SmallVector<Attribute>(
                             op->getNumResults(),
                             PlaceAttr::get(context, PlaceKind::view, 0))));
  });
}

PlaceAttr Placer::makeSlot(Value value, uint64_t bytes) {
  const auto [first, last] = lifetimes->get(value);
  slots.push_back({first, last, bytes});
  return PlaceAttr::get(function.getContext(), PlaceKind::slot,
                        slots.size() - 1);
}

/// Places a result that is not in an output yet.
LogicalResult Placer::placeResult(OpResult result) {
  Operation *op = result.getOwner();
  if (getRoot(result) != Value(result)) {
    places[result] = PlaceAttr::get(function.getContext(), PlaceKind::view, 0);
    return success();
  }
  if (places.contains(result) || isa<NoneType>(result.getType()))
    return success();
  auto shape = shapes.getShape(result);
  const PlaceAttr managed =
      PlaceAttr::get(function.getContext(), PlaceKind::managed, 0);
  if (isObject(result)) {
    places[result] = managed;
    return success();
  }
  if (!isa<TensorType>(result.getType()) || !shape)
    return op->emitOpError() << "has a result of type " << result.getType()
                             << " without a rank, which is not implemented";
  if (isElement(result) || !isInArena(op, *shape, shapes)) {
    places[result] = managed;
    return success();
  }
  places[result] = makeSlot(result, guessBytes(result));
  return success();
}

LogicalResult Placer::placeResults(Operation *op) {
  MLIRContext *context = function.getContext();
  llvm::SmallVector<Attribute> list;
  for (OpResult result : op->getResults()) {
    if (failed(placeResult(result)))
      return failure();
    // A result that is omitted has no place.
    if (PlaceAttr place = places.lookup(result))
      list.push_back(place);
    else
      list.push_back(UnitAttr::get(context));
  }
  op->setAttr("onnx.place", ArrayAttr::get(context, list));
  return success();
}

/// Places the number of the iteration and the condition of a loop.
void Placer::placeArguments(Operation *loop) {
  llvm::SmallVector<Attribute> list;
  for (unsigned i = 0; i < 2; ++i)
    list.push_back(makeSlot(loop->getRegion(0).getArgument(i), 8));
  loop->setAttr("onnx.argument_places",
                ArrayAttr::get(function.getContext(), list));
}

LogicalResult Placer::run() {
  MLIRContext *context = function.getContext();
  function->walk([](Operation *op) { op->removeAttr("onnx.place"); });
  placeOutputs();
  placeSlices();
  lifetimes.emplace(function);
  const WalkResult result =
      function->walk<WalkOrder::PreOrder>([&](Operation *op) {
        Operation *parent = op->getParentOp();
        if (op != function.getOperation() &&
            parent != function.getOperation() && !hasPlacedRegions(parent))
          return WalkResult::skip();
        if (hasMemory(op) && failed(placeResults(op)))
          return WalkResult::interrupt();
        if (op->getName().getStringRef() == "onnx.Loop")
          placeArguments(op);
        return WalkResult::advance();
      });
  if (result.wasInterrupted())
    return failure();
  llvm::SmallVector<Attribute> order;
  for (const llvm::SmallVector<int64_t> &below : orderSlots(slots))
    order.push_back(DenseI64ArrayAttr::get(context, below));
  function->setAttr("onnx.slots", ArrayAttr::get(context, order));
  return success();
}

} // namespace mlir::onnx
