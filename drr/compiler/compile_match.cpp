// SPDX-License-Identifier: Apache-2.0
//
// Compiles source patterns. Operations are found first, then their parts are
// checked, then C++ code runs. Thus rules with the same root share as many
// leading instructions as possible.
#include "drr/compiler/rule_compiler.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

int RuleCompiler::getNumOperandGroup(const Operator &op, int argIndex) const {
  return op.getArgToOperandAttrOrProp(argIndex).operandOrAttributeIndex();
}

void RuleCompiler::setRegister(StringRef name, unsigned reg) {
  if (!isBindable(name))
    return;
  // Occurrences are bound and checked in the same order.
  auto &places = const_cast<std::vector<Symbol> &>(
      symbols.getSymbols().find(name.str())->second);
  places[numPlaced[name.str()]++].reg = reg;
}

//===----------------------------------------------------------------------===//
// Operations

RuleCompiler::Node RuleCompiler::findOperation(DagNode tree, unsigned value,
                                               RuleBlock &block) {
  if (!tree.isOperation() && !tree.isNativeCodeCall())
    fail("encountered non-op, non-NativeCodeCall match.");
  const unsigned reg = newRegister();
  block.emit(RuleOpcode::GetDefiningOp, reg, value);
  if (tree.isNativeCodeCall())
    return Node{tree, reg, {}, {}};
  block.emit(RuleOpcode::CheckName, reg,
             StringRef(pattern.getDialectOp(tree).getOperationName()));
  return findOperations(tree, reg, block);
}

void RuleCompiler::findInVariadic(Node &node, int arg, int argIndex, int group,
                                  RuleBlock &block) {
  const DagNode tree = node.tree.getArgAsNestedDag(arg);
  const unsigned values = newRegister();
  node.groups[arg] = values;
  block.emit(RuleOpcode::GetOperandGroup, values, node.reg, unsigned(group));
  block.emit(RuleOpcode::CheckNumValues, values, unsigned(tree.getNumArgs()));
  for (int i = 0; i < tree.getNumArgs(); ++i) {
    const DagNode child = tree.getArgAsNestedDag(i);
    if (!child)
      continue;
    if (!child.isOperation())
      fail("variadic only accepts operation sub-dags");
    const unsigned value = newRegister();
    block.emit(RuleOpcode::GetElement, value, values, unsigned(i));
    node.children[arg].push_back(findOperation(child, value, block));
  }
}

RuleCompiler::Node RuleCompiler::findOperations(DagNode tree, unsigned reg,
                                                RuleBlock &block) {
  Node node{tree, reg, {}, {}};
  const Operator &op = pattern.getDialectOp(tree);
  for (int i = 0, argIndex = 0; i < tree.getNumArgs(); ++i, ++argIndex) {
    const DagNode child = tree.getArgAsNestedDag(i);
    if (!child)
      continue;
    if (child.isEither()) {
      ++argIndex;
      continue;
    }
    const auto *operand =
        llvm::dyn_cast<NamedTypeConstraint *>(op.getArg(argIndex));
    if (!operand)
      fail(describeArgument(op, argIndex,
                            llvm::isa<NamedAttribute *>(op.getArg(argIndex))
                                ? "an attribute"
                                : "a property"));
    const int group = getNumOperandGroup(op, argIndex);
    if (child.isVariadic()) {
      if (!operand->isVariadic())
        fail("variadic DAG construct can't match op " + op.getOperationName() +
             "'s non-variadic operand #" + Twine(argIndex));
      findInVariadic(node, i, argIndex, group, block);
      continue;
    }
    if (operand->isVariableLength())
      fail("use nested DAG construct to match op " + op.getOperationName() +
           "'s variadic operand #" + Twine(argIndex) + " unsupported now");
    const unsigned value = newRegister();
    block.emit(RuleOpcode::GetOperand, value, reg, unsigned(group));
    node.children[i].push_back(findOperation(child, value, block));
  }
  return node;
}

//===----------------------------------------------------------------------===//
// Arguments

