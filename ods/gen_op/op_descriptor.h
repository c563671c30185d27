// SPDX-License-Identifier: Apache-2.0
//
// Generates the descriptor of an operation as C++ constants.
#ifndef ODS_GEN_OP_OP_DESCRIPTOR_H
#define ODS_GEN_OP_OP_DESCRIPTOR_H

#include <optional>

#include "ods/format/format_model.h"
#include "ods/gen_op/constant_pool.h"
#include "ods/model/operator.h"

namespace mlir {
namespace ods {

/// Emits the descriptor. Constants to which it refers are added to the pool.
void emitDescriptor(const Operator &op,
                    const std::optional<OpFormatModel> &format,
                    ConstantPool &pool, llvm::raw_ostream &os);

/// Returns `{fields, size}` of the properties.
std::string getPropertyTable(const Operator &op, ConstantPool &pool);

/// Returns the array of properties that are not attributes. `format` is the
/// operation's format, if any.
std::string getOtherProperties(const Operator &op,
                               const std::optional<OpFormatModel> &format,
                               ConstantPool &pool);

/// Returns a pointer to the constant of an operation's format.
std::string getFormat(const Operator &op, const OpFormatModel &format,
                      ConstantPool &pool);

/// Returns the array of rules for the result types, or "{}".
std::string getResultTypeArray(const Operator &op, ConstantPool &pool);

/// Returns the initializer of a rule. `isGroup` is true if it is for several
/// types.
std::string getTypeRule(const TypeRuleModel &rule, bool isGroup,
                        ConstantPool &pool);

/// Returns the array of the format's custom directives, or "{}".
std::string getCustomDirectives(const Operator &op, const OpFormatModel &format,
                                ConstantPool &pool);

/// Returns a pointer to the constraint of an attribute, or "nullptr".
std::string getAttributeConstraint(const Attribute &attr, ConstantPool &pool);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_DESCRIPTOR_H
