// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ functions of constraints: `bool NAME(::mlir::Type type)`.
#ifndef ODS_GEN_CONSTRAINT_GEN_CONSTRAINT_H
#define ODS_GEN_CONSTRAINT_GEN_CONSTRAINT_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

// Implement -gen-{type,attr}-constraint-{decls,defs} for the constraints of the
// main file that specify a function name. The functions are in no namespace:
// users include the generated code in one. Never return true.
bool emitTypeConstraintDecls(const llvm::RecordKeeper &records,
                             llvm::raw_ostream &os);
bool emitTypeConstraintDefs(const llvm::RecordKeeper &records,
                            llvm::raw_ostream &os);
bool emitAttrConstraintDecls(const llvm::RecordKeeper &records,
                             llvm::raw_ostream &os);
bool emitAttrConstraintDefs(const llvm::RecordKeeper &records,
                            llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_CONSTRAINT_GEN_CONSTRAINT_H
