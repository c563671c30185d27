// SPDX-License-Identifier: Apache-2.0
//
// Operations. A single allocation contains an operation, its results,
// properties, successors, regions and operands.
#ifndef CORE_IR_STRUCTURE_OPERATION_H
#define CORE_IR_STRUCTURE_OPERATION_H

#include <cstdint>
#include <optional>

#include "core/ir/context/diagnostics.h"
#include "core/ir/structure/attribute.h"
#include "core/ir/structure/block.h"
#include "core/ir/structure/location.h"
#include "core/ir/structure/operation_name.h"
#include "core/ir/structure/ranges.h"
#include "core/ir/structure/region.h"
#include "core/ir/structure/value.h"
#include "core/ir/structure/walk.h"
#include "llvm/ADT/ilist_node.h"

namespace mlir {

class DictionaryAttr;
class IRMapping;
class OpPrintingFlags;
struct OperationState;

/// An operation. Created by `create`; its block, if any, owns it.
class alignas(8) Operation final
    : public llvm::ilist_node_with_parent<Operation, Block> {
public:
  using operand_range = OperandRange;
  using operand_iterator = OperandRange::iterator;
  using operand_type_range = TypeRange;
  using result_range = ResultRange;
  using result_iterator = ResultRange::iterator;
  using dialect_attr_iterator =
      llvm::filter_iterator<const NamedAttribute *, bool (*)(NamedAttribute)>;
  using dialect_attr_range = llvm::iterator_range<dialect_attr_iterator>;

  // Creation and destruction.

  /// Creates an operation without verifying it. Inherent attributes are moved
  /// from the state's attributes to properties; the state's regions are moved.
  static Operation *create(const OperationState &state);
  static Operation *create(Location location, OperationName name,
                           TypeRange resultTypes, ValueRange operands,
                           DictionaryAttr discardableAttributes,
                           const void *properties,
                           llvm::ArrayRef<Block *> successors,
                           unsigned numRegions);
  /// Unlinks and deletes the operation. Its results must have no uses.
  void erase();
  /// Deletes the operation, which must not be in a block.
  void destroy();
  /// Unlinks the operation.
  void remove();

  /// Selects the parts that a clone copies.
  class CloneOptions {
  public:
    CloneOptions(bool regions = false, bool operands = false)
        : regions(regions), operands(operands) {}
    static CloneOptions all() { return CloneOptions(true, true); }
    CloneOptions &cloneRegions(bool enable = true) {
      regions = enable;
      return *this;
    }
    CloneOptions &cloneOperands(bool enable = true) {
      operands = enable;
      return *this;
    }
    bool shouldCloneRegions() const { return regions; }
    bool shouldCloneOperands() const { return operands; }

  private:
    bool regions, operands;
  };
  /// Copies the operation. Operands and successors are replaced by their mapped
  /// values in `mapping`, if any. Results, blocks and nested operations are
  /// added to `mapping`. Not recursive.
  Operation *clone(IRMapping &mapping,
                   CloneOptions options = CloneOptions::all());
  Operation *clone(CloneOptions options = CloneOptions::all());
  /// Copies the operation with empty regions.
  Operation *cloneWithoutRegions();
  Operation *cloneWithoutRegions(IRMapping &mapping);

  // Identity and position.
  OperationName getName() const { return name; }
  bool isRegistered() const { return name.isRegistered(); }
  MLIRContext *getContext() const { return name.getContext(); }
  Dialect *getDialect() const { return name.getDialect(); }
  Location getLoc() const { return location; }
  void setLoc(Location newLocation) { location = newLocation; }
  Block *getBlock() const { return block; }
  Region *getParentRegion() const {
    return block ? block->getParent() : nullptr;
  }
  Operation *getParentOp() const {
    return block ? block->getParentOp() : nullptr;
  }
  template <typename T> T getParentOfType() {
    Operation *op = this;
    while ((op = op->getParentOp()))
      if (auto parent = llvm::dyn_cast<T>(op))
        return parent;
    return T();
  }
  template <typename Trait> Operation *getParentWithTrait() {
    Operation *op = this;
    while ((op = op->getParentOp()))
      if (op->hasTrait<Trait>())
        return op;
    return nullptr;
  }
  bool isProperAncestor(Operation *other);
  bool isAncestor(Operation *other) {
    return this == other || isProperAncestor(other);
  }
  /// Requires that both operations are in the same block. Amortized O(1).
  bool isBeforeInBlock(Operation *other);
  void moveBefore(Operation *other);
  void moveBefore(Block *newBlock, Block::iterator position);
  void moveAfter(Operation *other);
  void moveAfter(Block *newBlock, Block::iterator position);

  // Operands.
  unsigned getNumOperands() const { return numOperands; }
  Value getOperand(unsigned i) const { return operands[i].get(); }
  void setOperand(unsigned i, Value value) { operands[i].set(value); }
  OperandRange getOperands() { return OperandRange(operands, numOperands); }
  auto getOperandTypes() { return getOperands().getTypes(); }
  llvm::MutableArrayRef<OpOperand> getOpOperands() {
    return {operands, numOperands};
  }
  OpOperand &getOpOperand(unsigned i) { return operands[i]; }
  void setOperands(ValueRange values);
  /// Replaces `length` operands from `start` on by `values`.
  void setOperands(unsigned start, unsigned length, ValueRange values);
  void insertOperands(unsigned index, ValueRange values);
  void eraseOperand(unsigned index) { eraseOperands(index, 1); }
  void eraseOperands(unsigned index, unsigned length = 1);
  void replaceUsesOfWith(Value from, Value to);

  // Results.
  unsigned getNumResults() const { return numResults; }
  OpResult getResult(unsigned i) { return getResultImpl(i); }
  ResultRange getResults() {
    return ResultRange(numResults ? getResultImpl(0) : nullptr, numResults);
  }
  ResultRange getOpResults() { return getResults(); }
  OpResult getOpResult(unsigned i) { return getResult(i); }
  auto getResultTypes() { return getResults().getTypes(); }
  bool use_empty();
  Value::user_range getUsers() = delete; // per result: getResult(i).getUsers()
  void replaceAllUsesWith(ValueRange values);
  void replaceAllUsesWith(Operation *op) {
    replaceAllUsesWith(ValueRange(op->getResults()));
  }
  bool isUsedOutsideOfBlock(Block *block);
  void dropAllUses();

  // Attributes: inherent attributes are properties, discardable ones are in a
  // dictionary. getAttr looks for an inherent attribute first, then for a
  // discardable one, and returns null if there is none.
  Attribute getAttr(StringAttr attributeName);
  Attribute getAttr(llvm::StringRef attributeName);
  template <typename T, typename Name> T getAttrOfType(Name attributeName) {
    return llvm::dyn_cast_or_null<T>(getAttr(attributeName));
  }
  bool hasAttr(StringAttr attributeName);
  bool hasAttr(llvm::StringRef attributeName);
  template <typename T, typename Name> bool hasAttrOfType(Name attributeName) {
    return static_cast<bool>(getAttrOfType<T>(attributeName));
  }
  /// Sets the inherent attribute of this name, if there is one, or a
  /// discardable attribute.
  void setAttr(StringAttr attributeName, Attribute value);
  void setAttr(llvm::StringRef attributeName, Attribute value);
  /// Returns the removed attribute, or null.
  Attribute removeAttr(StringAttr attributeName);
  Attribute removeAttr(llvm::StringRef attributeName);
  /// Returns inherent and discardable attributes in one sorted dictionary.
  DictionaryAttr getAttrDictionary();
  llvm::ArrayRef<NamedAttribute> getAttrs();
  void setAttrs(DictionaryAttr newAttributes);
  void setAttrs(llvm::ArrayRef<NamedAttribute> newAttributes);

  /// Returns nullopt if the operation has no inherent attribute of this name,
  /// and null if it is not set.
  std::optional<Attribute> getInherentAttr(llvm::StringRef attributeName);
  /// Requires that the operation has an inherent attribute of this name.
  void setInherentAttr(StringAttr attributeName, Attribute value);
  Attribute getDiscardableAttr(StringAttr attributeName);
  Attribute getDiscardableAttr(llvm::StringRef attributeName);
  void setDiscardableAttr(StringAttr attributeName, Attribute value);
  void setDiscardableAttr(llvm::StringRef attributeName, Attribute value);
  Attribute removeDiscardableAttr(StringAttr attributeName);
  Attribute removeDiscardableAttr(llvm::StringRef attributeName);
  llvm::ArrayRef<NamedAttribute> getDiscardableAttrs();
  DictionaryAttr getDiscardableAttrDictionary();
  void setDiscardableAttrs(DictionaryAttr newAttributes);
  void setDiscardableAttrs(llvm::ArrayRef<NamedAttribute> newAttributes);
  /// Returns the attributes whose names have a dialect prefix.
  dialect_attr_range getDialectAttrs();
  bool hasDiscardableAttrs() const { return static_cast<bool>(attributes); }

  // Properties. core/ir/descriptor/properties.h declares functions on their
  // tables. The maximum size in bytes of the struct that a table may describe.
  static constexpr unsigned MaximumPropertiesSize = 255 * 8;
  void *getPropertiesStorage() {
    return propertiesSize ? reinterpret_cast<void *>(this + 1) : nullptr;
  }
  unsigned getPropertiesStorageSize() const { return propertiesSize * 8; }
  template <typename T> T &getProperties() {
    return *static_cast<T *>(getPropertiesStorage());
  }
  /// Returns a dictionary of the properties that are set, or null if there are
  /// none. For an unregistered operation, returns the attribute that was set.
  Attribute getPropertiesAsAttribute();
  /// Errors: reports an error by `emitError`; the operation is unchanged.
  LogicalResult setPropertiesFromAttribute(Attribute attribute,
                                           EmitErrorFn emitError);
  void copyProperties(const void *other);
  uint64_t hashProperties();

  // Regions.
  unsigned getNumRegions() const { return numRegions; }
  llvm::MutableArrayRef<Region> getRegions() {
    return numRegions
               ? llvm::MutableArrayRef<Region>(getRegionsStorage(), numRegions)
               : llvm::MutableArrayRef<Region>();
  }
  Region &getRegion(unsigned i) { return getRegionsStorage()[i]; }

  // Successors.
  unsigned getNumSuccessors() const { return numSuccessors; }
  bool hasSuccessors() const { return numSuccessors != 0; }
  llvm::MutableArrayRef<BlockOperand> getBlockOperands() {
    return {getSuccessorsStorage(), numSuccessors};
  }
  Block *getSuccessor(unsigned i) { return getSuccessorsStorage()[i].get(); }
  void setSuccessor(Block *successor, unsigned i) {
    getSuccessorsStorage()[i].set(successor);
  }
  SuccessorRange getSuccessors() { return SuccessorRange(this); }

  // Traits and interfaces.
  template <typename T> bool hasTrait() const { return name.hasTrait<T>(); }
  template <typename T> bool mightHaveTrait() const {
    return name.mightHaveTrait<T>();
  }
  const void *getInterface(TypeID id) const { return name.getInterface(id); }

  // Walks; see core/ir/structure/walk.h.
  template <WalkOrder order = WalkOrder::PostOrder,
            WalkDirection direction = WalkDirection::Forward, typename Function>
  auto walk(Function &&callback) {
    return detail::walk<order>(this, std::forward<Function>(callback),
                               direction);
  }

  void dropAllReferences();
  void dropAllDefinedValueUses();

  /// Folds the operation. `constants` are the constant operands, null for those
  /// that are not constant. Tries the operation's folder, then those of its
  /// traits, then that of its dialect (DialectFoldInterface). Empty results
  /// mean that the operation was changed in place. Creates no operations.
  /// Errors: returns failure without a diagnostic if the operation does not
  /// fold.
  LogicalResult fold(llvm::ArrayRef<Attribute> constants,
                     llvm::SmallVectorImpl<OpFoldResult> &results);
  /// Like the overload above; determines the constants from the defining
  /// operations.
  LogicalResult fold(llvm::SmallVectorImpl<OpFoldResult> &results);

  // Emit diagnostics at the operation's location.
  InFlightDiagnostic emitOpError(const llvm::Twine &message = {});
  /// Adds a note that prints the operation if the context requests it.
  InFlightDiagnostic emitError(const llvm::Twine &message = {});
  InFlightDiagnostic emitWarning(const llvm::Twine &message = {});
  InFlightDiagnostic emitRemark(const llvm::Twine &message = {});

  // Text.
  void print(llvm::raw_ostream &os);
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags);
  void print(llvm::raw_ostream &os, AsmState &state);
  void dump();

  static bool classof(const Operation *) { return true; }

private:
  friend class Block;
  friend struct llvm::ilist_traits<Operation>;
  friend class llvm::ilist_node_with_parent<Operation, Block>;

  Operation(Location location, OperationName name, unsigned numResults,
            unsigned numSuccessors, unsigned numRegions,
            unsigned propertiesSize);
  ~Operation();

  Block *getParent() const { return block; }
  detail::ValueImpl *getResultImpl(unsigned i) {
    constexpr unsigned inlineResults = detail::ValueImpl::LastInlineResult + 1;
    char *start = reinterpret_cast<char *>(this);
    if (i < inlineResults)
      return reinterpret_cast<detail::ValueImpl *>(
          start - (i + 1) * sizeof(detail::ValueImpl));
    return reinterpret_cast<detail::ValueImpl *>(
        start - inlineResults * sizeof(detail::ValueImpl) -
        (i - inlineResults + 1) * sizeof(detail::OutOfLineResultImpl));
  }
  BlockOperand *getSuccessorsStorage() {
    return reinterpret_cast<BlockOperand *>(reinterpret_cast<char *>(this + 1) +
                                            propertiesSize * 8);
  }
  Region *getRegionsStorage() {
    return reinterpret_cast<Region *>(getSuccessorsStorage() + numSuccessors);
  }
  OpOperand *getInlineOperands() {
    return reinterpret_cast<OpOperand *>(getRegionsStorage() + numRegions);
  }
  void resizeOperands(unsigned newSize);
  void updateOrderIfNecessary();
  static void makeRoomInOrder(Operation *first, Operation *last,
                              uint64_t count);
  bool hasValidOrder() const { return order != InvalidOrder; }

