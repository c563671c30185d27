// SPDX-License-Identifier: Apache-2.0
#include "core/ir/definition/dialect_doc.h"

#include <map>
#include <set>

#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/context/context.h"
#include "core/ir/format/assembly_format.h"
#include "core/ir/format/format_doc.h"
#include "core/ir/format/storage_format.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir {
namespace {

/// Prints a summary in italics and capitalized; prints nothing if it is empty.
void printSummary(llvm::StringRef summary, llvm::raw_ostream &os) {
  summary = summary.trim();
  if (!summary.empty())
    os << "\n_" << llvm::toUpper(summary.front()) << summary.drop_front()
       << "_\n";
}

void printDescription(llvm::StringRef description, llvm::raw_ostream &os) {
  description = description.trim('\n').rtrim();
  if (!description.empty())
    os << "\n" << description << "\n";
}

/// Prints names in code style, sorted.
void printNames(llvm::StringRef title, const std::set<std::string> &names,
                llvm::raw_ostream &os) {
  if (names.empty())
    return;
  os << "\n" << title << ": ";
  llvm::interleaveComma(
      names, os, [&](const std::string &name) { os << "`" << name << "`"; });
  os << "\n";
}

/// Returns the class of builtin types or attributes, or the kind, that a
/// constraint requires.
std::string getClassName(const Constraint *constraint, llvm::StringRef any) {
  static constexpr llvm::StringLiteral names[] = {
#define X(NAME) #NAME,
      MLIR_ODS_CLASSES(X)
#undef X
  };
  if (constraint && constraint->entityClass)
    return "::mlir::" + names[unsigned(*constraint->entityClass)].str();
  if (constraint && constraint->kind)
    return constraint->kind->name.str();
  return any.str();
}

llvm::StringRef getSummary(const Constraint *constraint) {
  return constraint ? constraint->summary : "any";
}

/// Removes well-known namespaces from a C++ name.
llvm::StringRef stripMlir(llvm::StringRef name) {
  name.consume_front("::");
  name.consume_front("mlir::");
  return name;
}

using Enums = std::map<std::string, const EnumDescriptor *>;

void addEnum(const EnumDescriptor *enumeration, Enums &enums) {
  if (enumeration)
    enums.try_emplace(enumeration->cppType.str(), enumeration);
}

//===----------------------------------------------------------------------===//
// Operations

/// Prints the traits except those that all operations have: numbers of
/// operands, and information shown in the tables.
void printTraits(const OpDescriptor &op, llvm::raw_ostream &os) {
  std::set<std::string> names, effects;
  for (const TraitUse &use : op.traits) {
    const llvm::StringRef name = use.trait->name;
    const bool isOfEvery =
        name == "OpInvariants" || name == "OneTypedResult" ||
        ((name.starts_with("Zero") || name.starts_with("One") ||
          name.starts_with("N") || name.starts_with("AtLeastN") ||
          name.starts_with("Variadic")) &&
         (name.ends_with("Region") || name.ends_with("Regions") ||
          name.ends_with("Result") || name.ends_with("Results") ||
          name.ends_with("Successor") || name.ends_with("Successors") ||
          name.ends_with("Operand") || name.ends_with("Operands")));
    if (isOfEvery)
      continue;
    std::string text = name.str();
    if (!use.names.empty())
      text += "<" + llvm::join(use.names, ", ") + ">";
    names.insert(text);
  }
  auto addEffects = [&](llvm::ArrayRef<EffectDescriptor> rows) {
    for (const EffectDescriptor &effect : rows)
      effects.insert(
          (stripMlir(effect.effect) + " on " + effect.resource).str());
  };
  addEffects(op.effects);
  for (const ValueDescriptor &value : op.operands)
    addEffects(value.effects);
  for (const ValueDescriptor &value : op.results)
    addEffects(value.effects);
  for (const OpAttributeDescriptor &attribute : op.attributes)
    addEffects(attribute.effects);
  printNames("Traits", names, os);
  printNames("Effects", effects, os);
}

void printAttributes(const OpDescriptor &op, llvm::raw_ostream &os) {
  if (op.attributes.empty() && op.otherProperties.empty())
    return;
  os << "\n#### Attributes:\n\n<table>\n<tr><th>Attribute</th><th>MLIR "
        "Type</th><th>Description</th></tr>\n";
  auto printRow = [&](llvm::StringRef name, llvm::StringRef type,
                      const Constraint *constraint) {
    os << "<tr><td><code>" << name << "</code></td><td>" << type << "</td><td>"
       << getSummary(constraint) << "</td></tr>\n";
  };
  for (const OpAttributeDescriptor &attribute : op.attributes)
    printRow(attribute.name,
             getClassName(attribute.constraint, "::mlir::Attribute"),
             attribute.constraint);
  for (const PropertyUse &property : op.otherProperties)
    printRow(property.name, "property", property.constraint);
  os << "</table>\n";
}

/// Prints a table of operands, results, regions or successors.
template <typename Row>
void printTable(llvm::StringRef title, llvm::StringRef line,
                llvm::ArrayRef<Row> rows, llvm::raw_ostream &os) {
  if (rows.empty())
    return;
  os << "\n#### " << title << "s:\n\n| " << title << " | Description |\n| "
     << line << " | ----------- |\n";
  for (const Row &row : rows) {
    if (row.name.empty())
      os << "| &laquo;unnamed&raquo;";
    else
      os << "| `" << row.name << "`";
    os << " | " << getSummary(row.constraint) << " |\n";
  }
}

void printOperation(const OpDescriptor &op, Enums &enums,
                    llvm::raw_ostream &os) {
  os << "\n### `" << op.name << "`\n";
  printSummary(op.summary, os);
  if (op.format) {
    os << "\nSyntax:\n\n```\noperation ::= `" << op.name << "` ";
    printFormatDoc(op, os);
    os << "\n```\n";
  }
  printDescription(op.description, os);
  printTraits(op, os);
  printAttributes(op, os);
  printTable("Operand", ":-----:", op.operands, os);
  printTable("Result", ":----:", op.results, os);
  printTable("Region", ":----:", op.regions, os);
  printTable("Successor", ":-------:", op.successors, os);
  os << "\n";
  for (const OpAttributeDescriptor &attribute : op.attributes)
    addEnum(attribute.enumeration, enums);
  for (const PropertyUse &property : op.otherProperties)
    addEnum(property.enumeration, enums);
}

//===----------------------------------------------------------------------===//
// Types, attributes, enumerations

llvm::StringRef getKindName(FieldKind kind) {
  switch (kind) {
  case FieldKind::Bool:
    return "bool";
  case FieldKind::Int32:
    return "int32_t";
  case FieldKind::UInt32:
    return "uint32_t";
  case FieldKind::Int64:
    return "int64_t";
  case FieldKind::UInt64:
    return "uint64_t";
  case FieldKind::Integer:
    return "::llvm::APInt";
  case FieldKind::String:
    return "::llvm::StringRef";
  case FieldKind::Type:
    return "::mlir::Type";
  case FieldKind::Attribute:
    return "::mlir::Attribute";
  case FieldKind::AffineExpr:
    return "::mlir::AffineExpr";
  case FieldKind::AffineMap:
    return "::mlir::AffineMap";
  case FieldKind::IntegerSet:
    return "::mlir::IntegerSet";
  case FieldKind::BoolArray:
    return "::llvm::ArrayRef<bool>";
  case FieldKind::Int32Array:
    return "::llvm::ArrayRef<int32_t>";
  case FieldKind::Int64Array:
    return "::llvm::ArrayRef<int64_t>";
  case FieldKind::StringArray:
    return "::llvm::ArrayRef<::llvm::StringRef>";
  case FieldKind::TypeArray:
    return "::llvm::ArrayRef<::mlir::Type>";
  case FieldKind::AttributeArray:
    return "::llvm::ArrayRef<::mlir::Attribute>";
  case FieldKind::NamedAttributeArray:
    return "::llvm::ArrayRef<::mlir::NamedAttribute>";
  case FieldKind::Blob:
    return "::mlir::Blob";
  case FieldKind::Optional:
    return "::std::optional";
  default:
    return "";
  }
}

void printParameters(const StorageDescriptor &kind, Enums &enums,
                     llvm::raw_ostream &os) {
  if (kind.parameters.fields.empty())
    return;
  os << "#### Parameters:\n\n| Parameter | C++ type | Description |\n"
        "| :-------: | :-------: | ----------- |\n";
  for (auto [i, field] : llvm::enumerate(kind.parameters.fields)) {
    const bool hasUses = kind.format && i < kind.format->parameters.size();
    const ParameterUse use =
        hasUses ? kind.format->parameters[i] : ParameterUse();
    os << "| " << field.name << " | `"
       << (use.cppType.empty() ? getKindName(field.kind) : use.cppType)
       << "` | " << (use.constraint ? use.constraint->summary : "") << " |\n";
    addEnum(use.enumeration, enums);
  }
}

void printStorage(const StorageDescriptor &kind, char sigil, Enums &enums,
                  llvm::raw_ostream &os) {
  os << "\n### `" << sigil << kind.name << "`\n";
  printSummary(kind.summary, os);
  if (kind.format && !kind.format->program.empty()) {
    os << "\nSyntax:\n\n```\n" << sigil << kind.name << " ";
    printFormatDoc(kind, os);
    os << "\n```\n";
  } else if (!kind.mnemonic.empty() && kind.parameters.fields.empty()) {
    os << "\nSyntax: `" << sigil << kind.name << "`\n";
  }
  printDescription(kind.description, os);
  os << "\n";
  printParameters(kind, enums, os);
}

void printEnumDoc(const EnumDescriptor &enumeration, llvm::raw_ostream &os) {
  os << "\n### " << enumeration.cppType.rsplit("::").second << "\n";
  printSummary(enumeration.summary, os);
  os << "\n#### Cases:\n\n| Symbol | Value | String |\n"
        "| :----: | :---: | ------ |\n";
  for (const EnumCaseDescriptor &enumCase : enumeration.cases)
    os << "| " << enumCase.symbol << " | `" << enumCase.value << "` | "
       << enumCase.string << " |\n";
}

//===----------------------------------------------------------------------===//
// Dialects

/// The kinds registered in a dialect that have their own text, sorted by name.
struct Kinds {
  std::vector<const StorageDescriptor *> types, attributes;
};

bool isType(const Dialect &dialect, const StorageDescriptor &kind) {
  return dialect.lookupType(kind.mnemonic) == &kind ||
         llvm::is_contained(getBuiltinTypes(), &kind);
}

bool isAttribute(const Dialect &dialect, const StorageDescriptor &kind) {
  return dialect.lookupAttribute(kind.mnemonic) == &kind ||
         llvm::is_contained(getBuiltinAttributes(), &kind);
}

Kinds getKinds(Dialect &dialect) {
  std::map<std::string, const StorageDescriptor *> types, attributes;
  for (const AbstractStorage *storage :
       dialect.getContext()->getRegisteredStorages(dialect)) {
    const StorageDescriptor &kind = storage->getDescriptor();
    if (isType(dialect, kind))
      types.try_emplace(kind.name.str(), &kind);
    else if (isAttribute(dialect, kind))
      attributes.try_emplace(kind.name.str(), &kind);
  }
  auto getValues = [](const auto &map) {
    std::vector<const StorageDescriptor *> values;
    for (const auto &[name, kind] : map)
      values.push_back(kind);
    return values;
  };
  return {getValues(types), getValues(attributes)};
}

void printStorages(llvm::StringRef title, char sigil,
                   llvm::ArrayRef<const StorageDescriptor *> kinds,
                   Enums &enums, llvm::raw_ostream &os) {
  if (!kinds.empty())
    os << "\n## " << title << "\n";
  for (const StorageDescriptor *kind : kinds)
    printStorage(*kind, sigil, enums, os);
}

} // namespace

void printDialectDoc(Dialect &dialect, llvm::raw_ostream &os) {
  const DialectDescriptor &descriptor = dialect.getDescriptor();
  os << "# '" << descriptor.name << "' Dialect\n";
  printSummary(descriptor.summary, os);
  printDescription(descriptor.description, os);
  Enums enums;
  bool isFirst = true;
  for (const OperationRecord *record :
       dialect.getContext()->getRegisteredOperations()) {
    if (record->dialect != &dialect)
      continue;
    if (std::exchange(isFirst, false))
      os << "\n## Operations\n";
    printOperation(*record->descriptor, enums, os);
  }
  const Kinds kinds = getKinds(dialect);
  printStorages("Attributes", '#', kinds.attributes, enums, os);
  printStorages("Types", '!', kinds.types, enums, os);
  if (!enums.empty())
    os << "\n## Enums\n";
  for (const auto &[name, enumeration] : enums)
    printEnumDoc(*enumeration, os);
}

} // namespace mlir
