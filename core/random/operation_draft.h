// SPDX-License-Identifier: Apache-2.0
//
// Assembles an operation at random from its descriptor. The result need not
// verify; operations that rarely verify are attempted more often.
#ifndef CORE_RANDOM_OPERATION_DRAFT_H
#define CORE_RANDOM_OPERATION_DRAFT_H

#include <optional>

#include "core/ir/structure/operation_state.h"
#include "core/random/random_module.h"

namespace mlir {

class OperationDraft {
public:
  OperationDraft(RandomModule &module, OperationName name);

  // Constraints that are known in advance.

  /// Adds types that are likely to be needed.
  void suggest(TypeRange types) { seen.append(types.begin(), types.end()); }
  /// Set the types of a variadic group of operands or results.
  void expectOperands(TypeRange types) {
    expectedOperands.emplace(types.begin(), types.end());
  }
  void expectResults(TypeRange types) {
    expectedResults.emplace(types.begin(), types.end());
  }
  /// Leaves variadic groups of operands empty.
  void leaveOperandsOut() { expectedOperands.emplace(); }
  void addSuccessors(BlockRange blocks) { state.addSuccessors(blocks); }

  /// Creates the operation at the module's insertion point. Its regions have
  /// blocks without terminators. Returns null if a required part is not
  /// available.
  Operation *create();

private:
  bool drawAttributes();
  bool drawAttribute(unsigned index);
  Attribute drawValueOf(const OpAttributeDescriptor &use);
  Attribute drawSymbolReference();
  bool drawProperties();
  void drawDiscardableAttributes();
  bool drawOperands();
  bool drawOperandGroup(const ValueDescriptor &group, unsigned index,
                        unsigned size);
  void setGroupSizes(unsigned index, unsigned size);
  bool drawResults();
  bool drawRegions();
  bool changeRegions(Operation *op);
  bool areTypesTextual() const;
  void drawRegion(Region &region);
  llvm::SmallVector<Type> drawArgumentTypes();
  unsigned drawGroupSize(const ValueDescriptor &group);
  void setSegment(llvm::StringRef name, unsigned index, unsigned size);
  Type drawTypeFor(const Constraint *constraint);
  bool isGood(const Constraint *constraint, Type type) const;
  void note(Type type);
  bool hasSegments(llvm::StringRef name) const;

  RandomModule &module;
  RandomSource &random;
  const OpDescriptor &descriptor;
  OperationState state;
  std::vector<Value> visible;
  llvm::SmallVector<Type> seen;
  std::optional<llvm::SmallVector<Type>> expectedOperands;
  std::optional<llvm::SmallVector<Type>> expectedResults;
  /// The size of each variadic group whose size is not in an attribute.
  unsigned commonOperands;
  unsigned commonResults;
  /// The percentage of types that are chosen among those seen before.
  unsigned sameness;
};

} // namespace mlir

#endif // CORE_RANDOM_OPERATION_DRAFT_H
