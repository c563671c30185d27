// SPDX-License-Identifier: Apache-2.0
//
// The encoded expressions of predicates.
#include "ods/model/expression_encoder.h"
#include "ods/model/predicate.h"
#include "ods/model/record.h"
#include "llvm/TableGen/Error.h"

using namespace mlir::ods;
using llvm::Record;
using llvm::StringRef;

namespace {

using Expression = std::optional<std::string>;

/// Composes the expression of one predicate.
class ExpressionWriter {
public:
  ExpressionWriter(const Record &root, const Operator *op, const Record *user)
      : root(root), op(op), user(user) {}

  /// Returns nullopt if a part has no expression.
  Expression write(const Record &def, unsigned depth);

private:
  Expression writeJunction(const CombinedPred &pred, CombinedPred::Kind kind,
                           unsigned depth);
  bool collect(const CombinedPred &pred, CombinedPred::Kind kind,
               std::vector<std::string> &parts, unsigned depth);
  Expression writeSelected(const Record &def, const Record &child, bool isAll,
                           unsigned depth);
  Expression check(std::string bytes) {
    if (bytes.size() > maxExpressionSize)
      reportTooLarge();
    return bytes;
  }
  [[noreturn]] void reportTooLarge() {
    PrintFatalError(root.getLoc(), "predicate is too large");
  }

  const Record &root;
  const Operator *op;
  const Record *user;
  unsigned numParts = 0;
};

} // namespace

/// Appends the expressions of the parts of a junction; nested junctions of the
/// same kind are flattened.
bool ExpressionWriter::collect(const CombinedPred &pred,
                               CombinedPred::Kind kind,
                               std::vector<std::string> &parts,
                               unsigned depth) {
  if (depth > maxDepth)
    reportTooDeep(root);
  bool isComplete = true;
  for (const Record *child : pred.getChildren()) {
    if (++numParts > maxExpressionSize)
      reportTooLarge();
    if (child->isSubClassOf("CombinedPred") &&
        CombinedPred(child).getKind() == kind) {
      isComplete &= collect(CombinedPred(child), kind, parts, depth + 1);
      continue;
    }
    Expression part = write(*child, depth + 1);
    isComplete &= part.has_value();
    if (part)
      parts.push_back(std::move(*part));
  }
  return isComplete;
}

/// Encodes an `and` or `or`; nested ones of the same kind are flattened.
static std::string encodeJunction(Opcode opcode,
                                  llvm::ArrayRef<std::string> parts) {
  std::string bytes;
  unsigned count = 0;
  for (StringRef part : parts) {
    const bool isSame = part.front() == static_cast<char>(opcode);
    count += isSame ? static_cast<uint8_t>(part[1]) : 1;
    bytes += part.drop_front(isSame ? 2 : 0);
  }
  if (count > 255)
    return encodeCall(opcode, parts);
  return encodeLeaf(opcode) + static_cast<char>(count) + bytes;
}

Expression ExpressionWriter::writeJunction(const CombinedPred &pred,
                                           CombinedPred::Kind kind,
                                           unsigned depth) {
  const bool isAnd = kind == CombinedPred::Kind::And;
  const std::string decisive = isAnd ? encodeFalse() : encodeTrue();
  const std::string neutral = isAnd ? encodeTrue() : encodeFalse();
  std::vector<std::string> parts;
  if (!collect(pred, kind, parts, depth))
    return std::nullopt;
  llvm::erase(parts, neutral);
  if (parts.empty())
    return neutral;
  if (llvm::is_contained(parts, decisive))
    return decisive;
  if (parts.size() == 1)
    return std::move(parts.front());
  return check(encodeJunction(isAnd ? Opcode::And : Opcode::Or, parts));
}

/// Returns the expression that applies the child to the selector's value.
Expression ExpressionWriter::writeSelected(const Record &def,
                                           const Record &child, bool isAll,
                                           unsigned depth) {
  Expression selector = encodeExpressionField(def, "selector", op, user);
  Expression body = write(child, depth + 1);
  if (!body || !selector)
    return std::nullopt;
  if (!isAll)
    return check(encodeLet(*selector, *body));
  if (*body == encodeTrue())
    return body;
  return check(encodeCall(Opcode::All, {*selector, *body}));
}

Expression ExpressionWriter::write(const Record &def, unsigned depth) {
  if (depth > maxDepth)
    reportTooDeep(root);
  if (++numParts > maxExpressionSize)
    reportTooLarge();
  if (!def.isSubClassOf("CombinedPred"))
    return encodeExpressionField(def, "expr", op, user);
  const CombinedPred pred(&def);
  const CombinedPred::Kind kind = pred.getKind();
  if (kind == CombinedPred::Kind::And || kind == CombinedPred::Kind::Or)
    return writeJunction(pred, kind, depth);
  const Record &child = *pred.getChildren().front();
  if (kind == CombinedPred::Kind::SubstLeaves)
    return writeSelected(def, child, /*isAll=*/false, depth);
  if (kind == CombinedPred::Kind::Concat)
    return writeSelected(def, child, ConcatPred(&def).isForAll(), depth);
  Expression part = write(child, depth + 1);
  if (!part)
    return std::nullopt;
  if (*part == encodeTrue())
    return encodeFalse();
  if (*part == encodeFalse())
    return encodeTrue();
  return check(encodeCall(Opcode::Not, {*part}));
}

Expression Pred::getExpression(const Operator *op, const Record *user) const {
  if (!def)
    return encodeTrue();
  Expression bytes = ExpressionWriter(*def, op, user).write(*def, 0);
  if (bytes && decodeExpression(*bytes) == "<invalid>")
    reportTooDeep(*def);
  return bytes;
}

/// Returns the first part of a predicate without an expression, in the order of
/// the text. Does not encode names, since they may belong to an operation.
static const Record *findMissingLeaf(const Record &def, unsigned depth,
                                     unsigned &numParts, const Record &root) {
  if (depth > maxDepth || ++numParts > maxExpressionSize)
    reportTooDeep(root);
  if (!def.isSubClassOf("CombinedPred"))
    return getStringOrEmpty(def, "expr").empty() ? &def : nullptr;
  const CombinedPred pred(&def);
  const CombinedPred::Kind kind = pred.getKind();
  if ((kind == CombinedPred::Kind::SubstLeaves ||
       kind == CombinedPred::Kind::Concat) &&
      getStringOrEmpty(def, "selector").empty())
    return &def;
  for (const Record *child : pred.getChildren())
    if (const Record *leaf = findMissingLeaf(*child, depth + 1, numParts, root))
      return leaf;
  return nullptr;
}

const Record *Pred::getMissingLeaf() const {
  unsigned numParts = 0;
  return def ? findMissingLeaf(*def, 0, numParts, *def) : nullptr;
}

/// Returns true if the structure of a predicate makes it true, or if it is a
/// leaf `true`.
static bool isTriviallyTrue(const Record &def, unsigned depth,
                            const Record &root) {
  if (depth > maxDepth)
    reportTooDeep(root);
  if (!def.isSubClassOf("CombinedPred")) {
    const StringRef condition = def.getValueAsString("predExpr").trim();
    return condition == "true" || condition == "(true)";
  }
  const CombinedPred pred(&def);
  if (pred.getKind() != CombinedPred::Kind::And &&
      pred.getKind() != CombinedPred::Kind::SubstLeaves)
    return false;
  return llvm::all_of(pred.getChildren(), [&](const Record *child) {
    return isTriviallyTrue(*child, depth + 1, root);
  });
}

bool Pred::isTrue() const { return !def || isTriviallyTrue(*def, 0, *def); }
