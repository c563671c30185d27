/* SPDX-License-Identifier: Apache-2.0 */
/* Where reports of a run go. */
#ifndef TARGETS_RUNTIME_INSTRUMENT_H
#define TARGETS_RUNTIME_INSTRUMENT_H

#include <stdio.h>

#include "targets/runtime/hidden.h"

/* The file that $ONNX_MLIR_INSTRUMENT_FILE names, opened once, to append to;
 * standard output if it names none, or one that cannot be opened. Thread
 * safe. */
OM_HIDDEN FILE *omInstrumentFile(void);

#endif
