/* SPDX-License-Identifier: Apache-2.0 */
/* A user of the model API, written in C. */
#ifndef TARGETS_RUNTIME_TESTING_C_USER_H
#define TARGETS_RUNTIME_TESTING_C_USER_H

#ifdef __cplusplus
extern "C" {
#endif

/* Calls every function of the API on the model of add_model.h. Returns the line
 * of the first call that misbehaved, or 0. */
int useWholeApi(void);

#ifdef __cplusplus
}
#endif

#endif
