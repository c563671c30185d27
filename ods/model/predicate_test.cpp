// SPDX-License-Identifier: Apache-2.0
#include "ods/model/predicate.h"

#include "ods/model/expression_encoder.h"
#include "ods/model/test_records.h"
#include "gtest/gtest.h"

using namespace mlir::ods;

namespace {

/// The predicate `P` of a text.
struct Predicate {
  explicit Predicate(const std::string &text)
      : records("def A : CPred<\"a($_self)\", \"(isa 'IndexType' self)\">;"
                "def B : CPred<\"b($_self)\", \"(is-signless self)\">;"
                "def C : CPred<\"c($_self)\">; def T : CPred<\"true\">;" +
                text),
        pred(records["P"]) {}

  std::string getCondition() const { return pred.getCondition(); }
  std::string getExpression() const {
    std::optional<std::string> bytes = pred.getExpression();
    return bytes ? decodeExpression(*bytes) : "none";
  }

  test::Records records;
  Pred pred;
};

} // namespace

TEST(Predicate, Null) {
  Pred null;
  EXPECT_TRUE(null.isNull());
  EXPECT_TRUE(null.isTrue());
  EXPECT_EQ(null.getCondition(), "true");
  EXPECT_EQ(null.getExpression(), encodeTrue());
  EXPECT_EQ(null.getMissingLeaf(), nullptr);
}

TEST(Predicate, Leaves) {
  Predicate leaf("def P : CPred<\"x($_self)\", \"(not self)\">;");
  EXPECT_EQ(leaf.getCondition(), "(x($_self))");
  EXPECT_EQ(leaf.getExpression(), "(not self)");
  Predicate code("def P : CPred<\"x($_self)\">;");
  EXPECT_EQ(code.getExpression(), "none");
  EXPECT_EQ(code.pred.getMissingLeaf()->getName(), "P");
}

TEST(Predicate, Junctions) {
  Predicate both("def P : And<[A, B]>;");
  EXPECT_EQ(both.getCondition(), "((a($_self))) && ((b($_self)))");
  EXPECT_EQ(both.getExpression(),
            "(and (isa 'IndexType' self) (is-signless self))");
  EXPECT_EQ(Predicate("def P : Or<[A, B]>;").getExpression(),
            "(or (isa 'IndexType' self) (is-signless self))");
  EXPECT_EQ(Predicate("def P : And<[A]>;").getExpression(),
            "(isa 'IndexType' self)");
  EXPECT_EQ(Predicate("def P : And<[A]>;").getCondition(), "(a($_self))");
  EXPECT_EQ(
      Predicate("def P : And<[And<[A, B]>, Or<[B, A]>, A]>;").getExpression(),
      "(and (isa 'IndexType' self) (is-signless self) (or (is-signless "
      "self) (isa 'IndexType' self)) (isa 'IndexType' self))");
  EXPECT_EQ(Predicate("def P : Neg<A>;").getCondition(), "!((a($_self)))");
  EXPECT_EQ(Predicate("def P : Neg<A>;").getExpression(),
            "(not (isa 'IndexType' self))");
}

TEST(Predicate, Constants) {
  EXPECT_EQ(Predicate("def P : And<[]>;").getCondition(), "true");
  EXPECT_EQ(Predicate("def P : And<[]>;").getExpression(), "true");
  EXPECT_EQ(Predicate("def P : Or<[]>;").getCondition(), "false");
  EXPECT_EQ(Predicate("def P : Or<[]>;").getExpression(), "false");
  EXPECT_EQ(Predicate("def P : And<[TruePred, A]>;").getCondition(),
            "(a($_self))");
  EXPECT_EQ(Predicate("def P : And<[T, A]>;").getExpression(),
            "(isa 'IndexType' self)");
  EXPECT_EQ(Predicate("def P : Or<[A, T]>;").getExpression(), "true");
  EXPECT_EQ(Predicate("def P : Neg<T>;").getExpression(), "false");
  EXPECT_TRUE(Predicate("def P : And<[T, TruePred]>;").pred.isTrue());
  EXPECT_FALSE(Predicate("def P : And<[T, A]>;").pred.isTrue());
}

