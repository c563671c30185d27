// SPDX-License-Identifier: Apache-2.0
#include "dialects/arith/arith.h"

#include "core/interfaces/side_effects.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/ub/ub.h"
#include "gtest/gtest.h"

namespace mlir::arith {
namespace {

/// Provides a builder at the end of a module.
class ArithTest : public testing::Test {
protected:
  ArithTest() {
    DialectRegistry registry;
    registry.insert<ArithDialect, ub::UBDialect>();
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = ModuleOp::create(builder, loc);
    builder.setInsertionPointToEnd(module.get().getBody());
  }
  Value constant(TypedAttr value) {
    return ConstantOp::create(builder, loc, value).getResult();
  }
  Value constant(Type type, int64_t value) {
    return createScalarOrSplatConstant(builder, loc, type, value);
  }
  /// Creates a vector constant of two i8.
  Value vector(int8_t first, int8_t second) {
    auto type = ShapedType(Type(VectorType::get({2}, i8)));
    return constant(TypedAttr(DenseElementsAttr::get(type, {first, second})));
  }
  APFloat identity(AtomicRMWKind kind, Type type, bool isFinite = false) {
    return cast<FloatAttr>(
               getIdentityValueAttr(kind, type, builder, loc, isFinite))
        .getValue();
  }
  template <typename OpT> bool isSpeculatable(Value divisor) {
    Operation *op = OpT::create(builder, loc, divisor, divisor);
    return mlir::isSpeculatable(op);
  }

