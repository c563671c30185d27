// SPDX-License-Identifier: Apache-2.0
//
// Compiles the creation of operations. Operations with known result types are
// created by instructions, others by a builder in C++ that infers the types.
#include <map>

#include "drr/compiler/rule_compiler.h"
#include "ods/model/default_value.h"
#include "ods/model/expression_encoder.h"
#include "ods/model/format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

static bool hasSameTypes(const Operator &op) {
  return op.getTrait("::mlir::OpTrait::SameOperandsAndResultType");
}
static bool hasTypeOfAttribute(const Operator &op) {
  return op.getTrait("::mlir::OpTrait::FirstAttrDerivedResultType");
}

bool RuleCompiler::infersTypes(const Operator &op) const {
  return op.getNumResults() == 0 || op.allResultTypesKnown() ||
         op.getTrait("::mlir::InferTypeOpInterface::Trait");
}

//===----------------------------------------------------------------------===//
// Types

/// Returns the encoded type of a builder call whose arguments are numbers:
/// `$_builder.getI32Type()`.
static std::optional<std::string> deriveType(StringRef text) {
  text = text.trim();
  if (!text.consume_front("$_builder.get") || !text.consume_back(")"))
    return std::nullopt;
  std::string expression, error;
  const auto [name, argument] = text.split("(");
  unsigned width;
  if (name == "IntegerType" && !argument.getAsInteger(10, width))
    expression = "(integer-type " + std::to_string(width) + ")";
  else if (!argument.empty())
    return std::nullopt;
  else if (StringRef number = name; number.consume_front("I") &&
                                    number.consume_back("Type") &&
                                    !number.getAsInteger(10, width))
    expression = "(integer-type " + std::to_string(width) + ")";
  else if (name == "IndexType" || name == "NoneType")
    expression = "(" + name.drop_back(4).lower() + "-type)";
  else if (llvm::is_contained({"F16Type", "BF16Type", "TF32Type", "F32Type",
                               "F64Type", "F80Type", "F128Type"},
                              name))
    expression = "(float-type '" + name.drop_back(4).lower() + "')";
  else
    return std::nullopt;
  return encodeExpression(expression, nullptr, error);
}

unsigned RuleCompiler::makeType(DagNode directive, int index, int depth) {
  if (const DagNode child = directive.getArgAsNestedDag(index)) {
    if (!child.isNativeCodeCall())
      fail("nested DAG in `returnType` must be a native code call");
    return getRegister(makeByCall(child, depth + 1), rewrite);
  }
  const DagLeaf leaf = directive.getArgAsLeaf(index);
  if (leaf.isStringAttr()) {
    const std::string text = leaf.getStringAttr();
    if (auto expression = deriveType(text)) {
      const unsigned type = newRegister();
      rewrite.emit(RuleOpcode::MakeType, type, StringRef(*expression));
      return type;
    }
    FmtContext context;
    context.withBuilder("rewriter");
    return runExpression(tgfmt(text, &context), "the type '" + text + "'")
        .first;
  }
  if (leaf.isUnspecified())
    return getRegister(getUse(directive.getArgName(index)), rewrite);
  return runExpression(getLeafText(leaf, directive.getArgName(index)) +
                           ".getType()",
                       "a type")
      .first;
}

std::vector<unsigned> RuleCompiler::makeTypes(DagNode directive, int depth) {
  std::vector<unsigned> types;
  for (int i = 0; i < directive.getNumArgs(); ++i)
    types.push_back(makeType(directive, i, depth));
  return types;
}

//===----------------------------------------------------------------------===//
// Arguments

/// Returns the encoded expression of a constant, or nullopt if it requires C++.
static std::optional<std::string> getExpression(DagLeaf leaf) {
  if (leaf.isConstantAttr())
    return leaf.getAsConstantAttr().getConstantExpression();
  if (leaf.isEnumCase())
    return Attribute(leaf.getDef())
        .getConstantExpression(std::to_string(leaf.getAsEnumCase().getValue()));
  const ConstantProp property = leaf.getAsConstantProp();
  if (auto expression = encodeExpressionField(property.getDef(), "constExpr"))
    return expression;
  return deriveValueExpression(property.getValue(), property.getEnum());
}