TEST(Predicate, Substitutions) {
  Predicate inner("def P : SubstLeaves<\"$_self\", \"e($_self)\", And<[A, B]>, "
                  "\"(element-type self)\">;");
  EXPECT_EQ(inner.getCondition(), "((a(e($_self)))) && ((b(e($_self))))");
  EXPECT_EQ(inner.getExpression(),
            "(let (element-type self) (and (isa 'IndexType' self) "
            "(is-signless self)))");
  // The inner substitution is applied first.
  EXPECT_EQ(Predicate("def P : SubstLeaves<\"$_self\", \"x\", "
                      "SubstLeaves<\"$_self\", \"y($_self)\", A>>;")
                .getCondition(),
            "(a(y(x)))");
  Predicate none("def P : SubstLeaves<\"$_self\", \"x\", A>;");
  EXPECT_EQ(none.getExpression(), "none");
  EXPECT_EQ(none.pred.getMissingLeaf()->getName(), "P");
}

TEST(Predicate, Concatenations) {
  Predicate all("def P : Concat<\"all($_self, \", A, \")\", "
                "\"(elements self)\", \"all\">;");
  EXPECT_EQ(all.getCondition(), "all($_self, (a($_self)))");
  EXPECT_EQ(all.getExpression(),
            "(all (elements self) (isa 'IndexType' self))");
  EXPECT_EQ(Predicate("def P : Concat<\"f(\", A, \")\", \"(shape self)\">;")
                .getExpression(),
            "(let (shape self) (isa 'IndexType' self))");
  EXPECT_EQ(Predicate("def P : SubstLeaves<\"$_self\", \"x\", "
                      "Concat<\"f($_self, \", A, \")\">>;")
                .getCondition(),
            "f(x, (a(x)))");
}

TEST(Predicate, MissingLeaf) {
  Predicate some("def P : And<[A, Or<[B, C]>, C]>;");
  EXPECT_EQ(some.getExpression(), "none");
  EXPECT_EQ(some.pred.getMissingLeaf()->getName(), "C");
  EXPECT_EQ(Predicate("def P : And<[A, B]>;").pred.getMissingLeaf(), nullptr);
}

TEST(PredicateDeathTest, Errors) {
  EXPECT_EXIT(Predicate("def P : CPred<\"x\", \"(foo)\">;").getExpression(),
              testing::ExitedWithCode(1),
              "error: unknown function 'foo' in expression: \"\\(foo\\)\"");
  EXPECT_EXIT(
      Predicate("def K : PredCombinerKind; def P : CombinedPred<K, [A]>;")
          .getCondition(),
      testing::ExitedWithCode(1), "unsupported predicate kind");
  EXPECT_EXIT(
      Predicate("def P : CombinedPred<PredCombinerNot, []>;").getCondition(),
      testing::ExitedWithCode(1), "expected exactly one child predicate");
  EXPECT_EXIT(Predicate("def P : Dialect { let name = \"\"; }"),
              testing::ExitedWithCode(1), "expected a 'Pred'");
  EXPECT_EXIT(Predicate("def P : Concat<\"\", A, \"\", \"self\", \"any\">;")
                  .getExpression(),
              testing::ExitedWithCode(1), "unknown quantifier 'any'");
}

TEST(PredicateDeathTest, InItself) {
  const std::string text = "def P : Neg<!cast<Pred>(\"P\")>;";
  EXPECT_EXIT(Predicate(text).getCondition(), testing::ExitedWithCode(1),
              "nested too deeply, or in itself");
  EXPECT_EXIT(Predicate(text).getExpression(), testing::ExitedWithCode(1),
              "nested too deeply, or in itself");
  EXPECT_EXIT(Predicate(text).pred.getMissingLeaf(), testing::ExitedWithCode(1),
              "nested too deeply, or in itself");
}

TEST(PredicateDeathTest, DoesNotExplode) {
  std::string text = "def P0 : And<[A, B]>;";
  for (int i = 1; i <= 60; ++i) {
    const std::string last = "P" + std::to_string(i - 1);
    text +=
        "def P" + std::to_string(i) + " : And<[" + last + ", " + last + "]>;";
  }
  text += "def P : And<[P60]>;";
  EXPECT_EXIT(Predicate(text).getCondition(), testing::ExitedWithCode(1),
              "predicate is too large");
  EXPECT_EXIT(Predicate(text).getExpression(), testing::ExitedWithCode(1),
              "predicate is too large");
}
