// SPDX-License-Identifier: Apache-2.0
//
// What operations, types and attributes say about their text. The C++ is in
// core/ir/op_asm_interface.h and op_asm.h.
#ifndef CORE_INTERFACES_OP_ASM_TD
#define CORE_INTERFACES_OP_ASM_TD

include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    Operations that have names for their results, blocks and blocks' arguments,
    or whose regions leave out the prefix of a dialect.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Calls back with names for results: a name for the first of several "
      "holds for those behind it, up to the next that has one. An empty name "
      "gives numbers.",
      "void", "getAsmResultNames",
      (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<
      "Calls back with names for the arguments of a region's blocks.",
      "void", "getAsmBlockArgumentNames",
      (ins "::mlir::Region&":$region,
           "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<
      "Calls back with names for the blocks of the regions: `^loop` in place "
      "of `^bb1`.",
      "void", "getAsmBlockNames",
      (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "", ";">,
    StaticInterfaceMethod<
      "The dialect whose prefix is left out in the regions; empty: none.",
      "::llvm::StringRef", "getDefaultDialect", (ins), "", "return \"\";">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    Types that have names for their values, or an alias.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Calls back with a name for values of the type.",
                    "void", "getAsmName",
                    (ins "::mlir::OpAsmSetNameFn":$setNameFn), "", ";">,
    InterfaceMethod<"Writes the alias, if there is to be one.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    Attributes that have an alias.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Writes the alias, if there is to be one.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

// A parameter that is a resource of the dialect, by its key.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // CORE_INTERFACES_OP_ASM_TD
