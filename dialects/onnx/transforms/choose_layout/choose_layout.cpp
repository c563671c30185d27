// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/choose_layout/choose_layout.h"

#include <cstdint>

#include "core/ir/builtin/builtin_types.h"
#include "core/ir/structure/builders.h"
#include "dialects/func/func.h"
#include "dialects/onnx/indexed/fusion.h"
#include "dialects/onnx/indexed/layout.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/onnx.h"
#include "dialects/onnx/shape/shape_analysis.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_CHOOSELAYOUTPASS
#include "dialects/onnx/transforms/choose_layout/choose_layout_pass.h.inc"

namespace {

/// A size that is not known.
constexpr int64_t unknownSize = 64;
/// The times to copy an element, as measured on AVX-512. The unit is the time
/// to copy one of a vector of neighbors for a window, which checks the borders.
/// `pointTime` is that without a window, `transformTime` that of a change of
/// the layout, which loads elements that are not neighbors.
constexpr double windowTime = 1, pointTime = 0.25, transformTime = 8;
/// The time of the products of a copied element with a channel that no
/// convolution has: vectors of channels are complete.
constexpr double wasteTime = 0.08;
/// The channels of a vector.
constexpr int64_t vectorSize = 16;

/// Chooses the layouts in one block.
class LayoutChooser {
public:
  LayoutChooser(Block &block, ShapeAnalysis &shapes, bool isForced)
      : block(block), shapes(shapes), isForced(isForced) {}

  /// Returns the number of regions with a layout.
  unsigned run();

private:
  bool isConvolution(Operation *op) const;
  bool isMember(Operation *op) const;
  llvm::SmallVector<OpOperand *> getImages(Operation *op) const;
  void findRegions();
  bool pays(llvm::ArrayRef<Operation *> region) const;
  bool isIn(Operation *op, Operation *region) const;
  void apply(llvm::ArrayRef<Operation *> region);

  Block &block;
  ShapeAnalysis &shapes;
  bool isForced;
  /// The operations that can be in a region, in connected regions.
  llvm::EquivalenceClasses<Operation *> members;
};

struct ChooseLayoutPass : impl::ChooseLayoutPassBase<ChooseLayoutPass> {
  using ChooseLayoutPassBase::ChooseLayoutPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return;
    ShapeAnalysis shapes(function);
    if (!shapes.isValid())
      return signalPassFailure();
    regions += LayoutChooser(function.getBody().front(), shapes, force).run();
  }
};

} // namespace

/// Returns true for floats, and for integers of convolutions of bytes.
static bool isNumber(Type type) {
  return type.isF32() || type.isInteger(8) || type.isInteger(32);
}

/// Returns the type of an image; null for another type. An image whose layout
/// does not matter is none.
static RankedTensorType getImage(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() != 4 || tensor.getEncoding() ||
      !isNumber(tensor.getElementType()) || tensor.getDimSize(1) == 1 ||
      (tensor.getDimSize(2) == 1 && tensor.getDimSize(3) == 1))
    return {};
  return tensor;
}

static int64_t getSize(RankedTensorType type, unsigned dim) {
  return type.isDynamicDim(dim) ? unknownSize : type.getDimSize(dim);
}

static double countElements(RankedTensorType type) {
  double count = 1;
  for (unsigned dim = 0; dim < 4; ++dim)
    count *= getSize(type, dim);
  return count;
}

static bool isNamed(Operation *op, llvm::StringRef name) {
  return op->getName().getStringRef() == name;
}

/// Returns true for a convolution without zero points, which is computed by an
/// instruction for bytes that are neighbors.
static bool isOfBytes(Operation *op) {
  return isNamed(op, "onnx.ConvInteger") &&
         llvm::all_of(op->getOperands().drop_front(2),
                      [](Value zero) { return isa<NoneType>(zero.getType()); });
}

