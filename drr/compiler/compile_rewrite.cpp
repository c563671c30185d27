// SPDX-License-Identifier: Apache-2.0
//
// Compiles result patterns: their order, locations, and calls of C++ code.
#include "drr/compiler/rule_compiler.h"
#include "ods/model/format.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::ods;
using llvm::StringRef;
using llvm::Twine;

int RuleCompiler::getNumValues(DagNode tree) {
  if (tree.isOperation())
    return tree.getSymbol().empty()
               ? pattern.getDialectOp(tree).getNumResults()
               : symbols.getStaticValueCount(tree.getSymbol());
  if (tree.isNativeCodeCall())
    return NativeCode(tree.getDef()).getNumReturns();
  return 1;
}

/// Returns for each tree the index of the root's result that its values
/// replace, assigned from the last result backwards; negative if there is none.
std::vector<int> RuleCompiler::getOffsets(int &firstReplacement) {
  const int numResults = pattern.getSourceRootOp().getNumResults();
  const int numTrees = pattern.getNumResultPatterns();
  std::vector<int> offsets(numTrees + 1, numResults);
  firstReplacement = numResults == 0 ? numTrees : -1;
  for (int i = numTrees - 1; i >= 0; --i) {
    const DagNode tree = pattern.getResultPattern(i);
    offsets[i] = offsets[i + 1] - getNumValues(tree);
    if (offsets[i] == 0 && firstReplacement == -1)
      firstReplacement = i;
    if (offsets[i] < 0 && offsets[i + 1] > 0)
      fail("cannot use the same multi-result op '" + tree.getSymbol() +
           "' to generate both auxiliary values and values to be used for "
           "replacing the matched op");
  }
  if (offsets.front() > 0)
    fail("not enough values generated to replace the matched op");
  return offsets;
}

void RuleCompiler::replaceRoot(llvm::ArrayRef<SymbolUse> replacements) {
  std::vector<unsigned> values;
  for (const SymbolUse &use : replacements)
    values.push_back(getRegister(use, rewrite));
  rewrite.emit(RuleOpcode::Replace, 0u, llvm::ArrayRef(values));
}

void RuleCompiler::compileRewrite() {
  int firstReplacement = 0;
  const std::vector<int> offsets = getOffsets(firstReplacement);
  std::vector<SymbolUse> replacements;
  for (int i = 0; i < pattern.getNumResultPatterns(); ++i) {
    SymbolUse made = make(pattern.getResultPattern(i), offsets[i], 0);
    if (i >= firstReplacement)
      replacements.push_back(std::move(made));
  }
  const int numSupplemental = pattern.getNumSupplementalPatterns();
  for (int i = 0; i < numSupplemental; ++i)
    (void)make(pattern.getSupplementalPattern(i), i - numSupplemental, 0);
  if (pattern.getSourceRootOp().getNumResults() == 0)
    rewrite.emit(RuleOpcode::Erase, 0u);
  else
    replaceRoot(replacements);
}

SymbolUse RuleCompiler::make(DagNode tree, int resultIndex, int depth) {
  if (tree.isLocationDirective())
    fail("location directive can only be used with op creation");
  if (tree.isNativeCodeCall())
    return makeByCall(tree, depth);
  if (tree.isVariadic())
    return makeVariadic(tree, depth);
  if (tree.isOperation())
    return makeOperation(tree, resultIndex, depth);
  if (!tree.isReplaceWithValue())
    fail("'" + tree.getDef()->getName() + "' makes nothing");
  if (tree.getNumArgs() != 1)
    fail("replaceWithValue directive must take exactly one argument");
  if (!tree.getSymbol().empty())
    fail("cannot bind symbol to replaceWithValue");
  return getUse(tree.getArgName(0));
}

SymbolUse RuleCompiler::makeVariadic(DagNode tree, int depth) {
  std::vector<unsigned> registers;
  for (int i = 0; i < tree.getNumArgs(); ++i) {
    const DagNode child = tree.getArgAsNestedDag(i);
    const SymbolUse use =
        child ? make(child, i, depth + 1) : getUse(tree.getArgName(i));
    registers.push_back(getRegister(use, rewrite));
  }
  Symbol symbol{Symbol::Kind::Values};
  symbol.numValues = registers.size();
  symbol.reg = newRegister();
  rewrite.emit(RuleOpcode::MakeValues, symbol.reg, llvm::ArrayRef(registers));
  return {symbol};
}

//===----------------------------------------------------------------------===//
// Locations

RuleCompiler::Directives RuleCompiler::getDirectives(DagNode tree) {
  Directives directives;
  for (int i = tree.getNumArgs() - 1; i >= 0; --i) {
    const DagNode child = tree.getArgAsNestedDag(i);
    if (!child ||
        (!child.isLocationDirective() && !child.isReturnTypeDirective()))
      break;
    ++directives.count;
    DagNode &directive = child.isLocationDirective() ? directives.location
                                                     : directives.returnType;
    if (directive)
      fail(child.isLocationDirective()
               ? "`location` directive can only be specified once"
               : "`returnType` directive can only be specified once");
    directive = child;
  }
  return directives;
}

