// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_PEELING_FOR_PEELING_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_PEELING_FOR_PEELING_TD

include "ods/records/pass.td"

def SCFForLoopPeeling : Pass<"scf-for-loop-peeling"> {
  let summary = "Peel `for` loops at their upper bounds.";
  let description = [{
    Splits a loop whose step is not known to divide its range into a loop of
    full iterations and a loop of the remaining iteration. Simplifies minima and
    maxima that compute the size of an iteration in both loops.

    ```mlir
    scf.for %i = %a to %b step %c { … }
    ```

    becomes

    ```mlir
    %0 = affine.apply affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>()
        [%a, %b, %c]
    scf.for %i = %a to %0 step %c { … }
    scf.for %i = %0 to %b step %c { … }
    ```
  }];
  let options = [
    Option<"peelFront", "peel-front", "bool", "false",
           "Peel the first iteration out of the loop.">,
    Option<"skipPartial", "skip-partial", "bool", "true",
           "Do not peel loops inside of the last, partial iteration of another "
           "already peeled loop.">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect"];
}

#endif // DIALECTS_SCF_TRANSFORMS_FOR_PEELING_FOR_PEELING_TD
