// SPDX-License-Identifier: Apache-2.0
//
// The dialect `note`.
#ifndef NOTE_NOTE_H
#define NOTE_NOTE_H

#include "core/interfaces/side_effects.h"
#include "core/ir/descriptor/op_class.h"
#include "core/ir/descriptor/storage_class.h"
#include "note/labeled.h"

#include "note/note_dialect.h.inc"

#define GET_TYPEDEF_CLASSES
#include "note/note_typedef.h.inc"

#define GET_OP_CLASSES
#include "note/note_op.h.inc"

#endif // NOTE_NOTE_H
