// SPDX-License-Identifier: Apache-2.0
//
// Allocation: alloc, alloca, alloca_scope, realloc.
#include "core/ir/format/asm_parser.h"
#include "core/ir/structure/implicit_terminator.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

void AllocOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getMemref(), "alloc");
}

void AllocaOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getMemref(), "alloca");
}

/// 1. There is an operand for each dynamic size.
/// 2. There is an operand for each symbol of the layout, unless the layout is
///    the identity.
template <typename OpT> static LogicalResult verifyAllocLike(OpT op) {
  MemRefType type = op.getType();
  // 1.
  if (failed(verifyDynamicDimensionCount(op, type, op.getDynamicSizes())))
    return failure();

  // 2.
  const AffineMap layout = type.getLayout().getAffineMap();
  const unsigned expected = layout.isIdentity() ? 0 : layout.getNumSymbols();
  if (op.getSymbolOperands().size() != expected)
    return op.emitOpError("symbol operand count does not equal memref symbol "
                          "count: expected ")
           << expected << ", got " << op.getSymbolOperands().size();
  return success();
}

LogicalResult AllocOp::verify() { return verifyAllocLike(*this); }

/// 1. An enclosing operation has the trait AutomaticAllocationScope.
/// 2. The invariants of alloc hold.
LogicalResult AllocaOp::verify() {
  if (!(*this)->getParentWithTrait<OpTrait::AutomaticAllocationScope>())
    return emitOpError(
        "requires an ancestor op with AutomaticAllocationScope trait");
  return verifyAllocLike(*this);
}

/// 1. The layouts are identities.
/// 2. The memory spaces are equal.
/// 3. The element types are equal.
/// 4. There is an operand if and only if the result has a dynamic size.
LogicalResult ReallocOp::verify() {
  const auto source = cast<MemRefType>(getSource().getType());
  const MemRefType result = getType();

  // 1.
  if (!source.getLayout().isIdentity())
    return emitError("unsupported layout for source memref type ") << source;
  if (!result.getLayout().isIdentity())
    return emitError("unsupported layout for result memref type ") << result;

  // 2.
  if (source.getMemorySpace() != result.getMemorySpace())
    return emitError("different memory spaces specified for source memref "
                     "type ")
           << source << " and result memref type " << result;

  // 3.
  if (source.getElementType() != result.getElementType())
    return emitError("different element types specified for source memref "
                     "type ")
           << source << " and result memref type " << result;

  // 4.
  const bool needsSize = !result.hasStaticShape();
  const bool hasSize = static_cast<bool>(getDynamicResultSize());
  if (needsSize && !hasSize)
    return emitError("missing dimension operand for result type ") << result;
  if (!needsSize && hasSize)
    return emitError("unnecessary dimension operand for result type ")
           << result;
  return success();
}

ParseResult AllocaScopeOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *body = result.addRegion();
  if (parser.parseOptionalArrowTypeList(result.types) ||
      parser.parseRegion(*body))
    return failure();
  ensureTerminator(*body, result.location,
                   AllocaScopeReturnOp::getOperationName());
  return parser.parseOptionalAttrDict(result.attributes);
}

void AllocaScopeOp::print(OpAsmPrinter &p) {
  const bool hasResults = (*this)->getNumResults() != 0;
  p << ' ';
  if (hasResults)
    p << " -> (" << (*this)->getResultTypes() << ")";
  p << ' ';
  p.printRegion(getBodyRegion(), /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/hasResults);
  p.printOptionalAttrDict((*this)->getAttrs());
}

void AllocaScopeOp::getSuccessorRegions(
    RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &regions) {
  if (point.isParent())
    regions.push_back(RegionSuccessor(&getBodyRegion()));
  else
    regions.push_back(RegionSuccessor(getOperation(), (*this)->getResults()));
}
