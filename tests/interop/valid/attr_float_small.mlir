// SPDX-License-Identifier: Apache-2.0
// The 8, 6 and 4 bit floats: ordinary values, rounding, saturation.

"t.v"() {a = 1.5 : f8E5M2, b = 0.1 : f8E5M2, c = 57344.0 : f8E5M2, d = 1.0e6 : f8E5M2, e = 1.0e-5 : f8E5M2, f = -2.0 : f8E5M2} : () -> ()
"t.v"() {a = 1.5 : f8E4M3, b = 0.1 : f8E4M3, c = 240.0 : f8E4M3, d = 1.0e6 : f8E4M3, e = 0.002 : f8E4M3, f = -2.0 : f8E4M3} : () -> ()
"t.v"() {a = 1.5 : f8E4M3FN, b = 0.1 : f8E4M3FN, c = 448.0 : f8E4M3FN, d = 1.0e6 : f8E4M3FN, e = 0.002 : f8E4M3FN, f = -2.0 : f8E4M3FN} : () -> ()
"t.v"() {a = 1.5 : f8E5M2FNUZ, b = 0.1 : f8E5M2FNUZ, c = 57344.0 : f8E5M2FNUZ, d = 1.0e6 : f8E5M2FNUZ, e = -0.0 : f8E5M2FNUZ} : () -> ()
"t.v"() {a = 1.5 : f8E4M3FNUZ, b = 0.1 : f8E4M3FNUZ, c = 240.0 : f8E4M3FNUZ, d = 1.0e6 : f8E4M3FNUZ, e = -0.0 : f8E4M3FNUZ} : () -> ()
"t.v"() {a = 1.5 : f8E4M3B11FNUZ, b = 0.1 : f8E4M3B11FNUZ, c = 30.0 : f8E4M3B11FNUZ, d = 1.0e6 : f8E4M3B11FNUZ, e = -0.0 : f8E4M3B11FNUZ} : () -> ()
"t.v"() {a = 1.5 : f8E3M4, b = 0.1 : f8E3M4, c = 15.5 : f8E3M4, d = 1.0e6 : f8E3M4, e = 0.015625 : f8E3M4, f = -0.0 : f8E3M4} : () -> ()
"t.v"() {a = 1.0 : f8E8M0FNU, b = 2.0 : f8E8M0FNU, c = 1.5 : f8E8M0FNU, d = 0.3 : f8E8M0FNU, e = 1.0e38 : f8E8M0FNU, f = 1.0e-38 : f8E8M0FNU} : () -> ()
"t.v"() {a = 1.5 : f6E2M3FN, b = 0.1 : f6E2M3FN, c = 7.5 : f6E2M3FN, d = 100.0 : f6E2M3FN, e = -0.0 : f6E2M3FN} : () -> ()
"t.v"() {a = 1.5 : f6E3M2FN, b = 0.1 : f6E3M2FN, c = 28.0 : f6E3M2FN, d = 100.0 : f6E3M2FN, e = -0.0 : f6E3M2FN} : () -> ()
"t.v"() {a = 1.5 : f4E2M1FN, b = 0.1 : f4E2M1FN, c = 6.0 : f4E2M1FN, d = 100.0 : f4E2M1FN, e = -0.0 : f4E2M1FN, f = 0.5 : f4E2M1FN} : () -> ()
