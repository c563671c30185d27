// SPDX-License-Identifier: Apache-2.0
//
// An operation put together at random by its descriptor. What comes out need
// not verify: the less often it does, the more often it is tried.
#ifndef CORE_RANDOM_OPERATION_DRAFT_H
#define CORE_RANDOM_OPERATION_DRAFT_H

#include <optional>

#include "core/ir/operation_state.h"
#include "core/random/random_module.h"

namespace mlir {

class OperationDraft {
public:
  OperationDraft(RandomModule &module, OperationName name);

  // What is known before, if anything.

  /// Types that are likely to be needed.
  void suggest(TypeRange types) { seen.append(types.begin(), types.end()); }
  /// The types of a group of any number of operands, or of results.
  void expectOperands(TypeRange types) {
    expectedOperands.emplace(types.begin(), types.end());
  }
  void expectResults(TypeRange types) {
    expectedResults.emplace(types.begin(), types.end());
  }
  /// Groups of any number of operands stay empty.
  void leaveOperandsOut() { expectedOperands.emplace(); }
  void addSuccessors(BlockRange blocks) { state.addSuccessors(blocks); }

  /// Creates the operation at the module's insertion point, its regions with
  /// blocks without terminators. Null if something that is needed is not to be
  /// had.
  Operation *create();

private:
  bool drawAttributes();
  bool drawAttribute(unsigned index);
  Attribute drawValueOf(const AttributeUse &use);
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
  /// Of groups whose sizes no attribute says.
  unsigned commonOperands;
  unsigned commonResults;
  /// How often a type is one that has been seen, in a hundred cases.
  unsigned sameness;
};

} // namespace mlir

#endif // CORE_RANDOM_OPERATION_DRAFT_H
