// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/type_utilities.h"

#include "core/ir/context/context.h"
#include "core/ir/structure/builders.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

constexpr int64_t Any = ShapedType::kDynamic;

class TypeUtilities : public testing::Test {
protected:
  Type tensor(llvm::ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, f32);
  }
  bool areCompatible(TypeRange types) {
    return succeeded(verifyCompatibleShapes(types));
  }
  bool areCompatible(Type a, Type b) {
    return succeeded(verifyCompatibleShape(a, b));
  }

  MLIRContext context;
  Builder builder{&context};
  Type f32 = builder.getF32Type();
  Type unranked = UnrankedTensorType::get(f32);
  Type vector = VectorType::get({4}, f32);
  Type scalable = VectorType::get({4}, f32, {true});
};

TEST_F(TypeUtilities, InnermostElements) {
  EXPECT_EQ(getTensorOrVectorElementType(f32), f32);
  EXPECT_EQ(getTensorOrVectorElementType(vector), f32);
  EXPECT_EQ(getTensorOrVectorElementType(unranked), f32);
  EXPECT_EQ(getTensorOrVectorElementType(RankedTensorType::get({2}, vector)),
            f32);
  Type memref = MemRefType::get({4}, f32);
  EXPECT_EQ(getTensorOrVectorElementType(memref), memref);
}

TEST_F(TypeUtilities, Dims) {
  EXPECT_TRUE(succeeded(verifyCompatibleDims({})));
  EXPECT_TRUE(succeeded(verifyCompatibleDims({Any, 4, Any, 4})));
  EXPECT_TRUE(failed(verifyCompatibleDims({Any, 4, Any, 5})));
}

TEST_F(TypeUtilities, ShapesOfTwo) {
  EXPECT_TRUE(succeeded(verifyCompatibleShape({4, Any}, {Any, 5})));
  EXPECT_TRUE(failed(verifyCompatibleShape({4}, {5})));
  EXPECT_TRUE(failed(verifyCompatibleShape({4}, {4, 4})));
}

TEST_F(TypeUtilities, TwoTypes) {
  EXPECT_TRUE(areCompatible(f32, builder.getI1Type()));
  EXPECT_FALSE(areCompatible(f32, tensor({})));
  EXPECT_FALSE(areCompatible(tensor({}), f32));
  EXPECT_TRUE(areCompatible(tensor({4}), vector));
  EXPECT_TRUE(areCompatible(tensor({4}), unranked));
  EXPECT_TRUE(areCompatible(vector, scalable));
  EXPECT_FALSE(areCompatible(tensor({4}), tensor({Any, Any})));
}

TEST_F(TypeUtilities, PairsOfTypes) {
  EXPECT_TRUE(succeeded(
      verifyCompatibleShapes({tensor({4}), f32}, {tensor({Any}), f32})));
  EXPECT_TRUE(failed(
      verifyCompatibleShapes({tensor({4}), f32}, {tensor({Any}), vector})));
  EXPECT_TRUE(failed(verifyCompatibleShapes({f32}, {f32, f32})));
}

TEST_F(TypeUtilities, ManyTypes) {
  EXPECT_TRUE(areCompatible(TypeRange()));
  EXPECT_TRUE(areCompatible({f32, f32}));
  EXPECT_FALSE(areCompatible({f32, vector}));
  EXPECT_FALSE(areCompatible({vector, f32}));
  EXPECT_TRUE(areCompatible({unranked, tensor({4, 4})}));
  EXPECT_FALSE(areCompatible({unranked, tensor({4, 4}), tensor({4})}));
}

TEST_F(TypeUtilities, SizesLeftOpenAgreeInAll) {
  EXPECT_TRUE(areCompatible({tensor({Any}), tensor({4}), tensor({Any})}));
  EXPECT_FALSE(areCompatible({tensor({Any}), tensor({4}), tensor({5})}));
}

TEST_F(TypeUtilities, ScalableVectorsAgreeWithThemselvesOnly) {
  EXPECT_TRUE(areCompatible({scalable, scalable}));
  EXPECT_FALSE(areCompatible({scalable, vector}));
  EXPECT_FALSE(areCompatible({tensor({4}), scalable}));
}

} // namespace
} // namespace mlir
