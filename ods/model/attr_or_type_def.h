// SPDX-License-Identifier: Apache-2.0
//
// Definitions of types and attributes, and their parameters.
#ifndef ODS_MODEL_ATTR_OR_TYPE_DEF_H
#define ODS_MODEL_ATTR_OR_TYPE_DEF_H

#include <optional>
#include <string>
#include <vector>

#include "ods/model/builder.h"
#include "ods/model/constraint.h"
#include "ods/model/dialect.h"
#include "ods/model/enum_info.h"
#include "ods/model/field_kind.h"
#include "ods/model/trait.h"

namespace mlir {
namespace ods {

/// An `AttrOrTypeBuilder` record.
class AttrOrTypeBuilder : public Builder {
public:
  using Builder::Builder;
  /// Returns the return type if it is not the type or attribute itself.
  std::optional<llvm::StringRef> getReturnType() const;
  /// Returns true if the context can be obtained from the parameters.
  bool hasInferredContextParameter() const;
};

/// A parameter: an `AttrOrTypeParameter` record, or its C++ type as a string.
class AttrOrTypeParameter {
public:
  explicit AttrOrTypeParameter(const llvm::Record *owner,
                               const llvm::DagInit *def, unsigned index)
      : owner(owner), def(def), index(index) {}

  bool isAnonymous() const { return !def->getArgName(index); }
  llvm::StringRef getName() const { return def->getArgNameStr(index); }
  /// Returns the name of the accessor: "getName".
  std::string getAccessorName() const;
  std::optional<llvm::StringRef> getAllocator() const;
  bool hasCustomComparator() const;
  llvm::StringRef getComparator() const;
  /// Errors: at the parameter: "Missing `cppType` field in …".
  llvm::StringRef getCppType() const;
  llvm::StringRef getCppAccessorType() const;
  llvm::StringRef getCppStorageType() const;
  llvm::StringRef getConvertFromStorage() const;
  std::optional<llvm::StringRef> getParser() const;
  std::optional<llvm::StringRef> getPrinter() const;
  // Return C++ code that replaces the default parser or printer of the
  // parameter's kind. Return nullopt if core implements the text, as for
  // enumerations and for printing strings.
  std::optional<llvm::StringRef> getOwnParser() const;
  std::optional<llvm::StringRef> getOwnPrinter() const;
  /// Returns the constraint if the parameter is also a constraint.
  std::optional<Constraint> getConstraint() const;
  std::optional<llvm::StringRef> getSummary() const;
  /// Returns the text for documentation.
  llvm::StringRef getSyntax() const;

  /// Returns true if the text may omit the parameter.
  bool isOptional() const { return getDefaultValue().has_value(); }
  /// Returns C++ code of the default value.
  std::optional<llvm::StringRef> getDefaultValue() const;
  /// Returns the default value as an encoded expression. Returns nullopt if
  /// there is none or it requires C++. The default of an `OptionalParameter` is
  /// null.
  std::optional<std::string> getDefaultExpression() const;

  /// Returns true if the parameter is the type of the attribute.
  bool isSelfType() const;
  /// Returns the kind in a table of fields.
  FieldKindInfo getFieldKind() const;
  /// Returns the enumeration of the parameter, if any.
  std::optional<EnumInfo> getEnum() const;
  /// Returns true if the enumeration is known by its class only.
  bool isEnumByClass() const;

  const llvm::Init *getDef() const { return def->getArg(index); }
  /// Returns null if the parameter is a string.
  const llvm::Record *getDefRecord() const;
  bool operator==(const AttrOrTypeParameter &other) const {
    return def == other.def && index == other.index;
  }
  bool operator!=(const AttrOrTypeParameter &other) const {
    return !(*this == other);
  }

private:
  bool hasEnumText() const;
  /// Returns the string in a field of the record, if set.
  std::optional<llvm::StringRef> getField(llvm::StringRef name) const;

  const llvm::Record *owner;
  const llvm::DagInit *def;
  unsigned index;
};

/// A parameter that is the type of the attribute.
class AttributeSelfTypeParameter : public AttrOrTypeParameter {
public:
  static bool classof(const AttrOrTypeParameter *param) {
    return param->isSelfType();
  }
};

/// An `AttrOrTypeDef` record.
class AttrOrTypeDef {
public:
  /// Errors: at the record.
  explicit AttrOrTypeDef(const llvm::Record *def);

