// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/random_memref.h"

#include "core/random/random_module.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

static bool isNumberMemRef(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.getElementType().isIntOrIndexOrFloat();
}

static bool isStrided(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.isStrided();
}

/// Builds a variable: a declaration, or a definition without or with content.
static Operation *buildGlobal(RandomModule &module) {
  RandomSource &random = module.getRandom();
  Builder &builder = module.getBuilder();
  auto type = cast<MemRefType>(module.drawType([](Type type) {
    return isNumberMemRef(type) && cast<MemRefType>(type).hasStaticShape();
  }));
  OperationState state(module.getLocation(), GlobalOp::getOperationName());
  state.addAttribute("sym_name", module.makeSymbolName());
  state.addAttribute("type", TypeAttr::get(type));
  if (random.chance(50))
    state.addAttribute("sym_visibility", builder.getStringAttr("private"));
  if (random.chance(30)) {
    state.addAttribute("initial_value", builder.getUnitAttr());
  } else if (random.chance(60)) {
    const auto tensor =
        RankedTensorType::get(type.getShape(), type.getElementType());
    if (Attribute elements = drawElements(tensor, random))
      state.addAttribute("initial_value", elements);
    if (random.chance(50))
      state.addAttribute("constant", builder.getUnitAttr());
  }
  if (random.chance(30))
    state.addAttribute("alignment", builder.getI64IntegerAttr(16));
  return module.getBuilder().create(state);
}

/// Adds a memref and an index for each of its dimensions.
static Value addElement(RandomModule &module, OperationState &state,
                        function_ref<bool(Type)> isWanted) {
  Value memref = module.getValue(isWanted);
  state.addOperands(memref);
  state.addOperands(
      module.getValues(module.getBuilder().getIndexType(),
                       cast<MemRefType>(memref.getType()).getRank()));
  return memref;
}

static Operation *buildDmaStart(RandomModule &module) {
  const Type index = module.getBuilder().getIndexType();
  OperationState state(module.getLocation(), DmaStartOp::getOperationName());
  const Type element =
      cast<MemRefType>(addElement(module, state, isNumberMemRef).getType())
          .getElementType();
  addElement(module, state, [&](Type type) {
    return isNumberMemRef(type) &&
           cast<MemRefType>(type).getElementType() == element;
  });
  state.addOperands(module.getValue(index));
  addElement(module, state, [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return memref && memref.getElementType().isSignlessInteger();
  });
  if (module.getRandom().chance(40))
    state.addOperands(module.getValues(index, 2));
  return module.getBuilder().create(state);
}

/// Draws a number, as an attribute or as a value.
static OpFoldResult drawIndex(RandomModule &module, int64_t first,
                              int64_t last) {
  if (module.getRandom().chance(50))
    return module.getBuilder().getIndexAttr(
        module.getRandom().between(first, last));
  return module.getValue(module.getBuilder().getIndexType());
}

static Operation *buildReinterpretCast(RandomModule &module) {
  Value source = module.getValue([](Type type) {
    return isa<UnrankedMemRefType>(type) || isStrided(type);
  });
  SmallVector<OpFoldResult> sizes, strides;
  for (unsigned i = module.getRandom().below(4); i; --i) {
    sizes.push_back(drawIndex(module, 0, 4));
    strides.push_back(drawIndex(module, 1, 8));
  }
  return ReinterpretCastOp::create(module.getBuilder(), module.getLocation(),
                                   source, drawIndex(module, 0, 9), sizes,
                                   strides);
}

static Operation *buildSubView(RandomModule &module) {
  Value source = module.getValue(isStrided);
  const auto type = cast<MemRefType>(source.getType());
  SmallVector<OpFoldResult> offsets, sizes, strides;
  for (int64_t size : type.getShape()) {
    // Within the source, where its size is static.
    const int64_t last = ShapedType::isDynamic(size) ? 4 : size;
    const int64_t offset =
        module.getRandom().between(0, last > 0 ? last - 1 : 0);
    offsets.push_back(module.getBuilder().getIndexAttr(offset));
    sizes.push_back(drawIndex(module, 0, last - offset));
    strides.push_back(module.getBuilder().getIndexAttr(1));
    if (module.getRandom().chance(30))
      offsets.back() = module.getValue(module.getBuilder().getIndexType());
    if (module.getRandom().chance(30))
      strides.back() = module.getValue(module.getBuilder().getIndexType());
  }
  return SubViewOp::create(module.getBuilder(), module.getLocation(), source,
                           offsets, sizes, strides);
}

/// Draws groups of adjacent dimensions out of 0 … rank-1.
static SmallVector<ReassociationIndices> drawGroups(RandomModule &module,
                                                    int64_t rank) {
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < rank; ++i) {
    if (groups.empty() || module.getRandom().chance(50))
      groups.emplace_back();
    groups.back().push_back(i);
  }
  return groups;
}

static Operation *buildCollapseShape(RandomModule &module) {
  Value source = module.getValue(isStrided);
  const auto type = cast<MemRefType>(source.getType());
  const SmallVector<ReassociationIndices> groups =
      drawGroups(module, type.getRank());
  if (!CollapseShapeOp::isGuaranteedCollapsible(type, groups))
    return nullptr;
  return CollapseShapeOp::create(module.getBuilder(), module.getLocation(),
                                 source, ArrayRef(groups));
}

/// Splits each dimension into up to three, all but one of size 1; or splits a
/// dimension of even size into halves.
static Operation *buildExpandShape(RandomModule &module) {
  Value source = module.getValue(isStrided);
  const auto type = cast<MemRefType>(source.getType());
  SmallVector<ReassociationIndices> groups;
  SmallVector<int64_t> shape;
  for (int64_t size : type.getShape()) {
    ReassociationIndices &group = groups.emplace_back();
    auto add = [&](int64_t part) {
      group.push_back(shape.size());
      shape.push_back(part);
    };
    if (module.getRandom().chance(40))
      add(1);
    const bool isHalved = !ShapedType::isDynamic(size) && size % 2 == 0 &&
                          module.getRandom().chance(50);
    if (isHalved)
      add(2);
    add(isHalved ? size / 2 : size);
    if (module.getRandom().chance(30))
      add(1);
  }
  const auto result = ExpandShapeOp::computeExpandedType(type, shape, groups);
  if (failed(result))
    return nullptr;
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : shape)
    if (ShapedType::isDynamic(size))
      sizes.push_back(module.getValue(module.getBuilder().getIndexType()));
    else
      sizes.push_back(module.getBuilder().getIndexAttr(size));
  return ExpandShapeOp::create(module.getBuilder(), module.getLocation(),
                               Type(*result), source, ArrayRef(groups),
                               ArrayRef(sizes));
}

static constexpr GenerationHook hooks[] = {
    {"memref.collapse_shape", buildCollapseShape},
    {"memref.dma_start", buildDmaStart},
    {"memref.expand_shape", buildExpandShape},
    {"memref.global", buildGlobal},
    {"memref.reinterpret_cast", buildReinterpretCast},
    {"memref.subview", buildSubView}};

void mlir::memref::registerGenerationHooks(Registry &registry) {
  for (const GenerationHook &hook : hooks)
    registry.insert(hook);
}
