// SPDX-License-Identifier: Apache-2.0
//
// Registers the pass that applies rewrite rules which were read at run time.
#ifndef PASSES_APPLY_LOADED_RULES_LOADED_RULES_H
#define PASSES_APPLY_LOADED_RULES_LOADED_RULES_H

#include <memory>

#include "core/ir/registry.h"
#include "core/rewrite/table/rule_list.h"

namespace mlir {

/// Registers the pass with rules, which may be added until it runs.
void registerApplyLoadedRulesPass(Registry &registry,
                                  std::shared_ptr<const RuleList> rules);

} // namespace mlir

#endif // PASSES_APPLY_LOADED_RULES_LOADED_RULES_H