void RuleCompiler::matchNested(const Node &node, RuleBlock &block) {
  if (node.tree.isNativeCodeCall())
    matchCall(node, defersCalls ? calls : block);
  else
    matchArguments(node, block);
  matchedOps.push_back(node.reg);
}

void RuleCompiler::matchArguments(const Node &node, RuleBlock &block) {
  const DagNode tree = node.tree;
  const Operator &op = pattern.getDialectOp(tree);
  if (!tree.getSymbol().empty())
    symbols.get(tree.getSymbol()).reg = node.reg;
  for (int i = 0, argIndex = 0; i < tree.getNumArgs(); ++i, ++argIndex) {
    const DagNode child = tree.getArgAsNestedDag(i);
    const StringRef name = tree.getArgName(i);
    if (child && child.isEither()) {
      matchEither(node, child, argIndex, getNumOperandGroup(op, argIndex),
                  block);
      ++argIndex;
    } else if (child && child.isVariadic()) {
      matchVariadic(node, i, argIndex, block);
    } else if (child) {
      matchNested(node.children.at(i).front(), block);
    } else if (llvm::isa<NamedTypeConstraint *>(op.getArg(argIndex))) {
      matchOperand(node, tree.getArgAsLeaf(i), name, argIndex,
                   getNumOperandGroup(op, argIndex), block);
    } else if (llvm::isa<NamedAttribute *>(op.getArg(argIndex))) {
      matchAttribute(node, tree.getArgAsLeaf(i), name, argIndex, block);
    } else {
      matchProperty(node, tree.getArgAsLeaf(i), name, argIndex, block);
    }
  }
}

/// Returns the opcode that gets an argument. The result is unspecified for an
/// argument that is not an operand.
static RuleOpcode getOperandOpcode(const Operator &op, int argIndex) {
  const auto *operand =
      llvm::dyn_cast<NamedTypeConstraint *>(op.getArg(argIndex));
  return operand && operand->isVariableLength() ? RuleOpcode::GetOperandGroup
                                                : RuleOpcode::GetOperand;
}

void RuleCompiler::matchOperand(const Node &node, DagLeaf leaf, StringRef name,
                                int argIndex, int group, RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  if (leaf.isUnspecified() && !isBindable(name))
    return;
  const unsigned value = newRegister();
  block.emit(getOperandOpcode(op, argIndex), value, node.reg, unsigned(group));
  matchValue(op, leaf, name, argIndex, value, block);
}

void RuleCompiler::matchValue(const Operator &op, DagLeaf leaf, StringRef name,
                              int argIndex, unsigned value, RuleBlock &block) {
  const auto *operand = llvm::cast<NamedTypeConstraint *>(op.getArg(argIndex));
  if (!leaf.isUnspecified()) {
    if (!leaf.isOperandMatcher())
      fail(describeArgument(op, argIndex, "an operand"));
    const Constraint constraint = leaf.getAsConstraint();
    if (operand->constraint != constraint) {
      if (operand->isVariableLength())
        fail("further constrain op " + op.getOperationName() +
             "'s variadic operand #" + Twine(argIndex) + " unsupported now");
      checkType(constraint, value, block);
    }
  }
  setRegister(name, value);
}

void RuleCompiler::matchVariadic(const Node &node, int arg, int argIndex,
                                 RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  const DagNode tree = node.tree.getArgAsNestedDag(arg);
  const unsigned values = node.groups.at(arg);
  setRegister(tree.getSymbol(), values);
  auto child = node.children.find(arg);
  unsigned numChildren = 0;
  for (int i = 0; i < tree.getNumArgs(); ++i) {
    if (tree.isNestedDagArg(i)) {
      matchNested(child->second[numChildren++], block);
      continue;
    }
    const DagLeaf leaf = tree.getArgAsLeaf(i);
    if (leaf.isUnspecified() && !isBindable(tree.getArgName(i)))
      continue;
    const unsigned value = newRegister();
    block.emit(RuleOpcode::GetElement, value, values, unsigned(i));
    matchValue(op, leaf, tree.getArgName(i), argIndex, value, block);
  }
}

