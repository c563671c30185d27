/* SPDX-License-Identifier: Apache-2.0 */
/* A library without the interface of a compiled model. */
int answer(void);

int answer(void) { return 42; }
