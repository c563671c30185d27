// SPDX-License-Identifier: Apache-2.0
//
// Allocation and deallocation of memref, and globals.
#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluation.h"
#include "tests/interpreter/evaluator_family.h"

namespace mlir::interpreter {
namespace {

/// Returns a static shape after replacing dynamic dimensions by `sizes`.
Shape fillShape(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> sizes) {
  Shape result(shape);
  for (int64_t &size : result)
    if (ShapedType::isDynamic(size)) {
      size = sizes.front();
      sizes = sizes.drop_front();
    }
  return result;
}

/// Returns the result of a layout map for an index.
FailureOr<int64_t> applyLayout(Evaluation &evaluation, AffineMap map,
                               llvm::ArrayRef<int64_t> place,
                               llvm::ArrayRef<int64_t> symbols) {
  llvm::SmallVector<Attribute> operands, results;
  const Type index = IndexType::get(evaluation.getContext());
  for (llvm::ArrayRef<int64_t> list : {place, symbols})
    for (int64_t number : list)
      operands.push_back(IntegerAttr::get(index, number));
  if (failed(map.constantFold(operands, results)) || results.size() != 1)
    return evaluation.fail("a layout of this kind is not interpreted");
  return llvm::cast<IntegerAttr>(results[0]).getInt();
}

struct Layout {
  int64_t offset = 0;
  Shape strides;
};

/// Returns the layout of a type for given sizes and symbols of its map.
FailureOr<Layout> getLayout(Evaluation &evaluation, MemRefType type,
                            llvm::ArrayRef<int64_t> sizes,
                            llvm::ArrayRef<int64_t> symbols) {
  if (type.getLayout().isIdentity())
    return Layout{0, getRowMajorStrides(sizes)};
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return evaluation.fail("a layout of this kind is not interpreted");
  // The map is linear, so the neighbors of the first element determine it.
  const AffineMap map = type.getLayout().getAffineMap();
  Shape place(sizes.size(), 0);
  FailureOr<int64_t> first = applyLayout(evaluation, map, place, symbols);
  if (failed(first))
    return failure();
  Layout layout{*first, {}};
  for (int64_t &index : place) {
    index = 1;
    FailureOr<int64_t> next = applyLayout(evaluation, map, place, symbols);
    if (failed(next))
      return failure();
    layout.strides.push_back(*next - *first);
    index = 0;
  }
  return layout;
}

Evaluator makeAllocator(Buffer::Kind kind) {
  return [kind](Evaluation &evaluation) -> LogicalResult {
    auto type =
        llvm::cast<MemRefType>(evaluation.getOp()->getResult(0).getType());
    FailureOr<Shape> dynamic =
        evaluation.getInts(evaluation.getOperandGroup(0));
    FailureOr<Shape> symbols =
        evaluation.getInts(evaluation.getOperandGroup(1));
    if (failed(dynamic) || failed(symbols))
      return failure();
    const Shape sizes = fillShape(type.getShape(), *dynamic);
    if (failed(evaluation.checkSizes(sizes, type.getElementType())))
      return failure();
    FailureOr<Layout> layout = getLayout(evaluation, type, sizes, *symbols);
    if (failed(layout))
      return failure();
    FailureOr<MemRef> memref = evaluation.allocate(
        kind, type.getElementType(), sizes, layout->strides, layout->offset);
    if (failed(memref))
      return failure();
    evaluation.give(RuntimeValue(type, *memref));
    return success();
  };
}

/// Checks that the value is live heap memory, which may be freed.
LogicalResult checkFree(Evaluation &evaluation, const RuntimeValue &value) {
  if (!value.isMemRef())
    return evaluation.fail("poison is freed");
  if (value.getMemRef().buffer->getKind() != Buffer::Kind::Heap)
    return evaluation.fail("memory that is not of the heap is freed");
  if (!value.getMemRef().buffer->isLive())
    return evaluation.fail("memory is freed twice");
  return success();
}

LogicalResult evaluateDealloc(Evaluation &evaluation) {
  if (failed(checkFree(evaluation, evaluation.getOperand(0))))
    return failure();
  evaluation.getOperand(0).getMemRef().buffer->free();
  return success();
}

LogicalResult evaluateRealloc(Evaluation &evaluation) {
  if (failed(checkFree(evaluation, evaluation.getOperand(0))))
    return failure();
  const MemRef &source = evaluation.getOperand(0).getMemRef();
  auto type =
      llvm::cast<MemRefType>(evaluation.getOp()->getResult(0).getType());
  FailureOr<Shape> dynamic = evaluation.getInts(evaluation.getOperandGroup(1));
  if (failed(dynamic))
    return failure();
  const Shape sizes = fillShape(type.getShape(), *dynamic);
  FailureOr<MemRef> memref = evaluation.allocate(
      Buffer::Kind::Heap, type.getElementType(), sizes, {1});
  if (failed(memref))
    return failure();
  for (int64_t i = 0; i < std::min(sizes[0], source.sizes[0]); ++i) {
    Element element;
    AccessError error = load(source, i, element);
    if (!error)
      error = store(*memref, i, element);
    if (error)
      return evaluation.fail(error);
  }
  source.buffer->free();
  evaluation.give(RuntimeValue(type, *memref));
  return success();
}

/// Creates memory with the initial value of a global.
LogicalResult makeGlobal(Evaluation &evaluation, Operation *global,
                         RuntimeValue &value) {
  auto type = llvm::cast<MemRefType>(
      global->getAttrOfType<TypeAttr>("type").getValue());
  Attribute initial = global->getAttr("initial_value");
  if (!initial)
    return evaluation.fail("a global is defined elsewhere");
  const Shape sizes(type.getShape());
  FailureOr<MemRef> memref = evaluation.allocate(
      global->hasAttr("constant") ? Buffer::Kind::Constant
                                  : Buffer::Kind::Global,
      type.getElementType(), sizes, getRowMajorStrides(sizes));
  if (failed(memref))
    return failure();
  value = RuntimeValue(type, *memref);
  auto elements = llvm::dyn_cast<ElementsAttr>(initial);
  if (!elements)
    return success();
  const RuntimeValue list = getValueOf(elements, elements.getShapedType());
  if (!list)
    return evaluation.fail("a constant of this kind is not interpreted");
  int64_t place = 0;
  for (const Element &element : list.getElements()) {
    memref->buffer->initialize(place, type.getElementType(), element);
    place += getStorageSize(type.getElementType());
  }
  return success();
}

LogicalResult evaluateGetGlobal(Evaluation &evaluation) {
  Operation *global = evaluation.lookup("name");
  RuntimeValue &value = evaluation.getGlobal(global);
  if (!value && failed(makeGlobal(evaluation, global, value)))
    return failure();
  evaluation.give(value);
  return success();
}

} // namespace

static void addMemRefAllocations(EvaluatorTable &table) {
  table["memref.alloc"] = makeAllocator(Buffer::Kind::Heap);
  table["memref.alloca"] = makeAllocator(Buffer::Kind::Stack);
  table["memref.dealloc"] = evaluateDealloc;
  table["memref.get_global"] = evaluateGetGlobal;
  table["memref.realloc"] = evaluateRealloc;
}

void registerMemRefAllocationsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>(
      {"MemRefAllocations", addMemRefAllocations});
}

} // namespace mlir::interpreter
