// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/verify_places.h"

#include <vector>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/place/contiguous_slices.h"
#include "dialects/onnx/place/get_place.h"
#include "dialects/onnx/place/in_place.h"
#include "dialects/onnx/place/joins.h"
#include "dialects/onnx/place/lifetimes.h"
#include "dialects/onnx/place/region_outputs.h"
#include "dialects/onnx/types.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {
namespace {

/// Checks the places of one function.
class PlaceVerifier {
public:
  PlaceVerifier(func::FuncOp function, ShapeAnalysis &shapes)
      : function(function), shapes(shapes), lifetimes(function) {}

  LogicalResult verify();

private:
  LogicalResult readSlots();
  LogicalResult findBelow(unsigned slot);
  LogicalResult verifyOperations();
  LogicalResult verifyResults(Operation *op);
  LogicalResult verifySlice(Operation *slice);
  bool canBeInOperand(OpResult result, int64_t number) const;
  bool canBeInOutputOfConcat(OpResult result, int64_t number) const;
  LogicalResult verifyResult(OpResult result, Attribute place);
  LogicalResult verifyOutput(OpResult result, int64_t number);
  LogicalResult verifyArguments(Operation *loop);
  LogicalResult takeSlot(Operation *op, Value value, int64_t number);
  LogicalResult verifyOrder();

  func::FuncOp function;
  ShapeAnalysis &shapes;
  Lifetimes lifetimes;
  llvm::SmallVector<llvm::ArrayRef<int64_t>> order;
  /// The slots below each one, also those below others; empty until they are
  /// known.
  std::vector<llvm::BitVector> below;
  llvm::BitVector isVisited;
  /// The value in each slot.
  llvm::SmallVector<Value> slots;
};

} // namespace

/// Returns the elements of a list of places, one for each of `count` values, or
/// fails.
static FailureOr<llvm::ArrayRef<Attribute>>
getList(Operation *op, llvm::StringRef name, unsigned count) {
  auto list = op->getAttrOfType<ArrayAttr>(name);
  if (!list || list.size() != count)
    return op->emitOpError() << "expects attribute '" << name << "' to have "
                             << count << " places";
  return list.getValue();
}

/// 1. `onnx.slots` is a list of lists of slots.
/// 2. No slot is below itself, also through others.
LogicalResult PlaceVerifier::readSlots() {
  auto list = function->getAttrOfType<ArrayAttr>("onnx.slots");
  if (!list)
    return function.emitOpError()
           << "expects attribute 'onnx.slots' to be a list";
  const auto count = static_cast<int64_t>(list.size());
  for (auto [i, attribute] : llvm::enumerate(list)) {
    auto numbers = dyn_cast<DenseI64ArrayAttr>(attribute);
    if (!numbers || llvm::any_of(numbers.asArrayRef(), [&](int64_t number) {
          return number < 0 || number >= count;
        }))
      return function.emitOpError()
             << "expects element " << i
             << " of attribute 'onnx.slots' to be a list of slots";
    order.push_back(numbers.asArrayRef());
  }
  slots.resize(count);
  below.resize(count);
  isVisited.resize(count);
  for (int64_t slot = 0; slot < count; ++slot)
    if (failed(findBelow(slot)))
      return failure();
  return success();
}

LogicalResult PlaceVerifier::findBelow(unsigned first) {
  // The path from the first slot, with the next element of each list.
  llvm::SmallVector<std::pair<unsigned, size_t>> path;
  auto enter = [&](unsigned slot) {
    isVisited.set(slot);
    path.push_back({slot, 0});
  };
  if (!isVisited.test(first))
    enter(first);
  while (!path.empty()) {
    auto &[slot, next] = path.back();
    if (next != order[slot].size()) {
      const auto other = static_cast<unsigned>(order[slot][next]);
      if (below[other].empty() && isVisited.test(other))
        return function.emitOpError()
               << "has slot " << other << " below itself";
      if (below[other].empty()) {
        enter(other);
        continue;
      }
      ++next;
      continue;
    }
    llvm::BitVector all(order.size());
    for (int64_t other : order[slot]) {
      all |= below[other];
      all.set(other);
    }
    below[slot] = std::move(all);
    path.pop_back();
  }
  return success();
}

