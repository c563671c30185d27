// SPDX-License-Identifier: Apache-2.0
//
// Rules, as their records say them.
#ifndef DRR_MODEL_PATTERN_H
#define DRR_MODEL_PATTERN_H

#include "drr/model/symbols.h"

namespace mlir {
namespace ods {

/// A `Pattern` record.
class Pattern {
public:
  /// Errors: at the record, if a tree is no tree of operations, calls and
  /// directives, or is nested too deeply.
  Pattern(const llvm::Record *def, RecordOperatorMap &operators);

  DagNode getSourcePattern() const;
  int getNumResultPatterns() const { return results.size(); }
  DagNode getResultPattern(unsigned index) const { return results[index]; }
  int getNumSupplementalPatterns() const { return supplemental.size(); }
  DagNode getSupplementalPattern(unsigned index) const {
    return supplemental[index];
  }

  /// Binds what the tree to match names, and what the other trees do.
  /// Errors: at the record: a name is bound twice, a number of arguments is
  /// wrong.
  void bindSourceSymbols(SymbolTable &symbols);
  void bindResultSymbols(SymbolTable &symbols);

  Operator &getSourceRootOp() { return getDialectOp(getSourcePattern()); }
  Operator &getDialectOp(DagNode node) { return node.getDialectOp(operators); }
  /// Errors: at the record, where an entity has no name.
  std::vector<AppliedConstraint> getConstraints() const;
  /// The number of operations that it matches, and what the record adds.
  /// Errors: at the record, if that is no number or the sum is out of range.
  unsigned getBenefit() const;
  /// The names of operations that it makes, sorted.
  std::vector<std::string> getGeneratedOps();

  llvm::ArrayRef<llvm::SMLoc> getLoc() const { return def.getLoc(); }
  const llvm::Record &getDef() const { return def; }

private:
  void checkTree(DagNode node, unsigned depth) const;
  std::vector<DagNode> getTrees(llvm::StringRef field) const;
  void bind(DagNode tree, SymbolTable &symbols, bool isSource);
  void bindCall(DagNode tree, SymbolTable &symbols, bool isSource);
  void bindOperation(DagNode tree, SymbolTable &symbols, bool isSource);
  void bindOperands(DagNode parent, DagNode tree, int argIndex,
                    SymbolTable &symbols);
  void bindCallArgument(DagLeaf leaf, llvm::StringRef name,
                        SymbolTable &symbols);
  void bindArgument(DagNode node, llvm::StringRef name, int argIndex,
                    std::optional<int> element, SymbolTable &symbols);
  void verifyBind(bool isBound, llvm::StringRef name) const;
  [[noreturn]] void fail(const llvm::Twine &message) const;

  const llvm::Record &def;
  RecordOperatorMap &operators;
  std::vector<DagNode> results;
  std::vector<DagNode> supplemental;
};

/// Whether an argument is to be bound: `$_` is not.
inline bool isBindable(llvm::StringRef name) {
  return !name.empty() && name != "_";
}

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_PATTERN_H
