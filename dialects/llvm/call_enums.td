// SPDX-License-Identifier: Apache-2.0
//
// Calling conventions and kinds of tail calls.
#ifndef DIALECTS_LLVM_CALL_ENUMS_TD
#define DIALECTS_LLVM_CALL_ENUMS_TD

include "dialects/llvm/enum_classes.td"

// The numbers are those of llvm/IR/CallingConv.h.
def CConvEnum : LLVM_Enum<"CConv", "Calling Conventions", "cconv", [
    LLVM_EnumAttrCase<"C", "ccc", 0>,
    LLVM_EnumAttrCase<"Fast", "fastcc", 8>,
    LLVM_EnumAttrCase<"Cold", "coldcc", 9>,
    LLVM_EnumAttrCase<"GHC", "cc_10", 10>,
    LLVM_EnumAttrCase<"HiPE", "cc_11", 11>,
    LLVM_EnumAttrCase<"AnyReg", "anyregcc", 13>,
    LLVM_EnumAttrCase<"PreserveMost", "preserve_mostcc", 14>,
    LLVM_EnumAttrCase<"PreserveAll", "preserve_allcc", 15>,
    LLVM_EnumAttrCase<"Swift", "swiftcc", 16>,
    LLVM_EnumAttrCase<"CXX_FAST_TLS", "cxx_fast_tlscc", 17>,
    LLVM_EnumAttrCase<"Tail", "tailcc", 18>,
    LLVM_EnumAttrCase<"CFGuard_Check", "cfguard_checkcc", 19>,
    LLVM_EnumAttrCase<"SwiftTail", "swifttailcc", 20>,
    LLVM_EnumAttrCase<"X86_StdCall", "x86_stdcallcc", 64>,
    LLVM_EnumAttrCase<"X86_FastCall", "x86_fastcallcc", 65>,
    LLVM_EnumAttrCase<"ARM_APCS", "arm_apcscc", 66>,
    LLVM_EnumAttrCase<"ARM_AAPCS", "arm_aapcscc", 67>,
    LLVM_EnumAttrCase<"ARM_AAPCS_VFP", "arm_aapcs_vfpcc", 68>,
    LLVM_EnumAttrCase<"MSP430_INTR", "msp430_intrcc", 69>,
    LLVM_EnumAttrCase<"X86_ThisCall", "x86_thiscallcc", 70>,
    LLVM_EnumAttrCase<"PTX_Kernel", "ptx_kernelcc", 71>,
    LLVM_EnumAttrCase<"PTX_Device", "ptx_devicecc", 72>,
    LLVM_EnumAttrCase<"SPIR_FUNC", "spir_funccc", 75>,
    LLVM_EnumAttrCase<"SPIR_KERNEL", "spir_kernelcc", 76>,
    LLVM_EnumAttrCase<"Intel_OCL_BI", "intel_ocl_bicc", 77>,
    LLVM_EnumAttrCase<"X86_64_SysV", "x86_64_sysvcc", 78>,
    LLVM_EnumAttrCase<"Win64", "win64cc", 79>,
    LLVM_EnumAttrCase<"X86_VectorCall", "x86_vectorcallcc", 80>,
    LLVM_EnumAttrCase<"DUMMY_HHVM", "hhvmcc", 81>,
    LLVM_EnumAttrCase<"DUMMY_HHVM_C", "hhvm_ccc", 82>,
    LLVM_EnumAttrCase<"X86_INTR", "x86_intrcc", 83>,
    LLVM_EnumAttrCase<"AVR_INTR", "avr_intrcc", 84>,
    LLVM_EnumAttrCase<"AVR_BUILTIN", "avr_builtincc", 86>,
    LLVM_EnumAttrCase<"AMDGPU_VS", "amdgpu_vscc", 87>,
    LLVM_EnumAttrCase<"AMDGPU_GS", "amdgpu_gscc", 88>,
    LLVM_EnumAttrCase<"AMDGPU_CS", "amdgpu_cscc", 90>,
    LLVM_EnumAttrCase<"AMDGPU_KERNEL", "amdgpu_kernelcc", 91>,
    LLVM_EnumAttrCase<"X86_RegCall", "x86_regcallcc", 92>,
    LLVM_EnumAttrCase<"AMDGPU_HS", "amdgpu_hscc", 93>,
    LLVM_EnumAttrCase<"MSP430_BUILTIN", "msp430_builtincc", 94>,
    LLVM_EnumAttrCase<"AMDGPU_LS", "amdgpu_lscc", 95>,
    LLVM_EnumAttrCase<"AMDGPU_ES", "amdgpu_escc", 96>,
    LLVM_EnumAttrCase<"AArch64_VectorCall", "aarch64_vectorcallcc", 97>,
    LLVM_EnumAttrCase<"AArch64_SVE_VectorCall", "aarch64_sve_vectorcallcc", 98>,
    LLVM_EnumAttrCase<"WASM_EmscriptenInvoke", "wasm_emscripten_invokecc", 99>,
    LLVM_EnumAttrCase<"AMDGPU_Gfx", "amdgpu_gfxcc", 100>,
    LLVM_EnumAttrCase<"M68k_INTR", "m68k_intrcc", 101>
]>;
def CConv : LLVM_AttrOfEnum<"CConv", "cconv::CConv", "getCallingConv()",
                            "LLVM Calling Convention specification">;

def TailCallKindEnum
    : LLVM_Enum<"TailCallKind", "Tail Call Kind", "tailcallkind", [
    LLVM_EnumAttrCase<"None", "none", 0>,
    LLVM_EnumAttrCase<"NoTail", "notail", 3>,
    LLVM_EnumAttrCase<"MustTail", "musttail", 2>,
    LLVM_EnumAttrCase<"Tail", "tail", 1>
]>;
def TailCallKind
    : LLVM_AttrOfEnum<"TailCallKind", "tailcallkind::TailCallKind",
                      "getTailCallKind()",
                      "LLVM Calling Convention specification">;

#endif // DIALECTS_LLVM_CALL_ENUMS_TD
