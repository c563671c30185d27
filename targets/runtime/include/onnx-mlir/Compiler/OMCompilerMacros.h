/* SPDX-License-Identifier: Apache-2.0 */
/* Macros that the headers of the model API share. */
#ifndef ONNX_MLIR_COMPILER_MACROS_H
#define ONNX_MLIR_COMPILER_MACROS_H

/* Marks a symbol that a model library exports. */
#define OM_EXTERNAL_VISIBILITY __attribute__((visibility("default")))

#endif