unsigned RuleCompiler::makeLocation(DagNode directive) {
  if (directive.getNumArgs() == 0)
    fail("At least one argument to location directive required");
  if (!directive.getSymbol().empty())
    fail("cannot bind symbol to location");
  std::string metadata;
  std::vector<unsigned> places;
  for (int i = 0; i < directive.getNumArgs(); ++i) {
    if (directive.isNestedDagArg(i))
      fail("expected a string or a symbol in a location");
    const DagLeaf leaf = directive.getArgAsLeaf(i);
    if (!leaf.isStringAttr()) {
      places.push_back(getRegister(getUse(directive.getArgName(i)), rewrite));
      continue;
    }
    if (!metadata.empty())
      fail("Only one string attribute may be specified");
    metadata = leaf.getStringAttr();
  }
  const unsigned location = newRegister();
  if (places.empty())
    rewrite.emit(RuleOpcode::MakeNamedLocation, location, StringRef(metadata));
  else if (directive.getNumArgs() == 1)
    rewrite.emit(RuleOpcode::GetLocation, location, places.front());
  else
    rewrite.emit(RuleOpcode::MakeFusedLocation, location,
                 llvm::ArrayRef(places), StringRef(metadata));
  return location;
}

unsigned RuleCompiler::makeLocation(const Directives &directives) {
  if (directives.location)
    return makeLocation(directives.location);
  if (!fusedLocation) {
    // Matched C++ calls have no operations with locations.
    matchedOps.resize(pattern.getSourcePattern().getNumOps(), 0);
    fusedLocation = newRegister();
    rewrite.emit(RuleOpcode::MakeFusedLocation, *fusedLocation,
                 llvm::ArrayRef(matchedOps), StringRef());
  }
  return *fusedLocation;
}

//===----------------------------------------------------------------------===//
// C++ code that creates values

std::string RuleCompiler::getConstantText(DagLeaf leaf) {
  if (leaf.isConstantProp())
    return leaf.getAsConstantProp().getValue().str();
  std::optional<Attribute> attr;
  std::string value;
  if (leaf.isConstantAttr()) {
    attr.emplace(leaf.getAsConstantAttr().getAttribute());
    value = leaf.getAsConstantAttr().getConstantValue().str();
  } else {
    attr.emplace(leaf.getDef());
    value = std::to_string(leaf.getAsEnumCase().getValue());
  }
  if (!attr->isConstBuildable())
    fail("Attribute " + attr->getAttrDefName() +
         " does not have the 'constBuilderCall' field");
  FmtContext context;
  context.withBuilder("rewriter");
  return tgfmt(attr->getConstBuilderTemplate(), &context, value);
}

std::string RuleCompiler::getLeafText(DagLeaf leaf, StringRef name) {
  if (leaf.isStringAttr())
    fail("raw string not supported as argument");
  if (leaf.isConstantAttr() || leaf.isEnumCase() || leaf.isConstantProp())
    return getConstantText(leaf);
  const std::string text = getText(getUse(name));
  if (leaf.isUnspecified() || leaf.isOperandMatcher())
    return text;
  if (!leaf.isNativeCodeCall())
    fail("unhandled case when rewriting op");
  FmtContext context;
  context.withBuilder("rewriter").withSelf(text);
  return tgfmt(NativeCode(leaf.getDef()).getTemplate(), &context);
}

static std::string describe(const NativeCode &code) {
  return ("the native code '" + code.getTemplate() + "'").str();
}

SymbolUse RuleCompiler::makeByCall(DagNode tree, int depth) {
  const NativeCode code(tree.getDef());
  const Directives directives = getDirectives(tree);
  if (directives.returnType)
    fail("`NativeCodeCall` cannot have return type specifier");
  const bool needsLocation =
      directives.location || code.getTemplate().contains("$_loc");
  const unsigned location = needsLocation ? makeLocation(directives) : 0;
  std::vector<std::string> texts;
  std::vector<SymbolUse> uses;
  bool isOfUses = true;
  for (int i = 0; i < tree.getNumArgs() - directives.count; ++i) {
    if (const DagNode child = tree.getArgAsNestedDag(i)) {
      uses.push_back(make(child, i, depth + 1));
      texts.push_back(getText(uses.back()));
      continue;
    }
    const DagLeaf leaf = tree.getArgAsLeaf(i);
    texts.push_back(getLeafText(leaf, tree.getArgName(i)));
    isOfUses &= leaf.isUnspecified();
    if (leaf.isUnspecified())
      uses.push_back(getUse(tree.getArgName(i)));
  }
  FmtContext context;
  context.withBuilder("rewriter");
  context.addSubst("_loc",
                   "state.getLocation(" + std::to_string(location) + ")");
  // The placeholder for the operation itself has no replacement.
  const std::string text =
      tgfmt(code.getTemplate(), &context, llvm::ArrayRef(texts));
  if (code.getNumReturns() == 0) {
    rewrite.emit(RuleOpcode::RunInCpp,
                 addStatements("  " + text + ";\n", describe(code)));
    return {Symbol{Symbol::Kind::Values, nullptr, nullptr, -1, {}, 0}};
  }
  Symbol made{code.getNumReturns() > 1 ? Symbol::Kind::Values
                                       : Symbol::Kind::Value};
  made.numValues = code.getNumReturns();
  const auto expression = code.getExpression();
  if (expression && isOfUses) {
    std::vector<unsigned> registers;
    for (const SymbolUse &use : uses)
      registers.push_back(getRegister(use, rewrite));
    made.kind = Symbol::Kind::Attribute;
    made.reg = newRegister();
    rewrite.emit(RuleOpcode::Evaluate, made.reg, llvm::ArrayRef(registers),
                 StringRef(*expression));
  } else {
    std::tie(made.reg, made.cppType) = runExpression(text, describe(code));
  }
  if (tree.getSymbol().empty())
    return {made};
  symbols.get(tree.getSymbol()) = made;
  return getUse(tree.getSymbol());
}
