// SPDX-License-Identifier: Apache-2.0
//
// The types, attributes and operations of modules, each as a text that stands
// by itself.
#ifndef TESTS_MUTATIONS_PIECES_H
#define TESTS_MUTATIONS_PIECES_H

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/ir/builtin/builtin_ops.h"

namespace mlir::mutations {

/// A text that can be parsed: `before + text + after`. Only `text` is changed.
struct Piece {
  std::string before;
  std::string text;
  std::string after;
};

/// Collects pieces without duplicates. Pieces with long texts are left out.
class PieceCollector {
public:
  /// Takes at most `numPerKind` types, attributes or operations of one name.
  explicit PieceCollector(unsigned numPerKind) : numPerKind(numPerKind) {}

  /// Adds what the operations inside of `module` consist of.
  void add(ModuleOp module);

  /// In the order of their first appearance.
  std::vector<Piece> types, attributes, operations;

private:
  void addOperation(Operation *op);
  void addElement(std::string text, llvm::StringRef kind,
                  std::vector<Piece> &pieces);
  bool isWanted(llvm::StringRef text, llvm::StringRef kind);

  unsigned numPerKind;
  std::set<std::string, std::less<>> seen;
  std::map<std::string, unsigned> counts;
};

} // namespace mlir::mutations

#endif // TESTS_MUTATIONS_PIECES_H
