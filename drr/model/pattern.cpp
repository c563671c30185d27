// SPDX-License-Identifier: Apache-2.0
#include "drr/model/pattern.h"

#include <set>

#include "ods/encoding/rule_program.h"
#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

Pattern::Pattern(const Record *def, RecordOperatorMap &operators)
    : def(*def), operators(operators) {
  checkClass(*def, "Pattern");
  results = getTrees("resultPatterns");
  supplemental = getTrees("supplementalPatterns");
  checkTree(getSourcePattern(), 0);
  for (const std::vector<DagNode> &trees : {results, supplemental})
    for (DagNode tree : trees)
      checkTree(tree, 0);
  if (!getSourcePattern().isOperation())
    fail("the root of what is matched must be an operation");
}

void Pattern::fail(const llvm::Twine &message) const {
  llvm::PrintFatalError(def.getLoc(), message);
}

void Pattern::checkTree(DagNode node, unsigned depth) const {
  if (depth > maxDepth)
    reportTooDeep(def);
  if (!node.getDef())
    fail("expected an operation, a call or a directive in '" +
         node.getInit()->getAsString() + "'");
  if (node.isOperation() && !node.getDef()->isSubClassOf("Op"))
    fail("'" + node.getDef()->getName() +
         "' is no operation, call or directive");
  for (int i = 0; i < node.getNumArgs(); ++i)
    if (DagNode child = node.getArgAsNestedDag(i))
      checkTree(child, depth + 1);
}

DagNode Pattern::getSourcePattern() const {
  return DagNode(def.getValueAsDag("sourcePattern"));
}

std::vector<DagNode> Pattern::getTrees(StringRef field) const {
  std::vector<DagNode> trees;
  for (const llvm::Init *init : *def.getValueAsListInit(field)) {
    const auto *dag = llvm::dyn_cast<llvm::DagInit>(init);
    if (!dag)
      fail("expected a tree in '" + field + "'");
    trees.push_back(DagNode(dag));
  }
  return trees;
}

std::vector<AppliedConstraint> Pattern::getConstraints() const {
  std::vector<AppliedConstraint> constraints;
  for (const llvm::Init *init : *def.getValueAsListInit("constraints")) {
    const auto *dag = llvm::dyn_cast<llvm::DagInit>(init);
    if (!dag)
      fail("all elements in Pattern multi-entity constraints should be DAG "
           "nodes");
    std::vector<std::string> entities;
    for (const llvm::StringInit *name : dag->getArgNames()) {
      if (!name)
        fail("operands to additional constraints can only be symbol "
             "references");
      entities.push_back(name->getValue().str());
    }
    const Record &constraint =
        getDefOf(dag->getOperator(), def, "a constraint", "Constraint");
    constraints.emplace_back(Constraint(&constraint), dag->getNameStr(),
                             std::move(entities));
  }
  return constraints;
}

unsigned Pattern::getBenefit() const {
  const llvm::DagInit *delta = def.getValueAsDag("benefitDelta");
  const auto *number =
      delta->getNumArgs() == 1
          ? llvm::dyn_cast_or_null<llvm::IntInit>(delta->getArg(0))
          : nullptr;
  if (!number)
    fail("The 'addBenefit' takes and only takes one integer value");
  const int64_t benefit = number->getValue();
  if (benefit < -int64_t(maxRuleBenefit) || benefit > int64_t(maxRuleBenefit) ||
      benefit + getSourcePattern().getNumOps() < 0 ||
      benefit + getSourcePattern().getNumOps() >= maxRuleBenefit)
    fail("the benefit of a rule must be from 0 to 65534");
  return benefit + getSourcePattern().getNumOps();
}

static void collectOps(DagNode tree, RecordOperatorMap &operators,
                       std::set<std::string> &names) {
  if (tree.isOperation())
    names.insert(tree.getDialectOp(operators).getOperationName());
  for (int i = 0; i < tree.getNumArgs(); ++i)
    if (DagNode child = tree.getArgAsNestedDag(i))
      collectOps(child, operators, names);
}

std::vector<std::string> Pattern::getGeneratedOps() {
  std::set<std::string> names;
  for (DagNode tree : results)
    collectOps(tree, operators, names);
  for (DagNode tree : supplemental)
    collectOps(tree, operators, names);
  return {names.begin(), names.end()};
}

//===----------------------------------------------------------------------===//
// Names

void Pattern::verifyBind(bool isBound, StringRef name) const {
  if (!isBound)
    fail("symbol '" + name + "' bound more than once");
}

void Pattern::bindSourceSymbols(SymbolTable &symbols) {
  bind(getSourcePattern(), symbols, /*isSource=*/true);
}

void Pattern::bindResultSymbols(SymbolTable &symbols) {
  for (DagNode tree : results)
    bind(tree, symbols, /*isSource=*/false);
  for (DagNode tree : supplemental)
    bind(tree, symbols, /*isSource=*/false);
}

