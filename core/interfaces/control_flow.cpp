// SPDX-License-Identifier: Apache-2.0
//
// Verification and default methods of the interfaces. Paths between regions are
// in region_graph.cpp.
#include "core/interfaces/control_flow.h"

using namespace mlir;

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    RegionSuccessor successor) {
  if (successor.isParent())
    return os << "<to parent>";
  return os << "<to region #" << successor.getSuccessor()->getRegionNumber()
            << " with " << successor.getSuccessorInputs().size() << " inputs>";
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os,
                                    RegionBranchPoint point) {
  if (point.isParent())
    return os << "<from parent>";
  Operation *terminator = point.getTerminatorPredecessorOrNull();
  return os << "<region #" << terminator->getParentRegion()->getRegionNumber()
            << ", terminator " << terminator->getName() << ">";
}

// Branches between blocks.

std::optional<BlockArgument>
detail::getBranchSuccessorArgument(const SuccessorOperands &operands,
                                   unsigned operandIndex, Block *successor) {
  OperandRange forwarded = operands.getForwardedOperands();
  if (forwarded.empty())
    return std::nullopt;
  // Wraps around for operands before the first one.
  const unsigned place = operandIndex - forwarded.getBeginOperandIndex();
  if (place >= forwarded.size())
    return std::nullopt;
  return successor->getArgument(operands.getProducedOperandCount() + place);
}

LogicalResult
detail::verifyBranchSuccessorOperands(Operation *op, unsigned succNo,
                                      const SuccessorOperands &operands) {
  Block *target = op->getSuccessor(succNo);
  if (operands.size() != target->getNumArguments())
    return op->emitError() << "branch has " << operands.size()
                           << " operands for successor #" << succNo
                           << ", but target block has "
                           << target->getNumArguments();
  BranchOpInterface branch(op);
  for (unsigned i = operands.getProducedOperandCount(); i < operands.size();
       ++i)
    if (!branch.areTypesCompatible(operands[i].getType(),
                                   target->getArgument(i).getType()))
      return op->emitError() << "type mismatch for bb argument #" << i
                             << " of successor #" << succNo;
  return success();
}

LogicalResult detail::verifyBranchOpInterface(Operation *op) {
  BranchOpInterface branch(op);
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
    if (failed(verifyBranchSuccessorOperands(op, i,
                                             branch.getSuccessorOperands(i))))
      return failure();
  return success();
}

// Weights.

static LogicalResult verifyWeights(Operation *op,
                                   llvm::ArrayRef<int32_t> weights,
                                   size_t expected, llvm::StringRef what,
                                   llvm::StringRef whatFor) {
  if (weights.empty())
    return success();
  if (weights.size() != expected)
    return op->emitError() << "expects number of " << what
                           << " weights to match number of " << whatFor << ": "
                           << weights.size() << " vs " << expected;
  if (llvm::all_of(weights, [](int32_t weight) { return weight == 0; }))
    return op->emitError() << "branch weights cannot all be zero";
  return success();
}

LogicalResult detail::verifyBranchWeights(Operation *op) {
  return verifyWeights(op, WeightedBranchOpInterface(op).getWeights(),
                       op->getNumSuccessors(), "branch", "successors");
}

LogicalResult detail::verifyRegionBranchWeights(Operation *op) {
  return verifyWeights(op, WeightedRegionBranchOpInterface(op).getWeights(),
                       op->getNumRegions(), "region", "regions");
}

// Branches between regions.

OperandRange detail::getNoOperands(Operation *op) {
  return OperandRange(op->getOpOperands().end(), 0);
}

llvm::SmallVector<RegionBranchPoint>
detail::getRegionBranchPoints(Region &region) {
  llvm::SmallVector<RegionBranchPoint> points;
  for (Block &block : region)
    if (!block.empty())
      if (auto terminator =
              llvm::dyn_cast<RegionBranchTerminatorOpInterface>(&block.back()))
        points.push_back(terminator);
  return points;
}

void detail::getRegionPredecessors(
    Operation *op, RegionSuccessor successor,
    llvm::SmallVectorImpl<RegionBranchPoint> &predecessors) {
  RegionBranchOpInterface branch(op);
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    llvm::SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    if (llvm::any_of(successors, [&](RegionSuccessor candidate) {
          return candidate.getSuccessor() == successor.getSuccessor();
        }))
      predecessors.push_back(point);
  }
}

void detail::getRegionPredecessorValues(Operation *op,
                                        RegionSuccessor successor, int index,
                                        llvm::SmallVectorImpl<Value> &values) {
  RegionBranchOpInterface branch(op);
  llvm::SmallVector<RegionBranchPoint> predecessors;
  branch.getPredecessors(successor, predecessors);
  for (RegionBranchPoint point : predecessors)
    values.push_back(branch.getSuccessorOperands(point, successor)[index]);
}

