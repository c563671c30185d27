// SPDX-License-Identifier: Apache-2.0
//
// Elements of vectors, structs and arrays.
#ifndef DIALECTS_LLVM_AGGREGATE_OPS_TD
#define DIALECTS_LLVM_AGGREGATE_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_ExtractElementOp
    : LLVM_Op<"extractelement", [Pure, TypesMatchWith<
          "result type matches vector element type", "vector", "res",
          "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
          "::std::equal_to<>()", "(element-type self)">]> {
  let summary = "extraction of an element of a vector";
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = [{
    $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
}

def LLVM_InsertElementOp
    : LLVM_Op<"insertelement", [Pure, TypesMatchWith<
          "argument type matches vector element type", "vector", "value",
          "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
          "::std::equal_to<>()", "(element-type self)">,
          AllTypesMatch<["res", "vector"]>]> {
  let summary = "insertion of an element into a vector";
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:`
    type($vector)
  }];
}

def LLVM_ShuffleVectorOp
    : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let summary = "permutation of the elements of two vectors";
  let description = [{
    The mask holds indices into the concatenation of both vectors. An index of
    -1 yields poison.
  }];
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2,
                       DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$v1, "::mlir::Value":$v2,
                   "::mlir::DenseI32ArrayAttr":$mask,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Value":$v1, "::mlir::Value":$v2,
                   "::llvm::ArrayRef<int32_t>":$mask)>
  ];
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1)
    custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let summary = "extraction of a part of a struct or array";
  let arguments = (ins LLVM_AnyAggregate:$container,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$container,
                   "::llvm::ArrayRef<int64_t>":$position)>
  ];
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)),
                                          ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_InsertValueOp
    : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let summary = "insertion of a part into a struct or array";
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)),
                                          ref($position))
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_LLVM_AGGREGATE_OPS_TD
