// SPDX-License-Identifier: Apache-2.0
//
// Control flow and the values forwarded along it, between the blocks of a
// region and between the regions of an operation. The transfer itself has no
// side effects.
#ifndef CORE_INTERFACES_CONTROL_FLOW_TD
#define CORE_INTERFACES_CONTROL_FLOW_TD

include "ods/records/op_base.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{
    Terminators with successors. They provide the values of the arguments of
    each successor block. The operation itself produces the first ones, if any;
    the others are forwarded operands.

    ```mlir
    // ^error has an additional argument, which the operation produces.
    test.try %f to ^done(%x : i32) or ^error(%y : f32)
    ```
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the values of the arguments of a successor.",
      "::mlir::SuccessorOperands", "getSuccessorOperands",
      (ins "unsigned":$index)>,
    InterfaceMethod<
      "Returns the block argument to which the operand with this index is "
      "forwarded, or nullopt. If there are several, returns that of the first "
      "successor.",
      "::std::optional<::mlir::BlockArgument>", "getSuccessorBlockArgument",
      (ins "unsigned":$operandIndex), [{
        ::mlir::Operation *branch = $_op.getOperation();
        for (unsigned i = 0, e = branch->getNumSuccessors(); i < e; ++i)
          if (auto argument = ::mlir::detail::getBranchSuccessorArgument(
                  $_op.getSuccessorOperands(i), operandIndex,
                  branch->getSuccessor(i)))
            return argument;
        return ::std::nullopt;
      }]>,
    InterfaceMethod<
      "Returns the successor that is taken if the operands have these values, "
      "or null if it is unknown. A null value stands for an operand that is "
      "not constant.",
      "::mlir::Block *", "getSuccessorForOperands",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), [{}],
      [{ return nullptr; }]>,
    InterfaceMethod<
      "Returns true if an operand of type `lhs` can be forwarded to an "
      "argument of type `rhs`.",
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}],
      [{ return lhs == rhs; }]>
  ];

  let verify = [{ return ::mlir::detail::verifyBranchOpInterface($_op); }];
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{
    Operations that control the execution of their regions. Control comes from a
    branch point: the operation itself, when control reaches it, or a terminator
    with RegionBranchTerminatorOpInterface in one of its regions. It goes to a
    successor: a region, some arguments of which receive the forwarded values,
    or the parent operation, whose results receive them.

    For example, control goes from a loop operation to its body or to its
    results, and from the end of the body likewise. The first iteration receives
    operands of the loop. Later iterations and the results receive operands of
    the terminator.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the operands that are forwarded to a successor when control "
      "comes from the operation itself.",
      "::mlir::OperandRange", "getEntrySuccessorOperands",
      (ins "::mlir::RegionSuccessor":$successor), [{}], [{
        return ::mlir::detail::getNoOperands($_op.getOperation());
      }]>,
    InterfaceMethod<
      "Returns the possible successors when control comes from the operation "
      "itself and its operands have these values. A null value stands for an "
      "operand that is not constant.",
      "void", "getEntrySuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], [{
        $_op.getSuccessorRegions(::mlir::RegionBranchPoint::parent(), regions);
      }]>,
    InterfaceMethod<
      "Returns the possible successors of a branch point.",
      "void", "getSuccessorRegions",
      (ins "::mlir::RegionBranchPoint":$point,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<
      "Returns the possible successors of all terminators in a region.",
      "void", "getSuccessorRegions",
      (ins "::mlir::Region&":$region,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], [{
        for (::mlir::RegionBranchPoint point :
             ::mlir::detail::getRegionBranchPoints(region))
          $_op.getSuccessorRegions(point, regions);
      }]>,
    InterfaceMethod<
      "Returns the branch points from which control may go to a successor.",
      "void", "getPredecessors",
      (ins "::mlir::RegionSuccessor":$successor,
           "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":
               $predecessors),
      [{}], [{
        ::mlir::detail::getRegionPredecessors($_op.getOperation(), successor,
                                              predecessors);
      }]>,
    InterfaceMethod<
      "Returns the values that may be forwarded to the input `index` of a "
      "successor, one for each predecessor.",
      "void", "getPredecessorValues",
      (ins "::mlir::RegionSuccessor":$successor,
           "int":$index,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues),
      [{}], [{
        ::mlir::detail::getRegionPredecessorValues(
            $_op.getOperation(), successor, index, predecessorValues);
      }]>,
    InterfaceMethod<
      "Returns bounds of the number of invocations of each region if the "
      "operands have these values, which need not be those of the current "
      "operands, and the regions terminate. A null value stands for an operand "
      "that is not constant.",
      "void", "getRegionInvocationBounds",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":
               $invocationBounds),
      [{}], [{
        invocationBounds.append($_op.getOperation()->getNumRegions(),
                                ::mlir::InvocationBounds::getUnknown());
      }]>,
    InterfaceMethod<
      "Returns true if a value of type `lhs` can be forwarded to an input of "
      "type `rhs`.",
      "bool", "areTypesCompatible",
      (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}],
      [{ return lhs == rhs; }]>
  ];

  let verify = [{
    return ::mlir::detail::verifyRegionBranchOpInterface($_op);
  }];
  let verifyWithRegions = 1;

  let extraClassDeclaration = [{
    /// Returns true if control may return to the region after leaving it.
    bool isRepetitiveRegion(unsigned index) const;

    /// Returns true if control may reach a repetitive region.
    bool hasLoop() const;

    /// Returns the operands that `src` forwards to `dest`.
    ::mlir::OperandRange
    getSuccessorOperands(::mlir::RegionBranchPoint src,
                         ::mlir::RegionSuccessor dest) const;

    /// Adds for each operand of `src`, or of all branch points, the successor
    /// inputs to which it may be forwarded.
    void getSuccessorOperandInputMapping(
        ::mlir::RegionBranchSuccessorMapping &mapping,
        ::std::optional<::mlir::RegionBranchPoint> src = ::std::nullopt) const;

    /// Adds for each successor input the operands that may be forwarded to it.
    void getSuccessorInputOperandMapping(
        ::mlir::RegionBranchInverseSuccessorMapping &mapping) const;

    /// Returns the operation itself and all terminators that pass control on.
    ::llvm::SmallVector<::mlir::RegionBranchPoint>
    getAllRegionBranchPoints() const;
  }];
}

