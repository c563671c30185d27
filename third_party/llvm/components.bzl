# SPDX-License-Identifier: Apache-2.0
"""Facts about LLVM's component libraries that its installation does not contain.

Labels are those of LLVM's own Bazel overlay.
"""

# Maps labels to the headers that they own, below include/. A path takes
# precedence over patterns of other labels.
HEADERS = {
    "AggressiveInstCombine": ["llvm/Transforms/AggressiveInstCombine/**"],
    "Analysis": ["llvm/Analysis/**", "llvm-c/Analysis.h"],
    "AsmParser": ["llvm/AsmParser/**"],
    "BinaryFormat": ["llvm/BinaryFormat/**"],
    "BitReader": [
        "llvm/Bitcode/BitcodeAnalyzer.h",
        "llvm/Bitcode/BitcodeCommon.h",
        "llvm/Bitcode/BitcodeReader.h",
        "llvm/Bitcode/LLVMBitCodes.h",
        "llvm-c/BitReader.h",
    ],
    "BitWriter": [
        "llvm/Bitcode/BitcodeConvenience.h",
        "llvm/Bitcode/BitcodeWriter.h",
        "llvm/Bitcode/BitcodeWriterPass.h",
        "llvm-c/BitWriter.h",
    ],
    "BitstreamReader": ["llvm/Bitstream/**"],
    "BitstreamWriter": ["llvm/Bitstream/BitstreamWriter.h"],
    "CFGuard": ["llvm/Transforms/CFGuard.h"],
    "CodeGen": ["llvm/CodeGen/**", "llvm/LinkAllPasses.h"],
    "CodeGenData": ["llvm/CodeGenData/**"],
    "CodeGenTypes": ["llvm/CodeGenTypes/**", "llvm/CodeGen/GenVT.inc"],
    "config": ["llvm/Config/**"],
    "Core": ["llvm/IR/**", "llvm/*.h", "llvm-c/Comdat.h", "llvm-c/DebugInfo.h"],
    "Coroutines": ["llvm/Transforms/Coroutines/**"],
    "Coverage": ["llvm/ProfileData/Coverage/**"],
    "DWARFLinker": ["llvm/DWARFLinker/Classic/**"],
    "DWARFLinkerBase": ["llvm/DWARFLinker/*.h"],
    "DWARFLinkerParallel": ["llvm/DWARFLinker/Parallel/**"],
    "DWP": ["llvm/DWP/**"],
    "DebugInfo": ["llvm/DebugInfo/*.h"],
    "DebugInfoBTF": ["llvm/DebugInfo/BTF/**"],
    "DebugInfoCodeView": ["llvm/DebugInfo/CodeView/**"],
    "DebugInfoDWARF": ["llvm/DebugInfo/DWARF/**"],
    "DebugInfoGSYM": ["llvm/DebugInfo/GSYM/**"],
    "DebugInfoLogicalView": ["llvm/DebugInfo/LogicalView/**"],
    "DebugInfoMSF": ["llvm/DebugInfo/MSF/**"],
    "DebugInfoPDB": ["llvm/DebugInfo/PDB/**"],
    "Demangle": ["llvm/Demangle/**"],
    "DlltoolDriver": ["llvm/ToolDrivers/llvm-dlltool/**"],
    "ExecutionEngine": ["llvm/ExecutionEngine/*.h", "llvm-c/ExecutionEngine.h"],
    "FileCheckLib": ["llvm/FileCheck/**"],
    "FrontendDebug": ["llvm/Frontend/Debug/**"],
    "FrontendDriver": ["llvm/Frontend/Driver/**"],
    "FrontendHLSL": ["llvm/Frontend/HLSL/**"],
    "FrontendOffloading": ["llvm/Frontend/Offloading/**"],
    "FrontendOpenACC": ["llvm/Frontend/OpenACC/**"],
    "FrontendOpenMP": ["llvm/Frontend/OpenMP/**"],
    "FuzzMutate": ["llvm/FuzzMutate/**"],
    "HipStdPar": ["llvm/Transforms/HipStdPar/**"],
    "IPO": ["llvm/Transforms/IPO/**", "llvm/Transforms/IPO.h"],
    "IRPrinter": ["llvm/IRPrinter/**"],
    "IRReader": ["llvm/IRReader/**", "llvm-c/IRReader.h"],
    "InstCombine": ["llvm/Transforms/InstCombine/**"],
    "Instrumentation": ["llvm/Transforms/Instrumentation/**", "llvm/Transforms/Instrumentation.h"],
    "InterfaceStub": ["llvm/InterfaceStub/**"],
    "Interpreter": ["llvm/ExecutionEngine/Interpreter.h"],
    "JITLink": ["llvm/ExecutionEngine/JITLink/**"],
    "LTO": ["llvm/LTO/**", "llvm-c/lto.h"],
    "LibDriver": ["llvm/ToolDrivers/llvm-lib/**"],
    "LineEditor": ["llvm/LineEditor/**"],
    "Linker": ["llvm/Linker/**", "llvm-c/Linker.h"],
    "MC": ["llvm/MC/*.h"],
    "MCA": ["llvm/MCA/**"],
    "MCDisassembler": ["llvm/MC/MCDisassembler/**", "llvm-c/Disassembler.h"],
    "MCJIT": ["llvm/ExecutionEngine/MCJIT.h"],
    "MCParser": ["llvm/MC/MCParser/**"],
    "ObjCARC": ["llvm/Transforms/ObjCARC.h"],
    "ObjCopy": ["llvm/ObjCopy/**"],
    "Object": ["llvm/Object/**", "llvm-c/Object.h"],
    "ObjectYAML": ["llvm/ObjectYAML/**"],
    "Option": ["llvm/Option/**"],
    "OrcDebugging": ["llvm/ExecutionEngine/Orc/Debugging/**", "llvm-c/LLJITUtils.h"],
    "OrcJIT": [
        "llvm/ExecutionEngine/Orc/*.h",
        "llvm-c/LLJIT.h",
        "llvm-c/Orc.h",
        "llvm-c/OrcEE.h",
    ],
    "OrcShared": [
        "llvm/ExecutionEngine/Orc/Shared/**",
        "llvm/ExecutionEngine/Orc/SymbolStringPool.h",
    ],
    "OrcTargetProcess": ["llvm/ExecutionEngine/Orc/TargetProcess/**"],
    "Passes": ["llvm/Passes/**", "llvm-c/Transforms/**"],
    "ProfileData": ["llvm/ProfileData/*"],
    "Remarks": ["llvm/Remarks/**", "llvm-c/Remarks.h"],
    "SandboxIR": ["llvm/SandboxIR/**"],
    "Scalar": ["llvm/Transforms/Scalar/**", "llvm/Transforms/Scalar.h"],
    "Support": [
        "llvm/ADT/**",
        "llvm/Support/**",
        "llvm/ExecutionEngine/JITSymbol.h",
        "llvm-c/*.h",
    ],
    "Symbolize": ["llvm/DebugInfo/Symbolize/**"],
    "TableGen": ["llvm/TableGen/**"],
    "Target": ["llvm/Target/**", "llvm-c/Target.h", "llvm-c/TargetMachine.h"],
    "TargetParser": ["llvm/TargetParser/**"],
    "TextAPI": ["llvm/TextAPI/**"],
    "TextAPIBinaryReader": ["llvm/TextAPI/DylibReader.h"],
    "TransformUtils": ["llvm/Transforms/Utils/**", "llvm/Transforms/Utils.h"],
    "Vectorize": ["llvm/Transforms/Vectorize/**"],
    "WindowsDriver": ["llvm/WindowsDriver/**"],
    "WindowsManifest": ["llvm/WindowsManifest/**"],
    "XRay": ["llvm/XRay/**"],
}

