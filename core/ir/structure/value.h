// SPDX-License-Identifier: Apache-2.0
//
// SSA values: results of operations and arguments of blocks, and their uses.
#ifndef CORE_IR_STRUCTURE_VALUE_H
#define CORE_IR_STRUCTURE_VALUE_H

#include <cstdint>

#include "core/ir/structure/location.h"
#include "core/ir/structure/type.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/iterator_range.h"

namespace mlir {

class AsmState;
class Block;
class OpOperand;
class OpPrintingFlags;
class Operation;
class Region;
class Value;

namespace detail {

/// The object that a value points to. The first six results encode their number
/// in the kind. The address of the operation is computed from the number of a
/// result.
class ValueImpl {
public:
  enum Kind : unsigned {
    LastInlineResult = 5,
    OutOfLineResult = 6,
    BlockArgument = 7,
  };

  ValueImpl(Type type, unsigned kind) : typeAndKind(type, kind) {}
  Type getType() const { return typeAndKind.getPointer(); }
  void setType(Type type) { typeAndKind.setPointer(type); }
  unsigned getKind() const { return typeAndKind.getInt(); }

  OpOperand *firstUse = nullptr;

private:
  llvm::PointerIntPair<Type, 3, unsigned> typeAndKind;
};

/// A result after the sixth.
class OutOfLineResultImpl : public ValueImpl {
public:
  OutOfLineResultImpl(Type type, uint64_t number)
      : ValueImpl(type, OutOfLineResult), number(number) {}
  uint64_t number;
};

class BlockArgumentImpl : public ValueImpl {
public:
  BlockArgumentImpl(Type type, Block *owner, unsigned index, Location location)
      : ValueImpl(type, BlockArgument), owner(owner), index(index),
        location(location) {}
  Block *owner;
  uint64_t index;
  Location location;
};

} // namespace detail

/// Iterates over the uses of an object, newest first.
template <typename Derived>
class UseIterator
    : public llvm::iterator_facade_base<UseIterator<Derived>,
                                        std::forward_iterator_tag, Derived> {
public:
  using llvm::iterator_facade_base<UseIterator, std::forward_iterator_tag,
                                   Derived>::operator++;
  UseIterator(Derived *use = nullptr) : use(use) {}
  Derived &operator*() const { return *use; }
  UseIterator &operator++() {
    use = use->getNextUse();
    return *this;
  }
  bool operator==(const UseIterator &other) const { return use == other.use; }
  Operation *getUser() const { return use->getOwner(); }

private:
  Derived *use;
};

/// Iterates over the users of a value, once per use.
class UserIterator
    : public llvm::mapped_iterator_base<UserIterator, UseIterator<OpOperand>,
                                        Operation *> {
public:
  using mapped_iterator_base::mapped_iterator_base;
  Operation *mapElement(OpOperand &use) const;
};

/// An SSA value: an operation result or block argument, or null. Trivially
/// copyable.
class Value {
public:
  using use_iterator = UseIterator<OpOperand>;
  using use_range = llvm::iterator_range<use_iterator>;
  using user_range = llvm::iterator_range<UserIterator>;

  constexpr Value(detail::ValueImpl *impl = nullptr) : impl(impl) {}

  explicit operator bool() const { return impl != nullptr; }
  friend bool operator==(Value a, Value b) { return a.impl == b.impl; }

  Type getType() const { return impl->getType(); }
  void setType(Type type) { impl->setType(type); }
  MLIRContext *getContext() const { return getType().getContext(); }
  /// Returns the operation that defines the result, or null for block
  /// arguments.
  Operation *getDefiningOp() const;
  template <typename T> T getDefiningOp() const {
    return llvm::dyn_cast_or_null<T>(getDefiningOp());
  }
  Location getLoc() const;
  void setLoc(Location location);
  /// Return the region or block that contains the definition, or null.
  Region *getParentRegion() const;
  Block *getParentBlock() const;

