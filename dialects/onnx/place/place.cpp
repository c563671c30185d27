// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/place.h"

#include <algorithm>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/func/func.h"
#include "dialects/onnx/dialect.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/in_place.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/place/region_outputs.h"
#include "dialects/onnx/place/slots.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"

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
static uint64_t guessBytes(Type elementType, llvm::ArrayRef<DimExpr> shape,
                           int64_t guess) {
  uint64_t bytes = 8;
  if (elementType.isIntOrFloat())
    bytes = llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
  for (DimExpr size : shape) {
    std::optional<int64_t> value = size.evaluate(
        [&](const DimAtom &) -> std::optional<int64_t> { return guess; });
    bytes = llvm::SaturatingMultiply<uint64_t>(
        bytes, std::max<int64_t>(value.value_or(guess), 0));
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
  /// Emits a remark with the size of the arena for a guess of sizes.
  void report(int64_t guess);

private:
  void placeOutputs();
  uint64_t guessBytes(Value tensor, int64_t guess = guessedSize) const;
  bool canShareMemory(Operation *slice) const;
  void placeSlices();
  bool canBeInSlot(OpResult result) const;
  bool canTakeMemory(OpResult result, Value root) const;
  std::optional<unsigned> findOperand(OpResult result) const;
  void placeInOperands();
  void placeRegionOutputs();
  bool canHoldOperands(OpResult joined) const;
  void findJoins();
  OpResult getJoined(OpResult value) const;
  PlaceAttr makeSlot(Lifetimes::Span span, Value value);
  LogicalResult placeResult(OpResult result);
  LogicalResult placeAll();
  LogicalResult chooseJoins();
  ArrayAttr makeList(ValueRange values) const;
  void writePlaces();
  /// Calls a function for the operations whose results have places.
  void walkPlaced(llvm::function_ref<void(Operation *)> visit);

  func::FuncOp function;
  ShapeAnalysis &shapes;
  std::optional<Lifetimes> lifetimes;
  llvm::DenseMap<Value, PlaceAttr> outputs, places;
  /// The results that can be computed into a Concat's, and that result.
  llvm::DenseMap<OpResult, OpResult> joins;
  llvm::SetVector<Operation *> concats;
  /// The Concats whose operands are computed into their results.
  llvm::DenseSet<Operation *> active;
  std::vector<SlotLifetime> slots;
  std::vector<Value> slotValues;
  std::vector<llvm::SmallVector<int64_t>> order;
  /// The values in whose memory slices are.
  llvm::DenseSet<Value> sliced;
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
    if (!shapes.isValid())
      return signalPassFailure();
    Placer placer(function, shapes);
    if (failed(placer.run()))
      return signalPassFailure();
    for (int64_t size : reportedSizes)
      placer.report(size);
  }
};

} // namespace

void Placer::walkPlaced(llvm::function_ref<void(Operation *)> visit) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    Operation *parent = op->getParentOp();
    if (op == function.getOperation())
      return WalkResult::advance();
    if (parent != function.getOperation() && !hasPlacedRegions(parent))
      return WalkResult::skip();
    visit(op);
    return WalkResult::advance();
  });
}

void Placer::placeOutputs() {
  Operation &end = function.getBody().front().back();
  for (auto [i, value] : llvm::enumerate(end.getOperands())) {
    Value root = getRoot(value);
    if (!isObject(root) && root.getDefiningOp() &&
        hasMemory(root.getDefiningOp()))
      outputs.try_emplace(
          root, PlaceAttr::get(function.getContext(), PlaceKind::output, i));
  }
}

/// Returns the size in bytes, or a guess. The rank of a tensor in a slot is
/// known.
uint64_t Placer::guessBytes(Value tensor, int64_t guess) const {
  const auto shape = shapes.getShape(tensor);
  return onnx::guessBytes(cast<TensorType>(tensor.getType()).getElementType(),
                          shape ? *shape : llvm::ArrayRef<DimExpr>(), guess);
}

