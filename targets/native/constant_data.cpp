// SPDX-License-Identifier: Apache-2.0
#include "targets/native/constant_data.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/support/llvm.h"
#include "dialects/krnl/types.h"
#include "dialects/llvm/llvm.h"

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

/// Returns the elements with the width of their numbers, which a blob that was
/// parsed from text does not know, or nothing if their memory representation
/// differs from that of a resource.
static std::optional<Blob> getNumbers(DenseResourceElementsAttr elements,
                                      uint32_t alignment) {
  if (!elements.getData())
    return std::nullopt;
  const Type type = elements.getType().getElementType();
  const uint32_t width = getNumberWidth(type);
  const Blob &blob = *elements.getData();
  const uint64_t size = uint64_t(elements.getType().getNumElements()) * width *
                        (isa<ComplexType>(type) ? 2 : 1);
  if (!width || blob.getBytes().size() != size)
    return std::nullopt;
  return Blob(blob.getBytes(), width, blob.getOrder(),
              std::max<uint32_t>({blob.getAlignment(), width, alignment}),
              blob.getOwner());
}

/// Returns the elements of a global that can be moved to a data object, or
/// nothing if the global must stay.
static std::optional<DataPiece> getPiece(LLVM::GlobalOp global) {
  if (!global.getConstant() || global.getThreadLocal_() ||
      global.getAddrSpace() != 0 || global.getSection() || global.getComdat())
    return std::nullopt;
  Attribute value = global.getValueOrNull();
  DataPiece piece;
  piece.symbol = global.getSymName().str();
  if (auto packed = dyn_cast_or_null<krnl::PackedAttr>(value)) {
    value = packed.getSource();
    piece.packing = packed.getPacking();
  }
  auto elements = dyn_cast_or_null<DenseResourceElementsAttr>(value);
  std::optional<Blob> numbers;
  if (elements)
    numbers = getNumbers(elements, global.getAlignment().value_or(1));
  if (!numbers)
    return std::nullopt;
  piece.elements = *std::move(numbers);
  return piece;
}

std::vector<DataPiece> takeConstants(ModuleOp module) {
  std::vector<DataPiece> pieces;
  for (auto global : module.getOps<LLVM::GlobalOp>()) {
    std::optional<DataPiece> piece = getPiece(global);
    if (!piece)
      continue;
    const uint32_t alignment = piece->elements.getAlignment();
    pieces.push_back(*std::move(piece));
    global.removeValueAttr();
    global.setLinkage(LLVM::Linkage::External);
    global.setVisibility_(LLVM::Visibility::Hidden);
    global.setAlignment(alignment);
  }
  return pieces;
}

} // namespace mlir::native