/// Returns true for a dense convolution whose weights are constants, which are
/// packed for the layout.
bool LayoutChooser::isConvolution(Operation *op) const {
  if ((!isNamed(op, "onnx.Conv") && !isOfBytes(op)) ||
      !getImage(op->getOperand(0).getType()))
    return false;
  Operation *constant = op->getOperand(1).getDefiningOp();
  if (!constant || !isNamed(constant, "onnx.Constant"))
    return false;
  auto weights = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  auto group = op->getAttrOfType<IntegerAttr>("group");
  return weights && weights.hasStaticShape() && weights.getRank() == 4 &&
         (!group || group.getValue().isOne());
}

/// Returns true if the operation is written as loops that may run over images
/// in any order.
bool LayoutChooser::isMember(Operation *op) const {
  static constexpr llvm::StringLiteral names[] = {
      "onnx.Concat", "onnx.Conv", "onnx.ConvInteger", "onnx.GlobalAveragePool",
      "onnx.MaxPool"};
  const bool isConv =
      isNamed(op, "onnx.Conv") || isNamed(op, "onnx.ConvInteger");
  if (isConv && !isConvolution(op))
    return false;
  IndexFn index = lookupIndexFn(op);
  if (!index || isView(op) || op->getNumRegions() != 0 ||
      op->getNumResults() == 0 || !hasKnownRanks(op, shapes) ||
      isa<LayoutTransformOp>(op))
    return false;
  for (Value result : op->getResults().drop_front())
    if (!isa<NoneType>(result.getType()))
      return false;
  const Operator view(op, shapes, /*isSilent=*/true);
  const FailureOr<IndexedOp> indexed = index(view);
  if (failed(indexed) ||
      llvm::any_of(indexed->nests,
                   [](const IndexedNest &nest) { return nest.usesIndices; }))
    return false;
  if (llvm::is_contained(names, op->getName().getStringRef()))
    return true;
  const auto role = findFusionRole(view, *indexed);
  return role && role->isPointwise;
}

/// Returns the operands that are images, but for those that are broadcast.
llvm::SmallVector<OpOperand *> LayoutChooser::getImages(Operation *op) const {
  static constexpr llvm::StringLiteral names[] = {
      "onnx.Conv", "onnx.ConvInteger", "onnx.GlobalAveragePool",
      "onnx.MaxPool"};
  llvm::SmallVector<OpOperand *> images;
  const bool isFirst = llvm::is_contained(names, op->getName().getStringRef());
  const auto result = shapes.getShape(op->getResult(0));
  for (OpOperand &operand : op->getOpOperands()) {
    if (!getImage(operand.get().getType()) ||
        (isFirst && operand.getOperandNumber() != 0))
      continue;
    const auto shape = shapes.getShape(operand.get());
    if (isFirst || isNamed(op, "onnx.Concat") ||
        (shape && result && *shape == *result))
      images.push_back(&operand);
  }
  return images;
}

/// Connects members by the images that they pass to each other.
void LayoutChooser::findRegions() {
  for (Operation &op : block) {
    if (!isMember(&op))
      continue;
    const llvm::SmallVector<OpOperand *> images = getImages(&op);
    if (images.empty() && !getImage(op.getResult(0).getType()))
      continue;
    members.insert(&op);
    for (OpOperand *image : images) {
      Operation *producer = image->get().getDefiningOp();
      if (producer && members.findValue(producer) != members.end())
        members.unionSets(producer, &op);
    }
  }
}

/// Returns the time that the layout saves in a convolution.
static double getSavedTime(Operation *conv) {
  auto weights = cast<RankedTensorType>(conv->getOperand(1).getType());
  auto result = dyn_cast<RankedTensorType>(conv->getResult(0).getType());
  if (!result || result.getRank() != 4)
    return 0;
  const int64_t window = weights.getDimSize(2) * weights.getDimSize(3);
  const double copies = static_cast<double>(getSize(result, 0)) *
                        getSize(result, 2) * getSize(result, 3) *
                        weights.getDimSize(1) * window;
  const int64_t channels = weights.getDimSize(0);
  const int64_t waste = llvm::alignTo(channels, vectorSize) - channels;
  return copies * ((window == 1 ? pointTime : windowTime) - wasteTime * waste);
}

