/* SPDX-License-Identifier: Apache-2.0 */
/* Reports time and memory at points of a run. Code compiled with
 * instrumentation calls it. Thread safe: lines of several threads do not mix.
 *
 * The reports go to standard output, or are appended to the file that
 * $ONNX_MLIR_INSTRUMENT_FILE names. $ONNX_MLIR_NO_INSTRUMENT_TIME,
 * $ONNX_MLIR_NO_INSTRUMENT_MEMORY and $ONNX_MLIR_NO_INSTRUMENT (both) disable
 * reports if set. The environment is read once. */
#ifndef ONNX_MLIR_OMINSTRUMENT_H
#define ONNX_MLIR_OMINSTRUMENT_H

#include <stdint.h>

#include "onnx-mlir/Compiler/OMCompilerMacros.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Starts the clock and reports ==START-REPORT==. */
OM_EXTERNAL_VISIBILITY void OMInstrumentInit(void);

/* Reports the time in seconds since the last point and since the start, and the
 * size of the process in KiB, as the bits of `tag` select (OMInstrumentTag):
 *
 *   ==PERF-REPORT==, OP, NODE, before|after, SINCE LAST, SINCE START
 *   ==MEM-REPORT==, OP, NODE, before|after, SIZE
 *
 * The names need not end with 0 if the tag gives their lengths. */
OM_EXTERNAL_VISIBILITY void OMInstrumentPoint(const char *opName, int64_t tag,
                                              const char *nodeName);

/* Flushes all reports to the system. */
OM_EXTERNAL_VISIBILITY void omInstrumentPrint(void);

/* The bits of a tag. Six bits from bit 8 contain the length of the op's name,
 * and nine bits from bit 24 the length of the node's name. */
enum OMInstrumentTag {
  OM_INSTRUMENT_BEFORE = 1 << 0,
  OM_INSTRUMENT_AFTER = 1 << 1,
  OM_INSTRUMENT_TIME = 1 << 2,
  OM_INSTRUMENT_MEMORY = 1 << 3,
  OM_INSTRUMENT_INIT = 1 << 4, /* calls OMInstrumentInit first */
};

#ifdef __cplusplus
}
#endif

#endif
