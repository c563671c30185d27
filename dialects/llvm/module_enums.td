// SPDX-License-Identifier: Apache-2.0
//
// Properties of globals, functions and modules.
#ifndef DIALECTS_LLVM_MODULE_ENUMS_TD
#define DIALECTS_LLVM_MODULE_ENUMS_TD

include "dialects/llvm/enum_classes.td"

def LinkageEnum : LLVM_Enum<"Linkage", "LLVM linkage types", "linkage", [
    LLVM_EnumAttrCase<"External", "external", 0>,
    LLVM_EnumAttrCase<"AvailableExternally", "available_externally", 1>,
    LLVM_EnumAttrCase<"Linkonce", "linkonce", 2>,
    LLVM_EnumAttrCase<"LinkonceODR", "linkonce_odr", 3>,
    LLVM_EnumAttrCase<"Weak", "weak", 4>,
    LLVM_EnumAttrCase<"WeakODR", "weak_odr", 5>,
    LLVM_EnumAttrCase<"Appending", "appending", 6>,
    LLVM_EnumAttrCase<"Internal", "internal", 7>,
    LLVM_EnumAttrCase<"Private", "private", 8>,
    LLVM_EnumAttrCase<"ExternWeak", "extern_weak", 9>,
    LLVM_EnumAttrCase<"Common", "common", 10>
]>;
def Linkage : LLVM_AttrOfEnum<"Linkage", "Linkage", "getLinkage()",
                              "LLVM Linkage specification">;

def Comdat : LLVM_Enum<"Comdat", "LLVM Comdat Types", "comdat", [
    LLVM_EnumAttrCase<"Any", "any", 0>,
    LLVM_EnumAttrCase<"ExactMatch", "exactmatch", 1>,
    LLVM_EnumAttrCase<"Largest", "largest", 2>,
    LLVM_EnumAttrCase<"NoDeduplicate", "nodeduplicate", 3>,
    LLVM_EnumAttrCase<"SameSize", "samesize", 4>
]>;

def UnnamedAddr : LLVM_Enum<"UnnamedAddr", "LLVM GlobalValue UnnamedAddr", "", [
    LLVM_EnumAttrCase<"None", "", 0>,
    LLVM_EnumAttrCase<"Local", "local_unnamed_addr", 1>,
    LLVM_EnumAttrCase<"Global", "unnamed_addr", 2>
]>;

def Visibility : LLVM_Enum<"Visibility", "LLVM GlobalValue Visibility", "", [
    LLVM_EnumAttrCase<"Default", "", 0>,
    LLVM_EnumAttrCase<"Hidden", "hidden", 1>,
    LLVM_EnumAttrCase<"Protected", "protected", 2>
]>;

def ModRefInfoEnum : LLVM_Enum<"ModRefInfo", "LLVM ModRefInfo", "", [
    LLVM_EnumAttrCase<"NoModRef", "none", 0>,
    LLVM_EnumAttrCase<"Ref", "read", 1>,
    LLVM_EnumAttrCase<"Mod", "write", 2>,
    LLVM_EnumAttrCase<"ModRef", "readwrite", 3>
]>;

def FramePointerKindEnum : LLVM_Enum<"FramePointerKind", "LLVM FramePointerKind", "framePointerKind", [
    LLVM_EnumAttrCase<"None", "none", 0>,
    LLVM_EnumAttrCase<"NonLeaf", "non-leaf", 1>,
    LLVM_EnumAttrCase<"All", "all", 2>,
    LLVM_EnumAttrCase<"Reserved", "reserved", 3>,
    LLVM_EnumAttrCase<"NonLeafNoReserve", "non-leaf-no-reserve", 4>
]>;

def UWTableKindEnum : LLVM_Enum<"UWTableKind", "LLVM Unwind Behavior", "uwtable", [
    LLVM_EnumAttrCase<"None", "none", 0>,
    LLVM_EnumAttrCase<"Sync", "sync", 1>,
    LLVM_EnumAttrCase<"Async", "async", 2>
]>;

def ModFlagBehaviorAttr : LLVM_Enum<"ModFlagBehavior", "LLVM Module Flag Behavior", "", [
    LLVM_EnumAttrCase<"Error", "error", 1>,
    LLVM_EnumAttrCase<"Warning", "warning", 2>,
    LLVM_EnumAttrCase<"Require", "require", 3>,
    LLVM_EnumAttrCase<"Override", "override", 4>,
    LLVM_EnumAttrCase<"Append", "append", 5>,
    LLVM_EnumAttrCase<"AppendUnique", "append_unique", 6>,
    LLVM_EnumAttrCase<"Max", "max", 7>,
    LLVM_EnumAttrCase<"Min", "min", 8>
]>;

def LLVM_ProfileSummaryFormatKind : LLVM_Enum<"ProfileSummaryFormatKind", "LLVM ProfileSummary format kinds", "", [
    LLVM_EnumAttrCase<"SampleProfile", "SampleProfile", 0>,
    LLVM_EnumAttrCase<"InstrProf", "InstrProf", 1>,
    LLVM_EnumAttrCase<"CSInstrProf", "CSInstrProf", 2>
]>;

#endif // DIALECTS_LLVM_MODULE_ENUMS_TD
