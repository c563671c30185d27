// SPDX-License-Identifier: Apache-2.0
//
// The C++ code of parameters of types and attributes: members of the storage
// struct, and their conversion to the values of accessors.
#ifndef ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H
#define ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H

#include <string>
#include <vector>

#include "ods/model/attr_or_type_def.h"

namespace mlir {
namespace ods {

/// The C++ code of a parameter.
class ParameterText {
public:
  ParameterText(const AttrOrTypeParameter &parameter,
                const llvm::RecordKeeper &records);

  const AttrOrTypeParameter &parameter;
  /// The kind in the table of fields. An array of interfaces is Custom, since
  /// interfaces are larger than one word.
  FieldKindInfo kind;
  /// The type of the member.
  std::string memberType;

  llvm::StringRef getName() const { return parameter.getName(); }
  /// Returns C++ code that converts a variable of the parameter's type to the
  /// member's type.
  std::string toMember(llvm::StringRef variable) const;
  /// Returns C++ code that converts the member to the parameter's type.
  std::string fromMember(llvm::StringRef member) const;
  /// Like fromMember, for the declared type if the accessor's type differs.
  std::string toArgument(llvm::StringRef member) const;
  bool isArray() const { return !kind.element.empty() && !kind.isCustom(); }
};

/// A definition and its parameters.
struct DefText {
  explicit DefText(const AttrOrTypeDef &def);

  const AttrOrTypeDef &def;
  std::vector<ParameterText> parameters;
  bool isAttribute;
  /// "::mlir::Type" or "::mlir::Attribute".
  llvm::StringRef handle;
  /// "Type", as in TypeBase, or "Attribute".
  llvm::StringRef word;
  llvm::StringRef className;
  /// The prefix of the names of constants: "intType".
  std::string constantName;
  /// The name of the parameters' struct: "detail::IntTypeParameters".
  std::string structName;

  /// Returns the parameter list of functions with all parameters: "T1 a, T2 b".
  /// `prefix` precedes them, with a comma if needed.
  std::string getSignature(llvm::StringRef prefix) const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H
