// SPDX-License-Identifier: Apache-2.0
//
// Bounds through operations of several dialects.
#include "dialects/tensor/value_bounds.h"

#include "core/asm/parser.h"
#include "core/interfaces/value_bounds.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/registry.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/value_bounds.h"
#include "dialects/arith/value_bounds.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/value_bounds.h"
#include "dialects/tensor/tensor.h"
#include "gtest/gtest.h"

namespace mlir {
namespace {

using presburger::BoundType;
using Set = ValueBoundsConstraintSet;

class ValueBounds : public testing::Test {
protected:
  ValueBounds() {
    Registry registry;
    registry.getDialects()
        .insert<affine::AffineDialect, scf::SCFDialect,
                tensor::TensorDialect>();
    affine::registerValueBoundsOpInterfaceExternalModels(registry);
    arith::registerValueBoundsOpInterfaceExternalModels(registry);
    scf::registerValueBoundsOpInterfaceExternalModels(registry);
    tensor::registerValueBoundsOpInterfaceExternalModels(registry);
    context.appendDialectRegistry(registry.getDialects());
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }

  /// Parses a module and returns operand `i` of the operation "use".
  Value parse(llvm::StringRef source, unsigned i = 0) {
    if (!module)
      module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    EXPECT_TRUE(module);
    Value value;
    module->getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "use")
        value = op->getOperand(i);
    });
    return value;
  }
  /// Returns the constant bound, or -1.
  static int64_t getBound(BoundType type, const Set::Variable &variable) {
    FailureOr<int64_t> bound = Set::computeConstantBound(type, variable);
    return succeeded(bound) ? *bound : -1;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(ValueBounds, LowerBoundIsClosedAndUpperBoundOpen) {
  Value value = parse(R"(
    %x = "any"() : () -> index
    %c4 = arith.constant 4 : index
    %m = affine.min affine_map<(d0) -> (d0, 9)>(%x)
    %n = affine.max affine_map<(d0) -> (d0, 2)>(%c4)
    "use"(%m, %n) : (index, index) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::UB, value), 10);
  EXPECT_EQ(getBound(BoundType::LB, parse("", 1)), 4);
}

TEST_F(ValueBounds, ArithmeticIsThatOfNumbers) {
  Value value = parse(R"(
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %sum = arith.addi %c3, %c8 : index
    %difference = arith.subi %sum, %c3 : index
    %product = arith.muli %difference, %c3 : index
    "use"(%product) : (index) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::EQ, value), 24);
}

TEST_F(ValueBounds, InductionVariableIsInsideOfTheLoop) {
  Value value = parse(R"(
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    scf.for %i = %c2 to %c8 step %c2 {
      "use"(%i) : (index) -> ()
    }
  )");
  EXPECT_EQ(getBound(BoundType::LB, value), 2);
  EXPECT_EQ(getBound(BoundType::UB, value), 8);
}

TEST_F(ValueBounds, LoopThatYieldsItsArgumentKeepsTheShape) {
  Value value = parse(R"(
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %t = tensor.empty(%c8) : tensor<?xf32>
    %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %t) -> tensor<?xf32> {
      scf.yield %a : tensor<?xf32>
    }
    "use"(%r) : (tensor<?xf32>) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::EQ, {value, 0}), 8);
}

TEST_F(ValueBounds, BranchesBoundTheResult) {
  Value value = parse(R"(
    %condition = "any"() : () -> i1
    %c3 = arith.constant 3 : index
    %c8 = arith.constant 8 : index
    %r = scf.if %condition -> index {
      scf.yield %c8 : index
    } else {
      scf.yield %c3 : index
    }
    "use"(%r) : (index) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::LB, value), 3);
  EXPECT_EQ(getBound(BoundType::UB, value), 9);
}

TEST_F(ValueBounds, SizesOfPaddedSlice) {
  Value value = parse(R"(
    %t = "any"() : () -> tensor<10x20xf32>
    %c5 = arith.constant 5 : index
    %f = arith.constant 0.0 : f32
    %s = tensor.extract_slice %t[0, 0] [1, %c5] [1, 1]
      : tensor<10x20xf32> to tensor<?xf32>
    %p = tensor.pad %s low[%c5] high[1] {
    ^bb0(%i: index):
      tensor.yield %f : f32
    } : tensor<?xf32> to tensor<?xf32>
    "use"(%p) : (tensor<?xf32>) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::EQ, {value, 0}), 11);
}

TEST_F(ValueBounds, OfNothingKnownThereIsNoBound) {
  Value value = parse(R"(
    %x = "any"() : () -> index
    "use"(%x) : (index) -> ()
  )");
  EXPECT_EQ(getBound(BoundType::UB, value), -1);
}

TEST_F(ValueBounds, DifferenceOfTermsOfOneValue) {
  Value a = parse(R"(
    %x = "any"() : () -> index
    %a = affine.apply affine_map<(d0) -> (d0 * 2 + 7)>(%x)
    %b = affine.apply affine_map<(d0) -> (d0 + d0)>(%x)
    "use"(%a, %b) : (index, index) -> ()
  )");
  Value b = parse("", 1);
  FailureOr<int64_t> delta = Set::computeConstantDelta(a, b);
  ASSERT_TRUE(succeeded(delta));
  EXPECT_EQ(*delta, 7);
  EXPECT_TRUE(Set::compare(a, Set::GT, b));
  EXPECT_FALSE(Set::compare(a, Set::LE, b));
  FailureOr<bool> equal = Set::areEqual(a, b);
  ASSERT_TRUE(succeeded(equal));
  EXPECT_FALSE(*equal);
}

TEST_F(ValueBounds, WhatIsNotKnownIsNeitherTrueNorFalse) {
  Value a = parse(R"(
    %x, %y = "any"() : () -> (index, index)
    "use"(%x, %y) : (index, index) -> ()
  )");
  Value b = parse("", 1);
  EXPECT_FALSE(Set::compare(a, Set::LE, b));
  EXPECT_FALSE(Set::compare(a, Set::GT, b));
  EXPECT_TRUE(failed(Set::strongCompare(a, Set::LE, b)));
}

TEST_F(ValueBounds, BoundInTermsOfWhereItStops) {
  Value value = parse(R"(
    %x = "any"() : () -> index
    %a = affine.apply affine_map<(d0) -> (d0 * 2 + 7)>(%x)
    "use"(%a, %x) : (index, index) -> ()
  )");
  Value x = parse("", 1);
  AffineMap map;
  ValueDimList operands;
  ASSERT_TRUE(succeeded(Set::computeBound(
      map, operands, BoundType::EQ, value,
      [&](Value stop, std::optional<int64_t>, Set &) { return stop == x; })));
  ASSERT_EQ(operands.size(), 1u);
  EXPECT_EQ(operands[0].first, x);
  std::string text;
  llvm::raw_string_ostream(text) << map;
  EXPECT_EQ(text, "()[s0] -> (s0 * 2 + 7)");
}

} // namespace
} // namespace mlir
