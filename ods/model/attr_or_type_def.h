// SPDX-License-Identifier: Apache-2.0
//
// Types and attributes as dialects define them, with their parameters.
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
  /// What it returns, where not the type or attribute.
  std::optional<llvm::StringRef> getReturnType() const;
  /// Whether the context follows from the parameters.
  bool hasInferredContextParameter() const;
};

/// A parameter: an `AttrOrTypeParameter` record, or C++ text, its type.
class AttrOrTypeParameter {
public:
  explicit AttrOrTypeParameter(const llvm::Record *owner,
                               const llvm::DagInit *def, unsigned index)
      : owner(owner), def(def), index(index) {}

  bool isAnonymous() const { return !def->getArgName(index); }
  llvm::StringRef getName() const { return def->getArgNameStr(index); }
  /// "getName".
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
  // The C++ that parses or prints it in place of what its kind says; nullopt
  // where core knows the text: of enumerations, and how texts are printed.
  std::optional<llvm::StringRef> getOwnParser() const;
  std::optional<llvm::StringRef> getOwnPrinter() const;
  /// If it is also a constraint.
  std::optional<Constraint> getConstraint() const;
  std::optional<llvm::StringRef> getSummary() const;
  /// How documentation writes it.
  llvm::StringRef getSyntax() const;

  /// Whether it may be left out.
  bool isOptional() const { return getDefaultValue().has_value(); }
  /// C++ of the value.
  std::optional<llvm::StringRef> getDefaultValue() const;
  /// An encoded expression of the value; nullopt where there is none or it is
  /// known in C++ only. An `OptionalParameter`'s is null.
  std::optional<std::string> getDefaultExpression() const;

  /// Whether it is the type of the attribute.
  bool isSelfType() const;
  /// What it is in a table of fields.
  FieldKindInfo getFieldKind() const;
  /// The enumeration that it is one of.
  std::optional<EnumInfo> getEnum() const;
  /// Whether it is one that is known by its class alone.
  bool isEnumByClass() const;

  const llvm::Init *getDef() const { return def->getArg(index); }
  /// Null where it is C++ text.
  const llvm::Record *getDefRecord() const;
  bool operator==(const AttrOrTypeParameter &other) const {
    return def == other.def && index == other.index;
  }
  bool operator!=(const AttrOrTypeParameter &other) const {
    return !(*this == other);
  }

private:
  bool hasEnumText() const;
  /// The string of the record's field, if there is one.
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

  /// Undefined where it is of no dialect.
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

  /// What follows the dialect's name in text.
  std::optional<llvm::StringRef> getMnemonic() const;
  /// "dialect.mnemonic", also where TableGen could not put it together; empty
  /// without a mnemonic.
  std::string getQualifiedMnemonic() const;
  /// The name that the record gives it: "dialect.mnemonic" unless it says
  /// otherwise; "dialect.RecordName" without either.
  std::string getQualifiedName() const;
  bool hasCustomAssemblyFormat() const;
  std::optional<llvm::StringRef> getAssemblyFormat() const;
  bool genAccessors() const;
  /// Whether C++ verifies the parameters.
  bool genVerifyDecl() const;
  /// Whether parameters have constraints to verify.
  bool genVerifyInvariantsImpl() const;
  std::optional<llvm::StringRef> getExtraDecls() const;
  std::optional<llvm::StringRef> getExtraDefs() const;
  bool genMnemonicAlias() const;
  bool skipDefaultBuilders() const;
  /// Whether the class brings parameters into one form.
  bool hasNormalizer() const;
  /// Whether it has parameters that are set after it is made.
  bool isMutable() const;

  llvm::ArrayRef<llvm::SMLoc> getLoc() const { return def->getLoc(); }
  llvm::ArrayRef<AttrOrTypeBuilder> getBuilders() const { return builders; }
  llvm::ArrayRef<Trait> getTraits() const { return traits; }
  /// The names in C++ of those that are classes there.
  std::vector<std::string> getTraitNames() const;
  /// The names in C++ of the interfaces, `::ns::Name`, each once.
  std::vector<std::string> getInterfaceNames() const;

  /// What generators of C++ ask beside what the constructor checks: names of
  /// parameters, at most one self type, comparable parameters.
  /// Errors: at the record or the parameter.
  void checkForGeneration() const;

  bool operator==(const AttrOrTypeDef &other) const { return def == other.def; }
  /// By name.
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
  /// C++ of the attribute's type where it is but one.
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
