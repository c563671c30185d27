// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "core/random/attribute_pool.h"
#include "core/random/generator.h"
#include "core/random/type_pool.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class PoolsTest : public testing::Test {
protected:
  MLIRContext context{MLIRContext::Threading::Disabled};
  Registry registry;
  TypePool types{&context, registry};
  AttributePool attributes{&context, registry, types};
};

TEST_F(PoolsTest, TypesSatisfyConstraints) {
  constexpr Constraint vectors = {
      .summary = "vector", .predicate = [](const void *type) {
        return llvm::isa<VectorType>(Type::getFromOpaquePointer(type));
      }};
  ASSERT_FALSE(types.getTypes(&vectors).empty());
  for (Type type : types.getTypes(&vectors))
    EXPECT_TRUE(llvm::isa<VectorType>(type));
  EXPECT_LT(types.getTypes(&vectors).size(), types.getTypes().size());
}

TEST_F(PoolsTest, AttributesAreOfTheClass) {
  constexpr Constraint strings = {.summary = "string",
                                  .entityClass = ods::EntityClass::StringAttr};
  ASSERT_FALSE(attributes.getAttributes(&strings).empty());
  for (Attribute attribute : attributes.getAttributes(&strings))
    EXPECT_TRUE(llvm::isa<StringAttr>(attribute));
}

TEST_F(PoolsTest, HooksRefuseTypes) {
  constexpr Constraint integers = {.summary = "integer",
                                   .kind = &IntegerType::descriptor};
  EXPECT_FALSE(types.getTypes(&integers).empty());
  constexpr static StorageHook hook = {
      .name = "builtin.integer",
      .finishType = [](Type type) { return type.isInteger(2); }};
  registry.insert(hook);
  TypePool others(&context, registry);
  ASSERT_FALSE(others.getTypes(&integers).empty());
  for (Type type : others.getTypes(&integers))
    EXPECT_TRUE(type.isInteger(2));
}

TEST_F(PoolsTest, RelativesAreTypes) {
  RandomSource random(1);
  for (Type type : types.getTypes())
    for (unsigned i = 0; i < 10; ++i)
      EXPECT_TRUE(types.getRelative(type, random));
}

TEST_F(PoolsTest, NumbersAreOfTheirType) {
  RandomSource random(1);
  for (Type type : types.getScalars())
    EXPECT_EQ(drawNumber(type, random).getType(), type);
  EXPECT_FALSE(drawNumber(NoneType::get(&context), random));
}

TEST_F(PoolsTest, ElementsNeedAStaticShape) {
  RandomSource random(1);
  const Type i8 = IntegerType::get(&context, 8);
  EXPECT_TRUE(drawElements(RankedTensorType::get({2, 2}, i8), random));
  EXPECT_FALSE(drawElements(UnrankedTensorType::get(i8), random));
}

} // namespace
} // namespace mlir