  bool use_empty() const { return impl->firstUse == nullptr; }
  bool hasOneUse() const;
  bool hasNUses(unsigned n) const;
  bool hasNUsesOrMore(unsigned n) const;
  use_iterator use_begin() const { return impl->firstUse; }
  use_iterator use_end() const { return {}; }
  use_range getUses() const { return {use_begin(), use_end()}; }
  user_range getUsers() const {
    return {UserIterator(use_begin()), UserIterator(use_end())};
  }
  bool isUsedOutsideOfBlock(Block *block) const;

  void replaceAllUsesWith(Value other) const;
  void replaceAllUsesExcept(Value other, Operation *exception) const;
  void replaceUsesWithIf(Value other,
                         llvm::function_ref<bool(OpOperand &)> condition) const;
  /// Sets all operands that use the value to null.
  void dropAllUses() const;

  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const;
  void printAsOperand(llvm::raw_ostream &os, AsmState &state) const;
  void dump() const;

  detail::ValueImpl *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static Value getFromOpaquePointer(const void *pointer) {
    return static_cast<detail::ValueImpl *>(const_cast<void *>(pointer));
  }

protected:
  detail::ValueImpl *impl;
};

inline llvm::hash_code hash_value(Value value) {
  return llvm::hash_value(value.getAsOpaquePointer());
}
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Value value);

/// A result of an operation.
class OpResult : public Value {
public:
  using Value::Value;
  OpResult(detail::ValueImpl *impl = nullptr) : Value(impl) {}
  static bool classof(Value value) {
    return value.getImpl()->getKind() != detail::ValueImpl::BlockArgument;
  }
  Operation *getOwner() const;
  unsigned getResultNumber() const;
};

/// An argument of a block.
class BlockArgument : public Value {
public:
  BlockArgument(detail::ValueImpl *impl = nullptr) : Value(impl) {}
  static bool classof(Value value) {
    return value.getImpl()->getKind() == detail::ValueImpl::BlockArgument;
  }
  Block *getOwner() const { return getArgument()->owner; }
  unsigned getArgNumber() const { return getArgument()->index; }
  Location getLoc() const { return getArgument()->location; }
  void setLoc(Location location) const { getArgument()->location = location; }

private:
  friend class Block;
  detail::BlockArgumentImpl *getArgument() const {
    return static_cast<detail::BlockArgumentImpl *>(impl);
  }
};

namespace detail {

/// A value whose type has class `T`.
template <typename T> class TypedValue : public Value {
public:
  using Value::Value;
  explicit TypedValue(Value value) : Value(value) {}
  static bool classof(Value value) { return llvm::isa<T>(value.getType()); }
  T getType() const { return llvm::cast<T>(Value::getType()); }
  void setType(T type) { Value::setType(type); }
};

} // namespace detail

/// A value whose type has class `T`, or a plain Value if `T` is Type.
template <typename T>
using TypedValue =
    std::conditional_t<std::is_same_v<T, Type>, Value, detail::TypedValue<T>>;

inline Operation *OpResult::getOwner() const {
  constexpr unsigned inlineResults = detail::ValueImpl::LastInlineResult + 1;
  char *start = reinterpret_cast<char *>(impl);
  const unsigned kind = impl->getKind();
  if (kind < inlineResults)
    return reinterpret_cast<Operation *>(start + (kind + 1) *
                                                     sizeof(detail::ValueImpl));
  const uint64_t number =
      static_cast<const detail::OutOfLineResultImpl *>(impl)->number;
  return reinterpret_cast<Operation *>(
      start + inlineResults * sizeof(detail::ValueImpl) +
      (number - inlineResults + 1) * sizeof(detail::OutOfLineResultImpl));
}

inline Operation *Value::getDefiningOp() const {
  if (impl->getKind() == detail::ValueImpl::BlockArgument)
    return nullptr;
  return OpResult(impl).getOwner();
}

