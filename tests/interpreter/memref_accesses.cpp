// SPDX-License-Identifier: Apache-2.0
//
// Loads, stores and copies of memref.
#include "core/ir/context/registry.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/structure/block.h"
#include "dialects/arith/arith.h"
#include "tests/interpreter/elementwise.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

using arith::AtomicRMWKind;
using llvm::APFloat;
using llvm::APInt;

/// A memref and the indices that follow it.
struct Place {
  MemRef memref;
  Shape indices;
};

FailureOr<Place> getPlaceOf(Evaluation &evaluation, unsigned operand) {
  const RuntimeValue &value = evaluation.getOperand(operand);
  if (!value.isMemRef())
    return evaluation.fail("access to a memref that is poison");
  FailureOr<Shape> indices =
      evaluation.getInts(evaluation.getOperands().drop_front(operand + 1));
  if (failed(indices))
    return failure();
  return Place{value.getMemRef(), *indices};
}

FailureOr<Element> loadFrom(Evaluation &evaluation, const Place &place) {
  Element element;
  if (AccessError error = load(place.memref, place.indices, element))
    return evaluation.fail(error);
  return element;
}

LogicalResult storeTo(Evaluation &evaluation, const Place &place,
                      const Element &element) {
  if (AccessError error = store(place.memref, place.indices, element))
    return evaluation.fail(error);
  return success();
}

/// Converts a value of a type to an element and back.
Element toElement(const RuntimeValue &value) {
  return value.isScalar() ? value.getElement() : Element(value);
}
RuntimeValue toValue(Type type, const Element &element) {
  return element.isValue() ? element.getValue() : RuntimeValue(type, element);
}

LogicalResult evaluateLoad(Evaluation &evaluation) {
  FailureOr<Place> place = getPlaceOf(evaluation, 0);
  if (failed(place))
    return failure();
  FailureOr<Element> element = loadFrom(evaluation, *place);
  if (failed(element))
    return failure();
  evaluation.give(
      toValue(evaluation.getOp()->getResult(0).getType(), *element));
  return success();
}

LogicalResult evaluateStore(Evaluation &evaluation) {
  FailureOr<Place> place = getPlaceOf(evaluation, 1);
  if (failed(place))
    return failure();
  return storeTo(evaluation, *place, toElement(evaluation.getOperand(0)));
}

LogicalResult evaluateCopy(Evaluation &evaluation) {
  if (!evaluation.getOperand(0).isMemRef() ||
      !evaluation.getOperand(1).isMemRef())
    return evaluation.fail("access to a memref that is poison");
  const MemRef &source = evaluation.getOperand(0).getMemRef();
  const MemRef &target = evaluation.getOperand(1).getMemRef();
  if (source.sizes != target.sizes)
    return evaluation.fail("copy between memrefs of different shapes");
  AccessError error = nullptr;
  std::vector<Element> elements;
  forEachPlace(source.sizes, [&](llvm::ArrayRef<int64_t> place) {
    Element element;
    if (!error)
      error = load(source, place, element);
    elements.push_back(std::move(element));
  });
  size_t next = 0;
  forEachPlace(target.sizes, [&](llvm::ArrayRef<int64_t> place) {
    if (!error)
      error = store(target, place, elements[next++]);
  });
  return error ? evaluation.fail(error) : success();
}

APInt combineIntegers(AtomicRMWKind kind, const APInt &value,
                      const APInt &old) {
  switch (kind) {
  case AtomicRMWKind::addi:
    return old + value;
  case AtomicRMWKind::andi:
    return old & value;
  case AtomicRMWKind::maxs:
    return old.sgt(value) ? old : value;
  case AtomicRMWKind::maxu:
    return old.ugt(value) ? old : value;
  case AtomicRMWKind::mins:
    return old.slt(value) ? old : value;
  case AtomicRMWKind::minu:
    return old.ult(value) ? old : value;
  case AtomicRMWKind::muli:
    return old * value;
  case AtomicRMWKind::ori:
    return old | value;
  case AtomicRMWKind::xori:
    return old ^ value;
  default:
    return value;
  }
}

APFloat combineFloats(AtomicRMWKind kind, const APFloat &value,
                      const APFloat &old) {
  APFloat result = old;
  switch (kind) {
  case AtomicRMWKind::addf:
    result.add(value, APFloat::rmNearestTiesToEven);
    return result;
  case AtomicRMWKind::mulf:
    result.multiply(value, APFloat::rmNearestTiesToEven);
    return result;
  case AtomicRMWKind::maximumf:
    return getMaximum(old, value, /*propagatesNaN=*/true);
  case AtomicRMWKind::maxnumf:
    return getMaximum(old, value, /*propagatesNaN=*/false);
  case AtomicRMWKind::minimumf:
    return getMinimum(old, value, /*propagatesNaN=*/true);
  case AtomicRMWKind::minnumf:
    return getMinimum(old, value, /*propagatesNaN=*/false);
  default:
    return value;
  }
}

Element combine(AtomicRMWKind kind, Type type, const Element &value,
                const Element &old) {
  if (kind == AtomicRMWKind::assign)
    return value;
  if (value.isPoison() || old.isPoison())
    return Element();
  auto floatType = llvm::dyn_cast<FloatType>(type);
  if (!floatType)
    return combineIntegers(kind, value.getBits(), old.getBits());
  return Element::ofFloat(
      floatType, roundToFloat(floatType.getFloatSemantics(),
                              combineFloats(kind, value.getFloat(floatType),
                                            old.getFloat(floatType))));
}

LogicalResult evaluateAtomic(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  FailureOr<Place> place = getPlaceOf(evaluation, 1);
  if (failed(place))
    return failure();
  FailureOr<Element> old = loadFrom(evaluation, *place);
  if (failed(old))
    return failure();
  const AtomicRMWKind kind =
      op->getAttrOfType<arith::AtomicRMWKindAttr>("kind").getValue();
  const RuntimeValue &value = evaluation.getOperand(0);
  evaluation.give(*old);
  return storeTo(evaluation, *place,
                 combine(kind, value.getType(), value.getElement(), *old));
}

LogicalResult evaluateGenericAtomic(Evaluation &evaluation) {
  Operation *op = evaluation.getOp();
  FailureOr<Place> place = getPlaceOf(evaluation, 0);
  if (failed(place))
    return failure();
  FailureOr<Element> old = loadFrom(evaluation, *place);
  if (failed(old))
    return failure();
  evaluation.give(*old);
  FailureOr<Evaluation::Exit> exit = evaluation.runRegion(
      op->getRegion(0), RuntimeValue(op->getResult(0).getType(), *old));
  if (failed(exit))
    return failure();
  return storeTo(evaluation, *place, exit->values[0].getElement());
}

} // namespace

static void addMemRefAccesses(EvaluatorTable &table) {
  table["memref.atomic_rmw"] = evaluateAtomic;
  table["memref.copy"] = evaluateCopy;
  table["memref.generic_atomic_rmw"] = evaluateGenericAtomic;
  table["memref.load"] = evaluateLoad;
  table["memref.prefetch"] = [](Evaluation &) { return success(); };
  table["memref.store"] = evaluateStore;
}

void registerMemRefAccessesEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"MemRefAccesses", addMemRefAccesses});
}

} // namespace mlir::interpreter
