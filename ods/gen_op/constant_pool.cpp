// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/constant_pool.h"

#include "ods/gen_op/code_text.h"
#include "ods/model/entity_class.h"
#include "ods/model/format.h"
#include "ods/model/property.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

std::string ConstantPool::get(
    StringRef prefix,
    llvm::function_ref<void(StringRef, llvm::raw_ostream &)> print) {
  // The key is the text with a placeholder for the name.
  std::string key;
  llvm::raw_string_ostream keyStream(key);
  print(prefix, keyStream);
  auto [it, isNew] = names.try_emplace(key);
  if (isNew) {
    it->second = prefix.str() + std::to_string(counts[prefix]++) + suffix;
    llvm::raw_string_ostream os(text);
    print(it->second, os);
  }
  return it->second;
}

std::string ConstantPool::getArray(StringRef type, StringRef prefix,
                                   llvm::ArrayRef<std::string> elements) {
  if (elements.empty())
    return "{}";
  return get(prefix, [&](StringRef name, llvm::raw_ostream &os) {
    os << "constexpr " << type << ' ' << name << "[] = {";
    llvm::interleave(
        elements, os, [&](const std::string &e) { os << "\n    " << e; }, ",");
    os << "};\n";
  });
}

/// Returns the fields that specify the class of a type or attribute.
static std::string getClassFields(StringRef cppClass, bool isKind) {
  if (isAnyEntity(cppClass))
    return "";
  if (findEntityClass(cppClass))
    return (", .entityClass = ::mlir::ods::EntityClass::" +
            cppClass.substr(cppClass.rfind(':') + 1))
        .str();
  if (isKind)
    return (", .kind = &" + cppClass + "::descriptor").str();
  return (", .accepts = &::mlir::isKindOf<" + cppClass + ">").str();
}

/// Returns true if a definition in these records gives the class its own text.
static bool isDefinedAttribute(const llvm::RecordKeeper &records,
                               StringRef cppClass) {
  const StringRef name = cppClass.substr(cppClass.rfind(':') + 1);
  return llvm::any_of(records.getAllDerivedDefinitionsIfDefined("AttrDef"),
                      [&](const llvm::Record *def) {
                        return def->getValueAsString("cppClassName") == name &&
                               def->getValueAsOptionalString("mnemonic");
                      });
}

/// Returns C++ code that converts the entity of a predicate to the variable
/// that the predicate uses.
static std::string getSelf(ConstraintSubject subject, StringRef storageType) {
  switch (subject) {
  case ConstraintSubject::Type:
    return "::mlir::Type self(\n"
           "      static_cast<const ::mlir::BaseStorage *>(entity));";
  case ConstraintSubject::Attribute:
    return "::mlir::Attribute self(\n"
           "      static_cast<const ::mlir::BaseStorage *>(entity));";
  case ConstraintSubject::Property:
    return ("const " + storageType +
            " &propStorage =\n      *static_cast<const " + storageType +
            " *>(entity);")
        .str();
  case ConstraintSubject::Region:
    return "auto &self =\n"
           "      *static_cast<::mlir::Region *>(const_cast<void *>(entity));";
  case ConstraintSubject::Successor:
    return "auto *self =\n"
           "      static_cast<::mlir::Block *>(const_cast<void *>(entity));";
  }
  llvm_unreachable("all subjects are handled");
}

std::string ConstantPool::addPredicate(const Constraint &constraint,
                                       ConstraintSubject subject,
                                       StringRef storageType) {
  FmtContext context;
  context.withSelf("self").withBuilder("::mlir::Builder(self.getContext())");
  context.addSubst("_ctxt", "self.getContext()");
  if (subject == ConstraintSubject::Property) {
    FmtContext storage;
    storage.addSubst("_storage", "propStorage");
    context.withSelf(tgfmt(
        Property(&constraint.getDef()).getConvertFromStorageCall(), &storage));
  }
  const std::string condition = constraint.getConditionTemplate();
  if (StringRef(condition).contains("$_op"))
    llvm::PrintFatalError(
        constraint.getDef().getLoc(),
        "a constraint that asks for the operation needs an expression");
  const std::string name =
      "odsIsSatisfied" + std::to_string(counts["predicate"]++) + suffix;
  predicates += "bool " + name + "(const void *entity) {\n  " +
                getSelf(subject, storageType) + "\n  return " +
                tgfmt(condition, &context) + ";\n}\n";
  return name;
}

std::string ConstantPool::getConstraint(const Constraint &constraint,
                                        ConstraintSubject subject,
                                        StringRef cppClass,
                                        const llvm::Record *kind,
                                        StringRef storageType) {
  const Pred predicate = constraint.getPredicate();
  const bool isKind =
      kind || (subject == ConstraintSubject::Attribute &&
               isDefinedAttribute(constraint.getDef().getRecords(), cppClass));
  const std::string classFields =
      subject == ConstraintSubject::Type ||
              subject == ConstraintSubject::Attribute
          ? getClassFields(cppClass, isKind)
          : "";
  // Diagnostics of the parser need the summaries of types and properties.
  if ((!predicate || predicate.isTrue()) && classFields.empty() &&
      subject != ConstraintSubject::Type &&
      subject != ConstraintSubject::Property)
    return "nullptr";
  // Equal rows are merged. The C++ predicate is part of the key.
  std::string row = "{.summary = " + quote(constraint.getSummary());
  std::string condition;
  // Expressions do not support values of Custom fields.
  const bool isCustom =
      subject == ConstraintSubject::Property &&
      Property(&constraint.getDef()).getFieldKind().isCustom();
  if (predicate && !predicate.isTrue()) {
    if (auto expression = isCustom ? std::nullopt : constraint.getExpression())
      row += ",\n     .expression = " + quoteBytes(*expression);
    else
      condition = predicate.getCondition() + storageType.str();
  }
  const std::string key = row + classFields + "\n" + condition;
  auto [it, isNew] = constraintRows.try_emplace(key, constraints.size());
  if (isNew) {
    if (!condition.empty())
      row += ",\n     .predicate = &" +
             addPredicate(constraint, subject, storageType);
    constraints.push_back(row + classFields + "}");
  }
  return "&odsConstraints" + suffix + "[" + std::to_string(it->second) + "]";
}

void ConstantPool::print(llvm::raw_ostream &os) const {
  os << "namespace {\n\n" << predicates;
  if (!constraints.empty()) {
    os << "\nconstexpr ::mlir::Constraint odsConstraints" << suffix
       << "[] = {\n    ";
    llvm::interleave(
        constraints, os, [&](StringRef row) { os << row; }, ",\n    ");
    os << "};\n\n";
  }
  os << text << "\n} // namespace\n\n";
}
