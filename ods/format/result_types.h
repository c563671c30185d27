// SPDX-License-Identifier: Apache-2.0
//
// Rules that infer the types of an operation's results.
#ifndef ODS_FORMAT_RESULT_TYPES_H
#define ODS_FORMAT_RESULT_TYPES_H

#include <vector>

#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class Operator;

/// Returns one rule per result if the types of all results can be inferred;
/// otherwise, returns none. Errors: at the operation if a type depends on a
/// property.
std::vector<TypeRuleModel> getResultTypeRules(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_RESULT_TYPES_H
