// SPDX-License-Identifier: Apache-2.0
#include "tests/rules/rules_test_base.h"

namespace mlir {
namespace {

using standin::BuiltOp;

StringAttr getNextTag(OpBuilder &builder, StringAttr tag) {
  return builder.getStringAttr(tag.getValue() + "+");
}

/// Returns the values in reverse order.
llvm::SmallVector<Value> getBoth(Value first, Value second) {
  return {second, first};
}

void note(PatternRewriter &rewriter, Value value) {
  Operation *op = value.getDefiningOp();
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("noted", rewriter.getUnitAttr()); });
}

LogicalResult findTag(Operation *op, Attribute &tag) {
  tag = op->getAttr("found");
  return success(tag != nullptr);
}

LogicalResult findCount(Operation *op, int32_t &count) {
  count = op->getNumResults();
  return success(op->getName().getStringRef() == "source");
}

#include "tests/rules/feature_rules.h.inc"

class FeatureRules : public RulesTest {
protected:
  /// Applies one rule to operations between a source, %0, and a sink.
  template <typename... Rules>
  std::string apply(llvm::StringRef text, bool locations = false) {
    RewritePatternSet patterns(&context);
    (patterns.add<Rules>(&context), ...);
    return rewrite(text, std::move(patterns), /*once=*/true, locations);
  }
};