void RuleCompiler::matchEitherOrder(const Node &node, DagNode either,
                                    int argIndex,
                                    llvm::ArrayRef<unsigned> values,
                                    RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  for (int i = 0; i < 2; ++i) {
    const DagNode child = either.getArgAsNestedDag(i);
    if (child && child.isEither())
      fail("either cannot be nested");
    if (!llvm::isa<NamedTypeConstraint *>(op.getArg(argIndex + i)))
      fail("either can only be applied on operand");
    if (child)
      matchNested(findOperation(child, values[i], block), block);
    else
      matchValue(op, either.getArgAsLeaf(i), either.getArgName(i), argIndex + i,
                 values[i], block);
  }
}

void RuleCompiler::matchEither(const Node &node, DagNode either, int argIndex,
                               int group, RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  const bool deferred = std::exchange(defersCalls, false);
  // Both orders set the same registers.
  const unsigned first = numRegisters;
  const auto placed = numPlaced;
  const size_t numOps = matchedOps.size();
  // The operands to which names refer depend on the order.
  unsigned ordered[] = {newRegister(), newRegister()};
  RuleBlock blocks[2];
  unsigned last = numRegisters;
  for (unsigned order = 0; order < 2; ++order) {
    numRegisters = first + 2;
    numPlaced = placed;
    matchedOps.resize(numOps);
    for (unsigned i = 0; i < 2; ++i)
      blocks[order].emit(getOperandOpcode(op, argIndex + (order ^ i)),
                         ordered[i], node.reg, unsigned(group) + (order ^ i));
    matchEitherOrder(node, either, argIndex, ordered, blocks[order]);
    last = std::max(last, numRegisters);
  }
  numRegisters = last;
  defersCalls = deferred;
  block.emitChoice(RuleOpcode::AnyOf, blocks);
}

void RuleCompiler::matchAttribute(const Node &node, DagLeaf leaf,
                                  StringRef name, int argIndex,
                                  RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  const auto *argument = llvm::cast<NamedAttribute *>(op.getArg(argIndex));
  const Attribute &attr = argument->attr;
  const unsigned reg = newRegister();
  const RuleOpcode opcode =
      attr.hasDefaultValue() ? RuleOpcode::GetDefaultedAttribute
      : attr.isOptional()    ? RuleOpcode::GetAttribute
                             : RuleOpcode::GetRequiredAttribute;
  block.emit(opcode, reg, node.reg, argument->name);
  if (!leaf.isUnspecified()) {
    if (!leaf.isAttrMatcher())
      fail(describeArgument(op, argIndex, "an attribute"));
    const Constraint constraint = leaf.getAsConstraint();
    // A condition that does not test for absence requires the attribute.
    const std::string condition = constraint.getConditionTemplate();
    if (attr.isOptional() && !StringRef(condition).contains("!$_self") &&
        StringRef(condition).contains("$_self"))
      block.emit(RuleOpcode::CheckNotNull, reg);
    auto value = leaf.isConstantAttr()
                     ? leaf.getAsConstantAttr().getConstantExpression()
                     : std::nullopt;
    if (value)
      block.emit(RuleOpcode::CheckAttribute, reg, StringRef(*value));
    else
      checkAttribute(constraint, reg, block);
  }
  setRegister(name, reg);
}

/// Returns the expression of a property of `self`.
static std::string encodeProperty(const Operator &op, int argIndex) {
  ByteWriter writer;
  writer.writeByte(static_cast<uint8_t>(Opcode::Property));
  writer.writeUnsigned(
      op.getArgToOperandAttrOrProp(argIndex).operandOrAttributeIndex());
  return std::move(writer).take();
}

