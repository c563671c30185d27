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
    InterfaceMethod<"The operand.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The result.", "::mlir::Value", "getViewDest", (ins), [{}],
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
      "How many operands are before the first offset.",
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex", (ins)>,
    InterfaceMethod<
      "How many offsets, sizes and strides there are.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks", (ins)>,
    InterfaceMethod<
      "The operands that are offsets.",
      "::mlir::OperandRange", "getOffsets",
      (ins), [{}], [{
        return $_op.getOffsets();
      }]>,
    InterfaceMethod<
      "The operands that are sizes.",
      "::mlir::OperandRange", "getSizes",
      (ins), [{}], [{
        return $_op.getSizes();
      }]>,
    InterfaceMethod<
      "The operands that are strides.",
      "::mlir::OperandRange", "getStrides",
      (ins), [{}], [{
        return $_op.getStrides();
      }]>,
    InterfaceMethod<
      "The offsets; ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticOffsets",
      (ins), [{}], [{
        return $_op.getStaticOffsets();
      }]>,
    InterfaceMethod<
      "The sizes; ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticSizes",
      (ins), [{}], [{
        return $_op.getStaticSizes();
      }]>,
    InterfaceMethod<
      "The strides; ShapedType::kDynamic stands for an operand.",
      "::llvm::ArrayRef<int64_t>", "getStaticStrides",
      (ins), [{}], [{
        return $_op.getStaticStrides();
      }]>,
    InterfaceMethod<
      "The offsets, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticOffsets(),
                                      $_op.getOffsets(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "The sizes, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticSizes(),
                                      $_op.getSizes(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "The strides, each a constant or an operand.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides",
      (ins), [{}], [{
        return ::mlir::getMixedValues($_op.getStaticStrides(),
                                      $_op.getStrides(), $_op->getContext());
      }]>,
    InterfaceMethod<
      "Whether the offset `idx` is an operand.",
      "bool", "isDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticOffsets()[idx]);
      }]>,
    InterfaceMethod<
      "Whether the size `idx` is an operand.",
      "bool", "isDynamicSize",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticSizes()[idx]);
      }]>,
    InterfaceMethod<
      "Whether the stride `idx` is an operand.",
      "bool", "isDynamicStride",
      (ins "unsigned":$idx), [{}], [{
        return ::mlir::ShapedType::isDynamic($_op.getStaticStrides()[idx]);
      }]>,
    InterfaceMethod<
      "The offset `idx`, which is a constant.",
      "int64_t", "getStaticOffset",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicOffset(idx) && "expected static offset");
        return $_op.getStaticOffsets()[idx];
      }]>,
    InterfaceMethod<
      "The size `idx`, which is a constant.",
      "int64_t", "getStaticSize",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicSize(idx) && "expected static size");
        return $_op.getStaticSizes()[idx];
      }]>,
    InterfaceMethod<
      "The stride `idx`, which is a constant.",
      "int64_t", "getStaticStride",
      (ins "unsigned":$idx), [{}], [{
        assert(!$_op.isDynamicStride(idx) && "expected static stride");
        return $_op.getStaticStrides()[idx];
      }]>,
    InterfaceMethod<
      "The number of the operand that the offset `idx` is.",
      "unsigned", "getIndexOfDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        assert($_op.isDynamicOffset(idx) && "expected dynamic offset");
        return
            $_op.getOffsetSizeAndStrideStartOperandIndex() +
               ::mlir::detail::getNumDynamicEntriesUpToIdx(
                   $_op.getStaticOffsets(), idx);
      }]>,
    InterfaceMethod<
      "The number of the operand that the size `idx` is.",
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
      "The number of the operand that the stride `idx` is.",
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
      "The offset `idx`, which is an operand.",
      "::mlir::Value", "getDynamicOffset",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicOffset(idx));
      }]>,
    InterfaceMethod<
      "The size `idx`, which is an operand.",
      "::mlir::Value", "getDynamicSize",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicSize(idx));
      }]>,
    InterfaceMethod<
      "The stride `idx`, which is an operand.",
      "::mlir::Value", "getDynamicStride",
      (ins "unsigned":$idx), [{}], [{
        return $_op->getOperand($_op.getIndexOfDynamicStride(idx));
      }]>,
    InterfaceMethod<
      "Whether the other's offsets, sizes and strides are the same, as the "
      "function says.",
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
      "Whether all strides are known to be 1.",
      "bool", "hasUnitStride", (ins), [{}],
      [{ return ::mlir::areAllConstantIntValue($_op.getMixedStrides(), 1); }]>,
    InterfaceMethod<
      "Whether all offsets are known to be 0.",
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
