// SPDX-License-Identifier: Apache-2.0
#include "drr/model/symbols.h"

#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;

int Symbol::getStaticValueCount() const {
  switch (kind) {
  case Kind::Result:
    return op->getNumResults();
  case Kind::Values:
    return numValues;
  default:
    return 1;
  }
}

const NamedTypeConstraint &Symbol::getOperand() const {
  return *llvm::cast<NamedTypeConstraint *>(op->getArg(argIndex));
}

std::pair<StringRef, int> SymbolTable::splitIndex(StringRef name) {
  const auto [stem, digits] = name.rsplit("__");
  int index;
  if (digits.empty() || digits.getAsInteger(10, index) || index < 0)
    return {name, -1};
  return {stem, index};
}

bool SymbolTable::bindUnique(StringRef name, Symbol symbol) {
  std::vector<Symbol> &places = symbols[name.str()];
  if (!places.empty())
    return false;
  places.push_back(std::move(symbol));
  return true;
}

bool SymbolTable::bindOpArgument(DagNode node, StringRef name,
                                 const Operator &op, int argIndex,
                                 std::optional<int> element) {
  if (splitIndex(name).second >= 0)
    llvm::PrintFatalError(
        loc,
        "symbol '" + name + "' with trailing index cannot bind to op argument");
  const Argument argument = op.getArg(argIndex);
  Symbol symbol{llvm::isa<NamedAttribute *>(argument)  ? Symbol::Kind::Attribute
                : llvm::isa<NamedProperty *>(argument) ? Symbol::Kind::Property
                                                       : Symbol::Kind::Operand,
                &op, node.getInit(), argIndex, element};
  std::vector<Symbol> &places = symbols[name.str()];
  if (!places.empty() && (symbol.kind != Symbol::Kind::Operand ||
                          places.front().kind != Symbol::Kind::Operand))
    return false;
  places.push_back(std::move(symbol));
  return true;
}

bool SymbolTable::bindOpResult(DagNode node, StringRef name,
                               const Operator &op) {
  return bindUnique(splitIndex(name).first,
                    {Symbol::Kind::Result, &op, node.getInit()});
}

bool SymbolTable::bindValues(StringRef name, int numValues) {
  Symbol symbol{numValues > 1 ? Symbol::Kind::Values : Symbol::Kind::Value};
  symbol.numValues = numValues;
  return bindUnique(splitIndex(name).first, std::move(symbol));
}

bool SymbolTable::bindAttr(StringRef name) {
  return bindUnique(name, {Symbol::Kind::Attribute});
}

bool SymbolTable::bindProp(StringRef name, StringRef cppType) {
  Symbol symbol{Symbol::Kind::Value};
  symbol.cppType = cppType.str();
  return bindUnique(name, std::move(symbol));
}

Symbol *SymbolTable::find(StringRef name) {
  const auto it = symbols.find(splitIndex(name).first.str());
  return it == symbols.end() || it->second.empty() ? nullptr
                                                   : &it->second.front();
}

Symbol &SymbolTable::get(StringRef name) {
  Symbol *symbol = find(name);
  if (!symbol)
    llvm::PrintFatalError(loc, "referencing unbound symbol '" + name + "'");
  return *symbol;
}

Symbol *SymbolTable::findOperand(StringRef name, DagNode node, int argIndex,
                                 std::optional<int> element) {
  const auto it = symbols.find(name.str());
  if (it == symbols.end())
    return nullptr;
  for (Symbol &symbol : it->second)
    if (symbol.node == node.getInit() && symbol.argIndex == argIndex &&
        symbol.element == element)
      return &symbol;
  return nullptr;
}

int SymbolTable::getStaticValueCount(StringRef name) {
  return splitIndex(name).second >= 0 ? 1 : get(name).getStaticValueCount();
}
