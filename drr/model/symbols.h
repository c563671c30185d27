// SPDX-License-Identifier: Apache-2.0
//
// The symbols of a rule.
#ifndef DRR_MODEL_SYMBOLS_H
#define DRR_MODEL_SYMBOLS_H

#include <map>
#include <optional>
#include <vector>

#include "drr/model/dag.h"

namespace mlir {
namespace ods {

/// An occurrence to which a name is bound.
struct Symbol {
  enum class Kind { Attribute, Property, Operand, Result, Value, Values };

  Kind kind;
  /// The operation whose argument or result it is; null if C++ code defines it.
  const Operator *op = nullptr;
  /// The node of that operation.
  const llvm::DagInit *node = nullptr;
  /// The index of the operation's argument.
  int argIndex = -1;
  /// The index of one of several values of that operand.
  std::optional<int> element = std::nullopt;
  /// The number of values that C++ code returns.
  int numValues = 1;
  /// The register that holds it. For results and properties: the register of
  /// the operation.
  unsigned reg = 0;
  /// For values of C++ code: the type, if it is known as a C++ expression.
  std::string cppType = "";

  /// Returns the number of values if it is known statically.
  int getStaticValueCount() const;
  /// Returns the operand that the symbol is bound to.
  const NamedTypeConstraint &getOperand() const;
};

/// The symbols of one rule.
class SymbolTable {
public:
  /// `loc` is the location of the rule, for diagnostics.
  explicit SymbolTable(llvm::ArrayRef<llvm::SMLoc> loc) : loc(loc) {}

  // Return false if the name is already bound. Several operands may have one
  // name. Errors: at the rule if a name with an index cannot be bound.
  bool bindOpArgument(DagNode node, llvm::StringRef name, const Operator &op,
                      int argIndex, std::optional<int> element = std::nullopt);
  bool bindOpResult(DagNode node, llvm::StringRef name, const Operator &op);
  bool bindValues(llvm::StringRef name, int numValues);
  bool bindAttr(llvm::StringRef name);
  /// Binds a property's value, which has the given C++ type.
  bool bindProp(llvm::StringRef name, llvm::StringRef cppType);

  /// Returns the first occurrence of a name, which may have an index; null if
  /// there is none.
  Symbol *find(llvm::StringRef name);
  /// Like find. Errors: at the rule if there is none.
  Symbol &get(llvm::StringRef name);
  /// Returns the occurrence of an operand of a node, or null.
  Symbol *findOperand(llvm::StringRef name, DagNode node, int argIndex,
                      std::optional<int> element);
  int getStaticValueCount(llvm::StringRef name);

  /// Returns all occurrences by name.
  const std::map<std::string, std::vector<Symbol>> &getSymbols() const {
    return symbols;
  }

  /// Splits `x__1` into `x` and 1. Returns the name and -1 if there is no
  /// index.
  static std::pair<llvm::StringRef, int> splitIndex(llvm::StringRef name);

private:
  bool bindUnique(llvm::StringRef name, Symbol symbol);

  std::map<std::string, std::vector<Symbol>> symbols;
  llvm::ArrayRef<llvm::SMLoc> loc;
};

} // namespace ods
} // namespace mlir

#endif // DRR_MODEL_SYMBOLS_H
