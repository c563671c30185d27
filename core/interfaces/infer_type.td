// SPDX-License-Identifier: Apache-2.0
//
// Inference of result types.
#ifndef CORE_INTERFACES_INFER_TYPE_TD
#define CORE_INTERFACES_INFER_TYPE_TD

include "ods/records/op_base.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    Operations that infer their result types from their operands, attributes,
    properties and regions. Builders need not be given result types, and given
    result types can be verified.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<
      "Infers the result types from valid operands, attributes, properties and "
      "regions. Errors: fails, and reports an error at `location` if it is "
      "given.",
      "::llvm::LogicalResult", "inferReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$inferredReturnTypes)>,
    StaticInterfaceMethod<
      "Replaces the given result types by more precise inferred types. Null "
      "types are inferred. The operands, attributes, properties and regions "
      "need not be valid. Errors: fails, and reports an error at `location` if "
      "it is given, if the types are incompatible.",
      "::llvm::LogicalResult", "refineReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type>&":$returnTypes),
      [{}], [{
        ::llvm::SmallVector<::mlir::Type, 4> inferred;
        if (::llvm::failed(ConcreteOp::inferReturnTypes(
                context, location, operands, attributes, properties, regions,
                inferred)))
          return ::llvm::failure();
        if (ConcreteOp::isCompatibleReturnTypes(inferred, returnTypes))
          return ::llvm::success();
        return ::mlir::detail::emitIncompatibleTypes(
            location, ConcreteOp::getOperationName(), inferred, returnTypes);
      }]>,
    StaticInterfaceMethod<
      "Returns true if the inferred types `lhs` are compatible with the result "
      "types `rhs`. By default, they must be equal.",
      "bool", "isCompatibleReturnTypes",
      (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs),
      [{ return ConcreteOp::isCompatibleReturnTypes(lhs, rhs); }],
      [{ return ::llvm::equal(lhs, rhs); }]>
  ];

  // The default for operations whose record contains inference rules.
  let extraTraitClassDeclaration = [{
    static ::llvm::LogicalResult inferReturnTypes(
        ::mlir::MLIRContext *context,
        ::std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
      return ::mlir::detail::inferTypesByDescriptor(
          ConcreteOp::descriptor, context, location, operands, attributes,
          properties, regions, inferredReturnTypes);
    }
  }];

  // Verified after the regions, because the inference may inspect them.
  let verifyWithRegions = 1;
  let verify = [{
    return ::mlir::detail::verifyInferredResultTypes($_op);
  }];
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = [{
    Operations that infer the shapes and element types of their results, at
    least partly.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<
      "Infers the components of the result types that are known. The operands, "
      "attributes, properties and regions need not be valid. A shape without a "
      "rank or a null element type is valid.",
      "::llvm::LogicalResult", "inferReturnTypeComponents",
      (ins "::mlir::MLIRContext*":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueShapeRange":$operands,
           "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>&":
               $inferredReturnShapes),
      [{}], [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "Creates operations that compute the shapes of the results. Uses the "
      "given operands, which may differ from those of the operation.",
      "::llvm::LogicalResult", "reifyReturnTypeShapes",
      (ins "::mlir::OpBuilder&":$builder,
           "::mlir::ValueRange":$operands,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes),
      [{}], [{ return ::mlir::failure(); }]>
  ];
}

// InferTypeOpInterface with an adaptor of the operation as parameter.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]> : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    NativeOpTrait<"InferTypeOpAdaptor", [], [{
      static ::llvm::LogicalResult
      inferReturnTypes(::mlir::MLIRContext *context,
                       ::std::optional<::mlir::Location> location,
                       Adaptor adaptor,
                       ::llvm::SmallVectorImpl<::mlir::Type>
                           &inferredReturnTypes);
    }] # additionalDecls, [{
      ::llvm::LogicalResult $cppClass::inferReturnTypes(
          ::mlir::MLIRContext *context,
          ::std::optional<::mlir::Location> location,
          ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
          ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
          ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
        return $cppClass::inferReturnTypes(
            context, location,
            Adaptor(operands, attributes, properties, regions),
            inferredReturnTypes);
      }
    }]>]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{
    static bool isCompatibleReturnTypes(::mlir::TypeRange l,
                                        ::mlir::TypeRange r);
  }]>;

// InferShapedTypeOpInterface with an adaptor of the operation as parameter.
class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    NativeOpTrait<"InferShapedTypeOpAdaptor", [], [{
      static ::llvm::LogicalResult inferReturnTypeComponents(
          ::mlir::MLIRContext *context,
          ::std::optional<::mlir::Location> location, Adaptor adaptor,
          ::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>
              &inferredReturnShapes);
    }], [{
      ::llvm::LogicalResult $cppClass::inferReturnTypeComponents(
          ::mlir::MLIRContext *context,
          ::std::optional<::mlir::Location> location,
          ::mlir::ValueShapeRange operands, ::mlir::DictionaryAttr attributes,
          ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
          ::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents>
              &inferredReturnShapes) {
        return $cppClass::inferReturnTypeComponents(
            context, location,
            Adaptor(operands, attributes, properties, regions),
            inferredReturnShapes);
      }
    }]>]>;
def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents",
                                    "reifyReturnTypeShapes"]>;

// The results are tensors of the inferred shapes and element types.
class InferTensorTypeTrait : NativeOpTrait<"InferTensorType", [], [{}], [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(
        ::mlir::MLIRContext *context,
        ::std::optional<::mlir::Location> location,
        ::mlir::ValueRange operands, ::mlir::DictionaryAttr attributes,
        ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions,
        ::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes) {
      ::llvm::SmallVector<::mlir::ShapedTypeComponents, 2> components;
      if (::llvm::failed($cppClass::inferReturnTypeComponents(
              context, location, operands, attributes, properties, regions,
              components)))
        return ::llvm::failure();
      return ::mlir::detail::inferReturnTensorTypes(components,
                                                    inferredReturnTypes);
    }
  }]>;
class InferTensorTypeBase<list<string> overridenMethods = []> : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    InferTensorTypeTrait<>]>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["inferReturnTypeComponents",
                           "reifyReturnTypeShapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []>
    : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    InferShapedTypeOpAdaptorBase<overridenMethods>,
    InferTensorTypeTrait<>]>;
def InferTensorTypeAdaptor
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents",
                                  "reifyReturnTypeShapes"]>;

def ReifyRankedShapedTypeOpInterface
    : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = [{
    Operations with ranked results whose dimension sizes can be computed by
    other operations, mostly from the sizes of operands.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the dimension sizes of each result as constants or values, and "
      "creates operations that compute the values. The list is empty for a "
      "result without known sizes. A null element stands for an unknown size.",
      "::llvm::LogicalResult", "reifyResultShapes",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes),
      [{}], [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "Like reifyResultShapes, for one result.",
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "reifyShapeOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex),
      [{}], [{
        return ::mlir::detail::reifyShapeOfResult(
            builder, $_op.getOperation(), resultIndex);
      }]>,
    InterfaceMethod<
      "Like reifyResultShapes, for one dimension of a result. Fails if the "
      "size is unknown.",
      "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim),
      [{}], [{
        return ::mlir::detail::reifyDimOfResult(builder, $_op.getOperation(),
                                                resultIndex, dim);
      }]>
  ];
}

// The results have the type, or the rank, of the operands.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // CORE_INTERFACES_INFER_TYPE_TD
