// SPDX-License-Identifier: Apache-2.0
//
// lld initializes every target of LLVM, which would link all back ends in. This
// file defines empty initializers for targets that are not supported. It also
// defines the Polly plugin that lld's link-time optimizer refers to.
#include "llvm/Passes/PassPlugin.h"

#define NO_TARGET(TARGET)                                                      \
  extern "C" {                                                                 \
  void LLVMInitialize##TARGET##TargetInfo() {}                                 \
  void LLVMInitialize##TARGET##Target() {}                                     \
  void LLVMInitialize##TARGET##TargetMC() {}                                   \
  void LLVMInitialize##TARGET##AsmPrinter() {}                                 \
  void LLVMInitialize##TARGET##AsmParser() {}                                  \
  }

NO_TARGET(AArch64)
NO_TARGET(AMDGPU)
NO_TARGET(ARM)
NO_TARGET(AVR)
NO_TARGET(BPF)
NO_TARGET(Hexagon)
NO_TARGET(Lanai)
NO_TARGET(LoongArch)
NO_TARGET(M68k)
NO_TARGET(MSP430)
NO_TARGET(Mips)
NO_TARGET(NVPTX)
NO_TARGET(RISCV)
NO_TARGET(Sparc)
NO_TARGET(VE)
NO_TARGET(WebAssembly)
NO_TARGET(XCore)
NO_TARGET(Xtensa)

llvm::PassPluginLibraryInfo getPollyPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "Polly", "none", [](llvm::PassBuilder &) {}};
}