def RegionBranchTerminatorOpInterface
    : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = [{
    Terminators that transfer control to a region of the parent operation or
    back to the parent, as its RegionBranchOpInterface determines.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the operands that are forwarded to a successor.",
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
      (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<
      "Returns the possible successors if the operands have these values. A "
      "null value stands for an operand that is not constant.",
      "void", "getSuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions),
      [{}], [{
        ::mlir::detail::getTerminatorSuccessors($_op.getOperation(), regions);
      }]>
  ];

  let verify = [{
    return ::mlir::detail::verifyRegionBranchTerminator($_op);
  }];

  let extraClassDeclaration = [{
    /// Returns the operands that are forwarded to a successor.
    ::mlir::OperandRange
    getSuccessorOperands(::mlir::RegionSuccessor successor) const {
      return getMutableSuccessorOperands(successor);
    }
  }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{
    Operations that select one of two operands: the first if the condition is 1,
    the second if it is 0, even if the other one is poison. The result is poison
    if the condition is. A shaped condition selects element by element.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<"Returns the operand that is selected if the condition is "
                    "0.",
                    "::mlir::Value", "getFalseValue", (ins)>,
    InterfaceMethod<"Returns the operand that is selected if the condition is "
                    "1.",
                    "::mlir::Value", "getTrueValue", (ins)>,
    InterfaceMethod<"Returns the condition.",
                    "::mlir::Value", "getCondition", (ins)>
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = [{
    Terminators that may have a relative frequency for each successor: an
    unsigned number for each, not all of which are 0. By default the frequencies
    are an attribute `branch_weights`, a DenseI32ArrayAttr.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the weights, or an empty list if they are unknown.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}], [{
        if (auto weights = $_op.getBranchWeightsAttr())
          return weights.asArrayRef();
        return {};
      }]>,
    InterfaceMethod<
      "Sets the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], [{
        $_op.setBranchWeightsAttr(
            ::mlir::DenseI32ArrayAttr::get($_op->getContext(), weights));
      }]>
  ];

  let verify = [{ return ::mlir::detail::verifyBranchWeights($_op); }];
}

def WeightedRegionBranchOpInterface
    : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{
    Operations that may have a relative frequency for each region, with which
    control enters it first: an unsigned number for each region, empty ones
    included, not all of which are 0. By default the frequencies are an
    attribute `region_weights`, a DenseI32ArrayAttr.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Returns the weights, or an empty list if they are unknown.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}], [{
        if (auto weights = $_op.getRegionWeightsAttr())
          return weights.asArrayRef();
        return {};
      }]>,
    InterfaceMethod<
      "Sets the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], [{
        $_op.setRegionWeightsAttr(
            ::mlir::DenseI32ArrayAttr::get($_op->getContext(), weights));
      }]>
  ];

  let verify = [{ return ::mlir::detail::verifyRegionBranchWeights($_op); }];
}

// A terminator that forwards all its operands to every successor.
def ReturnLike : TraitList<[
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
    NativeOpTrait<"ReturnLike", [], "", [{
      ::mlir::MutableOperandRange $cppClass::getMutableSuccessorOperands(
          ::mlir::RegionSuccessor) {
        return ::mlir::MutableOperandRange(getOperation());
      }
    }]>]>;

#endif // CORE_INTERFACES_CONTROL_FLOW_TD
