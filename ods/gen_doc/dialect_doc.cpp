// SPDX-License-Identifier: Apache-2.0
#include <memory>

#include "ods/gen_doc/markdown.h"
#include "ods/gen_doc/op_doc.h"
#include "ods/model/attr_or_type_def.h"
#include "ods/model/enum_info.h"
#include "ods/model/operator.h"
#include "ods/model/record.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

namespace {

/// An `OpDocGroup` record and its operations, or a single operation without a
/// group.
struct OpGroup {
  const Record *def = nullptr;
  std::vector<const Record *> operations = {};

  StringRef getSummary() const {
    return def ? getStringOrEmpty(*def, "summary") : StringRef();
  }
  /// Returns the sort key of the group.
  StringRef getKey() const {
    return getSummary().empty()
               ? getStringOrEmpty(*operations.front(), "opName")
               : getSummary();
  }
};

} // namespace

/// Returns the operations of a dialect in groups.
static std::vector<OpGroup> getGroups(const llvm::RecordKeeper &records,
                                      const Dialect &dialect,
                                      const DocOptions &options) {
  std::vector<OpGroup> groups;
  llvm::DenseMap<const Record *, size_t> indices;
  if (!records.getClass("Op"))
    return groups;
  for (const Record *def : getRequestedOperations(records, options)) {
    if (getOptionalDef(*def, "opDialect") != dialect.getDef())
      continue;
    const Record *group = getOptionalDef(*def, "opDocGroup");
    if (group) {
      auto [it, isNew] = indices.try_emplace(group, groups.size());
      if (!isNew) {
        groups[it->second].operations.push_back(def);
        continue;
      }
    }
    groups.push_back({group, {def}});
  }
  llvm::sort(groups, [](const OpGroup &a, const OpGroup &b) {
    return a.getKey().compare_insensitive(b.getKey()) < 0;
  });
  return groups;
}

/// Emits a group. Its headings are one level lower if the group has its own
/// heading.
static void emitGroup(const OpGroup &group, const DocOptions &options,
                      llvm::raw_ostream &os) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  const StringRef summary = group.getSummary();
  if (!summary.empty()) {
    stream << "\n## " << summary.trim() << "\n";
    emitDescription(getStringOrEmpty(*group.def, "description"), stream);
    stream << "\n";
  }
  for (const Record *def : group.operations)
    emitDoc(Operator(def), options, stream);
  for (StringRef line : llvm::split(StringRef(stream.str()), "\n"))
    os << (!summary.empty() && line.starts_with("#") ? "#" : "") << line
       << "\n";
}

/// Returns the definitions of a class that belong to the dialect, without
/// duplicates.
static std::vector<const Record *>
getDefinitionsOf(const Dialect &dialect, const llvm::RecordKeeper &records,
                 StringRef className, llvm::DenseSet<const Record *> &seen) {
  std::vector<const Record *> definitions;
  for (const Record *def : records.getAllDerivedDefinitionsIfDefined(className))
    if (seen.insert(def).second &&
        getOptionalDef(*def, "dialect") == dialect.getDef())
      definitions.push_back(def);
  return definitions;
}

/// Emits constraints of types or attributes, sorted by summary.
static void emitConstraints(StringRef title,
                            llvm::ArrayRef<const Record *> definitions,
                            llvm::raw_ostream &os) {
  if (!definitions.empty())
    os << "\n## " << title << "\n";
  for (const Record *def : definitions) {
    const Constraint constraint(def);
    os << "\n### " << constraint.getSummary() << "\n";
    emitDescription(constraint.getDescription(), os);
    os << "\n";
  }
}

static void emitDefinitions(StringRef title,
                            llvm::ArrayRef<const Record *> definitions,
                            llvm::raw_ostream &os) {
  if (!definitions.empty())
    os << "\n## " << title << "\n";
  for (const Record *def : definitions)
    emitDoc(AttrOrTypeDef(def), os);
}

static void emitHeading(const Dialect &dialect, llvm::raw_ostream &os) {
  os << "\n# '" << dialect.getName() << "' Dialect\n";
  emitSummary(dialect.getSummary(), os);
  emitDescription(dialect.getDescription(), os);
  // Emits the marker of the table of contents unless the description contains
  // it.
  const llvm::Regex contents("^[[:space:]]*\\[TOC\\]$", llvm::Regex::Newline);
  if (!contents.match(dialect.getDescription()))
    os << "\n[TOC]\n";
}

bool mlir::ods::emitDialectDoc(const llvm::RecordKeeper &records,
                               llvm::raw_ostream &os,
                               const DocOptions &options) {
  const std::optional<Dialect> dialect = findDialect(
      records.getAllDerivedDefinitionsIfDefined("Dialect"), options.dialect);
  if (!dialect)
    return true;
  emitDocFirstLine(os);
  emitHeading(*dialect, os);
  const std::vector<OpGroup> groups = getGroups(records, *dialect, options);
  if (!groups.empty())
    os << "\n## Operations\n";
  for (const OpGroup &group : groups)
    emitGroup(group, options, os);
  llvm::DenseSet<const Record *> seen;
  const auto attributes = getDefinitionsOf(*dialect, records, "AttrDef", seen);
  const auto types = getDefinitionsOf(*dialect, records, "TypeDef", seen);
  emitConstraints("Attribute constraints",
                  getDefinitionsOf(*dialect, records, "DialectAttr", seen), os);
  emitDefinitions("Attributes", attributes, os);
  emitConstraints("Type constraints",
                  getDefinitionsOf(*dialect, records, "DialectType", seen), os);
  emitDefinitions("Types", types, os);
  const auto enums = records.getAllDerivedDefinitionsIfDefined("EnumInfo");
  if (!enums.empty())
    os << "\n## Enums\n";
  for (const Record *def : enums)
    emitDoc(EnumInfo(def), os);
  return false;
}
