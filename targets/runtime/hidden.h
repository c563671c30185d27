/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the runtime's files share are hidden, and the runtime never
 * calls its exported functions. A process may load many model libraries, and
 * each must use its own runtime. */
#ifndef TARGETS_RUNTIME_HIDDEN_H
#define TARGETS_RUNTIME_HIDDEN_H

#define OM_HIDDEN __attribute__((visibility("hidden")))

#endif
