// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_constraint/gen_constraint.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/model/constraint.h"
#include "ods/model/format.h"

using namespace mlir::ods;
using llvm::StringRef;

namespace {

/// The kind of entity that is checked.
struct Subject {
  StringRef className;
  Constraint::Kind kind;
  StringRef type;
  StringRef name;
};

constexpr Subject typeSubject = {"TypeConstraint", Constraint::CK_Type,
                                 "::mlir::Type", "type"};
constexpr Subject attrSubject = {"AttrConstraint", Constraint::CK_Attr,
                                 "::mlir::Attribute", "attr"};

} // namespace

/// Prints the functions of the constraints: the signature and the output of
/// `emitBody`.
template <typename EmitBody>
static bool emitFunctions(const llvm::RecordKeeper &records,
                          const Subject &subject, llvm::raw_ostream &os,
                          EmitBody emitBody) {
  emitFirstLine(records, os);
  if (!records.getClass(subject.className))
    return false;
  for (const llvm::Record *def :
       getMainFileDefinitions(records, subject.className)) {
    const Constraint constraint(def, subject.kind);
    const std::optional<StringRef> name = constraint.getCppFunctionName();
    if (!name)
      continue;
    os << "bool " << *name << "(" << subject.type << " " << subject.name << ")";
    emitBody(constraint);
  }
  return false;
}

static bool emitDecls(const llvm::RecordKeeper &records, const Subject &subject,
                      llvm::raw_ostream &os) {
  return emitFunctions(records, subject, os,
                       [&](const Constraint &) { os << ";\n"; });
}

static bool emitDefs(const llvm::RecordKeeper &records, const Subject &subject,
                     llvm::raw_ostream &os) {
  FmtContext context;
  context.withSelf(subject.name);
  return emitFunctions(records, subject, os, [&](const Constraint &constraint) {
    os << " {\n  return " << tgfmt(constraint.getConditionTemplate(), &context)
       << ";\n}\n";
  });
}

bool mlir::ods::emitTypeConstraintDecls(const llvm::RecordKeeper &records,
                                        llvm::raw_ostream &os) {
  return emitDecls(records, typeSubject, os);
}

bool mlir::ods::emitTypeConstraintDefs(const llvm::RecordKeeper &records,
                                       llvm::raw_ostream &os) {
  return emitDefs(records, typeSubject, os);
}

bool mlir::ods::emitAttrConstraintDecls(const llvm::RecordKeeper &records,
                                        llvm::raw_ostream &os) {
  return emitDecls(records, attrSubject, os);
}

bool mlir::ods::emitAttrConstraintDefs(const llvm::RecordKeeper &records,
                                       llvm::raw_ostream &os) {
  return emitDefs(records, attrSubject, os);
}
