// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/counted_ops.h"

#include "conversions/onnx_to_krnl/axis_slices.h"
#include "conversions/onnx_to_krnl/nest_emitter.h"
#include "dialects/arith/arith.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/math/float_ops.h"
#include "dialects/scf/scf.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimExpr;
using onnx::DimExprContext;
using onnx::ErrorCode;
using onnx::Operator;
using Counted = llvm::SmallVector<std::pair<unsigned, unsigned>>;

namespace {

/// Emits loops and accesses of one kernel.
class KernelWriter {
public:
  KernelWriter(ImplicitLocOpBuilder &builder, KernelBody &body)
      : b(builder), body(body) {}

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, value);
  }

  /// Returns memory as one dimension of `size` elements.
  Value getFlat(bool isResult, unsigned number, DimExpr size) {
    return body.getMemory(isResult, number, size);
  }

  Value load(Value memory, Value place) {
    return krnl::LoadOp::create(
        b, cast<MemRefType>(memory.getType()).getElementType(), memory, place);
  }

  void store(Value element, Value memory, Value place) {
    const Type type = cast<MemRefType>(memory.getType()).getElementType();
    if (element.getType().isIndex())
      element = b.createOrFold<arith::IndexCastOp>(type, element);
    krnl::StoreOp::create(b, element, memory, place);
  }

  /// Returns whether a number is not 0. NaN is not 0.
  Value isNonZero(Value element) {
    Value zero = arith::ConstantOp::create(b, b.getZeroAttr(element.getType()));
    if (isa<FloatType>(element.getType()))
      return arith::CmpFOp::create(b, arith::CmpFPredicate::UNE, element, zero);
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ne, element, zero);
  }

  using BodyFn = llvm::function_ref<Value(Value place, Value carried)>;

  /// Emits a loop from 0 to `extent`, which carries a value, and returns its
  /// last one.
  Value loop(Value extent, Value initial, BodyFn emitBody) {
    auto loop = scf::ForOp::create(b, index(0), extent, index(1), initial);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(loop.getBody());
    Value next = emitBody(loop.getInductionVar(), loop.getRegionIterArg(0));
    scf::YieldOp::create(b, next);
    return loop.getResult(0);
  }

  /// Emits a loop that carries nothing.
  void loop(Value extent, llvm::function_ref<void(Value place)> emitBody) {
    auto loop = scf::ForOp::create(b, index(0), extent, index(1));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(loop.getBody()->getTerminator());
    emitBody(loop.getInductionVar());
  }

  void onlyIf(Value condition, llvm::function_ref<void()> emitBody) {
    auto branch = scf::IfOp::create(b, condition, /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    emitBody();
  }

  /// Returns `count`, or one more if the condition holds.
  Value addIf(Value count, Value condition) {
    Value one =
        b.createOrFold<arith::IndexCastUIOp>(b.getIndexType(), condition);
    return arith::AddIOp::create(b, count, one);
  }

  Value add(Value left, Value right) {
    return b.createOrFold<arith::AddIOp>(left, right);
  }
  Value mul(Value left, Value right) {
    return b.createOrFold<arith::MulIOp>(left, right);
  }

  ImplicitLocOpBuilder &b;
  KernelBody &body;
};

} // namespace

//===----------------------------------------------------------------------===//
// NonZero

static Counted getCountedNonZero(const Operator &) { return {{0, 1}}; }

static Value countNonZero(ImplicitLocOpBuilder &builder, KernelBody &body,
                          const Operator &op) {
  KernelWriter w(builder, body);
  const DimExpr total = op.dims().product(op.getShape(0));
  Value data = w.getFlat(/*isResult=*/false, 0, total);
  return w.loop(body.getSize(total), w.index(0), [&](Value i, Value count) {
    return w.addIf(count, w.isNonZero(w.load(data, i)));
  });
}