# Maps components to labels if they differ. Components with the same label
# become one target. The names of components remain as aliases unless they are
# taken.
LABELS = {
    "AsmPrinter": "CodeGen",
    "DWARFLinker": "DWARFLinkerBase",
    "DWARFLinkerClassic": "DWARFLinker",
    "FileCheck": "FileCheckLib",
    "GlobalISel": "CodeGen",
    "MIRParser": "CodeGen",
    "ObjCARCOpts": "ObjCARC",
    "RuntimeDyld": "ExecutionEngine",
    "ScalarOpts": "Scalar",
    "SelectionDAG": "CodeGen",
    "ipo": "IPO",
}

# The same for components of a back end: maps suffixes to suffixes of labels.
BACK_END_LABELS = {
    "Desc": "UtilsAndDesc",
    "Utils": "UtilsAndDesc",
}

# Labels without an archive: headers only, or a group.
HEADERS_ONLY = {
    "BitstreamWriter": ["BitstreamReader", "Support"],
    "DebugInfo": ["Object", "Support"],
    "FrontendDebug": ["Support"],
    "common_transforms": [
        "AggressiveInstCombine",
        "CFGuard",
        "Coroutines",
        "IPO",
        "InstCombine",
        "Instrumentation",
        "ObjCARC",
        "Scalar",
        "Vectorize",
    ],
    "config": [],
}

