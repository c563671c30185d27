// SPDX-License-Identifier: Apache-2.0
//
// The krnl dialect without its operations.
#ifndef DIALECTS_KRNL_DIALECT_H
#define DIALECTS_KRNL_DIALECT_H

#include "core/ir/context/dialect_class.h"
#include "core/support/llvm.h"

#include "dialects/krnl/krnl_dialect.h.inc"

#endif // DIALECTS_KRNL_DIALECT_H
