/* SPDX-License-Identifier: Apache-2.0 */
/* Opens the output of reports. */
#ifndef TARGETS_RUNTIME_INSTRUMENT_H
#define TARGETS_RUNTIME_INSTRUMENT_H

#include <stdio.h>

#include "targets/runtime/hidden.h"

/* Returns the file that $ONNX_MLIR_INSTRUMENT_FILE names, opened once for
 * appending, or standard output if it names none or cannot be opened. Thread
 * safe. */
OM_HIDDEN FILE *omInstrumentFile(void);

#endif
