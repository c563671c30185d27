// SPDX-License-Identifier: Apache-2.0
//
// Types that the builtin dialect lacks. Nested types are printed without the
// prefix `!llvm.`.
#ifndef DIALECTS_LLVM_TYPES_TD
#define DIALECTS_LLVM_TYPES_TD

include "core/interfaces/builtin_types.td"
include "core/interfaces/data_layout_types.td"
include "core/interfaces/memory_slot.td"
include "dialects/llvm/dialect.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

// Types without parameters.
def LLVMVoidType : LLVMType<"LLVMVoid", "void"> {
  let summary = "what functions without a result return";
}
def LLVMLabelType : LLVMType<"LLVMLabel", "label"> {
  let summary = "a block, as an operand";
}
def LLVMMetadataType : LLVMType<"LLVMMetadata", "metadata"> {
  let summary = "metadata, as an operand of intrinsics";
}
def LLVMTokenType : LLVMType<"LLVMToken", "token"> {
  let summary = "what ties instructions together; it cannot be hidden";
}
def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "a tile register of x86's matrix extension";
}
def LLVMPPCFP128Type
    : LLVMType<"LLVMPPCFP128", "ppc_fp128",
               [DeclareTypeInterfaceMethods<FloatTypeInterface,
                                            ["getFloatSemantics"]>]> {
  let summary = "a sum of two doubles, PowerPC's long double";
}

def LLVMPointerType
    : LLVMType<"LLVMPointer", "ptr",
               [DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
                    "getIndexBitwidth", "areCompatible", "verifyEntries",
                    "getPreferredAlignment"]>,
                VectorElementTypeInterface]> {
  let summary = "an address in an address space";
  let description = [{
    A pointer is opaque: operations state the types that they load, store or
    step over. The target defines the address spaces. The default is 0.

    ```mlir
    !llvm.ptr
    !llvm.ptr<3>
    ```
  }];
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), [{
      return $_get($_ctxt, addressSpace);
    }]>
  ];
}

def LLVMArrayType
    : LLVMType<"LLVMArray", "array",
               [DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
                    "getTypeSize", "getPreferredAlignment"]>,
                DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "a number of elements, one behind the other in memory";
  let description = [{
    ```mlir
    !llvm.array<4 x i32>
    !llvm.array<2 x array<8 x ptr>>
    ```
  }];
  let parameters = (ins "::mlir::Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat = [{
    `<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`
  }];
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "::mlir::Type":$elementType,
                                        "uint64_t":$numElements), [{
      return $_get(elementType.getContext(), elementType, numElements);
    }]>
  ];
  let extraClassDeclaration = [{
    /// Returns true if arrays may have elements of this type.
    static bool isValidElementType(::mlir::Type type);
  }];
}

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "a function: one result or void, arguments, perhaps more";
  let description = [{
    ```mlir
    !llvm.func<i32 (i64, ptr)>
    !llvm.func<void (ptr, ...)>
    ```
  }];
  let parameters = (ins "::mlir::Type":$returnType,
                        ArrayRefParameter<"::mlir::Type">:$params,
                        "bool":$varArg);
  let assemblyFormat = [{
    `<` custom<PrettyLLVMType>($returnType) ` ` `(`
    custom<FunctionTypes>($params, $varArg) `>`
  }];
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins
        "::mlir::Type":$result, "::llvm::ArrayRef<::mlir::Type>":$arguments,
        CArg<"bool", "false">:$isVarArg), [{
      return $_get(result.getContext(), result, arguments, isVarArg);
    }]>
  ];
  let extraClassDeclaration = [{
    static bool isValidArgumentType(::mlir::Type type);
    static bool isValidResultType(::mlir::Type type);

    /// Returns true if the function is variadic.
    bool isVarArg() const { return getVarArg(); }
    /// Returns the same type with other parameters and at most one result.
    /// Returns null if there is no such type.
    LLVMFunctionType clone(::mlir::TypeRange inputs,
                           ::mlir::TypeRange results) const;
    /// Returns the result type as a list. The list holds void if there is no
    /// result.
    ::llvm::ArrayRef<::mlir::Type> getReturnTypes() const;
    unsigned getNumParams() const { return getParams().size(); }
    ::mlir::Type getParamType(unsigned i) { return getParams()[i]; }
  }];
}

