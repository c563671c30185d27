// SPDX-License-Identifier: Apache-2.0
//
// Rewrite rules as conversion patterns. Rules match the original operations;
// the operations they create use the replacements of the matched values. Rules
// that are added as ordinary patterns work in dialect conversion, too, but see
// the values with their original types, like patterns without an adaptor.
#ifndef CORE_CONVERSION_RULE_CONVERSION_H
#define CORE_CONVERSION_RULE_CONVERSION_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/table/rule_pattern.h"

namespace mlir {

/// Adds the rules of a table as conversion patterns. In place of a matched
/// value, a rule uses its replacements: any number of values of the types that
/// `converter` specifies, or of any types if it is null. The rule fails where
/// an operand, or C++ code of the rule, needs exactly one value. The types of
/// results are those of the rule. `converter` must outlive the patterns.
/// Errors: ends the program if a rule is not a valid program.
void populateWithConversionRules(RewritePatternSet &patterns,
                                 const TypeConverter *converter,
                                 llvm::ArrayRef<RuleDescriptor> rules);

} // namespace mlir

#endif // CORE_CONVERSION_RULE_CONVERSION_H
