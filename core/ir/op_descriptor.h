// SPDX-License-Identifier: Apache-2.0
//
// What an operation is: constant data, written by hand, generated from a record
// or owned by a dialect that was defined at run time.
#ifndef CORE_IR_OP_DESCRIPTOR_H
#define CORE_IR_OP_DESCRIPTOR_H

#include <cstdint>

#include "core/ir/field.h"
#include "core/ir/interface_map.h"
#include "core/ir/trait.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {

class Attribute;
class Dialect;
class InFlightDiagnostic;
class MLIRContext;
class NamedAttribute;
class OpAsmParser;
class OpAsmPrinter;
class OpFoldResult;
class Operation;
class ParseResult;
class RewritePatternSet;
struct DialectVersion;
struct OperationState;

/// Functions of an operation that are written in C++; each may be null.
struct OpHooks {
  /// Its own invariants, after those of the descriptor and of its traits.
  LogicalResult (*verify)(Operation *op) = nullptr;
  /// Invariants that look into its regions, which have been verified.
  LogicalResult (*verifyRegions)(Operation *op) = nullptr;
  /// The custom form, behind the name.
  ParseResult (*parse)(OpAsmParser &parser, OperationState &result) = nullptr;
  void (*print)(Operation *op, OpAsmPrinter &printer) = nullptr;
  /// Whether the operation folds, given its operands' constants (null where
  /// there is none); success with no results: changed in place.
  LogicalResult (*fold)(Operation *op, llvm::ArrayRef<Attribute> operands,
                        llvm::SmallVectorImpl<OpFoldResult> &results) = nullptr;
  void (*getCanonicalizationPatterns)(RewritePatternSet &patterns,
                                      MLIRContext *context) = nullptr;
  /// Sets properties that are neither given nor zero when not given.
  void (*populateDefaultProperties)(MLIRContext *context,
                                    void *properties) = nullptr;
  /// Checks inherent attributes by name before there is an operation: those in
  /// the dictionary of the generic form. Says what is wrong after the
  /// operation's name: "attribute 'sym_name' failed to satisfy constraint: …".
  LogicalResult (*verifyInherentAttrs)(
      llvm::ArrayRef<NamedAttribute> attributes,
      llvm::function_ref<InFlightDiagnostic()> emitError) = nullptr;
  /// Changes properties that mean something else since `version`, an older one
  /// of the dialect, from which they were read; the operation has not been
  /// verified. Called by upgradeFromVersion (core/ir/dialect_version.h). Says
  /// why it fails.
  LogicalResult (*upgradeProperties)(const DialectVersion &version,
                                     Operation *op) = nullptr;
};

/// A kind of operations.
struct OpDescriptor {
  /// With the dialect's: "builtin.module".
  llvm::StringRef name;
  TypeID id;
  /// Inherent attributes and other properties: the struct that each operation
  /// holds.
  FieldTable properties = {};
  llvm::ArrayRef<TraitUse> traits = {};
  llvm::ArrayRef<InterfaceImplementation> interfaces = {};
  OpHooks hooks = {};
  llvm::StringRef summary = "";
  llvm::StringRef description = "";
};

} // namespace mlir

#endif // CORE_IR_OP_DESCRIPTOR_H
