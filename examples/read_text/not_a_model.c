/* SPDX-License-Identifier: Apache-2.0 */
/* A library that lacks what a compiled model has. */
int answer(void);

int answer(void) { return 42; }
