// SPDX-License-Identifier: Apache-2.0
//
// From what the types of an operation's results follow.
#ifndef ODS_FORMAT_RESULT_TYPES_H
#define ODS_FORMAT_RESULT_TYPES_H

#include <vector>

#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class Operator;

/// A rule per result if the types of all of them follow from the rest, else
/// none.
/// Errors: at the operation, where a type follows from a property.
std::vector<TypeRuleModel> getResultTypeRules(const Operator &op);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_RESULT_TYPES_H
