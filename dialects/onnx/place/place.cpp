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

/// The operations of a function in order. One with regions begins before its
/// body and ends after it.
struct Positions {
  unsigned begin, end;
};

/// Places the values of one function.
class Placer {
public:
  Placer(func::FuncOp function, const ShapeAnalysis &shapes)
      : function(function), shapes(shapes) {}

  LogicalResult run();

private:
  bool hasMemory(Operation *op) const;
  void number(Block &block);
  unsigned getLastUse(Value root, Operation *user) const;
  void findLifetimes();
  void placeOutputs();
  bool isKnownAtEntry(DimExpr expr) const;
  bool isInArena(Operation *op, llvm::ArrayRef<DimExpr> shape) const;
  PlaceAttr makeSlot(Operation *op, unsigned last, uint64_t bytes);
  LogicalResult placeResult(OpResult result);
  LogicalResult placeResults(Operation *op);
  void placeArguments(Operation *loop);

  func::FuncOp function;
  const ShapeAnalysis &shapes;
  llvm::DenseMap<Operation *, Positions> positions;
  unsigned numPositions = 0;
  /// The position of the last operation that uses the memory of a value.
  llvm::DenseMap<Value, unsigned> lastUses;
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

/// Returns false for operations whose results are not computed.
bool Placer::hasMemory(Operation *op) const {
  return op->getNumResults() != 0 && !isa<NoValueOp>(op) &&
         op->getName().getStringRef() != "onnx.Constant";
}

/// Returns whether the values in the regions of an operation have places.
static bool hasPlacedRegions(Operation *op) {
  const llvm::StringRef name = op->getName().getStringRef();
  return name == "onnx.If" || name == "onnx.Loop";
}

void Placer::number(Block &block) {
  for (Operation &op : block) {
    const unsigned begin = numPositions++;
    for (Region &region : op.getRegions())
      for (Block &nested : region)
        number(nested);
    positions[&op] = {begin, op.getNumRegions() == 0 ? begin : numPositions++};
  }
}

/// Each iteration of a loop uses the values from outside of it.
unsigned Placer::getLastUse(Value root, Operation *user) const {
  unsigned last = positions.at(user).begin;
  for (Operation *op = user; op->getBlock() != root.getParentBlock();) {
    op = op->getParentOp();
    if (!op || op == function.getOperation())
      break;
    if (op->getName().getStringRef() == "onnx.Loop" &&
        !op->isAncestor(root.getParentBlock()->getParentOp()))
      last = std::max(last, positions.at(op).end);
  }
  return last;
}

void Placer::findLifetimes() {
  for (Block &block : function.getBody())
    number(block);
  for (Block &block : function.getBody())
    block.walk([&](Operation *op) {
      for (Value operand : op->getOperands()) {
        const Value root = getRoot(operand);
        unsigned &last = lastUses[root];
        last = std::max(last, getLastUse(root, op));
      }
    });
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

/// Returns whether all symbols are sizes or elements of the function's
/// arguments.
bool Placer::isKnownAtEntry(DimExpr expr) const {
  bool isKnown = true;
  expr.walkSymbols([&](const DimAtom &symbol) {
    const auto source = shapes.getSource(symbol);
    const auto argument =
        source ? dyn_cast<BlockArgument>(source->value) : BlockArgument();
    isKnown &= argument &&
               argument.getOwner()->getParentOp() == function.getOperation();
  });
  return isKnown;
}

/// Sizes in regions that are not constants may be wrong if the region is not
/// executed.
bool Placer::isInArena(Operation *op, llvm::ArrayRef<DimExpr> shape) const {
  const bool isNested = op->getParentOp() != function.getOperation();
  return llvm::all_of(shape, [&](DimExpr size) {
    return isNested ? size.getConstant().has_value() : isKnownAtEntry(size);
  });
}

/// Creates a slot that is in use from `op` on.
PlaceAttr Placer::makeSlot(Operation *op, unsigned last, uint64_t bytes) {
  const unsigned first = positions.at(op).begin;
  slots.push_back({first, std::max(first, last), bytes});
  return PlaceAttr::get(function.getContext(), PlaceKind::slot,
                        slots.size() - 1);
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
  if (!isInArena(op, *shape)) {
    places[result] =
        PlaceAttr::get(function.getContext(), PlaceKind::managed, 0);
    return success();
  }
  // A loop computes in the memory of its results.
  const unsigned last = std::max(lastUses.lookup(result), positions.at(op).end);
  places[result] =
      makeSlot(op, last, guessBytes(type.getElementType(), *shape));
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
    list.push_back(makeSlot(loop, positions.at(loop).end, 8));
  loop->setAttr("onnx.argument_places",
                ArrayAttr::get(function.getContext(), list));
}

LogicalResult Placer::run() {
  MLIRContext *context = function.getContext();
  findLifetimes();
  placeOutputs();
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