RuleCompiler::Made RuleCompiler::makeConstant(DagLeaf leaf, bool isProperty) {
  Made made;
  made.text = getConstantText(leaf);
  if (auto expression = getExpression(leaf)) {
    made.reg = newRegister();
    rewrite.emit(RuleOpcode::MakeAttribute, made.reg, StringRef(*expression));
    return made;
  }
  made.reg = runExpression(made.text, "the constant '" + made.text + "'").first;
  made.isCpp = isProperty;
  return made;
}

RuleCompiler::Made RuleCompiler::makeOperand(DagNode tree, int index,
                                             const SymbolUse *child,
                                             bool isVariadic) {
  Made made;
  if (child) {
    made.reg = getRegister(*child, rewrite);
    made.text = getText(*child);
  } else {
    const DagLeaf leaf = tree.getArgAsLeaf(index);
    if (leaf.isConstantAttr())
      fail("attribute found where value was expected, if attempting to use "
           "constant value, construct a constant op with given attribute "
           "instead");
    if (leaf.isNativeCodeCall()) {
      const std::string text = getLeafText(leaf, tree.getArgName(index));
      std::string type;
      std::tie(made.reg, type) = runExpression(
          text,
          "the native code '" + NativeCode(leaf.getDef()).getTemplate() + "'");
      made.text = "state.get<" + type + ">(" + std::to_string(made.reg) + ")";
    } else {
      const SymbolUse use = getUse(tree.getArgName(index));
      made.reg = getRegister(use, rewrite);
      made.text = getText(use);
    }
  }
  if (isVariadic)
    made.text = "state.getValues(" + std::to_string(made.reg) + ")";
  return made;
}

RuleCompiler::Made RuleCompiler::makeAttribute(DagNode tree, const Operator &op,
                                               int index,
                                               const SymbolUse *child,
                                               bool isSeparate) {
  const bool isProperty = llvm::isa<NamedProperty *>(op.getArg(index));
  if (child) {
    if (!tree.getArgAsNestedDag(index).isNativeCodeCall())
      fail(Twine("only NativeCodeCall allowed in nested dag node for "
                 "creating ") +
           (isSeparate   ? "attributes and properties"
            : isProperty ? "property"
                         : "attribute"));
    return {getRegister(*child, rewrite), getText(*child),
            !child->symbol.cppType.empty()};
  }
  const DagLeaf leaf = tree.getArgAsLeaf(index);
  const StringRef name = tree.getArgName(index);
  if (leaf.isConstantAttr() || leaf.isEnumCase() || leaf.isConstantProp())
    return makeConstant(leaf, isProperty);
  const std::string text = getLeafText(leaf, name);
  if (leaf.isNativeCodeCall()) {
    const auto [reg, type] =
        runExpression(text, "the native code '" +
                                NativeCode(leaf.getDef()).getTemplate() + "'");
    return {reg, "state.get<" + type + ">(" + std::to_string(reg) + ")", true};
  }
  const SymbolUse use = getUse(name);
  return {getRegister(use, rewrite), text, !use.symbol.cppType.empty()};
}

std::vector<RuleCompiler::Made> RuleCompiler::makeArguments(DagNode tree,
                                                            const Operator &op,
                                                            bool isSeparate,
                                                            int depth) {
  // Nested operations are created first.
  std::map<int, SymbolUse> children;
  for (int i = 0; i < op.getNumArgs(); ++i)
    if (const DagNode child = tree.getArgAsNestedDag(i))
      children.emplace(i, make(child, i, depth + 1));
  std::vector<Made> arguments;
  for (int i = 0; i < op.getNumArgs(); ++i) {
    const auto child = children.find(i);
    const SymbolUse *use = child == children.end() ? nullptr : &child->second;
    const auto *operand = llvm::dyn_cast<NamedTypeConstraint *>(op.getArg(i));
    arguments.push_back(operand
                            ? makeOperand(tree, i, use, operand->isVariadic())
                            : makeAttribute(tree, op, i, use, isSeparate));
  }
  return arguments;
}

//===----------------------------------------------------------------------===//
// Operations

void RuleCompiler::createInCpp(const Operator &op, unsigned location,
                               llvm::ArrayRef<Made> arguments, unsigned reg) {
  std::string call =
      "  state.set(" + std::to_string(reg) + ", " + op.getQualCppClassName() +
      "::create(rewriter, state.getLocation(" + std::to_string(location) + ")";
  for (const Made &made : arguments)
    call += ",\n      " + made.text;
  call += ").getOperation());\n";
  rewrite.emit(RuleOpcode::RunInCpp,
               addStatements(call, "the types of the results of '" +
                                       op.getOperationName() + "'"));
}

