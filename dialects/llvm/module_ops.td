// SPDX-License-Identifier: Apache-2.0
//
// Module-level operations: globals, functions, aliases, comdats.
#ifndef DIALECTS_LLVM_MODULE_OPS_TD
#define DIALECTS_LLVM_MODULE_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_DefaultVisibility
    : DefaultValuedAttr<Visibility, "::mlir::LLVM::Visibility::Default">;

def LLVM_GlobalOp
    : LLVM_Op<"mlir.global", [IsolatedFromAbove,
          SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "global variable or constant";
  let description = [{
    The initial value is an attribute, as in `llvm.mlir.constant`, or the value
    that the region returns. Without either the global is a declaration. The
    type of a string is omitted.

    ```mlir
    llvm.mlir.global internal constant @answer(42 : i32) : i32
    llvm.mlir.global private constant @text("abc\00")
    llvm.mlir.global @pointer() : !llvm.ptr {
      %0 = llvm.mlir.addressof @answer : !llvm.ptr
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins
    TypeAttr:$global_type,
    UnitAttr:$constant,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    UnitAttr:$externally_initialized,
    OptionalAttr<AnyAttr>:$value,
    OptionalAttr<I64Attr>:$alignment,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">:$addr_space,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
    LLVM_DefaultVisibility:$visibility_,
    OptionalAttr<ArrayAttr>:$target_specific_attrs);
  let regions = (region AnyRegion:$initializer);
  let builders = [
    OpBuilder<(ins "::mlir::Type":$type, "bool":$isConstant, "Linkage":$linkage,
                   "::llvm::StringRef":$name, "::mlir::Attribute":$value,
                   CArg<"uint64_t", "0">:$alignment,
                   CArg<"unsigned", "0">:$addrSpace,
                   CArg<"bool", "false">:$dsoLocal,
                   CArg<"bool", "false">:$thread_local_,
                   CArg<"::mlir::SymbolRefAttr", "{}">:$comdat,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs,
                   CArg<"::llvm::ArrayRef<::mlir::Attribute>",
                        "{}">:$dbgExprs)>
  ];
  let extraClassDeclaration = [{
    ::mlir::Type getType() { return getGlobalType(); }
    /// Returns the value attribute, or null.
    ::mlir::Attribute getValueOrNull() {
      return getValue().value_or(::mlir::Attribute());
    }
    /// Returns the region that computes the initial value. It may be empty.
    ::mlir::Region &getInitializerRegion() {
      return getOperation()->getRegion(0);
    }
    /// Returns the block of that region, or null.
    ::mlir::Block *getInitializerBlock() {
      return getInitializerRegion().empty() ? nullptr
                                            : &getInitializerRegion().front();
    }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_AliasOp
    : LLVM_Op<"mlir.alias", [IsolatedFromAbove,
          SingleBlockImplicitTerminator<"ReturnOp">, Symbol]> {
  let summary = "alias of an address";
  let description = [{
    ```mlir
    llvm.mlir.alias external @other : i32 {
      %0 = llvm.mlir.addressof @answer : !llvm.ptr
      llvm.return %0 : !llvm.ptr
    }
    ```
  }];
  let arguments = (ins
    TypeAttr:$alias_type,
    StrAttr:$sym_name,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    UnitAttr:$thread_local_,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    LLVM_DefaultVisibility:$visibility_);
  let regions = (region SizedRegion<1>:$initializer);
  let builders = [
    OpBuilder<(ins "::mlir::Type":$type, "Linkage":$linkage,
                   "::llvm::StringRef":$name, CArg<"bool", "false">:$dsoLocal,
                   CArg<"bool", "false">:$thread_local_,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs)>
  ];
  let extraClassDeclaration = [{
    ::mlir::Type getType() { return getAliasType(); }
    /// Returns the region that computes the address.
    ::mlir::Region &getInitializerRegion() {
      return getOperation()->getRegion(0);
    }
    ::mlir::Block &getInitializerBlock() {
      return getInitializerRegion().front();
    }
    /// Returns the address space of the aliased address.
    unsigned getAddrSpace();
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_IFuncOp
    : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "function that a resolver selects at load time";
  let description = [{
    ```mlir
    llvm.mlir.ifunc external @f : !llvm.func<f32 (i64)>, !llvm.ptr @choose_f
    ```
  }];
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttr:$i_func_type,
    FlatSymbolRefAttr:$resolver,
    TypeAttr:$resolver_type,
    Linkage:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">
        :$address_space,
    DefaultValuedAttr<UnnamedAddr, "::mlir::LLVM::UnnamedAddr::None">
        :$unnamed_addr,
    LLVM_DefaultVisibility:$visibility_);
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Type":$i_func_type,
                   "::llvm::StringRef":$resolver, "::mlir::Type":$resolver_type,
                   "Linkage":$linkage, "::mlir::LLVM::Visibility":$visibility)>
  ];
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)?
    $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_LLVMFuncOp
    : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                       FunctionOpInterface]> {
  let summary = "a function";
  let description = [{
    The syntax is that of `func.func` with at most one result. A void result is
    not written. Properties of the function are attributes. Function attributes
    that only LLVM knows are in `passthrough`.

    ```mlir
    llvm.func internal @f(%x: i64 {llvm.noundef}, ...) -> i64 {
      llvm.return %x : i64
    }
    ```
  }];
  let arguments = (ins
    StrAttr:$sym_name,
    OptionalAttr<StrAttr>:$sym_visibility,
    TypeAttrOf<LLVM_FunctionType>:$function_type,
    DefaultValuedAttr<Linkage, "Linkage::External">:$linkage,
    UnitAttr:$dso_local,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv,
    OptionalAttr<SymbolRefAttr>:$comdat,
    OptionalAttr<UnitAttr>:$convergent,
    OptionalAttr<FlatSymbolRefAttr>:$personality,
    OptionalAttr<StrAttr>:$garbageCollector,
    OptionalAttr<ArrayAttr>:$passthrough,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    OptionalAttr<I64Attr>:$function_entry_count,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    LLVM_DefaultVisibility:$visibility_,
    OptionalAttr<UnitAttr>:$arm_streaming,
    OptionalAttr<UnitAttr>:$arm_locally_streaming,
    OptionalAttr<UnitAttr>:$arm_streaming_compatible,
    OptionalAttr<UnitAttr>:$arm_new_za,
    OptionalAttr<UnitAttr>:$arm_in_za,
    OptionalAttr<UnitAttr>:$arm_out_za,
    OptionalAttr<UnitAttr>:$arm_inout_za,
    OptionalAttr<UnitAttr>:$arm_preserves_za,
    OptionalAttr<StrAttr>:$section,
    OptionalAttr<UnnamedAddr>:$unnamed_addr,
    OptionalAttr<I64Attr>:$alignment,
    OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
    OptionalAttr<FramePointerKindAttr>:$frame_pointer,
    OptionalAttr<StrAttr>:$target_cpu,
    OptionalAttr<StrAttr>:$tune_cpu,
    OptionalAttr<StrAttr>:$reciprocal_estimates,
    OptionalAttr<StrAttr>:$prefer_vector_width,
    OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features,
    OptionalAttr<BoolAttr>:$no_infs_fp_math,
    OptionalAttr<BoolAttr>:$no_nans_fp_math,
    OptionalAttr<BoolAttr>:$no_signed_zeros_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math,
    OptionalAttr<StrAttr>:$denormal_fp_math_f32,
    OptionalAttr<StrAttr>:$fp_contract,
    OptionalAttr<StrAttr>:$instrument_function_entry,
    OptionalAttr<StrAttr>:$instrument_function_exit,
    OptionalAttr<UnitAttr>:$no_inline,
    OptionalAttr<UnitAttr>:$always_inline,
    OptionalAttr<UnitAttr>:$inline_hint,
    OptionalAttr<UnitAttr>:$no_unwind,
    OptionalAttr<UnitAttr>:$will_return,
    OptionalAttr<UnitAttr>:$optimize_none,
    OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint,
    OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
    OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
    OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
    OptionalAttr<UWTableKindAttr>:$uwtable_kind);
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::llvm::StringRef":$name, "::mlir::Type":$type,
                   CArg<"Linkage", "Linkage::External">:$linkage,
                   CArg<"bool", "false">:$dsoLocal,
                   CArg<"CConv", "CConv::C">:$cconv,
                   CArg<"::mlir::SymbolRefAttr", "{}">:$comdat,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                        "{}">:$attrs,
                   CArg<"::llvm::ArrayRef<::mlir::DictionaryAttr>",
                        "{}">:$argAttrs,
                   CArg<"::std::optional<uint64_t>",
                        "{}">:$functionEntryCount)>
  ];
  let extraClassDeclaration = [{
    /// Creates the entry block with the arguments of the function. The function
    /// must have no body.
    ::mlir::Block *addEntryBlock(::mlir::OpBuilder &builder);

    bool isVarArg() { return getFunctionType().isVarArg(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getParams();
    }
    /// Returns the result type, or an empty list for void.
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      if (::llvm::isa<LLVMVoidType>(getFunctionType().getReturnType()))
        return {};
      return getFunctionType().getReturnTypes();
    }
    /// Returns the body, or null for a declaration.
    ::mlir::Region *getCallableRegion();

    bool isNoInline() { return bool(getNoInlineAttr()); }
    bool isAlwaysInline() { return bool(getAlwaysInlineAttr()); }
    bool isInlineHint() { return bool(getInlineHintAttr()); }
    bool isOptimizeNone() { return bool(getOptimizeNoneAttr()); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

// Functions that run when the module is loaded or unloaded, in the order of
// their priorities. A function with data does not run if the data is discarded.
class LLVM_GlobalStructorsOp<string mnemonic, string text, string name>
    : LLVM_Op<mnemonic, [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = text;
  let arguments = !con(!dag(ins, [FlatSymbolRefArrayAttr], [name]),
                       (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
  let assemblyFormat = "`" # name # "` `=` $" # name #
                       " `,` `priorities` `=` $priorities"
                       " `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}
def LLVM_GlobalCtorsOp
    : LLVM_GlobalStructorsOp<"mlir.global_ctors",
                             "functions that run first, low priorities before",
                             "ctors">;
def LLVM_GlobalDtorsOp
    : LLVM_GlobalStructorsOp<"mlir.global_dtors",
                             "functions that run last, high priorities before",
                             "dtors">;

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "comdat and its selection kind";
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}
def LLVM_ComdatOp
    : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable,
                         Symbol]> {
  let summary = "comdats";
  let description = [{
    ```mlir
    llvm.comdat @groups {
      llvm.comdat_selector @first any
    }
    llvm.mlir.global internal constant @x(1 : i64) comdat(@groups::@first) : i64
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::llvm::StringRef":$symName)>];
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let summary = "linker options";
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}
def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let summary = "module flags";
  let description = [{
    ```mlir
    llvm.module_flags [#llvm.mlir.module_flag<max, "PIC Level", 2 : i32>]
    ```
  }];
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

#endif // DIALECTS_LLVM_MODULE_OPS_TD
