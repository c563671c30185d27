// SPDX-License-Identifier: Apache-2.0
#ifndef TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD
#define TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD

include "ods/records/pass.td"

def LLVMAttachTarget : Pass<"llvm-attach-target", "ModuleOp"> {
  let summary = "Attaches the attributes of a target to a module";
  let description = [{
    Sets the attributes that describe the target machine: `llvm.target`,
    `llvm.target_triple`, `llvm.data_layout`, `dlti.dl_spec` and, in
    `dlti.target_system_spec`, the device `"CPU"`. Existing values are replaced;
    other devices remain.

    The default of `triple` is that of the module (`llvm.target` or
    `llvm.target_triple`), or else the host's. The defaults of `chip` and
    `features` are those of `llvm.target` if its architecture is the same, or else
    the architecture's. The chip `native` is the host's CPU. Unknown names are an
    error.

    | property of `"CPU"` | meaning |
    |---|---|
    | `L1_cache_size_in_bytes`, `L2_…`, `L3_…` | data cache of one core, or one core's share of a shared cache |
    | `cache_line_size_in_bytes` | |
    | `max_vector_op_width` | bits |
    | `vector_register_count` | registers of that width |
    | `fma_ops_per_cycle`, `fma_latency_in_cycles` | fused multiply-adds of that width |
    | `byte_dot_product_size` | products of unsigned and signed bytes that one instruction adds to each 32-bit lane |

    Properties that a machine does not have are omitted.

    ```mlir
    module {}
    ```

    becomes, with `triple=s390x-linux-gnu chip=z15`, in part

    ```mlir
    module attributes {
      dlti.dl_spec = #dlti.dl_spec<index = 64 : i64,
        "dlti.endianness" = "big">,
      dlti.target_system_spec = #dlti.target_system_spec<
        "CPU" = #dlti.target_device_spec<
          "L1_cache_size_in_bytes" = 131072 : i64,
          "max_vector_op_width" = 128 : i64>>,
      llvm.target = #llvm.target<triple = "s390x-unknown-linux-gnu",
        chip = "z15", features = <["+vector"]>>} {}
    ```
  }];
  let dependentDialects = ["::mlir::DLTIDialect", "::mlir::LLVM::LLVMDialect"];
  let options = [
    Option<"triple", "triple", "std::string", "\"\"", "Target triple.">,
    Option<"chip", "chip", "std::string", "\"\"", "Target chip.">,
    Option<"features", "features", "std::string", "\"\"",
           "Target features, a comma-separated list of +x and -x.">
  ];
}

#endif // TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD
