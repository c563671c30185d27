// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_doc/op_doc.h"

#include <set>

#include "ods/gen_doc/markdown.h"
#include "ods/model/operator.h"
#include "ods/model/record.h"
#include "ods/model/side_effects.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Emits the format as in the record, with aligned lines.
static void emitSyntax(const Operator &op, llvm::raw_ostream &os) {
  llvm::SmallVector<StringRef> lines;
  op.getAssemblyFormat().trim().split(lines, '\n');
  os << "\nSyntax:\n\n```\noperation ::= `" << op.getOperationName() << "` "
     << lines.front().trim() << "\n";
  for (StringRef line : llvm::drop_begin(lines))
    if (line = line.trim(); !line.empty())
      os.indent(StringRef("operation ::= ").size()) << line << "\n";
  os << "```\n";
}

/// Returns the name of a trait: that of its definition or its C++ name.
static std::string getTraitName(const Trait &trait, StringRef cppName) {
  const StringRef name = trait.getDef().getName();
  return (name.starts_with("anonymous_") ? cppName : name).str();
}

/// Removes well-known namespaces from a C++ name.
static StringRef stripMlir(StringRef name) {
  name.consume_front("::");
  name.consume_front("mlir::");
  return name;
}

static std::string getEffects(const SideEffectTrait &trait) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "`" << stripMlir(trait.getBaseEffectName()) << "{";
  llvm::interleaveComma(trait.getEffects(), os, [&](const SideEffect &effect) {
    os << stripMlir(effect.getName()) << " on " << effect.getResource();
  });
  os << "}`";
  return os.str();
}

/// Emits names. They are sorted including their quotes.
static void emitNames(StringRef title, const std::set<std::string> &names,
                      llvm::raw_ostream &os) {
  if (names.empty())
    return;
  os << "\n" << title << ": ";
  llvm::interleaveComma(names, os);
  os << "\n";
}

static void emitTraits(const Operator &op, llvm::raw_ostream &os) {
  std::set<std::string> effects, interfaces, traits;
  for (const Trait &trait : op.getTraits()) {
    if (trait.getKind() == Trait::Kind::Pred)
      continue;
    StringRef cppName = getStringOrEmpty(trait.getDef(), "trait");
    cppName.consume_back("::Trait");
    cppName.consume_back("::Impl");
    std::string name = getTraitName(trait, cppName);
    if (const auto *effectTrait = llvm::dyn_cast<SideEffectTrait>(&trait)) {
      effects.insert(getEffects(*effectTrait));
      name += (" (" + cppName + ")").str();
    }
    (trait.getKind() == Trait::Kind::Interface ? interfaces : traits)
        .insert("`" + name + "`");
  }
  emitNames("Traits", traits, os);
  emitNames("Interfaces", interfaces, os);
  emitNames("Effects", effects, os);
}

/// Emits a table in HTML, unlike the other tables.
static void emitAttributes(const Operator &op, bool allowHugo,
                           llvm::raw_ostream &os) {
  if (op.getNumAttributes() == 0)
    return;
  os << "\n#### Attributes:\n\n<table>\n<tr><th>Attribute</th><th>MLIR "
        "Type</th><th>Description</th></tr>\n";
  for (const NamedAttribute &named : op.getAttributes()) {
    os << "<tr><td><code>" << named.name << "</code></td><td>"
       << named.attr.getStorageType() << "</td><td>";
    const StringRef description = named.attr.getDescription();
    if (allowHugo && !description.empty())
      os << "<details><summary>" << named.attr.getSummary()
         << "</summary>{{% markdown %}}" << description
         << "{{% /markdown %}}</details>";
    else
      os << named.attr.getSummary();
    os << "</td></tr>\n";
  }
  os << "</table>\n";
}

/// Emits a table of operands, results or successors.
template <typename Range>
static void emitTable(StringRef title, StringRef line, const Range &range,
                      llvm::raw_ostream &os) {
  if (range.empty())
    return;
  os << "\n#### " << title << "s:\n\n| " << title << " | Description |\n| "
     << line << " | ----------- |\n";
  for (const auto &named : range) {
    if (named.name.empty())
      os << "| &laquo;unnamed&raquo;";
    else
      os << "| `" << named.name << "`";
    os << " | " << named.constraint.getSummary() << " |\n";
  }
}

void mlir::ods::emitDoc(const Operator &op, const DocOptions &options,
                        llvm::raw_ostream &os) {
  const std::string name = op.getQualCppClassName();
  StringRef className = name;
  className.consume_front(options.stripPrefix);
  os << "\n### `" << op.getOperationName() << "` (" << className << ")\n";
  if (op.hasSummary())
    emitSummary(op.getSummary(), os);
  if (op.hasAssemblyFormat())
    emitSyntax(op, os);
  if (op.hasDescription())
    emitDescription(op.getDescription(), os);
  emitTraits(op, os);
  emitAttributes(op, options.allowHugo, os);
  emitTable("Operand", ":-----:", op.getOperands(), os);
  emitTable("Result", ":----:", op.getResults(), os);
  emitTable("Successor", ":-------:", op.getSuccessors(), os);
  os << "\n";
}

/// Returns true if the name of an operation is selected.
static bool isSelected(StringRef name, const std::string &include,
                       const std::string &exclude) {
  return (include.empty() || llvm::Regex(include).match(name)) &&
         (exclude.empty() || !llvm::Regex(exclude).match(name));
}

std::vector<llvm::Record *>
mlir::ods::getRequestedOperations(const llvm::RecordKeeper &records,
                                  const DocOptions &options) {
  if (!records.getClass("Op"))
    llvm::PrintFatalError("ERROR: Couldn't find the 'Op' class!\n");
  std::vector<llvm::Record *> operations =
      records.getAllDerivedDefinitionsIfDefined("Op");
  llvm::erase_if(operations, [&](const llvm::Record *def) {
    const llvm::Record *dialect = getOptionalDef(*def, "opDialect");
    std::string name = getStringOrEmpty(*def, "opName").str();
    if (dialect && !getStringOrEmpty(*dialect, "name").empty())
      name = (getStringOrEmpty(*dialect, "name") + "." + name).str();
    return !isSelected(name, options.includeRegex, options.excludeRegex);
  });
  // Sorted by name with 10 before 2, unlike other definitions.
  llvm::sort(operations, [](const llvm::Record *a, const llvm::Record *b) {
    return a->getName() < b->getName();
  });
  return operations;
}

bool mlir::ods::emitOpDoc(const llvm::RecordKeeper &records,
                          llvm::raw_ostream &os, const DocOptions &options) {
  emitDocFirstLine(os);
  for (const llvm::Record *def : getRequestedOperations(records, options))
    emitDoc(Operator(def), options, os);
  return false;
}
