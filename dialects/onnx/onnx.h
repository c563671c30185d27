// SPDX-License-Identifier: Apache-2.0
//
// The onnx dialect: the operators of ONNX.
#ifndef DIALECTS_ONNX_ONNX_H
#define DIALECTS_ONNX_ONNX_H

#include "core/interfaces/control_flow.h"
#include "core/interfaces/side_effects.h"
#include "core/interfaces/symbol.h"
#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/onnx/onnx_dialect.h.inc"

#include "dialects/onnx/onnx_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/onnx/onnx_attrdef.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/onnx/onnx_typedef.h.inc"

#define GET_OP_CLASSES
#include "dialects/onnx/onnx_op.h.inc"

#endif // DIALECTS_ONNX_ONNX_H
