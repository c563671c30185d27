// SPDX-License-Identifier: Apache-2.0
//
// Each test verifies an operation with one trait.
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/test_dialect.h"
#include "core/ir/verify/verifier.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

class TraitsOfTypes : public testing::Test {
protected:
  void define(const Trait &trait) { test.define("test.op", {{&trait}}); }
  /// Returns the diagnostics for an operation with the trait and these types,
  /// without the operation's name.
  std::string check(std::vector<Type> operands, std::vector<Type> results) {
    OwningOpRef<Operation *> source =
        test.create("unknown.source", {.results = operands});
    std::vector<Value> values(source.get()->getResults().begin(),
                              source.get()->getResults().end());
    OwningOpRef<Operation *> op =
        test.create("test.op", {.operands = values, .results = results});
    const bool isRight = succeeded(verify(op.get()));
    std::string messages = test.takeMessages();
    EXPECT_EQ(isRight, messages.empty());
    llvm::StringRef text(messages);
    text.consume_front("'test.op' op ");
    return text.str();
  }
  Type tensor(llvm::ArrayRef<int64_t> shape, Attribute encoding = {}) {
    return RankedTensorType::get(shape, f32, encoding);
  }

  static constexpr int64_t Any = ShapedType::kDynamic;
  TestDialect test;
  Type f32 = test.builder.getF32Type();
  Type i1 = test.builder.getI1Type();
  Type i32 = test.builder.getI32Type();
  Type index = test.builder.getIndexType();
  Type unranked = UnrankedTensorType::get(f32);
  Type vector = VectorType::get({4}, f32);
  Type scalable = VectorType::get({4}, f32, {true});
  Type memref = MemRefType::get({4}, f32);
  Type integers = RankedTensorType::get({4}, i32);
};

TEST_F(TraitsOfTypes, SameTypeOperands) {
  define(OpTrait::SameTypeOperands::descriptor);
  EXPECT_EQ(check({}, {i1}), "");
  EXPECT_EQ(check({f32, f32}, {i1}), "");
  EXPECT_EQ(check({f32, i32}, {}),
            "requires all operands to have the same type");
}

