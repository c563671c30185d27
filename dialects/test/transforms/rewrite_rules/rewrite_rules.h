// SPDX-License-Identifier: Apache-2.0
//
// The rules of rewrite_rules.td.
#ifndef DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_H
#define DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_H

#include "core/rewrite/pattern_set.h"

namespace test {

/// Adds all rules of rewrite_rules.td.
void populateRewriteRules(mlir::RewritePatternSet &patterns);

} // namespace test

#endif // DIALECTS_TEST_TRANSFORMS_REWRITE_RULES_REWRITE_RULES_H
