// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/infer_type.h"

#include "core/ir/descriptor/result_types.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

constinit const Trait OpTrait::InferTypeOpAdaptor::descriptor = {
    .name = "InferTypeOpAdaptor",
    .id = TypeID::get<OpTrait::InferTypeOpAdaptor>()};
constinit const Trait OpTrait::InferShapedTypeOpAdaptor::descriptor = {
    .name = "InferShapedTypeOpAdaptor",
    .id = TypeID::get<OpTrait::InferShapedTypeOpAdaptor>()};
constinit const Trait OpTrait::InferTensorType::descriptor = {
    .name = "InferTensorType", .id = TypeID::get<OpTrait::InferTensorType>()};

LogicalResult detail::verifyInferredResultTypes(Operation *op) {
  TypeRange found = op->getResultTypes();
  llvm::SmallVector<Type, 4> types(found.begin(), found.end());
  if (succeeded(llvm::cast<InferTypeOpInterface>(op).refineReturnTypes(
          op->getContext(), op->getLoc(), op->getOperands(),
          op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
          op->getRegions(), types)))
    return success();
  return op->emitOpError("failed to infer returned types");
}

LogicalResult detail::emitIncompatibleTypes(std::optional<Location> location,
                                            llvm::StringRef opName,
                                            TypeRange inferred,
                                            TypeRange found) {
  return emitOptionalError(
      location, "'", opName, "' op inferred type(s) ", inferred,
      " are incompatible with return type(s) of operation ", found);
}

LogicalResult detail::inferTypesByDescriptor(
    const OpDescriptor &descriptor, MLIRContext *context,
    std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange,
    llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  if (!descriptor.hooks.inferResultTypes)
    return inferResultTypes(
        OperationParts{descriptor, context, operands,
                       attributes ? attributes.getValue()
                                  : llvm::ArrayRef<NamedAttribute>(),
                       properties.as<const void *>()},
        inferredReturnTypes);
  Location place = location ? *location : Builder(context).getUnknownLoc();
  OperationState state(place, OperationName(descriptor.name, context));
  state.addOperands(operands);
  if (attributes)
    state.addAttributes(attributes.getValue());
  if (properties)
    copyProperties(state.name.getProperties(),
                   state.getOrAddPropertiesStorage(), properties.as<void *>());
  return inferResultTypes(state, inferredReturnTypes);
}

LogicalResult detail::InferredTypesTable::infer(
    const InferTypeOpInterfaceTable &table, MLIRContext *context,
    std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    llvm::SmallVectorImpl<Type> &types) {
  return inferTypesByDescriptor(
      *static_cast<const InferredTypesTable &>(table).op, context, location,
      operands, attributes, properties, regions, types);
}

LogicalResult detail::InferredTypesTable::refine(
    const InferTypeOpInterfaceTable &table, MLIRContext *context,
    std::optional<Location> location, ValueRange operands,
    DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
    llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Type, 4> inferred;
  if (failed(infer(table, context, location, operands, attributes, properties,
                   regions, inferred)))
    return failure();
  if (areCompatible(table, inferred, types))
    return success();
  return emitIncompatibleTypes(
      location, static_cast<const InferredTypesTable &>(table).op->name,
      inferred, types);
}

bool detail::InferredTypesTable::areCompatible(
    const InferTypeOpInterfaceTable &, TypeRange lhs, TypeRange rhs) {
  return llvm::equal(lhs, rhs);
}

constinit const Trait detail::inferredTypesTrait = {
    .name = "InferTypeOpInterface",
    .id = TypeID::get<InferTypeOpInterface>(),
    .verifyRegions = [](Operation *op, const TraitUse &) {
      return verifyInferredResultTypes(op);
    }};

LogicalResult detail::inferReturnTensorTypes(
    llvm::ArrayRef<ShapedTypeComponents> components,
    llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  for (const ShapedTypeComponents &result : components) {
    if (!result.getElementType() ||
        (!result.hasRank() && result.getAttribute()))
      return failure();
    if (result.hasRank())
      inferredReturnTypes.push_back(RankedTensorType::get(
          result.getDims(), result.getElementType(), result.getAttribute()));
    else
      inferredReturnTypes.push_back(
          UnrankedTensorType::get(result.getElementType()));
  }
  return success();
}

void detail::reportFatalInferReturnTypesError(OperationState &state) {
  std::string message;
  llvm::raw_string_ostream os(message);
  os << "Failed to infer result type(s):\n\"" << state.name << "\"(...) "
     << state.attributes.getDictionary(state.getContext()) << " : (";
  llvm::interleaveComma(state.operands, os,
                        [&](Value operand) { os << operand.getType(); });
  os << ") -> ( ??? )";
  emitRemark(state.location, "location of op");
  llvm::report_fatal_error(llvm::Twine(message));
}

FailureOr<llvm::SmallVector<OpFoldResult>>
detail::reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex) {
  ReifiedRankedShapedTypeDims shapes;
  if (failed(llvm::cast<ReifyRankedShapedTypeOpInterface>(op).reifyResultShapes(
          builder, shapes)))
    return failure();
  if (resultIndex < 0 || resultIndex >= static_cast<int>(shapes.size()))
    return op->emitOpError("invalid result index");
  return shapes[resultIndex];
}

FailureOr<OpFoldResult> detail::reifyDimOfResult(OpBuilder &builder,
                                                 Operation *op, int resultIndex,
                                                 int dim) {
  auto shape =
      llvm::cast<ReifyRankedShapedTypeOpInterface>(op).reifyShapeOfResult(
          builder, resultIndex);
  if (failed(shape))
    return failure();
  if (dim < 0 || dim >= static_cast<int>(shape->size()))
    return op->emitOpError("invalid dimension");
  return (*shape)[dim];
}

LogicalResult mlir::reifyResultShapes(OpBuilder &builder, Operation *op,
                                      ReifiedRankedShapedTypeDims &shapes) {
  auto interface = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  return interface ? interface.reifyResultShapes(builder, shapes) : failure();
}

FailureOr<llvm::SmallVector<OpFoldResult>>
mlir::reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex) {
  auto interface = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  if (!interface)
    return failure();
  return interface.reifyShapeOfResult(builder, resultIndex);
}

FailureOr<OpFoldResult> mlir::reifyDimOfResult(OpBuilder &builder,
                                               Operation *op, int resultIndex,
                                               int dim) {
  auto interface = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  if (!interface)
    return failure();
  return interface.reifyDimOfResult(builder, resultIndex, dim);
}
