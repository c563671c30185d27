// SPDX-License-Identifier: Apache-2.0
//
// Types of results that follow from the rest of an operation. How they follow
// by rules of a descriptor stands in core/ir/result_types.h.
#ifndef CORE_INTERFACES_INFER_TYPE_H
#define CORE_INTERFACES_INFER_TYPE_H

#include <optional>

#include "core/interfaces/shaped_type_components.h"
#include "core/ir/builders.h"
#include "core/ir/op_definition.h"
#include "core/ir/properties.h"

namespace mlir {

/// Sizes by result and dimension; null where they are not known.
using ReifiedRankedShapedTypeDims =
    llvm::SmallVector<llvm::SmallVector<OpFoldResult>>;

namespace detail {

/// Whether the types of the results are those that follow.
/// Errors: "'…' op inferred type(s) … are incompatible with return type(s) of
/// operation …", or what the inference says.
LogicalResult verifyInferredResultTypes(Operation *op);
LogicalResult emitIncompatibleTypes(std::optional<Location> location,
                                    llvm::StringRef opName, TypeRange inferred,
                                    TypeRange found);

/// By the rules, or the hook, of the descriptor of a registered operation.
LogicalResult
inferTypesByDescriptor(const OpDescriptor &descriptor, MLIRContext *context,
                       std::optional<Location> location, ValueRange operands,
                       DictionaryAttr attributes, OpaqueProperties properties,
                       RegionRange regions,
                       llvm::SmallVectorImpl<Type> &inferredReturnTypes);

/// For OpHooks::inferResultTypes of a class that infers them itself.
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

/// Tensors of these shapes and element types, which are known.
LogicalResult
inferReturnTensorTypes(llvm::ArrayRef<ShapedTypeComponents> components,
                       llvm::SmallVectorImpl<Type> &inferredReturnTypes);

/// Ends the program: a builder was used though the types do not follow.
[[noreturn]] void reportFatalInferReturnTypesError(OperationState &state);

// What ReifyRankedShapedTypeOpInterface does by default.
FailureOr<llvm::SmallVector<OpFoldResult>>
reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op,
                                         int resultIndex, int dim);

} // namespace detail
} // namespace mlir

#include "core/interfaces/infer_type.h.inc"

namespace mlir {

// The sizes of the results, by the operation's interface.
// Errors: failure if there is no such interface, or it does not know.
LogicalResult reifyResultShapes(OpBuilder &builder, Operation *op,
                                ReifiedRankedShapedTypeDims &shapes);
FailureOr<llvm::SmallVector<OpFoldResult>>
reifyShapeOfResult(OpBuilder &builder, Operation *op, int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op,
                                         int resultIndex, int dim);

namespace OpTrait {
// Of operations that infer by means of an adaptor or of shapes; see the
// records.
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
