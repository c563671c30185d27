// SPDX-License-Identifier: Apache-2.0
//
// Documentation of types, attributes and enumerations.
#include "ods/gen_doc/markdown.h"
#include "ods/gen_doc/op_doc.h"
#include "ods/model/attr_or_type_def.h"
#include "ods/model/enum_info.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

/// Emits the syntax derived from the parameters, regardless of the format.
static void emitSyntax(const AttrOrTypeDef &def, llvm::raw_ostream &os) {
  std::string name = llvm::isa<AttrDef>(def) ? "#" : "!";
  name += (def.getDialect().getName() + "." + *def.getMnemonic()).str();
  if (def.getParameters().empty()) {
    os << "\nSyntax: `" << name << "`\n";
    return;
  }
  os << "\nSyntax:\n\n```\n" << name << "<\n";
  for (const AttrOrTypeParameter &parameter : def.getParameters())
    os << "  " << parameter.getSyntax()
       << (parameter == def.getParameters().back() ? "" : ",") << "   # "
       << parameter.getName() << "\n";
  os << ">\n```\n";
}

void mlir::ods::emitDoc(const AttrOrTypeDef &def, llvm::raw_ostream &os) {
  os << "\n### " << def.getCppClassName() << "\n";
  if (def.hasSummary())
    emitSummary(def.getSummary(), os);
  if (def.getDialect() && def.getMnemonic() && !def.hasCustomAssemblyFormat())
    emitSyntax(def, os);
  if (def.hasDescription())
    emitDescription(def.getDescription(), os);
  os << "\n";
  if (def.getParameters().empty())
    return;
  os << "#### Parameters:\n\n| Parameter | C++ type | Description |\n"
        "| :-------: | :-------: | ----------- |\n";
  for (const AttrOrTypeParameter &parameter : def.getParameters())
    os << "| " << parameter.getName() << " | `" << parameter.getCppType()
       << "` | " << parameter.getSummary().value_or("") << " |\n";
}

void mlir::ods::emitDoc(const EnumInfo &enumInfo, llvm::raw_ostream &os) {
  os << "\n### " << enumInfo.getEnumClassName() << "\n";
  emitSummary(enumInfo.getSummary(), os);
  os << "\n#### Cases:\n\n| Symbol | Value | String |\n"
        "| :----: | :---: | ------ |\n";
  for (const EnumCase &enumCase : enumInfo.getAllCases())
    os << "| " << enumCase.getSymbol() << " | `" << enumCase.getValue()
       << "` | " << enumCase.getStr() << " |\n";
}

static bool emitDefs(const llvm::RecordKeeper &records, StringRef className,
                     llvm::raw_ostream &os) {
  emitDocFirstLine(os);
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined(className))
    emitDoc(AttrOrTypeDef(def), os);
  return false;
}

bool mlir::ods::emitAttrDefDoc(const llvm::RecordKeeper &records,
                               llvm::raw_ostream &os) {
  return emitDefs(records, "AttrDef", os);
}

bool mlir::ods::emitTypeDefDoc(const llvm::RecordKeeper &records,
                               llvm::raw_ostream &os) {
  return emitDefs(records, "TypeDef", os);
}

bool mlir::ods::emitEnumDoc(const llvm::RecordKeeper &records,
                            llvm::raw_ostream &os) {
  emitDocFirstLine(os);
  for (const llvm::Record *def :
       records.getAllDerivedDefinitionsIfDefined("EnumInfo"))
    emitDoc(EnumInfo(def), os);
  return false;
}