/// The indices of an element are column `count` of the result.
static Value writeNonZero(ImplicitLocOpBuilder &builder, KernelBody &body,
                          const Operator &op) {
  KernelWriter w(builder, body);
  const onnx::Sizes shape = op.getShape(0);
  const DimExpr total = op.dims().product(shape);
  Value data = w.getFlat(/*isResult=*/false, 0, total);
  Value indices =
      w.getFlat(/*isResult=*/true, 0, op.dims().product(op.getResultShape()));
  if (shape.empty())
    return {};
  Value width = body.getSize(op.getResultShape()[1]);
  llvm::SmallVector<Value> extents;
  for (DimExpr size : shape)
    extents.push_back(body.getSize(size));
  w.loop(body.getSize(total), w.index(0), [&](Value i, Value count) {
    Value isNonZero = w.isNonZero(w.load(data, i));
    w.onlyIf(isNonZero, [&] {
      Value rest = i;
      for (size_t axis = shape.size(); axis-- > 0;) {
        Value index = rest;
        if (axis != 0) {
          index = arith::RemSIOp::create(builder, rest, extents[axis]);
          rest = arith::DivSIOp::create(builder, rest, extents[axis]);
        }
        w.store(index, indices,
                w.add(count, w.mul(width, w.index(int64_t(axis)))));
      }
    });
    return w.addIf(count, isNonZero);
  });
  return {};
}

//===----------------------------------------------------------------------===//
// Compress

static Counted getCountedCompress(const Operator &op) {
  if (!op.getOperation()->hasAttr("axis"))
    return {{0, 0}};
  return {{0, Operator::normalizeAxis(op.getInteger("axis", 0),
                                      op.getShape(0).size())}};
}

/// A condition that is longer than the axis selects nothing beyond its end.
static Value countCompress(ImplicitLocOpBuilder &builder, KernelBody &body,
                           const Operator &op) {
  KernelWriter w(builder, body);
  const DimExpr length = op.getShape(1)[0];
  Value condition = w.getFlat(/*isResult=*/false, 1, length);
  Value size = body.getSize(getAxisSlices(op).count);
  return w.loop(body.getSize(length), w.index(0), [&](Value i, Value count) {
    Value isSelected = w.isNonZero(w.load(condition, i));
    Value isOutside =
        arith::CmpIOp::create(builder, arith::CmpIPredicate::sge, i, size);
    w.onlyIf(arith::AndIOp::create(builder, isSelected, isOutside),
             [&] { body.emitError(builder, ErrorCode::Index, 0); });
    return w.addIf(count, isSelected);
  });
}

static Value writeCompress(ImplicitLocOpBuilder &builder, KernelBody &body,
                           const Operator &op) {
  KernelWriter w(builder, body);
  DimExprContext &dims = op.dims();
  const AxisSlices axis = getAxisSlices(op);
  const DimExpr length = op.getShape(1)[0];
  Value data = w.getFlat(/*isResult=*/false, 0, dims.product(op.getShape(0)));
  Value condition = w.getFlat(/*isResult=*/false, 1, length);
  Value result =
      w.getFlat(/*isResult=*/true, 0, dims.product(op.getResultShape()));
  Value outer = body.getSize(axis.outer), inner = body.getSize(axis.inner);
  Value size = body.getSize(axis.count);
  w.loop(outer, w.index(0), [&](Value o, Value first) {
    return w.loop(body.getSize(length), first, [&](Value i, Value place) {
      Value isSelected = w.isNonZero(w.load(condition, i));
      Value from = w.mul(w.add(w.mul(o, size), i), inner);
      w.onlyIf(isSelected, [&] {
        w.loop(inner, [&](Value k) {
          w.store(w.load(data, w.add(from, k)), result, w.add(place, k));
        });
      });
      Value next = w.add(place, inner);
      return Value(arith::SelectOp::create(builder, isSelected, next, place));
    });
  });
  return {};
}

//===----------------------------------------------------------------------===//
// Range

static Counted getCountedRange(const Operator &) { return {{0, 0}}; }