unsigned RuleCompiler::convertToAttribute(const Made &made) {
  const unsigned reg = newRegister();
  rewrite.emit(RuleOpcode::RunInCpp,
               addStatements("  state.setAttribute(" + std::to_string(reg) +
                                 ", " + made.text + ");\n",
                             "the native code '" + made.text + "'"));
  return reg;
}

void RuleCompiler::create(DagNode tree, const Operator &op,
                          const Directives &directives, int resultIndex,
                          bool isSeparate, unsigned location,
                          llvm::ArrayRef<Made> arguments,
                          llvm::ArrayRef<unsigned> types, unsigned reg) {
  std::vector<unsigned> registers;
  for (const auto &[i, made] : llvm::enumerate(arguments)) {
    const bool isAttribute = !llvm::isa<NamedTypeConstraint *>(op.getArg(i));
    registers.push_back(isAttribute && made.isCpp ? convertToAttribute(made)
                                                  : made.reg);
  }
  // The types of the replaced results.
  std::vector<unsigned> replaced;
  const bool isFixed = hasSameTypes(op) || hasTypeOfAttribute(op);
  if (!directives.returnType && !isFixed && !isSeparate)
    for (int i = 0; i < op.getNumResults(); ++i) {
      replaced.push_back(newRegister());
      rewrite.emit(RuleOpcode::GetResultGroup, replaced.back(), 0u,
                   unsigned(resultIndex + i));
    }
  const unsigned numResults = op.getNumResults();
  rewrite.emit(RuleOpcode::BeginOperation, location,
               StringRef(op.getOperationName()));
  for (const auto &[i, value] : llvm::enumerate(registers)) {
    if (llvm::isa<NamedTypeConstraint *>(op.getArg(i)))
      rewrite.emit(RuleOpcode::AddOperands, value);
    else
      rewrite.emit(RuleOpcode::AddAttribute, value, op.getArgName(i));
  }
  for (unsigned type : directives.returnType ? types : llvm::ArrayRef(replaced))
    rewrite.emit(RuleOpcode::AddTypes, type);
  if (!directives.returnType && hasSameTypes(op))
    rewrite.emit(RuleOpcode::AddTypesOfOperand, numResults);
  else if (!directives.returnType && hasTypeOfAttribute(op))
    rewrite.emit(RuleOpcode::AddTypesOfAttribute, numResults);
  else if (!directives.returnType && isSeparate && numResults != 0)
    rewrite.emit(RuleOpcode::AddInferredTypes);
  rewrite.emit(RuleOpcode::EndOperation, reg);
}

SymbolUse RuleCompiler::makeOperation(DagNode tree, int resultIndex,
                                      int depth) {
  const Operator &op = pattern.getDialectOp(tree);
  const Directives directives = getDirectives(tree);
  const int numArgs = tree.getNumArgs() - directives.count;
  if (op.getNumArgs() != numArgs)
    fail("resultant op '" + op.getOperationName() +
         "' argument number mismatch: " + Twine(numArgs) + " in pattern vs. " +
         Twine(op.getNumArgs()) + " in definition");
  const unsigned location = makeLocation(directives);
  const bool isPartial = SymbolTable::splitIndex(tree.getSymbol()).second >= 0;
  const bool isFixed = hasSameTypes(op) || hasTypeOfAttribute(op);
  const bool isSeparate = !directives.returnType && !isFixed &&
                          (isPartial || depth > 0 || resultIndex < 0);
  const std::vector<Made> arguments =
      makeArguments(tree, op, isSeparate, depth);
  if (directives.returnType && depth == 0 && resultIndex >= 0)
    fail("Cannot specify explicit return types in an op whose return values "
         "replace the source pattern's root op");
  const std::vector<unsigned> types =
      directives.returnType ? makeTypes(directives.returnType, depth + 1)
                            : std::vector<unsigned>();
  const unsigned reg = newRegister();
  if (isSeparate && !infersTypes(op))
    createInCpp(op, location, arguments, reg);
  else
    create(tree, op, directives, resultIndex, isSeparate, location, arguments,
           types, reg);
  Symbol made{Symbol::Kind::Result, &op, tree.getInit()};
  made.reg = reg;
  if (tree.getSymbol().empty())
    return {made};
  symbols.get(tree.getSymbol()).reg = reg;
  return getUse(tree.getSymbol());
}
