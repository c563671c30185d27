// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/shape/dim_expr.h"

#include <random>

#include "dialects/onnx/shape/dim_params.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

namespace mlir::onnx {
namespace {

class DimExprTest : public testing::Test {
protected:
  DimExpr parse(llvm::StringRef text) {
    return context.parse(
        text, [&](llvm::StringRef name) { return context.getSymbol(name); });
  }
  /// Returns the canonical text of an expression.
  std::string canonical(llvm::StringRef text) { return parse(text).str(); }

  DimExprContext context;
  DimExpr n = context.getSymbol("n"), m = context.getSymbol("m");
};

TEST_F(DimExprTest, EqualExpressionsAreTheSame) {
  EXPECT_EQ(parse("n + m"), parse("m + n"));
  EXPECT_EQ(parse("(n + 1) * (n + 1)"), parse("n * n + 2 * n + 1"));
  EXPECT_EQ(parse("n - n"), context.getConstant(0));
  EXPECT_EQ(parse("min(n, m) + max(n, m)"), parse("n + m"));
  EXPECT_EQ(parse("n ceildiv 4"), parse("(n + 3) floordiv 4"));
  EXPECT_NE(parse("n"), parse("m"));
}

TEST_F(DimExprTest, QuotientsAreSimplified) {
  EXPECT_EQ(canonical("(4 * n + 2) floordiv 4"), "n");
  EXPECT_EQ(canonical("(6 * n) floordiv 4"), "n + (n floordiv 2)");
  EXPECT_EQ(parse("(n floordiv 2) floordiv 3"), parse("n floordiv 6"));
  EXPECT_EQ(parse("((n + 1) floordiv 2 + 1) floordiv 2"),
            parse("(n + 3) floordiv 4"));
  EXPECT_EQ(parse("(n * m * 12) // (n * 4)"), parse("3 * m"));
  EXPECT_EQ(parse("(n * n + n * m) // (n + m)"), n);
  EXPECT_EQ(parse("(n * m + 3) // n"), parse("m + 3 // n"));
  EXPECT_EQ(parse("n mod 4 + 4 * (n floordiv 4)"), n);
}

TEST_F(DimExprTest, BoundsDecideMaxima) {
  EXPECT_EQ(parse("max(n, 0)"), n);
  EXPECT_EQ(parse("min(n, n + 3)"), n);
  EXPECT_EQ(parse("min(n, 9223372036854775807)"), n);
  EXPECT_EQ(parse("max(0, n - min(n, 5))"), parse("n - min(n, 5)"));
  EXPECT_EQ(context.getLowerBound(parse("n - max(0, n - 1)")), 0);
  EXPECT_EQ(context.getUpperBound(parse("n - max(0, n - 1)")), 1);
}

TEST_F(DimExprTest, BroadcastSizes) {
  const DimExpr one = context.getConstant(1), five = context.getConstant(5);
  EXPECT_EQ(context.broadcast({n, one}), n);
  EXPECT_EQ(context.broadcast({n, five, m}), five);
  EXPECT_EQ(context.broadcast({n, n}), n);
  const DimExpr both = context.broadcast({n, m});
  EXPECT_EQ(both, context.broadcast({m, n, one}));
  EXPECT_EQ(both, context.broadcast({both, n}));
  EXPECT_EQ(both.str(), "broadcast(m, n)");
}

TEST_F(DimExprTest, ParsesNamesOfDimensions) {
  EXPECT_EQ(canonical("past + new"), "past + new");
  EXPECT_EQ(canonical("2*s0 + 1"), "2 * s0 + 1");
  EXPECT_EQ(canonical("Max(1, s0)"), canonical("max(s0, 1)"));
  EXPECT_EQ(canonical("batch-size"), "batch-size");
  EXPECT_EQ(canonical("DynamicDimension.0"), "DynamicDimension.0");
  for (const char *text : {"", "n +", "(n", "n m", "4n", "n / 2", "n // 0",
                           "max(n", "99999999999999999999", "é"})
    EXPECT_FALSE(parse(text)) << text;
  EXPECT_FALSE(parse(std::string(100000, '(')));
  EXPECT_FALSE(parse(std::string(100000, '-') + "n"));
}

TEST_F(DimExprTest, ParsesListsOfNames) {
  const DimNames names = parseDimNames("0:batch,2:max(n, 3:a)");
  ASSERT_EQ(names.size(), 2u);
  EXPECT_EQ(names[1].second, "max(n, 3:a)");
  EXPECT_EQ(parseDimNames("1:a,b")[0].second, "a,b");
  EXPECT_TRUE(parseDimNames("x").empty());
  EXPECT_TRUE(parseDimNames("2:?,3:?").empty());
  EXPECT_EQ(printDimNames(parseDimNames("0:n,3:p + q")), "0:n,3:p + q");
  EXPECT_TRUE(isDimSymbol("batch"));
  EXPECT_FALSE(isDimSymbol("batch + 1"));
}

TEST_F(DimExprTest, EvaluationDetectsOverflow) {
  const auto large = [](const DimAtom &) -> std::optional<int64_t> {
    return int64_t(1) << 40;
  };
  EXPECT_EQ(parse("n + m").evaluate(large), int64_t(1) << 41);
  EXPECT_EQ(parse("n * m").evaluate(large), std::nullopt);
  EXPECT_EQ(parse("m // (n - m)").evaluate(large), std::nullopt);
  EXPECT_EQ(n.evaluate([](const DimAtom &) { return std::nullopt; }),
            std::nullopt);
}

TEST_F(DimExprTest, LargeExpressionsBecomeAliases) {
  DimExpr sum = context.getConstant(0), product = context.getConstant(1);
  for (int i = 0; i < 1000; ++i) {
    const DimExpr symbol = context.getSymbol("s" + std::to_string(i));
    sum = context.add(sum, symbol);
    product = context.mul(product, context.add(symbol, -3));
  }
  EXPECT_LT(sum.getTerms().size(), DimExprContext::maxSize);
  llvm::DenseSet<const DimAtom *> symbols;
  sum.walkSymbols([&](const DimAtom &symbol) { symbols.insert(&symbol); });
  EXPECT_EQ(symbols.size(), 1000u);
  const auto two = [](const DimAtom &) { return std::optional<int64_t>(2); };
  EXPECT_EQ(sum.evaluate(two), 2000);
  EXPECT_EQ(product.evaluate(two), 1);
  EXPECT_EQ(context.getLowerBound(sum), 0);
  EXPECT_EQ(context.sub(sum, sum), context.getConstant(0));
}

TEST_F(DimExprTest, SharedAliasesAreVisitedOnce) {
  DimExpr expr = n;
  for (int i = 0; i < 100; ++i)
    expr = context.max(context.mul(expr, expr), context.add(expr, m));
  size_t count = 0;
  expr.walkSymbols([&](const DimAtom &) { ++count; });
  EXPECT_LT(count, 100 * DimExprContext::maxSize);
  const auto zero = [](const DimAtom &) { return std::optional<int64_t>(0); };
  EXPECT_EQ(expr.evaluate(zero), 0);
}

TEST_F(DimExprTest, OverflowOfConstantsIsLeftToEvaluation) {
  const auto one = [](const DimAtom &) { return std::optional<int64_t>(1); };
  const DimExpr most = context.getConstant(INT64_MAX);
  EXPECT_EQ(context.add(most, most).evaluate(one), std::nullopt);
  EXPECT_EQ(context.mul(most, context.add(n, most)).evaluate(one),
            std::nullopt);
  EXPECT_EQ(context.sub(n, context.getConstant(INT64_MIN)).evaluate(one),
            std::nullopt);
  EXPECT_EQ(context.floorDiv(n, -2).evaluate(one), std::nullopt);
}

//===----------------------------------------------------------------------===//
// Random expressions, evaluated directly and after canonicalization

/// An expression with its values at some bindings; nullopt where it is not
/// defined.
struct Sample {
  DimExpr expr;
  std::vector<std::optional<int64_t>> values;
};

class RandomExpressions {
public:
  static constexpr int numBindings = 20;

