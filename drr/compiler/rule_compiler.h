// SPDX-License-Identifier: Apache-2.0
//
// The compiler of one rule. Private to drr/compiler.
#ifndef DRR_COMPILER_RULE_COMPILER_H
#define DRR_COMPILER_RULE_COMPILER_H

#include <map>

#include "drr/compiler/compiled_rule.h"
#include "drr/compiler/rule_writer.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {
namespace ods {

/// A use of a symbol in a tree: the whole symbol, or one of its values.
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
  /// The trailing directives of a node.
  struct Directives {
    DagNode location{nullptr};
    DagNode returnType{nullptr};
    int count = 0;
  };

  // Matching.

  /// A node for which an operation has been found.
  struct Node {
    DagNode tree;
    unsigned reg;
    /// The nested nodes, by argument of the node.
    std::map<int, std::vector<Node>> children;
    /// Variadic groups: the register that holds the values.
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
  /// Emits the check of a property's value, which is a C++ expression.
  void checkProperty(const Constraint &constraint, llvm::StringRef value,
                     RuleBlock &block);
  void checkType(const Constraint &constraint, unsigned value,
                 RuleBlock &block);
  void checkAttribute(const Constraint &constraint, unsigned attribute,
                      RuleBlock &block);
  /// Binds the next occurrence of an operand's name to a register.
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
  /// Returns the registers of the types that a directive specifies.
  std::vector<unsigned> makeTypes(DagNode directive, int depth);
  unsigned makeType(DagNode directive, int index, int depth);

  /// An argument of an operation to create.
  struct Made {
    unsigned reg = 0;
    /// C++ code.
    std::string text;
    /// True if the value is not known to be an attribute.
    bool isCpp = false;
  };
  std::vector<Made> makeArguments(DagNode tree, const Operator &op,
                                  bool isSeparate, int depth);
  Made makeOperand(DagNode tree, int index, const SymbolUse *child,
                   bool isVariadic);
  Made makeAttribute(DagNode tree, const Operator &op, int index,
                     const SymbolUse *child, bool isSeparate);
  Made makeConstant(DagLeaf leaf, bool isProperty);
  /// Converts the value of C++ code to an attribute.
  unsigned convertToAttribute(const Made &made);
  bool infersTypes(const Operator &op) const;
  void createInCpp(const Operator &op, unsigned location,
                   llvm::ArrayRef<Made> arguments, unsigned reg);
  void create(DagNode tree, const Operator &op, const Directives &directives,
              int resultIndex, bool isSeparate, unsigned location,
              llvm::ArrayRef<Made> arguments, llvm::ArrayRef<unsigned> types,
              unsigned reg);
  /// Returns the C++ code of a leaf that is a constant or a symbol.
  std::string getLeafText(DagLeaf leaf, llvm::StringRef name);
  std::string getConstantText(DagLeaf leaf);

  // Matching and rewriting.

  SymbolUse getUse(llvm::StringRef name);
  std::string getText(const SymbolUse &use);
  /// Returns the register that holds the values, or other contents, of a
  /// symbol.
  unsigned getRegister(const SymbolUse &use, RuleBlock &block);
  unsigned newRegister() { return numRegisters++; }
  /// Adds a function that returns whether a condition holds.
  unsigned addCondition(llvm::StringRef condition, const llvm::Twine &purpose);
  /// Adds a function that executes statements and returns success.
  unsigned addStatements(llvm::StringRef body, const llvm::Twine &purpose);
  /// Evaluates a C++ expression into a register. Returns the register and an
  /// expression of the value's type.
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
  /// The number of occurrences of each name that have been assigned a register.
  std::map<std::string, unsigned> numPlaced;
  /// Calls in the source tree. They are executed after all other checks.
  RuleBlock calls;
  bool defersCalls = true;
  /// The registers of the matched operations, in the order in which locations
  /// are fused.
  std::vector<unsigned> matchedOps;
  std::optional<unsigned> fusedLocation;
};

/// Returns "the Nth argument" for diagnostics.
std::string describeArgument(const Operator &op, int argIndex,
                             llvm::StringRef expected);

} // namespace ods
} // namespace mlir

#endif // DRR_COMPILER_RULE_COMPILER_H
