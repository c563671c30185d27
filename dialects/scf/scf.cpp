// SPDX-License-Identifier: Apache-2.0
//
// The dialect and its generated definitions.
#include "dialects/scf/scf.h"

#include "core/interfaces/inliner.h"

#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/assembly.h"

using namespace mlir;
using namespace mlir::scf;

void SCFDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/scf/scf_op.cpp.inc"
      >();
  addInterfaces<InlinesAllOperations>(*this);
}

void scf::buildTerminatedBody(OpBuilder &builder, Location loc) {
  YieldOp::create(builder, loc);
}

/// Returns the parent op, of class `OpT`, of the block whose argument the value
/// is. Returns null otherwise.
template <typename OpT> static OpT getOwner(Value val) {
  auto argument = dyn_cast<BlockArgument>(val);
  return argument ? dyn_cast_or_null<OpT>(argument.getOwner()->getParentOp())
                  : OpT();
}

ForOp scf::getForInductionVarOwner(Value val) { return getOwner<ForOp>(val); }

ParallelOp scf::getParallelForInductionVarOwner(Value val) {
  return getOwner<ParallelOp>(val);
}

ForallOp scf::getForallOpThreadIndexOwner(Value val) {
  return getOwner<ForallOp>(val);
}

// The custom directive of index_switch: `case 1 {…} case 2 {…}`.

static ParseResult
parseSwitchCases(OpAsmParser &parser, DenseI64ArrayAttr &cases,
                 SmallVectorImpl<std::unique_ptr<Region>> &caseRegions) {
  SmallVector<int64_t> values;
  while (!parser.parseOptionalKeyword("case")) {
    caseRegions.push_back(std::make_unique<Region>());
    if (parser.parseInteger(values.emplace_back()) ||
        parser.parseRegion(*caseRegions.back()))
      return failure();
  }
  cases = parser.getBuilder().getDenseI64ArrayAttr(values);
  return success();
}

static void printSwitchCases(OpAsmPrinter &p, Operation *,
                             DenseI64ArrayAttr cases,
                             MutableArrayRef<Region> caseRegions) {
  for (auto [value, region] : llvm::zip(cases.asArrayRef(), caseRegions)) {
    p.printNewline();
    p << "case " << value << " ";
    p.printRegion(region, /*printEntryBlockArgs=*/false);
  }
}

#include "dialects/scf/scf_dialect.cpp.inc"

#define GET_OP_CLASSES
#include "core/ir/format/asm_parser.h"
#include "dialects/scf/scf_op.cpp.inc"
