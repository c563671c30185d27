// SPDX-License-Identifier: Apache-2.0
//
// Traits of operations, types and attributes: ids with functions that verify,
// not base classes. What a trait needs beside its id (a number of operands, the
// names of parents) stands where it is used.
#ifndef CORE_IR_TRAIT_H
#define CORE_IR_TRAIT_H

#include <cstdint>

#include "core/ir/type_id.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

using llvm::failed;
using llvm::failure;
using llvm::FailureOr;
using llvm::LogicalResult;
using llvm::succeeded;
using llvm::success;

class Attribute;
class OpFoldResult;
class Operation;
struct TraitUse;

/// What a trait is. One constant object per trait; `T::descriptor` of its class
/// `T`, whose id it has.
struct Trait {
  /// As in ODS, without a namespace: "IsIsolatedFromAbove".
  llvm::StringRef name;
  TypeID id;
  /// Null, or checks an operation but not what its regions hold; says what is
  /// wrong in a diagnostic at the operation.
  LogicalResult (*verify)(Operation *op, const TraitUse &use) = nullptr;
  /// Null, or checks an operation whose regions have been verified.
  LogicalResult (*verifyRegions)(Operation *op, const TraitUse &use) = nullptr;
  /// Null, or whether an operation folds because of it, as OpHooks::fold says;
  /// called when the operation's own folder has given no results. `results` is
  /// what traits before it gave: it adds to none.
  LogicalResult (*fold)(Operation *op, llvm::ArrayRef<Attribute> operands,
                        llvm::SmallVectorImpl<OpFoldResult> &results) = nullptr;
};

/// A trait as something has it, with its arguments.
struct TraitUse {
  const Trait *trait;
  /// Of NOperands, AtLeastNResults and their like.
  int64_t number = 0;
  /// Names of operations: HasParent, SingleBlockImplicitTerminator.
  llvm::ArrayRef<llvm::StringRef> names = {};
};

} // namespace mlir

#endif // CORE_IR_TRAIT_H