TEST_F(TraitsOfTypes, SameOperandsShape) {
  define(OpTrait::SameOperandsShape::descriptor);
  EXPECT_EQ(check({}, {}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({tensor({4}), integers, unranked}, {i1}), "");
  EXPECT_EQ(check({tensor({4}), tensor({5})}, {}),
            "requires the same shape for all operands");
  EXPECT_EQ(check({f32, tensor({5})}, {}),
            "requires the same shape for all operands");
}

TEST_F(TraitsOfTypes, SameOperandsElementType) {
  define(OpTrait::SameOperandsElementType::descriptor);
  EXPECT_EQ(check({}, {}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({tensor({4}), f32, vector}, {i1}), "");
  EXPECT_EQ(check({tensor({4}), integers}, {}),
            "requires the same element type for all operands");
}

TEST_F(TraitsOfTypes, SameOperandsAndResultShape) {
  define(OpTrait::SameOperandsAndResultShape::descriptor);
  EXPECT_EQ(check({}, {f32}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({f32}, {}), "expected 1 or more results");
  EXPECT_EQ(check({tensor({4}), memref}, {integers}), "");
  EXPECT_EQ(check({tensor({4})}, {tensor({5})}),
            "requires the same shape for all operands and results");
  EXPECT_EQ(check({tensor({Any}), tensor({4})}, {tensor({5})}),
            "requires the same shape for all operands and results");
  EXPECT_EQ(check({vector}, {scalable}),
            "requires the same shape for all operands and results");
}

TEST_F(TraitsOfTypes, SameOperandsAndResultElementType) {
  define(OpTrait::SameOperandsAndResultElementType::descriptor);
  EXPECT_EQ(check({}, {f32}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({f32}, {}), "expected 1 or more results");
  EXPECT_EQ(check({tensor({4}), f32}, {vector}), "");
  EXPECT_EQ(check({tensor({4}), f32}, {integers}),
            "requires the same element type for all operands and results");
}

TEST_F(TraitsOfTypes, SameOperandsAndResultType) {
  define(OpTrait::SameOperandsAndResultType::descriptor);
  EXPECT_EQ(check({}, {f32}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({f32}, {}), "expected 1 or more results");
  EXPECT_EQ(check({f32}, {f32}), "");
  EXPECT_EQ(check({f32}, {i32}),
            "requires the same type for all operands and results");
  EXPECT_EQ(check({f32}, {f32, tensor({})}),
            "requires the same type for all operands and results");
}

TEST_F(TraitsOfTypes, SameTypeIsThatOfTheFirstResult) {
  define(OpTrait::SameOperandsAndResultType::descriptor);
  EXPECT_EQ(check({tensor({4}), tensor({5})}, {tensor({Any})}), "");
  EXPECT_EQ(check({tensor({4}), tensor({Any})}, {tensor({5})}),
            "requires the same type for all operands and results");
}

TEST_F(TraitsOfTypes, SameTypeIncludesTheEncodingOfTheResult) {
  define(OpTrait::SameOperandsAndResultType::descriptor);
  Type encoded = tensor({4}, test.builder.getUnitAttr());
  EXPECT_EQ(check({encoded}, {encoded}), "");
  EXPECT_EQ(check({encoded}, {tensor({4})}), "");
  EXPECT_EQ(check({tensor({4})}, {encoded}),
            "requires the same encoding for all operands and results");
  EXPECT_EQ(check({unranked}, {encoded}),
            "requires the same encoding for all operands and results");
}

TEST_F(TraitsOfTypes, SameOperandsAndResultRank) {
  define(OpTrait::SameOperandsAndResultRank::descriptor);
  EXPECT_EQ(check({}, {f32}), "expected 1 or more operands, but found 0");
  EXPECT_EQ(check({unranked, f32}, {unranked}), "");
  EXPECT_EQ(check({unranked, tensor({4})}, {tensor({Any})}), "");
  EXPECT_EQ(check({tensor({4}), tensor({4, 4})}, {}),
            "operands don't have matching ranks");
  EXPECT_EQ(check({tensor({4})}, {tensor({4, 4})}),
            "result type has different rank than operands");
  EXPECT_EQ(check({unranked}, {tensor({4}), tensor({4, 4})}),
            "result type has different rank than operands");
}

TEST_F(TraitsOfTypes, ResultsAreBoolLike) {
  define(OpTrait::ResultsAreBoolLike::descriptor);
  EXPECT_EQ(check({f32}, {i1, RankedTensorType::get({4}, i1)}), "");
  EXPECT_EQ(check({}, {i32}), "requires a bool result type");
}

TEST_F(TraitsOfTypes, ResultsAreFloatLike) {
  define(OpTrait::ResultsAreFloatLike::descriptor);
  EXPECT_EQ(check({i1}, {f32, vector}), "");
  EXPECT_EQ(check({}, {integers}), "requires a floating point type");
}

TEST_F(TraitsOfTypes, ResultsAreSignedIntegerLike) {
  define(OpTrait::ResultsAreSignedIntegerLike::descriptor);
  EXPECT_EQ(check({f32}, {i1, index, integers}), "");
  EXPECT_EQ(check({}, {f32}), "requires an integer or index type");
}

TEST_F(TraitsOfTypes, OperandsAreFloatLike) {
  define(OpTrait::OperandsAreFloatLike::descriptor);
  EXPECT_EQ(check({f32, vector, unranked}, {i1}), "");
  EXPECT_EQ(check({integers}, {}), "requires a float type");
}

TEST_F(TraitsOfTypes, OperandsAreSignlessIntegerLike) {
  define(OpTrait::OperandsAreSignlessIntegerLike::descriptor);
  EXPECT_EQ(check({i1, index, integers}, {f32}), "");
  EXPECT_EQ(
      check({IntegerType::get(&test.context, 8, IntegerType::Signed)}, {}),
      "requires an integer or index type");
}

TEST_F(TraitsOfTypes, ElementwiseOfScalars) {
  define(OpTrait::ElementwiseMappable::descriptor);
  EXPECT_EQ(check({}, {}), "");
  EXPECT_EQ(check({f32, memref}, {i1}), "");
}

TEST_F(TraitsOfTypes, ResultsBroadcastableShape) {
  define(OpTrait::ResultsBroadcastableShape::descriptor);
  EXPECT_EQ(check({}, {i1}), "");
  EXPECT_EQ(check({tensor({4, 1}), tensor({5}), f32}, {tensor({4, 5})}), "");
  EXPECT_EQ(check({tensor({4}), unranked}, {tensor({Any})}), "");
  EXPECT_EQ(check({tensor({4}), tensor({5})}, {tensor({5})}),
            "operands don't have broadcast-compatible shapes");
  EXPECT_EQ(check({tensor({4, Any})}, {tensor({5, 3})}),
            "result type '5x3' not broadcast compatible with broadcasted "
            "operands's shapes '4x?'");
  EXPECT_EQ(check({tensor({4}), vector}, {}),
            "cannot broadcast vector with tensor");
}

TEST_F(TraitsOfTypes, ElementwiseNeedsNonScalarsOnBothSides) {
  define(OpTrait::ElementwiseMappable::descriptor);
  EXPECT_EQ(check({vector, f32}, {vector}), "");
  EXPECT_EQ(check({f32}, {vector}),
            "if a result is non-scalar, then at least one operand must be "
            "non-scalar");
  EXPECT_EQ(check({vector}, {f32}),
            "if an operand is non-scalar, then there must be at least one "
            "non-scalar result");
  EXPECT_EQ(check({vector}, {vector, f32}),
            "if an operand is non-scalar, then all results must be non-scalar");
}

TEST_F(TraitsOfTypes, ElementwiseHasOneShapeAndKindOfTypes) {
  define(OpTrait::Elementwise::descriptor);
  EXPECT_EQ(check({tensor({4}), tensor({Any})}, {integers}), "");
  const std::string message =
      "all non-scalar operands/results must have the same shape and base type";
  EXPECT_EQ(check({tensor({4})}, {tensor({5})}), message);
  EXPECT_EQ(check({tensor({4})}, {vector}), message);
  EXPECT_EQ(check({vector}, {scalable}), message);
  EXPECT_EQ(check({tensor({4}), unranked}, {tensor({4})}), message);
}

} // namespace
} // namespace mlir
