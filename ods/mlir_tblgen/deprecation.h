// SPDX-License-Identifier: Apache-2.0
//
// Reports uses of deprecated definitions.
#ifndef ODS_MLIR_TBLGEN_DEPRECATION_H
#define ODS_MLIR_TBLGEN_DEPRECATION_H

namespace llvm {
class RecordKeeper;
} // namespace llvm

namespace mlir {
namespace ods {

enum class DeprecationAction { None, Warn, Error };

/// Warns at each definition that uses a deprecated one, with the reason.
/// Errors: ends the program after the warnings if `action` requests it.
void checkDeprecation(const llvm::RecordKeeper &records,
                      DeprecationAction action);

} // namespace ods
} // namespace mlir

#endif // ODS_MLIR_TBLGEN_DEPRECATION_H
