// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/place/get_place.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/operation.h"

namespace mlir::onnx {

PlaceAttr getPlace(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    auto places = parent->getAttrOfType<ArrayAttr>("onnx.argument_places");
    if (!places || argument.getArgNumber() >= places.size())
      return {};
    return dyn_cast<PlaceAttr>(places[argument.getArgNumber()]);
  }
  auto result = cast<OpResult>(value);
  auto places = result.getOwner()->getAttrOfType<ArrayAttr>("onnx.place");
  if (!places || result.getResultNumber() >= places.size())
    return {};
  return dyn_cast<PlaceAttr>(places[result.getResultNumber()]);
}

} // namespace mlir::onnx
