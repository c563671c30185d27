// SPDX-License-Identifier: Apache-2.0
//
// A dialect as values: what a program reads or puts together at run time, and
// core/ir/dialect_from_definition.h makes descriptors from. Each struct here
// stands for the one of the same name in core/ir that ends in Descriptor or
// Use; what is said there holds here. Nothing in here refers to anything
// outside: bytes can hold it.
#ifndef CORE_IR_DIALECT_DEFINITION_H
#define CORE_IR_DIALECT_DEFINITION_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/ir/op_descriptor.h"
#include "ods/encoding/expression.h"

namespace mlir {

/// The place of a constraint or enumeration among those of its dialect's
/// definition; negative: there is none.
using DefinitionIndex = int32_t;
inline constexpr DefinitionIndex NoDefinition = -1;

// Where it says "encoded", the bytes are those that generated descriptors have.
// A `location` is what messages about a definition begin with, "my.td:3:5"; it
// may be empty.

struct ConstraintDefinition {
  enum class Kind : uint8_t { None, Type, Attribute };

  std::string summary;
  /// Encoded; empty: anything.
  std::string expression;
  std::optional<ods::EntityClass> entityClass;
  /// With its dialect's, "test.pair": the type or attribute whose class it is,
  /// of this dialect or another one. The name is the StorageDescriptor's.
  Kind kindOf = Kind::None;
  std::string kind;
  /// Of a class that is none of these but has an expression.
  bool expressionIsClass = false;
  std::string location;
  bool operator==(const ConstraintDefinition &) const = default;
};

struct EnumCaseDefinition {
  std::string symbol;
  std::string string;
  int64_t value = 0;
  /// As in EnumCaseDescriptor.
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
  /// Names of C++: "::mlir::MemoryEffects::Read".
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
  /// Whether a missing one has a value, also where `defaultValue` does not say
  /// which: it may then be missing.
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
  /// Neither Pointer nor Custom nor Int32Inline.
  FieldKind kind = FieldKind::Int64;
  bool isOptional = false;
  /// Encoded, a number, truth or string; empty: all bits zero.
  std::string defaultValue;
  DefinitionIndex constraint = NoDefinition;
  DefinitionIndex enumeration = NoDefinition;
  std::string summary;
  /// Of kind Optional, as in FieldDescriptor.
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
  /// Encoded; without custom directives.
  std::string program;
  std::vector<TypeRuleDefinition> operandTypes;
  std::vector<TypeRuleDefinition> resultTypes;
  bool infersResultTypes = false;
  bool operator==(const FormatDefinition &) const = default;
};

struct TraitDefinition {
  /// Of a trait, as Trait::name: "IsTerminator"; of one outside of
  /// mlir::OpTrait, mlir::TypeTrait and mlir::AttributeTrait qualified. Of an
  /// interface that verifies, its name in C++ as in OpDefinition::interfaces.
  std::string name;
  bool isInterface = false;
  int64_t number = 0;
  /// Operations: by name, "scf.yield", or by class in C++, "scf::YieldOp", as
  /// it stands in the definition.
  std::vector<std::string> names;
  bool operator==(const TraitDefinition &) const = default;
};

struct OpDefinition {
  /// With the dialect's: "test.add".
  std::string name;
  /// Qualified, without a leading `::`: "test::AddOp".
  std::string cppClass;
  std::string location;
  /// All of them in order, those that say how many operands there are and
  /// OpInvariants among them.
  std::vector<TraitDefinition> traits;
  /// Names in C++, qualified, without a leading `::`:
  /// "mlir::BranchOpInterface".
  std::vector<std::string> interfaces;
  std::string summary;
  std::string description;
  std::vector<ValueDefinition> operands;
  std::vector<ValueDefinition> results;
  /// The table of properties follows from these, the next and the traits.
  std::vector<AttributeUseDefinition> attributes;
  std::vector<PropertyDefinition> otherProperties;
  std::vector<RegionDefinition> regions;
  std::vector<SuccessorDefinition> successors;
  std::vector<OpPredicateDefinition> predicates;
  std::optional<FormatDefinition> format;
  std::vector<TypeRuleDefinition> resultTypes;
  std::vector<EffectDefinition> effects;
  /// Results are named in text as here: OpAsmOpInterface.
  bool namesResults = false;
  bool operator==(const OpDefinition &) const = default;
};

struct ParameterDefinition {
  std::string name;
  /// Neither Pointer nor Custom nor Int32Inline.
  FieldKind kind = FieldKind::Attribute;
  /// The field may be null.
  bool isOptional = false;
  std::string cppType;
  bool hasDefault = false;
  bool isSelfType = false;
  /// Encoded; empty: all bits zero.
  std::string defaultValue;
  DefinitionIndex enumeration = NoDefinition;
  /// As in ParameterUse.
  bool isPlainEnum = false;
  DefinitionIndex constraint = NoDefinition;
  std::string summary;
  /// Of kind Optional, as in FieldDescriptor.
  FieldKind element = FieldKind::Bool;
  bool operator==(const ParameterDefinition &) const = default;
};

/// A type or attribute.
struct StorageDefinition {
  /// With the dialect's: "test.pair".
  std::string name;
  /// In the definition, for messages: of class PairType, "Pair".
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
  /// Encoded, without custom directives; nothing: the text is by the table of
  /// parameters.
  std::optional<std::string> format;
  /// The mnemonic is offered as an alias: OpAsmTypeInterface.
  bool hasMnemonicAlias = false;
  /// The parameters' constraints are verified.
  bool verifiesParameters = false;
  bool operator==(const StorageDefinition &) const = default;
};

struct DialectDefinition {
  std::string name;
  /// Qualified, without a leading `::`: "test::TestDialect", and the namespace
  /// of its classes: "test".
  std::string cppClass;
  std::string cppNamespace;
  std::string location;
  std::string summary;
  std::string description;
  bool allowsUnknownOperations = false;
  bool allowsUnknownTypes = false;
  bool allowsUnknownAttributes = false;
  /// Names, or classes in C++ as they stand in the definition.
  std::vector<std::string> dependentDialects;
  std::vector<ConstraintDefinition> constraints;
  std::vector<EnumDefinition> enums;
  std::vector<StorageDefinition> types;
  std::vector<StorageDefinition> attributes;
  std::vector<OpDefinition> operations;
  bool operator==(const DialectDefinition &) const = default;
};

} // namespace mlir

#endif // CORE_IR_DIALECT_DEFINITION_H
