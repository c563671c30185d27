// SPDX-License-Identifier: Apache-2.0
//
// Builders: factories for attributes and types, and creation of operations at
// an insertion point.
#ifndef CORE_IR_STRUCTURE_BUILDERS_H
#define CORE_IR_STRUCTURE_BUILDERS_H

#include <memory>

#include "core/ir/affine/affine_map.h"
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/op_definition.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {

/// Creates attributes, types and affine expressions of one context.
class Builder {
public:
  explicit Builder(MLIRContext *context) : context(context) {}
  explicit Builder(Operation *op) : Builder(op->getContext()) {}

  MLIRContext *getContext() const { return context; }

  Location getUnknownLoc();
  LocationAttr getFusedLoc(llvm::ArrayRef<Location> locations,
                           Attribute metadata = {});

  FloatType getBF16Type();
  FloatType getF16Type();
  FloatType getTF32Type();
  FloatType getF32Type();
  FloatType getF64Type();
  FloatType getF80Type();
  FloatType getF128Type();
  IndexType getIndexType();
  IntegerType getI1Type();
  IntegerType getI2Type();
  IntegerType getI4Type();
  IntegerType getI8Type();
  IntegerType getI16Type();
  IntegerType getI32Type();
  IntegerType getI64Type();
  IntegerType getIntegerType(unsigned width);
  IntegerType getIntegerType(unsigned width, bool isSigned);
  FunctionType getFunctionType(TypeRange inputs, TypeRange results);
  TupleType getTupleType(TypeRange elements);
  NoneType getNoneType();
  template <typename T, typename... Arguments>
  T getType(Arguments &&...arguments) {
    return T::get(context, std::forward<Arguments>(arguments)...);
  }
  template <typename T, typename... Arguments>
  T getAttr(Arguments &&...arguments) {
    return T::get(context, std::forward<Arguments>(arguments)...);
  }

  NamedAttribute getNamedAttr(llvm::StringRef name, Attribute value);
  UnitAttr getUnitAttr();
  BoolAttr getBoolAttr(bool value);
  DictionaryAttr getDictionaryAttr(llvm::ArrayRef<NamedAttribute> value);
  IntegerAttr getIntegerAttr(Type type, int64_t value);
  IntegerAttr getIntegerAttr(Type type, const llvm::APInt &value);
  IntegerAttr getI1IntegerAttr(bool value);
  IntegerAttr getI8IntegerAttr(int8_t value);
  IntegerAttr getI16IntegerAttr(int16_t value);
  IntegerAttr getI32IntegerAttr(int32_t value);
  IntegerAttr getI64IntegerAttr(int64_t value);
  IntegerAttr getUI32IntegerAttr(uint32_t value);
  IntegerAttr getUI64IntegerAttr(uint64_t value);
  IntegerAttr getSI32IntegerAttr(int32_t value);
  IntegerAttr getSI64IntegerAttr(int64_t value);
  IntegerAttr getIndexAttr(int64_t value);
  FloatAttr getFloatAttr(Type type, double value);
  FloatAttr getFloatAttr(Type type, const llvm::APFloat &value);
  FloatAttr getF16FloatAttr(float value);
  FloatAttr getF32FloatAttr(float value);
  FloatAttr getF64FloatAttr(double value);
  StringAttr getStringAttr(const llvm::Twine &value);
  ArrayAttr getArrayAttr(llvm::ArrayRef<Attribute> value);
  FlatSymbolRefAttr getSymbolRefAttr(llvm::StringRef value);
  TypedAttr getZeroAttr(Type type);
  TypedAttr getOneAttr(Type type);

  ArrayAttr getBoolArrayAttr(llvm::ArrayRef<bool> values);
  ArrayAttr getI32ArrayAttr(llvm::ArrayRef<int32_t> values);
  ArrayAttr getI64ArrayAttr(llvm::ArrayRef<int64_t> values);
  ArrayAttr getIndexArrayAttr(llvm::ArrayRef<int64_t> values);
  ArrayAttr getF32ArrayAttr(llvm::ArrayRef<float> values);
  ArrayAttr getF64ArrayAttr(llvm::ArrayRef<double> values);
  ArrayAttr getStrArrayAttr(llvm::ArrayRef<llvm::StringRef> values);
  ArrayAttr getTypeArrayAttr(TypeRange types);
  ArrayAttr getAffineMapArrayAttr(llvm::ArrayRef<AffineMap> values);
  DenseBoolArrayAttr getDenseBoolArrayAttr(llvm::ArrayRef<bool> values);
  DenseI8ArrayAttr getDenseI8ArrayAttr(llvm::ArrayRef<int8_t> values);
  DenseI16ArrayAttr getDenseI16ArrayAttr(llvm::ArrayRef<int16_t> values);
  DenseI32ArrayAttr getDenseI32ArrayAttr(llvm::ArrayRef<int32_t> values);
  DenseI64ArrayAttr getDenseI64ArrayAttr(llvm::ArrayRef<int64_t> values);
  DenseF32ArrayAttr getDenseF32ArrayAttr(llvm::ArrayRef<float> values);
  DenseF64ArrayAttr getDenseF64ArrayAttr(llvm::ArrayRef<double> values);
  DenseIntElementsAttr getBoolVectorAttr(llvm::ArrayRef<bool> values);
  DenseIntElementsAttr getI32VectorAttr(llvm::ArrayRef<int32_t> values);
  DenseIntElementsAttr getI64VectorAttr(llvm::ArrayRef<int64_t> values);
  DenseIntElementsAttr getIndexVectorAttr(llvm::ArrayRef<int64_t> values);
  DenseIntElementsAttr getI32TensorAttr(llvm::ArrayRef<int32_t> values);
  DenseIntElementsAttr getI64TensorAttr(llvm::ArrayRef<int64_t> values);
  DenseIntElementsAttr getIndexTensorAttr(llvm::ArrayRef<int64_t> values);

  AffineExpr getAffineDimExpr(unsigned position);
  AffineExpr getAffineSymbolExpr(unsigned position);
  AffineExpr getAffineConstantExpr(int64_t constant);
  AffineMap getEmptyAffineMap();
  AffineMap getConstantAffineMap(int64_t value);
  AffineMap getDimIdentityMap();
  AffineMap getMultiDimIdentityMap(unsigned rank);
  AffineMap getSymbolIdentityMap();
  AffineMap getSingleDimShiftAffineMap(int64_t shift);
  AffineMap getShiftedAffineMap(AffineMap map, int64_t shift);

protected:
  MLIRContext *context;
};

/// Creates operations at an insertion point, which remains after the last
/// operation created.
class OpBuilder : public Builder {
public:
  class InsertPoint {
  public:
    InsertPoint() = default;
    InsertPoint(Block *block, Block::iterator point)
        : block(block), point(point) {}
    bool isSet() const { return block != nullptr; }
    Block *getBlock() const { return block; }
    Block::iterator getPoint() const { return point; }

  private:
    Block *block = nullptr;
    Block::iterator point;
  };

  /// Is notified of changes that the builder makes.
  class Listener {
  public:
    /// Rewriter listeners receive more notifications; see
    /// core/rewrite/rewriter.h.
    enum class Kind { Builder, Rewriter };

    explicit Listener(Kind kind = Kind::Builder) : kind(kind) {}
    virtual ~Listener();
    Kind getKind() const { return kind; }
    static bool classof(const Listener *) { return true; }

    /// Called after an insertion. `previous` is unset if the operation was in
    /// no block before.
    virtual void notifyOperationInserted(Operation *op, InsertPoint previous) {}
    /// Called after an insertion. `previous` is null if the block was in no
    /// region before.
    virtual void notifyBlockInserted(Block *block, Region *previous,
                                     Region::iterator previousIterator) {}

  private:
    Kind kind;
  };

  explicit OpBuilder(MLIRContext *context, Listener *listener = nullptr)
      : Builder(context), listener(listener) {}
  explicit OpBuilder(Region *region, Listener *listener = nullptr);
  /// Sets the insertion point before `op`.
  explicit OpBuilder(Operation *op, Listener *listener = nullptr)
      : OpBuilder(op->getContext(), listener) {
    setInsertionPoint(op);
  }
  OpBuilder(Block *block, Block::iterator point, Listener *listener = nullptr);
  static OpBuilder atBlockBegin(Block *block, Listener *listener = nullptr) {
    return OpBuilder(block, block->begin(), listener);
  }
  static OpBuilder atBlockEnd(Block *block, Listener *listener = nullptr) {
    return OpBuilder(block, block->end(), listener);
  }
  static OpBuilder atBlockTerminator(Block *block,
                                     Listener *listener = nullptr);

  void setListener(Listener *newListener) { listener = newListener; }
  Listener *getListener() const { return listener; }

  /// Restores the insertion point on destruction.
  class InsertionGuard {
  public:
    explicit InsertionGuard(OpBuilder &builder)
        : builder(builder), saved(builder.saveInsertionPoint()) {}
    ~InsertionGuard() { builder.restoreInsertionPoint(saved); }
    InsertionGuard(const InsertionGuard &) = delete;

  private:
    OpBuilder &builder;
    InsertPoint saved;
  };

  void clearInsertionPoint() { insertPoint = InsertPoint(); }
  InsertPoint saveInsertionPoint() const { return insertPoint; }
  void restoreInsertionPoint(InsertPoint point) { insertPoint = point; }
  void setInsertionPoint(Block *block, Block::iterator point) {
    insertPoint = InsertPoint(block, point);
  }
  void setInsertionPoint(Operation *op) {
    setInsertionPoint(op->getBlock(), Block::iterator(op));
  }
  void setInsertionPointAfter(Operation *op) {
    setInsertionPoint(op->getBlock(), ++Block::iterator(op));
  }
  void setInsertionPointAfterValue(Value value);
  void setInsertionPointToStart(Block *block) {
    setInsertionPoint(block, block->begin());
  }
  void setInsertionPointToEnd(Block *block) {
    setInsertionPoint(block, block->end());
  }
  Block *getInsertionBlock() const { return insertPoint.getBlock(); }
  Block *getBlock() const { return insertPoint.getBlock(); }
  Block::iterator getInsertionPoint() const { return insertPoint.getPoint(); }

  /// Creates a block before `position` (default: at the end of the region) and
  /// sets the insertion point to the block's end.
  Block *createBlock(Region *parent, Region::iterator position = {},
                     TypeRange argumentTypes = {},
                     llvm::ArrayRef<Location> locations = {});
  Block *createBlock(Block *insertBefore, TypeRange argumentTypes = {},
                     llvm::ArrayRef<Location> locations = {});

  Operation *insert(Operation *op);
  Operation *create(const OperationState &state);
  Operation *create(Location location, StringAttr name, ValueRange operands,
                    TypeRange types = {},
                    llvm::ArrayRef<NamedAttribute> attributes = {},
                    llvm::ArrayRef<Block *> successors = {});
  /// Creates an operation by `OpT::build(builder, state, arguments…)`.
  template <typename OpT, typename... Arguments>
  OpT create(Location location, Arguments &&...arguments) {
    OperationState state(location, OpT::getOperationName());
    OpT::build(*this, state, std::forward<Arguments>(arguments)...);
    return llvm::cast<OpT>(create(state));
  }

  /// Creates an operation by `OpT::build(builder, state, arguments…)` and tries
  /// to fold it. Appends its results, or the folded values; a folded operation
  /// is erased without notifying the listener.
  template <typename OpT, typename... Arguments>
  void createOrFold(llvm::SmallVectorImpl<Value> &results, Location location,
                    Arguments &&...arguments) {
    OperationState state(location, OpT::getOperationName());
    OpT::build(*this, state, std::forward<Arguments>(arguments)...);
    insertOrFold(state, results);
  }
  /// Like the overload above, for operations with one result.
  template <typename OpT, typename... Arguments>
  Value createOrFold(Location location, Arguments &&...arguments) {
    llvm::SmallVector<Value, 1> results;
    createOrFold<OpT>(results, location, std::forward<Arguments>(arguments)...);
    assert(results.size() == 1 && "of operations with one result");
    return results.front();
  }

  Operation *clone(Operation &op, IRMapping &mapping);
  Operation *clone(Operation &op);
  Operation *cloneWithoutRegions(Operation &op, IRMapping &mapping);
  void cloneRegionBefore(Region &region, Region &parent,
                         Region::iterator before, IRMapping &mapping);
  void cloneRegionBefore(Region &region, Region &parent,
                         Region::iterator before);

  /// Folds `op` and appends the resulting values, or none if `op` was changed
  /// in place. Constants are materialized at the insertion point and appended
  /// to `materializedConstants`.
  /// Errors: returns failure without a diagnostic if `op` does not fold.
  LogicalResult
  tryFold(Operation *op, llvm::SmallVectorImpl<Value> &results,
          llvm::SmallVectorImpl<Operation *> *materializedConstants = nullptr);

protected:
  Listener *listener;

private:
  void insertOrFold(const OperationState &state,
                    llvm::SmallVectorImpl<Value> &results);

  InsertPoint insertPoint;
};

} // namespace mlir

#endif // CORE_IR_STRUCTURE_BUILDERS_H
