// SPDX-License-Identifier: Apache-2.0
#include "ods/model/predicate.h"

#include "ods/model/record.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

Pred::Pred(const Record *record) : def(record) {
  if (def)
    checkClass(*def, "Pred");
}

Pred::Pred(const llvm::Init *init) {
  if (const auto *defInit = llvm::dyn_cast_or_null<llvm::DefInit>(init))
    *this = Pred(defInit->getDef());
}

bool Pred::isCombined() const {
  return def && def->isSubClassOf("CombinedPred");
}

CPred::CPred(const Record *record) : Pred(record) {
  if (def)
    checkClass(*def, "CPred");
}

CPred::CPred(const llvm::Init *init) : Pred(init) {
  if (def)
    checkClass(*def, "CPred");
}

StringRef CPred::getExpressionText() const {
  return getStringOrEmpty(*def, "expr");
}

CombinedPred::CombinedPred(const Record *record) : Pred(record) {
  if (def)
    checkClass(*def, "CombinedPred");
}

CombinedPred::CombinedPred(const llvm::Init *init) : Pred(init) {
  if (def)
    checkClass(*def, "CombinedPred");
}

const Record *CombinedPred::getCombinerDef() const {
  return def->getValueAsDef("kind");
}

CombinedPred::Kind CombinedPred::getKind() const {
  auto kind =
      llvm::StringSwitch<std::optional<Kind>>(getCombinerDef()->getName())
          .Case("PredCombinerAnd", Kind::And)
          .Case("PredCombinerOr", Kind::Or)
          .Case("PredCombinerNot", Kind::Not)
          .Case("PredCombinerSubstLeaves", Kind::SubstLeaves)
          .Case("PredCombinerConcat", Kind::Concat)
          .Default(std::nullopt);
  if (!kind)
    PrintFatalError(getLoc(), "unsupported predicate kind");
  if (*kind != Kind::And && *kind != Kind::Or && getChildren().size() != 1)
    PrintFatalError(getLoc(), "expected exactly one child predicate");
  return *kind;
}

std::vector<const Record *> CombinedPred::getChildren() const {
  std::vector<const Record *> children;
  for (const Record *child : def->getValueAsListOfDefs("children")) {
    checkClass(*child, "Pred");
    children.push_back(child);
  }
  return children;
}

StringRef SubstLeavesPred::getPattern() const {
  return def->getValueAsString("pattern");
}

StringRef SubstLeavesPred::getReplacement() const {
  return def->getValueAsString("replacement");
}

StringRef SubstLeavesPred::getSelector() const {
  return getStringOrEmpty(*def, "selector");
}

StringRef ConcatPred::getPrefix() const {
  return def->getValueAsString("prefix");
}

StringRef ConcatPred::getSuffix() const {
  return def->getValueAsString("suffix");
}

StringRef ConcatPred::getSelector() const {
  return getStringOrEmpty(*def, "selector");
}

bool ConcatPred::isForAll() const {
  const StringRef quantifier = getStringOrEmpty(*def, "quantifier");
  if (!quantifier.empty() && quantifier != "all")
    PrintFatalError(getFieldLoc(*def, "quantifier"),
                    "unknown quantifier '" + quantifier + "'");
  return !quantifier.empty();
}
