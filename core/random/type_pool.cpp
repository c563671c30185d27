// SPDX-License-Identifier: Apache-2.0
#include "core/random/type_pool.h"

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/builders.h"
#include "core/random/storages.h"

namespace mlir {
namespace {

constexpr int64_t dynamic = ShapedType::kDynamic;

/// Shapes of containers.
constexpr int64_t shape4[] = {4};
constexpr int64_t shape1[] = {1};
constexpr int64_t shapeAny[] = {dynamic};
constexpr int64_t shape2x3[] = {2, 3};
constexpr int64_t shapeAnyx3[] = {dynamic, 3};
constexpr int64_t shape2xAny[] = {2, dynamic};
constexpr int64_t shapeAnyxAny[] = {dynamic, dynamic};
constexpr int64_t shape2x1x4[] = {2, 1, 4};
constexpr int64_t shape2x1x4x1[] = {2, 1, 4, 1};

const llvm::ArrayRef<int64_t> staticShapes[] = {
    {}, shape4, shape1, shape2x3, shape2x1x4};
const llvm::ArrayRef<int64_t> dynamicShapes[] = {shapeAny, shapeAnyx3,
                                                 shape2xAny, shapeAnyxAny};

} // namespace

TypePool::TypePool(MLIRContext *context, const Registry &registry)
    : registry(registry) {
  addScalars(context);
  addContainers();
  addMemRefs(context);
  addOthers(context);
  for (Dialect *dialect : context->getLoadedDialects()) {
    if (dialect->getNamespace() == "builtin")
      continue;
    for (const TypeDescriptor *descriptor : dialect->getTypes())
      llvm::append_range(types,
                         makeTypes(context, registry, *descriptor, types));
  }
}

void TypePool::addScalars(MLIRContext *context) {
  Builder builder(context);
  for (unsigned width : {1, 2, 4, 7, 8, 16, 32, 64, 128})
    scalars.push_back(builder.getIntegerType(width));
  for (Type type : {Type(builder.getIndexType()), Type(builder.getF16Type()),
                    Type(builder.getBF16Type()), Type(builder.getF32Type()),
                    Type(builder.getF64Type()), Type(builder.getF80Type()),
                    Type(builder.getF128Type()), Type(builder.getTF32Type()),
                    Type(Float8E5M2Type::get(context)),
                    Type(Float8E4M3FNType::get(context)),
                    Type(Float8E8M0FNUType::get(context)),
                    Type(Float4E2M1FNType::get(context))})
    scalars.push_back(type);
  types = scalars;
  for (unsigned width : {8, 16, 32, 64})
    for (bool isSigned : {true, false})
      types.push_back(builder.getIntegerType(width, isSigned));
}

void TypePool::addContainers() {
  for (Type element : scalars) {
    for (llvm::ArrayRef<int64_t> shape : {staticShapes[1], staticShapes[3]})
      types.push_back(VectorType::get(shape, element));
    types.push_back(RankedTensorType::get(staticShapes[3], element));
    types.push_back(RankedTensorType::get(dynamicShapes[1], element));
  }
  for (Type element : {scalars[0], scalars[6], scalars[9], scalars[12]}) {
    types.push_back(VectorType::get({}, element));
    types.push_back(VectorType::get(staticShapes[2], element));
    types.push_back(VectorType::get(staticShapes[1], element, {true}));
    types.push_back(VectorType::get(staticShapes[3], element, {false, true}));
    types.push_back(UnrankedTensorType::get(element));
    for (llvm::ArrayRef<int64_t> shape : staticShapes)
      types.push_back(RankedTensorType::get(shape, element));
    types.push_back(ComplexType::get(scalars[12]));
  }
}

void TypePool::addMemRefs(MLIRContext *context) {
  Builder builder(context);
  const Attribute space = builder.getI64IntegerAttr(1);
  for (Type element : scalars) {
    types.push_back(MemRefType::get(staticShapes[3], element));
    types.push_back(MemRefType::get(dynamicShapes[0], element));
  }
  for (Type element : {scalars[0], scalars[6], scalars[9], scalars[12]}) {
    for (llvm::ArrayRef<int64_t> shape : staticShapes)
      types.push_back(MemRefType::get(shape, element));
    for (llvm::ArrayRef<int64_t> shape : dynamicShapes)
      types.push_back(MemRefType::get(shape, element));
    types.push_back(MemRefType::get(
        shape2x3, element, StridedLayoutAttr::get(context, dynamic, {3, 1})));
    types.push_back(MemRefType::get(
        shapeAnyx3, element,
        StridedLayoutAttr::get(context, 0, {dynamic, dynamic})));
    types.push_back(MemRefType::get(shape4, element, Attribute(), space));
    types.push_back(
        MemRefType::get(shape4, element,
                        AffineMap::get(1, 1,
                                       builder.getAffineDimExpr(0) +
                                           builder.getAffineSymbolExpr(0))));
    types.push_back(UnrankedMemRefType::get(element));
    types.push_back(UnrankedMemRefType::get(element, space));
  }
}

void TypePool::addOthers(MLIRContext *context) {
  Builder builder(context);
  const Type i32 = builder.getI32Type(), f32 = builder.getF32Type();
  types.push_back(builder.getNoneType());
  types.push_back(ComplexType::get(i32));
  for (Type element : {Type(builder.getIntegerType(16)), f32}) {
    types.push_back(RankedTensorType::get(shape2x1x4, element));
    types.push_back(RankedTensorType::get(shape2x1x4x1, element));
  }
  for (Type element : {Type(ComplexType::get(builder.getF64Type())),
                       Type(builder.getIntegerType(32, /*isSigned=*/true))})
    types.push_back(RankedTensorType::get(shape2x3, element));
  types.push_back(TupleType::get(context));
  types.push_back(TupleType::get(context, {i32, f32}));
  types.push_back(
      RankedTensorType::get(shape4, f32, builder.getStringAttr("encoding")));
  types.push_back(FunctionType::get(context, {}, {}));
  types.push_back(FunctionType::get(context, {i32}, {}));
  types.push_back(FunctionType::get(context, {i32, f32}, {f32}));
  types.push_back(FunctionType::get(context, {builder.getIndexType()},
                                    {i32, builder.getI1Type()}));
}

llvm::ArrayRef<Type> TypePool::getTypes(const Constraint *constraint) {
  if (!constraint)
    return types;
  auto [entry, isNew] = satisfying.try_emplace(constraint);
  if (isNew && constraint->kind)
    entry->second = makeTypes(types.front().getContext(), registry,
                              *constraint->kind, types);
  else if (isNew)
    for (Type type : types)
      if (isOfClass(*constraint, type) && isSatisfied(*constraint, type))
        entry->second.push_back(type);
  return entry->second;
}

Type TypePool::getContainer(Type element, RandomSource &random) const {
  const llvm::ArrayRef<int64_t> shape =
      random.chance(50) ? staticShapes[random.below(std::size(staticShapes))]
                        : dynamicShapes[random.below(std::size(dynamicShapes))];
  switch (random.below(4)) {
  case 0:
    return VectorType::isValidElementType(element)
               ? Type(VectorType::get(shape4, element))
               : element;
  case 1:
    return TensorType::isValidElementType(element)
               ? Type(RankedTensorType::get(shape, element))
               : element;
  default:
    return BaseMemRefType::isValidElementType(element)
               ? Type(MemRefType::get(shape, element))
               : element;
  }
}

Type TypePool::getRelative(Type type, RandomSource &random) const {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  if (!shaped)
    return random.chance(50) ? getContainer(type, random)
                             : random.pick(llvm::ArrayRef(scalars));
  switch (random.below(4)) {
  case 0:
    return shaped.getElementType();
  case 1: {
    const Type scalar = random.pick(llvm::ArrayRef(scalars));
    return shaped.clone(scalar);
  }
  case 2:
    return getContainer(shaped.getElementType(), random);
  default:
    if (!shaped.hasRank() || llvm::isa<VectorType>(type))
      return type;
    llvm::SmallVector<int64_t> shape(shaped.getShape());
    for (int64_t &size : shape)
      if (random.chance(50))
        size = ShapedType::isDynamic(size) ? random.between(1, 4) : dynamic;
    // A layout may not fit another shape.
    if (llvm::isa<MemRefType>(type))
      return MemRefType::get(shape, shaped.getElementType());
    return shaped.clone(shape);
  }
}

} // namespace mlir
