// SPDX-License-Identifier: Apache-2.0
//
// Parameters of types and attributes in C++: as members of the struct that the
// storage has, and from there to what accessors give.
#ifndef ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H
#define ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H

#include <string>
#include <vector>

#include "ods/model/attr_or_type_def.h"

namespace mlir {
namespace ods {

/// A parameter as C++ has it.
class ParameterText {
public:
  ParameterText(const AttrOrTypeParameter &parameter,
                const llvm::RecordKeeper &records);

  const AttrOrTypeParameter &parameter;
  /// In the table of fields. An array of interfaces, which are not words, is
  /// Custom.
  FieldKindInfo kind;
  /// The type of the member.
  std::string memberType;

  llvm::StringRef getName() const { return parameter.getName(); }
  /// C++ of the member's value from a variable of the parameter's type.
  std::string toMember(llvm::StringRef variable) const;
  /// C++ of a value of the parameter's type from the member.
  std::string fromMember(llvm::StringRef member) const;
  /// The same of the declared type, where the accessor's is another.
  std::string toArgument(llvm::StringRef member) const;
  bool isArray() const { return !kind.element.empty() && !kind.isCustom(); }
};

/// A definition and its parameters.
struct DefText {
  explicit DefText(const AttrOrTypeDef &def);

  const AttrOrTypeDef &def;
  std::vector<ParameterText> parameters;
  bool isAttribute;
  /// "::mlir::Type".
  llvm::StringRef handle;
  /// "Type", as in TypeBase.
  llvm::StringRef word;
  llvm::StringRef className;
  /// "intType", the beginning of the names of its constants.
  std::string constantName;
  /// "detail::IntTypeParameters".
  std::string structName;

  /// "T1 a, T2 b", for functions that get all parameters; `prefix` before
  /// them, with a comma if there are any.
  std::string getSignature(llvm::StringRef prefix) const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_PARAMETER_TEXT_H
