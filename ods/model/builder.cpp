// SPDX-License-Identifier: Apache-2.0
#include "ods/model/builder.h"

#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

StringRef Builder::Parameter::getCppType() const {
  if (const auto *text = llvm::dyn_cast<llvm::StringInit>(def))
    return text->getValue();
  const auto *init = llvm::cast<llvm::DefInit>(def);
  return init->getDef()->getValueAsString("type");
}

/// Returns true if the parameter is a string or a definition with the fields of
/// `CArg`.
static bool isParameter(const llvm::Init *init) {
  if (const auto *def = llvm::dyn_cast<llvm::DefInit>(init))
    return def->getDef()->getValue("type");
  return llvm::isa<llvm::StringInit>(init);
}

std::optional<StringRef> Builder::Parameter::getDefaultValue() const {
  const auto *init = llvm::dyn_cast<llvm::DefInit>(def);
  if (!init)
    return std::nullopt;
  return getOptionalString(*init->getDef(), "defaultValue");
}

Builder::Builder(const Record *record, llvm::ArrayRef<llvm::SMLoc> loc)
    : def(record) {
  const llvm::DagInit *dag = def->getValueAsDag("dagParams");
  const auto *ins = llvm::dyn_cast<llvm::DefInit>(dag->getOperator());
  if (!ins || ins->getDef()->getName() != "ins")
    PrintFatalError(def->isAnonymous() ? loc : def->getLoc(),
                    "expected 'ins' in builders");

  bool hasDefault = false;
  for (unsigned i = 0, e = dag->getNumArgs(); i < e; ++i) {
    const llvm::StringInit *name = dag->getArgName(i);
    if (!isParameter(dag->getArg(i)))
      PrintFatalError(loc, "Builder DAG arguments must be either strings or "
                           "defs which inherit from CArg");
    Parameter parameter(name ? std::optional(name->getValue()) : std::nullopt,
                        dag->getArg(i));
    if (hasDefault && !parameter.getDefaultValue())
      PrintFatalError(loc, "expected an argument with default value after "
                           "other arguments with default values");
    hasDefault |= parameter.getDefaultValue().has_value();
    parameters.push_back(parameter);
  }
}

std::optional<StringRef> Builder::getBody() const {
  return getOptionalString(*def, "body");
}

std::optional<StringRef> Builder::getDeprecatedMessage() const {
  return getOptionalString(*def, "odsCppDeprecated");
}
