// SPDX-License-Identifier: Apache-2.0
//
// copy_from_tile_buffer, copy_to_tile_buffer, matmul: verifiers.
#include <limits>
#include <tuple>

#include "dialects/krnl/tile_ops.h"

using namespace mlir;
using namespace mlir::krnl;

/// Verifies that an array has `size` numbers, from `least` to `most`.
static LogicalResult verifySizes(Operation *op, ArrayAttr sizes, StringRef name,
                                 size_t size, int64_t least, int64_t most) {
  if (!sizes)
    return success();
  if (sizes.size() != size)
    return op->emitOpError("has ")
           << sizes.size() << " numbers in '" << name << "'; expected " << size;
  for (Attribute attribute : sizes) {
    const int64_t value = cast<IntegerAttr>(attribute).getInt();
    if (value < least || value > most)
      return op->emitOpError("has the number ")
             << value << " in '" << name << "'; expected " << least << " to "
             << most;
  }
  return success();
}

/// 1. The rank of the memory is at least that of the buffer.
/// 2. There is a start for each dimension of the memory.
/// 3. Each size of a tile is positive and at most that of the buffer.
static LogicalResult verifyCopy(Operation *op, MemRefType buffer,
                                MemRefType memory, size_t numStarts,
                                ArrayAttr tileSize) {
  // 1.
  if (memory.getRank() < buffer.getRank())
    return op->emitOpError("Rank of memref cannot be smaller than buffer");

  // 2.
  if (static_cast<int64_t>(numStarts) != memory.getRank())
    return op->emitOpError("Rank of starts and memrefs must be identical");

  // 3.
  if (failed(verifySizes(op, tileSize, "tileSize", buffer.getRank(), 1,
                         std::numeric_limits<int64_t>::max())))
    return failure();
  if (!tileSize)
    return success();
  for (auto [size, most] : llvm::zip(tileSize, buffer.getShape()))
    if (cast<IntegerAttr>(size).getInt() > most)
      return op->emitOpError("has a tile that is larger than the buffer");
  return success();
}

/// 1. to 3. of verifyCopy.
/// 4. The numbers of `padToNext` are positive, one for each dimension of the
/// buffer.
/// 5. A transposed buffer has rank 2 or more.
LogicalResult CopyToTileBufferOp::verify() {
  const auto buffer = cast<MemRefType>(getBuffer().getType());
  const auto memory = cast<MemRefType>(getSource().getType());
  if (failed(verifyCopy(*this, buffer, memory, getStarts().size(),
                        getTileSizeAttr())))
    return failure();

  // 4.
  if (failed(verifySizes(*this, getPadToNextAttr(), "padToNext",
                         buffer.getRank(), 1, 1 << 20)))
    return failure();

  // 5.
  if (getTranspose() && buffer.getRank() < 2)
    return emitOpError("To transpose buffer, its rank must be greater than 1");
  return success();
}

/// 1. to 3. of verifyCopy.
/// 4. Buffer and memory have the same element type.
LogicalResult CopyFromTileBufferOp::verify() {
  const auto buffer = cast<MemRefType>(getBuffer().getType());
  const auto memory = cast<MemRefType>(getDest().getType());
  if (failed(verifyCopy(*this, buffer, memory, getStarts().size(),
                        getTileSizeAttr())))
    return failure();
  if (buffer.getElementType() != memory.getElementType())
    return emitOpError("copies from ")
           << buffer << " to " << memory << "; the element types differ";
  return success();
}

static bool hasUnitStride(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

/// 1. A, B and C have rank 2 or more, and one element type.
/// 2. There is a start for each of their dimensions.
/// 3. There are three loops or none.
/// 4. The sizes are three numbers or two, not negative.
/// 5. `lanes` is positive and divides the second size, and the tile has at most
/// 64 vectors. The last dimensions of B and C have stride 1.
LogicalResult MatMulOp::verify() {
  const auto a = cast<MemRefType>(getA().getType()),
             b = cast<MemRefType>(getB().getType()),
             c = cast<MemRefType>(getC().getType());
  // 1.
  if (a.getRank() < 2 || b.getRank() < 2 || c.getRank() < 2)
    return emitOpError("currently only support ranks >=2");
  if (a.getElementType() != b.getElementType() ||
      a.getElementType() != c.getElementType() ||
      !a.getElementType().isSignlessIntOrFloat())
    return emitOpError("multiplies ") << a << " and " << b << " into " << c
                                      << "; expected one type of numbers";

  // 2.
  for (auto [name, type, starts] :
       {std::tuple("A", a, getAGlobalIndexMemStart()),
        std::tuple("B", b, getBGlobalIndexMemStart()),
        std::tuple("C", c, getCGlobalIndexMemStart())})
    if (static_cast<int64_t>(starts.size()) != type.getRank())
      return emitOpError("has ") << starts.size() << " starts for " << name
                                 << ", whose rank is " << type.getRank();

  // 3.
  if (!getLoops().empty() && getLoops().size() != 3)
    return emitOpError("loops rank should be 3 (i,j,k)");

  // 4.
  const int64_t most = int64_t{1} << 40;
  if (failed(verifySizes(*this, getComputeTileSizeAttr(), "computeTileSize", 3,
                         0, most)) ||
      failed(verifySizes(*this, getATileSizeAttr(), "aTileSize", 2, 0, most)) ||
      failed(verifySizes(*this, getBTileSizeAttr(), "bTileSize", 2, 0, most)) ||
      failed(verifySizes(*this, getCTileSizeAttr(), "cTileSize", 2, 0, most)))
    return failure();

  // 5.
  if (!getLanes())
    return success();
  const int64_t lanes = getLanesAttr().getInt();
  if (lanes <= 0 || !getComputeTileSizeAttr())
    return emitOpError("has lanes, but no tile of vectors");
  auto size = [&](unsigned i) {
    return cast<IntegerAttr>(getComputeTileSizeAttr()[i]).getInt();
  };
  if (size(0) == 0 || size(1) == 0 || size(1) % lanes != 0 ||
      size(1) / lanes > 64 || size(0) > 64 || size(0) * (size(1) / lanes) > 64)
    return emitOpError("has a tile of ")
           << size(0) << " x " << size(1) << " elements and vectors of "
           << lanes << "; expected 1 to 64 vectors";
  if (!hasUnitStride(b) || !hasUnitStride(c))
    return emitOpError("has lanes, but B or C whose last stride is not 1");
  return success();
}
