// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD
#define CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD

include "ods/records/pass.td"

def LiftControlFlowToSCFPass : Pass<"lift-cf-to-scf"> {
  let summary = "Lift ControlFlow dialect to SCF dialect";
  let description = [{
    Lifts cycles of blocks to `scf.while` with an empty second region, and
    branches to `scf.if` and `scf.index_switch`. Cycles with several entries and
    branches that do not join in one block get values that select where to
    continue. Converts functions and regions nested in them.

    If a function has several kinds of terminators, branches to one block for
    each of them stay. A value that is undefined on some path becomes
    `ub.poison`. An infinite loop is followed by a return of poison.

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
    // cf.switch is used as a temporary operation.
    "cf::ControlFlowDialect"
  ];
}

#endif // CONVERSIONS_CF_TO_SCF_CF_TO_SCF_TD
