// SPDX-License-Identifier: Apache-2.0
//
// A decision tree that selects the rules that may match. Rules with a common
// prefix share its tests. Tests of one name or attribute against many constants
// are one table lookup. C++ tests and choices are left to the rules.
#ifndef CORE_REWRITE_TABLE_RULE_INDEX_H
#define CORE_REWRITE_TABLE_RULE_INDEX_H

#include <vector>

#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_program.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

/// The index of the rules for one operation.
class RuleIndex final : public PatternIndex {
public:
  /// Creates the index of a list. Returns null if an index would not help.
  static std::unique_ptr<PatternIndex>
  create(llvm::ArrayRef<const RewritePattern *> patterns);

  void getCandidates(Operation *op,
                     llvm::SmallVectorImpl<unsigned> &places) const override;

private:
  struct Node {
    /// The instruction that must apply here, owned by a rule's program. Null at
    /// the root.
    const RuleInstruction *instruction = nullptr;
    /// The positions of patterns that have no tests left.
    llvm::SmallVector<unsigned, 1> places;
    llvm::SmallVector<unsigned, 2> children;
    /// Tables of children, by the constant that a register must equal.
    llvm::SmallVector<unsigned, 1> tables;
  };
  /// Nodes by the constant that their test compares the register with.
  struct Table {
    ods::RuleOpcode opcode;
    uint16_t reg;
    llvm::SmallDenseMap<const void *, unsigned, 8> nodes;
  };

  void insert(llvm::ArrayRef<RuleInstruction> instructions, unsigned place);
  unsigned getChild(unsigned parent, const RuleInstruction &instruction);
  unsigned addNode(const RuleInstruction &instruction);

  std::vector<Node> nodes = std::vector<Node>(1);
  std::vector<Table> tables;
  unsigned numRegisters = 1;
};

} // namespace mlir

#endif // CORE_REWRITE_TABLE_RULE_INDEX_H