bool LayoutChooser::isIn(Operation *op, Operation *region) const {
  return op && members.findValue(op) != members.end() &&
         members.isEquivalent(op, region);
}

/// Returns true if the layout saves more time in convolutions than the images
/// take that enter and leave the region, which it does for those of bytes.
bool LayoutChooser::pays(llvm::ArrayRef<Operation *> region) const {
  double saved = 0, added = 0;
  bool hasConvolution = false;
  if (llvm::any_of(region, isOfBytes))
    return true;
  llvm::DenseSet<Value> entering;
  for (Operation *op : region) {
    if (isConvolution(op)) {
      hasConvolution = true;
      saved += getSavedTime(op);
    }
    for (OpOperand *image : getImages(op))
      if (!isIn(image->get().getDefiningOp(), region.front()) &&
          entering.insert(image->get()).second)
        added +=
            transformTime * countElements(getImage(image->get().getType()));
    const RankedTensorType result = getImage(op->getResult(0).getType());
    if (result &&
        llvm::any_of(op->getResult(0).getUsers(), [&](Operation *user) {
          return !isIn(user, region.front());
        }))
      added += transformTime * countElements(result);
  }
  return hasConvolution && (isForced || saved > added);
}

/// Gives the images of a region the layout.
void LayoutChooser::apply(llvm::ArrayRef<Operation *> region) {
  MLIRContext *context = region.front()->getContext();
  AffineExpr n, c, h, w;
  bindDims(context, n, c, h, w);
  const auto layout =
      LayoutAttr::get(context, AffineMap::get(4, 0, {n, h, w, c}, context));
  auto transform = [&](OpBuilder &builder, Value value, Type type) -> Value {
    return LayoutTransformOp::create(builder, value.getLoc(), type, value);
  };
  // Members use an image in the layout, others in row-major order.
  llvm::MapVector<Value, llvm::SmallVector<OpOperand *>> uses;
  for (Operation *op : region)
    for (OpOperand *image : getImages(op))
      uses[image->get()].push_back(image);
  llvm::SmallVector<Value> results;
  for (Operation *op : region)
    if (getImage(op->getResult(0).getType()))
      results.push_back(op->getResult(0));
  for (auto &[value, operands] : uses) {
    if (llvm::is_contained(results, value))
      continue;
    OpBuilder builder(context);
    if (Operation *producer = value.getDefiningOp())
      builder.setInsertionPointAfter(producer);
    else
      builder.setInsertionPointToStart(&block);
    Value stored = transform(
        builder, value, getImage(value.getType()).cloneWithEncoding(layout));
    for (OpOperand *operand : operands)
      operand->set(stored);
  }
  for (Value value : results) {
    const RankedTensorType type = getImage(value.getType());
    const llvm::SmallVector<OpOperand *> inside = uses.lookup(value);
    llvm::SmallVector<OpOperand *> outside;
    for (OpOperand &use : value.getUses())
      if (!llvm::is_contained(inside, &use))
        outside.push_back(&use);
    value.setType(type.cloneWithEncoding(layout));
    if (outside.empty())
      continue;
    OpBuilder builder(context);
    builder.setInsertionPointAfter(value.getDefiningOp());
    Value plain = transform(builder, value, type);
    for (OpOperand *use : outside)
      use->set(plain);
  }
}

unsigned LayoutChooser::run() {
  findRegions();
  // The regions in the order of their first operations.
  llvm::MapVector<Operation *, llvm::SmallVector<Operation *>> regions;
  for (Operation &op : block)
    if (members.findValue(&op) != members.end())
      regions[members.getLeaderValue(&op)].push_back(&op);
  llvm::SmallVector<llvm::SmallVector<Operation *>> chosen;
  for (auto &[leader, region] : regions)
    if (pays(region))
      chosen.push_back(region);
  for (const llvm::SmallVector<Operation *> &region : chosen)
    apply(region);
  return chosen.size();
}

} // namespace mlir::onnx