/// 1. The slot exists, and no other value is in it.
LogicalResult PlaceVerifier::takeSlot(Operation *op, Value value,
                                      int64_t number) {
  if (number < 0 || number >= static_cast<int64_t>(slots.size()))
    return op->emitOpError()
           << "has a value in slot " << number << ", but the function has "
           << slots.size() << " slots";
  if (slots[number])
    return op->emitOpError()
           << "has a value in slot " << number << ", in which another value is";
  slots[number] = value;
  return success();
}

/// 1. The function or region returns the value in the output, or a view of it.
/// 2. In a region, the value can be in the memory where it is returned.
LogicalResult PlaceVerifier::verifyOutput(OpResult result, int64_t number) {
  Block *block = result.getParentBlock();
  Operation &end = block->back();
  if (number >= 0 && number < static_cast<int64_t>(end.getNumOperands()) &&
      // 1.
      getRoot(end.getOperand(number)) == result &&
      // 2.
      (block == &function.getBody().front() ||
       canBeInRegionOutput(result, number, shapes, lifetimes)))
    return success();
  return result.getOwner()->emitOpError()
         << "has result " << result.getResultNumber() << " in output " << number
         << ", which is another value";
}

/// Returns whether a result can be computed in the memory of an operand, which
/// may be changed.
bool PlaceVerifier::canBeInOperand(OpResult result, int64_t number) const {
  Operation *op = result.getOwner();
  if (number < 0 || number >= op->getNumOperands())
    return false;
  const Value root = getRoot(result);
  if (root.getParentBlock() != op->getBlock() || !isOwnMemory(root, shapes))
    return false;
  for (OpResult other : op->getResults())
    if (other != result && getRoot(other) == root)
      return false;
  return canComputeInOperand(result, number, shapes);
}

/// Returns whether a result can be a part of the Concat that uses it, which is
/// in an output of the function.
bool PlaceVerifier::canBeInOutputOfConcat(OpResult result,
                                          int64_t number) const {
  Block &block = function.getBody().front();
  Operation &end = block.back();
  return result.getParentBlock() == &block && findJoin(result, shapes) &&
         number >= 0 && number < end.getNumOperands() &&
         shapes.getShape(end.getOperand(number)) &&
         isInArena(&end, *shapes.getShape(end.getOperand(number)), shapes);
}

/// 1. A result that is omitted has no place, any other has one.
/// 2. A result is in the memory of operand 0 if it is a view or a slice of it,
/// or in that of an operand whose memory is its own if it can be computed
/// there.
/// 3. A value in a slot has a size that is known at the entry.
/// 4. The number of a block of its own is 0.
/// 5. A sequence or an optional value is in a block or a view.
/// 6. A value in the slot or output of the Concat that uses it is a part of its
/// result. An output has a size that is known at the entry then.
LogicalResult PlaceVerifier::verifyResult(OpResult result,
                                          Attribute attribute) {
  Operation *op = result.getOwner();
  auto place = dyn_cast<PlaceAttr>(attribute);
  const bool isOmitted = isa<NoneType>(result.getType());
  auto emitError = [&](const llvm::Twine &message) -> LogicalResult {
    return op->emitOpError()
           << "has result " << result.getResultNumber() << ' ' << message;
  };
  // 1.
  if (!place)
    return isOmitted ? success() : emitError("without a place");
  if (isOmitted)
    return emitError("with a place, which is omitted");
  // 2.
  const bool isInOperand = place.getKind() == PlaceKind::view;
  if ((isView(op) && result.getResultNumber() == 0) || isPlacedSlice(op)) {
    if (!isInOperand || place.getNumber() != 0)
      return emitError("which is a view of operand 0, elsewhere");
  } else if (isInOperand && !canBeInOperand(result, place.getNumber())) {
    return emitError("in operand " + llvm::Twine(place.getNumber()) +
                     ", in whose memory it cannot be computed");
  }
  // 5.
  if (!isa<TensorType>(result.getType()) &&
      (place.getKind() == PlaceKind::output ||
       place.getKind() == PlaceKind::slot))
    return emitError("which is no tensor, in memory for one");
  const auto shape = shapes.getShape(result);
  switch (place.getKind()) {
  case PlaceKind::output:
    // 6.
    if (getPlacedJoin(result))
      return canBeInOutputOfConcat(result, place.getNumber())
                 ? success()
                 : emitError("in the output of a Concat, of whose result it is "
                             "no contiguous part");
    return verifyOutput(result, place.getNumber());
  case PlaceKind::slot:
    // 3.
    if (!shape || !isInArena(op, *shape, shapes))
      return emitError("in a slot, whose size is not known at the entry");
    // 6.
    if (getPlacedJoin(result))
      return findJoin(result, shapes)
                 ? success()
                 : emitError("in the slot of a Concat, of whose result it is "
                             "no contiguous part");
    return takeSlot(op, result, place.getNumber());
  case PlaceKind::view:
    return success();
  case PlaceKind::managed:
    // 4.
    return place.getNumber() == 0 ? success()
                                  : emitError("in a block with a number");
  }
  return success();
}

