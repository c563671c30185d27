// SPDX-License-Identifier: Apache-2.0
//
// Program points, and anchors, to which analyses attach states: program points,
// values, or custom anchors.
#ifndef CORE_ANALYSIS_DATAFLOW_PROGRAM_POINT_H
#define CORE_ANALYSIS_DATAFLOW_PROGRAM_POINT_H

#include <memory>

#include "core/ir/storage/type_id.h"
#include "core/ir/structure/op_definition.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

/// A point between the operations of a block, or at its start or end; or a
/// detached operation. A solver has one object for each point.
class ProgramPoint {
public:
  ProgramPoint() = default;
  /// The point before `next`, or the end of the block if `next` is null.
  ProgramPoint(Block *block, Operation *next) : block(block), op(next) {}
  ProgramPoint(Block *block, Block::iterator point)
      : ProgramPoint(block, point == block->end() ? nullptr : &*point) {}
  /// A detached operation.
  ProgramPoint(Operation *op) : op(op) {}

  bool isNull() const { return !block && !op; }
  friend bool operator==(const ProgramPoint &, const ProgramPoint &) = default;

  Block *getBlock() const { return block; }
  Block::iterator getPoint() const {
    return op ? Block::iterator(op) : block->end();
  }
  /// Returns the detached operation, or null.
  Operation *getOperation() const { return block ? nullptr : op; }
  /// Returns the operation after the point, or the detached operation.
  Operation *getNextOp() const {
    assert(!isBlockEnd());
    return op;
  }
  /// Returns the operation before the point, or the detached operation.
  Operation *getPrevOp() const {
    assert(!isBlockStart());
    if (!block)
      return op;
    return op ? op->getPrevNode() : &block->back();
  }
  bool isBlockStart() const {
    return block && (op ? op == &block->front() : block->empty());
  }
  bool isBlockEnd() const { return block && !op; }

  void print(llvm::raw_ostream &os) const;

private:
  Block *block = nullptr;
  Operation *op = nullptr;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const ProgramPoint &point);

/// The base of custom anchors; see GenericLatticeAnchorBase.
class GenericLatticeAnchor {
public:
  virtual ~GenericLatticeAnchor();
  TypeID getTypeID() const { return typeID; }
  virtual Location getLoc() const = 0;
  virtual void print(llvm::raw_ostream &os) const = 0;

protected:
  explicit GenericLatticeAnchor(TypeID typeID) : typeID(typeID) {}

private:
  TypeID typeID;
};

namespace detail {
/// The anchors of a solver, uniqued by class and value.
class AnchorUniquer {
public:
  template <typename AnchorT, typename... Args> AnchorT *get(Args &&...args) {
    auto &kind = anchors[TypeID::get<AnchorT>()];
    if (!kind)
      kind = std::make_unique<Kind<AnchorT>>();
    return static_cast<Kind<AnchorT> &>(*kind).get(
        typename AnchorT::KeyTy(std::forward<Args>(args)...));
  }

private:
  struct AnyKind {
    virtual ~AnyKind() = default;
  };
  template <typename AnchorT> struct Kind final : AnyKind {
    AnchorT *get(const typename AnchorT::KeyTy &key) {
      std::unique_ptr<AnchorT> &anchor = anchors[key];
      if (!anchor)
        anchor = std::make_unique<AnchorT>(key);
      return anchor.get();
    }
    llvm::DenseMap<typename AnchorT::KeyTy, std::unique_ptr<AnchorT>> anchors;
  };
  llvm::DenseMap<TypeID, std::unique_ptr<AnyKind>> anchors;
};
} // namespace detail

/// The base of an anchor class `ConcreteT`, keyed by a `ValueT`, which must be
/// hashable.
template <typename ConcreteT, typename ValueT>
class GenericLatticeAnchorBase : public GenericLatticeAnchor {
public:
  using KeyTy = ValueT;
  using Base = GenericLatticeAnchorBase<ConcreteT, ValueT>;

  template <typename ArgT>
  explicit GenericLatticeAnchorBase(ArgT &&value)
      : GenericLatticeAnchor(TypeID::get<ConcreteT>()),
        value(std::forward<ArgT>(value)) {}

  template <typename... Args>
  static ConcreteT *get(detail::AnchorUniquer &uniquer, Args &&...args) {
    return uniquer.get<ConcreteT>(std::forward<Args>(args)...);
  }
  static bool classof(const GenericLatticeAnchor *anchor) {
    return anchor->getTypeID() == TypeID::get<ConcreteT>();
  }
  const ValueT &getValue() const { return value; }

private:
  ValueT value;
};

/// The owner of a state. Its size is one word.
struct LatticeAnchor
    : llvm::PointerUnion<GenericLatticeAnchor *, ProgramPoint *, Value> {
  using ParentTy =
      llvm::PointerUnion<GenericLatticeAnchor *, ProgramPoint *, Value>;
  using ParentTy::PointerUnion;
  LatticeAnchor(ParentTy anchor = nullptr) : ParentTy(anchor) {}

  Location getLoc() const;
  void print(llvm::raw_ostream &os) const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, LatticeAnchor anchor);

} // namespace mlir

namespace llvm {
template <>
struct DenseMapInfo<mlir::LatticeAnchor>
    : DenseMapInfo<mlir::LatticeAnchor::ParentTy> {};
template <typename To>
struct CastInfo<To, mlir::LatticeAnchor>
    : CastInfo<To, mlir::LatticeAnchor::PointerUnion> {};
template <typename To>
struct CastInfo<To, const mlir::LatticeAnchor>
    : CastInfo<To, const mlir::LatticeAnchor::PointerUnion> {};
} // namespace llvm

#endif // CORE_ANALYSIS_DATAFLOW_PROGRAM_POINT_H
