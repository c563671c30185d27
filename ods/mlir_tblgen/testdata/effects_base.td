// RUN: mlir-tblgen -gen-op-interface-docs -I %S/../../.. -I %S/../../records \
// RUN:   %s | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// What effects are made of has no interface of its own.
include "mlir/Interfaces/SideEffectInterfaceBase.td"

// CHECK: ## MemoryEffectOpInterface (`MemoryEffectsOpInterface`)
// CHECK: #### `getEffects`
def MemoryEffectsOpInterface
    : EffectOpInterfaceBase<"MemoryEffectOpInterface",
                            "::mlir::MemoryEffects::Effect"> {
  let cppNamespace = "::mlir";
}
