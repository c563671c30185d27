// SPDX-License-Identifier: Apache-2.0
#ifndef TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD
#define TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD

include "ods/records/pass.td"

def LLVMAttachTarget : Pass<"llvm-attach-target", "ModuleOp"> {
  let summary = "Attaches what is known of a target to a module";
  let description = [{
    The module gets all that passes may want to know of the machine that it is
    compiled for: `llvm.target`, `llvm.target_triple`, `llvm.data_layout`,
    `dlti.dl_spec` and, in `dlti.target_system_spec`, the device `"CPU"`. What is
    there of them already goes; other devices stay.

    Without `triple` the module's own is meant, of `llvm.target` or
    `llvm.target_triple`, or else this machine's; without `chip` and `features`
    those of `llvm.target`, if it is of that triple, or else the architecture's
    default. The chip `native` is this machine's CPU. Names that are not known
    are an error.

    | property of `"CPU"` | unit |
    |---|---|
    | `L1_cache_size_in_bytes`, `L2_…`, `L3_…` | one core's data, or part of what cores share |
    | `cache_line_size_in_bytes` | |
    | `max_vector_op_width` | bits |
    | `vector_register_count` | registers of that width |
    | `fma_ops_per_cycle`, `fma_latency_in_cycles` | fused multiply-adds of that width |

    What a machine does not have is left out.

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
           "Target features, +x and -x with commas.">
  ];
}

#endif // TARGETS_MACHINE_LLVM_ATTACH_TARGET_TD