  static constexpr uint32_t InvalidOrder = ~0u;
  /// The distance between the order indices of operations appended to a block.
  static constexpr uint32_t OrderStride = 256;

  Block *block = nullptr;
  Location location;
  OperationName name;
  /// A DictionaryAttr; null if empty.
  Attribute attributes;
  OpOperand *operands = nullptr;
  uint32_t numOperands = 0;
  uint32_t operandCapacity = 0;
  uint32_t order = InvalidOrder;
  uint32_t numResults;
  uint32_t numSuccessors;
  uint32_t numRegions : 23;
  uint32_t operandsAreInline : 1;
  /// In units of 8 bytes.
  uint32_t propertiesSize : 8;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Operation &op);

inline Operation &Region::OpIterator::operator*() const { return *operation; }

template <WalkOrder order, WalkDirection direction, typename Function>
auto Block::walk(iterator first, iterator last, Function &&callback) {
  return detail::walkEach<direction>(first, last, [&](Operation &op) {
    return detail::walk<order>(&op, callback, direction);
  });
}

template <WalkOrder order, WalkDirection direction, typename Function>
auto Region::walk(Function &&callback) {
  auto visit = [&](Block &block) {
    return block.walk<order, direction>(callback);
  };
  return detail::walkWithItself<order>(this, callback, [&] {
    if constexpr (direction == WalkDirection::Forward ||
                  direction == WalkDirection::Reverse) {
      return detail::walkEach<direction>(begin(), end(), visit);
    } else {
      const auto blocks = detail::getDominanceOrder(*this, direction);
      auto pointees = llvm::make_pointee_range(blocks);
      return detail::walkEach<WalkDirection::Forward>(pointees.begin(),
                                                      pointees.end(), visit);
    }
  });
}

template <typename T> T Region::getParentOfType() {
  for (Region *region = this; region; region = region->getParentRegion())
    if (auto parent = llvm::dyn_cast_or_null<T>(region->getParentOp()))
      return parent;
  return T();
}

template <typename T> auto Region::getOps() {
  return llvm::map_range(
      llvm::make_filter_range(getOps(),
                              [](Operation &op) { return llvm::isa<T>(op); }),
      [](Operation &op) { return llvm::cast<T>(&op); });
}

} // namespace mlir

#endif // CORE_IR_STRUCTURE_OPERATION_H
