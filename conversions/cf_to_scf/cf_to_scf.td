// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD
#define CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD

include "ods/records/pass.td"

def LiftControlFlowToSCFPass : Pass<"lift-cf-to-scf"> {
  let summary = "Lift ControlFlow dialect to SCF dialect";
  let description = [{
    Cycles of blocks become `scf.while` with an empty second region; branches
    become `scf.if` and `scf.index_switch`. Cycles that are entered in several
    places, and ways that join unevenly, get values that say where to go on.
    It works on functions, and on regions nested in them.

    If a function ends in several kinds of terminators, branches to one block
    for each of these stay. `ub.poison` stands where a value is passed on a way
    that does not define it. A loop that does not end is followed by a return of
    poison.

    ```mlir
      cf.cond_br %c, ^then, ^end(%x : i32)
    ^then:
      %0 = arith.addi %x, %x : i32
      cf.br ^end(%0 : i32)
    ^end(%r: i32):
      return %r : i32
    ```

    becomes

    ```mlir
      %r = scf.if %c -> (i32) {
        %0 = arith.addi %x, %x : i32
        scf.yield %0 : i32
      } else {
        scf.yield %x : i32
      }
      return %r : i32
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "scf::SCFDialect", "ub::UBDialect",
    // Branches on the way.
    "cf::ControlFlowDialect"
  ];
}

#endif // CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD
