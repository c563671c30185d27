// SPDX-License-Identifier: Apache-2.0
//
// Inference of result types. The inference rules of descriptors are in
// core/ir/descriptor/result_types.h.
#ifndef CORE_INTERFACES_INFER_TYPE_H
#define CORE_INTERFACES_INFER_TYPE_H

#include <optional>

#include "core/interfaces/shaped_type_components.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/op_definition.h"

namespace mlir {

/// Dimension sizes by result and dimension. Null if unknown.
using ReifiedRankedShapedTypeDims =
    llvm::SmallVector<llvm::SmallVector<OpFoldResult>>;

namespace detail {

/// Invariants:
/// 1. The result types are compatible with the inferred types.
/// Errors: "'…' op inferred type(s) … are incompatible with return type(s) of
/// operation …", or the diagnostic of the inference.
LogicalResult verifyInferredResultTypes(Operation *op);
LogicalResult emitIncompatibleTypes(std::optional<Location> location,
                                    llvm::StringRef opName, TypeRange inferred,
                                    TypeRange found);

/// Infers the types of a registered operation by the rules or the hook of its
/// descriptor.
LogicalResult
inferTypesByDescriptor(const OpDescriptor &descriptor, MLIRContext *context,
                       std::optional<Location> location, ValueRange operands,
                       DictionaryAttr attributes, OpaqueProperties properties,
                       RegionRange regions,
                       llvm::SmallVectorImpl<Type> &inferredReturnTypes);

/// The OpHooks::inferResultTypes of a class that implements the inference
/// itself.
template <typename OpT>
LogicalResult inferResultTypesHook(OperationState &state,
                                   llvm::SmallVectorImpl<Type> &types) {
  MLIRContext *context = state.getContext();
  return OpT::inferReturnTypes(
      context, state.location, llvm::ArrayRef<Value>(state.operands),
      state.attributes.getDictionary(context),
      OpaqueProperties(const_cast<void *>(state.getPropertiesStorage())),
      RegionRange(llvm::ArrayRef(state.regions)), types);
}

/// Infers tensor types with these shapes and element types, which must be
/// known.
LogicalResult
inferReturnTensorTypes(llvm::ArrayRef<ShapedTypeComponents> components,
                       llvm::SmallVectorImpl<Type> &inferredReturnTypes);

/// Ends the program: a builder without result types was used, but the inference
/// failed.
[[noreturn]] void reportFatalInferReturnTypesError(OperationState &state);

// The default methods of ReifyRankedShapedTypeOpInterface.
FailureOr<llvm::SmallVector<OpFoldResult>>
reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op,
                                         int resultIndex, int dim);

} // namespace detail
} // namespace mlir

#include "core/interfaces/infer_type.h.inc"

namespace mlir {
namespace detail {

/// The table of InferTypeOpInterface for an operation whose descriptor contains
/// the inference.
struct InferredTypesTable : InferTypeOpInterfaceTable {
  constexpr explicit InferredTypesTable(const OpDescriptor &op)
      : InferTypeOpInterfaceTable{&infer, &refine, &areCompatible}, op(&op) {}

  const OpDescriptor *op;

private:
  static LogicalResult infer(const InferTypeOpInterfaceTable &table,
                             MLIRContext *context,
                             std::optional<Location> location,
                             ValueRange operands, DictionaryAttr attributes,
                             OpaqueProperties properties, RegionRange regions,
                             llvm::SmallVectorImpl<Type> &types);
  static LogicalResult refine(const InferTypeOpInterfaceTable &table,
                              MLIRContext *context,
                              std::optional<Location> location,
                              ValueRange operands, DictionaryAttr attributes,
                              OpaqueProperties properties, RegionRange regions,
                              llvm::SmallVectorImpl<Type> &types);
  static bool areCompatible(const InferTypeOpInterfaceTable &, TypeRange lhs,
                            TypeRange rhs);
};

/// The verifier of InferTypeOpInterface for these operations.
extern const Trait inferredTypesTrait;

} // namespace detail

// Reify the shapes of the results through the operation's interface.
// Errors: failure if the operation does not implement it or cannot reify the
// shape.
LogicalResult reifyResultShapes(OpBuilder &builder, Operation *op,
                                ReifiedRankedShapedTypeDims &shapes);
FailureOr<llvm::SmallVector<OpFoldResult>>
reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op,
                                         int resultIndex, int dim);

namespace OpTrait {
// Traits of operations that infer their types through an adaptor or from
// shapes; see infer_type.td.
struct InferTypeOpAdaptor {
  static const Trait descriptor;
};
struct InferShapedTypeOpAdaptor {
  static const Trait descriptor;
};
struct InferTensorType {
  static const Trait descriptor;
};
} // namespace OpTrait

} // namespace mlir

#endif // CORE_INTERFACES_INFER_TYPE_H
