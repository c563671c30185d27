// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/indexed/fusion.h"

#include <utility>
#include <vector>

#include "core/ir/builtin/type_utilities.h"
#include "dialects/onnx/indexed/row_blocks.h"
#include "dialects/onnx/indexed/table.h"
#include "dialects/onnx/onnx.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

/// Returns whether the loops are those of a tensor of this shape.
static bool walksShape(llvm::ArrayRef<IndexedLoop> loops, Sizes shape) {
  return loops.size() == shape.size() &&
         llvm::all_of(llvm::zip(loops, shape), [](const auto &pair) {
           const auto &[loop, size] = pair;
           return loop.extent == size && !loop.lower && !loop.upper;
         });
}

/// Returns whether the map has the loops as results, in order.
static bool isInPlace(AffineMap map) {
  return map.getNumDims() == map.getNumResults() &&
         llvm::all_of(llvm::enumerate(map.getResults()), [](const auto &item) {
           auto dim = dyn_cast<AffineDimExpr>(item.value());
           return dim && dim.getPosition() == item.index();
         });
}

static bool isPointwise(const Operator &op, const IndexedNest &nest) {
  const IndexedStage &stage = nest.stages[0];
  return nest.stages.size() == 1 && stage.loops.empty() &&
         stage.initial.empty() && stage.writes.size() == 1 &&
         walksShape(nest.loops, op.getResultShape()) &&
         isInPlace(stage.writes[0].map);
}

/// Returns whether neighbors along dimension `last` are neighbors in the tensor
/// or the same element.
static bool isContiguous(const IndexedRead &read, unsigned last) {
  if (!read.indirect.empty())
    return false;
  const unsigned numResults = read.map.getNumResults();
  const AffineExpr dim = getAffineDimExpr(last, read.map.getContext());
  for (auto [i, index] : llvm::enumerate(read.map.getResults())) {
    if (!index.isFunctionOfDim(last))
      continue;
    // The index, an offset from it, or one that a run may fix at 0.
    auto binary = dyn_cast<AffineBinaryOpExpr>(index);
    const bool isShifted = binary && binary.getLHS() == dim &&
                           !binary.getRHS().isFunctionOfDim(last) &&
                           (binary.getKind() == AffineExprKind::Add ||
                            (binary.getKind() == AffineExprKind::Mul &&
                             isa<AffineSymbolExpr>(binary.getRHS())));
    if (i + 1 != numResults || (index != dim && !isShifted))
      return false;
  }
  return true;
}

static bool hasOnlyFloats(const Operator &op) {
  for (unsigned i = 0; i < op.getNumOperands(); ++i)
    if (op.hasOperand(i) && !isa<FloatType>(op.getElementType(i)))
      return false;
  return isa<FloatType>(op.getResultElementType());
}

/// Returns the number of the stage that writes the elements of result 0 last,
/// or nullopt if another stage writes other elements.
static std::optional<unsigned> findLastStage(const IndexedNest &nest,
                                             bool &keepsValues) {
  std::optional<unsigned> last;
  for (unsigned i = nest.stages.size(); i-- > 0;)
    for (const IndexedAccess &write : nest.stages[i].writes) {
      if (!last) {
        last = i;
        continue;
      }
      keepsValues = true;
      const IndexedStage &stage = nest.stages[*last], &other = nest.stages[i];
      const bool isSame = stage.writes.size() == 1 && *last != i &&
                          write.map == stage.writes[0].map &&
                          stage.loops.size() == other.loops.size() &&
                          llvm::all_of(llvm::zip(stage.loops, other.loops),
                                       [](const auto &pair) {
                                         const auto &[a, b] = pair;
                                         return a.extent == b.extent &&
                                                !a.lower && !a.upper &&
                                                !b.lower && !b.upper;
                                       });
      if (!isSame)
        return std::nullopt;
    }
  return last;
}

std::optional<FusionRole> findFusionRole(const Operator &op,
                                         const IndexedOp &indexed) {
  // The nest of a group walks one layout, which this operator changes.
  if (isa<LayoutTransformOp>(op.getOperation()))
    return std::nullopt;
  // Only result 0 may be present. A payload that uses indices may access
  // tensors by itself.
  if (indexed.nests.size() != 1 || indexed.nests[0].stages.empty() ||
      indexed.nests[0].usesIndices || !op.hasResult(0))
    return std::nullopt;
  for (unsigned i = 1; i < op.getNumResults(); ++i)
    if (op.hasResult(i))
      return std::nullopt;
  const IndexedNest &nest = indexed.nests[0];
  FusionRole role;
  const std::optional<unsigned> stage = findLastStage(nest, role.keepsValues);
  if (!stage)
    return std::nullopt;
  role.stage = *stage;
  role.isContraction = nest.stages[0].isContraction;
  role.isContractionOfBytes =
      role.isContraction && nest.stages[0].makeFactors != nullptr;
  role.isPointwise = isPointwise(op, nest);
  role.hasOnlyFloats = hasOnlyFloats(op);
  const unsigned numLoops = nest.loops.size();
  role.isContiguous =
      numLoops == 0 ||
      llvm::all_of(nest.stages[*stage].reads, [&](const IndexedRead &read) {
        return isContiguous(read, numLoops - 1);
      });
  return role;
}

