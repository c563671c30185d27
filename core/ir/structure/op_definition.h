// SPDX-License-Identifier: Apache-2.0
//
// Base classes of operations and operation interfaces: views of an Operation,
// one word (interfaces: two), with accessors.
#ifndef CORE_IR_STRUCTURE_OP_DEFINITION_H
#define CORE_IR_STRUCTURE_OP_DEFINITION_H

#include <vector>

#include "core/ir/structure/operation.h"
#include "core/ir/structure/operation_state.h"
#include "llvm/ADT/PointerUnion.h"

namespace mlir {

class OpBuilder;
struct OpDescriptor;

/// The result of folding: a constant or an existing value.
class OpFoldResult : public llvm::PointerUnion<Attribute, Value> {
public:
  using PointerUnion::PointerUnion;
  void dump() const;
  MLIRContext *getContext() const;
};

/// Base of all views: an operation, or null.
class OpState {
public:
  using operand_range = OperandRange;
  using operand_iterator = OperandRange::iterator;
  using operand_type_range = TypeRange;
  using result_range = ResultRange;
  using result_iterator = ResultRange::iterator;
  OpState(Operation *op = nullptr) : state(op) {}

  /// The adaptor of `OpT` over a range of values. Bases of generated operation
  /// classes hide it.
  template <typename RangeT, typename OpT> using AdaptorOf = void;

  explicit operator bool() const { return state != nullptr; }
  operator Operation *() const { return state; }
  Operation *operator->() const { return state; }
  Operation *getOperation() const { return state; }
  friend bool operator==(OpState a, OpState b) { return a.state == b.state; }
  friend bool operator==(OpState a, const Operation *b) { return a.state == b; }

  MLIRContext *getContext() const { return state->getContext(); }
  Location getLoc() const { return state->getLoc(); }
  void erase() { state->erase(); }
  InFlightDiagnostic emitError(const llvm::Twine &message = {}) const {
    return state->emitError(message);
  }
  InFlightDiagnostic emitOpError(const llvm::Twine &message = {}) const {
    return state->emitOpError(message);
  }
  InFlightDiagnostic emitWarning(const llvm::Twine &message = {}) const {
    return state->emitWarning(message);
  }
  void print(llvm::raw_ostream &os) const { state->print(os); }
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const {
    state->print(os, flags);
  }
  void dump() const { state->dump(); }

