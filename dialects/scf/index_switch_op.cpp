// SPDX-License-Identifier: Apache-2.0
//
// The op index_switch. Its custom directive is in scf.cpp.
#include "dialects/scf/scf.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::scf;

/// Verifies the invariant 3 of IndexSwitchOp::verify. `name` is the name of the
/// region in the diagnostic.
static LogicalResult verifyYield(IndexSwitchOp op, Region &region,
                                 const Twine &name) {
  Operation &last = region.front().back();
  auto yield = dyn_cast<YieldOp>(last);
  if (!yield)
    return op.emitOpError("expected region to end with scf.yield, but got ")
           << last.getName().getStringRef();
  if (yield->getNumOperands() != op->getNumResults()) {
    InFlightDiagnostic diagnostic =
        op.emitOpError("expected each region to return ");
    diagnostic << op->getNumResults() << " values, but " << name << " returns "
               << yield->getNumOperands();
    diagnostic.attachNote(yield.getLoc()) << "see yield operation here";
    return diagnostic;
  }
  for (auto [i, result, operand] :
       llvm::enumerate(op->getResultTypes(), yield->getOperandTypes())) {
    if (result == operand)
      continue;
    InFlightDiagnostic diagnostic = op.emitOpError("expected result #");
    diagnostic << i << " of each region to be " << result;
    diagnostic.attachNote(yield.getLoc())
        << name << " returns " << operand << " here";
    return diagnostic;
  }
  return success();
}

/// 1. There is a region for each case.
/// 2. The cases are distinct.
/// 3. Each region yields the types of the results.
LogicalResult IndexSwitchOp::verify() {
  const ArrayRef<int64_t> cases = getCases();
  MutableArrayRef<Region> caseRegions = getCaseRegions();
  if (cases.size() != caseRegions.size())
    return emitOpError("has ") << caseRegions.size() << " case regions but "
                               << cases.size() << " case values";
  // Not a DenseSet, which reserves two numbers.
  llvm::SmallSet<int64_t, 8> seen;
  for (int64_t value : cases)
    if (!seen.insert(value).second)
      return emitOpError("has duplicate case value: ") << value;

  if (failed(verifyYield(*this, getDefaultRegion(), "default region")))
    return failure();
  for (auto [i, region] : llvm::enumerate(caseRegions))
    if (failed(verifyYield(*this, region, "case region #" + Twine(i))))
      return failure();
  return success();
}

unsigned IndexSwitchOp::getNumCases() { return getCases().size(); }

Block &IndexSwitchOp::getDefaultBlock() { return getDefaultRegion().front(); }

Block &IndexSwitchOp::getCaseBlock(unsigned idx) {
  assert(idx < getNumCases() && "no such case");
  return getCaseRegions()[idx].front();
}

/// If the operand is constant, returns the index of the region that executes
/// among all regions.
static std::optional<unsigned> getLiveRegion(IndexSwitchOp op,
                                             ArrayRef<Attribute> operands) {
  auto arg = dyn_cast_or_null<IntegerAttr>(operands.front());
  if (!arg)
    return std::nullopt;
  const ArrayRef<int64_t> cases = op.getCases();
  const auto *found = llvm::find(cases, arg.getInt());
  // The default region is the first region.
  return found == cases.end() ? 0 : 1 + (found - cases.begin());
}

void IndexSwitchOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    getEntrySuccessorRegions(Attribute(), regions);
  else
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}

void IndexSwitchOp::getEntrySuccessorRegions(
    ArrayRef<Attribute> operands, SmallVectorImpl<RegionSuccessor> &regions) {
  const std::optional<unsigned> live = getLiveRegion(*this, operands);
  for (auto [i, region] : llvm::enumerate((*this)->getRegions()))
    if (live.value_or(i) == i)
      regions.push_back(RegionSuccessor(&region));
}

void IndexSwitchOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands,
    SmallVectorImpl<InvocationBounds> &invocationBounds) {
  const std::optional<unsigned> live = getLiveRegion(*this, operands);
  for (unsigned i = 0, e = (*this)->getNumRegions(); i < e; ++i)
    invocationBounds.emplace_back(0, live.value_or(i) == i ? 1 : 0);
}
