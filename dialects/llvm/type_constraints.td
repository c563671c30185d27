// SPDX-License-Identifier: Apache-2.0
//
// Constraints on types of operands and results.
#ifndef DIALECTS_LLVM_TYPE_CONSTRAINTS_TD
#define DIALECTS_LLVM_TYPE_CONSTRAINTS_TD

include "dialects/llvm/interfaces.td"
include "dialects/llvm/types.td"

// Any type that values in LLVM IR can have.
def LLVM_Type
    : DialectType<LLVM_Dialect,
                  CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">,
                  "LLVM dialect-compatible type">;

// Types of one class of the dialect.
class LLVM_TypeOfClass<string cppClass, string mnemonic, string summary>
    : Type<CPred<"::llvm::isa<::mlir::LLVM::" # cppClass # ">($_self)",
                 "(is 'llvm." # mnemonic # "' self)">,
           summary, "::mlir::LLVM::" # cppClass>;

def LLVM_TokenType
    : LLVM_TypeOfClass<"LLVMTokenType", "token", "LLVM token type">,
      BuildableType<
          "::mlir::LLVM::LLVMTokenType::get($_builder.getContext())",
          "(type 'llvm.token')">;
def LLVM_FunctionType
    : LLVM_TypeOfClass<"LLVMFunctionType", "func", "LLVM function type">;
def LLVM_AnyPointer
    : LLVM_TypeOfClass<"LLVMPointerType", "ptr", "LLVM pointer type">;
def LLVM_AnyStruct
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType>($_self)",
                 "(is 'llvm.struct' self)">, "LLVM structure type">;
def LLVM_AnyTargetExt
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMTargetExtType>($_self)",
                 "(is 'llvm.target' self)">, "LLVM target extension type">;

// Any type except void and functions.
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate,
                CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, "
                      "::mlir::LLVM::LLVMFunctionType>($_self)",
                      "(not (or (is 'llvm.void' self) "
                      "(is 'llvm.func' self)))">]>,
           "primitive LLVM type">;

def LLVM_AnyFloat
    : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">,
           "floating point LLVM type">;

// Pointers into the given address space.
class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self)"
                      ".getAddressSpace() == " # addressSpace,
                      "(eq (parameter self 0) " # addressSpace # ")">]>,
           "LLVM pointer in address space " # addressSpace,
           "::mlir::LLVM::LLVMPointerType"> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" #
                    addressSpace # ")";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self)"
                      ".isOpaque()">]>>;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self)"
                      ".supportsMemOps()">]>>;

// Types with a size.
def LLVM_LoadableType
    : Type<Or<[CPred<"::mlir::LLVM::isLoadableType($_self)">,
               LLVM_PointerElementTypeInterface.predicate]>,
           "LLVM type with size">;

// Structs and arrays, and all other types.
def LLVM_AnyAggregate
    : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType, "
                 "::mlir::LLVM::LLVMArrayType>($_self)",
                 "(or (is 'llvm.struct' self) (is 'llvm.array' self))">,
           "LLVM aggregate type">;
def LLVM_AnyNonAggregate
    : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
           "LLVM-compatible non-aggregate type">;

// Vectors.
def LLVM_AnyVector
    : Type<CPred<"::mlir::LLVM::isCompatibleVectorType($_self)">,
           "LLVM dialect-compatible vector type", "::mlir::VectorType">;
def LLVM_AnyFixedVector
    : Type<CPred<"!::mlir::LLVM::isScalableVectorType($_self)">,
           "LLVM dialect-compatible fixed-length vector type",
           "::mlir::VectorType">;
def LLVM_AnyScalableVector
    : Type<CPred<"::mlir::LLVM::isScalableVectorType($_self)">,
           "LLVM dialect-compatible scalable vector type",
           "::mlir::VectorType">;
class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<
                    "$_self",
                    "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
                    element.predicate, "(element-type self)">]>,
           "LLVM dialect-compatible vector of " # element.summary,
           "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element>
    : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

#endif // DIALECTS_LLVM_TYPE_CONSTRAINTS_TD
