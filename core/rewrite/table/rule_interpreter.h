// SPDX-License-Identifier: Apache-2.0
//
// The interpreter of rule instructions.
#ifndef CORE_REWRITE_TABLE_RULE_INTERPRETER_H
#define CORE_REWRITE_TABLE_RULE_INTERPRETER_H

#include "core/ir/descriptor/expression.h"
#include "core/rewrite/table/rule_program.h"
#include "core/rewrite/table/rule_state.h"

namespace mlir {

/// Returns the value of `self` in an expression of the registers of an
/// instruction: the only one, or a list of several.
ExprValue getEntities(const RuleInstruction &instruction, RuleState &state);

/// Runs an instruction that rules may share. Returns true if it applies.
/// Allocates no memory, except for CheckEntities and instructions that build
/// types and attributes.
bool runShared(const RuleInstruction &instruction, RuleState &state);

/// Runs the match half. Returns true if it matches.
bool runMatch(llvm::ArrayRef<RuleInstruction> instructions, RuleState &state,
              llvm::ArrayRef<RuleFunction> functions);

/// Runs the rewrite half.
/// Errors: failure if an operation cannot be created. The operations created
/// before are erased.
LogicalResult runRewrite(llvm::ArrayRef<RuleInstruction> instructions,
                         RuleState &state,
                         llvm::ArrayRef<RuleFunction> functions);

/// Builds attributes, types, lists and locations. Returns false if the
/// instruction does not apply.
bool runMaking(const RuleInstruction &instruction, RuleState &state);

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_INTERPRETER_H
