// SPDX-License-Identifier: Apache-2.0
//
// Constants, attributes of functions and globals, and attributes of parameters.
#ifndef DIALECTS_LLVM_VALUE_ATTRIBUTES_TD
#define DIALECTS_LLVM_VALUE_ATTRIBUTES_TD

include "dialects/llvm/attribute_classes.td"
include "dialects/llvm/call_enums.td"
include "dialects/llvm/module_enums.td"
include "dialects/llvm/type_constraints.td"

// Enumerations as attributes.
def CConvAttr
    : LLVM_WordAttr<"CConv", "cconv", "::mlir::LLVM::cconv::CConv",
                    "CallingConv">;
def TailCallKindAttr
    : LLVM_WordAttr<"TailCallKind", "tailcallkind",
                    "::mlir::LLVM::tailcallkind::TailCallKind",
                    "tailCallKind">;
def LinkageAttr
    : LLVM_WordAttr<"Linkage", "linkage", "::mlir::LLVM::linkage::Linkage",
                    "linkage">;
def FramePointerKindAttr
    : LLVM_WordAttr<"FramePointerKind", "framePointerKind",
                    "::mlir::LLVM::framePointerKind::FramePointerKind",
                    "framePointerKind">;
def UWTableKindAttr
    : LLVM_WordAttr<"UWTableKind", "uwtableKind",
                    "::mlir::LLVM::uwtable::UWTableKind", "uwtableKind">;
def ComdatAttr : LLVM_Attr<"Comdat", "comdat"> {
  let parameters = (ins "::mlir::LLVM::comdat::Comdat":$comdat);
  let assemblyFormat = "$comdat";
}

def LLVM_AddressSpaceAttr
    : LLVM_Attr<"AddressSpace", "address_space",
                [LLVM_LLVMAddrSpaceAttrInterface]> {
  let summary = "LLVM address space";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

// Constants that builtin attributes cannot represent.
def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;
def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;
def LLVM_DSOLocalEquivalentAttr
    : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}
def LLVM_BlockTagAttr
    : LLVM_StructAttr<"BlockTag", "blocktag", (ins "uint32_t":$id)>;
def LLVM_BlockAddressAttr
    : LLVM_StructAttr<"BlockAddress", "blockaddress", (ins
          "::mlir::FlatSymbolRefAttr":$function, "BlockTagAttr":$tag)>;

// Ranges from `lower` to `upper`, exclusive. They may wrap around.
def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let builders = [
    AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower,
                     "int64_t":$upper), [{
      return $_get($_ctxt, ::llvm::APInt(bitWidth, lower),
                   ::llvm::APInt(bitWidth, upper));
    }]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def LLVM_VScaleRangeAttr
    : LLVM_StructAttr<"VScaleRange", "vscale_range", (ins
          "::mlir::IntegerAttr":$minRange, "::mlir::IntegerAttr":$maxRange)>;
def LLVM_VecTypeHintAttr
    : LLVM_StructAttr<"VecTypeHint", "vec_type_hint", (ins
          "::mlir::TypeAttr":$hint,
          DefaultValuedParameter<"bool", "false">:$is_signed)> {
  let summary = "Explicit vectorization compiler hint";
}
def LLVM_DereferenceableAttr
    : LLVM_StructAttr<"Dereferenceable", "dereferenceable", (ins
          "uint64_t":$bytes,
          DefaultValuedParameter<"bool", "false">:$mayBeNull)> {
  let summary = "LLVM dereferenceable attribute";
}
def WorkgroupAttributionAttr
    : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let summary = "GPU workgroup attribution information";
  let parameters = (ins "::mlir::IntegerAttr":$num_elements,
                        "::mlir::TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

#endif // DIALECTS_LLVM_VALUE_ATTRIBUTES_TD
