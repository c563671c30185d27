// SPDX-License-Identifier: Apache-2.0
//
// The encoder of one dialect: what its operations, types and attributes share.
#ifndef ODS_LOAD_DIALECT_ENCODER_H
#define ODS_LOAD_DIALECT_ENCODER_H

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ods/format/format_model.h"
#include "ods/load/encode_dialects.h"
#include "ods/model/attr_or_type_def.h"
#include "ods/model/interfaces.h"
#include "ods/model/operator.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace ods {

/// Whether a constraint is one of types, or of attributes, or of what else.
enum class EncodedSubject { Type, Attribute, Other };

class DialectEncoder {
public:
  DialectEncoder(const Dialect &dialect, const EncodingContext &context,
                 DialectDefinition &definition)
      : dialect(dialect), context(context), definition(definition) {}

  /// All of it. Errors: false, after messages.
  bool encode(const llvm::RecordKeeper &records);

private:
  friend class OpEncoder;
  friend class StorageEncoder;

  void encodeHeader();
  void encodeOperations(const llvm::RecordKeeper &records);
  void encodeStorages(const llvm::RecordKeeper &records,
                      llvm::StringRef className,
                      std::vector<StorageDefinition> &storages);
  void encodeEnums(const llvm::RecordKeeper &records);
  void collectClasses(const llvm::RecordKeeper &records,
                      llvm::StringRef className,
                      ConstraintDefinition::Kind kind);

  /// Says once that something cannot be loaded.
  void refuse(llvm::ArrayRef<llvm::SMLoc> place, llvm::StringRef what,
              const llvm::Twine &why);
  /// The same at a record's field, if that is set.
  void refuseIfSet(const llvm::Record &record, llvm::StringRef field,
                   llvm::StringRef what, const llvm::Twine &why);
  /// Refuses a predicate that has no expression.
  /// `user` is whose predicate it is, `owner` what cannot be loaded.
  void refusePredicate(const Pred &predicate, const llvm::Record &user,
                       const llvm::Record &owner, llvm::StringRef what,
                       const llvm::Twine &role);

  /// The index of a constraint, or NoDefinition where anything will do.
  /// `cppClass` is the class that accessors give, `what` whose it is.
  DefinitionIndex addConstraint(const Constraint &constraint,
                                EncodedSubject subject,
                                llvm::StringRef cppClass,
                                const llvm::Record &owner,
                                llvm::StringRef what);
  DefinitionIndex addConstraint(ConstraintDefinition constraint);
  void setClass(llvm::StringRef cppClass, EncodedSubject subject,
                ConstraintDefinition &constraint) const;
  DefinitionIndex addEnum(const EnumInfo &enumInfo);
  /// The place of a record; of who uses it, where it has no name.
  std::string describe(const llvm::Record &def, const llvm::Record &user) const;
  /// Refuses methods that are written in C++.
  void checkInterface(const InterfaceTrait &trait, const Interface &interface,
                      const llvm::Record &user, llvm::StringRef what);

  const Dialect &dialect;
  const EncodingContext &context;
  DialectDefinition &definition;
  /// A type or attribute that a definition is for.
  struct NamedKind {
    ConstraintDefinition::Kind kind;
    std::string name;
  };
  /// By class in C++.
  std::map<std::string, NamedKind> classes;
  llvm::DenseMap<const llvm::Record *, DefinitionIndex> enums;
  llvm::StringMap<DefinitionIndex> constraints;
  llvm::StringSet<> refusals;
  bool failed = false;
};

/// A name of C++ without the `::` before it.
std::string stripColons(llvm::StringRef name);

/// A text without the spaces before all its lines.
std::string getReindented(llvm::StringRef text);

/// "dialect.mnemonic", or "dialect.name" of what has no mnemonic.
std::string getStorageName(const AttrOrTypeDef &def);

/// What an Arg says of the argument of a kind and number.
std::string getArgumentSummary(const Operator &op,
                               Operator::OperandAttrOrProp::Kind kind,
                               int index);

/// Fills the definition of an operation.
class OpEncoder {
public:
  OpEncoder(const Operator &op, DialectEncoder &dialect, OpDefinition &result)
      : op(op), name(op.getOperationName()), dialect(dialect), result(result) {}
  void encode();

private:
  void checkHooks();
  void encodeTraits();
  void encodeValues();
  void encodeAttributes();
  AttributeUseDefinition encodeAttribute(unsigned index);
  void encodeProperties();
  PropertyDefinition encodeProperty(unsigned index);
  void encodeRegions();
  void encodePredicates();
  void encodeFormat();
  ValueDefinition encodeValue(const NamedTypeConstraint &value);
  std::vector<TypeRuleDefinition>
  encodeRules(llvm::ArrayRef<TypeRuleModel> rules, llvm::StringRef subject);
  void refuse(const llvm::Twine &why);

  const Operator &op;
  const std::string name;
  DialectEncoder &dialect;
  OpDefinition &result;
};

/// Fills the definition of a type or attribute.
class StorageEncoder {
public:
  StorageEncoder(const AttrOrTypeDef &def, DialectEncoder &dialect,
                 StorageDefinition &result)
      : def(def), name(getStorageName(def)), dialect(dialect), result(result) {}
  void encode();

private:
  void checkHooks();
  void encodeTraits();
  void encodeParameter(const AttrOrTypeParameter &parameter);
  void encodeDefault(const AttrOrTypeParameter &parameter,
                     ParameterDefinition &row);
  DefinitionIndex encodeConstraint(const AttrOrTypeParameter &parameter,
                                   FieldKind kind);
  void encodeFormat();
  void refuse(const llvm::Twine &why);

  const AttrOrTypeDef &def;
  const std::string name;
  DialectEncoder &dialect;
  StorageDefinition &result;
};

/// A kind of fields that needs no C++.
struct LoadableKind {
  FieldKind kind;
  /// It may be null.
  bool isOptional;
  /// Of Optional.
  FieldKind element;
};

/// The kind that a definition says; nothing of those that only C++ handles.
std::optional<LoadableKind> getLoadableKind(FieldKindInfo info);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_DIALECT_ENCODER_H
