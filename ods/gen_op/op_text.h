// SPDX-License-Identifier: Apache-2.0
//
// What the parts of an operation are called in C++, and how they are got at.
#ifndef ODS_GEN_OP_OP_TEXT_H
#define ODS_GEN_OP_OP_TEXT_H

#include <optional>
#include <string>

#include "ods/model/format.h"
#include "ods/model/op_traits.h"
#include "ods/model/operator.h"

namespace mlir {
namespace ods {

inline constexpr char operandSegments[] = "::mlir::OpTrait::"
                                          "AttrSizedOperandSegments";
inline constexpr char resultSegments[] = "::mlir::OpTrait::"
                                         "AttrSizedResultSegments";
inline constexpr char inferTypeTrait[] = "::mlir::InferTypeOpInterface::Trait";

/// The parameter that stands for an operand.
std::string getArgumentName(const Operator &op, unsigned operand);

/// Where the row `index` is among all operands or results, if it is a single
/// one behind single ones.
std::optional<unsigned>
getFixedIndex(llvm::ArrayRef<NamedTypeConstraint> values, unsigned index);

/// The type of accessors of a single operand or result.
std::string getTypedValue(const NamedTypeConstraint &value);

/// Whether there are attributes, other properties or sizes of groups.
bool hasProperties(const Operator &op);

/// Whether values of an attribute can be given instead of the attribute.
bool canUseUnwrappedRawValue(const Attribute &attr);

/// C++ that makes the attribute of the value in a parameter.
std::string buildAttrFromParam(const Attribute &attr, const FmtContext &context,
                               llvm::StringRef parameter);

/// C++ that makes the attribute that stands for a missing one.
std::string buildDefaultAttr(const Attribute &attr, const FmtContext &context);

/// C++ from an attribute in a variable to what accessors give.
std::string convertAttr(const Attribute &attr, FmtContext context,
                        llvm::StringRef variable);

/// The C++ type of a property's member in the struct.
std::string getStorageCppType(const Property &property);

/// What a property is in a table of fields that is compiled: arrays whose
/// elements become attributes one by one are C++'s own.
FieldKindInfo getCompiledKind(const Property &property);

/// Whether a property views memory that its context has to own.
bool isView(const Property &property);

/// Reports that a method of an operation is there already, and ends.
[[noreturn]] void reportOverlap(const Operator &op, llvm::StringRef method);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_TEXT_H
