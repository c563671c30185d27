// SPDX-License-Identifier: Apache-2.0
//
// What the names in a rule stand for.
#ifndef DRR_MODEL_SYMBOLS_H
#define DRR_MODEL_SYMBOLS_H

#include <map>
#include <optional>
#include <vector>

#include "drr/model/dag.h"

namespace mlir {
namespace ods {

/// One place that a name is bound to.
struct Symbol {
  enum class Kind { Attribute, Property, Operand, Result, Value, Values };

  Kind kind;
  /// Whose argument or results they are; null: C++ gives it.
  const Operator *op = nullptr;
  /// The node of that operation.
  const llvm::DagInit *node = nullptr;
  /// Of an argument of the operation.
  int argIndex = -1;
  /// One of several values of that operand.
  std::optional<int> element = std::nullopt;
  /// Of what C++ gives.
  int numValues = 1;
  /// The register that holds it; the operation's, of results and properties.
  unsigned reg = 0;
  /// Of what C++ gives: its type, if it is known as an expression of C++.
  std::string cppType = "";

  /// How many values it is, where that is known without matching.
  int getStaticValueCount() const;
  /// The operand that it is.
  const NamedTypeConstraint &getOperand() const;
};

/// The names of one rule.
class SymbolTable {
public:
  /// `loc`: of the rule, for messages.
  explicit SymbolTable(llvm::ArrayRef<llvm::SMLoc> loc) : loc(loc) {}

  // Return false if the name is bound already; several operands may have one.
  // Errors: at the rule, where a name with an index cannot be bound.
  bool bindOpArgument(DagNode node, llvm::StringRef name, const Operator &op,
                      int argIndex, std::optional<int> element = std::nullopt);
  bool bindOpResult(DagNode node, llvm::StringRef name, const Operator &op);
  bool bindValues(llvm::StringRef name, int numValues);
  bool bindAttr(llvm::StringRef name);
  /// A value of a property, of this type in C++.
  bool bindProp(llvm::StringRef name, llvm::StringRef cppType);

  /// The first place of a name, which may have an index; null if there is none.
  Symbol *find(llvm::StringRef name);
  /// The same.
  /// Errors: at the rule, if there is none.
  Symbol &get(llvm::StringRef name);
  /// The place of an operand of a node.
  Symbol *findOperand(llvm::StringRef name, DagNode node, int argIndex,
                      std::optional<int> element);
  int getStaticValueCount(llvm::StringRef name);

  /// All places of the names, by name.
  const std::map<std::string, std::vector<Symbol>> &getSymbols() const {
    return symbols;
  }

  /// `x` and 1 of `x__1`; the name itself and -1 without an index.
  static std::pair<llvm::StringRef, int> splitIndex(llvm::StringRef name);

private:
  bool bindUnique(llvm::StringRef name, Symbol symbol);

  std::map<std::string, std::vector<Symbol>> symbols;
  llvm::ArrayRef<llvm::SMLoc> loc;
};

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_SYMBOLS_H