bool isReadInPlace(const IndexedOp &indexed, unsigned operand) {
  const IndexedStage &stage = indexed.nests[0].stages[0];
  unsigned numReads = 0;
  for (const IndexedRead &read : stage.reads) {
    // An element that is an index must be in memory.
    for (const IndexedRead::Indirect &indirect : read.indirect)
      if (stage.reads[indirect.read].tensor == operand)
        return false;
    if (read.tensor != operand)
      continue;
    if (!read.indirect.empty() || !isInPlace(read.map))
      return false;
    ++numReads;
  }
  return numReads != 0;
}

bool canHaveResult(const Operator &leader, const FusionRole &role, Type type) {
  const bool keepsSums = role.isContraction && !role.isContractionOfBytes;
  return (!role.keepsValues && !keepsSums) ||
         type == leader.getResultElementType();
}

/// Returns true for operators on integers that sums of products of bytes go
/// through, and that cannot fail.
static bool convertsSums(const Operator &op) {
  static constexpr llvm::StringLiteral names[] = {
      "onnx.Add", "onnx.BitwiseXor",     "onnx.Cast", "onnx.DequantizeLinear",
      "onnx.Mul", "onnx.QuantizeLinear", "onnx.Sub"};
  auto isNumber = [](Type type) {
    return type.isF32() || type.isInteger(8) || type.isInteger(32);
  };
  for (unsigned i = 0; i < op.getNumOperands(); ++i)
    if (op.hasOperand(i) && !isNumber(op.getElementType(i)))
      return false;
  return isNumber(op.getResultElementType()) &&
         llvm::is_contained(names, op.getOperation()->getName().getStringRef());
}

bool canFollow(const Operator &leader, const IndexedOp &leading,
               const FusionRole &leaderRole, const Operator &follower,
               const IndexedOp &following, const FusionRole &followerRole) {
  if (!followerRole.isPointwise ||
      leader.getResultShape() != follower.getResultShape())
    return false;
  if (!leaderRole.isContraction)
    return true;
  // The epilogue of a contraction cannot fail, as integer divisions can, and
  // reads elements of memory as they are.
  const bool isEpilogue =
      leaderRole.isContractionOfBytes
          ? followerRole.hasOnlyFloats || convertsSums(follower)
          : leaderRole.hasOnlyFloats && followerRole.hasOnlyFloats;
  return isEpilogue &&
         llvm::all_of(
             following.nests[0].stages[0].reads,
             [](const IndexedRead &read) { return read.indirect.empty(); }) &&
         llvm::all_of(following.nests[0].symbols, [&](DimExpr symbol) {
           return llvm::is_contained(leading.nests[0].symbols, symbol);
         });
}

namespace {

/// Where a follower gets an element: from an operator of the group, or from a
/// read of the stage.
struct Source {
  bool isComputed;
  unsigned number;
};

/// The computation of an operator that follows.
struct Follower {
  IndexedStage::Payload payload;
  std::vector<Source> sources;
  /// The number of the operation in the group.
  unsigned node;
};

/// Composes a group.
class Composer {
public:
  Composer(const llvm::DenseMap<Value, unsigned> &inputs, ShapeAnalysis &shapes,
           bool isSilent)
      : inputs(inputs), shapes(shapes), isSilent(isSilent) {}

  FailureOr<IndexedOp> run(llvm::ArrayRef<Operation *> ops, Value result);

private:
  FailureOr<IndexedOp> index(const Operator &op);
  FailureOr<unsigned> getInput(const Operator &op, unsigned operand);
  LogicalResult lead(const Operator &op);
  LogicalResult follow(const Operator &op, unsigned node);
  unsigned addRead(IndexedRead read, llvm::ArrayRef<AffineExpr> symbols,
                   unsigned numLoops, llvm::ArrayRef<unsigned> positions);
  void setPayload(unsigned result);
  void completeMaps();
  IndexedStage &stage() { return group.nests[0].stages[role.stage]; }

