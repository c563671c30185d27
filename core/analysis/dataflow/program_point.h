// SPDX-License-Identifier: Apache-2.0
//
// Places in a program, and what analyses attach what they know to: places,
// values, or anything else that is made an anchor.
#ifndef CORE_ANALYSIS_DATAFLOW_PROGRAM_POINT_H
#define CORE_ANALYSIS_DATAFLOW_PROGRAM_POINT_H

#include <memory>

#include "core/ir/op_definition.h"
#include "core/ir/type_id.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/Support/Allocator.h"

namespace mlir {

/// A place between the operations of a block, at its begin or at its end; or an
/// operation that is in no block. A solver has one object for each place.
class ProgramPoint {
public:
  ProgramPoint() = default;
  /// Before `next`; if null, at the end.
  ProgramPoint(Block *block, Operation *next) : block(block), op(next) {}
  ProgramPoint(Block *block, Block::iterator point)
      : ProgramPoint(block, point == block->end() ? nullptr : &*point) {}
  /// An operation that is in no block.
  ProgramPoint(Operation *op) : op(op) {}

  bool isNull() const { return !block && !op; }
  friend bool operator==(const ProgramPoint &, const ProgramPoint &) = default;

  Block *getBlock() const { return block; }
  Block::iterator getPoint() const {
    return op ? Block::iterator(op) : block->end();
  }
  /// The operation if it is in no block.
  Operation *getOperation() const { return block ? nullptr : op; }
  /// The operation after the place, or that in no block.
  Operation *getNextOp() const {
    assert(!isBlockEnd());
    return op;
  }
  /// The operation before the place, or that in no block.
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

/// The base of anchors that are neither places nor values. See
/// GenericLatticeAnchorBase.
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
/// The anchors of a solver, one object for each value of each kind.
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

/// The base of the class `ConcreteT` of anchors, each of which stands for a
/// `ValueT`, a key of maps.
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

/// What a state belongs to. One word.
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
