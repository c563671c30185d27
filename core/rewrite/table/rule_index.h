// SPDX-License-Identifier: Apache-2.0
//
// Which of many rules may match: a tree of their tests, in which rules that
// begin alike share what they have in common, and tests of one name or
// attribute against many are one look into a table. Tests in C++, and choices,
// are left to the rules.
#ifndef CORE_REWRITE_TABLE_RULE_INDEX_H
#define CORE_REWRITE_TABLE_RULE_INDEX_H

#include <vector>

#include "core/rewrite/pattern.h"
#include "core/rewrite/table/rule_program.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {

class RuleIndex final : public PatternIndex {
public:
  /// An index of a list; null where it would be of no use.
  static std::unique_ptr<PatternIndex>
  create(llvm::ArrayRef<const RewritePattern *> patterns);

  void getCandidates(Operation *op,
                     llvm::SmallVectorImpl<unsigned> &places) const override;

private:
  struct Node {
    /// What must apply here; null at the root. Of a rule's program.
    const RuleInstruction *instruction = nullptr;
    /// Patterns for which nothing is left to test here.
    llvm::SmallVector<unsigned, 1> places;
    llvm::SmallVector<unsigned, 2> children;
    /// Children by what one of a register must be; see Table.
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
