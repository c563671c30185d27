// SPDX-License-Identifier: Apache-2.0
//
// The dialect, its type, and the base class of its operations.
#ifndef DIALECTS_KRNL_DIALECT_TD
#define DIALECTS_KRNL_DIALECT_TD

include "core/interfaces/side_effects.td"
include "ods/records/op_base.td"

def Krnl_Dialect : Dialect {
  let name = "krnl";
  let cppNamespace = "::mlir::krnl";
  let summary = "loop nests, with their schedules kept apart";
  let description = [{
    Operations on memrefs, between the tensors of `onnx` and the loops of
    `affine`. `krnl.iterate` says which iterations a nest has and what one of
    them does. The operations on values of type `!krnl.loop` say in which order
    the iterations run: `krnl.block`, `krnl.permute`, `krnl.unroll`,
    `krnl.parallel`. They compose, and do not change the nest's body.

    The loops of a nest and the operations on them form a tree. A loop that
    `krnl.block` splits is replaced by its two parts, and only these can be
    scheduled and iterated further. Names and text are onnx-mlir's.
  }];
  let useDefaultTypePrinterParser = 1;
}

def Krnl_LoopType : TypeDef<Krnl_Dialect, "Loop"> {
  let mnemonic = "loop";
  let summary = "a loop of a nest";
  let description = [{
    Refers to a loop, so that schedules and nests can name it: `!krnl.loop`.
  }];
}

def Krnl_Loop : Type<CPred<"::llvm::isa<::mlir::krnl::LoopType>($_self)",
                           "(is 'krnl.loop' self)">,
                     "loop", "::mlir::krnl::LoopType">,
                BuildableType<"::mlir::krnl::LoopType::get("
                              "$_builder.getContext())">;

class Krnl_Op<string mnemonic, list<Trait> traits = []>
    : Op<Krnl_Dialect, mnemonic, traits>;

// The type of `value` is the element type of `memref`.
class Krnl_ElementOf<string memref, string value>
    : TypesMatchWith<"type of '" # value # "' matches element type of '" #
                         memref # "'",
                     memref, value,
                     "::llvm::cast<MemRefType>($_self).getElementType()",
                     "std::equal_to<>()", "(element-type self)">;

#endif // DIALECTS_KRNL_DIALECT_TD
