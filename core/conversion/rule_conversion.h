// SPDX-License-Identifier: Apache-2.0
//
// Rewrite rules that are data, in dialect conversion. Rules match operations as
// they are; what they make has the values that stand for the matched ones.
// Rules that are added as ordinary patterns work in dialect conversion, too,
// but see the values of original types, as patterns without operands do.
#ifndef CORE_CONVERSION_RULE_CONVERSION_H
#define CORE_CONVERSION_RULE_CONVERSION_H

#include "core/conversion/type_converter.h"
#include "core/rewrite/table/rule_pattern.h"

namespace mlir {

/// Adds the rules of a table as conversion patterns. In the place of a matched
/// value, a rule uses what stands for it: values of the types that the
/// converter says, one, several or none; of any types without a converter. What
/// does not fit into an operand of one value, or into C++ of the rule for one
/// value, fails. The types of results are the rule's. The converter outlives
/// the patterns. Errors: ends the program if one of them is no rule.
void populateWithConversionRules(RewritePatternSet &patterns,
                                 const TypeConverter *converter,
                                 llvm::ArrayRef<RuleDescriptor> rules);

} // namespace mlir

#endif // CORE_CONVERSION_RULE_CONVERSION_H
