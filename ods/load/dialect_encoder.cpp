// SPDX-License-Identifier: Apache-2.0
#include "ods/load/dialect_encoder.h"

#include "ods/gen_enum/cpp_text.h"
#include "ods/model/record.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir;
using namespace mlir::ods;
using llvm::Record;
using llvm::SMLoc;
using llvm::StringRef;

std::string mlir::ods::stripColons(StringRef name) {
  name = name.trim();
  name.consume_front("::");
  return name.str();
}

std::string mlir::ods::getStorageName(const AttrOrTypeDef &def) {
  std::string name = def.getQualifiedMnemonic();
  return name.empty() ? (def.getDialect().getName() + "." + def.getName()).str()
                      : name;
}

std::string mlir::ods::getReindented(StringRef text) {
  std::string result;
  llvm::raw_string_ostream stream(result);
  printReindented(text.rtrim(), stream);
  return StringRef(stream.str()).trim().str();
}

std::string mlir::ods::getArgumentSummary(
    const Operator &op, Operator::OperandAttrOrProp::Kind kind, int index) {
  for (int i = 0; i < op.getNumArgs(); ++i) {
    const auto argument = op.getArgToOperandAttrOrProp(i);
    if (argument.kind() == kind && argument.operandOrAttributeIndex() == index)
      return op.getArgSummary(i).str();
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Diagnostics

void DialectEncoder::refuse(llvm::ArrayRef<SMLoc> place, StringRef what,
                            const llvm::Twine &why) {
  failed = true;
  const std::string message = ("'" + what + "' cannot be loaded: " + why).str();
  // Formats may require what builders require.
  if (refusals.insert(message).second)
    llvm::PrintError(place, message);
}

void DialectEncoder::refuseIfSet(const Record &record, StringRef field,
                                 StringRef what, const llvm::Twine &why) {
  if (getBitOrFalse(record, field))
    refuse(getFieldLoc(record, field), what, why + " in C++ ('" + field + "')");
}

void DialectEncoder::refusePredicate(const Pred &predicate, const Record &user,
                                     const Record &owner, StringRef what,
                                     const llvm::Twine &role) {
  const Record *leaf = predicate.getMissingLeaf();
  const Record &missing = leaf ? *leaf : predicate.getDef();
  const llvm::ArrayRef<SMLoc> place =
      getUseLoc(missing, user.isAnonymous() ? owner : user);
  refuse(place, what,
         role + " is known in C++ only: '" + Pred(&missing).getCondition() +
             "' has no expression");
  if (place != owner.getLoc())
    llvm::PrintNote(owner.getLoc(), "needed here");
}

void DialectEncoder::checkInterface(const InterfaceTrait &trait,
                                    const Interface &interface,
                                    const Record &user, StringRef what) {
  auto refuseMethod = [&](StringRef method) {
    refuse(user.getLoc(), what,
           "it has the method '" + method + "' of the interface '" +
               stripColons(interface.getFullyQualifiedName()) + "' in C++");
  };
  if (!trait.shouldDeclareMethods())
    return;
  for (StringRef method : trait.getAlwaysDeclaredMethods())
    refuseMethod(method);
  for (const InterfaceMethod &method : interface.getMethods())
    if (!method.getBody() && !method.getDefaultImplementation())
      refuseMethod(method.getName());
}

//===----------------------------------------------------------------------===//
// The parts of a dialect

void DialectEncoder::encodeHeader() {
  const Record &def = *dialect.getDef();
  definition.name = dialect.getName().str();
  definition.cppNamespace = stripColons(dialect.getCppNamespace());
  definition.cppClass =
      definition.cppNamespace.empty()
          ? dialect.getCppClassName()
          : definition.cppNamespace + "::" + dialect.getCppClassName();
  definition.location = context.describe(def.getLoc().front());
  definition.summary = dialect.getSummary().trim().str();
  definition.description = getReindented(dialect.getDescription());
  for (StringRef other : dialect.getDependentDialects())
    definition.dependentDialects.push_back(other.str());
  for (StringRef field : {"hasOperationAttrVerify", "hasRegionArgAttrVerify",
                          "hasRegionResultAttrVerify"})
    refuseIfSet(def, field, definition.name, "it verifies attributes");
}

/// Returns the definitions of a class in the order of the files.
static std::vector<const Record *>
getDefinitions(const llvm::RecordKeeper &records, StringRef className) {
  std::vector<const Record *> defs;
  for (const Record *def : records.getAllDerivedDefinitionsIfDefined(className))
    defs.push_back(def);
  llvm::sort(defs, [](const Record *a, const Record *b) {
    return a->getID() < b->getID();
  });
  return defs;
}

void DialectEncoder::encodeOperations(const llvm::RecordKeeper &records) {
  for (const Record *def : getDefinitions(records, "Op")) {
    if (getOptionalDef(*def, "opDialect") != dialect.getDef())
      continue;
    const Operator op(def);
    op.checkForGeneration();
    OpEncoder(op, *this, definition.operations.emplace_back()).encode();
  }
}

void DialectEncoder::encodeStorages(const llvm::RecordKeeper &records,
                                    StringRef className,
                                    std::vector<StorageDefinition> &storages) {
  for (const Record *def : getDefinitions(records, className)) {
    if (getOptionalDef(*def, "dialect") != dialect.getDef())
      continue;
    const AttrOrTypeDef storage(def);
    storage.checkForGeneration();
    StorageEncoder(storage, *this, storages.emplace_back()).encode();
  }
}

/// Encodes the enumerations of the dialect's C++ namespace. Others are encoded
/// with their users.
void DialectEncoder::encodeEnums(const llvm::RecordKeeper &records) {
  for (const Record *def : getDefinitions(records, "EnumInfo")) {
    const EnumInfo enumInfo(def);
    if (stripColons(enumInfo.getCppNamespace()) == definition.cppNamespace)
      (void)addEnum(enumInfo);
  }
}

void DialectEncoder::collectClasses(const llvm::RecordKeeper &records,
                                    StringRef className,
                                    ConstraintDefinition::Kind kind) {
  for (const Record *def : getDefinitions(records, className)) {
    const AttrOrTypeDef storage(def);
    if (!storage.getDialect())
      continue;
    const std::string cppNamespace =
        stripColons(storage.getDialect().getCppNamespace());
    classes[(cppNamespace + "::" + storage.getCppClassName()).str()] = {
        kind, getStorageName(storage)};
  }
}

bool DialectEncoder::encode(const llvm::RecordKeeper &records) {
  collectClasses(records, "TypeDef", ConstraintDefinition::Kind::Type);
  collectClasses(records, "AttrDef", ConstraintDefinition::Kind::Attribute);
  encodeHeader();
  encodeEnums(records);
  encodeStorages(records, "TypeDef", definition.types);
  encodeStorages(records, "AttrDef", definition.attributes);
  encodeOperations(records);
  return !failed;
}

//===----------------------------------------------------------------------===//
// Selection of dialects

/// Classes of a dialect's contents, and their fields that refer to the dialect.
static constexpr std::pair<StringRef, StringRef> ownedClasses[] = {
    {"Op", "opDialect"}, {"TypeDef", "dialect"}, {"AttrDef", "dialect"}};

/// Returns true if the main file defines the dialect or part of its contents.
static bool isOfMainFile(const Record &dialect,
                         const llvm::RecordKeeper &records,
                         const EncodingContext &context) {
  auto isInMainFile = [&](const Record &def) {
    return llvm::any_of(def.getLoc(), context.isInMainFile);
  };
  if (isInMainFile(dialect))
    return true;
  for (auto [className, field] : ownedClasses)
    for (const Record *def :
         records.getAllDerivedDefinitionsIfDefined(className))
      if (getOptionalDef(*def, field) == &dialect && isInMainFile(*def))
        return true;
  return false;
}

/// Definitions without a dialect are not part of any encoded dialect. Errors:
/// reports each of them and returns false.
static bool checkDialects(const llvm::RecordKeeper &records) {
  bool isRight = true;
  for (auto [className, field] : ownedClasses)
    for (const Record *def : getDefinitions(records, className))
      if (!getOptionalDef(*def, field)) {
        llvm::PrintError(def->getLoc(), "definition is of no dialect");
        isRight = false;
      }
  return isRight;
}

std::optional<std::vector<DialectDefinition>>
mlir::ods::encodeDialects(const llvm::RecordKeeper &records,
                          const EncodingContext &context) {
  std::vector<DialectDefinition> definitions;
  bool failed = !checkDialects(records);
  for (const Record *def : getDefinitions(records, "Dialect")) {
    const Dialect dialect(def);
    const bool isKnown =
        dialect.getName() == "builtin" ||
        llvm::is_contained(context.knownDialects, dialect.getName());
    if (isKnown && !isOfMainFile(*def, records, context))
      continue;
    DialectEncoder encoder(dialect, context, definitions.emplace_back());
    failed |= !encoder.encode(records);
  }
  if (failed)
    return std::nullopt;
  return definitions;
}
