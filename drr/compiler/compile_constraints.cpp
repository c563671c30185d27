// SPDX-License-Identifier: Apache-2.0
//
// Compiles constraints on matched entities: to expressions if they have one, to
// dedicated checks if their C++ code is that of one, otherwise to C++
// functions.
#include "drr/compiler/rule_compiler.h"
#include "ods/model/format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::ods;
using llvm::StringRef;

static std::string describe(const Constraint &constraint) {
  return ("the constraint '" + constraint.getSummary() + "'").str();
}

void RuleCompiler::checkType(const Constraint &constraint, unsigned value,
                             RuleBlock &block) {
  const Pred predicate = constraint.getPredicate();
  if (!predicate || predicate.isTrue())
    return;
  if (auto expression = constraint.getExpression()) {
    block.emit(RuleOpcode::CheckType, value, StringRef(*expression));
    return;
  }
  FmtContext context;
  context.withBuilder("rewriter").addSubst("_ctxt", "rewriter.getContext()");
  context.withSelf("state.getType(" + std::to_string(value) + ")");
  block.emit(RuleOpcode::CheckInCpp,
             addCondition(tgfmt(constraint.getConditionTemplate(), &context),
                          describe(constraint)));
}

void RuleCompiler::checkAttribute(const Constraint &constraint,
                                  unsigned attribute, RuleBlock &block) {
  const Pred predicate = constraint.getPredicate();
  if (!predicate || predicate.isTrue())
    return;
  if (auto expression = constraint.getExpression()) {
    block.emit(RuleOpcode::CheckAttributeHolds, attribute,
               StringRef(*expression));
    return;
  }
  FmtContext context;
  context.withBuilder("rewriter").addSubst("_ctxt", "rewriter.getContext()");
  context.withSelf("state.getAttribute(" + std::to_string(attribute) + ")");
  block.emit(RuleOpcode::CheckInCpp,
             addCondition(tgfmt(constraint.getConditionTemplate(), &context),
                          describe(constraint)));
}

void RuleCompiler::checkProperty(const Constraint &constraint, StringRef value,
                                 RuleBlock &block) {
  const Pred predicate = constraint.getPredicate();
  if (!predicate || predicate.isTrue())
    return;
  FmtContext context;
  context.withBuilder("rewriter").withSelf(value);
  block.emit(RuleOpcode::CheckInCpp,
             addCondition(tgfmt(constraint.getConditionTemplate(), &context),
                          describe(constraint)));
}

void RuleCompiler::checkEqualNames(RuleBlock &block) {
  for (const auto &[name, places] : symbols.getSymbols())
    for (const Symbol &other : llvm::drop_begin(places))
      block.emit(RuleOpcode::CheckEqual, places.front().reg, other.reg);
}

/// Returns the name of the entity that a placeholder, `$_self` or `$0`,
/// denotes; empty if it is not a placeholder.
static std::string getEntity(const AppliedConstraint &constraint,
                             StringRef placeholder) {
  unsigned index;
  if (placeholder == "$_self")
    return constraint.self;
  if (!placeholder.consume_front("$") || placeholder.getAsInteger(10, index) ||
      index >= constraint.entities.size())
    return "";
  return constraint.entities[index];
}

/// Removes spaces and enclosing parentheses from C++ code.
static std::string normalize(StringRef text) {
  std::string result;
  llvm::copy_if(text, std::back_inserter(result),
                [](char c) { return !llvm::isSpace(c); });
  StringRef inner = result;
  while (inner.size() > 2 && inner.front() == '(' && inner.back() == ')' &&
         inner.drop_front().find('(') >= inner.drop_front().find(')') &&
         inner.drop_front().drop_back().count(')') == 0)
    inner = inner.drop_front().drop_back();
  if (inner.consume_front("(") && !inner.consume_back(")"))
    return result;
  return inner.str();
}

bool RuleCompiler::checkByText(const AppliedConstraint &constraint,
                               RuleBlock &block) {
  const std::string text =
      normalize(constraint.constraint.getConditionTemplate());
  auto getEntityRegister = [&](StringRef placeholder) {
    const std::string entity = getEntity(constraint, placeholder);
    return entity.empty() ? std::nullopt
                          : std::optional(getRegister(getUse(entity), block));
  };
  for (auto [suffix, opcode] : {std::pair<StringRef, RuleOpcode>{
                                    ".hasOneUse()", RuleOpcode::CheckOneUse},
                                {"->hasOneUse()", RuleOpcode::CheckOneUse},
                                {".use_empty()", RuleOpcode::CheckNoUse},
                                {"->use_empty()", RuleOpcode::CheckNoUse}}) {
    StringRef entity = text;
    if (!entity.consume_back(suffix))
      continue;
    if (auto reg = getEntityRegister(entity)) {
      block.emit(opcode, *reg);
      return true;
    }
  }
  const bool isEqual = StringRef(text).contains("==");
  auto [first, second] = StringRef(text).split(isEqual ? "==" : "!=");
  const bool ofTypes = first.consume_back(".getType()");
  if (ofTypes != second.consume_back(".getType()"))
    return false;
  if (getEntity(constraint, first).empty() ||
      getEntity(constraint, second).empty())
    return false;
  unsigned registers[] = {*getEntityRegister(first),
                          *getEntityRegister(second)};
  if (ofTypes)
    for (unsigned &reg : registers) {
      const unsigned type = newRegister();
      block.emit(RuleOpcode::GetTypeOf, type, reg);
      reg = type;
    }
  block.emit(isEqual ? RuleOpcode::CheckEqual : RuleOpcode::CheckNotEqual,
             registers[0], registers[1]);
  return true;
}

void RuleCompiler::checkEntities(const AppliedConstraint &constraint,
                                 RuleBlock &block) {
  if (constraint.entities.size() > 4)
    fail("only support up to 4-entity constraints now");
  if (checkByText(constraint, block))
    return;
  if (auto expression = constraint.constraint.getExpression()) {
    std::vector<unsigned> registers;
    if (!constraint.self.empty())
      registers.push_back(getRegister(getUse(constraint.self), block));
    for (const std::string &entity : constraint.entities)
      registers.push_back(getRegister(getUse(entity), block));
    block.emit(RuleOpcode::CheckEntities, llvm::ArrayRef(registers),
               StringRef(*expression));
    return;
  }
  std::vector<std::string> names;
  for (const std::string &entity : constraint.entities)
    names.push_back(getText(getUse(entity)));
  names.resize(4, "<unused>");
  FmtContext context;
  context.withBuilder("rewriter");
  context.withSelf(constraint.self.empty() ? ""
                                           : getText(getUse(constraint.self)));
  block.emit(RuleOpcode::CheckInCpp,
             addCondition(tgfmt(constraint.constraint.getConditionTemplate(),
                                &context, llvm::ArrayRef(names)),
                          describe(constraint.constraint)));
}

void RuleCompiler::checkConstraints(RuleBlock &block) {
  for (const AppliedConstraint &applied : pattern.getConstraints()) {
    switch (applied.constraint.getKind()) {
    case Constraint::CK_Type: {
      if (applied.entities.size() != 1)
        fail("type constraint requires exactly one argument");
      checkType(applied.constraint,
                getRegister(getUse(applied.entities.front()), block), block);
      break;
    }
    case Constraint::CK_Attr:
      fail("cannot use AttrConstraint in Pattern multi-entity constraints");
    default:
      checkEntities(applied, block);
    }
  }
}
