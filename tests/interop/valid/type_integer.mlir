// SPDX-License-Identifier: Apache-2.0
// Integers of many widths and all signedness kinds.

"t.v"() : () -> (i0, i1, i2, i3, i7, i8, i16, i31, i32, i33, i64, i65, i128, i255, i1024, i65536, i16777215)
"t.v"() : () -> (si0, si1, si2, si8, si16, si32, si64, si128, si16777215)
"t.v"() : () -> (ui0, ui1, ui2, ui8, ui16, ui32, ui64, ui128, ui16777215)
"t.v"() : () -> (i08, i0032)
"t.v"() : () -> (index, none)
"t.v"() : () -> (complex<i1>, complex<i32>, complex<si8>, complex<ui16>)
"t.v"() : () -> (tensor<2xi1>, tensor<3xsi5>, tensor<4xui7>, tensor<index>)
"t.v"() : () -> (vector<2xi1>, vector<3xsi5>, vector<4xui7>, vector<5xindex>)
