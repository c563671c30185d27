// SPDX-License-Identifier: Apache-2.0
#include "ods/model/pass.h"

#include "ods/model/record.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

PassOption::PassOption(const Record *def) : def(def) {
  checkClass(*def, "Option");
}

StringRef PassOption::getCppVariableName() const {
  return def->getValueAsString("cppName");
}

StringRef PassOption::getArgument() const {
  return def->getValueAsString("argument");
}

StringRef PassOption::getType() const { return def->getValueAsString("type"); }

std::optional<StringRef> PassOption::getDefaultValue() const {
  return getOptionalString(*def, "defaultValue");
}

StringRef PassOption::getDescription() const {
  return def->getValueAsString("description");
}

std::optional<StringRef> PassOption::getAdditionalFlags() const {
  return getOptionalString(*def, "additionalOptFlags");
}

PassStatistic::PassStatistic(const Record *def) : def(def) {
  checkClass(*def, "Statistic");
}

StringRef PassStatistic::getCppVariableName() const {
  return def->getValueAsString("cppName");
}

StringRef PassStatistic::getName() const {
  return def->getValueAsString("name");
}

StringRef PassStatistic::getDescription() const {
  return def->getValueAsString("description");
}

Pass::Pass(const Record *def) : def(def) {
  checkClass(*def, "PassBase");
  for (const Record *option : def->getValueAsListOfDefs("options"))
    options.emplace_back(option);
  for (const Record *statistic : def->getValueAsListOfDefs("statistics"))
    statistics.emplace_back(statistic);
  dependentDialects = def->getValueAsListOfStrings("dependentDialects");
}

StringRef Pass::getArgument() const {
  return def->getValueAsString("argument");
}

StringRef Pass::getBaseClass() const {
  return def->getValueAsString("baseClass");
}

StringRef Pass::getSummary() const { return def->getValueAsString("summary"); }

StringRef Pass::getDescription() const {
  return def->getValueAsString("description");
}

StringRef Pass::getConstructor() const {
  return def->getValueAsString("constructor");
}
