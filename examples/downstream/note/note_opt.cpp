// SPDX-License-Identifier: Apache-2.0
// note-opt: mlir-opt with the dialect `note` and its pass.
#include "core/ir/registry.h"
#include "note/erase_notes.h"
#include "note/note.h"
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects().insert<note::NoteDialect>();
  note::registerEraseNotes(registry);
  return mlir::mlirOptMain(argc, argv, registry);
}
