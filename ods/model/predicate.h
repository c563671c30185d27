// SPDX-License-Identifier: Apache-2.0
//
// Predicates: what a constraint asks, as C++ text and as an expression.
#ifndef ODS_MODEL_PREDICATE_H
#define ODS_MODEL_PREDICATE_H

#include <optional>
#include <string>
#include <vector>

#include "llvm/ADT/Hashing.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

class Operator;

/// A `Pred` record, or null: true of anything.
class Pred {
public:
  Pred() = default;
  /// Errors: at the record, if it is no predicate.
  explicit Pred(const llvm::Record *record);
  /// Null if `init` is not a record.
  explicit Pred(const llvm::Init *init);

  bool isNull() const { return def == nullptr; }
  explicit operator bool() const { return def != nullptr; }

  /// The condition in C++, with placeholders: `$_self`, `$_op`, `$name`, ….
  /// Of a null predicate: "true".
  std::string getCondition() const;

  /// The same as an encoded expression of `self`; nullopt if a part of it is
  /// only known in C++. `op`, if there is one, has what `$name` refers to.
  /// Of a null predicate: true. `user` is whose predicate it is, for messages.
  std::optional<std::string>
  getExpression(const Operator *op = nullptr,
                const llvm::Record *user = nullptr) const;

  /// The first part without an expression, or null.
  const llvm::Record *getMissingLeaf() const;

  /// Whether it holds of everything: null, or a conjunction of such.
  bool isTrue() const;

  /// Whether it is composed of others.
  bool isCombined() const;

  llvm::ArrayRef<llvm::SMLoc> getLoc() const { return def->getLoc(); }
  bool operator==(const Pred &other) const { return def == other.def; }
  friend llvm::hash_code hash_value(Pred pred) {
    return llvm::hash_value(pred.def);
  }
  const llvm::Record &getDef() const { return *def; }

protected:
  const llvm::Record *def = nullptr;
};

/// A leaf.
class CPred : public Pred {
public:
  explicit CPred(const llvm::Record *record);
  explicit CPred(const llvm::Init *init);
  /// The field `expr`: text, or empty.
  llvm::StringRef getExpressionText() const;
};

/// What is composed of others.
class CombinedPred : public Pred {
public:
  enum class Kind { And, Or, Not, SubstLeaves, Concat };

  explicit CombinedPred(const llvm::Record *record);
  explicit CombinedPred(const llvm::Init *init);

  /// Errors: at the record, if it is no known one: "unsupported predicate
  /// kind".
  Kind getKind() const;
  const llvm::Record *getCombinerDef() const;
  std::vector<const llvm::Record *> getChildren() const;
};

/// A predicate in whose leaves a text is replaced.
class SubstLeavesPred : public CombinedPred {
public:
  using CombinedPred::CombinedPred;
  llvm::StringRef getPattern() const;
  llvm::StringRef getReplacement() const;
  /// Text of the expression that gives the child's `self`, or empty.
  llvm::StringRef getSelector() const;
};

/// A predicate with text before and behind it.
class ConcatPred : public CombinedPred {
public:
  using CombinedPred::CombinedPred;
  llvm::StringRef getPrefix() const;
  llvm::StringRef getSuffix() const;
  llvm::StringRef getSelector() const;
  /// Whether the child is asked for each element of what the selector gives.
  /// Errors: at the record, if `quantifier` is neither "all" nor empty.
  bool isForAll() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_PREDICATE_H
