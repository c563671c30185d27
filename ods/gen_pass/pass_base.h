// SPDX-License-Identifier: Apache-2.0
//
// Generates the base class of a pass implemented in C++.
#ifndef ODS_GEN_PASS_PASS_BASE_H
#define ODS_GEN_PASS_PASS_BASE_H

#include "ods/model/pass.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Emits the section GEN_PASS_DEF_NAME.
void emitPassBase(const Pass &pass, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_PASS_PASS_BASE_H
