// SPDX-License-Identifier: Apache-2.0
//
// Predicates of constraints, as C++ code and as expressions.
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

/// A `Pred` record, or null, which is always true.
class Pred {
public:
  Pred() = default;
  /// Errors: at the record if it is not a predicate.
  explicit Pred(const llvm::Record *record);
  /// The predicate is null if `init` is not a record.
  explicit Pred(const llvm::Init *init);

  bool isNull() const { return def == nullptr; }
  explicit operator bool() const { return def != nullptr; }

  /// Returns the condition in C++ with placeholders `$_self`, `$_op`, `$name`,
  /// ….; "true" for a null predicate.
  std::string getCondition() const;

  /// Returns the condition as an encoded expression over `self`; nullopt if a
  /// part requires C++; true for a null predicate. `op`, if given, resolves
  /// `$name`. `user` is the record that uses the predicate, for diagnostics.
  std::optional<std::string>
  getExpression(const Operator *op = nullptr,
                const llvm::Record *user = nullptr) const;

  /// Returns the first part without an expression, or null.
  const llvm::Record *getMissingLeaf() const;

  /// Returns true if the predicate is null or a conjunction of such predicates.
  bool isTrue() const;

  /// Returns true if the predicate is composed of others.
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
  /// Returns the text of the field `expr`, or empty.
  llvm::StringRef getExpressionText() const;
};

/// A predicate composed of others.
class CombinedPred : public Pred {
public:
  enum class Kind { And, Or, Not, SubstLeaves, Concat };

  explicit CombinedPred(const llvm::Record *record);
  explicit CombinedPred(const llvm::Init *init);

  /// Errors: at the record if the kind is unknown: "unsupported predicate
  /// kind".
  Kind getKind() const;
  const llvm::Record *getCombinerDef() const;
  std::vector<const llvm::Record *> getChildren() const;
};

/// A predicate with a text replaced in its leaves.
class SubstLeavesPred : public CombinedPred {
public:
  using CombinedPred::CombinedPred;
  llvm::StringRef getPattern() const;
  llvm::StringRef getReplacement() const;
  /// Returns the text of the expression that yields the child's `self`, or
  /// empty.
  llvm::StringRef getSelector() const;
};

/// A predicate with text before and after it.
class ConcatPred : public CombinedPred {
public:
  using CombinedPred::CombinedPred;
  llvm::StringRef getPrefix() const;
  llvm::StringRef getSuffix() const;
  llvm::StringRef getSelector() const;
  /// Returns true if the child applies to each element of the selector's value.
  /// Errors: at the record if `quantifier` is neither "all" nor empty.
  bool isForAll() const;
};

} // namespace ods
} // namespace mlir

#endif // ODS_MODEL_PREDICATE_H
