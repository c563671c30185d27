// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_attr_type/gen_attr_type.h"

#include "ods/gen_attr_type/def_class.h"
#include "ods/gen_attr_type/def_descriptor.h"
#include "ods/gen_enum/cpp_text.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

namespace {

/// The selected definitions and names that depend on their kind.
struct Definitions {
  Definitions(const llvm::RecordKeeper &records, StringRef className,
              StringRef dialect);

  /// Returns the namespace of all definitions, or none if there are no
  /// definitions.
  StringRef getNamespace() const {
    return defs.empty() ? "" : defs.front().getDialect().getCppNamespace();
  }

  std::vector<AttrOrTypeDef> defs;
  std::vector<DefText> texts;
  /// "TYPEDEF" or "ATTRDEF".
  std::string macroName;
};

} // namespace

/// Returns true if all definitions belong to the same dialect.
static bool areOfOneDialect(llvm::ArrayRef<AttrOrTypeDef> defs) {
  return llvm::all_of(defs, [&](const AttrOrTypeDef &def) {
    return def.getDialect() == defs.front().getDialect();
  });
}

Definitions::Definitions(const llvm::RecordKeeper &records, StringRef className,
                         StringRef dialect)
    : macroName(className.upper()) {
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined(className)) {
    AttrOrTypeDef candidate = className == "TypeDef"
                                  ? AttrOrTypeDef(TypeDef(def))
                                  : AttrOrTypeDef(AttrDef(def));
    if (!dialect.empty() && (!candidate.getDialect() ||
                             candidate.getDialect().getName() != dialect))
      continue;
    defs.push_back(std::move(candidate));
  }
  if (dialect.empty() && !areOfOneDialect(defs))
    llvm::PrintFatalError("defs belonging to more than one dialect. Must "
                          "select one via '--(attr|type)defs-dialect'");
  // In the order of the files.
  llvm::sort(defs, [](const AttrOrTypeDef &a, const AttrOrTypeDef &b) {
    return a.getDef()->getID() < b.getDef()->getID();
  });
  for (const AttrOrTypeDef &def : defs) {
    if (!def.getDialect())
      llvm::PrintFatalError(def.getLoc(), "definition is of no dialect");
    def.checkForGeneration();
    texts.emplace_back(def);
  }
}

static bool emitDecls(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                      StringRef className, StringRef dialect) {
  emitFirstLine(records, os);
  const Definitions definitions(records, className, dialect);
  const std::string macro = "GET_" + definitions.macroName + "_CLASSES";
  os << "#ifdef " << macro << "\n#undef " << macro << "\n"
     << "namespace mlir {\nclass AsmParser;\nclass AsmPrinter;\n"
        "} // namespace mlir\n";
  {
    NamespaceScope scope(os, definitions.getNamespace());
    for (const DefText &text : definitions.texts)
      os << "class " << text.className << ";\n";
    for (const DefText &text : definitions.texts)
      emitDefClass(text, os);
    for (const DefText &text : definitions.texts)
      emitDefConstructor(text, os);
    for (const DefText &text : definitions.texts)
      emitDefAccessors(text, os);
  }
  os << "#endif // " << macro << "\n";
  return false;
}

/// Emits functions for dialects that parse and print their kinds themselves.
/// They handle all kinds of the file by mnemonic.
static void emitGeneratedText(const Definitions &definitions,
                              llvm::raw_ostream &os) {
  const bool isType = definitions.macroName == "TYPEDEF";
  const StringRef word = isType ? "Type" : "Attribute";
  os << "namespace {\nconstexpr const ::mlir::" << word
     << "Descriptor *odsGenerated" << word << "s[] = {\n";
  for (const DefText &text : definitions.texts)
    os << "    &" << text.className << "::descriptor,\n";
  os << "};\n} // namespace\n"
     << llvm::formatv(
            R"([[maybe_unused]] static ::mlir::OptionalParseResult
generated{0}Parser(::mlir::AsmParser &parser, ::llvm::StringRef *mnemonic,
                   {1}::mlir::{0} &value) {{
  return ::mlir::parseKindOf(odsGenerated{0}s, parser, mnemonic,
                             {2}value);
}
[[maybe_unused]] static ::llvm::LogicalResult
generated{0}Printer(::mlir::{0} def, ::mlir::AsmPrinter &printer) {{
  return ::mlir::printKindOf(odsGenerated{0}s, def, printer);
}
)",
            word, isType ? "" : "::mlir::Type type, ", isType ? "" : "type, ");
}

/// Returns true if the dialect itself parses and prints kinds with a mnemonic.
static bool hasOwnText(const Definitions &definitions) {
  if (llvm::none_of(definitions.defs, [](const AttrOrTypeDef &def) {
        return def.getMnemonic().has_value();
      }))
    return false;
  const Dialect dialect = definitions.defs.front().getDialect();
  return definitions.macroName == "TYPEDEF"
             ? !dialect.useDefaultTypePrinterParser()
             : !dialect.useDefaultAttributePrinterParser();
}

static bool emitDefs(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                     StringRef className, StringRef dialect) {
  emitFirstLine(records, os);
  const Definitions definitions(records, className, dialect);
  const std::string list = "GET_" + definitions.macroName + "_LIST";
  os << "#ifdef " << list << "\n#undef " << list << "\n";
  llvm::interleave(
      definitions.texts, os,
      [&](const DefText &text) {
        os << qualify(definitions.getNamespace(), text.className);
      },
      ",\n");
  const std::string macro = "GET_" + definitions.macroName + "_CLASSES";
  os << "\n#endif // " << list << "\n"
     << "#ifdef " << macro << "\n#undef " << macro << "\n";
  {
    NamespaceScope scope(os, definitions.getNamespace());
    for (const DefText &text : definitions.texts) {
      emitDefDescriptor(text, os);
      emitDefMethods(text, os);
    }
    if (hasOwnText(definitions))
      emitGeneratedText(definitions, os);
  }
  os << "#endif // " << macro << "\n";
  return false;
}

bool mlir::ods::emitTypeDefDecls(const llvm::RecordKeeper &records,
                                 llvm::raw_ostream &os, StringRef dialect) {
  return emitDecls(records, os, "TypeDef", dialect);
}

bool mlir::ods::emitTypeDefDefs(const llvm::RecordKeeper &records,
                                llvm::raw_ostream &os, StringRef dialect) {
  return emitDefs(records, os, "TypeDef", dialect);
}

bool mlir::ods::emitAttrDefDecls(const llvm::RecordKeeper &records,
                                 llvm::raw_ostream &os, StringRef dialect) {
  return emitDecls(records, os, "AttrDef", dialect);
}

bool mlir::ods::emitAttrDefDefs(const llvm::RecordKeeper &records,
                                llvm::raw_ostream &os, StringRef dialect) {
  return emitDefs(records, os, "AttrDef", dialect);
}
