// SPDX-License-Identifier: Apache-2.0
//
// The onnx dialect: the operators of ONNX. Few of them have a class. Sources
// that use the operations of one family include its header instead.
#ifndef DIALECTS_ONNX_ONNX_H
#define DIALECTS_ONNX_ONNX_H

#include "dialects/onnx/dialect.h"
#include "dialects/onnx/generator_ops.h"
#include "dialects/onnx/structure_ops.h"
#include "dialects/onnx/types.h"

#endif // DIALECTS_ONNX_ONNX_H
