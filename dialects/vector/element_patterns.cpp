// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization of insert, from_elements and to_elements.
#include "core/rewrite/pattern_set.h"
#include "dialects/vector/vector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Moves `position` to the next one in row-major order. The last position is
/// followed by zeros.
void advance(MutableArrayRef<int64_t> position, ArrayRef<int64_t> shape) {
  for (size_t i = position.size(); i-- > 0;) {
    if (++position[i] < shape[i])
      return;
    position[i] = 0;
  }
}

// insert(x, v)[p]  ->  broadcast(x)
// Guard: x is a vector with as many elements as v.
struct InsertToBroadcast final : OpRewritePattern<InsertOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(InsertOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<VectorType>(op.getValueToStoreType());
    if (!type ||
        type.getNumElements() != op.getDestVectorType().getNumElements())
      return rewriter.notifyMatchFailure(op, "does not replace all elements");
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getDestVectorType(),
                                             op.getValueToStore());
    return success();
  }
};

// insert(broadcast(x), broadcast(x))[p]  ->  broadcast(x)
struct InsertSplatToSplat final : OpRewritePattern<InsertOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(InsertOp op,
                                PatternRewriter &rewriter) const override {
    Value dest = op.getDest();
    auto from = Value(op.getValueToStore()).getDefiningOp<BroadcastOp>();
    auto into = dest.getDefiningOp<BroadcastOp>();
    if (!from || !into || Value(from.getSource()) != Value(into.getSource()) ||
        isa<VectorType>(from.getSourceType()))
      return rewriter.notifyMatchFailure(op, "not of one element");
    rewriter.replaceOp(op, dest);
    return success();
  }
};

/// An inserted value and the row-major position of its first element.
struct Insertion {
  Value value;
  int64_t begin;

  Insertion(InsertOp op) : value(op.getValueToStore()), begin(0) {
    // The indices cover the leading dimensions, and the value the others.
    ArrayRef<int64_t> position = op.getStaticPosition();
    const ArrayRef<int64_t> shape = op.getDestVectorType().getShape();
    for (size_t i = 0; i < shape.size(); ++i)
      begin = begin * shape[i] + (i < position.size() ? position[i] : 0);
  }
  int64_t size() const {
    auto type = dyn_cast<VectorType>(value.getType());
    return type ? type.getNumElements() : 1;
  }
};

// insert(… insert(x, v)[p] …)[q]  ->  from_elements(x, …)
// Guard: the insertions replace all elements of v, and no insertion but the
// last has other uses.
struct InsertChainToFromElements final : OpRewritePattern<InsertOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(InsertOp op,
                                PatternRewriter &rewriter) const override {
    const VectorType type = op.getDestVectorType();
    if (type.isScalable())
      return rewriter.notifyMatchFailure(op, "of unknown size");
    for (Operation *user : Value(op.getResult()).getUsers())
      if (auto next = dyn_cast<InsertOp>(user))
        if (Value(next.getDest()) == Value(op.getResult()))
          return rewriter.notifyMatchFailure(op, "not the last insertion");
    SmallVector<Insertion> insertions;
    if (failed(collect(op, insertions)))
      return rewriter.notifyMatchFailure(op, "not all elements are replaced");

    // Later insertions overwrite earlier ones.
    SmallVector<Value> elements(type.getNumElements());
    for (const Insertion &insertion : llvm::reverse(insertions)) {
      if (!isa<VectorType>(insertion.value.getType())) {
        elements[insertion.begin] = insertion.value;
        continue;
      }
      auto parts = ToElementsOp::create(rewriter, op.getLoc(), insertion.value);
      llvm::copy(parts->getResults(), elements.begin() + insertion.begin);
    }
    rewriter.replaceOpWithNewOp<FromElementsOp>(op, type, elements);
    return success();
  }

private:
  /// Collects the insertions, starting with the last, until they cover all
  /// elements. Fails if they do not.
  static LogicalResult collect(InsertOp last,
                               SmallVectorImpl<Insertion> &insertions) {
    SmallVector<InsertOp> chain;
    for (InsertOp op = last; op;
         op = Value(op.getDest()).getDefiningOp<InsertOp>()) {
      if (op.hasDynamicPosition() ||
          (op != last && !Value(op.getResult()).hasOneUse()))
        return failure();
      chain.push_back(op);
    }
    const int64_t size = last.getDestVectorType().getNumElements();
    SmallVector<bool> isReplaced(size);
    for (InsertOp op : chain) {
      if (llvm::is_contained(op.getStaticPosition(), InsertOp::kPoisonIndex))
        return failure();
      const Insertion insertion(op);
      insertions.push_back(insertion);
      std::fill_n(isReplaced.begin() + insertion.begin, insertion.size(), true);
      if (!llvm::is_contained(isReplaced, false))
        return success();
    }
    return failure();
  }
};

