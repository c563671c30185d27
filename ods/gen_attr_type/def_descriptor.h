// SPDX-License-Identifier: Apache-2.0
//
// Generates the constants of a type or attribute: its table of fields and its
// descriptor.
#ifndef ODS_GEN_ATTR_TYPE_DEF_DESCRIPTOR_H
#define ODS_GEN_ATTR_TYPE_DEF_DESCRIPTOR_H

#include "ods/gen_attr_type/parameter_text.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {
namespace ods {

/// Emits the descriptor in the dialect's namespace.
void emitDefDescriptor(const DefText &text, llvm::raw_ostream &os);

} // namespace ods
} // namespace mlir

#endif // ODS_GEN_ATTR_TYPE_DEF_DESCRIPTOR_H
