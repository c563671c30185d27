// SPDX-License-Identifier: Apache-2.0
//
// Base classes of operations. Traits are verified in their order.
#ifndef DIALECTS_LLVM_OP_CLASSES_TD
#define DIALECTS_LLVM_OP_CLASSES_TD

include "core/interfaces/call.td"
include "core/interfaces/control_flow.td"
include "core/interfaces/function.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/memory_slot.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/symbol.td"
include "core/interfaces/view_like.td"
include "dialects/llvm/alias_attributes.td"
include "dialects/llvm/debug_type_attributes.td"
include "dialects/llvm/instruction_enums.td"
include "dialects/llvm/loop_attributes.td"
include "dialects/llvm/module_attributes.td"
include "dialects/llvm/value_attributes.td"

// An operation with at most one result.
class LLVM_Op<string mnemonic, list<Trait> traits = []>
    : Op<LLVM_Dialect, mnemonic, traits>;

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [Terminator]>;

// A memory access with aliasing metadata. `aliasAttrs` are the last arguments.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, [DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                         DeclareOpInterfaceMethods<AliasAnalysisOpInterface>] #
                        traits> {
  dag aliasAttrs = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups,
                        OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                        OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                        OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);
}

// Fastmath flags, none by default.
def LLVM_DefaultFastmathFlags
    : DefaultValuedAttr<LLVM_FastmathFlagsAttr,
                        "::mlir::LLVM::FastmathFlags::none", "0">;

// Operand bundles with tags.
class LLVM_OpBundles {
  dag bundleArgs = (ins
    VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
    DenseI32ArrayAttr:$op_bundle_sizes,
    OptionalAttr<ArrayAttr>:$op_bundle_tags);
}

// Builders that take the result type, which may be void, and the operands.
def LLVM_OneResultOpBuilder
    : OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::ValueRange":$operands,
                     CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                          "{}">:$attributes), [{
  if (resultType)
    $_state.addTypes(resultType);
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
}]>;
def LLVM_ZeroResultOpBuilder
    : OpBuilder<(ins "::mlir::ValueRange":$operands,
                     CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                          "{}">:$attributes), [{
  $_state.addOperands(operands);
  $_state.addAttributes(attributes);
}]>;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<(ins "::mlir::ValueRange":$operands,
                     "::mlir::SuccessorRange":$destinations,
                     CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>",
                          "{}">:$attributes), [{
  $_state.addOperands(operands);
  $_state.addSuccessors(destinations);
  $_state.addAttributes(attributes);
}]>;

#endif // DIALECTS_LLVM_OP_CLASSES_TD
