// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/constants.h"

#include <string>

#include "conversions/onnx_to_krnl/kernel.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/structure/builders.h"
#include "dialects/recipe/recipe.h"

namespace mlir::onnx_to_krnl {

/// Constants with more bytes are resources, which code generation never sees.
static constexpr size_t maxCodeBytes = 1024;
static constexpr int64_t alignment = 64;

/// Returns the bytes of dense elements, a bool as one byte.
static Blob makeBlob(DenseElementsAttr elements, Type memoryType) {
  const unsigned width = memoryType.getIntOrFloatBitWidth() / 8;
  const size_t count = elements.getNumElements();
  char *memory = nullptr;
  Blob blob = Blob::allocate(count * width, width, llvm::endianness::little,
                             alignment, memory);
  const bool isBool = elements.getElementType().isSignlessInteger(1);
  const llvm::ArrayRef<char> data = elements.getRawData();
  for (size_t i = 0; i < count; ++i) {
    if (isBool)
      memory[i] = elements.getValue<bool>(i) ? 1 : 0;
    else
      std::memcpy(memory + i * width,
                  data.data() + (elements.isSplat() ? 0 : i * width), width);
  }
  return blob;
}

/// Returns the elements in the type of memory, or null if memory cannot hold
/// them.
static ElementsAttr convert(ElementsAttr elements, RankedTensorType type,
                            llvm::StringRef name) {
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    if (!resource.getData())
      return {};
    return DenseResourceElementsAttr::get(type, name, *resource.getData());
  }
  if (recipe::isRecipe(elements))
    return recipe::isReadable(elements) ? recipe::getReshaped(elements, type)
                                        : ElementsAttr();
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (!dense || !dense.getElementType().isIntOrFloat())
    return {};
  Blob blob = makeBlob(dense, type.getElementType());
  if (blob.getBytes().size() > maxCodeBytes)
    return DenseResourceElementsAttr::get(type, name, std::move(blob));
  return DenseElementsAttr::getFromRawBuffer(type, blob.getBytes());
}

FailureOr<memref::GlobalOp> ConstantTable::getGlobal(Location location,
                                                     ElementsAttr elements) {
  memref::GlobalOp &global = globals[elements];
  if (global)
    return global;
  const ShapedType shaped = elements.getShapedType();
  const Type element = shaped.getElementType();
  if (!element.isIntOrFloat() ||
      getMemoryType(element).getElementTypeBitWidth() % 8 != 0)
    return emitError(location)
           << "a constant with elements of type " << element
           << " is used by an operation that is not implemented";
  const std::string name =
      (llvm::Twine("constant_") + llvm::Twine(globals.size() - 1)).str();
  const Type memoryType = getMemoryType(element).getElementType();
  ElementsAttr converted = convert(
      elements, RankedTensorType::get(shaped.getShape(), memoryType), name);
  if (!converted)
    return emitError(location) << "a constant has no elements";
  OpBuilder builder(module.getContext());
  builder.setInsertionPointToStart(module.getBody());
  global = memref::GlobalOp::create(
      builder, location, name, builder.getStringAttr("private"),
      MemRefType::get(shaped.getShape(), memoryType), converted,
      /*constant=*/true, builder.getI64IntegerAttr(alignment));
  return global;
}

} // namespace mlir::onnx_to_krnl
