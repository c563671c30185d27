// SPDX-License-Identifier: Apache-2.0
//
// The definition of a dialect as values, which a program reads or creates at
// run time. core/ir/definition/dialect_from_definition.h makes descriptors from
// it. Each struct corresponds to the struct in core/ir whose name ends in
// Descriptor or Use instead of Definition; see there for its fields. A
// definition contains no pointers, so it can be serialized.
#ifndef CORE_IR_DEFINITION_DIALECT_DEFINITION_H
#define CORE_IR_DEFINITION_DIALECT_DEFINITION_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ir/descriptor/op_descriptor.h"
#include "ods/encoding/expression.h"

namespace mlir {

/// The index of a constraint or enumeration in its dialect's definition;
/// negative if there is none.
using DefinitionIndex = int32_t;
inline constexpr DefinitionIndex NoDefinition = -1;

// Strings marked "encoded" hold the same bytes as generated descriptors. A
// `location` is the prefix of diagnostics about a definition, such as
// "my.td:3:5", and may be empty.

struct ConstraintDefinition {
  enum class Kind : uint8_t { None, Type, Attribute };

  std::string summary;
  /// Encoded; empty if anything satisfies the constraint.
  std::string expression;
  std::optional<ods::EntityClass> entityClass;
  /// The type or attribute whose class the constraint requires, with its
  /// dialect's prefix: "test.pair". It may belong to another dialect. This is
  /// StorageDescriptor::name.
  Kind kindOf = Kind::None;
  std::string kind;
  /// True if the class is none of these, but the expression defines it.
  bool expressionIsClass = false;
  std::string location;
  bool operator==(const ConstraintDefinition &) const = default;
};

struct EnumCaseDefinition {
  std::string symbol;
  std::string string;
  int64_t value = 0;
  /// See EnumCaseDescriptor.
  bool isGroup = false;
  bool operator==(const EnumCaseDefinition &) const = default;
};

struct EnumDefinition {
  std::string cppType;
  std::string summary;
  std::vector<EnumCaseDefinition> cases;
  uint32_t width = 32;
  bool isBitEnum = false;
  std::string separator = "|";
  bool printsPrimaryGroups = false;
  bool isQuoted = false;
  bool isAttribute = false;
  std::string location;
  bool operator==(const EnumDefinition &) const = default;
};

struct EffectDefinition {
  /// C++ names: "::mlir::MemoryEffects::Read".
  std::string effect;
  std::string resource;
  int32_t stage = 0;
  bool onFullRegion = false;
  bool operator==(const EffectDefinition &) const = default;
};

struct ValueDefinition {
  std::string name;
  DefinitionIndex constraint = NoDefinition;
  Multiplicity multiplicity = Multiplicity::Single;
  std::string segments;
  std::vector<EffectDefinition> effects;
  std::string summary;
  bool operator==(const ValueDefinition &) const = default;
};

struct AttributeUseDefinition {
  std::string name;
  DefinitionIndex constraint = NoDefinition;
  bool isOptional = false;
  /// True if a missing attribute has a default value, so that it may be
  /// omitted, even if `defaultValue` cannot express the value.
  bool hasDefault = false;
  /// Encoded.
  std::string defaultValue;
  /// Encoded.
  std::string valueType;
  DefinitionIndex enumeration = NoDefinition;
  std::vector<EffectDefinition> effects;
  std::string summary;
  bool operator==(const AttributeUseDefinition &) const = default;
};

struct PropertyDefinition {
  std::string name;
  /// Not Pointer, Custom or Int32Inline.
  FieldKind kind = FieldKind::Int64;
  bool isOptional = false;
  /// Encoded: a number, boolean or string; empty if all bits are zero.
  std::string defaultValue;
  DefinitionIndex constraint = NoDefinition;
  DefinitionIndex enumeration = NoDefinition;
  std::string summary;
  /// The element kind if the kind is Optional; see FieldDescriptor.
  FieldKind element = FieldKind::Bool;
  bool isPlainOptional = false;
  bool operator==(const PropertyDefinition &) const = default;
};

struct RegionDefinition {
  std::string name;
  DefinitionIndex constraint = NoDefinition;
  bool isVariadic = false;
  std::string summary;
  bool operator==(const RegionDefinition &) const = default;
};

struct SuccessorDefinition {
  std::string name;
  DefinitionIndex constraint = NoDefinition;
  bool isVariadic = false;
  std::string summary;
  bool operator==(const SuccessorDefinition &) const = default;
};

struct OpPredicateDefinition {
  std::string summary;
  /// Encoded.
  std::string expression;
  bool operator==(const OpPredicateDefinition &) const = default;
};

struct TypeRuleDefinition {
  TypeRule::Source source = TypeRule::Source::None;
  uint16_t index = 0;
  /// Encoded.
  std::string expression;
  bool operator==(const TypeRuleDefinition &) const = default;
};

struct FormatDefinition {
  /// Encoded, without custom directives.
  std::string program;
  std::vector<TypeRuleDefinition> operandTypes;
  std::vector<TypeRuleDefinition> resultTypes;
  bool infersResultTypes = false;
  bool operator==(const FormatDefinition &) const = default;
};

struct TraitDefinition {
  /// A trait: Trait::name ("IsTerminator"), qualified if the trait is not in
  /// mlir::OpTrait, mlir::TypeTrait or mlir::AttributeTrait. An interface with
  /// a verifier: its C++ name, as in OpDefinition::interfaces.
  std::string name;
  bool isInterface = false;
  int64_t number = 0;
  /// Operations by name ("scf.yield") or by C++ class ("scf::YieldOp"), as
  /// written in the definition.
  std::vector<std::string> names;
  bool operator==(const TraitDefinition &) const = default;
};

struct OpDefinition {
  /// With the dialect's prefix: "test.add".
  std::string name;
  /// Qualified, without a leading `::`: "test::AddOp".
  std::string cppClass;
  std::string location;
  /// All traits in order, including OpInvariants and those that restrict the
  /// number of operands.
  std::vector<TraitDefinition> traits;
  /// Qualified C++ names without a leading `::`: "mlir::BranchOpInterface".
  std::vector<std::string> interfaces;
  std::string summary;
  std::string description;
  std::vector<ValueDefinition> operands;
  std::vector<ValueDefinition> results;
  /// The table of properties is derived from the attributes, the other
  /// properties and the traits.
  std::vector<AttributeUseDefinition> attributes;
  std::vector<PropertyDefinition> otherProperties;
  std::vector<RegionDefinition> regions;
  std::vector<SuccessorDefinition> successors;
  std::vector<OpPredicateDefinition> predicates;
  std::optional<FormatDefinition> format;
  std::vector<TypeRuleDefinition> resultTypes;
  std::vector<EffectDefinition> effects;
  /// True if the assembly uses the names of results in the definition
  /// (OpAsmOpInterface).
  bool namesResults = false;
  bool operator==(const OpDefinition &) const = default;
};

struct ParameterDefinition {
  std::string name;
  /// Not Pointer, Custom or Int32Inline.
  FieldKind kind = FieldKind::Attribute;
  /// True if the field may be null.
  bool isOptional = false;
  std::string cppType;
  bool hasDefault = false;
  bool isSelfType = false;
  /// Encoded; empty if all bits are zero.
  std::string defaultValue;
  DefinitionIndex enumeration = NoDefinition;
  /// See ParameterUse.
  bool isPlainEnum = false;
  DefinitionIndex constraint = NoDefinition;
  std::string summary;
  /// The element kind if the kind is Optional; see FieldDescriptor.
  FieldKind element = FieldKind::Bool;
  bool operator==(const ParameterDefinition &) const = default;
};

/// The definition of a type or attribute.
struct StorageDefinition {
  /// With the dialect's prefix: "test.pair".
  std::string name;
  /// The name in the definition, for diagnostics: "Pair" for class PairType.
  std::string formatName;
  /// Qualified, without a leading `::`: "test::PairType".
  std::string cppClass;
  std::string location;
  std::string mnemonic;
  std::string summary;
  std::string description;
  std::vector<TraitDefinition> traits;
  std::vector<std::string> interfaces;
  std::vector<ParameterDefinition> parameters;
  /// Encoded, without custom directives. Nullopt if the table of parameters
  /// determines the text.
  std::optional<std::string> format;
  /// True if the mnemonic is offered as an alias (OpAsmTypeInterface).
  bool hasMnemonicAlias = false;
  /// True if the parameters' constraints are verified.
  bool verifiesParameters = false;
  bool operator==(const StorageDefinition &) const = default;
};

struct DialectDefinition {
  std::string name;
  /// The qualified class, without a leading `::`, and the namespace of the
  /// dialect's classes: "test::TestDialect" and "test".
  std::string cppClass;
  std::string cppNamespace;
  std::string location;
  std::string summary;
  std::string description;
  bool allowsUnknownOperations = false;
  bool allowsUnknownTypes = false;
  bool allowsUnknownAttributes = false;
  /// Dialect names, or C++ classes as written in the definition.
  std::vector<std::string> dependentDialects;
  std::vector<ConstraintDefinition> constraints;
  std::vector<EnumDefinition> enums;
  std::vector<StorageDefinition> types;
  std::vector<StorageDefinition> attributes;
  std::vector<OpDefinition> operations;
  bool operator==(const DialectDefinition &) const = default;
};

} // namespace mlir

#endif // CORE_IR_DEFINITION_DIALECT_DEFINITION_H
