// SPDX-License-Identifier: Apache-2.0
//
// Base classes of intrinsics: `llvm.intr.X` is LLVM's `llvm.X`. The arguments
// of a record are in LLVM's order. Those that are attributes are constants in
// LLVM IR ("immarg"). LLVM's table of intrinsics tells which types are part of
// the name and which arguments are constants; translations use that table.
#ifndef DIALECTS_LLVM_INTRINSIC_CLASSES_TD
#define DIALECTS_LLVM_INTRINSIC_CLASSES_TD

include "dialects/llvm/op_classes.td"

class LLVM_IntrOp<string intrinsic, list<Trait> traits = []>
    : LLVM_Op<"intr." # intrinsic, traits> {
  let summary = "LLVM's intrinsic `llvm." # intrinsic # "`";
}
// Intrinsics without a result, and with one.
class LLVM_ZeroResultIntrOp<string intrinsic, list<Trait> traits = []>
    : LLVM_IntrOp<intrinsic, traits>;
class LLVM_OneResultIntrOp<string intrinsic, list<Trait> traits = []>
    : LLVM_IntrOp<intrinsic, traits>, Results<(outs LLVM_Type:$res)>;

// Traits and arguments of intrinsics with fastmath flags, of those that access
// memory, and of those with argument attributes.
defvar LLVM_FastmathTraits = [DeclareOpInterfaceMethods<FastmathFlagsInterface>];
defvar LLVM_AccessTraits = [DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                            DeclareOpInterfaceMethods<AliasAnalysisOpInterface>];
defvar LLVM_ArgAttrTraits =
    [DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>];
class LLVM_ArgAttrs {
  dag argAttrs = (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                      OptionalAttr<DictArrayAttr>:$res_attrs);
}
class LLVM_AccessArgs {
  dag accessArgs = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups,
                        OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                        OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                        OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
}

// The assembly format `intr.X(%a, …) : (types) -> type`.
class LLVM_IntrCallFormat {
  string callFormat =
      "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

// The operands are given by name and have the type of the result.
class LLVM_SameArgsIntrOp<string intrinsic, Type element, list<string> names,
                          list<Trait> traits = []>
    : LLVM_OneResultIntrOp<intrinsic,
                           traits # [Pure, SameOperandsAndResultType]>,
      LLVM_IntrCallFormat {
  dag commonArgs = !dag(ins,
                        !foreach(name, names, LLVM_ScalarOrVectorOf<element>),
                        names);
  let assemblyFormat = callFormat;
}
class LLVM_SameArgsIntrOpI<string intrinsic, list<string> names>
    : LLVM_SameArgsIntrOp<intrinsic, AnySignlessInteger, names> {
  let arguments = commonArgs;
}
class LLVM_SameArgsIntrOpF<string intrinsic, list<string> names>
    : LLVM_SameArgsIntrOp<intrinsic, LLVM_AnyFloat, names,
                          LLVM_FastmathTraits> {
  let arguments = !con(commonArgs,
                       (ins LLVM_DefaultFastmathFlags:$fastmathFlags));
}
class LLVM_UnaryIntrOpI<string intrinsic>
    : LLVM_SameArgsIntrOpI<intrinsic, ["in"]>;
class LLVM_UnaryIntrOpF<string intrinsic>
    : LLVM_SameArgsIntrOpF<intrinsic, ["in"]>;
class LLVM_BinarySameArgsIntrOpI<string intrinsic>
    : LLVM_SameArgsIntrOpI<intrinsic, ["a", "b"]>;
class LLVM_BinarySameArgsIntrOpF<string intrinsic>
    : LLVM_SameArgsIntrOpF<intrinsic, ["a", "b"]>;
class LLVM_TernarySameArgsIntrOpI<string intrinsic>
    : LLVM_SameArgsIntrOpI<intrinsic, ["a", "b", "c"]>;
class LLVM_TernarySameArgsIntrOpF<string intrinsic>
    : LLVM_SameArgsIntrOpF<intrinsic, ["a", "b", "c"]>;

#endif // DIALECTS_LLVM_INTRINSIC_CLASSES_TD
