/* SPDX-License-Identifier: Apache-2.0 */
/* Tells what the model says about itself. onnx-mlir has no such function. */
#ifndef ONNX_MLIR_OMMODELMETADATA_H
#define ONNX_MLIR_OMMODELMETADATA_H

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Returns the value that a key has in the model, or NULL if it has none. The
 * model owns the string. The keys are those of the model's `metadata_props`,
 * and for other fields, as far as the model sets them:
 *
 *   ModelProto.producer_name, ModelProto.producer_version, ModelProto.domain,
 *   ModelProto.doc_string, ModelProto.graph.name
 *   ModelProto.model_version, ModelProto.ir_version: numbers
 *   ModelProto.opset_import.DOMAIN: the version of an operator set; the domain
 *     of ONNX's own operators is ai.onnx
 *
 * A library that was compiled from MLIR may have no keys.
 * Errors: none; NULL is a key that no model has.
 * Thread safety: thread-safe. */
OM_EXTERNAL_VISIBILITY const char *omModelMetadata(const char *key);

#ifdef __cplusplus
}
#endif

#endif
