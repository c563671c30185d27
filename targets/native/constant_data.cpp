// SPDX-License-Identifier: Apache-2.0
#include "targets/native/constant_data.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/element_source.h"
#include "core/ir/data/packing.h"
#include "core/support/llvm.h"
#include "dialects/krnl/types.h"
#include "dialects/llvm/llvm.h"
#include "dialects/recipe/recipe.h"

namespace mlir::native {

/// Returns the size of a number in bytes, or 0 if its memory representation
/// differs from that of a resource.
static uint32_t getNumberWidth(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  if (!type.isIntOrFloat())
    return 0;
  const unsigned bits = type.getIntOrFloatBitWidth();
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 ? bits / 8 : 0;
}

/// Returns the elements of a global that can be moved to a data object, or
/// nothing if the global must stay.
static std::optional<DataPiece> getPiece(LLVM::GlobalOp global) {
  if (!global.getConstant() || global.getThreadLocal_() ||
      global.getAddrSpace() != 0 || global.getSection() || global.getComdat())
    return std::nullopt;
  Attribute value = global.getValueOrNull();
  std::optional<Packing> packing;
  if (auto packed = dyn_cast_or_null<krnl::PackedAttr>(value)) {
    value = packed.getSource();
    packing = packed.getPacking();
  }
  if (!isa_and_nonnull<DenseResourceElementsAttr>(value) &&
      !recipe::isRecipe(value))
    return std::nullopt;
  const auto elements = cast<ElementsAttr>(value);
  const uint32_t width = getNumberWidth(elements.getElementType());
  std::unique_ptr<ElementSource> source =
      width ? recipe::openElements(elements) : nullptr;
  if (!source)
    return std::nullopt;
  uint32_t alignment =
      std::max<uint32_t>(width, global.getAlignment().value_or(1));
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    alignment = std::max(alignment, resource.getData()->getAlignment());
  return DataPiece(global.getSymName().str(), std::move(source), alignment,
                   std::move(packing));
}

std::vector<DataPiece> takeConstants(ModuleOp module) {
  std::vector<DataPiece> pieces;
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    std::optional<DataPiece> piece = getPiece(global);
    if (!piece)
      continue;
    const uint32_t alignment = piece->alignment;
    pieces.push_back(*std::move(piece));
    global.removeValueAttr();
    global.setLinkage(LLVM::Linkage::External);
    global.setVisibility_(LLVM::Visibility::Hidden);
    global.setAlignment(alignment);
  }
  return pieces;
}

} // namespace mlir::native