/// A node in the use list of an object, which stores the list head in
/// `firstUse`. `Derived` provides getUsed().
template <typename Derived, typename Used> class UseListNode {
public:
  Operation *getOwner() const { return owner; }
  Derived *getNextUse() const { return next; }

protected:
  explicit UseListNode(Operation *owner) : owner(owner) {}
  UseListNode(const UseListNode &) = delete;

  void link(Derived *&head) {
    next = head;
    back = &head;
    if (next)
      next->back = &next;
    head = static_cast<Derived *>(this);
  }
  void unlink() {
    *back = next;
    if (next)
      next->back = back;
  }
  /// Takes the position of `other` in the use list; `other` is no longer in the
  /// list.
  void moveLinks(UseListNode &other) {
    next = other.next;
    back = other.back;
    *back = static_cast<Derived *>(this);
    if (next)
      next->back = &next;
  }

  Derived *next = nullptr;
  Derived **back = nullptr;
  Operation *owner;
};

/// An operand of an operation: a use of a value.
class OpOperand : public UseListNode<OpOperand, Value> {
public:
  OpOperand(Operation *owner, Value value) : UseListNode(owner), value(value) {
    if (value)
      link(value.getImpl()->firstUse);
  }
  /// Takes over the use of `other`.
  OpOperand(OpOperand &&other) : UseListNode(other.owner), value(other.value) {
    if (value)
      moveLinks(other);
    other.value = nullptr;
  }
  ~OpOperand() { drop(); }

  Value get() const { return value; }
  void set(Value newValue) {
    drop();
    value = newValue;
    if (value)
      link(value.getImpl()->firstUse);
  }
  bool is(Value other) const { return value == other; }
  void drop() {
    if (value)
      unlink();
    value = nullptr;
  }
  /// Returns the operand number.
  unsigned getOperandNumber() const;

private:
  template <typename, typename> friend class UseListNode;
  Value value;
};

} // namespace mlir

namespace llvm {

template <> struct DenseMapInfo<mlir::Value> {
  static mlir::Value getEmptyKey() {
    return mlir::Value::getFromOpaquePointer(
        DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::Value getTombstoneKey() {
    return mlir::Value::getFromOpaquePointer(
        DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::Value value) {
    return DenseMapInfo<const void *>::getHashValue(value.getAsOpaquePointer());
  }
  static bool isEqual(mlir::Value a, mlir::Value b) { return a == b; }
};
template <> struct DenseMapInfo<mlir::OpResult> : DenseMapInfo<mlir::Value> {
  static mlir::OpResult getEmptyKey() {
    return DenseMapInfo<mlir::Value>::getEmptyKey().getImpl();
  }
  static mlir::OpResult getTombstoneKey() {
    return DenseMapInfo<mlir::Value>::getTombstoneKey().getImpl();
  }
};
template <>
struct DenseMapInfo<mlir::BlockArgument> : DenseMapInfo<mlir::Value> {
  static mlir::BlockArgument getEmptyKey() {
    return DenseMapInfo<mlir::Value>::getEmptyKey().getImpl();
  }
  static mlir::BlockArgument getTombstoneKey() {
    return DenseMapInfo<mlir::Value>::getTombstoneKey().getImpl();
  }
};

template <> struct PointerLikeTypeTraits<mlir::Value> {
  static void *getAsVoidPointer(mlir::Value value) {
    return const_cast<void *>(value.getAsOpaquePointer());
  }
  static mlir::Value getFromVoidPointer(const void *pointer) {
    return mlir::Value::getFromOpaquePointer(pointer);
  }
  static constexpr int NumLowBitsAvailable = 3;
};

// To may be incomplete where From is none of these.
template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::conjunction_v<
                    std::is_base_of<mlir::Value, std::remove_const_t<From>>,
                    std::is_base_of<mlir::Value, To>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(mlir::Value value) {
    if constexpr (std::is_base_of_v<To, From>)
      return true;
    else
      return To::classof(value);
  }
  static To doCast(mlir::Value value) { return To(value.getImpl()); }
};

} // namespace llvm

#endif // CORE_IR_STRUCTURE_VALUE_H
