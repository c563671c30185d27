// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/definitions_seed.h"

#include <initializer_list>

#include "ods/encoding/assembly_format.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::fuzz {
namespace {

using ods::AnchorKind;
using ods::AttributeForm;
using ods::EntityClass;
using ods::FormatOpcode;
using ods::Opcode;
using ods::TypeSource;

//===----------------------------------------------------------------------===//
// Encoded bytes

template <typename... Ts> std::string bytes(Ts... values) {
  return {static_cast<char>(values)...};
}
std::string text(llvm::StringRef string) {
  return bytes(string.size()) + string.str();
}

// Expressions

/// The number must be in [-64, 63].
std::string number(int value) { return bytes(Opcode::Integer, value & 127); }
std::string isA(EntityClass entityClass) {
  return bytes(Opcode::IsA, entityClass, Opcode::Self);
}
std::string isNamed(llvm::StringRef name) {
  return bytes(Opcode::IsNamed) + text(name) + bytes(Opcode::Self);
}
/// Returns the 32-bit integer type.
std::string i32() { return bytes(Opcode::IntegerType) + number(32); }

// Formats

std::string sequence(std::initializer_list<std::string> elements) {
  std::string result = bytes(elements.size());
  for (const std::string &element : elements)
    result += element;
  return result;
}
std::string literal(llvm::StringRef string, int flags = ods::SpaceBefore) {
  return bytes(FormatOpcode::Literal, flags) + text(string);
}
/// Returns an operand, property, region, successor or parameter.
std::string part(FormatOpcode opcode, int index, int flags = ods::SpaceBefore) {
  return bytes(opcode, flags, index);
}
std::string attribute(int index, AttributeForm form,
                      int flags = ods::SpaceBefore) {
  return bytes(FormatOpcode::Attribute, flags, index, form);
}
std::string type(TypeSource source, int index) {
  return bytes(FormatOpcode::Type, ods::SpaceBefore, source, index);
}
/// The first element is the anchor.
std::string optional(AnchorKind anchor, int index, const std::string &elements,
                     const std::string &otherwise = bytes(0)) {
  return bytes(FormatOpcode::Optional, 0, 1, anchor, index, 0) + elements +
         otherwise;
}

//===----------------------------------------------------------------------===//
// Constraints and enumerations

/// Indices of constraints.
enum : DefinitionIndex {
  AnyI32,
  Number,
  PairKind,
  NoteKind,
  String,
  Positive,
  ColorNumber,
  Unit,
  OneBlock,
  NoArguments,
  SmallCount,
};

std::vector<ConstraintDefinition> makeConstraints() {
  auto make = [](std::string summary, std::string expression,
                 std::optional<EntityClass> entityClass = std::nullopt) {
    ConstraintDefinition constraint;
    constraint.summary = std::move(summary);
    constraint.expression = std::move(expression);
    constraint.entityClass = entityClass;
    return constraint;
  };
  auto makeKind = [&](ConstraintDefinition::Kind kindOf, std::string name) {
    ConstraintDefinition constraint = make(name, isNamed(name));
    constraint.kindOf = kindOf;
    constraint.kind = std::move(name);
    return constraint;
  };
  const std::string isI32 =
      bytes(Opcode::And, 2) + isA(EntityClass::IntegerType) +
      bytes(Opcode::Equal, Opcode::Width, Opcode::Self) + number(32);
  const std::string isNumber =
      bytes(Opcode::Or, 2) + isI32 + isA(EntityClass::FloatType);
  const std::string isPositive =
      bytes(Opcode::And, 2) + isA(EntityClass::IntegerAttr) +
      bytes(Opcode::Greater, Opcode::IntegerValue, Opcode::Self) + number(0);
  std::vector<ConstraintDefinition> constraints = {
      make("32-bit signless integer", isI32, EntityClass::IntegerType),
      make("number", isNumber),
      makeKind(ConstraintDefinition::Kind::Type, "seed.pair"),
      makeKind(ConstraintDefinition::Kind::Attribute, "seed.note"),
      make("string attribute", isA(EntityClass::StringAttr),
           EntityClass::StringAttr),
      make("positive integer", isPositive, EntityClass::IntegerAttr),
      make("color", isA(EntityClass::IntegerAttr), EntityClass::IntegerAttr),
      make("unit attribute", isA(EntityClass::UnitAttr), EntityClass::UnitAttr),
      make("region with one block",
           bytes(Opcode::Equal, Opcode::NumBlocks, Opcode::Self) + number(1)),
      make("region without arguments",
           bytes(Opcode::Equal, Opcode::Size, Opcode::BlockArguments,
                 Opcode::Self) +
               number(0)),
      make("count below ten",
           bytes(Opcode::UnsignedLess, Opcode::Self) + number(10))};
  constraints[ColorNumber].expressionIsClass = true;
  return constraints;
}

/// Indices of enumerations.
enum : DefinitionIndex { Color, Care };

std::vector<EnumDefinition> makeEnums() {
  EnumDefinition color;
  color.cppType = "::seed::Color";
  color.summary = "color of a flower";
  color.cases = {{"Red", "red", 0}, {"DeepBlue", "deep_blue", 5}};
  color.isAttribute = true;
  EnumDefinition care;
  care.cppType = "::seed::Care";
  care.cases = {{"None", "none", 0},
                {"Water", "water", 1},
                {"Sun", "sun", 2},
                {"All", "all", 3}};
  care.isBitEnum = true;
  care.separator = ", ";
  care.printsPrimaryGroups = true;
  return {color, care};
}

//===----------------------------------------------------------------------===//
// Types and attributes

ParameterDefinition makeParameter(std::string name, FieldKind kind,
                                  std::string cppType) {
  ParameterDefinition parameter;
  parameter.name = std::move(name);
  parameter.kind = kind;
  parameter.cppType = std::move(cppType);
  return parameter;
}

StorageDefinition makeStorage(llvm::StringRef mnemonic,
                              llvm::StringRef cppClass) {
  StorageDefinition kind;
  kind.name = (llvm::Twine("seed.") + mnemonic).str();
  kind.formatName = cppClass.str();
  kind.cppClass = (llvm::Twine("seed::") + cppClass).str();
  kind.location = "seed.td:5:5";
  kind.mnemonic = mnemonic.str();
  return kind;
}

std::vector<StorageDefinition> makeTypes() {
  // !seed.pair<i32, 2>
  StorageDefinition pair = makeStorage("pair", "PairType");
  pair.summary = "a number of numbers";
  pair.description = "As many as it says, or one.";
  pair.parameters = {makeParameter("of", FieldKind::Type, "::mlir::Type"),
                     makeParameter("count", FieldKind::Int64, "int64_t")};
  pair.parameters[0].constraint = Number;
  pair.parameters[1].hasDefault = true;
  pair.parameters[1].defaultValue = number(1);
  pair.parameters[1].summary = "how many";
  pair.format = sequence(
      {literal("<", 0), part(FormatOpcode::Parameter, 0, 0),
       optional(AnchorKind::Parameter, 1,
                sequence({literal(",", 0), part(FormatOpcode::Parameter, 1)})),
       literal(">", 0)});
  pair.verifiesParameters = true;
  pair.traits = {{"ValueSemantics", false, 0, {}}};
  pair.interfaces = {"mlir::MemRefElementTypeInterface"};

  // !seed.row<label = "a", shape = 1, 2>
  StorageDefinition row = makeStorage("row", "RowType");
  row.parameters = {
      makeParameter("label", FieldKind::Attribute, "::mlir::StringAttr"),
      makeParameter("shape", FieldKind::Int64Array,
                    "::llvm::ArrayRef<int64_t>")};
  row.parameters[0].isOptional = true;
  row.parameters[0].constraint = String;
  row.format =
      sequence({literal("<", 0), bytes(FormatOpcode::Struct, 0, 2, 0, 0, 1, 0),
                literal(">", 0)});
  row.hasMnemonicAlias = true;

  // A declarative format defines the syntax.
  StorageDefinition list = makeStorage("list", "ListType");
  list.parameters = {
      makeParameter("types", FieldKind::TypeArray, "::llvm::ArrayRef<Type>"),
      makeParameter("flag", FieldKind::Bool, "bool")};
  return {pair, row, list};
}

std::vector<StorageDefinition> makeAttributes() {
  // #seed.note<"a" in red>
  StorageDefinition note = makeStorage("note", "NoteAttr");
  note.parameters = {
      makeParameter("text", FieldKind::String, "::llvm::StringRef"),
      makeParameter("color", FieldKind::Int32, "::seed::Color")};
  note.parameters[1].enumeration = Color;
  note.format = sequence({literal("<", 0), part(FormatOpcode::Parameter, 0, 0),
                          literal("in"), part(FormatOpcode::Parameter, 1),
                          literal(">", 0)});
  note.hasMnemonicAlias = true;

  // #seed.care<water, sun>
  StorageDefinition care = makeStorage("care", "CareAttr");
  care.parameters = {makeParameter("value", FieldKind::UInt32, "::seed::Care")};
  care.parameters[0].enumeration = Care;
  care.format = sequence(
      {literal("<", 0), bytes(FormatOpcode::Params, 0, 1, 0), literal(">", 0)});

  // #seed.typed<"a"> : i32
  StorageDefinition typed = makeStorage("typed", "TypedAttr");
  typed.parameters = {
      makeParameter("type", FieldKind::Type, "::mlir::Type"),
      makeParameter("text", FieldKind::String, "::llvm::StringRef")};
  typed.parameters[0].isSelfType = true;
  typed.format = sequence(
      {literal("<", 0), part(FormatOpcode::Parameter, 1, 0), literal(">", 0)});
  typed.interfaces = {"mlir::TypedAttr"};
  return {note, care, typed};
}

//===----------------------------------------------------------------------===//
// Operations

OpDefinition makeOp(llvm::StringRef name, llvm::StringRef cppClass,
                    std::initializer_list<llvm::StringRef> traits) {
  OpDefinition op;
  op.name = (llvm::Twine("seed.") + name).str();
  op.cppClass = (llvm::Twine("seed::") + cppClass).str();
  op.location = "seed.td:9:5";
  for (llvm::StringRef trait : traits)
    op.traits.push_back({trait.str(), false, 0, {}});
  return op;
}

ValueDefinition makeValue(std::string name, DefinitionIndex constraint,
                          Multiplicity multiplicity = Multiplicity::Single) {
  ValueDefinition value;
  value.name = std::move(name);
  value.constraint = constraint;
  value.multiplicity = multiplicity;
  return value;
}

AttributeUseDefinition makeAttribute(std::string name,
                                     DefinitionIndex constraint) {
  AttributeUseDefinition attribute;
  attribute.name = std::move(name);
  attribute.constraint = constraint;
  return attribute;
}

FormatDefinition makeFormat(std::initializer_list<std::string> elements) {
  FormatDefinition format;
  format.program = sequence(elements);
  return format;
}

TypeRuleDefinition makeRule(TypeRule::Source source, int index = 0,
                            std::string expression = "") {
  TypeRuleDefinition rule;
  rule.source = source;
  rule.index = index;
  rule.expression = std::move(expression);
  return rule;
}

/// seed.sow red %pair with %a [%b, %c] depth 2 deep : !seed.pair<i32>
OpDefinition makeSow() {
  OpDefinition op =
      makeOp("sow", "SowOp",
             {"ZeroRegions", "OneResult", "OneTypedResult", "ZeroSuccessors",
              "AttrSizedOperandSegments", "OpInvariants"});
  op.summary = "one plant of many seeds";
  op.description =
      "Sows seeds.\n\n```mlir\nseed.sow red %a flat : !seed.pair<i32>\n```";
  op.operands = {makeValue("pair", PairKind),
                 makeValue("with", AnyI32, Multiplicity::Optional),
                 makeValue("rest", AnyI32, Multiplicity::Variadic)};
  op.results = {makeValue("plant", Number)};
  op.namesResults = true;

  AttributeUseDefinition color = makeAttribute("color", ColorNumber);
  color.valueType = i32();
  color.enumeration = Color;
  AttributeUseDefinition depth = makeAttribute("depth", Positive);
  depth.hasDefault = true;
  depth.valueType = i32();
  depth.defaultValue = bytes(Opcode::IntegerAttr) + i32() + number(1);
  AttributeUseDefinition deep = makeAttribute("deep", Unit);
  deep.isOptional = true;
  AttributeUseDefinition note = makeAttribute("note", NoteKind);
  note.isOptional = true;
  note.summary = "for whoever reads it";
  op.attributes = {color, depth, deep, note};

  op.predicates = {
      {"there are fewer than nine seeds",
       bytes(Opcode::Less, Opcode::Size, Opcode::OperandGroup, 2) + number(9)},
      {"the plant has the type of the seeds",
       bytes(Opcode::Or, 2, Opcode::Equal, Opcode::Size, Opcode::OperandGroup,
             2) +
           number(0) +
           bytes(Opcode::All, Opcode::TypesOf, Opcode::OperandGroup, 2,
                 Opcode::Not, Opcode::IsNull, Opcode::Self)}};
  op.format = makeFormat(
      {attribute(0, AttributeForm::Enum), part(FormatOpcode::Operand, 0),
       optional(AnchorKind::Operand, 1,
                sequence({literal("with"), part(FormatOpcode::Operand, 1)})),
       optional(AnchorKind::Operand, 2,
                sequence({literal("["), part(FormatOpcode::Operand, 2, 0),
                          literal("]", 0)})),
       optional(AnchorKind::Attribute, 1,
                sequence({literal("depth"),
                          attribute(1, AttributeForm::WithoutType)}),
                sequence({literal("flat")})),
       optional(
           AnchorKind::Attribute, 2,
           sequence({literal("deep"), bytes(FormatOpcode::SetUnit, 0, 0, 2)})),
       optional(AnchorKind::Attribute, 3,
                sequence({attribute(3, AttributeForm::Full,
                                    ods::SpaceBefore | ods::MayBeMissing)})),
       bytes(FormatOpcode::AttrDict, ods::WithoutOperandSegments, 4, 0, 1, 2, 3,
             0),
       literal(":"), type(TypeSource::Operand, 0)});
  op.format->operandTypes = {makeRule(TypeRule::Source::None),
                             makeRule(TypeRule::Source::Expression, 0, i32()),
                             makeRule(TypeRule::Source::Expression, 0, i32())};
  op.format->resultTypes = {
      makeRule(TypeRule::Source::Operand, 0,
               bytes(Opcode::Parameter, Opcode::Self) + number(0))};
  return op;
}

/// seed.join %a, %b : i32
OpDefinition makeJoin() {
  OpDefinition op =
      makeOp("join", "JoinOp",
             {"ZeroRegions", "OneResult", "OneTypedResult", "ZeroSuccessors",
              "OpInvariants", "AlwaysSpeculatableImplTrait", "IsCommutative",
              "SameOperandsAndResultType"});
  op.traits.push_back({"NOperands", false, 2, {}});
  op.traits.push_back({"mlir::InferTypeOpInterface", true, 0, {}});
  op.interfaces = {"mlir::ConditionallySpeculatable",
                   "mlir::MemoryEffectOpInterface",
                   "mlir::InferTypeOpInterface"};
  op.operands = {makeValue("lhs", Number), makeValue("rhs", Number)};
  op.results = {makeValue("result", Number)};
  op.resultTypes = {makeRule(TypeRule::Source::Operand)};
  op.format = makeFormat({part(FormatOpcode::Operand, 0), literal(",", 0),
                          part(FormatOpcode::Operand, 1),
                          bytes(FormatOpcode::AttrDict, 0, 0, 0), literal(":"),
                          type(TypeSource::Operand, 0)});
  op.format->operandTypes = {makeRule(TypeRule::Source::None),
                             makeRule(TypeRule::Source::Operand)};
  op.format->infersResultTypes = true;
  return op;
}

/// seed.water left(%a : i32) right 4 all <{…}>
OpDefinition makeWater() {
  OpDefinition op = makeOp("water", "WaterOp",
                           {"ZeroRegions", "ZeroResults", "ZeroSuccessors",
                            "OpInvariants", "VariadicOperands"});
  op.interfaces = {"mlir::MemoryEffectOpInterface"};
  op.operands = {makeValue("left", AnyI32, Multiplicity::Optional)};
  op.operands[0].effects = {{"::mlir::MemoryEffects::Read",
                             "::mlir::SideEffects::DefaultResource", 1, true}};
  op.effects = {{"::mlir::MemoryEffects::Write",
                 "::mlir::SideEffects::DefaultResource", 0, false}};
  op.otherProperties = {
      {"count", FieldKind::Int64, false, number(3), SmallCount, NoDefinition,
       "how often"},
      {"all", FieldKind::Bool, true, "", NoDefinition, NoDefinition, ""},
      {"care", FieldKind::UInt32, false, number(1), NoDefinition, Care, ""},
      {"names", FieldKind::StringArray, true, "", NoDefinition, NoDefinition,
       ""}};
  op.format = makeFormat(
      {bytes(FormatOpcode::OIList, 0, 3) + bytes(1, AnchorKind::Operand, 0) +
           sequence({literal("left"), literal("(", 0),
                     part(FormatOpcode::Operand, 0, 0), literal(":"),
                     type(TypeSource::Operand, 0), literal(")", 0)}) +
           bytes(1, AnchorKind::Property, 0) +
           sequence({literal("count"), part(FormatOpcode::Property, 0)}) +
           bytes(1, AnchorKind::Property, 1) +
           sequence({literal("all"), bytes(FormatOpcode::SetUnit, 0, 1, 1)}),
       part(FormatOpcode::Property, 2),
       bytes(FormatOpcode::PropDict, ods::SpaceBefore, 0, 3, 0, 1, 2),
       bytes(FormatOpcode::AttrDictWithKeyword, ods::DiscardableOnly, 0, 0)});
  return op;
}

/// seed.bed @name {…}
OpDefinition makeBed() {
  OpDefinition op =
      makeOp("bed", "BedOp",
             {"OneRegion", "ZeroResults", "ZeroSuccessors", "ZeroOperands",
              "OpInvariants", "Symbol", "SymbolTable", "IsIsolatedFromAbove",
              "SingleBlock", "HasOnlyGraphRegion", "NoRegionArguments"});
  op.traits.push_back({"SingleBlockImplicitTerminator", false, 0, {"EndOp"}});
  op.traits.push_back({"mlir::SymbolOpInterface", true, 0, {}});
  op.interfaces = {"mlir::SymbolOpInterface", "mlir::RegionKindInterface"};
  op.attributes = {makeAttribute("sym_name", String)};
  op.regions = {{"body", OneBlock, false, "what grows"}};
  op.format = makeFormat({attribute(0, AttributeForm::SymbolName),
                          bytes(FormatOpcode::AttrDictWithKeyword, 0, 1, 0, 0),
                          part(FormatOpcode::Region, 0)});
  return op;
}

/// seed.end
OpDefinition makeEnd() {
  OpDefinition op = makeOp("end", "EndOp",
                           {"ZeroRegions", "ZeroResults", "ZeroSuccessors",
                            "VariadicOperands", "OpInvariants", "IsTerminator",
                            "ReturnLike"});
  op.traits.push_back(
      {"HasParent", false, 0, {"seed::BedOp", "::mlir::ModuleOp"}});
  op.traits.push_back({"mlir::RegionBranchTerminatorOpInterface", true, 0, {}});
  op.interfaces = {"mlir::RegionBranchTerminatorOpInterface"};
  op.operands = {makeValue("values", NoDefinition, Multiplicity::Variadic)};
  op.format = makeFormat(
      {bytes(FormatOpcode::AttrDict, 0, 0, 0),
       optional(AnchorKind::Operand, 0,
                sequence({part(FormatOpcode::Operand, 0), literal(":"),
                          type(TypeSource::Operand, 0)}))});
  return op;
}

/// seed.choose %a ^here, ^there, ^there {…} : (i32) -> ()
OpDefinition makeChoose() {
  OpDefinition op =
      makeOp("choose", "ChooseOp",
             {"VariadicRegions", "VariadicResults", "OpInvariants",
              "IsTerminator", "AttrSizedResultSegments"});
  op.traits.push_back({"AtLeastNSuccessors", false, 1, {}});
  op.traits.push_back({"AtLeastNOperands", false, 1, {}});
  op.operands = {
      makeValue("flag", AnyI32),
      makeValue("groups", NoDefinition, Multiplicity::VariadicOfVariadic)};
  op.operands[1].segments = "sizes";
  AttributeUseDefinition sizes = makeAttribute("sizes", NoDefinition);
  op.attributes = {sizes};
  op.results = {makeValue("first", NoDefinition, Multiplicity::Optional),
                makeValue("rest", NoDefinition, Multiplicity::Variadic)};
  op.regions = {{"before", NoArguments, false, ""},
                {"cases", NoDefinition, true, "any number"}};
  op.successors = {{"here", NoDefinition, false, ""},
                   {"there", NoDefinition, true, ""}};
  op.format = makeFormat({bytes(FormatOpcode::Operands, ods::SpaceBefore),
                          bytes(FormatOpcode::Successors, ods::SpaceBefore),
                          bytes(FormatOpcode::Regions, ods::SpaceBefore),
                          bytes(FormatOpcode::Newline, 0),
                          bytes(FormatOpcode::AttrDict, 0, 0, 0), literal(":"),
                          bytes(FormatOpcode::FunctionalType, ods::SpaceBefore,
                                TypeSource::Operands, TypeSource::Results)});
  return op;
}

} // namespace

std::vector<DialectDefinition> makeSeedDefinitions() {
  DialectDefinition dialect;
  dialect.name = "seed";
  dialect.cppClass = "seed::SeedDialect";
  dialect.cppNamespace = "seed";
  dialect.location = "seed.td:1:5";
  dialect.summary = "what grows";
  dialect.description = "Beds, and what is in them.";
  dialect.allowsUnknownAttributes = true;
  dialect.dependentDialects = {"builtin"};
  dialect.constraints = makeConstraints();
  dialect.enums = makeEnums();
  dialect.types = makeTypes();
  dialect.attributes = makeAttributes();
  dialect.operations = {makeSow(), makeJoin(), makeWater(),
                        makeBed(), makeEnd(),  makeChoose()};
  return {dialect};
}

} // namespace mlir::fuzz
