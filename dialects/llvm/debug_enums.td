// SPDX-License-Identifier: Apache-2.0
//
// Enumerations of debug information. The numbers are those of
// llvm/IR/DebugInfoFlags.def.
#ifndef DIALECTS_LLVM_DEBUG_ENUMS_TD
#define DIALECTS_LLVM_DEBUG_ENUMS_TD

include "dialects/llvm/enum_classes.td"

def LLVM_DIEmissionKind : LLVM_Enum<"DIEmissionKind", "LLVM debug emission kind", "", [
    LLVM_EnumAttrCase<"None", "None", 0>,
    LLVM_EnumAttrCase<"Full", "Full", 1>,
    LLVM_EnumAttrCase<"LineTablesOnly", "LineTablesOnly", 2>,
    LLVM_EnumAttrCase<"DebugDirectivesOnly", "DebugDirectivesOnly", 3>
]>;

def LLVM_DINameTableKind : LLVM_Enum<"DINameTableKind", "LLVM debug name table kind", "", [
    LLVM_EnumAttrCase<"Default", "Default", 0>,
    LLVM_EnumAttrCase<"GNU", "GNU", 1>,
    LLVM_EnumAttrCase<"None", "None", 2>,
    LLVM_EnumAttrCase<"Apple", "Apple", 3>
]>;

// The two visibility bits, one by one and combined.
def LLVM_DIFlagVisibilityBit0 : I32BitEnumAttrCaseBit<"Bit0", 0>;
def LLVM_DIFlagVisibilityBit1 : I32BitEnumAttrCaseBit<"Bit1", 1>;

def DIFlags : I32BitEnumAttr<"DIFlags", "LLVM DI flags", [
    I32BitEnumAttrCaseNone<"Zero">,
    LLVM_DIFlagVisibilityBit0,
    LLVM_DIFlagVisibilityBit1,
    I32BitEnumAttrCaseGroup<"Private", [LLVM_DIFlagVisibilityBit0]>,
    I32BitEnumAttrCaseGroup<"Protected", [LLVM_DIFlagVisibilityBit1]>,
    I32BitEnumAttrCaseGroup<"Public", [LLVM_DIFlagVisibilityBit0,
                                       LLVM_DIFlagVisibilityBit1]>,
    I32BitEnumAttrCaseBit<"FwdDecl", 2>,
    I32BitEnumAttrCaseBit<"AppleBlock", 3>,
    I32BitEnumAttrCaseBit<"ReservedBit4", 4>,
    I32BitEnumAttrCaseBit<"Virtual", 5>,
    I32BitEnumAttrCaseBit<"Artificial", 6>,
    I32BitEnumAttrCaseBit<"Explicit", 7>,
    I32BitEnumAttrCaseBit<"Prototyped", 8>,
    I32BitEnumAttrCaseBit<"ObjcClassComplete", 9>,
    I32BitEnumAttrCaseBit<"ObjectPointer", 10>,
    I32BitEnumAttrCaseBit<"Vector", 11>,
    I32BitEnumAttrCaseBit<"StaticMember", 12>,
    I32BitEnumAttrCaseBit<"LValueReference", 13>,
    I32BitEnumAttrCaseBit<"RValueReference", 14>,
    I32BitEnumAttrCaseBit<"ExportSymbols", 15>,
    I32BitEnumAttrCaseBit<"SingleInheritance", 16>,
    I32BitEnumAttrCaseBit<"MultipleInheritance", 16>,
    I32BitEnumAttrCaseBit<"VirtualInheritance", 16>,
    I32BitEnumAttrCaseBit<"IntroducedVirtual", 18>,
    I32BitEnumAttrCaseBit<"BitField", 19>,
    I32BitEnumAttrCaseBit<"NoReturn", 20>,
    I32BitEnumAttrCaseBit<"TypePassByValue", 22>,
    I32BitEnumAttrCaseBit<"TypePassByReference", 23>,
    I32BitEnumAttrCaseBit<"EnumClass", 24>,
    I32BitEnumAttrCaseBit<"Thunk", 25>,
    I32BitEnumAttrCaseBit<"NonTrivial", 26>,
    I32BitEnumAttrCaseBit<"BigEndian", 27>,
    I32BitEnumAttrCaseBit<"LittleEndian", 28>,
    I32BitEnumAttrCaseBit<"AllCallsDescribed", 29>
]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

def DISubprogramFlags
    : I32BitEnumAttr<"DISubprogramFlags", "LLVM DISubprogram flags", [
    I32BitEnumAttrCaseBit<"Virtual", 0>,
    I32BitEnumAttrCaseBit<"PureVirtual", 1>,
    I32BitEnumAttrCaseBit<"LocalToUnit", 2>,
    I32BitEnumAttrCaseBit<"Definition", 3>,
    I32BitEnumAttrCaseBit<"Optimized", 4>,
    I32BitEnumAttrCaseBit<"Pure", 5>,
    I32BitEnumAttrCaseBit<"Elemental", 6>,
    I32BitEnumAttrCaseBit<"Recursive", 7>,
    I32BitEnumAttrCaseBit<"MainSubprogram", 8>,
    I32BitEnumAttrCaseBit<"Deleted", 9>,
    I32BitEnumAttrCaseBit<"ObjCDirect", 11>
]> {
  let cppNamespace = "::mlir::LLVM";
  let printBitEnumPrimaryGroups = 1;
}

#endif // DIALECTS_LLVM_DEBUG_ENUMS_TD
