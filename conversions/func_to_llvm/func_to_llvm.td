// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_TD
#define CONVERSIONS_FUNC_TO_LLVM_FUNC_TO_LLVM_TD

include "ods/records/pass.td"

def SetLLVMModuleDataLayoutPass
    : Pass<"set-llvm-module-datalayout", "ModuleOp"> {
  let summary = "Attach a datalayout string as a module attribute";
  let description = [{
    Sets the attribute `llvm.data_layout` and replaces an existing one. It is an
    error if the string is not a data layout of LLVM. With
    `set-llvm-module-datalayout{data-layout=e}`

    ```mlir
    module {
    }
    ```
    becomes

    ```mlir
    module attributes {llvm.data_layout = "e"} {
    }
    ```
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
    Converts functions, calls and returns to those of `llvm`, and the types of
    arguments and results to LLVM types: a memref is passed as the fields of its
    descriptor, several results are returned as a struct. Operations of other
    dialects stay; casts convert between them and the converted values.

    A function with the attribute `llvm.emit_c_interface` gets a wrapper that is
    callable from C. Its name has the prefix `_mlir_ciface_`. It takes pointers
    to descriptors, and a pointer to the struct to return. If the function is a
    declaration, the wrapper is declared and called instead.

    Functions with the attribute `llvm.bareptr`, or all functions if the option
    is set, take and return memrefs of static shape as bare pointers.

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
