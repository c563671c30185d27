// SPDX-License-Identifier: Apache-2.0
//
// Views of buffers, and slices of shaped values.
#ifndef CORE_INTERFACES_VIEW_LIKE_TD
#define CORE_INTERFACES_VIEW_LIKE_TD

include "ods/records/op_base.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{
    Operations with a result that is another view of the buffer of an operand.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the operand.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"Returns the result.",
                    "::mlir::Value", "getViewDest", (ins), [{}],
                    [{ return $_op->getResult(0); }]>
  ];
}

def OffsetSizeAndStrideOpInterface
    : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{
    Operations on a slice of a shaped value: an offset, a size and a stride for
    each dimension, each a constant or an operand, as in `[0, %n][%m, 4][1, 1]`.

    The constants are three array attributes of integers (`static_offsets`,
    `static_sizes`, `static_strides`) of the lengths that `getArrayAttrMaxRanks`
    returns, in which ShapedType::kDynamic stands for an operand. The operands
    are all offsets, then all sizes, then all strides, starting at
    `getOffsetSizeAndStrideStartOperandIndex`. Offsets and sizes are
    nonnegative.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    StaticInterfaceMethod<
      "Returns the index of the operand that is the first dynamic offset.",
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex", (ins)>,
    InterfaceMethod<
      "Returns the numbers of offsets, sizes and strides.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks", (ins)>,
    InterfaceMethod<
      "Returns the operands that are offsets.",
      "::mlir::OperandRange", "getOffsets",
      (ins), [{}], [{
        return $_op.getOffsets();
      }]>,
    InterfaceMethod<
      "Returns the operands that are sizes.",
      "::mlir::OperandRange", "getSizes",
      (ins), [{}], [{
        return $_op.getSizes();
      }]>,
    InterfaceMethod<
      "Returns the operands that are strides.",
      "::mlir::OperandRange", "getStrides",
      (ins), [{}], [{
        return $_op.getStrides();
      }]>,
    InterfaceMethod<
      "Returns the offsets. ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticOffsets",
      (ins), [{}], [{
        return $_op.getStaticOffsets();
      }]>,
    InterfaceMethod<
      "Returns the sizes. ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticSizes",
      (ins), [{}], [{
        return $_op.getStaticSizes();
      }]>,
    InterfaceMethod<
      "Returns the strides. ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticStrides",
      (ins), [{}], [{
        return $_op.getStaticStrides();
      }]>,
    InterfaceMethod<
      "Returns the offsets, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticOffsets(),
                                      $_op.getOffsets(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "Returns the sizes, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticSizes(),
                                      $_op.getSizes(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "Returns the strides, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticStrides(),
                                      $_op.getStrides(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "Returns true if the offset `idx` is an operand.",
      "bool", "isDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticOffsets()[idx]);
      }]>,
    InterfaceMethod<
      "Returns true if the size `idx` is an operand.",
      "bool", "isDynamicSize",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticSizes()[idx]);
      }]>,
    InterfaceMethod<
      "Returns true if the stride `idx` is an operand.",
      "bool", "isDynamicStride",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticStrides()[idx]);
      }]>,
    InterfaceMethod<
      "Returns the offset `idx`, which must be a constant.",
      "int64_t", "getStaticOffset",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicOffset(idx) && "expected static offset");
        return $_op.getStaticOffsets()[idx];
      }]>,
    InterfaceMethod<
      "Returns the size `idx`, which must be a constant.",
      "int64_t", "getStaticSize",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicSize(idx) && "expected static size");
        return $_op.getStaticSizes()[idx];
      }]>,
    InterfaceMethod<
      "Returns the stride `idx`, which must be a constant.",
      "int64_t", "getStaticStride",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicStride(idx) && "expected static stride");
        return $_op.getStaticStrides()[idx];
      }]>,
    InterfaceMethod<
      "Returns the operand index of the offset `idx`, which must be an "
      "operand.",
      "unsigned", "getIndexOfDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        assert($_op.isDynamicOffset(idx) && "expected dynamic offset");
        return
            $_op.getOffsetSizeAndStrideStartOperandIndex() +
               ::mlir::detail::getNumDynamicEntriesUpToIdx(
                   $_op.getStaticOffsets(), idx);
      }]>,
    InterfaceMethod<
      "Returns the operand index of the size `idx`, which must be an operand.",
      "unsigned", "getIndexOfDynamicSize",
      (ins "unsigned":$idx), [{}], [{
        assert($_op.isDynamicSize(idx) && "expected dynamic size");
        return
            $_op.getOffsetSizeAndStrideStartOperandIndex() +
               $_op.getOffsets().size() +
               ::mlir::detail::getNumDynamicEntriesUpToIdx(
                   $_op.getStaticSizes(), idx);
      }]>,
    InterfaceMethod<
      "Returns the operand index of the stride `idx`, which must be an "
      "operand.",
      "unsigned", "getIndexOfDynamicStride",
      (ins "unsigned":$idx), [{}], [{
        assert($_op.isDynamicStride(idx) && "expected dynamic stride");
        return
            $_op.getOffsetSizeAndStrideStartOperandIndex() +
               $_op.getOffsets().size() + $_op.getSizes().size() +
               ::mlir::detail::getNumDynamicEntriesUpToIdx(
                   $_op.getStaticStrides(), idx);
      }]>,
    InterfaceMethod<
      "Returns the offset `idx`, which must be an operand.",
      "::mlir::Value", "getDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicOffset(idx));
      }]>,
    InterfaceMethod<
      "Returns the size `idx`, which must be an operand.",
      "::mlir::Value", "getDynamicSize",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicSize(idx));
      }]>,
    InterfaceMethod<
      "Returns the stride `idx`, which must be an operand.",
      "::mlir::Value", "getDynamicStride",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicStride(idx));
      }]>,
    InterfaceMethod<
      "Returns true if `cmp` returns true for each pair of offsets, sizes and "
      "strides of this operation and `other`.",
      "bool", "isSameAs",
      (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
           "::llvm::function_ref<bool(::mlir::OpFoldResult, "
           "::mlir::OpFoldResult)>":$cmp),
      [{}], [{
        return ::mlir::detail::sameOffsetsSizesAndStrides(
            ::mlir::OffsetSizeAndStrideOpInterface($_op.getOperation()), other,
            cmp);
      }]>,
    InterfaceMethod<
      "Returns true if all strides are known to be 1.",
      "bool", "hasUnitStride", (ins), [{}],
      [{ return ::mlir::areAllConstantIntValue($_op.getMixedStrides(), 1); }]>,
    InterfaceMethod<
      "Returns true if all offsets are known to be 0.",
      "bool", "hasZeroOffset", (ins), [{}],
      [{ return ::mlir::areAllConstantIntValue($_op.getMixedOffsets(), 0); }]>
  ];

  let verify = [{
    return ::mlir::detail::verifyOffsetSizeAndStrideOp(
        ::mlir::OffsetSizeAndStrideOpInterface($_op));
  }];
}

// Buffers among the results and operands do not alias one another.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // CORE_INTERFACES_VIEW_LIKE_TD
