// SPDX-License-Identifier: Apache-2.0
//
// Runs the instructions of rules.
#ifndef CORE_REWRITE_TABLE_RULE_INTERPRETER_H
#define CORE_REWRITE_TABLE_RULE_INTERPRETER_H

#include "core/ir/expression.h"
#include "core/rewrite/table/rule_program.h"
#include "core/rewrite/table/rule_state.h"

namespace mlir {

/// What `self` is in an expression of the registers of an instruction: the one,
/// or a list of several.
ExprValue getEntities(const RuleInstruction &instruction, RuleState &state);

/// Runs an instruction that rules may share; returns whether it applies.
/// Allocates nothing, but for CheckEntities and what makes types and
/// attributes.
bool runShared(const RuleInstruction &instruction, RuleState &state);

/// Runs what matches; returns whether it does.
bool runMatch(llvm::ArrayRef<RuleInstruction> instructions, RuleState &state,
              llvm::ArrayRef<RuleFunction> functions);

/// Runs what rewrites.
/// Errors: failure if an operation cannot be made; what has been made before is
/// erased.
LogicalResult runRewrite(llvm::ArrayRef<RuleInstruction> instructions,
                         RuleState &state,
                         llvm::ArrayRef<RuleFunction> functions);

/// Makes attributes, types, lists and locations; false if it does not apply.
bool runMaking(const RuleInstruction &instruction, RuleState &state);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_INTERPRETER_H