void RuleCompiler::matchProperty(const Node &node, DagLeaf leaf, StringRef name,
                                 int argIndex, RuleBlock &block) {
  const Operator &op = pattern.getDialectOp(node.tree);
  setRegister(name, node.reg);
  if (leaf.isUnspecified())
    return;
  if (!leaf.isPropMatcher())
    fail(describeArgument(op, argIndex, "a property"));
  const Constraint constraint = leaf.getAsConstraint();
  const Pred predicate = constraint.getPredicate();
  if (!predicate || predicate.isTrue())
    return;
  if (auto expression = constraint.getExpression()) {
    block.emit(RuleOpcode::CheckOperation, node.reg,
               StringRef(encodeLet(encodeProperty(op, argIndex), *expression)));
    return;
  }
  Symbol symbol{Symbol::Kind::Property, &op, nullptr, argIndex};
  symbol.reg = node.reg;
  checkProperty(constraint, getText({symbol}), block);
}

//===----------------------------------------------------------------------===//
// C++ code that matches

/// Returns the type of a variable that a call sets.
StringRef RuleCompiler::getCallArgumentType(DagLeaf leaf) const {
  if (leaf.isAttrMatcher())
    return "::mlir::Attribute";
  if (!leaf.isPropMatcher())
    return "::mlir::Value";
  const StringRef type = PropConstraint(leaf.getDef()).getInterfaceType();
  if (type.empty())
    fail("NativeCodeCall cannot have a property operand with unspecified "
         "interface type");
  return type;
}

void RuleCompiler::matchCall(const Node &node, RuleBlock &block) {
  const DagNode tree = node.tree;
  const NativeCode code(tree.getDef());
  const Directives directives = getDirectives(tree);
  if (directives.returnType)
    fail("`NativeCodeCall` cannot have return type specifier");
  const int numArgs = tree.getNumArgs() - directives.count;
  if (code.getTemplate().count("$_self") != 1)
    fail("NativeCodeCall must have $_self as argument for passing the defining "
         "Operation");
  std::string body;
  std::vector<std::string> names;
  std::vector<unsigned> registers;
  for (int i = 0; i < numArgs; ++i) {
    if (const DagNode child = tree.getArgAsNestedDag(i)) {
      if (child.isEither())
        fail("NativeCodeCall cannot have `either` operands");
      if (child.isVariadic())
        fail("NativeCodeCall cannot have `variadic` operands");
      fail("Matching nested tree in NativeCodecall not support for arg" +
           Twine(i) + " as arg " + Twine(i));
    }
    const DagLeaf leaf = tree.getArgAsLeaf(i);
    names.push_back("arg" + std::to_string(i));
    body +=
        ("  " + getCallArgumentType(leaf) + " " + names.back() + ";\n").str();
    registers.push_back(newRegister());
  }
  const std::string op = "state.getOperation(" + std::to_string(node.reg) + ")";
  FmtContext context;
  context.withBuilder("rewriter").withSelf(op);
  context.addSubst("_loc", op + "->getLoc()");
  body += "  if (::mlir::failed(" +
          tgfmt(code.getTemplate(), &context, llvm::ArrayRef(names)) +
          "))\n    return ::mlir::failure();\n";
  for (auto [name, reg] : llvm::zip(names, registers))
    body += "  state.set(" + std::to_string(reg) + ", " + name + ");\n";
  block.emit(
      RuleOpcode::CheckInCpp,
      addStatements(body, "the native code '" + code.getTemplate() + "'"));
  for (int i = 0; i < numArgs; ++i) {
    setRegister(tree.getArgName(i), registers[i]);
    const DagLeaf leaf = tree.getArgAsLeaf(i);
    if (leaf.isUnspecified())
      continue;
    if (leaf.isAttrMatcher())
      checkAttribute(leaf.getAsConstraint(), registers[i], block);
    else if (leaf.isPropMatcher())
      checkProperty(leaf.getAsConstraint(),
                    ("state.get<" + getCallArgumentType(leaf) + ">(" +
                     Twine(registers[i]) + ")")
                        .str(),
                    block);
    else
      checkType(leaf.getAsConstraint(), registers[i], block);
  }
}

void RuleCompiler::compileMatch() {
  const Node root = findOperations(pattern.getSourcePattern(), 0, match);
  matchedOps.push_back(0);
  matchArguments(root, match);
  checkEqualNames(match);
  match.append(calls);
  checkConstraints(match);
}