def LLVMStructType
    : LLVMType<"LLVMStruct", "struct",
               [MutableType,
                DeclareTypeInterfaceMethods<DataLayoutTypeInterface, [
                    "areCompatible", "verifyEntries",
                    "getPreferredAlignment"]>,
                DeclareTypeInterfaceMethods<DestructurableTypeInterface, [
                    "getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "elements of several types, one behind the other in memory";
  let description = [{
    Literal structs are equal if their elements and packing are equal. Packed
    structs have no padding. Identified structs are equal if their names are
    equal. The body of an identified struct is set once and may refer to the
    struct itself. An opaque struct never gets a body.

    ```mlir
    !llvm.struct<(i32, f32)>
    !llvm.struct<packed (i8, i32)>
    !llvm.struct<"list", (i32, ptr, array<2 x struct<(i8)>>)>
    !llvm.struct<"FILE", opaque>
    ```
  }];
  let storageClass = "LLVMStructTypeStorage";
  let storageNamespace = "::mlir::LLVM::detail";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let parameters = (ins "::llvm::StringRef":$name);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Returns true if structs may have elements of this type.
    static bool isValidElementType(::mlir::Type type);

    /// Returns the struct with this name. Its body may be set already or later.
    static LLVMStructType getIdentified(::mlir::MLIRContext *context,
                                        ::llvm::StringRef name);
    static LLVMStructType
    getIdentifiedChecked(::mlir::EmitErrorFn emitError,
                         ::mlir::MLIRContext *context, ::llvm::StringRef name);
    /// Creates a struct with a new name and the given elements. If `name` is
    /// taken, a suffix `.` and a number is appended.
    static LLVMStructType
    getNewIdentified(::mlir::MLIRContext *context, ::llvm::StringRef name,
                     ::llvm::ArrayRef<::mlir::Type> elements,
                     bool isPacked = false);
    static LLVMStructType getLiteral(::mlir::MLIRContext *context,
                                     ::llvm::ArrayRef<::mlir::Type> types,
                                     bool isPacked = false);
    static LLVMStructType
    getLiteralChecked(::mlir::EmitErrorFn emitError,
                      ::mlir::MLIRContext *context,
                      ::llvm::ArrayRef<::mlir::Type> types,
                      bool isPacked = false);
    /// Returns the struct with this name. If it has no body, it becomes opaque.
    static LLVMStructType getOpaque(::llvm::StringRef name,
                                    ::mlir::MLIRContext *context);
    static LLVMStructType getOpaqueChecked(::mlir::EmitErrorFn emitError,
                                           ::mlir::MLIRContext *context,
                                           ::llvm::StringRef name);

    /// Sets the body of an identified struct.
    /// Errors: fails and changes nothing if the struct is literal, opaque, or
    /// has another body.
    ::llvm::LogicalResult setBody(::llvm::ArrayRef<::mlir::Type> types,
                                  bool isPacked);

    bool isPacked() const;
    bool isIdentified() const;
    /// Returns true if the struct is identified and has no body, now or ever.
    bool isOpaque() const;
    /// Returns true if the struct is literal or its body or opaqueness is set.
    bool isInitialized() const;
    /// Returns the element types.
    ::llvm::ArrayRef<::mlir::Type> getBody() const;
  }];
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "a type that only a target knows";
  let description = [{
    A name, followed by types and integers whose meaning the target defines.

    ```mlir
    !llvm.target<"spirv.Image", void, 1, 0>
    ```
  }];
  let parameters = (ins StringRefParameter<>:$extTypeName,
                        OptionalArrayRefParameter<"::mlir::Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned">:$intParams);
  let assemblyFormat = [{
    `<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^ )? `>`
  }];
  let extraClassDeclaration = [{
    enum Property {
      /// Values can be initialized with `zeroinitializer`.
      HasZeroInit = 1U << 0,
      /// Global variables can have this type.
      CanBeGlobal = 1U << 1,
    };
    bool hasProperty(Property property) const;
    /// Returns true if values can be allocated, loaded and stored.
    bool supportsMemOps() const;
  }];
}

#endif // DIALECTS_LLVM_TYPES_TD
