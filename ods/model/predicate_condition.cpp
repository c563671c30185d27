// SPDX-License-Identifier: Apache-2.0
//
// The conditions of predicates in C++.
#include "ods/model/predicate.h"
#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

namespace {

/// The maximum size of a condition's text and its maximum number of parts.
constexpr size_t maxTextSize = 1 << 22;
constexpr unsigned maxParts = 1 << 20;

/// A part of a condition. Its truth is known only if its structure determines
/// it: an empty conjunction or disjunction.
struct Condition {
  enum Truth { Unknown, True, False } truth;
  std::string text;
};

/// A replacement that applies to leaves.
using Substitution = std::pair<StringRef, StringRef>;
using Substitutions = llvm::SmallVector<Substitution, 4>;

/// Composes the condition of one predicate.
class ConditionWriter {
public:
  explicit ConditionWriter(const Record &root) : root(root) {}

  /// `simplify` omits parts whose truth is known, except inside substitutions.
  Condition write(const Record &def, const Substitutions &substitutions,
                  bool simplify, unsigned depth);

private:
  Condition writeJunction(const CombinedPred &pred, bool isAnd,
                          const Substitutions &substitutions, bool simplify,
                          unsigned depth);
  Condition writeConcat(const ConcatPred &pred,
                        const Substitutions &substitutions, bool simplify,
                        unsigned depth);
  std::string substitute(StringRef text, const Substitutions &substitutions);
  std::string check(std::string text) {
    if (text.size() > maxTextSize)
      PrintFatalError(root.getLoc(), "predicate is too large");
    return text;
  }

  const Record &root;
  unsigned numParts = 0;
};

} // namespace

/// Applies all substitutions, innermost first. A substitution does not apply to
/// text that it has inserted itself.
std::string ConditionWriter::substitute(StringRef text,
                                        const Substitutions &substitutions) {
  std::string result = text.str();
  for (auto [pattern, replacement] : llvm::reverse(substitutions)) {
    if (pattern.empty())
      continue;
    std::string replaced;
    StringRef rest = result;
    for (size_t at; (at = rest.find(pattern)) != StringRef::npos;
         rest = rest.drop_front(at + pattern.size())) {
      replaced += rest.take_front(at);
      replaced += replacement;
      check(replaced);
    }
    replaced += rest;
    result = std::move(replaced);
  }
  return result;
}

/// Returns "(a) && (b)"; a single part is returned unchanged.
static std::string join(llvm::ArrayRef<std::string> parts, bool isAnd) {
  if (parts.empty())
    return isAnd ? "true" : "false";
  if (parts.size() == 1)
    return parts.front();
  std::string text = "(" + parts.front() + ")";
  for (const std::string &part : parts.drop_front())
    text += (isAnd ? " && (" : " || (") + part + ")";
  return text;
}

Condition ConditionWriter::writeJunction(const CombinedPred &pred, bool isAnd,
                                         const Substitutions &substitutions,
                                         bool simplify, unsigned depth) {
  const auto decisive = isAnd ? Condition::False : Condition::True;
  const auto neutral = isAnd ? Condition::True : Condition::False;
  std::vector<std::string> parts;
  const auto children = pred.getChildren();
  if (children.empty() && simplify)
    return {neutral, join({}, isAnd)};
  for (const Record *child : children) {
    Condition part = write(*child, substitutions, simplify, depth + 1);
    if (part.truth == decisive)
      return part;
    if (part.truth != neutral)
      parts.push_back(std::move(part.text));
  }
  return {Condition::Unknown, check(join(parts, isAnd))};
}

Condition ConditionWriter::writeConcat(const ConcatPred &pred,
                                       const Substitutions &substitutions,
                                       bool simplify, unsigned depth) {
  Condition child =
      write(*pred.getChildren().front(), substitutions, simplify, depth + 1);
  return {Condition::Unknown,
          check(substitute(pred.getPrefix(), substitutions) + child.text +
                substitute(pred.getSuffix(), substitutions))};
}

Condition ConditionWriter::write(const Record &def,
                                 const Substitutions &substitutions,
                                 bool simplify, unsigned depth) {
  if (depth > maxDepth)
    reportTooDeep(root);
  if (++numParts > maxParts)
    PrintFatalError(root.getLoc(), "predicate is too large");
  if (!def.isSubClassOf("CombinedPred"))
    return {Condition::Unknown,
            substitute(def.getValueAsString("predExpr"), substitutions)};
  const CombinedPred pred(&def);
  switch (pred.getKind()) {
  case CombinedPred::Kind::And:
  case CombinedPred::Kind::Or:
    return writeJunction(pred, pred.getKind() == CombinedPred::Kind::And,
                         substitutions, simplify, depth);
  case CombinedPred::Kind::Not:
    return {Condition::Unknown, "!(" +
                                    write(*pred.getChildren().front(),
                                          substitutions, simplify, depth + 1)
                                        .text +
                                    ")"};
  case CombinedPred::Kind::Concat:
    return writeConcat(ConcatPred(&def), substitutions, simplify, depth);
  case CombinedPred::Kind::SubstLeaves:
    break;
  }
  const SubstLeavesPred subst(&def);
  Substitutions inner = substitutions;
  inner.emplace_back(subst.getPattern(), subst.getReplacement());
  return {Condition::Unknown, write(*pred.getChildren().front(), inner,
                                    /*simplify=*/false, depth + 1)
                                  .text};
}

std::string Pred::getCondition() const {
  if (!def)
    return "true";
  return ConditionWriter(*def).write(*def, {}, /*simplify=*/true, 0).text;
}