  explicit RandomExpressions(unsigned seed) : random(seed) {
    for (int i = 0; i < 4; ++i) {
      Sample symbol = {context.getSymbol(std::string(1, char('a' + i))), {}};
      for (int k = 0; k < numBindings; ++k)
        symbol.values.push_back(pick(k < 10 ? 8 : 1000));
      symbols.push_back(symbol);
    }
  }

  Sample make(int depth);
  std::optional<int64_t> evaluate(DimExpr expr, int binding) const {
    return expr.evaluate([&](const DimAtom &symbol) {
      for (const Sample &sample : symbols)
        if (sample.expr.getSymbol() == &symbol)
          return sample.values[binding];
      return std::optional<int64_t>();
    });
  }

private:
  int64_t pick(int64_t limit) { return int64_t(random() % uint64_t(limit)); }
  Sample combine(const Sample &a, const Sample &b);

  DimExprContext context;
  std::mt19937 random;
  std::vector<Sample> symbols;
};

Sample RandomExpressions::combine(const Sample &a, const Sample &b) {
  Sample result;
  const int64_t op = pick(9);
  DimExprContext &c = context;
  result.expr = op == 0   ? c.add(a.expr, b.expr)
                : op == 1 ? c.sub(a.expr, b.expr)
                : op == 2 ? c.mul(a.expr, b.expr)
                : op == 3 ? c.floorDiv(a.expr, b.expr)
                : op == 4 ? c.ceilDiv(a.expr, b.expr)
                : op == 5 ? c.mod(a.expr, b.expr)
                : op == 6 ? c.min(a.expr, b.expr)
                : op == 7 ? c.max(a.expr, b.expr)
                          : c.broadcast({a.expr, b.expr});
  for (auto [x, y] : llvm::zip(a.values, b.values)) {
    std::optional<int64_t> value;
    if (x && y) {
      const bool divides = op >= 3 && op <= 5;
      if (op == 0)
        value = *x + *y;
      else if (op == 1)
        value = *x - *y;
      else if (int64_t product; op == 2 && !llvm::MulOverflow(*x, *y, product))
        value = product;
      else if (divides && *y > 0)
        value = op == 3   ? llvm::divideFloorSigned(*x, *y)
                : op == 4 ? llvm::divideCeilSigned(*x, *y)
                          : *x - *y * llvm::divideFloorSigned(*x, *y);
      else if (op == 6)
        value = std::min(*x, *y);
      else if (op == 7)
        value = std::max(*x, *y);
      else if (op == 8 && (*x == *y || *x == 1 || *y == 1))
        value = *x == 1 ? *y : *x;
    }
    result.values.push_back(value);
  }
  return result;
}

Sample RandomExpressions::make(int depth) {
  if (depth == 0 || pick(6) == 0) {
    if (pick(3))
      return symbols[pick(4)];
    const int64_t value = pick(13) - 3;
    return {context.getConstant(value),
            std::vector<std::optional<int64_t>>(numBindings, value)};
  }
  const Sample a = make(depth - 1), b = make(depth - 1);
  return combine(a, b);
}

TEST(RandomDimExprTest, CanonicalizationKeepsValues) {
  int numCompared = 0;
  for (unsigned seed = 0; seed < 3000; ++seed) {
    RandomExpressions expressions(seed);
    const Sample sample = expressions.make(1 + seed % 5);
    for (int i = 0; i < RandomExpressions::numBindings; ++i) {
      const std::optional<int64_t> value = expressions.evaluate(sample.expr, i);
      // A simplified expression may have a value where a part has none, and a
      // part of it may overflow.
      if (!sample.values[i] || !value)
        continue;
      ASSERT_EQ(*value, *sample.values[i])
          << sample.expr.str() << ", seed " << seed << ", binding " << i;
      ++numCompared;
    }
  }
  EXPECT_GT(numCompared, 20000);
}

} // namespace
} // namespace mlir::onnx
