// SPDX-License-Identifier: Apache-2.0
//
// Operations that become one LLVM operation.
#include "conversions/arith_common/llvm_attributes.h"
#include "conversions/arith_to_llvm/pattern_families.h"
#include "conversions/llvm_common/one_to_one.h"

using namespace mlir;
using namespace mlir::arith;

static constexpr OneToOneConversion conversions[] = {
    {"arith.addf", "llvm.fadd", convertFastMathToLLVM, true},
    {"arith.addi", "llvm.add", convertOverflowToLLVM},
    {"arith.andi", "llvm.and"},
    {"arith.bitcast", "llvm.bitcast"},
    {"arith.constant", "llvm.mlir.constant"},
    {"arith.divf", "llvm.fdiv", convertFastMathToLLVM, true},
    {"arith.divsi", "llvm.sdiv"},
    {"arith.divui", "llvm.udiv"},
    {"arith.extf", "llvm.fpext", nullptr, true},
    {"arith.extsi", "llvm.sext"},
    {"arith.extui", "llvm.zext"},
    {"arith.fptosi", "llvm.fptosi", nullptr, true},
    {"arith.fptoui", "llvm.fptoui", nullptr, true},
    {"arith.maximumf", "llvm.intr.maximum", convertFastMathToLLVM, true},
    {"arith.maxnumf", "llvm.intr.maxnum", convertFastMathToLLVM, true},
    {"arith.maxsi", "llvm.intr.smax"},
    {"arith.maxui", "llvm.intr.umax"},
    {"arith.minimumf", "llvm.intr.minimum", convertFastMathToLLVM, true},
    {"arith.minnumf", "llvm.intr.minnum", convertFastMathToLLVM, true},
    {"arith.minsi", "llvm.intr.smin"},
    {"arith.minui", "llvm.intr.umin"},
    {"arith.mulf", "llvm.fmul", convertFastMathToLLVM, true},
    {"arith.muli", "llvm.mul", convertOverflowToLLVM},
    {"arith.negf", "llvm.fneg", convertFastMathToLLVM, true},
    {"arith.ori", "llvm.or"},
    {"arith.remf", "llvm.frem", convertFastMathToLLVM, true},
    {"arith.remsi", "llvm.srem"},
    {"arith.remui", "llvm.urem"},
    {"arith.shli", "llvm.shl", convertOverflowToLLVM},
    {"arith.shrsi", "llvm.ashr"},
    {"arith.shrui", "llvm.lshr"},
    {"arith.sitofp", "llvm.sitofp", nullptr, true},
    {"arith.subf", "llvm.fsub", convertFastMathToLLVM, true},
    {"arith.subi", "llvm.sub", convertOverflowToLLVM},
    {"arith.trunci", "llvm.trunc", convertOverflowToLLVM},
    {"arith.uitofp", "llvm.uitofp", nullptr, true},
    {"arith.xori", "llvm.xor"},
};

void arith_to_llvm::populateOneToOnePatterns(const LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  populateOneToOneToLLVMPatterns(converter, patterns, conversions);
}
