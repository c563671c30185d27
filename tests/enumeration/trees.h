// SPDX-License-Identifier: Apache-2.0
//
// Enumerates trees of a few integer operations with their flags.
#ifndef TESTS_ENUMERATION_TREES_H
#define TESTS_ENUMERATION_TREES_H

#include <cstdint>
#include <functional>
#include <vector>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::enumeration {

/// An operation with its flags: what distinguishes it from others on the same
/// operands.
struct Variant {
  enum class Kind { Binary, Compare, Select, Extended, Cast };
  Kind kind = Kind::Binary;
  llvm::StringRef name;
  /// The attribute that holds the flags or the predicate, if there is one.
  llvm::StringRef attributeName = "";
  Attribute attribute = Attribute();
  /// The type of the result of a cast.
  Type castTo = Type();
};

/// A leaf, or result `number` of operation `index` of the tree.
struct Operand {
  enum class Kind { Variable, Constant, Poison, Result };
  Kind kind = Kind::Variable;
  /// The number of the variable or of the operation, and of the result.
  unsigned index = 0, number = 0;
  /// The elements of a constant, one per lane.
  uint64_t values[2] = {0, 0};
  Type type = Type();
};

struct TreeOp {
  const Variant *variant;
  llvm::SmallVector<Operand, 3> operands;
};

/// A function of variables: the last operation's results are returned.
struct Tree {
  llvm::SmallVector<Type, 4> variables;
  llvm::SmallVector<TreeOp, 3> ops;
};

using TreeFn = std::function<void(const Tree &)>;

/// The groups of trees.
enum class Family {
  /// One operation on variables and all constants.
  Single,
  /// A binary operation or comparison of another binary operation.
  Binary,
  /// A comparison below select, extensions and operations on i1.
  Compare,
  /// Selects below selects, binary operations and comparisons.
  Select,
  /// Casts above and below binary operations and comparisons.
  Cast,
  /// Two and three casts, by way of index, too.
  CastChain,
  /// Operations with two results, of which one may be unused.
  Extended,
  /// A binary operation of two operands whose ranges are known.
  Range,
  /// The same on index.
  IndexRange,
  /// Two operations of the index dialect.
  Index,
};

/// Calls `visit` with each tree of a family whose base type is `type`, an
/// integer, a vector of two of them, or index.
void enumerateTrees(Family family, Type type, const TreeFn &visit);

/// Appends a function for a tree to the builder's block.
void buildFunction(OpBuilder &builder, const Tree &tree, llvm::StringRef name);

} // namespace mlir::enumeration

#endif // TESTS_ENUMERATION_TREES_H