# Maps groups to the suffixes of the back ends' components in them.
BACK_END_GROUPS = {
    "AllTargetsAsmParsers": "AsmParser",
    "AllTargetsCodeGens": "CodeGen",
    "AllTargetsDisassemblers": "Disassembler",
    "AllTargetsMCAs": "TargetMCA",
}

# Additional names that LLVM's overlay has for one target.
ALIASES = {
    "ir_headers": "Core",
    "remark_linker": "Remarks",
}

# Dependencies of a label's headers beyond those that its archives link.
ALSO = {
    "BitWriter": ["BitstreamWriter"],
    "CodeGen": ["IPO", "Vectorize"],
    "CodeGenData": ["ObjectYAML"],
    "DebugInfoBTF": ["DebugInfo"],
    "DebugInfoCodeView": ["BinaryFormat"],
    "DebugInfoDWARF": ["DebugInfo"],
    "DebugInfoLogicalView": ["MCDisassembler"],
    "DebugInfoPDB": ["DebugInfo"],
    "ExecutionEngine": ["DebugInfo"],
    "MC": ["Core"],
    "ProfileData": ["BitstreamWriter"],
    "Remarks": ["BitstreamWriter"],
    "Symbolize": ["DebugInfo"],
    "TransformUtils": ["BitWriter"],
    "Vectorize": ["Scalar"],
}

# The same where a dependency would be a cycle: the headers themselves.
TEXTUAL = {
    "JITLink": ["llvm/ExecutionEngine/Orc/*.h"],
}

# Components that only LLVM's own tools use (as are those that link libLLVM.so).
UNUSED = ["BOLT", "CFIVerify", "Exegesis", "Extensions", "TableGenBasic", "TableGenCommon"]

# Maps names such as "ZLIB::ZLIB" in the installation to labels.
SYSTEM_DEPS = {
    "ZLIB::ZLIB": "@llvm_zlib//:zlib",
    "zstd::libzstd_shared": "@llvm_zstd//:zstd",
}
SYSTEM_LINKOPTS = {
    "dl": "-ldl",
    "m": "-lm",
    "rt": "-lrt",
    "Threads::Threads": "-pthread",
}

# lld's libraries. The installation only contains that they depend on LLVM.
LLD = {
    "COFF": struct(
        hdrs = [],
        lld = ["Common"],
        llvm = [
            "BinaryFormat",
            "BitWriter",
            "Core",
            "DebugInfoCodeView",
            "DebugInfoDWARF",
            "DebugInfoMSF",
            "DebugInfoPDB",
            "Demangle",
            "LTO",
            "LibDriver",
            "MC",
            "Object",
            "Option",
            "Passes",
            "Support",
            "Symbolize",
            "Target",
            "TargetParser",
            "WindowsDriver",
            "WindowsManifest",
        ],
    ),
    "Common": struct(
        hdrs = ["lld/Common/**"],
        lld = [],
        llvm = [
            "CodeGen",
            "Core",
            "DebugInfoDWARF",
            "Demangle",
            "MC",
            "Option",
            "Support",
            "Target",
            "TargetParser",
        ],
    ),
    "ELF": struct(
        hdrs = [],
        lld = ["Common"],
        llvm = [
            "AggressiveInstCombine",
            "Analysis",
            "BinaryFormat",
            "BitWriter",
            "Core",
            "DebugInfoDWARF",
            "Demangle",
            "LTO",
            "MC",
            "Object",
            "Option",
            "Passes",
            "Support",
            "TargetParser",
        ],
    ),
}
