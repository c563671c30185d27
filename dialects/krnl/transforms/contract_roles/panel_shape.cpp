// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/contract_roles/panel_shape.h"

#include "core/interfaces/static_values.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl;

/// The greatest depth of a block of all products.
static constexpr int64_t maxDepth = 4096;
/// The greatest number of elements of the panels, which are on the stack.
static constexpr int64_t maxElements = 1 << 17;

/// Returns an entry of the schedule, or `otherwise`.
static int64_t getEntry(DictionaryAttr schedule, StringRef name,
                        int64_t otherwise) {
  auto number = dyn_cast_or_null<IntegerAttr>(schedule.get(name));
  return number ? number.getInt() : otherwise;
}

/// Returns the constant number of iterations of a reduction, or nothing.
static std::optional<int64_t> getCount(ContractOp op,
                                       const ContractRoles &roles,
                                       unsigned reduction, int64_t group) {
  const auto bound = getConstantBound(op, roles.reductions[reduction]);
  return bound && reduction + 1 == roles.reductions.size()
             ? std::optional(*bound / group)
             : bound;
}

/// Returns true if the bytes of a row that are multiplied in groups are next to
/// each other, and all are inside. One factor is signed, the other is not.
static bool haveGroups(ContractOp op, const ContractRoles &roles,
                       int64_t group) {
  if (group == 1)
    return !getByteFactors(op);
  const auto factors = getByteFactors(op);
  if (group != 4 || !factors || factors->isSigned[0] == factors->isSigned[1] ||
      roles.reductions.empty())
    return false;
  const unsigned last = roles.reductions.back();
  const auto bound = getConstantBound(op, last);
  return bound && *bound > 0 && *bound % group == 0 &&
         isContiguousAlong(op, op.getInputs()[roles.rowInput],
                           op.getInputMap(roles.rowInput), last);
}

/// Chooses the reduction that is split: all that are after it, whose bounds
/// are constants, are in a block.
static bool splitReductions(ContractOp op, const ContractRoles &roles,
                            int64_t depth, PanelShape &shape) {
  shape.inner = 1;
  shape.split = roles.reductions.size() - 1;
  while (shape.split > 0) {
    const auto bound = getCount(op, roles, shape.split, shape.group);
    if (!bound || *bound <= 0 || *bound > depth / shape.inner)
      break;
    shape.inner *= *bound;
    --shape.split;
  }
  const auto bound = getCount(op, roles, shape.split, shape.group);
  shape.depth = std::max<int64_t>(depth / shape.inner, 1);
  if (bound && *bound > 0)
    shape.depth =
        llvm::divideCeil(*bound, llvm::divideCeil(*bound, shape.depth));
  // Sums of blocks before are in the output.
  const bool isSingle = shape.split == 0 && bound && *bound <= shape.depth;
  const bool holdsSums =
      cast<MemRefType>(op.getOutput().getType()).getElementType() ==
          op.getAccumulator() &&
      !llvm::is_contained(op.getExtras(), op.getOutput());
  if (isSingle || holdsSums)
    return true;
  if (shape.split != 0 || !bound || *bound > maxDepth / shape.inner)
    return false;
  shape.depth = *bound;
  shape.panels = 1;
  return true;
}

/// Returns true if vectors can hold the elements of the memrefs.
static bool haveVectors(ValueRange memrefs) {
  return llvm::all_of(memrefs, [](Value memref) {
    return cast<MemRefType>(memref.getType())
        .getElementType()
        .isIntOrIndexOrFloat();
  });
}

std::optional<PanelShape> krnl::getPanelShape(ContractOp op,
                                              const ContractRoles &roles,
                                              DictionaryAttr schedule,
                                              bool isPacked) {
  if (llvm::is_contained(op.getInputs(), op.getOutput()) ||
      !haveVectors(op.getOutput()) || !haveVectors(op.getExtras()))
    return std::nullopt;
  auto tile = dyn_cast_or_null<DenseI64ArrayAttr>(schedule.get("tile"));
  PanelShape shape = {};
  shape.lanes = getEntry(schedule, "lanes", 0);
  if (!tile || shape.lanes < 2 || shape.lanes > 64)
    return std::nullopt;
  const int64_t width = tile[roles.columns.back()];
  shape.rows = roles.row ? tile[*roles.row] : 1;
  shape.vectors = width / shape.lanes;
  const bool isTile = shape.rows > 0 && width > 0 && width % shape.lanes == 0 &&
                      shape.rows * shape.vectors <= 64;
  shape.panels = getEntry(schedule, "panels", 4);
  shape.group = getEntry(schedule, "dot", 1);
  if (!haveGroups(op, roles, shape.group) || (shape.group > 1 && !isPacked))
    return std::nullopt;
  int64_t depth = getEntry(schedule, "depth", 256);
  if (isPacked && (op.isPadded(roles.rowInput) || shape.group > 1)) {
    // A window reads each row of the input several times: all products of a
    // panel, which stays in the second cache, are one block. So are those of
    // bytes, whose panels are small.
    depth = maxDepth;
    shape.panels = 1;
  }
  if (!isTile || roles.reductions.empty() ||
      !splitReductions(op, roles, depth, shape))
    return std::nullopt;
  if (roles.row)
    if (const auto bound = getConstantBound(op, *roles.row);
        bound && *bound > 0)
      shape.rows =
          llvm::divideCeil(*bound, llvm::divideCeil(*bound, shape.rows));
  if (!isPacked && shape.panels * shape.getWidth() >
                       maxElements / (shape.depth * shape.inner))
    return std::nullopt;
  return shape;
}