  /// Undefined if the definition belongs to no dialect.
  Dialect getDialect() const;
  llvm::StringRef getName() const { return def->getName(); }
  bool hasDescription() const;
  llvm::StringRef getDescription() const;
  bool hasSummary() const;
  llvm::StringRef getSummary() const;
  llvm::StringRef getCppClassName() const;
  llvm::StringRef getCppBaseClassName() const;
  llvm::StringRef getStorageClassName() const;
  llvm::StringRef getStorageNamespace() const;
  bool genStorageClass() const;
  bool hasStorageCustomConstructor() const;

  llvm::ArrayRef<AttrOrTypeParameter> getParameters() const {
    return parameters;
  }
  unsigned getNumParameters() const { return parameters.size(); }

  /// Returns the text after the dialect's name.
  std::optional<llvm::StringRef> getMnemonic() const;
  /// Returns "dialect.mnemonic", even if TableGen could not compute it; empty
  /// without a mnemonic.
  std::string getQualifiedMnemonic() const;
  /// Returns the name set in the record, "dialect.mnemonic" by default, or
  /// "dialect.RecordName" without a mnemonic.
  std::string getQualifiedName() const;
  bool hasCustomAssemblyFormat() const;
  std::optional<llvm::StringRef> getAssemblyFormat() const;
  bool genAccessors() const;
  /// Returns true if C++ code verifies the parameters.
  bool genVerifyDecl() const;
  /// Returns true if parameters have constraints to verify.
  bool genVerifyInvariantsImpl() const;
  std::optional<llvm::StringRef> getExtraDecls() const;
  std::optional<llvm::StringRef> getExtraDefs() const;
  bool genMnemonicAlias() const;
  bool skipDefaultBuilders() const;
  /// Returns true if the class normalizes parameters.
  bool hasNormalizer() const;
  /// Returns true if there are mutable parameters, which are set after
  /// creation.
  bool isMutable() const;

  llvm::ArrayRef<llvm::SMLoc> getLoc() const { return def->getLoc(); }
  llvm::ArrayRef<AttrOrTypeBuilder> getBuilders() const { return builders; }
  llvm::ArrayRef<Trait> getTraits() const { return traits; }
  /// Returns the C++ names of traits that are classes.
  std::vector<std::string> getTraitNames() const;
  /// Returns the C++ names of the interfaces, `::ns::Name`, without duplicates.
  std::vector<std::string> getInterfaceNames() const;

  /// Verifies properties that generators of C++ require in addition to those
  /// that the constructor checks: names of parameters, at most one self type,
  /// comparable parameters. Errors: at the record or the parameter.
  void checkForGeneration() const;

  bool operator==(const AttrOrTypeDef &other) const { return def == other.def; }
  /// Compares by name.
  bool operator<(const AttrOrTypeDef &other) const {
    return getName() < other.getName();
  }
  operator bool() const { return def != nullptr; }
  const llvm::Record *getDef() const { return def; }

protected:
  const llvm::Record *def;

private:
  void populateBuilders();
  void populateParameters();
  void checkFormat() const;

  llvm::SmallVector<AttrOrTypeBuilder> builders;
  std::vector<Trait> traits;
  llvm::SmallVector<AttrOrTypeParameter> parameters;
};

/// An `AttrDef` record.
class AttrDef : public AttrOrTypeDef {
public:
  using AttrOrTypeDef::AttrOrTypeDef;
  /// Returns C++ code of the attribute's type if there is only one.
  std::optional<llvm::StringRef> getTypeBuilder() const;
  static bool classof(const AttrOrTypeDef *def);
  /// "dialect.name".
  llvm::StringRef getAttrName() const;
};

/// A `TypeDef` record.
class TypeDef : public AttrOrTypeDef {
public:
  using AttrOrTypeDef::AttrOrTypeDef;
  static bool classof(const AttrOrTypeDef *def);
  /// "dialect.name".
  llvm::StringRef getTypeName() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_ATTR_OR_TYPE_DEF_H
