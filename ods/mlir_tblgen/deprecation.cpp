// SPDX-License-Identifier: Apache-2.0
#include "ods/mlir_tblgen/deprecation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"

using namespace mlir::ods;
using llvm::Init;
using llvm::Record;

namespace {

/// Searches for uses of one definition in others, including nested anonymous
/// ones.
class UseFinder {
public:
  explicit UseFinder(const Init *target) : target(target) {}

  bool isUsedBy(const Record &record) {
    return llvm::any_of(record.getValues(), [&](const llvm::RecordVal &value) {
      return isIn(value.getValue());
    });
  }

private:
  bool isIn(const Init *init);
  bool search(const Init *init);

  const Init *target;
  llvm::DenseMap<const Init *, bool> known;
};

} // namespace

bool UseFinder::isIn(const Init *init) {
  if (init == target)
    return true;
  if (!llvm::isa<llvm::DefInit, llvm::DagInit, llvm::ListInit>(init))
    return false;
  auto [it, isNew] = known.try_emplace(init, false);
  if (!isNew)
    return it->second;
  const bool found = search(init);
  known[init] = found;
  return found;
}

bool UseFinder::search(const Init *init) {
  // Named definitions are visited separately.
  if (auto *def = llvm::dyn_cast<llvm::DefInit>(init))
    return def->getDef()->isAnonymous() && isUsedBy(*def->getDef());
  auto isInside = [&](const Init *element) { return isIn(element); };
  if (auto *list = llvm::dyn_cast<llvm::ListInit>(init))
    return llvm::any_of(list->getValues(), isInside);
  auto *dag = llvm::cast<llvm::DagInit>(init);
  return isIn(dag->getOperator()) || llvm::any_of(dag->getArgs(), isInside);
}

/// Returns the reason of the deprecation, or null.
static const llvm::StringInit *getReason(const Record &def) {
  const llvm::RecordVal *field = def.getValue("odsDeprecated");
  return field ? llvm::dyn_cast_or_null<llvm::StringInit>(field->getValue())
               : nullptr;
}

void mlir::ods::checkDeprecation(const llvm::RecordKeeper &records,
                                 DeprecationAction action) {
  if (action == DeprecationAction::None)
    return;
  bool found = false;
  for (const auto &[name, def] : records.getDefs()) {
    const llvm::StringInit *reason = getReason(*def);
    if (!reason)
      continue;
    UseFinder finder(def->getDefInit());
    for (const auto &[userName, user] : records.getDefs()) {
      if (user->isAnonymous() || !finder.isUsedBy(*user))
        continue;
      PrintWarning(user->getLoc(), "Using deprecated def `" + name + "`");
      llvm::PrintNote(reason->getAsUnquotedString());
      found = true;
    }
  }
  if (found && action == DeprecationAction::Error)
    llvm::PrintFatalNote("Error'ing out due to deprecated defs");
}
