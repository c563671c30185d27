// SPDX-License-Identifier: Apache-2.0
//
// Types that the builtin dialect does not have. Inside of each other they stand
// without the prefix `!llvm.`.
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
    Points to anything: operations say what they load, store or step over. The
    address space, 0 by default, is the target's.

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
    /// Whether an array may have such elements.
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

    /// Whether any number of arguments may follow those of the type.
    bool isVarArg() const { return getVarArg(); }
    /// The same with other arguments and results, of which there is one; null
    /// if there is no such type.
    LLVMFunctionType clone(::mlir::TypeRange inputs,
                           ::mlir::TypeRange results) const;
    /// The result, void too, as a list.
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
    A literal struct is what its elements and its packing are: packed ones have
    no gaps. An identified one is what its name is; its elements are set once,
    and may refer to it. An opaque one has none, and never gets any.

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
    /// Whether a struct may have such elements.
    static bool isValidElementType(::mlir::Type type);

    /// The struct with a name, which gets its elements later, or has them.
    static LLVMStructType getIdentified(::mlir::MLIRContext *context,
                                        ::llvm::StringRef name);
    static LLVMStructType
    getIdentifiedChecked(::mlir::EmitErrorFn emitError,
                         ::mlir::MLIRContext *context, ::llvm::StringRef name);
    /// A struct that there was not, with these elements: the name, and behind
    /// it `.` and a number where it is taken.
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
    /// The struct with a name, which gets no elements unless it has them.
    static LLVMStructType getOpaque(::llvm::StringRef name,
                                    ::mlir::MLIRContext *context);
    static LLVMStructType getOpaqueChecked(::mlir::EmitErrorFn emitError,
                                           ::mlir::MLIRContext *context,
                                           ::llvm::StringRef name);

    /// Sets the elements of an identified struct, once.
    /// Errors: failure, and nothing changes, if it is literal or opaque or has
    /// other elements.
    ::llvm::LogicalResult setBody(::llvm::ArrayRef<::mlir::Type> types,
                                  bool isPacked);

    bool isPacked() const;
    bool isIdentified() const;
    /// Identified, and without elements as yet or for ever.
    bool isOpaque() const;
    /// Literal, or with all that it will have.
    bool isInitialized() const;
    /// The elements.
    ::llvm::ArrayRef<::mlir::Type> getBody() const;
  }];
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "a type that only a target knows";
  let description = [{
    Its name, and types and numbers that mean what the target says.

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
      /// `zeroinitializer` is a value of it.
      HasZeroInit = 1U << 0,
      /// Global variables may have it.
      CanBeGlobal = 1U << 1,
    };
    bool hasProperty(Property property) const;
    /// Whether it can be allocated, loaded and stored.
    bool supportsMemOps() const;
  }];
}

#endif // DIALECTS_LLVM_TYPES_TD
