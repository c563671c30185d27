// SPDX-License-Identifier: Apache-2.0
#include "note/erase_notes.h"

#include "core/ir/structure/operation.h"
#include "note/note.h"

namespace note {

#define GEN_PASS_DEF_ERASENOTES
#include "note/erase_notes_pass.h.inc"

namespace {
/// Erases notes first and then the topics that have no other uses.
struct EraseNotes : impl::EraseNotesBase<EraseNotes> {
  using EraseNotesBase::EraseNotesBase;

  void runOnOperation() override {
    getOperation()->walk([](SayOp op) { op->erase(); });
    if (keepTopics)
      return;
    getOperation()->walk([](AboutOp op) {
      if (op->use_empty())
        op->erase();
    });
  }
};
} // namespace

} // namespace note