  unsigned getNumOperands() const { return state->getNumOperands(); }
  Value getOperand(unsigned i) const { return state->getOperand(i); }
  OperandRange getOperands() const { return state->getOperands(); }
  auto getOperandTypes() const { return state->getOperandTypes(); }
  void setOperand(unsigned i, Value value) const {
    state->setOperand(i, value);
  }
  OperandRange::iterator operand_begin() const { return getOperands().begin(); }
  OperandRange::iterator operand_end() const { return getOperands().end(); }
  OpResult getResult(unsigned i) const { return state->getResult(i); }
  ResultRange getResults() const { return state->getResults(); }
  Region &getRegion(unsigned i) const { return state->getRegion(i); }
  llvm::MutableArrayRef<Region> getRegions() const {
    return state->getRegions();
  }

private:
  Operation *state;
};

namespace detail {

/// Accessors of all results, used unless a trait defines getNumResults for
/// other results, such as those of functions.
template <typename Derived> struct OpResults {
  unsigned getNumResults() const { return getOp()->getNumResults(); }
  auto getResultTypes() const { return getOp()->getResultTypes(); }

private:
  Operation *getOp() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};
template <typename Derived> struct NoOpResults {};

template <typename Trait>
concept HasNumResults = requires(Trait &trait) { trait.getNumResults(); };

/// Returns the names of the attributes, and of the fields with group sizes.
std::vector<llvm::StringRef> getAttributeNames(const OpDescriptor &descriptor);

} // namespace detail

/// CRTP base of operation classes on top of `BaseT`: OpState or a class that
/// derives from it and does not depend on `Derived`, so that several operation
/// classes can share it. `Derived` declares `static const OpDescriptor
/// descriptor`. `Traits` are mixed in; they provide the default implementations
/// of interfaces.
template <typename Derived, typename BaseT, template <typename> class... Traits>
class OpWithBase
    : public BaseT,
      public Traits<Derived>...,
      public std::conditional_t<(detail::HasNumResults<Traits<Derived>> || ...),
                                detail::NoOpResults<Derived>,
                                detail::OpResults<Derived>> {
public:
  /// The name of this class in `Derived`.
  using Op = OpWithBase;
  template <typename RangeT>
  using GenericAdaptor = typename BaseT::template AdaptorOf<RangeT, Derived>;
  using Adaptor = GenericAdaptor<ValueRange>;
  using FoldAdaptor = GenericAdaptor<llvm::ArrayRef<Attribute>>;
  using BaseT::BaseT;
  using OpState::getOperation;
  static bool classof(Operation *op) {
    return op->getName().getTypeID() == TypeID::get<Derived>();
  }
  static llvm::StringRef getOperationName() { return Derived::descriptor.name; }
  /// Returns the names of the attributes and group sizes in the properties.
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() {
    static const auto names = detail::getAttributeNames(Derived::descriptor);
    return names;
  }
  /// Builds an operation from the arguments and inserts it at the builder's
  /// insertion point. Uses the builder's location if it has one.
  template <typename BuilderT, typename... Args>
  static Derived create(BuilderT &builder, Location location, Args &&...args) {
    return builder.template create<Derived>(location,
                                            std::forward<Args>(args)...);
  }
  template <typename BuilderT, typename... Args>
    requires requires(BuilderT &builder) { builder.getLoc(); }
  static Derived create(BuilderT &builder, Args &&...args) {
    return builder.template create<Derived>(std::forward<Args>(args)...);
  }
};

/// CRTP base of operation classes without a base of their own.
template <typename Derived, template <typename> class... Traits>
class Op : public OpWithBase<Derived, OpState, Traits...> {
public:
  using OpWithBase<Derived, OpState, Traits...>::OpWithBase;
};

/// CRTP base of operation interfaces with functions in `TableT`.
template <typename Derived, typename TableT>
class OpInterface : public OpState {
public:
  using Table = TableT;
  template <typename Concrete> using Model = InterfaceModel<Derived, Concrete>;
  template <typename Concrete> using Trait = InterfaceTrait<Derived, Concrete>;

  /// `op` must be null or have the interface.
  OpInterface(Operation *op = nullptr)
      : OpState(op),
        table(op ? static_cast<const Table *>(
                       op->getName().getInterface(TypeID::get<Derived>()))
                 : nullptr) {}
  /// Converts from an operation class that is known to have the interface.
  template <typename T>
    requires std::is_base_of_v<OpState, T> && (!std::is_same_v<OpState, T>) &&
             (!std::is_base_of_v<OpInterface, T>)
  OpInterface(T op) : OpInterface(op.getOperation()) {}
  static bool classof(Operation *op) {
    return op->getName().hasInterface(TypeID::get<Derived>());
  }
  /// Returns null if the operation does not have the interface. Looks the
  /// interface up once.
  static Derived castIfPossible(Operation *op) {
    // Some interfaces define their own classof.
    if constexpr (&Derived::classof != &OpInterface::classof)
      return Derived::classof(op) ? Derived(op) : Derived();
    Derived result;
    const OperationName name = op->getName();
    if (const void *table = name.findInterface(TypeID::get<Derived>())) {
      static_cast<OpState &>(result) = OpState(op);
      static_cast<OpInterface &>(result).table =
          static_cast<const Table *>(table);
    }
    return result;
  }
  static TypeID getInterfaceID() { return TypeID::get<Derived>(); }
  const Table &getTable() const { return *table; }

private:
  const Table *table;
};

/// Owns an operation that is in no block.
template <typename OpT> class OwningOpRef {
public:
  OwningOpRef(std::nullptr_t = nullptr) {}
  OwningOpRef(OpT op) : op(op) {}
  OwningOpRef(OwningOpRef &&other) : op(other.release()) {}
  /// Converts from an operation class to its base or to Operation *.
  template <typename OtherT>
    requires(std::is_same_v<OpT, Operation *> ||
             std::is_base_of_v<OpT, OtherT>) &&
            std::is_convertible_v<OtherT, OpT>
  OwningOpRef(OwningOpRef<OtherT> &&other) : op(other.release()) {}
  OwningOpRef &operator=(OwningOpRef &&other) {
    reset(other.release());
    return *this;
  }
  ~OwningOpRef() { reset(); }

  OpT get() const { return op; }
  OpT operator*() const { return op; }
  auto operator->() const {
    if constexpr (std::is_pointer_v<OpT>)
      return op;
    else
      return &op;
  }
  explicit operator bool() const { return static_cast<bool>(op); }
  OpT release() { return std::exchange(op, OpT(nullptr)); }
  void reset(OpT newOp = OpT(nullptr)) {
    if (op)
      static_cast<Operation *>(op)->destroy();
    op = newOp;
  }

private:
  mutable OpT op = OpT(nullptr);
};

} // namespace mlir

