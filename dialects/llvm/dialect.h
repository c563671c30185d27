// SPDX-License-Identifier: Apache-2.0
//
// The llvm dialect without its operations.
#ifndef DIALECTS_LLVM_DIALECT_H
#define DIALECTS_LLVM_DIALECT_H

#include "core/ir/context/dialect_class.h"
#include "core/ir/format/asm_parser.h"
#include "core/ir/print/asm_printer.h"
#include "core/support/llvm.h"

namespace mlir::LLVM {
class WorkgroupAttributionAttr;
} // namespace mlir::LLVM

#include "dialects/llvm/llvm_dialect.h.inc"

#endif // DIALECTS_LLVM_DIALECT_H
