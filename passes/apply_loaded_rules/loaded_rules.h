// SPDX-License-Identifier: Apache-2.0
//
// Registration of the pass that applies rewrite rules loaded at run time.
#ifndef PASSES_APPLY_LOADED_RULES_LOADED_RULES_H
#define PASSES_APPLY_LOADED_RULES_LOADED_RULES_H

#include <memory>

#include "core/ir/context/registry.h"
#include "core/rewrite/table/rule_list.h"

namespace mlir {

/// Registers the pass. Rules may be added to `rules` until the pass runs.
void registerApplyLoadedRulesPass(Registry &registry,
                                  std::shared_ptr<const RuleList> rules);

} // namespace mlir

#endif // PASSES_APPLY_LOADED_RULES_LOADED_RULES_H