/// max(ceil((limit - start) / delta), 0) of floats.
static Value countFloats(KernelWriter &w, llvm::ArrayRef<Value> numbers) {
  ImplicitLocOpBuilder &b = w.b;
  const Type type = b.getF64Type();
  llvm::SmallVector<Value> wide;
  for (Value number : numbers)
    wide.push_back(number.getType() == type
                       ? number
                       : Value(arith::ExtFOp::create(b, type, number)));
  Value count = math::CeilOp::create(
      b, arith::DivFOp::create(b, arith::SubFOp::create(b, wide[1], wide[0]),
                               wide[2]));
  Value zero = arith::ConstantOp::create(b, b.getFloatAttr(type, 0));
  Value most = arith::ConstantOp::create(b, b.getFloatAttr(type, 0x1p62));
  auto compare = [&](arith::CmpFPredicate predicate, Value right) -> Value {
    return arith::CmpFOp::create(b, predicate, count, right);
  };
  // NaN, from a delta of 0, is too large.
  w.onlyIf(compare(arith::CmpFPredicate::UGE, most),
           [&] { w.body.emitError(b, ErrorCode::Overflow, 0); });
  Value isUsed =
      arith::AndIOp::create(b, compare(arith::CmpFPredicate::OGT, zero),
                            compare(arith::CmpFPredicate::OLT, most));
  Value safe = arith::SelectOp::create(b, isUsed, count, zero);
  return arith::IndexCastOp::create(
      b, b.getIndexType(), arith::FPToSIOp::create(b, b.getI64Type(), safe));
}

/// max(ceil((limit - start) / delta), 0) of integers.
static Value countIntegers(KernelWriter &w, llvm::ArrayRef<Value> numbers) {
  ImplicitLocOpBuilder &b = w.b;
  llvm::SmallVector<Value> wide;
  for (Value number : numbers)
    wide.push_back(
        b.createOrFold<arith::IndexCastOp>(b.getIndexType(), number));
  Value isZero =
      arith::CmpIOp::create(b, arith::CmpIPredicate::eq, wide[2], w.index(0));
  w.onlyIf(isZero, [&] { w.body.emitError(b, ErrorCode::Arithmetic, 0); });
  Value delta = arith::SelectOp::create(b, isZero, w.index(1), wide[2]);
  Value distance = arith::SubIOp::create(b, wide[1], wide[0]);
  return arith::MaxSIOp::create(
      b, arith::CeilDivSIOp::create(b, distance, delta), w.index(0));
}

static Value countRange(ImplicitLocOpBuilder &builder, KernelBody &body,
                        const Operator &op) {
  KernelWriter w(builder, body);
  llvm::SmallVector<Value> numbers;
  for (unsigned i = 0; i < 3; ++i)
    numbers.push_back(
        w.load(w.getFlat(/*isResult=*/false, i, op.dims().getConstant(1)),
               w.index(0)));
  return isa<FloatType>(numbers[0].getType()) ? countFloats(w, numbers)
                                              : countIntegers(w, numbers);
}

//===----------------------------------------------------------------------===//
// The table

static Counted getCountedBoxes(const Operator &) { return {{0, 0}}; }

/// The elements, their first indices and their counts.
static Counted getCountedUnique(const Operator &op) {
  Counted counted;
  if (op.hasResult(0)) {
    const bool hasAxis = op.getOperation()->hasAttr("axis");
    counted.push_back({0, hasAxis ? Operator::normalizeAxis(
                                        op.getInteger("axis", 0), op.getRank(0))
                                  : 0});
  }
  for (unsigned result : {1u, 3u})
    if (op.hasResult(result))
      counted.push_back({result, 0});
  return counted;
}

/// Returns whether memory of loops holds a value.
static bool isTensorOfNumbers(Value value) {
  auto type = dyn_cast<TensorType>(value.getType());
  return !type || type.getElementType().isIntOrFloat();
}

const CountedOp *lookupCountedOp(Operation *op) {
  static constexpr CountedOp table[] = {
      {"Compress", getCountedCompress, countCompress, writeCompress},
      {"NonMaxSuppression", getCountedBoxes, countBoxes, writeBoxes,
       getBoxScratch},
      {"NonZero", getCountedNonZero, countNonZero, writeNonZero},
      {"Range", getCountedRange, countRange, nullptr},
      {"Unique", getCountedUnique, countUnique, writeUnique, getUniqueScratch},
  };
  if (!llvm::all_of(op->getOperands(), isTensorOfNumbers))
    return nullptr;
  llvm::StringRef name = op->getName().getStringRef();
  if (!name.consume_front("onnx."))
    return nullptr;
  for (const CountedOp &entry : table)
    if (entry.name == name)
      return &entry;
  return nullptr;
}

} // namespace mlir::onnx_to_krnl
