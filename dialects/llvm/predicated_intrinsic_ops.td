// SPDX-License-Identifier: Apache-2.0
//
// Vector-predicated intrinsics ("vp"), with a mask and an explicit vector
// length.
// Source: https://llvm.org/docs/LangRef.html#vector-predication-intrinsics.
#ifndef DIALECTS_LLVM_PREDICATED_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_PREDICATED_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

class LLVM_VPIntrOp<string intrinsic, dag args, dag rest = (ins
    LLVM_VectorOf<I1>:$mask, I32:$evl)>
    : LLVM_OneResultIntrOp<"vp." # intrinsic, [Pure]> {
  let arguments = !con(args, rest);
}
class LLVM_VPBinaryI<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnySignlessInteger>:$lhs,
                                    LLVM_VectorOf<AnySignlessInteger>:$rhs)>;
class LLVM_VPBinaryF<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnyFloat>:$lhs,
                                    LLVM_VectorOf<AnyFloat>:$rhs)>;
class LLVM_VPUnaryF<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnyFloat>:$op)>;
class LLVM_VPTernaryF<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnyFloat>:$op1,
                                    LLVM_VectorOf<AnyFloat>:$op2,
                                    LLVM_VectorOf<AnyFloat>:$op3)>;
class LLVM_VPReductionI<string operation>
    : LLVM_VPIntrOp<"reduce." # operation,
                    (ins AnySignlessInteger:$satrt_value,
                         LLVM_VectorOf<AnySignlessInteger>:$val)>;
class LLVM_VPReductionF<string operation>
    : LLVM_VPIntrOp<"reduce." # operation,
                    (ins AnyFloat:$satrt_value, LLVM_VectorOf<AnyFloat>:$val)>;
class LLVM_VPSelectBase<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<I1>:$cond,
                                    LLVM_AnyVector:$true_val,
                                    LLVM_AnyVector:$false_val),
                    (ins I32:$evl)>;
class LLVM_VPCastI<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnySignlessInteger>:$src)>;
class LLVM_VPCastF<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<AnyFloat>:$src)>;
class LLVM_VPCastPtr<string operation>
    : LLVM_VPIntrOp<operation, (ins LLVM_VectorOf<LLVM_AnyPointer>:$src)>;

def LLVM_VPAddOp : LLVM_VPBinaryI<"add">;
def LLVM_VPSubOp : LLVM_VPBinaryI<"sub">;
def LLVM_VPMulOp : LLVM_VPBinaryI<"mul">;
def LLVM_VPSDivOp : LLVM_VPBinaryI<"sdiv">;
def LLVM_VPUDivOp : LLVM_VPBinaryI<"udiv">;
def LLVM_VPSRemOp : LLVM_VPBinaryI<"srem">;
def LLVM_VPURemOp : LLVM_VPBinaryI<"urem">;
def LLVM_VPAShrOp : LLVM_VPBinaryI<"ashr">;
def LLVM_VPLShrOp : LLVM_VPBinaryI<"lshr">;
def LLVM_VPShlOp : LLVM_VPBinaryI<"shl">;
def LLVM_VPOrOp : LLVM_VPBinaryI<"or">;
def LLVM_VPAndOp : LLVM_VPBinaryI<"and">;
def LLVM_VPXorOp : LLVM_VPBinaryI<"xor">;
def LLVM_VPSMaxOp : LLVM_VPBinaryI<"smax">;
def LLVM_VPSMinOp : LLVM_VPBinaryI<"smin">;
def LLVM_VPUMaxOp : LLVM_VPBinaryI<"umax">;
def LLVM_VPUMinOp : LLVM_VPBinaryI<"umin">;
def LLVM_VPFAddOp : LLVM_VPBinaryF<"fadd">;
def LLVM_VPFSubOp : LLVM_VPBinaryF<"fsub">;
def LLVM_VPFMulOp : LLVM_VPBinaryF<"fmul">;
def LLVM_VPFDivOp : LLVM_VPBinaryF<"fdiv">;
def LLVM_VPFRemOp : LLVM_VPBinaryF<"frem">;
def LLVM_VPFNegOp : LLVM_VPUnaryF<"fneg">;
def LLVM_VPFMulAddOp : LLVM_VPTernaryF<"fmuladd">;
def LLVM_VPFmaOp : LLVM_VPTernaryF<"fma">;
def LLVM_VPReduceAddOp : LLVM_VPReductionI<"add">;
def LLVM_VPReduceMulOp : LLVM_VPReductionI<"mul">;
def LLVM_VPReduceAndOp : LLVM_VPReductionI<"and">;
def LLVM_VPReduceOrOp : LLVM_VPReductionI<"or">;
def LLVM_VPReduceXorOp : LLVM_VPReductionI<"xor">;
def LLVM_VPReduceSMaxOp : LLVM_VPReductionI<"smax">;
def LLVM_VPReduceSMinOp : LLVM_VPReductionI<"smin">;
def LLVM_VPReduceUMaxOp : LLVM_VPReductionI<"umax">;
def LLVM_VPReduceUMinOp : LLVM_VPReductionI<"umin">;
def LLVM_VPReduceFAddOp : LLVM_VPReductionF<"fadd">;
def LLVM_VPReduceFMulOp : LLVM_VPReductionF<"fmul">;
def LLVM_VPReduceFMaxOp : LLVM_VPReductionF<"fmax">;
def LLVM_VPReduceFMinOp : LLVM_VPReductionF<"fmin">;
def LLVM_VPSelectMinOp : LLVM_VPSelectBase<"select">;
def LLVM_VPMergeMinOp : LLVM_VPSelectBase<"merge">;
def LLVM_VPTruncOp : LLVM_VPCastI<"trunc">;
def LLVM_VPZExtOp : LLVM_VPCastI<"zext">;
def LLVM_VPSExtOp : LLVM_VPCastI<"sext">;
def LLVM_VPUIToFPOp : LLVM_VPCastI<"uitofp">;
def LLVM_VPSIToFPOp : LLVM_VPCastI<"sitofp">;
def LLVM_VPIntToPtrOp : LLVM_VPCastI<"inttoptr">;
def LLVM_VPFPTruncOp : LLVM_VPCastF<"fptrunc">;
def LLVM_VPFPExtOp : LLVM_VPCastF<"fpext">;
def LLVM_VPFPToUIOp : LLVM_VPCastF<"fptoui">;
def LLVM_VPFPToSIOp : LLVM_VPCastF<"fptosi">;
def LLVM_VPPtrToIntOp : LLVM_VPCastPtr<"ptrtoint">;

// Memory accesses.
def LLVM_VPLoadOp : LLVM_OneResultIntrOp<"vp.load"> {
  let arguments = (ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, I32:$evl);
}
def LLVM_VPStoreOp : LLVM_ZeroResultIntrOp<"vp.store"> {
  let arguments = (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr,
                       LLVM_VectorOf<I1>:$mask, I32:$evl);
}
def LLVM_VPStridedLoadOp
    : LLVM_OneResultIntrOp<"experimental.vp.strided.load"> {
  let arguments = (ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride,
                       LLVM_VectorOf<I1>:$mask, I32:$evl);
}
def LLVM_VPStridedStoreOp
    : LLVM_ZeroResultIntrOp<"experimental.vp.strided.store"> {
  let arguments = (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr,
                       AnySignlessInteger:$stride, LLVM_VectorOf<I1>:$mask,
                       I32:$evl);
}

#endif // DIALECTS_LLVM_PREDICATED_INTRINSIC_OPS_TD