  const llvm::DenseMap<Value, unsigned> &inputs;
  ShapeAnalysis &shapes;
  bool isSilent;
  /// The nest of the leader, to which the others are added.
  IndexedOp group;
  std::optional<Operator> leader;
  FusionRole role;
  /// The map of the elements that the group computes.
  AffineMap place;
  unsigned numLeaderReads = 0;
  std::vector<Follower> followers;
  /// The numbers of the values that the group computes.
  llvm::DenseMap<Value, unsigned> computed;
};

} // namespace

FailureOr<IndexedOp> Composer::index(const Operator &op) {
  IndexFn function = lookupIndexFn(op.getOperation());
  if (!function || !hasKnownRanks(op.getOperation(), shapes))
    return op.emitError() << "cannot be part of a group";
  FailureOr<IndexedOp> indexed = function(op);
  if (failed(indexed))
    return failure();
  if (!findFusionRole(op, *indexed))
    return op.emitError() << "cannot be part of a group";
  return indexed;
}

/// Returns the number of the operand of the group that an operand is.
FailureOr<unsigned> Composer::getInput(const Operator &op, unsigned operand) {
  const auto found = inputs.find(op.getOperation()->getOperand(operand));
  if (found == inputs.end())
    return op.emitError() << "cannot be part of a group";
  return found->second;
}

LogicalResult Composer::lead(const Operator &op) {
  FailureOr<IndexedOp> indexed = index(op);
  if (failed(indexed))
    return failure();
  group = *std::move(indexed);
  leader.emplace(op);
  role = *findFusionRole(op, group);
  for (IndexedStage &stage : group.nests[0].stages)
    for (IndexedRead &read : stage.reads)
      if (!read.isResult) {
        FailureOr<unsigned> input = getInput(op, read.tensor);
        if (failed(input))
          return failure();
        read.tensor = *input;
      }
  numLeaderReads = stage().reads.size();
  place = stage().writes[0].map;
  computed[op.getOperation()->getResult(0)] = 0;
  return success();
}

/// Adds a read of a follower, whose map sees its own loops and symbols, unless
/// there is an equal one. Returns its number.
unsigned Composer::addRead(IndexedRead read, llvm::ArrayRef<AffineExpr> symbols,
                           unsigned numLoops,
                           llvm::ArrayRef<unsigned> positions) {
  IndexedNest &nest = group.nests[0];
  // The dimensions: the loops of the follower are indices of the element, and
  // those for indirect indices come after the loops of the group.
  llvm::SmallVector<AffineExpr> dims(place.getResults());
  const unsigned numDims = nest.loops.size() + stage().loops.size();
  for (unsigned i = 0; i < read.indirect.size(); ++i)
    dims.push_back(getAffineDimExpr(numDims + i, leader->getContext()));
  read.map = read.map.replaceDimsAndSymbols(
      dims, symbols, numDims + read.indirect.size(), nest.symbols.size());
  for (IndexedRead::Indirect &indirect : read.indirect)
    indirect.read = positions[indirect.read];
  auto isEqual = [&](const IndexedRead &other) {
    return !other.isResult && other.tensor == read.tensor &&
           other.indirect.empty() && read.indirect.empty() &&
           other.shape == read.shape &&
           other.map.getResults() == read.map.getResults();
  };
  auto *found = llvm::find_if(stage().reads, isEqual);
  const unsigned number = found - stage().reads.begin();
  if (found == stage().reads.end())
    stage().reads.push_back(std::move(read));
  return number;
}

LogicalResult Composer::follow(const Operator &op, unsigned node) {
  FailureOr<IndexedOp> indexed = index(op);
  if (failed(indexed))
    return failure();
  const FusionRole own = *findFusionRole(op, *indexed);
  if (!canFollow(*leader, group, role, op, *indexed, own))
    return op.emitError() << "cannot follow '"
                          << leader->getOperation()->getName().getStringRef()
                          << "' in a group";
  IndexedNest &nest = group.nests[0];
  IndexedNest &added = indexed->nests[0];
  llvm::SmallVector<AffineExpr> symbols;
  for (DimExpr symbol : added.symbols) {
    auto *found = llvm::find(nest.symbols, symbol);
    const unsigned position = found - nest.symbols.begin();
    if (found == nest.symbols.end())
      nest.symbols.push_back(symbol);
    symbols.push_back(getAffineSymbolExpr(position, leader->getContext()));
  }
  Follower follower = {std::move(added.stages[0].payload), {}, node};
  // The numbers of the reads in the group, which indirect indices refer to.
  llvm::SmallVector<unsigned> positions;
  for (IndexedRead &read : added.stages[0].reads) {
    auto known = computed.find(op.getOperation()->getOperand(read.tensor));
    positions.push_back(0);
    for (const IndexedRead::Indirect &indirect : read.indirect)
      if (follower.sources[indirect.read].isComputed)
        return op.emitError() << "uses an element of the group as an index";
    if (known == computed.end()) {
      FailureOr<unsigned> input = getInput(op, read.tensor);
      if (failed(input))
        return failure();
      read.tensor = *input;
      read.node = node;
      positions.back() =
          addRead(std::move(read), symbols, nest.loops.size(), positions);
      follower.sources.push_back({false, positions.back()});
      continue;
    }
    if (!read.indirect.empty() || !isInPlace(read.map))
      return op.emitError() << "reads elements of the group at other places";
    follower.sources.push_back({true, known->second});
  }
  followers.push_back(std::move(follower));
  computed[op.getOperation()->getResult(0)] = followers.size();
  return success();
}

