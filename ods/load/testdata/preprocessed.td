// SPDX-License-Identifier: Apache-2.0
#ifndef PREPROCESSED
#define PREPROCESSED /* a /* nested */ comment */
#ifdef NOT_DEFINED
include "none.td"
#else // of NOT_DEFINED
class A<int x> { string s = "\"include\" " # [{ code include "none.td" }]; }
#endif
#endif
include "mlir/IR/DialectBase.td"
def D : Dialect { let name = "d"; }
foreach i = 0...9 in def X#i : A<i>;