/// Returns whether the results of a Split or Slice can be in the memory of
/// operand 0, and should be. A slice that is less than half of it would keep
/// much memory in use, and is copied.
bool Placer::canShareMemory(Operation *slice) const {
  const auto offsets = findContiguousSlices(slice, shapes);
  if (!offsets)
    return false;
  Value root = getRoot(slice->getOperand(0));
  if (!root.getDefiningOp() || outputs.contains(root) ||
      !canBeInSlot(cast<OpResult>(root)))
    return false;
  uint64_t bytes = 0;
  for (OpResult result : slice->getResults()) {
    if (outputs.contains(result))
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
  walkPlaced([&](Operation *op) {
    if (!canShareMemory(op))
      return;
    sliced.insert(getRoot(op->getOperand(0)));
    op->setAttr("onnx.place",
                ArrayAttr::get(
                    context, llvm::SmallVector<Attribute>(
                                 op->getNumResults(),
                                 PlaceAttr::get(context, PlaceKind::view, 0))));
  });
}

PlaceAttr Placer::makeSlot(Lifetimes::Span span, Value value) {
  slots.push_back({span.first, span.last, guessBytes(value)});
  slotValues.push_back(value);
  return PlaceAttr::get(function.getContext(), PlaceKind::slot,
                        slots.size() - 1);
}

/// Places a result that is not in an output yet.
LogicalResult Placer::placeResult(OpResult result) {
  Operation *op = result.getOwner();
  if (const std::optional<unsigned> operand = getSharedOperand(result)) {
    places[result] =
        PlaceAttr::get(function.getContext(), PlaceKind::view, *operand);
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
  if (isa<CustomOp>(op))
    return reportNotImplemented(op);
  if (!isa<TensorType>(result.getType()) || !shape)
    return op->emitOpError() << "has a result of type " << result.getType()
                             << " without a rank, which is not implemented";
  if (isElement(result) || !isInArena(op, *shape, shapes)) {
    places[result] = managed;
    return success();
  }
  // The slot of a Concat is in use from the first of its operands on.
  const OpResult joined = getJoined(result);
  PlaceAttr &place = places[joined];
  if (!place)
    place = makeSlot(
        {lifetimes->get(result).first, lifetimes->get(joined).last}, joined);
  const PlaceAttr slot = place;
  places[result] = slot;
  return success();
}

/// Returns whether a result is a tensor that can be in a slot.
bool Placer::canBeInSlot(OpResult result) const {
  Operation *op = result.getOwner();
  const auto shape = shapes.getShape(result);
  return hasMemory(op) && isa<TensorType>(result.getType()) && shape &&
         !isElement(result) && isInArena(op, *shape, shapes);
}

/// Returns whether a result, and the values in its memory, can be in the memory
/// of `root`.
bool Placer::canTakeMemory(OpResult result, Value root) const {
  if (!isOwnMemory(root, shapes) || outputs.contains(root))
    return false;
  auto from = dyn_cast<OpResult>(root);
  if (!from)
    return !sliced.contains(result);
  const bool isSlot = canBeInSlot(from);
  const auto output = outputs.find(result);
  if (output == outputs.end())
    return isSlot == canBeInSlot(result);
  // The output is taken before the root is computed, and has its size. A Concat
  // is computed in an output without this.
  Operation &end = function.getBody().front().back();
  const Value returned = end.getOperand(output->second.getNumber());
  DimExprContext &dims = shapes.getContext();
  return isSlot && !sliced.contains(root) &&
         from.getOwner()->getName().getStringRef() != "onnx.Concat" &&
         isInArena(&end, *shapes.getShape(returned), shapes) &&
         dims.product(*shapes.getShape(root)) ==
             dims.product(*shapes.getShape(result));
}

/// Returns the operand in whose memory a result is computed, or nullopt.
std::optional<unsigned> Placer::findOperand(OpResult result) const {
  Operation *op = result.getOwner();
  if (!isa<TensorType>(result.getType()) || findJoin(result, shapes))
    return std::nullopt;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (lifetimes->endsAt(op, i) && canTakeMemory(result, getRoot(operand)) &&
        canComputeInOperand(result, i, shapes))
      return i;
  return std::nullopt;
}

/// Notes results that are computed in the memory of an operand. An output is
/// then the place of the first value in that memory.
void Placer::placeInOperands() {
  MLIRContext *context = function.getContext();
  walkPlaced([&](Operation *op) {
    if (!hasMemory(op) || isSlice(op) || isView(op) || !lookupIndexFn(op))
      return;
    llvm::SmallVector<Attribute> list(op->getNumResults(),
                                      UnitAttr::get(context));
    for (OpResult result : op->getResults()) {
      const std::optional<unsigned> operand = findOperand(result);
      if (!operand)
        continue;
      list[result.getResultNumber()] =
          PlaceAttr::get(context, PlaceKind::view, *operand);
      op->setAttr("onnx.place", ArrayAttr::get(context, list));
      lifetimes->addShared(result);
      if (const PlaceAttr output = outputs.lookup(result)) {
        outputs.erase(result);
        outputs[getRoot(result)] = output;
      }
      if (sliced.contains(result))
        sliced.insert(getRoot(result));
      // The memory of the operand is taken.
      return;
    }
  });
}

/// Places values of regions in the memory of the results that they become.
void Placer::placeRegionOutputs() {
  walkPlaced([&](Operation *op) {
    if (!hasPlacedRegions(op))
      return;
    for (Region &region : op->getRegions()) {
      Block &block = region.front();
      if (block.empty())
        continue;
      for (auto [i, value] : llvm::enumerate(block.back().getOperands())) {
        auto root = dyn_cast<OpResult>(getRoot(value));
        if (root && root.getParentBlock() == &block && !sliced.contains(root) &&
            canBeInRegionOutput(root, i, shapes, *lifetimes))
          outputs.try_emplace(root, PlaceAttr::get(function.getContext(),
                                                   PlaceKind::output, i));
      }
    }
  });
}

/// Returns whether operands of a Concat can be computed into its result: it is
/// in a slot, or in an output whose size is known at the entry.
bool Placer::canHoldOperands(OpResult joined) const {
  if (!canBeInSlot(joined))
    return false;
  const PlaceAttr output = outputs.lookup(joined);
  Block &block = function.getBody().front();
  return !output || (joined.getParentBlock() == &block &&
                     isInArena(&block.back(),
                               *shapes.getShape(
                                   block.back().getOperand(output.getNumber())),
                               shapes));
}

/// Finds the values that can be computed into the result of a Concat.
void Placer::findJoins() {
  walkPlaced([&](Operation *op) {
    for (OpResult result : op->getResults()) {
      const std::optional<Join> join = findJoin(result, shapes);
      if (!join || outputs.contains(result) || !canBeInSlot(result))
        continue;
      const OpResult joined = join->concat->getResult(0);
      if (!canHoldOperands(joined))
        continue;
      joins[result] = joined;
      concats.insert(join->concat);
    }
  });
}

/// Returns the value in whose slot a value is.
OpResult Placer::getJoined(OpResult value) const {
  while (OpResult joined = joins.lookup(value)) {
    if (!active.contains(joined.getOwner()))
      break;
    value = joined;
  }
  return value;
}

/// Assigns places to all values.
LogicalResult Placer::placeAll() {
  places = outputs;
  slots.clear();
  slotValues.clear();
  bool isValid = true;
  walkPlaced([&](Operation *op) {
    if (hasMemory(op))
      for (OpResult result : op->getResults())
        isValid = isValid && succeeded(placeResult(result));
    if (op->getName().getStringRef() == "onnx.Loop")
      for (unsigned i = 0; i < 2; ++i) {
        Value argument = op->getRegion(0).getArgument(i);
        places[argument] = makeSlot(lifetimes->get(argument), argument);
      }
  });
  return success(isValid);
}

/// Decides which Concats have operands that are computed into their results:
/// all, or those that do not enlarge the largest set of slots in use, in turn.
LogicalResult Placer::chooseJoins() {
  if (failed(placeAll()))
    return failure();
  uint64_t least = getLargestLiveSize(slots);
  active.insert(concats.begin(), concats.end());
  if (failed(placeAll()))
    return failure();
  if (getLargestLiveSize(slots) <= least)
    return success();
  active.clear();
  for (Operation *concat : concats) {
    active.insert(concat);
    if (failed(placeAll()))
      return failure();
    const uint64_t size = getLargestLiveSize(slots);
    if (size > least)
      active.erase(concat);
    least = std::min(least, size);
  }
  return placeAll();
}

/// Returns a list of the places of values. One that is omitted has no place.
ArrayAttr Placer::makeList(ValueRange values) const {
  MLIRContext *context = function.getContext();
  llvm::SmallVector<Attribute> list;
  for (Value value : values) {
    if (PlaceAttr place = places.lookup(value))
      list.push_back(place);
    else
      list.push_back(UnitAttr::get(context));
  }
  return ArrayAttr::get(context, list);
}

void Placer::writePlaces() {
  MLIRContext *context = function.getContext();
  walkPlaced([&](Operation *op) {
    if (hasMemory(op))
      op->setAttr("onnx.place", makeList(op->getResults()));
    if (op->getName().getStringRef() == "onnx.Loop")
      op->setAttr(
          "onnx.argument_places",
          makeList(ValueRange(op->getRegion(0).getArguments()).take_front(2)));
  });
  order = orderSlots(slots);
  llvm::SmallVector<Attribute> list;
  for (const llvm::SmallVector<int64_t> &below : order)
    list.push_back(DenseI64ArrayAttr::get(context, below));
  function->setAttr("onnx.slots", ArrayAttr::get(context, list));
}

void Placer::report(int64_t guess) {
  std::vector<SlotLifetime> sized = slots;
  for (auto [slot, value] : llvm::zip(sized, slotValues))
    slot.size = guessBytes(value, guess);
  function->emitRemark()
      << "has an arena of " << getArenaSize(order, sized) << " bytes, of which "
      << getLargestLiveSize(sized)
      << " are in use at the same time, if dynamic sizes are " << guess;
}

LogicalResult Placer::run() {
  function->walk([](Operation *op) { op->removeAttr("onnx.place"); });
  placeOutputs();
  placeSlices();
  lifetimes.emplace(function);
  placeInOperands();
  lifetimes.emplace(function);
  placeRegionOutputs();
  findJoins();
  if (failed(concats.empty() ? placeAll() : chooseJoins()))
    return failure();
  writePlaces();
  return success();
}

} // namespace mlir::onnx
