// SPDX-License-Identifier: Apache-2.0
//
// The attributes that are layouts of memrefs: affine maps and strided layouts.
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_types.h"
#include "core/ir/diagnostics.h"

namespace mlir {

using namespace detail;

namespace {

constexpr FieldDescriptor mapFields[] = {
    MLIR_FIELD(AffineMapAttrParameters, value, AffineMap)};
constexpr FieldDescriptor stridedFields[] = {
    MLIR_FIELD(StridedLayoutAttrParameters, offset, Int64),
    MLIR_FIELD(StridedLayoutAttrParameters, strides, Int64Array)};

AffineMap getMapOfMap(Attribute layout) {
  return cast<AffineMapAttr>(layout).getValue();
}

bool isMapIdentity(Attribute layout) {
  return getMapOfMap(layout).isIdentity();
}

LogicalResult verifyMapLayout(Attribute layout, llvm::ArrayRef<int64_t> shape,
                              EmitErrorFn emitError) {
  const AffineMap map = getMapOfMap(layout);
  if (map.getNumDims() == shape.size())
    return success();
  return emitError() << "memref layout mismatch between rank and affine map: "
                     << shape.size() << " != " << map.getNumDims();
}

LogicalResult getMapStrides(Attribute layout, llvm::ArrayRef<int64_t> shape,
                            llvm::SmallVectorImpl<int64_t> &strides,
                            int64_t &offset) {
  return getStridesAndOffset(getMapOfMap(layout), shape, strides, offset);
}

AffineMap getMapOfStrides(Attribute layout) {
  return cast<StridedLayoutAttr>(layout).getAffineMap();
}

bool isStridedIdentity(Attribute layout) {
  return getMapOfStrides(layout).isIdentity();
}

LogicalResult verifyStridedLayout(Attribute layout,
                                  llvm::ArrayRef<int64_t> shape,
                                  EmitErrorFn emitError) {
  if (cast<StridedLayoutAttr>(layout).getStrides().size() == shape.size())
    return success();
  return emitError() << "expected the number of strides to match the rank";
}

LogicalResult getStridedStrides(Attribute layout, llvm::ArrayRef<int64_t>,
                                llvm::SmallVectorImpl<int64_t> &strides,
                                int64_t &offset) {
  auto strided = cast<StridedLayoutAttr>(layout);
  llvm::append_range(strides, strided.getStrides());
  offset = strided.getOffset();
  return success();
}

constexpr MemRefLayoutTable mapLayout = {getMapOfMap, isMapIdentity,
                                         verifyMapLayout, getMapStrides};
constexpr MemRefLayoutTable stridedLayout = {
    getMapOfStrides, isStridedIdentity, verifyStridedLayout, getStridedStrides};
constexpr InterfaceImplementation mapInterfaces[] = {
    {TypeID::get<MemRefLayoutAttrInterface>(), &mapLayout}};
constexpr InterfaceImplementation stridedInterfaces[] = {
    {TypeID::get<MemRefLayoutAttrInterface>(), &stridedLayout}};

} // namespace

constinit const AttributeDescriptor AffineMapAttr::descriptor = {
    {.name = "builtin.affine_map",
     .id = TypeID::get<AffineMapAttr>(),
     .parameters = {mapFields, sizeof(AffineMapAttrParameters)},
     .interfaces = mapInterfaces,
     .summary = "an affine map as an attribute"}};

constinit const AttributeDescriptor StridedLayoutAttr::descriptor = {
    {.name = "builtin.strided_layout",
     .id = TypeID::get<StridedLayoutAttr>(),
     .parameters = {stridedFields, sizeof(StridedLayoutAttrParameters)},
     .interfaces = stridedInterfaces,
     .summary = "the layout of a memref as strides and an offset"}};

AffineMapAttr AffineMapAttr::get(AffineMap value) {
  return getUnchecked(value.getContext(), {value});
}

StridedLayoutAttr StridedLayoutAttr::get(MLIRContext *context, int64_t offset,
                                         llvm::ArrayRef<int64_t> strides) {
  return getUnchecked(context, {offset, strides});
}

StridedLayoutAttr
StridedLayoutAttr::getChecked(EmitErrorFn emitError, MLIRContext *context,
                              int64_t offset, llvm::ArrayRef<int64_t> strides) {
  return getVerified(emitError, context, {offset, strides});
}

bool StridedLayoutAttr::hasStaticLayout() const {
  return !ShapedType::isDynamic(getOffset()) &&
         !ShapedType::isDynamicShape(getStrides());
}

AffineMap StridedLayoutAttr::getAffineMap() const {
  return makeStridedLinearLayoutMap(getStrides(), getOffset(), getContext());
}

} // namespace mlir