// from_elements(x, x, …)  ->  broadcast(x)
struct FromElementsToBroadcast final : OpRewritePattern<FromElementsOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(FromElementsOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getElements().empty() || !llvm::all_equal(op.getElements()))
      return rewriter.notifyMatchFailure(op, "not of one element");
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op->getResult(0).getType(),
                                             Value(op.getElements().front()));
    return success();
  }
};

// from_elements(extract(v)[p, 0], extract(v)[p, 1], …)
//   ->  shape_cast(extract(v)[p])
// Guard: the elements are all those of extract(v)[p], in order.
struct FromElementsToShapeCast final : OpRewritePattern<FromElementsOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(FromElementsOp op,
                                PatternRewriter &rewriter) const override {
    const auto type = cast<VectorType>(op->getResult(0).getType());
    // FromElementsToBroadcast handles a single element.
    if (type.getNumElements() <= 1)
      return rewriter.notifyMatchFailure(op, "not of several elements");
    auto first = Value(op.getElements().front()).getDefiningOp<ExtractOp>();
    if (!first)
      return rewriter.notifyMatchFailure(op, "not of extracted elements");
    Value source = first.getSource();
    const VectorType sourceType = first.getSourceVectorType();
    if (sourceType.isScalable())
      return rewriter.notifyMatchFailure(op, "of unknown size");

    // Drop trailing indices until the remaining dimensions have that many
    // elements.
    SmallVector<int64_t> position(first.getStaticPosition());
    size_t common = position.size();
    int64_t count = 1;
    while (common > 0 && position[common - 1] == 0 &&
           count < type.getNumElements())
      count *= sourceType.getDimSize(--common);
    if (count != type.getNumElements())
      return rewriter.notifyMatchFailure(op, "not all of some dimensions");
    const SmallVector<int64_t> begin(position.begin(),
                                     position.begin() + common);
    for (Value element : op.getElements()) {
      auto extract = element.getDefiningOp<ExtractOp>();
      if (!extract || Value(extract.getSource()) != source ||
          extract.hasDynamicPosition() ||
          extract.getStaticPosition() != ArrayRef<int64_t>(position))
        return rewriter.notifyMatchFailure(op, "not in order");
      advance(position, sourceType.getShape());
    }
    Value part = rewriter.createOrFold<ExtractOp>(op.getLoc(), source,
                                                  ArrayRef<int64_t>(begin));
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, type, part);
    return success();
  }
};

// to_elements(broadcast(v))  ->  to_elements(v), each repeated
struct ToElementsOfBroadcast final : OpRewritePattern<ToElementsOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(ToElementsOp op,
                                PatternRewriter &rewriter) const override {
    auto broadcast = Value(op.getSource()).getDefiningOp<BroadcastOp>();
    if (!broadcast)
      return rewriter.notifyMatchFailure(op, "not of a broadcast");
    auto from = dyn_cast<VectorType>(broadcast.getSourceType());
    if (!from)
      return rewriter.notifyMatchFailure(op, "a broadcast of a scalar folds");
    const VectorType to = broadcast.getResultVectorType();
    const ArrayRef<int64_t> fromShape = from.getShape();
    auto parts = ToElementsOp::create(rewriter, op.getLoc(),
                                      Value(broadcast.getSource()));
    SmallVector<Value> elements;
    SmallVector<int64_t> position(to.getRank());
    for (int64_t i = 0, e = to.getNumElements(); i != e; ++i) {
      int64_t place = 0;
      for (auto [index, size] :
           llvm::zip(ArrayRef(position).take_back(fromShape.size()), fromShape))
        place = place * size + (size == 1 ? 0 : index);
      elements.push_back(parts->getResult(place));
      advance(position, to.getShape());
    }
    rewriter.replaceOp(op, elements);
    return success();
  }
};

} // namespace

void InsertOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<InsertToBroadcast, InsertSplatToSplat, InsertChainToFromElements>(
      context);
}

void FromElementsOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                 MLIRContext *context) {
  results.add<FromElementsToBroadcast, FromElementsToShapeCast>(context);
}

void ToElementsOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                               MLIRContext *context) {
  results.add<ToElementsOfBroadcast>(context);
}
