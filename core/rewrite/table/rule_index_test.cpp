// SPDX-License-Identifier: Apache-2.0
#include <deque>

#include "core/rewrite/pattern_applicator.h"
#include "core/rewrite/table/rule_test_base.h"

namespace mlir {
namespace {

/// A C++ pattern that never matches.
struct Counting : RewritePattern {
  Counting(MLIRContext *context, unsigned benefit, std::string &order)
      : RewritePattern("t.root", benefit, context), order(order) {}
  LogicalResult matchAndRewrite(Operation *, PatternRewriter &) const override {
    order += 'c';
    return failure();
  }
  std::string &order;
};

class RuleIndexTest : public RuleTest {
protected:
  /// Creates a rule that matches if the operand is defined by `t.leafN`, then
  /// calls a C++ function that fails.
  std::unique_ptr<RulePattern> makeLeafRule(unsigned number, unsigned benefit,
                                            RuleFunction function) {
    RuleBlock match;
    match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
    match.emit(RuleOpcode::GetDefiningOp, 2u, 1u);
    match.emit(RuleOpcode::CheckName, 2u,
               llvm::StringRef("t.leaf" + std::to_string(number)));
    match.emit(RuleOpcode::CheckInCpp, 0u);
    functions.push_back(function);
    return makeRule(match, RuleBlock(), "t.root", benefit, functions.back());
  }

  std::deque<RuleFunction> functions;
};

std::string *tried;
template <char letter> LogicalResult note(RuleState &) {
  *tried += letter;
  return failure();
}

// Candidates are sorted by benefit, then by position, C++ patterns included.
// Rules that cannot match are not tried.
TEST_F(RuleIndexTest, Order) {
  std::string order;
  tried = &order;
  RewritePatternSet patterns(&context);
  patterns.add(makeLeafRule(1, 1, &note<'a'>));
  patterns.add(makeLeafRule(2, 5, &note<'x'>));
  patterns.add(makeLeafRule(1, 3, &note<'b'>));
  patterns.add<Counting>(&context, 2u, order);
  patterns.add(makeLeafRule(1, 3, &note<'d'>));
  patterns.add(makeLeafRule(3, 4, &note<'y'>));
  patterns.add<Counting>(&context, 3u, order);
  const FrozenRewritePatternSet frozen(std::move(patterns));
  auto module = parseSourceString<ModuleOp>(R"(
    %0 = "t.leaf1"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )",
                                            ParserConfig(&context));
  Operation *root = module->getBody()->front().getNextNode();
  EXPECT_TRUE(frozen.getIndex(root->getName()));
  PatternApplicator applicator(frozen);
  applicator.applyDefaultCostModel();
  PatternRewriter rewriter(root);
  EXPECT_TRUE(failed(applicator.matchAndRewrite(root, rewriter)));
  EXPECT_EQ(order, "bdcca");
  llvm::SmallVector<unsigned> places;
  frozen.getIndex(root->getName())->getCandidates(root, places);
  // x, y, b, d, c, c, a.
  EXPECT_EQ(places, (llvm::SmallVector<unsigned>{2, 3, 4, 5, 6}));
}

TEST_F(RuleIndexTest, FewRulesHaveNone) {
  RewritePatternSet patterns(&context);
  patterns.add(makeLeafRule(1, 1, &note<'a'>));
  const FrozenRewritePatternSet frozen(std::move(patterns));
  EXPECT_FALSE(frozen.getIndex(OperationName("t.root", &context)));
}

} // namespace
} // namespace mlir
