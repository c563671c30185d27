// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD
#define DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD

include "ods/records/pass.td"

def ArithEmulateWideInt : Pass<"arith-emulate-wide-int"> {
  let summary = "Emulate 2*N-bit integer operations using N-bit operations";
  let description = [{
    Replaces integers of twice the width that the target supports by vectors of
    two elements: the low half and the high half. Vectors of such integers get
    an additional dimension. Functions, calls and constants are converted, too.

    ```mlir
    func.func @sum(%a: i64, %b: i64) -> i64 {
      %0 = arith.addi %a, %b : i64
      return %0 : i64
    }
    ```

    becomes, with `widest-int-supported=32`,

    ```mlir
    func.func @sum(%a: vector<2xi32>, %b: vector<2xi32>) -> vector<2xi32> {
      %0 = vector.extract %a[0] : i32 from vector<2xi32>
      %1 = vector.extract %a[1] : i32 from vector<2xi32>
      %2 = vector.extract %b[0] : i32 from vector<2xi32>
      %3 = vector.extract %b[1] : i32 from vector<2xi32>
      %low, %carry = arith.addui_extended %0, %2 : i32, i1
      %4 = arith.extui %carry : i1 to i32
      %5 = arith.addi %4, %1 : i32
      %6 = arith.addi %5, %3 : i32
      %7 = arith.constant dense<0> : vector<2xi32>
      %8 = vector.insert %low, %7 [0] : i32 into vector<2xi32>
      %9 = vector.insert %6, %8 [1] : i32 into vector<2xi32>
      return %9 : vector<2xi32>
    }
    ```

    It is an error if the width is no power of two, if an integer is wider than
    twice the width, or if a wide integer is divided. A conversion to a float
    with less precision than a half rounds each half and their sum.
  }];
  let options = [
    Option<"widestIntSupported", "widest-int-supported", "unsigned", "32",
           "Widest integer type supported by the target">
  ];
  let dependentDialects = ["vector::VectorDialect"];
}

#endif // DIALECTS_ARITH_TRANSFORMS_EMULATE_WIDE_INT_EMULATE_WIDE_INT_TD