/// Sets the payload that computes the leader's element, then those of the
/// others, and writes the one with the number `result`.
void Composer::setPayload(unsigned result) {
  stage().isCopy = false;
  stage().payload = [leader = std::move(stage().payload),
                     numReads = numLeaderReads,
                     followers = std::move(followers),
                     result](ScalarBuilder &builder,
                             const PayloadArguments &arguments) {
    llvm::SmallVector<Value, 2> values = leader(
        builder, {arguments.elements.take_front(numReads), arguments.carried});
    llvm::SmallVector<Value> results = {values[0]};
    for (const Follower &follower : followers) {
      llvm::SmallVector<Value> elements;
      for (const Source &source : follower.sources)
        elements.push_back(source.isComputed
                               ? results[source.number]
                               : arguments.elements[source.number]);
      builder.setNode(follower.node);
      results.push_back(follower.payload(builder, {elements, {}})[0]);
    }
    values[0] = results[result];
    return values;
  };
}

/// Gives all maps the symbols that were added.
void Composer::completeMaps() {
  IndexedNest &nest = group.nests[0];
  auto complete = [&](IndexedAccess &access) {
    access.map = AffineMap::get(access.map.getNumDims(), nest.symbols.size(),
                                access.map.getResults(), leader->getContext());
  };
  for (IndexedStage &stage : nest.stages) {
    llvm::for_each(stage.reads, complete);
    llvm::for_each(stage.writes, complete);
  }
}

FailureOr<IndexedOp> Composer::run(llvm::ArrayRef<Operation *> ops,
                                   Value result) {
  for (auto [node, op] : llvm::enumerate(ops)) {
    const Operator view(op, shapes, isSilent);
    if (failed(node == 0 ? lead(view) : follow(view, node)))
      return failure();
  }
  if (const Type type = getElementTypeOrSelf(result);
      !canHaveResult(*leader, role, type))
    return leader->emitError()
           << "cannot lead a group with elements of type " << type;
  setPayload(computed.at(result));
  completeMaps();
  return std::move(group);
}

FailureOr<IndexedOp>
composeOperators(llvm::ArrayRef<Operation *> ops, Value result,
                 const llvm::DenseMap<Value, unsigned> &inputs,
                 ShapeAnalysis &shapes, bool isSilent) {
  return Composer(inputs, shapes, isSilent).run(ops, result);
}

FailureOr<IndexedOp> indexFused(const Operator &fused) {
  if (computesRowBlocks(fused.getOperation()))
    return fused.emitError() << "computes blocks of rows, which are no nest";
  Block &body = fused.getOperation()->getRegion(0).front();
  llvm::SmallVector<Operation *> ops;
  for (Operation &op : body.without_terminator())
    ops.push_back(&op);
  Operation &end = body.back();
  auto isComputed = [&](Value value) {
    auto result = dyn_cast<OpResult>(value);
    return result && result.getResultNumber() == 0 &&
           llvm::is_contained(ops, result.getOwner());
  };
  if (end.getNumOperands() != 1 || !isComputed(end.getOperand(0)))
    return fused.emitError() << "does not yield one value that it computes";
  llvm::DenseMap<Value, unsigned> inputs;
  for (BlockArgument argument : body.getArguments())
    inputs[argument] = argument.getArgNumber();
  return composeOperators(ops, end.getOperand(0), inputs, fused.getShapes(),
                          /*isSilent=*/false);
}

llvm::ArrayRef<IndexEntry> getFusionEntries() {
  static constexpr IndexEntry entries[] = {{"Fused", indexFused}};
  return entries;
}

} // namespace mlir::onnx
