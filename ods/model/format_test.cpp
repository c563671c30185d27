// SPDX-License-Identifier: Apache-2.0
#include "ods/model/format.h"

#include "gtest/gtest.h"

using namespace mlir::ods;

TEST(Format, Placeholders) {
  FmtContext context;
  context.withSelf("value").withBuilder("b").addSubst("_ctxt", "c");
  EXPECT_EQ(tgfmt("$_self, $_builder, $_ctxt", &context), "value, b, c");
  EXPECT_EQ(tgfmt("$_selfish", &context), "$_selfish<no-subst-found>");
  EXPECT_EQ(tgfmt("$_self", nullptr), "$_self<no-subst-found>");
}

TEST(Format, Arguments) {
  EXPECT_EQ(tgfmt("f($0, $1)", nullptr, "a", 2), "f(a, 2)");
  EXPECT_EQ(tgfmt("f($0...)", nullptr, "a", "b"), "f(a, b)");
  EXPECT_EQ(tgfmt("f($1...)", nullptr, "a", "b", "c"), "f(b, c)");
  EXPECT_EQ(tgfmt("$2", nullptr, "a"), "$2<no-subst-found>");
  EXPECT_EQ(tgfmt("$99999999999999999999", nullptr, "a"),
            "$99999999999999999999<no-subst-found>");
}

TEST(Format, DollarSigns) {
  EXPECT_EQ(tgfmt("a$$b$", nullptr), "a$b$");
  EXPECT_EQ(tgfmt("$-$", nullptr), "$-$");
  EXPECT_EQ(tgfmt("", nullptr), "");
}

TEST(Format, ReplacesOnce) {
  FmtContext context;
  context.withSelf("$_self");
  EXPECT_EQ(tgfmt("$_self", &context), "$_self");
}
