// SPDX-License-Identifier: Apache-2.0
//
// Interfaces that customize printing of operations, types and attributes. Their
// C++ is in core/ir/interface/op_asm_interface.h and op_asm.h.
#ifndef CORE_INTERFACES_OP_ASM_TD
#define CORE_INTERFACES_OP_ASM_TD

include "ods/records/attr_type_def.td"
include "ods/records/op_base.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{
    Operations that suggest names for their results, blocks and block arguments,
    or in whose regions a dialect prefix is omitted.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Calls `setNameFn` with names for results. The name of a result also "
      "applies to the results after it, up to the next result with a name. An "
      "empty name means that the results are numbered.",
      "void", "getAsmResultNames",
      (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<
      "Calls `setNameFn` with names for the arguments of the blocks of a "
      "region.",
      "void", "getAsmBlockArgumentNames",
      (ins "::mlir::Region&":$region,
           "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<
      "Calls `setNameFn` with names for the blocks of the regions, such as "
      "`^loop` instead of `^bb1`.",
      "void", "getAsmBlockNames",
      (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "", ";">,
    StaticInterfaceMethod<
      "Returns the dialect whose prefix is omitted in the regions, or an empty "
      "string.",
      "::llvm::StringRef", "getDefaultDialect", (ins), "", "return \"\";">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    Types that suggest names for their values, or an alias.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Calls `setNameFn` with a name for values of the type.",
                    "void", "getAsmName",
                    (ins "::mlir::OpAsmSetNameFn":$setNameFn), "", ";">,
    InterfaceMethod<"Writes the alias, if there is one, to `os`.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    Attributes that suggest an alias.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Writes the alias, if there is one, to `os`.",
                    "::mlir::OpAsmAliasResult", "getAlias",
                    (ins "::llvm::raw_ostream&":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

// A parameter that is a resource handle of the dialect. The text contains its
// key.
class ResourceHandleParameter<string handleType, string desc = "">
    : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // CORE_INTERFACES_OP_ASM_TD
