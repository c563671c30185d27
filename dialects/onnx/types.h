// SPDX-License-Identifier: Apache-2.0
//
// The types and attributes of the onnx dialect.
#ifndef DIALECTS_ONNX_TYPES_H
#define DIALECTS_ONNX_TYPES_H

#include "core/ir/descriptor/enum_descriptor.h"
#include "core/ir/descriptor/storage_class.h"
#include "core/support/llvm.h"

#include "dialects/onnx/onnx_enum.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/onnx/onnx_attrdef.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/onnx/onnx_typedef.h.inc"

#endif // DIALECTS_ONNX_TYPES_H
