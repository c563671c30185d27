// SPDX-License-Identifier: Apache-2.0
//
// The assembly format of an operation, from its record to data.
#ifndef ODS_FORMAT_OP_FORMAT_H
#define ODS_FORMAT_OP_FORMAT_H

#include <optional>

#include "ods/format/format_model.h"

namespace mlir {
namespace ods {

class Operator;
struct ParsedOpFormat;

/// The format of an operation that has one (Operator::hasAssemblyFormat).
/// Errors: messages inside the format with a note at the operation, and
/// nullopt.
std::optional<OpFormatModel> getOpFormat(const Operator &op);

/// Encodes what the parser has made.
OpFormatModel encodeOpFormat(const Operator &op, ParsedOpFormat &&format);

} // namespace ods
} // namespace mlir

#endif // ODS_FORMAT_OP_FORMAT_H
