// SPDX-License-Identifier: Apache-2.0
//
// The dialect, the base classes of its ops and definitions that several ops
// share.
#ifndef DIALECTS_MEMREF_DIALECT_TD
#define DIALECTS_MEMREF_DIALECT_TD

include "ods/records/op_base.td"

def MemRef_Dialect : Dialect {
  let name = "memref";
  let cppNamespace = "::mlir::memref";
  let summary = "memory and views of memory";
  let description = [{
    Ops on the builtin types `memref<…>` and `memref<*x…>`. They allocate and
    free memory, read and write elements, and create other memrefs of the same
    memory with other bounds, strides or types.
  }];

  let dependentDialects = [
    // Constants, and arithmetic on sizes and strides.
    "arith::ArithDialect",
    // The value of an uninitialized memory slot is `ub.poison`.
    "ub::UBDialect"
  ];
  let hasConstantMaterializer = 1;
}

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

// An op with offsets, sizes and strides, each list partly static. Its
// extraClassDeclaration must begin with extraBaseClassDeclaration.
class MemRef_OpWithOffsetSizesAndStrides<string mnemonic,
                                         list<Trait> traits = []>
    : MemRef_Op<mnemonic, traits> {
  code extraBaseClassDeclaration = [{
    ::mlir::Operation::operand_range getDynamicSizes() { return getSizes(); }

    /// Returns offset, size and stride of each dimension as values. Creates a
    /// constant at `loc` for each static one.
    ::mlir::SmallVector<::mlir::Range, 8> getOrCreateRanges(
        ::mlir::OpBuilder &b, ::mlir::Location loc) {
      return ::mlir::getOrCreateRanges(getOperation(), b, loc);
    }
  }];
}

// The type of `value` is the element type of `memref`.
class MemRef_ElementOf<string summary, string memref, string value>
    : TypesMatchWith<summary, memref, value,
                     "::llvm::cast<MemRefType>($_self).getElementType()",
                     "std::equal_to<>()", "(element-type self)">;

// A TypeAttr of a ranked memref.
def MemRefTypeAttr
    : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
  let constBuilderExpr = "(type-attr self)";
}

#endif // DIALECTS_MEMREF_DIALECT_TD
