// SPDX-License-Identifier: Apache-2.0
//
// Passes that print data-flow analyses of memory: last writes, next accesses,
// and written values.
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
    Prints, for each operand of each operation with an attribute `tag`, the
    operations that may have written to it last, by their `tag_name`.

    ```mlir
    memref.store %v, %m[] {tag_name = "s", name = "s"} : memref<i32>
    %x = memref.load %m[] {tag = "l", name = "l"} : memref<i32>
    ```

    prints

    ```
    test_tag: l:
     operand #0
      - s
    ```
  }];
  let options = [Interprocedural, AssumeFuncWrites];
}
def TestNextAccessPass : Pass<"test-next-access"> {
  let description = [{
    Adds `next_access` to operations with an attribute `name`: for each operand,
    the operations that may access it next. If the operation branches to
    regions, adds `next_at_entry_point`, the same for the start of each region.

    ```mlir
    memref.store %v, %m[] {tag_name = "s", name = "s"} : memref<i32>
    %x = memref.load %m[] {tag = "l", name = "l"} : memref<i32>
    ```

    becomes

    ```mlir
    memref.store %v, %m[] {name = "s", next_access = ["unknown", ["l"]], …}
    %x = memref.load %m[] {name = "l", next_access = ["unknown"], …}
    ```
  }];
  let options = [
    Interprocedural,
    Option<"assumeFuncReads", "assume-func-reads", "bool", "false",
           "assume external functions have read effect on all arguments">
  ];
}
def TestWrittenToPass : Pass<"test-written-to"> {
  let description = [{
    Prints, for each operand and result of each operation with an attribute
    `tag`, the operations that write it: `memref.store` by its `tag_name`.

    ```mlir
    memref.store %v, %m[] {tag_name = "s", name = "s"} : memref<i32>
    %x = memref.load %m[] {tag = "l", name = "l"} : memref<i32>
    ```

    prints

    ```
    test_tag: l:
     operand #0: []
     result #0: []
    ```
  }];
  let options = [Interprocedural, AssumeFuncWrites];
}

#endif // PASSES_TESTING_MEMORY_ACCESSES_TD