/// 1. The results of a slice in the memory of operand 0 are contiguous in it.
/// 2. That memory is a slot, so that the emitter can add an offset.
LogicalResult PlaceVerifier::verifySlice(Operation *slice) {
  // 1.
  if (!findContiguousSlices(slice, shapes))
    return slice->emitOpError() << "has results in operand 0, of which they "
                                   "are no contiguous parts of known sizes";
  // 2.
  auto root = dyn_cast<OpResult>(getRoot(slice->getOperand(0)));
  PlaceAttr place = root ? getPlace(root) : PlaceAttr();
  if (!place || place.getKind() != PlaceKind::slot)
    return slice->emitOpError()
           << "has results in operand 0, which is not in a slot";
  return success();
}

/// 1. An operation has a place for each result.
LogicalResult PlaceVerifier::verifyResults(Operation *op) {
  const auto places = getList(op, "onnx.place", op->getNumResults());
  if (failed(places))
    return failure();
  for (auto [result, place] : llvm::zip(op->getResults(), *places))
    if (failed(verifyResult(result, place)))
      return failure();
  return isPlacedSlice(op) ? verifySlice(op) : success();
}

/// 1. The number of the iteration and the condition are in slots.
LogicalResult PlaceVerifier::verifyArguments(Operation *loop) {
  const auto places = getList(loop, "onnx.argument_places", 2);
  if (failed(places))
    return failure();
  for (auto [i, attribute] : llvm::enumerate(*places)) {
    auto place = dyn_cast<PlaceAttr>(attribute);
    if (!place || place.getKind() != PlaceKind::slot ||
        i >= loop->getRegion(0).getNumArguments())
      return loop->emitOpError()
             << "expects argument " << i << " of its body to be in a slot";
    if (failed(takeSlot(loop, loop->getRegion(0).getArgument(i),
                        place.getNumber())))
      return failure();
  }
  return success();
}

LogicalResult PlaceVerifier::verifyOperations() {
  return failure(function
                     ->walk<WalkOrder::PreOrder>([&](Operation *op) {
                       if (op == function.getOperation())
                         return WalkResult::advance();
                       Operation *parent = op->getParentOp();
                       if (parent != function.getOperation() &&
                           !hasPlacedRegions(parent))
                         return WalkResult::skip();
                       if ((hasMemory(op) && failed(verifyResults(op))) ||
                           (op->getName().getStringRef() == "onnx.Loop" &&
                            failed(verifyArguments(op))))
                         return WalkResult::interrupt();
                       return WalkResult::advance();
                     })
                     .wasInterrupted());
}

/// 1. Each slot has a value.
/// 2. If the values of two slots are in use at the same time, one slot is below
/// the other.
LogicalResult PlaceVerifier::verifyOrder() {
  for (auto [i, value] : llvm::enumerate(slots)) {
    // 1.
    if (!value)
      return function.emitOpError() << "has slot " << i << " without a value";
    // 2.
    const auto [first, last] = lifetimes.get(value);
    for (unsigned other = 0; other < i; ++other) {
      const auto [otherFirst, otherLast] = lifetimes.get(slots[other]);
      if (first <= otherLast && otherFirst <= last && !below[i].test(other) &&
          !below[other].test(i))
        return function.emitOpError()
               << "has values in slots " << other << " and " << i
               << " at the same time, of which none is below the other";
    }
  }
  return success();
}

LogicalResult PlaceVerifier::verify() {
  if (failed(readSlots()) || failed(verifyOperations()) ||
      failed(verifyInPlaceResults(function)))
    return failure();
  return verifyOrder();
}

LogicalResult verifyPlaces(func::FuncOp function, ShapeAnalysis &shapes) {
  return PlaceVerifier(function, shapes).verify();
}

} // namespace mlir::onnx
