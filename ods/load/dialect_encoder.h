// SPDX-License-Identifier: Apache-2.0
//
// Encodes one dialect: shared code of its operations, types and attributes.
#ifndef ODS_LOAD_DIALECT_ENCODER_H
#define ODS_LOAD_DIALECT_ENCODER_H

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ods/format/format_model.h"
#include "ods/load/encoding.h"
#include "ods/model/attr_or_type_def.h"
#include "ods/model/interfaces.h"
#include "ods/model/operator.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace mlir {
namespace ods {

/// The entity that a constraint applies to.
enum class EncodedSubject { Type, Attribute, Other };

class DialectEncoder {
public:
  DialectEncoder(const Dialect &dialect, const EncodingContext &context,
                 DialectDefinition &definition)
      : dialect(dialect), context(context), definition(definition) {}

  /// Encodes everything. Errors: reports diagnostics and returns false.
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

  /// Reports once that a definition cannot be loaded.
  void refuse(llvm::ArrayRef<llvm::SMLoc> place, llvm::StringRef what,
              const llvm::Twine &why);
  /// Calls refuse if the record's field is set.
  void refuseIfSet(const llvm::Record &record, llvm::StringRef field,
                   llvm::StringRef what, const llvm::Twine &why);
  /// Refuses a predicate that has no expression. `user` is the record that uses
  /// the predicate; `owner` is the definition that cannot be loaded.
  void refusePredicate(const Pred &predicate, const llvm::Record &user,
                       const llvm::Record &owner, llvm::StringRef what,
                       const llvm::Twine &role);

  /// Returns the index of a constraint, or NoDefinition if it accepts anything.
  /// `cppClass` is the class that accessors return; `what` describes the user.
  DefinitionIndex addConstraint(const Constraint &constraint,
                                EncodedSubject subject,
                                llvm::StringRef cppClass,
                                const llvm::Record &owner,
                                llvm::StringRef what);
  DefinitionIndex addConstraint(ConstraintDefinition constraint);
  void setClass(llvm::StringRef cppClass, EncodedSubject subject,
                ConstraintDefinition &constraint) const;
  DefinitionIndex addEnum(const EnumInfo &enumInfo);
  /// Returns the location of a record, or that of its user if it is anonymous.
  std::string describe(const llvm::Record &def, const llvm::Record &user) const;
  /// Refuses interface methods that are implemented in C++.
  void checkInterface(const InterfaceTrait &trait, const Interface &interface,
                      const llvm::Record &user, llvm::StringRef what);

  const Dialect &dialect;
  const EncodingContext &context;
  DialectDefinition &definition;
  /// A type or attribute that a definition defines.
  struct NamedKind {
    ConstraintDefinition::Kind kind;
    std::string name;
  };
  /// By C++ class.
  std::map<std::string, NamedKind> classes;
  llvm::DenseMap<const llvm::Record *, DefinitionIndex> enums;
  llvm::StringMap<DefinitionIndex> constraints;
  llvm::StringSet<> refusals;
  bool failed = false;
};

/// Removes the leading `::` of a C++ name.
std::string stripColons(llvm::StringRef name);

/// Removes the common indentation of all lines.
std::string getReindented(llvm::StringRef text);

/// Returns "dialect.mnemonic", or "dialect.name" if there is no mnemonic.
std::string getStorageName(const AttrOrTypeDef &def);

/// Returns the summary that an Arg gives to the argument with this kind and
/// index.
std::string getArgumentSummary(const Operator &op,
                               Operator::OperandAttrOrProp::Kind kind,
                               int index);

/// Encodes the definition of an operation.
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

/// Encodes the definition of a type or attribute.
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

/// A kind of fields that requires no C++.
struct LoadableKind {
  FieldKind kind;
  /// True if the field may be null.
  bool isOptional;
  /// The element kind of Optional.
  FieldKind element;
};

/// Returns the kind that a definition specifies, or nullopt if it requires C++.
std::optional<LoadableKind> getLoadableKind(FieldKindInfo info);

} // namespace ods
} // namespace mlir

#endif // ODS_LOAD_DIALECT_ENCODER_H