namespace llvm {

template <typename To>
struct CastInfo<To, mlir::OpFoldResult>
    : CastInfo<To, mlir::OpFoldResult::PointerUnion> {};
template <typename To>
struct CastInfo<To, const mlir::OpFoldResult>
    : CastInfo<To, const mlir::OpFoldResult::PointerUnion> {};

/// Casts from Operation * to operation classes and interfaces, and between
/// these.
template <typename To>
struct CastInfo<To, mlir::Operation *,
                std::enable_if_t<std::is_base_of_v<mlir::OpState, To>>>
    : NullableValueCastFailed<To> {
  static bool isPossible(mlir::Operation *op) { return To::classof(op); }
  static To doCast(mlir::Operation *op) { return To(op); }
  static To doCastIfPossible(mlir::Operation *op) {
    if constexpr (requires { To::castIfPossible(op); })
      return To::castIfPossible(op);
    else
      return isPossible(op) ? doCast(op) : To();
  }
};
/// `const Operation *` is simplified to this type.
template <typename To>
struct CastInfo<To, const mlir::Operation *,
                std::enable_if_t<std::is_base_of_v<mlir::OpState, To>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, const mlir::Operation *,
                              CastInfo<To, const mlir::Operation *>> {
  static bool isPossible(const mlir::Operation *op) {
    return To::classof(const_cast<mlir::Operation *>(op));
  }
  static To doCast(const mlir::Operation *op) {
    return To(const_cast<mlir::Operation *>(op));
  }
};
template <typename To>
struct CastInfo<To, mlir::Operation,
                std::enable_if_t<std::is_base_of_v<mlir::OpState, To>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, mlir::Operation &,
                              CastInfo<To, mlir::Operation>> {
  static bool isPossible(const mlir::Operation &op) {
    return To::classof(const_cast<mlir::Operation *>(&op));
  }
  static To doCast(mlir::Operation &op) { return To(&op); }
};
template <typename To>
struct CastInfo<To, const mlir::Operation,
                std::enable_if_t<std::is_base_of_v<mlir::OpState, To>>>
    : CastInfo<To, mlir::Operation> {};
// `To` may be incomplete if `From` is none of these.
template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::conjunction_v<
                    std::is_base_of<mlir::OpState, std::remove_const_t<From>>,
                    std::is_base_of<mlir::OpState, To>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(From &op) { return To::classof(op.getOperation()); }
  static To doCast(From &op) { return To(op.getOperation()); }
};

template <typename T>
struct DenseMapInfo<T, std::enable_if_t<std::is_base_of_v<mlir::OpState, T>>> {
  static T getEmptyKey() {
    return wrap(DenseMapInfo<mlir::Operation *>::getEmptyKey());
  }
  static T getTombstoneKey() {
    return wrap(DenseMapInfo<mlir::Operation *>::getTombstoneKey());
  }
  static unsigned getHashValue(T op) {
    return DenseMapInfo<mlir::Operation *>::getHashValue(op.getOperation());
  }
  static bool isEqual(T a, T b) { return a == b; }

private:
  /// Requires a class of one word: an interface would dereference the pointer.
  static T wrap(mlir::Operation *op) {
    static_assert(sizeof(T) == sizeof(void *));
    return T(op);
  }
};

} // namespace llvm

#endif // CORE_IR_STRUCTURE_OP_DEFINITION_H
