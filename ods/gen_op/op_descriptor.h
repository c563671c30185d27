// SPDX-License-Identifier: Apache-2.0
//
// The descriptor of an operation as constants in C++.
#ifndef ODS_GEN_OP_OP_DESCRIPTOR_H
#define ODS_GEN_OP_OP_DESCRIPTOR_H

#include <optional>

#include "ods/format/format_model.h"
#include "ods/gen_op/constant_pool.h"
#include "ods/model/operator.h"

namespace mlir {
namespace ods {

/// Prints the descriptor; what it refers to goes to the pool.
void emitDescriptor(const Operator &op,
                    const std::optional<OpFormatModel> &format,
                    ConstantPool &pool, llvm::raw_ostream &os);

/// `{fields, size}` of the properties.
std::string getPropertyTable(const Operator &op, ConstantPool &pool);

/// The array of properties that are not attributes; `format` is the operation's
/// if it has one.
std::string getOtherProperties(const Operator &op,
                               const std::optional<OpFormatModel> &format,
                               ConstantPool &pool);

/// A pointer to the constant of an operation's format.
std::string getFormat(const Operator &op, const OpFormatModel &format,
                      ConstantPool &pool);

/// The array of rules for the results' types, or "{}".
std::string getResultTypeArray(const Operator &op, ConstantPool &pool);

/// The initialiser of a rule. `isGroup`: of several types.
std::string getTypeRule(const TypeRuleModel &rule, bool isGroup,
                        ConstantPool &pool);

/// The array of the format's uses of `custom`, or "{}".
std::string getCustomDirectives(const Operator &op, const OpFormatModel &format,
                                ConstantPool &pool);

/// A pointer to the constraint of an attribute, or "nullptr".
std::string getAttributeConstraint(const Attribute &attr, ConstantPool &pool);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_DESCRIPTOR_H