void detail::getTerminatorSuccessors(
    Operation *terminator, llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  llvm::cast<RegionBranchOpInterface>(terminator->getParentOp())
      .getSuccessorRegions(RegionBranchTerminatorOpInterface(terminator),
                           regions);
}

/// Starts a diagnostic about the control flow edge from a point to a successor.
static InFlightDiagnostic emitEdgeError(Operation *op, RegionBranchPoint point,
                                        RegionSuccessor successor) {
  InFlightDiagnostic error = op->emitOpError("along control flow edge from ");
  Operation *source = point.getTerminatorPredecessorOrNull();
  if (source)
    error << "Operation " << source->getName().getStringRef();
  else
    error << "parent";
  error.attachNote(source ? source->getLoc() : op->getLoc())
      << "region branch point";
  error << " to ";
  if (Region *region = successor.getSuccessor())
    error << "Region #" << region->getRegionNumber();
  else
    error << "parent";
  return error;
}

static LogicalResult verifyEdge(RegionBranchOpInterface branch,
                                RegionBranchPoint point,
                                RegionSuccessor successor) {
  Operation *op = branch.getOperation();
  OperandRange operands = branch.getSuccessorOperands(point, successor);
  ValueRange inputs = successor.getSuccessorInputs();
  if (operands.size() != inputs.size())
    return emitEdgeError(op, point, successor)
           << ": region branch point has " << operands.size()
           << " operands, but region successor needs " << inputs.size()
           << " inputs";
  for (auto [i, operand, input] : llvm::enumerate(operands, inputs))
    if (!branch.areTypesCompatible(operand.getType(), input.getType()))
      return emitEdgeError(op, point, successor)
             << ": successor operand type #" << i << " " << operand.getType()
             << " should match successor input type #" << i << " "
             << input.getType();
  return success();
}

LogicalResult detail::verifyRegionBranchOpInterface(Operation *op) {
  RegionBranchOpInterface branch(op);
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    llvm::SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    for (RegionSuccessor successor : successors)
      if (failed(verifyEdge(branch, point, successor)))
        return failure();
  }
  return success();
}

LogicalResult detail::verifyRegionBranchTerminator(Operation *op) {
  assert(op->hasTrait<OpTrait::IsTerminator>() && op->getNumResults() == 0 &&
         op->getNumSuccessors() == 0);
  return success();
}

OperandRange
RegionBranchOpInterface::getSuccessorOperands(RegionBranchPoint src,
                                              RegionSuccessor dest) const {
  if (src.isParent())
    return getEntrySuccessorOperands(dest);
  return llvm::cast<RegionBranchTerminatorOpInterface>(
             src.getTerminatorPredecessorOrNull())
      .getSuccessorOperands(dest);
}

llvm::SmallVector<RegionBranchPoint>
RegionBranchOpInterface::getAllRegionBranchPoints() const {
  llvm::SmallVector<RegionBranchPoint> points = {RegionBranchPoint::parent()};
  for (Region &region : getOperation()->getRegions())
    llvm::append_range(points, detail::getRegionBranchPoints(region));
  return points;
}

/// Calls `callback` with each forwarded operand and the value it is forwarded
/// to.
static void
forEachForwarded(RegionBranchOpInterface branch, RegionBranchPoint point,
                 llvm::function_ref<void(OpOperand &, Value)> callback) {
  llvm::SmallVector<RegionSuccessor> successors;
  branch.getSuccessorRegions(point, successors);
  for (RegionSuccessor successor : successors) {
    OperandRange operands = branch.getSuccessorOperands(point, successor);
    for (auto [i, input] : llvm::enumerate(successor.getSuccessorInputs()))
      callback(operands.getBase()[i], input);
  }
}

void RegionBranchOpInterface::getSuccessorOperandInputMapping(
    RegionBranchSuccessorMapping &mapping,
    std::optional<RegionBranchPoint> src) const {
  auto add = [&](OpOperand &operand, Value input) {
    mapping[&operand].push_back(input);
  };
  if (src)
    return forEachForwarded(*this, *src, add);
  for (RegionBranchPoint point : getAllRegionBranchPoints())
    forEachForwarded(*this, point, add);
}

void RegionBranchOpInterface::getSuccessorInputOperandMapping(
    RegionBranchInverseSuccessorMapping &mapping) const {
  for (RegionBranchPoint point : getAllRegionBranchPoints())
    forEachForwarded(*this, point, [&](OpOperand &operand, Value input) {
      mapping[input].push_back(&operand);
    });
}
