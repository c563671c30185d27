// SPDX-License-Identifier: Apache-2.0
//
// Ranges of values and types: views of operands, results, arguments and arrays
// with a common interface. A range is valid as long as the object that it
// views.
#ifndef CORE_IR_STRUCTURE_RANGES_H
#define CORE_IR_STRUCTURE_RANGES_H

#include "core/ir/structure/value.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class BlockOperand;
class NamedAttribute;
class TypeRange;
class ValueRange;

/// The operands of one operation.
class OperandRange final : public llvm::detail::indexed_accessor_range_base<
                               OperandRange, OpOperand *, Value, Value, Value> {
public:
  using RangeBaseT::RangeBaseT;
  TypeRange getTypes() const;
  /// Returns the operand number of the first operand. The range must not be
  /// empty.
  unsigned getBeginOperandIndex() const { return base->getOperandNumber(); }
  OpOperand *getBase() const { return base; }

private:
  friend RangeBaseT;
  static OpOperand *offset_base(OpOperand *base, ptrdiff_t index) {
    return base + index;
  }
  static Value dereference_iterator(OpOperand *base, ptrdiff_t index) {
    return base[index].get();
  }
};

/// The results of one operation.
class ResultRange final
    : public llvm::detail::indexed_accessor_range_base<
          ResultRange, detail::ValueImpl *, OpResult, OpResult, OpResult> {
public:
  using RangeBaseT::RangeBaseT;
  TypeRange getTypes() const;
  bool use_empty() const;
  void replaceAllUsesWith(ValueRange values) const;
  detail::ValueImpl *getBase() const { return base; }

private:
  friend RangeBaseT;
  static detail::ValueImpl *offset_base(detail::ValueImpl *base,
                                        ptrdiff_t index);
  static OpResult dereference_iterator(detail::ValueImpl *base,
                                       ptrdiff_t index) {
    return offset_base(base, index);
  }
};

/// Any values: an array, operands or results.
class ValueRange final
    : public llvm::detail::indexed_accessor_range_base<
          ValueRange,
          llvm::PointerUnion<const Value *, OpOperand *, detail::ValueImpl *>,
          Value, Value, Value> {
public:
  using Owner =
      llvm::PointerUnion<const Value *, OpOperand *, detail::ValueImpl *>;
  using RangeBaseT::RangeBaseT;

  ValueRange(llvm::ArrayRef<Value> values = {})
      : ValueRange(values.data(), values.size()) {}
  ValueRange(llvm::ArrayRef<BlockArgument> values)
      : ValueRange(static_cast<const Value *>(values.data()), values.size()) {}
  ValueRange(llvm::ArrayRef<OpResult> values)
      : ValueRange(static_cast<const Value *>(values.data()), values.size()) {}
  ValueRange(const llvm::SmallVectorImpl<Value> &values)
      : ValueRange(llvm::ArrayRef<Value>(values)) {}
  ValueRange(const Value &value) : ValueRange(&value, 1) {}
  ValueRange(const OpResult &value)
      : ValueRange(static_cast<const Value *>(&value), 1) {}
  ValueRange(const BlockArgument &value)
      : ValueRange(static_cast<const Value *>(&value), 1) {}
  ValueRange(std::initializer_list<Value> values)
      : ValueRange(values.begin(), values.size()) {}
  ValueRange(OperandRange values)
      : ValueRange(values.getBase(), values.size()) {}
  ValueRange(ResultRange values)
      : ValueRange(values.getBase(), values.size()) {}
  TypeRange getTypes() const;

private:
  friend RangeBaseT;
  static Owner offset_base(const Owner &owner, ptrdiff_t index);
  static Value dereference_iterator(const Owner &owner, ptrdiff_t index);
};

/// The types of an array or of values.
class TypeRange final
    : public llvm::detail::indexed_accessor_range_base<
          TypeRange,
          llvm::PointerUnion<const Type *, const Value *, OpOperand *,
                             detail::ValueImpl *>,
          Type, Type, Type> {
public:
  using Owner = llvm::PointerUnion<const Type *, const Value *, OpOperand *,
                                   detail::ValueImpl *>;
  using RangeBaseT::RangeBaseT;

  TypeRange(llvm::ArrayRef<Type> types = {})
      : TypeRange(types.data(), types.size()) {}
  TypeRange(const llvm::SmallVectorImpl<Type> &types)
      : TypeRange(llvm::ArrayRef<Type>(types)) {}
  TypeRange(const Type &type) : TypeRange(&type, 1) {}
  TypeRange(std::initializer_list<Type> types)
      : TypeRange(types.begin(), types.size()) {}
  TypeRange(ValueRange values);
  TypeRange(OperandRange values) : TypeRange(ValueRange(values)) {}
  TypeRange(ResultRange values) : TypeRange(ValueRange(values)) {}

private:
  friend RangeBaseT;
  static Owner offset_base(const Owner &owner, ptrdiff_t index);
  static Type dereference_iterator(const Owner &owner, ptrdiff_t index);
};

inline TypeRange OperandRange::getTypes() const { return TypeRange(*this); }
inline TypeRange ResultRange::getTypes() const { return TypeRange(*this); }
inline TypeRange ValueRange::getTypes() const { return TypeRange(*this); }
inline bool operator==(llvm::ArrayRef<Type> a, const TypeRange &b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
}

/// The successors of an operation.
class SuccessorRange final
    : public llvm::detail::indexed_accessor_range_base<
          SuccessorRange, BlockOperand *, Block *, Block *, Block *> {
public:
  using RangeBaseT::RangeBaseT;
  SuccessorRange() : SuccessorRange(static_cast<BlockOperand *>(nullptr), 0) {}
  explicit SuccessorRange(Operation *terminator);
  /// Views the successors of the block's terminator, if it has one.
  explicit SuccessorRange(Block *block);

private:
  friend RangeBaseT;
  static BlockOperand *offset_base(BlockOperand *base, ptrdiff_t index);
  static Block *dereference_iterator(BlockOperand *base, ptrdiff_t index);
};

/// Operands that can be added and removed. The segment sizes that it was
/// constructed with are updated.
class MutableOperandRange {
public:
  /// A property that holds segment sizes as an inline array, and the index of
  /// the segment.
  struct Segment {
    llvm::StringRef property;
    unsigned index;
  };
  MutableOperandRange(Operation *owner, unsigned start, unsigned length,
                      llvm::ArrayRef<Segment> segments = {});
  explicit MutableOperandRange(Operation *owner);

  unsigned size() const { return length; }
  bool empty() const { return length == 0; }
  void append(ValueRange values);
  void assign(ValueRange values);
  void erase(unsigned index, unsigned count = 1);
  void clear();
  MutableOperandRange slice(unsigned index, unsigned count) const;
  operator OperandRange() const;
  operator ValueRange() const;
  operator llvm::MutableArrayRef<OpOperand>() const;
  OpOperand &operator[](unsigned index) const;
  Operation *getOwner() const { return owner; }

private:
  void updateLength(unsigned newLength);
  Operation *owner;
  unsigned start, length;
  llvm::SmallVector<Segment, 1> segments;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_RANGES_H
