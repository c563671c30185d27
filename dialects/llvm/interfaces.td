// SPDX-License-Identifier: Apache-2.0
//
// Interfaces of operations, types and attributes: flags, metadata, address
// spaces, targets.
#ifndef DIALECTS_LLVM_INTERFACES_TD
#define DIALECTS_LLVM_INTERFACES_TD

include "core/interfaces/data_layout_attributes.td"
include "ods/records/op_base.td"

class LLVM_OpInterface<string name, list<Interface> bases = []>
    : OpInterface<name, bases> {
  let cppNamespace = "::mlir::LLVM";
}

def FastmathFlagsInterface : LLVM_OpInterface<"FastmathFlagsInterface"> {
  let description = [{
    Floating-point operations with fastmath flags.
  }];
  let methods = [
    InterfaceMethod<"The flags.", "::mlir::LLVM::FastmathFlagsAttr",
                    "getFastmathAttr", (ins), "",
                    [{ return $_op.getFastmathFlagsAttr(); }]>,
    StaticInterfaceMethod<"The attribute that holds them.",
                          "::llvm::StringRef", "getFastmathAttrName", (ins), "",
                          [{ return "fastmathFlags"; }]>
  ];
}

def IntegerOverflowFlagsInterface
    : LLVM_OpInterface<"IntegerOverflowFlagsInterface"> {
  let description = [{
    Integer operations with overflow flags: a result that wraps around is
    poison.
  }];
  let methods = [
    InterfaceMethod<"The flags.", "::mlir::LLVM::IntegerOverflowFlags",
                    "getOverflowFlags", (ins), "",
                    [{ return $_op.getProperties().overflowFlags; }]>,
    InterfaceMethod<"Sets the flags.", "void", "setOverflowFlags",
                    (ins "::mlir::LLVM::IntegerOverflowFlags":$flags), "",
                    [{ $_op.getProperties().overflowFlags = flags; }]>,
    InterfaceMethod<"No result wraps around as an unsigned number.", "bool",
                    "hasNoUnsignedWrap", (ins), "", [{
      return bitEnumContainsAll($_op.getOverflowFlags(),
                                IntegerOverflowFlags::nuw);
    }]>,
    InterfaceMethod<"No result wraps around as a signed number.", "bool",
                    "hasNoSignedWrap", (ins), "", [{
      return bitEnumContainsAll($_op.getOverflowFlags(),
                                IntegerOverflowFlags::nsw);
    }]>,
    StaticInterfaceMethod<"The property that holds them.", "::llvm::StringRef",
                          "getOverflowFlagsAttrName", (ins), "",
                          [{ return "overflowFlags"; }]>
  ];
}

// A flag that is stored in the property `property`. The methods are `getX`,
// `setX` and `getXName`.
class LLVM_FlagInterface<string name, string accessor, string property,
                         string meaning>
    : LLVM_OpInterface<name> {
  let methods = [
    InterfaceMethod<meaning, "bool", "get" # accessor, (ins), "",
                    "return bool($_op.getProperties()." # property # ");">,
    InterfaceMethod<"Sets or removes the flag.", "void", "set" # accessor,
                    (ins "bool":$value), "",
                    "$_op.getProperties()." # property # " = value ? "
                    "::mlir::UnitAttr::get($_op->getContext()) : nullptr;">,
    StaticInterfaceMethod<"The property that holds it.", "::llvm::StringRef",
                          "get" # accessor # "Name", (ins), "",
                          "return \"" # property # "\";">
  ];
}
def ExactFlagInterface
    : LLVM_FlagInterface<"ExactFlagInterface", "IsExact", "isExact",
                         "Poison if bits other than zeros are lost."> {
  let description = "Divisions and shifts to the right.";
}
def DisjointFlagInterface
    : LLVM_FlagInterface<"DisjointFlagInterface", "IsDisjoint", "isDisjoint",
                         "Poison if a bit is set in both operands."> {
  let description = "Bitwise or.";
}
def NonNegFlagInterface
    : LLVM_FlagInterface<"NonNegFlagInterface", "NonNeg", "nonNeg",
                         "Poison if the operand is negative."> {
  let description = "Conversions from unsigned numbers.";
}

// Getter and setter of an attribute of an operation.
class LLVM_GetAttr<string method, string accessor, string type, string meaning>
    : InterfaceMethod<meaning # "; null if there are none.", type, method,
                      (ins), "", "return $_op.get" # accessor # "Attr();">;