TEST_F(FeatureRules, Repeated) {
  EXPECT_EQ(apply<Repeated>(R"(
    %0:2 = "source"() : () -> (i32, i32)
    %1 = "standin.add"(%0#0, %0#0) : (i32, i32) -> i32
    %2 = "standin.add"(%0#0, %0#1) : (i32, i32) -> i32
    "sink"(%1, %2) : (i32, i32) -> ()
  )"),
            R"(%0:2 = "source"() : () -> (i32, i32)
%1 = "standin.abs"(%0#0) : (i32) -> i32
%2 = "standin.add"(%0#0, %0#1) : (i32, i32) -> i32
"sink"(%1, %2) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, NotRepeated) {
  EXPECT_EQ(apply<NotRepeated>(R"(
    %0 = "source"() : () -> i32
    %1 = "standin.give"() {tag = "different"} : () -> i32
    %2 = "standin.mul"(%1, %0) : (i32, i32) -> i32
    %3 = "standin.mul"(%1, %1) : (i32, i32) -> i32
    "sink"(%2, %3) : (i32, i32) -> ()
  )"),
            R"(%0 = "source"() : () -> i32
%1 = "standin.give"() <{tag = "different"}> : () -> i32
%2 = "standin.neg"(%0) : (i32) -> i32
%3 = "standin.mul"(%1, %1) : (i32, i32) -> i32
"sink"(%2, %3) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, EitherOrder) {
  EXPECT_EQ(apply<EitherOrder>(R"(
    %0 = "source"() : () -> i32
    %1 = "standin.neg"(%0) {keep} : (i32) -> i32
    %2 = "standin.mul"(%0, %1) : (i32, i32) -> i32
    %3 = "standin.mul"(%1, %0) : (i32, i32) -> i32
    "sink"(%1, %2, %3) : (i32, i32, i32) -> ()
  )"),
            R"(%0 = "source"() : () -> i32
%1 = "standin.neg"(%0) {keep} : (i32) -> i32
%2 = "standin.add"(%0, %0) : (i32, i32) -> i32
%3 = "standin.add"(%0, %0) : (i32, i32) -> i32
"sink"(%1, %2, %3) : (i32, i32, i32) -> ()
)");
}

TEST_F(FeatureRules, SeveralResults) {
  llvm::StringRef text = R"(
    %0 = "source"() : () -> i32
    %1 = "standin.give"() {tag = "TAG"} : () -> i32
    %2:2 = "standin.swap"(%1, %0) : (i32, i32) -> (i32, i32)
    "sink"(%2#0, %2#1) : (i32, i32) -> ()
  )";
  auto applyTo = [&](llvm::StringRef tag) {
    auto [before, after] = text.split("TAG");
    return apply<SwapsToPair, PairOfAll, Auxiliary>(
        (before + tag + after).str());
  };
  EXPECT_EQ(applyTo("swap"), R"(%0 = "source"() : () -> i32
%1 = "standin.give"() <{tag = "swap"}> : () -> i32
%first, %second = "standin.pair"(%1, %0) : (i32, i32) -> (i32, i32)
"sink"(%second, %first) : (i32, i32) -> ()
)");
  EXPECT_EQ(applyTo("all"), R"(%0 = "source"() : () -> i32
%1 = "standin.give"() <{tag = "all"}> : () -> i32
%first, %second = "standin.pair"(%1, %0) : (i32, i32) -> (i32, i32)
"sink"(%first, %second) : (i32, i32) -> ()
)");
  EXPECT_EQ(applyTo("auxiliary"), R"(%0 = "source"() : () -> i32
%1 = "standin.give"() <{tag = "auxiliary"}> : () -> i32
%2 = "standin.neg"(%0) : (i32) -> i32
%first, %second = "standin.pair"(%2, %1) : (i32, i32) -> (i32, i32)
"sink"(%first, %second) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, Groups) {
  EXPECT_EQ(apply<VariadicOfTwo>(R"(
    %0 = "source"() : () -> i32
    %1 = "standin.give"() {tag = "two"} : () -> i32
    "standin.take"(%1, %0) : (i32, i32) -> ()
    "standin.take"(%1) : (i32) -> ()
  )"),
            R"(%0 = "source"() : () -> i32
%1 = "standin.give"() <{tag = "two"}> : () -> i32
"standin.take"(%0, %1, %0) : (i32, i32, i32) -> ()
"standin.take"(%1) : (i32) -> ()
)");
  EXPECT_EQ(apply<OptionalIsKept>(R"(
    %0 = "source"() : () -> i32
    %1 = "standin.groups"(%0, %0) {n = 1, operandSegmentSizes = array<i32: 2, 0>}
      : (i32, i32) -> i32
    %2 = "standin.groups"(%0, %0) {n = 1, operandSegmentSizes = array<i32: 1, 1>}
      : (i32, i32) -> i32
    %3 = "standin.groups"(%0) {operandSegmentSizes = array<i32: 1, 0>}
      : (i32) -> i32
    "sink"(%1, %2, %3) : (i32, i32, i32) -> ()
  )"),
            R"(%0 = "source"() : () -> i32
%1 = "standin.groups"(%0, %0) <{n = 2 : i64, operandSegmentSizes = array<i32: 2, 0>}> : (i32, i32) -> i32
%2 = "standin.groups"(%0, %0) <{n = 2 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (i32, i32) -> i32
%3 = "standin.groups"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
"sink"(%1, %2, %3) : (i32, i32, i32) -> ()
)");
}

TEST_F(FeatureRules, MissingAttribute) {
  EXPECT_EQ(apply<AnyTag>(R"(
    %0 = "standin.give"() : () -> i32
    %1 = "standin.give"() {tag = "a"} : () -> i32
    %2 = "standin.identity"(%0) : (i32) -> i32
    %3 = "standin.identity"(%1) : (i32) -> i32
    "sink"(%2, %3) : (i32, i32) -> ()
  )"),
            R"(%0 = "standin.give"() : () -> i32
%1 = "standin.give"() <{tag = "a"}> : () -> i32
%2 = "standin.give"() : () -> i32
%3 = "standin.give"() <{tag = "a"}> : () -> i32
"sink"(%2, %3) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, Types) {
  EXPECT_EQ(apply<TypeInText>(R"(
    %0 = "standin.give"() {tag = "type"} : () -> i32
    %1 = "standin.abs"(%0) : (i32) -> i32
    "sink"(%1) : (i32) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "type"}> : () -> i32
%1 = "standin.give"() <{tag = "i1"}> : () -> i1
%2 = "standin.give"() <{tag = "same"}> : () -> i32
%3 = "standin.select"(%1, %0, %2) : (i1, i32, i32) -> i32
"sink"(%3) : (i32) -> ()
)");
}

TEST_F(FeatureRules, Locations) {
  EXPECT_EQ(
      apply<Located>(R"(
    %0 = "standin.give"() {tag = "location"} : () -> i32 loc("given")
    %1 = "standin.abs"(%0) : (i32) -> i32 loc("abs")
    "sink"(%1) : (i32) -> () loc("sink")
  )",
                     /*locations=*/true),
      R"(%0 = "standin.give"() <{tag = "location"}> : () -> i32 loc("given")
%1 = "standin.neg"(%0) : (i32) -> i32 loc("inner")
%2 = "standin.neg"(%1) : (i32) -> i32 loc(fused<"outer">["given"])
"sink"(%2) : (i32) -> () loc("sink")
)");
  EXPECT_EQ(apply<NotRepeated>(R"(
    %0 = "source"() : () -> i32 loc("source")
    %1 = "standin.give"() {tag = "different"} : () -> i32 loc("give")
    %2 = "standin.mul"(%1, %0) : (i32, i32) -> i32 loc("mul")
    "sink"(%2) : (i32) -> () loc("sink")
  )",
                               /*locations=*/true),
            R"(%0 = "source"() : () -> i32 loc("source")
%1 = "standin.give"() <{tag = "different"}> : () -> i32 loc("give")
%2 = "standin.neg"(%0) : (i32) -> i32 loc(fused["mul", "give"])
"sink"(%2) : (i32) -> () loc("sink")
)");
}

TEST_F(FeatureRules, Properties) {
  EXPECT_EQ(apply<PropertyIsKept>(R"(
    %0 = "standin.give"() {tag = "keep"} : () -> i32
    %1 = "standin.count"(%0) <{n = 7 : i32, quick = false}> : (i32) -> i32
    "sink"(%1) : (i32) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "keep"}> : () -> i32
%1 = "standin.count"(%0) <{n = 7 : i32, quick = true}> : (i32) -> i32
"sink"(%1) : (i32) -> ()
)");
  EXPECT_EQ(apply<PropertyIsSet>(R"(
    %0 = "standin.give"() {tag = "set"} : () -> i32
    %1 = "standin.count"(%0) <{n = 3 : i32, quick = true}> : (i32) -> i32
    %2 = "standin.count"(%0) <{n = 4 : i32, quick = true}> : (i32) -> i32
    "sink"(%1, %2) : (i32, i32) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "set"}> : () -> i32
%1 = "standin.count"(%0) <{n = -4 : i32, quick = true}> : (i32) -> i32
%2 = "standin.count"(%0) <{n = 4 : i32, quick = true}> : (i32) -> i32
"sink"(%1, %2) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, CallsThatMake) {
  EXPECT_EQ(apply<CallMakesAttribute>(R"(
    %0 = "standin.give"() {tag = "a"} : () -> i32
    %1 = "standin.neg"(%0) : (i32) -> i32
    "sink"(%1) : (i32) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "a"}> : () -> i32
%1 = "standin.give"() <{tag = "a+"}> : () -> i32
"sink"(%1) : (i32) -> ()
)");
  EXPECT_EQ(apply<CallMakesTwo>(R"(
    %0:3 = "source"() : () -> (i32, i32, i32)
    %1:2 = "standin.pair"(%0#0, %0#1) {keep} : (i32, i32) -> (i32, i32)
    %2:2 = "standin.pair"(%1#0, %0#2) : (i32, i32) -> (i32, i32)
    "sink"(%2#0, %2#1) : (i32, i32) -> ()
  )"),
            R"(%0:3 = "source"() : () -> (i32, i32, i32)
%first, %second = "standin.pair"(%0#0, %0#1) {keep} : (i32, i32) -> (i32, i32)
"sink"(%second, %first) : (i32, i32) -> ()
)");
  EXPECT_EQ(apply<CallMakesNothing>(R"(
    %0 = "standin.give"() {tag = "note"} : () -> i32
    "standin.take"(%0) : (i32) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "note"}> {noted} : () -> i32
"standin.take"() : () -> ()
)");
  EXPECT_EQ(apply<CallOfLeaf>(R"(
    %0:2 = "source"() : () -> (i32, i32)
    %1 = "standin.add"(%0#0, %0#1) {keep} : (i32, i32) -> i32
    %2 = "standin.identity"(%1) : (i32) -> i32
    "sink"(%1, %2) : (i32, i32) -> ()
  )"),
            R"(%0:2 = "source"() : () -> (i32, i32)
%1 = "standin.add"(%0#0, %0#1) {keep} : (i32, i32) -> i32
%2 = "standin.neg"(%0#1) : (i32) -> i32
"sink"(%1, %2) : (i32, i32) -> ()
)");
}

TEST_F(FeatureRules, CallsThatMatch) {
  EXPECT_EQ(apply<CallMatches>(R"(
    %0 = "source"() {found = "here"} : () -> i32
    %1 = "source"() {found = 1} : () -> i32
    %2 = "standin.abs"(%0) : (i32) -> i32
    %3 = "standin.abs"(%1) : (i32) -> i32
    "sink"(%2, %3) : (i32, i32) -> ()
  )"),
            R"(%0 = "source"() {found = "here"} : () -> i32
%1 = "source"() {found = 1 : i64} : () -> i32
%2 = "standin.give"() <{tag = "here"}> : () -> i32
%3 = "standin.abs"(%1) : (i32) -> i32
"sink"(%2, %3) : (i32, i32) -> ()
)");
  EXPECT_EQ(apply<CallMatchesProperty>(R"(
    %0:2 = "source"() : () -> (i32, i32)
    %1 = "standin.mul"(%0#0, %0#1) : (i32, i32) -> i32
    "sink"(%1) : (i32) -> ()
  )"),
            R"(%0:2 = "source"() : () -> (i32, i32)
%1 = "standin.count"(%0#1) <{n = 2 : i32, quick = true}> : (i32) -> i32
"sink"(%1) : (i32) -> ()
)");
  EXPECT_EQ(apply<ConditionInCpp>(R"(
    %0:3 = "source"() : () -> (i1, i32, i64)
    %1 = "standin.select"(%0#0, %0#1, %0#1) : (i1, i32, i32) -> i32
    %2 = "standin.select"(%0#0, %0#2, %0#2) : (i1, i64, i64) -> i64
    "sink"(%1, %2) : (i32, i64) -> ()
  )"),
            R"(%0:3 = "source"() : () -> (i1, i32, i64)
%1 = "standin.select"(%0#0, %0#1, %0#1) : (i1, i32, i32) -> i32
%2 = "standin.identity"(%0#2) : (i64) -> i64
"sink"(%1, %2) : (i32, i64) -> ()
)");
}

TEST_F(FeatureRules, BuilderAndSupplemental) {
  EXPECT_EQ(apply<Builder>(R"(
    %0 = "standin.give"() {tag = "built"} : () -> index
    %1 = "standin.abs"(%0) : (index) -> index
    "sink"(%1) : (index) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "built"}> : () -> index
%1 = "standin.built"(%0) : (index) -> index
%2 = "standin.identity"(%1) : (index) -> index
"sink"(%2) : (index) -> ()
)");
  EXPECT_EQ(apply<Supplemental>(R"(
    %0 = "standin.give"() {tag = "after"} : () -> index
    %1 = "standin.abs"(%0) : (index) -> index
    "sink"(%1) : (index) -> ()
  )"),
            R"(%0 = "standin.give"() <{tag = "after"}> : () -> index
%1 = "standin.neg"(%0) {noted} : (index) -> index
"sink"(%1) : (index) -> ()
)");
}

TEST_F(FeatureRules, Benefit) {
  EXPECT_EQ((apply<WorthLess, WorthMore, WorthLeast>(R"(
    %0 = "source"() : () -> i32
    %1 = "standin.reduce_l1"(%0) {axes = []} : (i32) -> i32
    "sink"(%1) : (i32) -> ()
  )")),
            R"(%0 = "source"() : () -> i32
%1 = "standin.abs"(%0) : (i32) -> i32
"sink"(%1) : (i32) -> ()
)");
  EXPECT_EQ(WorthMore(&context).getBenefit().getBenefit(), 11);
}

// Applies all rules in one set through the index.
TEST_F(FeatureRules, AllTogether) {
  RewritePatternSet patterns(&context);
  populateWithGenerated(patterns);
  EXPECT_EQ(rewrite(R"(
    %0 = "standin.give"() {tag = "after"} : () -> i32
    %1 = "standin.abs"(%0) : (i32) -> i32
    %2 = "standin.give"() {tag = "type"} : () -> i32
    %3 = "standin.abs"(%2) : (i32) -> i32
    "sink"(%1, %3) : (i32, i32) -> ()
  )",
                    std::move(patterns), /*once=*/true),
            R"(%0 = "standin.give"() <{tag = "after"}> : () -> i32
%1 = "standin.neg"(%0) {noted} : (i32) -> i32
%2 = "standin.give"() <{tag = "type"}> : () -> i32
%3 = "standin.give"() <{tag = "i1"}> : () -> i1
%4 = "standin.give"() <{tag = "same"}> : () -> i32
%5 = "standin.select"(%3, %2, %4) : (i1, i32, i32) -> i32
"sink"(%1, %5) : (i32, i32) -> ()
)");
}

} // namespace
} // namespace mlir