  MLIRContext context;
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type i1 = builder.getI1Type();
  Type i8 = builder.getI8Type();
  Type i32 = builder.getI32Type();
  Type f32 = builder.getF32Type();
  Type index = builder.getIndexType();
};

TEST_F(ArithTest, IntegerPredicates) {
  const APInt minusOne(8, 255), one(8, 1);
  for (uint64_t i = 0; i <= 9; ++i) {
    const CmpIPredicate predicate = *symbolizeCmpIPredicate(i);
    const CmpIPredicate inverse = invertPredicate(predicate);
    EXPECT_EQ(invertPredicate(inverse), predicate);
    for (const auto &[a, b] : {std::pair(minusOne, one), std::pair(one, one),
                               std::pair(one, minusOne)})
      EXPECT_NE(applyCmpPredicate(predicate, a, b),
                applyCmpPredicate(inverse, a, b));
  }
  EXPECT_TRUE(applyCmpPredicate(CmpIPredicate::slt, minusOne, one));
  EXPECT_FALSE(applyCmpPredicate(CmpIPredicate::ult, minusOne, one));
  EXPECT_TRUE(applyCmpPredicate(CmpIPredicate::uge, minusOne, one));
  EXPECT_FALSE(applyCmpPredicate(CmpIPredicate::sgt, minusOne, one));
  EXPECT_TRUE(applyCmpPredicate(CmpIPredicate::sle, one, one));
  EXPECT_TRUE(applyCmpPredicate(CmpIPredicate::ule, one, one));
}

TEST_F(ArithTest, FloatPredicates) {
  const APFloat nan = APFloat::getNaN(APFloat::IEEEsingle());
  const APFloat one(1.0f), two(2.0f), zero(0.0f), minusZero(-0.0f);
  auto holds = [](llvm::StringRef predicate, const APFloat &a,
                  const APFloat &b) {
    return applyCmpPredicate(*symbolizeCmpFPredicate(predicate), a, b);
  };
  for (const char *name : {"oeq", "ogt", "oge", "olt", "ole", "one", "ord"})
    EXPECT_FALSE(holds(name, nan, one)) << name;
  for (const char *name : {"ueq", "ugt", "uge", "ult", "ule", "une", "uno"})
    EXPECT_TRUE(holds(name, nan, one)) << name;
  for (const char *name : {"olt", "ole", "one", "ord", "ult", "ule", "une"})
    EXPECT_TRUE(holds(name, one, two)) << name;
  for (const char *name : {"oeq", "ogt", "oge", "ueq", "ugt", "uge", "uno"})
    EXPECT_FALSE(holds(name, one, two)) << name;
  EXPECT_TRUE(holds("ogt", two, one));
  EXPECT_TRUE(holds("oeq", zero, minusZero));
  EXPECT_TRUE(holds("true", nan, nan));
  EXPECT_FALSE(holds("false", one, one));
}

TEST_F(ArithTest, ConstantsByType) {
  Operation *number = ConstantIntOp::create(builder, loc, -1, 8);
  Operation *position = ConstantIndexOp::create(builder, loc, 7);
  Operation *real = ConstantFloatOp::create(builder, loc, builder.getF32Type(),
                                            APFloat(0.5f));
  EXPECT_EQ(cast<ConstantIntOp>(number).value(), -1);
  EXPECT_EQ(cast<ConstantIndexOp>(position).value(), 7);
  EXPECT_EQ(cast<ConstantFloatOp>(real).value().convertToFloat(), 0.5f);
  EXPECT_TRUE(isa<ConstantOp>(number));
  EXPECT_FALSE(isa<ConstantIntOp>(position));
  EXPECT_FALSE(isa<ConstantIndexOp>(number));
  EXPECT_FALSE(isa<ConstantFloatOp>(number));
  EXPECT_FALSE(isa<ConstantIntOp>(module.get().getOperation()));
  EXPECT_EQ(ConstantIntOp::create(builder, loc, i32, APInt(32, 5)).value(), 5);
}

TEST_F(ArithTest, Materialize) {
  auto *dialect = context.getLoadedDialect<ArithDialect>();
  auto materialize = [&](Attribute value, Type type) {
    return dialect->materializeConstant(builder, value, type, loc);
  };
  EXPECT_TRUE(isa<ConstantOp>(materialize(builder.getI32IntegerAttr(1), i32)));
  EXPECT_TRUE(
      isa<ub::PoisonOp>(materialize(ub::PoisonAttr::get(&context), f32)));
  EXPECT_EQ(materialize(builder.getI32IntegerAttr(1), i8), nullptr);
  EXPECT_EQ(materialize(builder.getSI32IntegerAttr(1),
                        builder.getIntegerType(32, true)),
            nullptr);
  EXPECT_EQ(materialize(builder.getStringAttr("s"), i32), nullptr);
}

TEST_F(ArithTest, Identities) {
  auto bits = [&](AtomicRMWKind kind, Type type) {
    return cast<IntegerAttr>(getIdentityValueAttr(kind, type, builder, loc))
        .getInt();
  };
  EXPECT_EQ(bits(AtomicRMWKind::addi, i8), 0);
  EXPECT_EQ(bits(AtomicRMWKind::muli, i8), 1);
  EXPECT_EQ(bits(AtomicRMWKind::andi, i8), -1);
  EXPECT_EQ(bits(AtomicRMWKind::maxs, i8), -128);
  EXPECT_EQ(bits(AtomicRMWKind::mins, index), INT64_MAX);
  EXPECT_EQ(bits(AtomicRMWKind::minu, i8), -1);
  EXPECT_TRUE(identity(AtomicRMWKind::addf, f32).isZero());
  EXPECT_TRUE(identity(AtomicRMWKind::mulf, f32).isExactlyValue(1.0));
  EXPECT_TRUE(identity(AtomicRMWKind::minimumf, f32).isPosInfinity());
  EXPECT_TRUE(identity(AtomicRMWKind::maximumf, f32).isNegInfinity());
  EXPECT_TRUE(identity(AtomicRMWKind::maximumf, f32, true)
                  .bitwiseIsEqual(APFloat::getLargest(APFloat::IEEEsingle(),
                                                      /*Negative=*/true)));
  EXPECT_TRUE(identity(AtomicRMWKind::maxnumf, f32).isNaN());
  EXPECT_TRUE(identity(AtomicRMWKind::maxnumf, f32).isNegative());
}

TEST_F(ArithTest, IdentitiesOfFormatsWithoutInfinity) {
  const Type small = Float4E2M1FNType::get(&context);
  EXPECT_TRUE(identity(AtomicRMWKind::minimumf, small).isExactlyValue(6));
  EXPECT_TRUE(identity(AtomicRMWKind::maxnumf, small).isExactlyValue(-6));
  const Type e3m4 = Float8E3M4Type::get(&context);
  EXPECT_TRUE(
      identity(AtomicRMWKind::minimumf, e3m4, true).isExactlyValue(15.5));
  EXPECT_TRUE(
      identity(AtomicRMWKind::maximumf, e3m4, true).isExactlyValue(-15.5));
}

TEST_F(ArithTest, NoIdentity) {
  std::string message;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  EXPECT_EQ(getIdentityValue(AtomicRMWKind::assign, i32, builder, loc),
            nullptr);
  EXPECT_EQ(message, "Reduction operation type not supported");
}

TEST_F(ArithTest, NeutralElements) {
  Value one = constant(builder.getF32FloatAttr(1));
  Value minimum =
      getReductionOp(AtomicRMWKind::minimumf, builder, loc, one, one);
  ASSERT_TRUE(isa<MinimumFOp>(minimum.getDefiningOp()));
  auto neutral = [](Value value) {
    return cast<FloatAttr>(*getNeutralElement(value.getDefiningOp()))
        .getValue();
  };
  EXPECT_TRUE(neutral(minimum).isInfinity());
  auto finite = MinimumFOp::create(builder, loc, one, one, FastMathFlags::ninf);
  EXPECT_FALSE(neutral(finite.getResult()).isInfinity());
  EXPECT_EQ(getNeutralElement(one.getDefiningOp()), std::nullopt);
}

// A division is speculatable if its divisor is known to be harmless.
TEST_F(ArithTest, Speculatability) {
  EXPECT_TRUE(isSpeculatable<DivUIOp>(constant(i8, -1)));
  EXPECT_FALSE(isSpeculatable<DivUIOp>(constant(i8, 0)));
  EXPECT_FALSE(isSpeculatable<DivSIOp>(constant(i8, -1)));
  EXPECT_FALSE(isSpeculatable<CeilDivSIOp>(constant(i8, 0)));
  EXPECT_TRUE(isSpeculatable<DivSIOp>(constant(i8, -2)));
  EXPECT_TRUE(isSpeculatable<CeilDivUIOp>(vector(1, -1)));
  EXPECT_FALSE(isSpeculatable<DivUIOp>(vector(1, 0)));
  EXPECT_TRUE(isSpeculatable<CeilDivSIOp>(vector(1, 2)));
  EXPECT_TRUE(isSpeculatable<DivSIOp>(vector(-3, -2)));
  EXPECT_FALSE(isSpeculatable<DivSIOp>(vector(-2, 2)));
  Value unknown = ub::PoisonOp::create(builder, loc, i8).getResult();
  EXPECT_FALSE(isSpeculatable<DivUIOp>(unknown));
  EXPECT_FALSE(isSpeculatable<RemUIOp>(unknown));
  // It is poison, not 0, if it overflows.
  Value sum = AddIOp::create(builder, loc, unknown, constant(i8, 1),
                             IntegerOverflowFlags::nuw);
  EXPECT_FALSE(isSpeculatable<DivUIOp>(sum));
  EXPECT_FALSE(isSpeculatable<RemSIOp>(constant(i8, -1)));
  EXPECT_FALSE(isSpeculatable<FloorDivSIOp>(constant(i8, 0)));
  EXPECT_TRUE(isSpeculatable<RemUIOp>(constant(i8, -1)));
  EXPECT_TRUE(isSpeculatable<RemSIOp>(constant(i8, 3)));
  EXPECT_TRUE(isSpeculatable<FloorDivSIOp>(constant(i8, -3)));
}

TEST_F(ArithTest, Interfaces) {
  Value one = constant(i32, 1);
  auto sum = AddIOp::create(builder, loc, one, one, IntegerOverflowFlags::nuw);
  auto flags = cast<ArithIntegerOverflowFlagsInterface>(sum.getOperation());
  EXPECT_TRUE(flags.hasNoUnsignedWrap());
  EXPECT_FALSE(flags.hasNoSignedWrap());
  auto carry = AddUIExtendedOp::create(builder, loc, one, one);
  EXPECT_EQ(carry.getOverflow().getType(), i1);
}

TEST_F(ArithTest, ValuesOfAttributes) {
  Value made = getValueOrCreateConstantIndexOp(
      builder, loc, Attribute(builder.getI32IntegerAttr(3)));
  EXPECT_EQ(made.getDefiningOp<ConstantIndexOp>().value(), 3);
  EXPECT_EQ(getValueOrCreateConstantIntOp(builder, loc, made), made);
  EXPECT_EQ(getValueOrCreateCastToIndexLike(builder, loc, index, made), made);
  Value small = getValueOrCreateCastToIndexLike(builder, loc, i8, made);
  EXPECT_TRUE(isa<IndexCastOp>(small.getDefiningOp()));
  Value wide = getValueOrCreateCastToIndexLike(builder, loc, i32, small);
  EXPECT_TRUE(isa<ExtSIOp>(wide.getDefiningOp()));
  Value cut = getValueOrCreateCastToIndexLike(builder, loc, i8, wide);
  EXPECT_TRUE(isa<TruncIOp>(cut.getDefiningOp()));
  Value product = createProduct(builder, loc, {made, made, made});
  EXPECT_TRUE(isa<MulIOp>(product.getDefiningOp()));
  Value none = createProduct(builder, loc, {}, index);
  EXPECT_EQ(none.getDefiningOp<ConstantIndexOp>().value(), 1);
  EXPECT_TRUE(
      getZeroConstant(builder, loc, f32).getDefiningOp<ConstantFloatOp>());
}

TEST_F(ArithTest, MasksHaveTheSameShape) {
  EXPECT_EQ(getI1SameShape(f32), i1);
  const Attribute encoding = builder.getStringAttr("e");
  EXPECT_EQ(getI1SameShape(RankedTensorType::get({2}, f32, encoding)),
            RankedTensorType::get({2}, i1, encoding));
  EXPECT_EQ(getI1SameShape(VectorType::get({4}, f32, {true})),
            VectorType::get({4}, i1, {true}));
  EXPECT_EQ(getI1SameShape(UnrankedTensorType::get(f32)),
            UnrankedTensorType::get(i1));
}

} // namespace
} // namespace mlir::arith
