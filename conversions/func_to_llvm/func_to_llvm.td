// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_TD
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_TD

include "ods/records/pass.td"

def SetLLVMModuleDataLayoutPass
    : Pass<"set-llvm-module-datalayout", "ModuleOp"> {
  let summary = "Attach a datalayout string as a module attribute";
  let description = [{
    The attribute is `llvm.data_layout`; one that is there already goes. It is an
    error if the text is no data layout of LLVM.
  }];
  let options = [
    Option<"dataLayout", "data-layout", "std::string", "\"\"",
           "String description (LLVM format) of the data layout that is "
           "expected on the produced module">
  ];
}

def ConvertFuncToLLVMPass : Pass<"convert-func-to-llvm", "ModuleOp"> {
  let summary = "Convert from the Func dialect to the LLVM dialect";
  let description = [{
    Functions, calls and returns become those of `llvm`. Arguments and results
    get types of LLVM: a memref is passed as the fields of its descriptor,
    several results are returned as a struct. Operations of other dialects stay:
    casts stand between them and the converted values.

    A function with the attribute `llvm.emit_c_interface` gets a second one,
    `_mlir_ciface_` and its name, which C can call: it takes pointers to
    descriptors, and to room for a struct that it returns. If the function is
    only declared, the second one is what is called.

    Functions with the attribute `llvm.bareptr`, or all by an option, take and
    return memrefs of static shape as a pointer.

    ```mlir
    func.func @f(%m: memref<?xf32>) -> (index, f32)
    ```

    becomes

    ```mlir
    llvm.func @f(%0: !llvm.ptr, %1: !llvm.ptr, %2: i64, %3: i64, %4: i64)
        -> !llvm.struct<(i64, f32)>
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
  let options = [
    Option<"useBarePtrCallConv", "use-bare-ptr-memref-call-conv", "bool",
           "false",
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef "
           "element types">,
    Option<"indexBitwidth", "index-bitwidth", "unsigned", "0",
           "Bitwidth of the index type, 0 to use size of machine word">
  ];
}

#endif // CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_TD
