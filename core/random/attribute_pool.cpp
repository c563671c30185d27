// SPDX-License-Identifier: Apache-2.0
#include "core/random/attribute_pool.h"

#include "core/ir/affine/integer_set.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/context.h"
#include "core/ir/context/dialect.h"
#include "core/ir/structure/builders.h"
#include "core/random/storages.h"

namespace mlir {

AttributePool::AttributePool(MLIRContext *context, const Registry &registry,
                             const TypePool &types)
    : context(context), registry(registry), types(types.getTypes()) {
  addNumbers(types);
  addElements(context, types);
  addDenseArrays(context);
  addAffine(context);
  addOthers(context);
  for (Dialect *dialect : context->getLoadedDialects()) {
    if (dialect->getNamespace() == "builtin")
      continue;
    for (const AttributeDescriptor *descriptor : dialect->getAttributes())
      llvm::append_range(attributes,
                         makeAttributes(context, registry, *descriptor,
                                        types.getTypes(), attributes));
  }
}

static constexpr int64_t shape2[] = {2};
static constexpr int64_t shape4x8[] = {4, 8};

TypedAttr drawNumber(Type type, RandomSource &random) {
  constexpr int64_t numbers[] = {0, 1, 2, 3, 4, 5, 7, 8, 16, 64, -1, -2, 100};
  const int64_t number = random.chance(80)
                             ? numbers[random.below(std::size(numbers))]
                             : static_cast<int64_t>(random.next());
  if (llvm::isa<IndexType>(type))
    return llvm::cast<TypedAttr>(Attribute(IntegerAttr::get(type, number)));
  if (auto integer = llvm::dyn_cast<IntegerType>(type)) {
    const llvm::APInt bits =
        llvm::APInt(64, number).sextOrTrunc(integer.getWidth());
    return llvm::cast<TypedAttr>(Attribute(IntegerAttr::get(type, bits)));
  }
  if (llvm::isa<FloatType>(type))
    return llvm::cast<TypedAttr>(Attribute(
        FloatAttr::get(type, static_cast<double>(number % 1000) / 4)));
  return TypedAttr();
}

DenseElementsAttr drawElements(ShapedType type, RandomSource &random) {
  if (!type.hasStaticShape() || type.getNumElements() > 64)
    return DenseElementsAttr();
  llvm::SmallVector<Attribute> values;
  const bool isSplat = random.chance(30) && type.getNumElements() != 0;
  for (int64_t i = 0, e = isSplat ? 1 : type.getNumElements(); i < e; ++i) {
    TypedAttr value = drawNumber(type.getElementType(), random);
    if (!value)
      return DenseElementsAttr();
    values.push_back(value);
  }
  return DenseElementsAttr::get(type, values);
}

void AttributePool::addNumbers(const TypePool &types) {
  RandomSource random(1);
  for (Type type : types.getTypes()) {
    if (!type.isIntOrIndexOrFloat())
      continue;
    for (unsigned i = 0; i < 3; ++i)
      attributes.push_back(drawNumber(type, random));
  }
  Builder builder(types.getTypes().front().getContext());
  for (int64_t value : {0, 1, 2, 3, 4, 8, 16}) {
    attributes.push_back(builder.getI32IntegerAttr(value));
    attributes.push_back(builder.getI64IntegerAttr(value));
    attributes.push_back(builder.getIndexAttr(value));
  }
  attributes.push_back(builder.getBoolAttr(true));
  attributes.push_back(builder.getBoolAttr(false));
}

void AttributePool::addElements(MLIRContext *context, const TypePool &types) {
  Builder builder(context);
  RandomSource random(2);
  for (Type type : types.getTypes())
    if (auto shaped = llvm::dyn_cast<ShapedType>(type))
      if (llvm::isa<TensorType, VectorType>(type) && shaped.hasStaticShape())
        if (DenseElementsAttr elements = drawElements(shaped, random))
          attributes.push_back(elements);
  for (unsigned width : {8, 32, 64})
    for (int64_t size : {0, 1, 2, 3})
      attributes.push_back(drawElements(
          RankedTensorType::get({size}, builder.getIntegerType(width)),
          random));
  for (Type type : {Type(builder.getI32Type()), Type(builder.getI64Type()),
                    Type(builder.getF32Type()), Type(builder.getF64Type())})
    for (llvm::ArrayRef<int64_t> shape :
         {llvm::ArrayRef(shape2), llvm::ArrayRef(shape4x8)})
      attributes.push_back(
          drawElements(RankedTensorType::get(shape, type), random));
  auto i64x2 = RankedTensorType::get({2, 2}, builder.getI64Type());
  auto f32x2 = RankedTensorType::get({2}, builder.getF32Type());
  attributes.push_back(SparseElementsAttr::get(
      RankedTensorType::get({4, 5}, builder.getF32Type()),
      DenseIntElementsAttr::get(i64x2, llvm::ArrayRef<int64_t>({0, 1, 2, 3})),
      DenseElementsAttr::get(f32x2, llvm::ArrayRef<float>({1.5, -2.0}))));
}

void AttributePool::addDenseArrays(MLIRContext *context) {
  Builder builder(context);
  const llvm::SmallVector<int64_t> numbers = {3, -1, 0, 2};
  for (size_t size = 0; size <= numbers.size(); ++size) {
    const auto list = llvm::ArrayRef(numbers).take_front(size);
    attributes.push_back(builder.getDenseI64ArrayAttr(list));
    attributes.push_back(builder.getDenseI32ArrayAttr(
        llvm::SmallVector<int32_t>(list.begin(), list.end())));
    attributes.push_back(builder.getDenseI8ArrayAttr(
        llvm::SmallVector<int8_t>(list.begin(), list.end())));
    attributes.push_back(builder.getDenseI16ArrayAttr(
        llvm::SmallVector<int16_t>(list.begin(), list.end())));
    attributes.push_back(builder.getDenseF32ArrayAttr(
        llvm::SmallVector<float>(list.begin(), list.end())));
    attributes.push_back(builder.getDenseF64ArrayAttr(
        llvm::SmallVector<double>(list.begin(), list.end())));
    attributes.push_back(builder.getI64ArrayAttr(list));
  }
  attributes.push_back(builder.getDenseBoolArrayAttr({true, false}));
  attributes.push_back(builder.getDenseF64ArrayAttr({0.5, -1e100}));
  attributes.push_back(builder.getDenseI16ArrayAttr({-3, 30000}));
}

void AttributePool::addAffine(MLIRContext *context) {
  Builder builder(context);
  const AffineExpr i = builder.getAffineDimExpr(0);
  const AffineExpr j = builder.getAffineDimExpr(1);
  const AffineExpr s = builder.getAffineSymbolExpr(0);
  for (AffineMap map :
       {builder.getEmptyAffineMap(), builder.getConstantAffineMap(7),
        builder.getMultiDimIdentityMap(1), builder.getMultiDimIdentityMap(2),
        AffineMap::get(2, 0, {j, i}, context),
        AffineMap::get(2, 1, {i + s, j.floorDiv(2), i % 4}, context)})
    attributes.push_back(AffineMapAttr::get(map));
  attributes.push_back(IntegerSetAttr::get(
      IntegerSet::get(1, 1, {i - s, s - 10}, {true, false})));
  attributes.push_back(
      StridedLayoutAttr::get(context, ShapedType::kDynamic, {4, 1}));
}

void AttributePool::addOthers(MLIRContext *context) {
  Builder builder(context);
  attributes.push_back(builder.getUnitAttr());
  for (llvm::StringRef text : {"", "a", "b", "with \"quotes\"\n", "\xC3\xA9"})
    attributes.push_back(builder.getStringAttr(text));
  for (Type type : {Type(builder.getI32Type()), Type(builder.getI64Type()),
                    Type(builder.getNoneType()),
                    Type(builder.getFunctionType({builder.getF32Type()}, {}))})
    attributes.push_back(TypeAttr::get(type));
  attributes.push_back(StringAttr::get("typed", Type(builder.getI32Type())));
  attributes.push_back(builder.getArrayAttr({}));
  attributes.push_back(builder.getStrArrayAttr({"x", "y"}));
  attributes.push_back(
      builder.getArrayAttr({builder.getUnitAttr(), builder.getArrayAttr({})}));
  attributes.push_back(builder.getDictionaryAttr({}));
  attributes.push_back(builder.getDictionaryAttr(
      {builder.getNamedAttr("key", builder.getI32IntegerAttr(1)),
       builder.getNamedAttr("other key", builder.getUnitAttr())}));
  attributes.push_back(FileLineColLoc::get(context, "file", 3, 4));
  attributes.push_back(NameLoc::get(builder.getStringAttr("name")));
}

llvm::ArrayRef<Attribute>
AttributePool::getAttributes(const Constraint *constraint) {
  if (!constraint)
    return attributes;
  auto [entry, isNew] = satisfying.try_emplace(constraint);
  if (isNew && constraint->kind)
    entry->second =
        makeAttributes(context, registry, *constraint->kind, types, attributes);
  else if (isNew)
    for (Attribute attribute : attributes)
      if (isOfClass(*constraint, attribute) &&
          isSatisfied(*constraint, attribute))
        entry->second.push_back(attribute);
  return entry->second;
}

} // namespace mlir
