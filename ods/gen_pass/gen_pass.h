// SPDX-License-Identifier: Apache-2.0
//
// Generates C++ code of passes: options, base classes, and functions that
// create and register them, in sections that users select by macros:
//   GEN_PASS_DECL, GEN_PASS_DECL_NAME     structs of options, `createName`
//   GEN_PASS_DEF_NAME                     `impl::NameBase<Derived>`
//   GEN_PASS_REGISTRATION, …_NAME         `registerName`,
//                                         `registerGroupPasses`
#ifndef ODS_GEN_PASS_GEN_PASS_H
#define ODS_GEN_PASS_GEN_PASS_H

#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Record.h"

namespace mlir {
namespace ods {

/// Implements -gen-pass-decls for all passes. `groupName`, from the flag -name,
/// is part of the name of the function that registers them.
bool emitPassDecls(const llvm::RecordKeeper &records, llvm::raw_ostream &os,
                   llvm::StringRef groupName);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_PASS_GEN_PASS_H
