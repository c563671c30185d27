// SPDX-License-Identifier: Apache-2.0
//
// The krnl dialect: loop nests, with their schedules kept apart. Sources that
// use the operations of one or two families include their headers instead.
#ifndef DIALECTS_KRNL_KRNL_H
#define DIALECTS_KRNL_KRNL_H

#include "dialects/krnl/call_ops.h"
#include "dialects/krnl/contract_op.h"
#include "dialects/krnl/dialect.h"
#include "dialects/krnl/loop_ops.h"
#include "dialects/krnl/loop_tree.h"
#include "dialects/krnl/memory_ops.h"
#include "dialects/krnl/runtime_ops.h"
#include "dialects/krnl/schedule_ops.h"
#include "dialects/krnl/tile_ops.h"
#include "dialects/krnl/types.h"

#endif // DIALECTS_KRNL_KRNL_H