class LLVM_SetAttr<string method, string accessor, string type, string meaning>
    : InterfaceMethod<"Sets " # meaning, "void", method,
                      (ins "const " # type:$attr), "",
                      "$_op.set" # accessor # "Attr(attr);">;

def AccessGroupOpInterface : LLVM_OpInterface<"AccessGroupOpInterface"> {
  let description = [{
    Memory accesses with access groups. Loop metadata can declare the groups as
    parallel.
  }];
  let verify = [{ return detail::verifyAccessGroupOpInterface($_op); }];
  let methods = [
    LLVM_GetAttr<"getAccessGroupsOrNull", "AccessGroups", "::mlir::ArrayAttr",
                 "The groups">,
    LLVM_SetAttr<"setAccessGroups", "AccessGroups", "::mlir::ArrayAttr",
                 "the groups.">
  ];
}

def AliasAnalysisOpInterface : LLVM_OpInterface<"AliasAnalysisOpInterface"> {
  let description = [{
    Memory accesses with aliasing metadata: alias scopes, and types of the
    source language (TBAA).
  }];
  let verify = [{ return detail::verifyAliasAnalysisOpInterface($_op); }];
  let methods = [
    LLVM_GetAttr<"getAliasScopesOrNull", "AliasScopes", "::mlir::ArrayAttr",
                 "The scopes that it belongs to">,
    LLVM_SetAttr<"setAliasScopes", "AliasScopes", "::mlir::ArrayAttr",
                 "the scopes that it belongs to.">,
    LLVM_GetAttr<"getNoAliasScopesOrNull", "NoaliasScopes",
                 "::mlir::ArrayAttr", "The scopes that it does not alias">,
    LLVM_SetAttr<"setNoAliasScopes", "NoaliasScopes", "::mlir::ArrayAttr",
                 "the scopes that it does not alias.">,
    LLVM_GetAttr<"getTBAATagsOrNull", "Tbaa", "::mlir::ArrayAttr",
                 "The types of the source language">,
    LLVM_SetAttr<"setTBAATags", "Tbaa", "::mlir::ArrayAttr",
                 "the types of the source language.">,
    InterfaceMethod<"The pointers through which it accesses memory.",
                    "::llvm::SmallVector<::mlir::Value>",
                    "getAccessedOperands", (ins)>
  ];
}

def DereferenceableOpInterface
    : LLVM_OpInterface<"DereferenceableOpInterface"> {
  let description = [{
    Operations whose result points to dereferenceable memory.
  }];
  let verify = [{ return detail::verifyDereferenceableOpInterface($_op); }];
  let methods = [
    LLVM_GetAttr<"getDereferenceableOrNull", "Dereferenceable",
                 "::mlir::LLVM::DereferenceableAttr", "How much of it">,
    LLVM_SetAttr<"setDereferenceable", "Dereferenceable",
                 "::mlir::LLVM::DereferenceableAttr", "how much of it.">
  ];
}

def FPExceptionBehaviorOpInterface
    : LLVM_OpInterface<"FPExceptionBehaviorOpInterface"> {
  let description = [{
    Operations with a floating-point exception behavior.
  }];
  let methods = [
    InterfaceMethod<"What they do.", "::mlir::LLVM::FPExceptionBehaviorAttr",
                    "getFPExceptionBehaviorAttr", (ins), "",
                    [{ return $_op.getFpExceptionBehaviorAttr(); }]>,
    StaticInterfaceMethod<"The attribute that says it.", "::llvm::StringRef",
                          "getFPExceptionBehaviorAttrName", (ins), "",
                          [{ return "fpExceptionBehavior"; }]>
  ];
}

def RoundingModeOpInterface : LLVM_OpInterface<"RoundingModeOpInterface"> {
  let description = [{
    Operations with a rounding mode.
  }];
  let methods = [
    InterfaceMethod<"How they do.", "::mlir::LLVM::RoundingModeAttr",
                    "getRoundingModeAttr", (ins), "",
                    [{ return $_op.getRoundingmodeAttr(); }]>,
    StaticInterfaceMethod<"The attribute that says it.", "::llvm::StringRef",
                          "getRoundingModeAttrName", (ins), "",
                          [{ return "roundingmode"; }]>
  ];
}

def LLVM_PointerElementTypeInterface
    : TypeInterface<"PointerElementTypeInterface"> {
  let description = [{
    Types of other dialects that may be allocated and indexed: they have a size.
  }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"The size in bytes.", "unsigned", "getSizeInBytes",
                    (ins "const ::mlir::DataLayout &":$dataLayout), "",
                    [{ return dataLayout.getTypeSize($_type); }]>
  ];
}

def LLVM_DIRecursiveTypeAttrInterface
    : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let description = [{
    Types of debug information that may be recursive. The outer type has an id
    and a definition. A nested type with the same id and without a definition
    refers to it.
  }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"Whether it stands for the outer one.", "bool",
                    "getIsRecSelf", (ins)>,
    InterfaceMethod<"The number; null if it does not contain itself.",
                    "::mlir::DistinctAttr", "getRecId", (ins)>,
    InterfaceMethod<"The same with another number.",
                    "::mlir::LLVM::DIRecursiveTypeAttrInterface", "withRecId",
                    (ins "::mlir::DistinctAttr":$recId)>,
    StaticInterfaceMethod<"What stands for the outer one with a number.",
                          "::mlir::LLVM::DIRecursiveTypeAttrInterface",
                          "getRecSelf", (ins "::mlir::DistinctAttr":$recId)>
  ];
}

def LLVM_LLVMAddrSpaceAttrInterface
    : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let description = [{
    Memory spaces that are LLVM address spaces.
  }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"The address space.", "unsigned", "getAddressSpace", (ins)>
  ];
}

def LLVM_TargetAttrInterface
    : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
  let description = [{
    LLVM targets. Queries return "triple", "chip" and "features".
  }];
  let cppNamespace = "::mlir::LLVM";
  let methods = [
    InterfaceMethod<"The triple.", "::mlir::StringAttr", "getTriple", (ins)>,
    InterfaceMethod<"The processor.", "::mlir::StringAttr", "getChip", (ins)>,
    InterfaceMethod<"A `TargetFeaturesAttr`, or null.", "::mlir::Attribute",
                    "getFeatures", (ins)>
  ];
}

#endif // DIALECTS_LLVM_INTERFACES_TD
