// RUN: mlir-tblgen -gen-op-interface-docs -I %S/../../.. -I %S/../../records \
// RUN:   %s | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// The base file of effects defines no interface.
include "mlir/Interfaces/SideEffectInterfaceBase.td"

// CHECK: ## MemoryEffectOpInterface (`MemoryEffectsOpInterface`)
// CHECK: #### `getEffects`
def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface",
                            "::mlir::MemoryEffects::Effect"> {
  let cppNamespace = "::mlir";
}
