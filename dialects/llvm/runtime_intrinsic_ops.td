// SPDX-License-Identifier: Apache-2.0
//
// Intrinsics that interact with the environment: coroutines, variable
// arguments, exceptions.
#ifndef DIALECTS_LLVM_RUNTIME_INTRINSIC_OPS_TD
#define DIALECTS_LLVM_RUNTIME_INTRINSIC_OPS_TD

include "dialects/llvm/intrinsic_classes.td"

// Coroutines; see https://llvm.org/docs/Coroutines.html.
class LLVM_CoroOp<string intrinsic, dag args, string operands>
    : LLVM_OneResultIntrOp<intrinsic> {
  let arguments = args;
  let assemblyFormat =
      operands # " attr-dict `:` functional-type(operands, results)";
}
class LLVM_CoroNumberOp<string intrinsic> : LLVM_OneResultIntrOp<intrinsic> {
  let assemblyFormat = "attr-dict `:` type($res)";
}
def LLVM_CoroIdOp
    : LLVM_CoroOp<"coro.id",
                  (ins I32:$align, LLVM_AnyPointer:$promise,
                       LLVM_AnyPointer:$coroaddr, LLVM_AnyPointer:$fnaddrs),
                  "$align `,` $promise `,` $coroaddr `,` $fnaddrs">;
def LLVM_CoroBeginOp
    : LLVM_CoroOp<"coro.begin",
                  (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem),
                  "$token `,` $mem">;
def LLVM_CoroSizeOp : LLVM_CoroNumberOp<"coro.size">;
def LLVM_CoroAlignOp : LLVM_CoroNumberOp<"coro.align">;
def LLVM_CoroSaveOp
    : LLVM_CoroOp<"coro.save", (ins LLVM_AnyPointer:$handle), "$handle">;
def LLVM_CoroSuspendOp : LLVM_OneResultIntrOp<"coro.suspend"> {
  let arguments = (ins LLVM_TokenType:$save, I1:$final);
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}
def LLVM_CoroEndOp
    : LLVM_CoroOp<"coro.end",
                  (ins LLVM_AnyPointer:$handle, I1:$unwind,
                       LLVM_TokenType:$retvals),
                  "$handle `,` $unwind `,` $retvals">;
def LLVM_CoroFreeOp
    : LLVM_CoroOp<"coro.free",
                  (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle),
                  "$id `,` $handle">;
def LLVM_CoroResumeOp : LLVM_ZeroResultIntrOp<"coro.resume"> {
  let arguments = (ins LLVM_AnyPointer:$handle);
  let assemblyFormat = "$handle attr-dict `:` qualified(type($handle))";
}
def LLVM_CoroPromiseOp : LLVM_IntrOp<"coro.promise"> {
  let arguments = (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = [{
    $handle `,` $align `,` $from attr-dict
    `:` functional-type(operands, results)
  }];
}

// Variable arguments.
def LLVM_VaStartOp : LLVM_ZeroResultIntrOp<"vastart"> {
  let arguments = (ins LLVM_AnyPointer:$arg_list);
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}
def LLVM_VaCopyOp : LLVM_ZeroResultIntrOp<"vacopy"> {
  let arguments = (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list);
  let assemblyFormat = [{
    $src_list `to` $dest_list attr-dict `:` type(operands)
  }];
}
def LLVM_VaEndOp : LLVM_ZeroResultIntrOp<"vaend"> {
  let arguments = (ins LLVM_AnyPointer:$arg_list);
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}

def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for"> {
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = [{
    $type_info attr-dict `:` functional-type(operands, results)
  }];
}

#endif // DIALECTS_LLVM_RUNTIME_INTRINSIC_OPS_TD
