// SPDX-License-Identifier: Apache-2.0
#include "note/note.h"

void note::NoteDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "note/note_op.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "note/note_typedef.cpp.inc"
      >();
}

#include "note/note_dialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "note/note_typedef.cpp.inc"

#define GET_OP_CLASSES
#include "note/note_op.cpp.inc"
