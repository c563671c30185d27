// SPDX-License-Identifier: Apache-2.0
//
// Traits of operations, types and attributes. A trait is an id with
// verification functions, not a base class. The arguments of a trait, such as a
// number of operands or names of parents, are stored with its use.
#ifndef CORE_IR_DESCRIPTOR_TRAIT_H
#define CORE_IR_DESCRIPTOR_TRAIT_H

#include <cstdint>

#include "core/ir/storage/type_id.h"
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

/// A trait. Each trait has one constant object, `T::descriptor` of its class
/// `T`, whose TypeID is its id.
struct Trait {
  /// The ODS name without a namespace: "IsIsolatedFromAbove".
  llvm::StringRef name;
  TypeID id;
  /// Verifies an operation without the contents of its regions. Reports a
  /// diagnostic at the operation. May be null.
  LogicalResult (*verify)(Operation *op, const TraitUse &use) = nullptr;
  /// Verifies an operation after its regions have been verified. May be null.
  LogicalResult (*verifyRegions)(Operation *op, const TraitUse &use) = nullptr;
  /// Folds an operation with this trait, like OpHooks::fold. Called if the
  /// operation's own folder returned no results. `results` contains the results
  /// of earlier traits; if there are any, it must not add more. May be null.
  LogicalResult (*fold)(Operation *op, llvm::ArrayRef<Attribute> operands,
                        llvm::SmallVectorImpl<OpFoldResult> &results) = nullptr;
};

/// A trait of a kind, with its arguments.
struct TraitUse {
  const Trait *trait;
  /// The N of NOperands, AtLeastNResults and similar traits.
  int64_t number = 0;
  /// Names of operations, for HasParent and SingleBlockImplicitTerminator.
  llvm::ArrayRef<llvm::StringRef> names = {};
};

} // namespace mlir

#endif // CORE_IR_DESCRIPTOR_TRAIT_H
