// SPDX-License-Identifier: Apache-2.0
//
// The compiler of one rule: what its halves share.
#ifndef DRR_COMPILER_RULE_COMPILER_H
#define DRR_COMPILER_RULE_COMPILER_H

#include "drr/compiler/compile_rule.h"
#include "drr/compiler/rule_writer.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {
namespace ods {

/// A symbol as a tree names it: all of it, or one of its values.
struct SymbolUse {
  Symbol symbol;
  int index = -1;
};

class RuleCompiler {
public:
  RuleCompiler(Pattern &pattern, llvm::StringRef name)
      : pattern(pattern), symbols(pattern.getLoc()) {
    result.name = name.str();
  }
  CompiledRule compile();

private:
  /// The trailing ones of a node.
  struct Directives {
    DagNode location{nullptr};
    DagNode returnType{nullptr};
    int count = 0;
  };

  // Matching.

  /// A node that an operation has been found for.
  struct Node {
    DagNode tree;
    unsigned reg;
    /// By argument of the node: what is nested in it.
    std::map<int, std::vector<Node>> children;
    /// Of variadic groups: the register with the values.
    std::map<int, unsigned> groups;
  };
  void compileMatch();
  Node findOperations(DagNode tree, unsigned reg, RuleBlock &block);
  Node findOperation(DagNode tree, unsigned value, RuleBlock &block);
  void findInVariadic(Node &node, int arg, int argIndex, int group,
                      RuleBlock &block);
  void matchArguments(const Node &node, RuleBlock &block);
  void matchNested(const Node &node, RuleBlock &block);
  void matchOperand(const Node &node, DagLeaf leaf, llvm::StringRef name,
                    int argIndex, int group, RuleBlock &block);
  void matchValue(const Operator &op, DagLeaf leaf, llvm::StringRef name,
                  int argIndex, unsigned value, RuleBlock &block);
  void matchVariadic(const Node &node, int arg, int argIndex, RuleBlock &block);
  void matchEither(const Node &node, DagNode either, int argIndex, int group,
                   RuleBlock &block);
  void matchEitherOrder(const Node &node, DagNode either, int argIndex,
                        llvm::ArrayRef<unsigned> values, RuleBlock &block);
  void matchAttribute(const Node &node, DagLeaf leaf, llvm::StringRef name,
                      int argIndex, RuleBlock &block);
  void matchProperty(const Node &node, DagLeaf leaf, llvm::StringRef name,
                     int argIndex, RuleBlock &block);
  void matchCall(const Node &node, RuleBlock &block);
  void checkEqualNames(RuleBlock &block);
  void checkConstraints(RuleBlock &block);
  void checkEntities(const AppliedConstraint &constraint, RuleBlock &block);
  bool checkByText(const AppliedConstraint &constraint, RuleBlock &block);
  llvm::StringRef getCallArgumentType(DagLeaf leaf) const;
  /// By C++ of the value.
  void checkProperty(const Constraint &constraint, llvm::StringRef value,
                     RuleBlock &block);
  void checkType(const Constraint &constraint, unsigned value,
                 RuleBlock &block);
  void checkAttribute(const Constraint &constraint, unsigned attribute,
                      RuleBlock &block);
  /// Binds the next place of an operand's name to a register.
  void setRegister(llvm::StringRef name, unsigned reg);
  int getNumOperandGroup(const Operator &op, int argIndex) const;

  // Rewriting.

  void compileRewrite();
  int getNumValues(DagNode tree);
  std::vector<int> getOffsets(int &firstReplacement);
  void replaceRoot(llvm::ArrayRef<SymbolUse> replacements);
  SymbolUse make(DagNode tree, int resultIndex, int depth);
  SymbolUse makeByCall(DagNode tree, int depth);
  SymbolUse makeOperation(DagNode tree, int resultIndex, int depth);
  SymbolUse makeVariadic(DagNode tree, int depth);
  Directives getDirectives(DagNode tree);
  unsigned makeLocation(const Directives &directives);
  unsigned makeLocation(DagNode directive);
  /// The registers of the types that a directive says.
  std::vector<unsigned> makeTypes(DagNode directive, int depth);
  unsigned makeType(DagNode directive, int index, int depth);

  /// An argument of an operation to be.
  struct Made {
    unsigned reg = 0;
    /// In C++.
    std::string text;
    /// It may be something else than an attribute.
    bool isCpp = false;
  };
  std::vector<Made> makeArguments(DagNode tree, const Operator &op,
                                  bool isSeparate, int depth);
  Made makeOperand(DagNode tree, int index, const SymbolUse *child,
                   bool isVariadic);
  Made makeAttribute(DagNode tree, const Operator &op, int index,
                     const SymbolUse *child, bool isSeparate);
  Made makeConstant(DagLeaf leaf, bool isProperty);
  /// What C++ gives as an attribute.
  unsigned convertToAttribute(const Made &made);
  bool infersTypes(const Operator &op) const;
  void createInCpp(const Operator &op, unsigned location,
                   llvm::ArrayRef<Made> arguments, unsigned reg);
  void create(DagNode tree, const Operator &op, const Directives &directives,
              int resultIndex, bool isSeparate, unsigned location,
              llvm::ArrayRef<Made> arguments, llvm::ArrayRef<unsigned> types,
              unsigned reg);
  /// C++ of a leaf that is a constant or a symbol.
  std::string getLeafText(DagLeaf leaf, llvm::StringRef name);
  std::string getConstantText(DagLeaf leaf);

  // Both.

  SymbolUse getUse(llvm::StringRef name);
  std::string getText(const SymbolUse &use);
  /// The register with the values of a symbol, or with what else it is.
  unsigned getRegister(const SymbolUse &use, RuleBlock &block);
  unsigned newRegister() { return numRegisters++; }
  /// A function that returns whether a condition holds.
  unsigned addCondition(llvm::StringRef condition, const llvm::Twine &purpose);
  /// A function of statements, which ends in success.
  unsigned addStatements(llvm::StringRef body, const llvm::Twine &purpose);
  /// Runs an expression of C++ and puts its value into a register; gives that,
  /// and the expression of the value's type.
  std::pair<unsigned, std::string> runExpression(llvm::StringRef expression,
                                                 const llvm::Twine &purpose);
  std::string getFunctionName() const;
  [[noreturn]] void fail(const llvm::Twine &message) const;

  Pattern &pattern;
  SymbolTable symbols;
  CompiledRule result;
  RuleBlock match;
  RuleBlock rewrite;
  unsigned numRegisters = 1;
  /// How many places of a name have got their registers.
  std::map<std::string, unsigned> numPlaced;
  /// Calls in the tree that is matched, which come behind all other tests.
  RuleBlock calls;
  bool defersCalls = true;
  /// Of the operations that were matched, in the order in which locations are
  /// fused.
  std::vector<unsigned> matchedOps;
  std::optional<unsigned> fusedLocation;
};

/// "the Nth argument" in messages.
std::string describeArgument(const Operator &op, int argIndex,
                             llvm::StringRef expected);

} // namespace ods
} // namespace mlir

#endif // DRR_COMPILER_RULE_COMPILER_H
