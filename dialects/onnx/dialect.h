// SPDX-License-Identifier: Apache-2.0
//
// The onnx dialect without its operations.
#ifndef DIALECTS_ONNX_DIALECT_H
#define DIALECTS_ONNX_DIALECT_H

#include "core/ir/context/dialect_class.h"
#include "core/support/llvm.h"

#include "dialects/onnx/onnx_dialect.h.inc"

#endif // DIALECTS_ONNX_DIALECT_H
