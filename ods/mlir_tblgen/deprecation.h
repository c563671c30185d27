// SPDX-License-Identifier: Apache-2.0
//
// Uses of definitions that are marked as deprecated.
#ifndef ODS_MLIR_TBLGEN_DEPRECATION_H
#define ODS_MLIR_TBLGEN_DEPRECATION_H

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace mlir {
namespace ods {

enum class DeprecationAction { None, Warn, Error };

/// Warns at each definition that uses a deprecated one, with the reason.
/// Errors: ends the program after the warnings, if that is asked for.
void checkDeprecation(const llvm::RecordKeeper &records,
                      DeprecationAction action);

} // namespace ods
} // namespace mlir

#endif // ODS_MLIR_TBLGEN_DEPRECATION_H
