// SPDX-License-Identifier: Apache-2.0
#include "dialects/tensor/random_tensor.h"

#include "core/random/random_module.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;
using namespace mlir::tensor;

static bool isRanked(Type type) { return isa<RankedTensorType>(type); }

static Value getIndex(RandomModule &module) {
  return module.getValue(module.getBuilder().getIndexType());
}

/// Draws an index as an attribute or a value.
static OpFoldResult drawIndex(RandomModule &module, int64_t first,
                              int64_t last) {
  if (module.getRandom().chance(50))
    return module.getBuilder().getIndexAttr(
        module.getRandom().between(first, last));
  return getIndex(module);
}

/// Returns an operand for each dynamic size of a type.
static SmallVector<Value> getDynamicSizes(RandomModule &module,
                                          RankedTensorType type) {
  return module.getValues(module.getBuilder().getIndexType(),
                          type.getNumDynamicDims());
}

static Operation *buildEmpty(RandomModule &module) {
  const auto type = cast<RankedTensorType>(module.drawType(isRanked));
  return EmptyOp::create(module.getBuilder(), module.getLocation(), Type(type),
                         ValueRange(getDynamicSizes(module, type)));
}

static Operation *buildSplat(RandomModule &module) {
  const auto type = cast<RankedTensorType>(module.drawType(isRanked));
  Value element = module.getValue(type.getElementType());
  return SplatOp::create(module.getBuilder(), module.getLocation(), Type(type),
                         element, ValueRange(getDynamicSizes(module, type)));
}

static Operation *buildExtract(RandomModule &module) {
  Value source = module.getValue(isRanked);
  const auto type = cast<RankedTensorType>(source.getType());
  return ExtractOp::create(
      module.getBuilder(), module.getLocation(), type.getElementType(), source,
      module.getValues(module.getBuilder().getIndexType(), type.getRank()));
}

static Operation *buildInsert(RandomModule &module) {
  Value dest = module.getValue(isRanked);
  const auto type = cast<RankedTensorType>(dest.getType());
  Value element = module.getValue(type.getElementType());
  return InsertOp::create(
      module.getBuilder(), module.getLocation(), Type(type), element, dest,
      module.getValues(module.getBuilder().getIndexType(), type.getRank()));
}

namespace {
/// A slice of a shape.
struct Part {
  SmallVector<OpFoldResult> offsets, sizes, strides;
};
} // namespace

/// Draws a slice that is in bounds as far as sizes are known.
static Part drawPart(RandomModule &module, ArrayRef<int64_t> shape) {
  Part part;
  for (int64_t size : shape) {
    const int64_t last = ShapedType::isDynamic(size) ? 4 : size;
    const int64_t offset =
        module.getRandom().between(0, last > 0 ? last - 1 : 0);
    part.offsets.push_back(module.getBuilder().getIndexAttr(offset));
    part.sizes.push_back(drawIndex(module, 0, last - offset));
    part.strides.push_back(module.getBuilder().getIndexAttr(1));
    if (module.getRandom().chance(30))
      part.offsets.back() = getIndex(module);
    if (module.getRandom().chance(30))
      part.strides.back() = getIndex(module);
  }
  return part;
}

static Operation *buildExtractSlice(RandomModule &module) {
  Value source = module.getValue(isRanked);
  const Part part =
      drawPart(module, cast<RankedTensorType>(source.getType()).getShape());
  return ExtractSliceOp::create(module.getBuilder(), module.getLocation(),
                                source, part.offsets, part.sizes, part.strides);
}

static Operation *buildInsertSlice(RandomModule &module) {
  Value dest = module.getValue(isRanked);
  const auto type = cast<RankedTensorType>(dest.getType());
  const Part part = drawPart(module, type.getShape());
  Value source =
      module.getValue(Type(ExtractSliceOp::inferResultType(type, part.sizes)));
  return InsertSliceOp::create(module.getBuilder(), module.getLocation(),
                               source, dest, part.offsets, part.sizes,
                               part.strides);
}

static Operation *buildConcat(RandomModule &module) {
  Value first = module.getValue(isRanked);
  const int64_t rank = cast<RankedTensorType>(first.getType()).getRank();
  if (rank == 0)
    return nullptr;
  const SmallVector<Value> inputs(module.getRandom().below(3) + 1, first);
  return ConcatOp::create(module.getBuilder(), module.getLocation(),
                          static_cast<int64_t>(module.getRandom().below(rank)),
                          ValueRange(inputs));
}

/// Creates a collapse_shape with random groups of adjacent dimensions.
static Operation *buildCollapseShape(RandomModule &module) {
  Value source = module.getValue(isRanked);
  SmallVector<ReassociationIndices> groups;
  const int64_t rank = cast<RankedTensorType>(source.getType()).getRank();
  for (int64_t dim = 0; dim != rank; ++dim) {
    if (groups.empty() || module.getRandom().chance(50))
      groups.emplace_back();
    groups.back().push_back(dim);
  }
  return CollapseShapeOp::create(module.getBuilder(), module.getLocation(),
                                 source, ArrayRef(groups));
}

/// Creates an expand_shape that splits each dimension into at most three, of
/// which all but one have size 1.
static Operation *buildExpandShape(RandomModule &module) {
  Value source = module.getValue(isRanked);
  const auto type = cast<RankedTensorType>(source.getType());
  SmallVector<ReassociationIndices> groups;
  SmallVector<int64_t> shape;
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape()) {
    ReassociationIndices &group = groups.emplace_back();
    auto add = [&](int64_t part) {
      group.push_back(shape.size());
      shape.push_back(part);
    };
    if (module.getRandom().chance(40))
      add(1);
    add(size);
    if (module.getRandom().chance(30))
      add(1);
  }
  for (int64_t size : shape)
    sizes.push_back(ShapedType::isDynamic(size)
                        ? OpFoldResult(getIndex(module))
                        : OpFoldResult(module.getBuilder().getIndexAttr(size)));
  return ExpandShapeOp::create(
      module.getBuilder(), module.getLocation(),
      Type(RankedTensorType::get(shape, type.getElementType())), source,
      ArrayRef(groups), ArrayRef(sizes));
}

static constexpr GenerationHook hooks[] = {
    {"tensor.collapse_shape", buildCollapseShape},
    {"tensor.concat", buildConcat},
    {"tensor.empty", buildEmpty},
    {"tensor.expand_shape", buildExpandShape},
    {"tensor.extract", buildExtract},
    {"tensor.extract_slice", buildExtractSlice},
    {"tensor.insert", buildInsert},
    {"tensor.insert_slice", buildInsertSlice},
    {"tensor.splat", buildSplat}};

void mlir::tensor::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : hooks)
    registry.insert(hook);
}
