// SPDX-License-Identifier: Apache-2.0
//
// Rules as their records define them.
#ifndef DRR_MODEL_PATTERN_H
#define DRR_MODEL_PATTERN_H

#include "drr/model/symbols.h"

namespace mlir {
namespace ods {

/// A `Pattern` record.
class Pattern {
public:
  /// Errors: at the record if a tree is malformed or nested too deeply.
  Pattern(const llvm::Record *def, RecordOperatorMap &operators);

  DagNode getSourcePattern() const;
  int getNumResultPatterns() const { return results.size(); }
  DagNode getResultPattern(unsigned index) const { return results[index]; }
  int getNumSupplementalPatterns() const { return supplemental.size(); }
  DagNode getSupplementalPattern(unsigned index) const {
    return supplemental[index];
  }

  /// Bind the symbols of the source pattern and of the result patterns. Errors:
  /// at the record if a name is bound twice or the number of arguments is
  /// wrong.
  void bindSourceSymbols(SymbolTable &symbols);
  void bindResultSymbols(SymbolTable &symbols);

  Operator &getSourceRootOp() { return getDialectOp(getSourcePattern()); }
  Operator &getDialectOp(DagNode node) { return node.getDialectOp(operators); }
  /// Errors: at the record if an entity has no name.
  std::vector<AppliedConstraint> getConstraints() const;
  /// Returns the number of matched operations plus the benefit that the record
  /// adds. Errors: at the record if the added benefit is not a number or the
  /// sum is out of range.
  unsigned getBenefit() const;
  /// Returns the names of the operations that the rule creates, sorted.
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

/// Returns true if the name of an argument is bound: `$_` is not.
inline bool isBindable(llvm::StringRef name) {
  return !name.empty() && name != "_";
}

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_PATTERN_H
