// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_SCF_TO_CF_SCF_TO_CF_TD
#define CONVERSIONS_SCF_TO_CF_SCF_TO_CF_TD

include "ods/records/pass.td"

def SCFToControlFlowPass : Pass<"convert-scf-to-cf"> {
  let summary = "Convert SCF dialect to ControlFlow dialect, replacing structured"
                " control flow with a CFG";
  let description = [{
    Converts the bodies of loops and conditionals to blocks of the enclosing
    region. Yielded values become block arguments. Parallel loops become
    sequential loops.

    ```mlir
    scf.for %i = %a to %b step %c {
      "body"(%i) : (index) -> ()
    }
    ```

    becomes

    ```mlir
      cf.br ^condition(%a : index)
    ^condition(%i: index):
      %0 = arith.cmpi slt, %i, %b : index
      cf.cond_br %0, ^body, ^end
    ^body:
      "body"(%i) : (index) -> ()
      %1 = arith.addi %i, %c : index
      cf.br ^condition(%1 : index)
    ^end:
    ```
  }];
  let dependentDialects = ["arith::ArithDialect", "cf::ControlFlowDialect"];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Experimental performance flag to disallow pattern rollback">
  ];
}

#endif // CONVERSIONS_SCF_TO_CF_SCF_TO_CF_TD