void Pattern::bind(DagNode tree, SymbolTable &symbols, bool isSource) {
  if (tree.isNativeCodeCall())
    return bindCall(tree, symbols, isSource);
  if (tree.isOperation())
    return bindOperation(tree, symbols, isSource);
  if (!tree.getSymbol().empty())
    fail("binding symbol '" + tree.getSymbol() +
         "' to non-operation/native code call unsupported right now");
  // Bind the elements of a variadic group in a result pattern.
  if (tree.isVariadic() && !isSource)
    for (int i = 0; i < tree.getNumArgs(); ++i)
      if (DagNode child = tree.getArgAsNestedDag(i))
        bind(child, symbols, isSource);
}

void Pattern::bindCallArgument(DagLeaf leaf, StringRef name,
                               SymbolTable &symbols) {
  if (leaf.isUnspecified())
    return verifyBind(symbols.bindValues(name, 1), name);
  if (leaf.isPropMatcher()) {
    const StringRef type = PropConstraint(leaf.getDef()).getInterfaceType();
    if (type.empty())
      fail("binding symbol '" + name +
           "' in NativeCodeCall to a property constraint without specifying "
           "that constraint's type is unsupported");
    return verifyBind(symbols.bindProp(name, type), name);
  }
  const bool isAttribute =
      leaf.isAttrMatcher() || leaf.isEnumCase() || leaf.isConstantAttr();
  verifyBind(isAttribute ? symbols.bindAttr(name) : symbols.bindValues(name, 1),
             name);
}

void Pattern::bindCall(DagNode tree, SymbolTable &symbols, bool isSource) {
  const StringRef name = tree.getSymbol();
  if (!name.empty()) {
    if (isSource)
      fail("binding symbol '" + name +
           "' to NativecodeCall in MatchPattern is not supported");
    verifyBind(
        symbols.bindValues(name, NativeCode(tree.getDef()).getNumReturns()),
        name);
  }
  for (int i = 0; i < tree.getNumArgs(); ++i) {
    if (DagNode child = tree.getArgAsNestedDag(i))
      bind(child, symbols, isSource);
    else if (isSource && isBindable(tree.getArgName(i)))
      bindCallArgument(tree.getArgAsLeaf(i), tree.getArgName(i), symbols);
  }
}

void Pattern::bindArgument(DagNode node, StringRef name, int argIndex,
                           std::optional<int> element, SymbolTable &symbols) {
  if (isBindable(name))
    verifyBind(symbols.bindOpArgument(node, name, getDialectOp(node), argIndex,
                                      element),
               name);
}

void Pattern::bindOperands(DagNode parent, DagNode tree, int argIndex,
                           SymbolTable &symbols) {
  if (tree.isVariadic() && !tree.getSymbol().empty())
    bindArgument(parent, tree.getSymbol(), argIndex, std::nullopt, symbols);
  for (int i = 0; i < tree.getNumArgs(); ++i) {
    if (DagNode child = tree.getArgAsNestedDag(i))
      bind(child, symbols, /*isSource=*/true);
    else if (tree.isVariadic())
      bindArgument(parent, tree.getArgName(i), argIndex, i, symbols);
    else
      bindArgument(parent, tree.getArgName(i), argIndex + i, std::nullopt,
                   symbols);
  }
}

void Pattern::bindOperation(DagNode tree, SymbolTable &symbols, bool isSource) {
  const Operator &op = getDialectOp(tree);
  int numEither = 0, numDirectives = 0;
  for (int i = 0; i < tree.getNumArgs(); ++i)
    if (DagNode child = tree.getArgAsNestedDag(i)) {
      numDirectives +=
          child.isLocationDirective() || child.isReturnTypeDirective();
      // `either` groups exactly two arguments.
      numEither += child.isEither();
    }
  if (op.getNumArgs() != tree.getNumArgs() - numDirectives + numEither)
    fail("op '" + op.getOperationName() + "' argument number mismatch: " +
         llvm::Twine(tree.getNumArgs() + numEither) + " in pattern vs. " +
         llvm::Twine(op.getNumArgs()) + " in definition");
  if (!tree.getSymbol().empty())
    verifyBind(symbols.bindOpResult(tree, tree.getSymbol(), op),
               tree.getSymbol());
  for (int i = 0, argIndex = 0; i < tree.getNumArgs(); ++i, ++argIndex) {
    DagNode child = tree.getArgAsNestedDag(i);
    if (!child) {
      if (isSource)
        bindArgument(tree, tree.getArgName(i), argIndex, std::nullopt, symbols);
    } else if (child.isEither()) {
      if (child.getNumArgs() != 2)
        fail("`either` only supports grouping two operands");
      bindOperands(tree, child, argIndex, symbols);
      ++argIndex;
    } else if (child.isVariadic() && isSource) {
      bindOperands(tree, child, argIndex, symbols);
    } else {
      bind(child, symbols, isSource);
    }
  }
}
