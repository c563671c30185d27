// SPDX-License-Identifier: Apache-2.0
//
// C++ names of the parts of an operation, and code that accesses them.
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

/// Returns the name of the parameter for an operand.
std::string getArgumentName(const Operator &op, unsigned operand);

/// Returns the position of row `index` among all operands or results if it and
/// all rows before it are single; otherwise nullopt.
std::optional<unsigned>
getFixedIndex(llvm::ArrayRef<NamedTypeConstraint> values, unsigned index);

/// Returns the type of accessors of a single operand or result.
std::string getTypedValue(const NamedTypeConstraint &value);

/// Returns true if the operation has attributes, other properties or group
/// sizes.
bool hasProperties(const Operator &op);

/// Returns true if builders accept the value of an attribute instead of the
/// attribute.
bool canUseUnwrappedRawValue(const Attribute &attr);

/// Returns C++ code that creates the attribute from the value in a parameter.
std::string buildAttrFromParam(const Attribute &attr, const FmtContext &context,
                               llvm::StringRef parameter);

/// Returns true if accessors replace a missing attribute by its default. The
/// default of a unit attribute is that it is missing.
bool hasDefaultAttr(const Attribute &attr);

/// Returns C++ code that creates the default of an attribute.
std::string buildDefaultAttr(const Attribute &attr, const FmtContext &context);

/// Returns C++ code that converts an attribute in a variable to the value that
/// accessors return.
std::string convertAttr(const Attribute &attr, FmtContext context,
                        llvm::StringRef variable);

/// Returns the body of the accessor `getter`, which converts the result of
/// `getter`Attr() to the value that accessors return.
std::string getConvertedAttr(const Attribute &attr, const FmtContext &context,
                             llvm::StringRef getter);

/// Returns the C++ type of a property's member in the struct.
std::string getStorageCppType(const Property &property);

/// Returns the kind of a property in a compiled table of fields. Arrays whose
/// elements are converted to attributes one by one are Custom.
FieldKindInfo getCompiledKind(const Property &property);

/// Returns true if a property is a view of memory that the context must own.
bool isView(const Property &property);

/// Reports that a method of an operation already exists, and ends the program.
[[noreturn]] void reportOverlap(const Operator &op, llvm::StringRef method);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_OP_OP_TEXT_H
