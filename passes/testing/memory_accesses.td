// SPDX-License-Identifier: Apache-2.0
//
// Passes that show data-flow analyses of memory: what was written last, what is
// accessed next, and where values are written.
#ifndef PASSES_TESTING_MEMORY_ACCESSES_TD
#define PASSES_TESTING_MEMORY_ACCESSES_TD

include "ods/records/pass.td"

def Interprocedural
    : Option<"interprocedural", "interprocedural", "bool", "true",
             "perform interprocedural analysis">;
def AssumeFuncWrites
    : Option<"assumeFuncWrites", "assume-func-writes", "bool", "false",
             "assume external functions have write effect on all arguments">;

def TestLastModifiedPass : Pass<"test-last-modified"> {
  let description = [{
    Prints, of each operation with an attribute `tag`, which operations may have
    written last to what its operands are: those by `tag_name`.
  }];
  let options = [Interprocedural, AssumeFuncWrites];
}
def TestNextAccessPass : Pass<"test-next-access"> {
  let description = [{
    Operations with an attribute `name` get `next_access`: for each operand the
    operations that may access it next, and if they branch to regions
    `next_at_entry_point`, the same for what is at the start of each.
  }];
  let options = [
    Interprocedural,
    Option<"assumeFuncReads", "assume-func-reads", "bool", "false",
           "assume external functions have read effect on all arguments">
  ];
}
def TestWrittenToPass : Pass<"test-written-to"> {
  let description = [{
    Prints, of each operation with an attribute `tag`, by which operations its
    operands and results are written: `memref.store` by its `tag_name`.
  }];
  let options = [Interprocedural, AssumeFuncWrites];
}

#endif // PASSES_TESTING_MEMORY_ACCESSES_TD
