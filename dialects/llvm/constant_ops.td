// SPDX-License-Identifier: Apache-2.0
//
// Constants and addresses of symbols. Both are operations in this dialect.
#ifndef DIALECTS_LLVM_CONSTANT_OPS_TD
#define DIALECTS_LLVM_CONSTANT_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let summary = "a constant, from an attribute";
  let description = [{
    The value is an integer or a float, elements of a vector or of nested
    arrays, a string for an array of bytes, or an array of attributes for a
    struct.

    ```mlir
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
    %2 = llvm.mlir.constant("text") : !llvm.array<4 x i8>
    ```
  }];
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let builders = [
    LLVM_OneResultOpBuilder,
    OpBuilder<(ins "::mlir::Type":$type, "int64_t":$value), [{
      build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));
    }]>,
    OpBuilder<(ins "::mlir::Type":$type, "const ::llvm::APInt &":$value), [{
      build($_builder, $_state, type, $_builder.getIntegerAttr(type, value));
    }]>,
    OpBuilder<(ins "::mlir::Type":$type, "const ::llvm::APFloat &":$value), [{
      build($_builder, $_state, type, $_builder.getFloatAttr(type, value));
    }]>,
    OpBuilder<(ins "::mlir::TypedAttr":$value), [{
      build($_builder, $_state, value.getType(), value);
    }]>
  ];
  let extraClassDeclaration = [{
    /// Returns true if the attribute and type make a valid constant.
    static bool isBuildableWith(::mlir::Attribute value, ::mlir::Type type);
    /// Creates the constant, or returns null if it is not valid.
    static ConstantOp materialize(::mlir::OpBuilder &builder,
                                  ::mlir::Attribute value, ::mlir::Type type,
                                  ::mlir::Location loc);
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

class LLVM_ConstantOfType<string mnemonic, string text>
    : LLVM_Op<mnemonic, [Pure, ConstantLike]> {
  let summary = text;
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "attr-dict `:` type($res)";
  let hasFolder = 1;
}
def LLVM_UndefOp : LLVM_ConstantOfType<"mlir.undef", "any value">;
def LLVM_PoisonOp
    : LLVM_ConstantOfType<"mlir.poison", "a value that must not matter">;
def LLVM_ZeroOp : LLVM_ConstantOfType<"mlir.zero", "all bits zero"> {
  let hasVerifier = 1;
}
def LLVM_NoneTokenOp : LLVM_Op<"mlir.none", [Pure]> {
  let summary = "the none token";
  let results = (outs LLVM_TokenType:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_AddressOfOp
    : LLVM_Op<"mlir.addressof", [Pure, ConstantLike,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "address of a global, an alias or a function";
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
  let builders = [
    OpBuilder<(ins "GlobalOp":$global,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs)>,
    OpBuilder<(ins "LLVMFuncOp":$func,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs)>,
    OpBuilder<(ins "AliasOp":$alias,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs)>
  ];
  let extraClassDeclaration = [{
    // Return the symbol if it is of this kind, else null.
    GlobalOp getGlobal(::mlir::SymbolTableCollection &symbolTable);
    LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    AliasOp getAlias(::mlir::SymbolTableCollection &symbolTable);
    IFuncOp getIFunc(::mlir::SymbolTableCollection &symbolTable);
  }];
  let hasFolder = 1;
}

def LLVM_DSOLocalEquivalentOp
    : LLVM_Op<"dso_local_equivalent", [Pure, ConstantLike,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "address of an equivalent function in this linkage unit";
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
  let extraClassDeclaration = [{
    // Return the symbol if it is of this kind, else null.
    LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    AliasOp getAlias(::mlir::SymbolTableCollection &symbolTable);
  }];
  let hasFolder = 1;
}

def LLVM_BlockAddressOp
    : LLVM_Op<"blockaddress", [Pure, ConstantLike,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "address of the block with a tag";
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let extraClassDeclaration = [{
    /// Returns the function, or null.
    LLVMFuncOp getFunction(::mlir::SymbolTableCollection &symbolTable);
    /// Returns the tag in the function, or null.
    BlockTagOp getBlockTagOp();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let summary = "tag of the enclosing block";
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

#endif // DIALECTS_LLVM_CONSTANT_OPS_TD
