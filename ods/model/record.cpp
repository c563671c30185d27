// SPDX-License-Identifier: Apache-2.0
#include "ods/model/record.h"

#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

/// Returns the value of a field, or null.
template <typename InitT>
static const InitT *getField(const Record &record, StringRef field) {
  const llvm::RecordVal *value = record.getValue(field);
  return value ? llvm::dyn_cast_or_null<InitT>(value->getValue()) : nullptr;
}

StringRef mlir::ods::getStringOrEmpty(const Record &record, StringRef field) {
  const auto *init = getField<llvm::StringInit>(record, field);
  return init ? init->getValue().trim() : StringRef();
}

std::optional<StringRef> mlir::ods::getOptionalString(const Record &record,
                                                      StringRef field) {
  const auto *init = getField<llvm::StringInit>(record, field);
  if (!init || init->getValue().empty())
    return std::nullopt;
  return init->getValue();
}

const Record *mlir::ods::getOptionalDef(const Record &record, StringRef field) {
  const auto *init = getField<llvm::DefInit>(record, field);
  return init ? init->getDef() : nullptr;
}

llvm::ArrayRef<llvm::Init *> mlir::ods::getOptionalList(const Record &record,
                                                        StringRef field) {
  const auto *init = getField<llvm::ListInit>(record, field);
  return init ? init->getValues() : llvm::ArrayRef<llvm::Init *>();
}

bool mlir::ods::getBitOrFalse(const Record &record, StringRef field) {
  const auto *init = getField<llvm::BitInit>(record, field);
  return init && init->getValue();
}

const Record &mlir::ods::getDefOf(const llvm::Init *init, const Record &user,
                                  const llvm::Twine &what) {
  if (const auto *def = llvm::dyn_cast_or_null<llvm::DefInit>(init))
    return *def->getDef();
  PrintFatalError(user.getLoc(), "expected a record in " + what +
                                     ", but got '" +
                                     (init ? init->getAsString() : "?") + "'");
}

const Record &mlir::ods::getDefOf(const llvm::Init *init, const Record &user,
                                  const llvm::Twine &what,
                                  StringRef className) {
  const Record &def = getDefOf(init, user, what);
  if (def.isSubClassOf(className))
    return def;
  PrintFatalError(user.getLoc(), "expected a '" + className + "' in " + what +
                                     ", but got '" + def.getName() + "'");
}

void mlir::ods::checkClass(const Record &record, StringRef className) {
  if (!record.isSubClassOf(className))
    PrintFatalError(record.getLoc(), "expected a '" + className + "', but '" +
                                         record.getName() + "' is none");
}

void mlir::ods::reportTooDeep(const Record &record) {
  PrintFatalError(record.getLoc(), "'" + record.getName() +
                                       "' is nested too deeply, or in itself");
}

void mlir::ods::walkBases(const Record &record, StringRef field,
                          llvm::function_ref<bool(const Record &)> visit) {
  const Record *base = &record;
  for (unsigned depth = 0; base && !visit(*base); ++depth) {
    if (depth > maxDepth)
      reportTooDeep(record);
    base = getOptionalDef(*base, field);
  }
}

llvm::ArrayRef<llvm::SMLoc> mlir::ods::getUseLoc(const Record &record,
                                                 const Record &user) {
  return record.isAnonymous() ? user.getLoc() : record.getLoc();
}

llvm::SmallVector<llvm::SMLoc, 2> mlir::ods::getFieldLoc(const Record &record,
                                                         StringRef field) {
  const llvm::RecordVal *value = record.getValue(field);
  const llvm::SMLoc own = record.getLoc().front();
  // Fields set by the record itself are located after its name, those set by
  // classes before it.
  if (value && !record.isAnonymous() && value->getLoc().isValid() &&
      own.isValid() &&
      llvm::SrcMgr.FindBufferContainingLoc(value->getLoc()) ==
          llvm::SrcMgr.FindBufferContainingLoc(own) &&
      value->getLoc().getPointer() > own.getPointer())
    return {value->getLoc()};
  return llvm::SmallVector<llvm::SMLoc, 2>(record.getLoc());
}
