// SPDX-License-Identifier: Apache-2.0
#include "dialects/test/transforms/rewrite_rules/rewrite_rules.h"

#include "core/ir/structure/matchers.h"
#include "core/rewrite/table/rule_pattern.h"
#include "dialects/test/transforms/rewrite_rules/native_calls.h"

namespace test {

using namespace mlir;

namespace {
#include "dialects/test/transforms/rewrite_rules/rewrite_rules.h.inc"
} // namespace

void populateRewriteRules(RewritePatternSet &patterns) {
  populateWithGenerated(patterns);
}

} // namespace test
