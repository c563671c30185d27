// SPDX-License-Identifier: Apache-2.0
//
// Views of memrefs on the same memory.
#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/registry.h"
#include "tests/interpreter/evaluator_family.h"
#include "tests/interpreter/slices.h"

namespace mlir::interpreter {
namespace {

/// Computes the result's view from the view of the first operand.
using ViewFunction = FailureOr<MemRef> (*)(Evaluation &evaluation,
                                           const MemRef &source);

Evaluator makeViewEvaluator(ViewFunction function) {
  return [function](Evaluation &evaluation) -> LogicalResult {
    if (!evaluation.getOperand(0).isMemRef()) {
      evaluation.give(Element());
      return success();
    }
    FailureOr<MemRef> result =
        function(evaluation, evaluation.getOperand(0).getMemRef());
    if (failed(result))
      return failure();
    evaluation.give(RuntimeValue(evaluation.getOp()->getResult(0).getType(),
                                 std::move(*result)));
    return success();
  };
}

FailureOr<MemRef> viewSame(Evaluation &, const MemRef &source) {
  return source;
}

FailureOr<MemRef> reinterpret(Evaluation &evaluation, const MemRef &source) {
  FailureOr<Slice> slice = getSlice(evaluation, evaluation.getOp(), 1);
  if (failed(slice))
    return failure();
  return MemRef{source.buffer,     source.elementType, source.base,
                slice->offsets[0], slice->sizes,       slice->strides};
}

FailureOr<MemRef> viewSlice(Evaluation &evaluation, const MemRef &source) {
  FailureOr<Slice> slice = getSlice(evaluation, evaluation.getOp(), 1);
  if (failed(slice))
    return failure();
  MemRef whole = source;
  for (size_t i = 0; i < source.sizes.size(); ++i) {
    const int64_t first = slice->offsets[i];
    const int64_t last = first + (slice->sizes[i] - 1) * slice->strides[i];
    if (slice->sizes[i] < 0)
      return evaluation.fail("a size is negative");
    if (!llvm::is_contained(slice->sizes, 0) &&
        (first < 0 || first >= source.sizes[i] || last < 0 ||
         last >= source.sizes[i]))
      return evaluation.fail("a slice is out of bounds");
    whole.offset += first * source.strides[i];
    whole.strides[i] *= slice->strides[i];
  }
  whole.sizes = slice->sizes;
  auto type =
      llvm::cast<MemRefType>(evaluation.getOp()->getResult(0).getType());
  auto kept = getKeptDimensions(whole.sizes, type.getShape());
  if (!kept)
    return evaluation.fail("a slice has another shape than its type");
  MemRef result = whole;
  result.sizes.clear();
  result.strides.clear();
  for (unsigned i : *kept) {
    result.sizes.push_back(whole.sizes[i]);
    result.strides.push_back(whole.strides[i]);
  }
  return result;
}

FailureOr<MemRef> viewTransposed(Evaluation &evaluation, const MemRef &source) {
  const AffineMap map = evaluation.getOp()
                            ->getAttrOfType<AffineMapAttr>("permutation")
                            .getValue();
  MemRef result = source;
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    result.sizes[i] = source.sizes[map.getDimPosition(i)];
    result.strides[i] = source.strides[map.getDimPosition(i)];
  }
  return result;
}

/// Returns the sizes of the result's type. Dynamic sizes come from a group of
/// operands.
FailureOr<Shape> getResultSizes(Evaluation &evaluation, unsigned group) {
  FailureOr<Shape> dynamic =
      evaluation.getInts(evaluation.getOperandGroup(group));
  if (failed(dynamic))
    return failure();
  auto type =
      llvm::cast<ShapedType>(evaluation.getOp()->getResult(0).getType());
  Shape sizes(type.getShape());
  const int64_t *next = dynamic->begin();
  for (int64_t &size : sizes)
    if (ShapedType::isDynamic(size))
      size = *next++;
  if (failed(evaluation.checkSizes(sizes, type.getElementType())))
    return failure();
  return sizes;
}

FailureOr<MemRef> viewBytes(Evaluation &evaluation, const MemRef &source) {
  FailureOr<int64_t> shift = evaluation.getInt(evaluation.getOperand(1));
  FailureOr<Shape> sizes = getResultSizes(evaluation, 2);
  if (failed(shift) || failed(sizes))
    return failure();
  auto type =
      llvm::cast<MemRefType>(evaluation.getOp()->getResult(0).getType());
  const int64_t bytes =
      getNumElements(*sizes) * getStorageSize(type.getElementType());
  if (*shift < 0 || *shift + bytes > source.sizes[0])
    return evaluation.fail("a view is out of bounds");
  return MemRef{source.buffer,
                type.getElementType(),
                source.base + source.offset + *shift,
                0,
                *sizes,
                getRowMajorStrides(*sizes)};
}

/// Returns the reassociation groups of an expand or collapse operation.
llvm::SmallVector<llvm::SmallVector<int64_t>> getGroups(Operation *op) {
  llvm::SmallVector<llvm::SmallVector<int64_t>> groups;
  for (Attribute group : op->getAttrOfType<ArrayAttr>("reassociation")) {
    groups.emplace_back();
    for (Attribute index : llvm::cast<ArrayAttr>(group))
      groups.back().push_back(llvm::cast<IntegerAttr>(index).getInt());
  }
  return groups;
}

FailureOr<MemRef> viewExpanded(Evaluation &evaluation, const MemRef &source) {
  FailureOr<Shape> sizes = evaluation.getMixed("static_output_shape", 1);
  if (failed(sizes) ||
      failed(evaluation.checkSizes(*sizes, source.elementType)))
    return failure();
  MemRef result = source;
  result.sizes = *sizes;
  result.strides.assign(sizes->size(), 1);
  for (auto [dimension, group] :
       llvm::enumerate(getGroups(evaluation.getOp()))) {
    int64_t stride = source.strides[dimension];
    int64_t size = 1;
    for (int64_t i : llvm::reverse(group)) {
      result.strides[i] = stride;
      stride *= (*sizes)[i];
      size *= (*sizes)[i];
    }
    if (size != source.sizes[dimension])
      return evaluation.fail("the sizes of a shape that is expanded have "
                             "another product");
  }
  return result;
}

FailureOr<MemRef> viewCollapsed(Evaluation &evaluation, const MemRef &source) {
  MemRef result = source;
  result.sizes.clear();
  result.strides.clear();
  for (llvm::ArrayRef<int64_t> group : getGroups(evaluation.getOp())) {
    int64_t size = 1;
    // The stride of the innermost dimension with more than one element.
    int64_t stride = source.strides[group.back()];
    for (int64_t i : llvm::reverse(group)) {
      if (source.sizes[i] == 1)
        continue;
      if (size == 1)
        stride = source.strides[i];
      else if (source.strides[i] != stride * size &&
               !llvm::is_contained(source.sizes, 0))
        return evaluation.fail("dimensions that are collapsed are not one "
                               "behind the other in memory");
      size *= source.sizes[i];
    }
    result.sizes.push_back(size);
    result.strides.push_back(stride);
  }
  return result;
}

FailureOr<MemRef> viewReshaped(Evaluation &evaluation, const MemRef &source) {
  if (!evaluation.getOperand(1).isMemRef())
    return evaluation.fail("access to a memref that is poison");
  const MemRef &shape = evaluation.getOperand(1).getMemRef();
  MemRef result = source;
  result.sizes.clear();
  for (int64_t i = 0; i < shape.sizes[0]; ++i) {
    Element size;
    if (AccessError error = load(shape, i, size))
      return evaluation.fail(error);
    if (size.isPoison())
      return evaluation.fail("poison where a number must be known");
    result.sizes.push_back(size.getBits().getSExtValue());
  }
  if (failed(evaluation.checkSizes(result.sizes, source.elementType)))
    return failure();
  if (getNumElements(result.sizes) != getNumElements(source.sizes))
    return evaluation.fail("a reshape has another number of elements");
  result.strides = getRowMajorStrides(result.sizes);
  return result;
}

} // namespace

static void addMemRefViews(EvaluatorTable &table) {
  table["memref.assume_alignment"] = makeViewEvaluator(viewSame);
  table["memref.cast"] = makeViewEvaluator(viewSame);
  table["memref.collapse_shape"] = makeViewEvaluator(viewCollapsed);
  table["memref.expand_shape"] = makeViewEvaluator(viewExpanded);
  table["memref.memory_space_cast"] = makeViewEvaluator(viewSame);
  table["memref.reinterpret_cast"] = makeViewEvaluator(reinterpret);
  table["memref.reshape"] = makeViewEvaluator(viewReshaped);
  table["memref.subview"] = makeViewEvaluator(viewSlice);
  table["memref.transpose"] = makeViewEvaluator(viewTransposed);
  table["memref.view"] = makeViewEvaluator(viewBytes);
}

void registerMemRefViewsEvaluators(Registry &registry) {
  registry.insertOwned<EvaluatorFamily>({"MemRefViews", addMemRefViews});
}

} // namespace mlir::interpreter
