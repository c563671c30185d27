// SPDX-License-Identifier: Apache-2.0
// Bit patterns: NaN, infinity, denormals, payloads, short patterns.

"t.v"() {a = 0x7FC00000 : f32, b = 0xFFC00000 : f32, c = 0x7F800000 : f32, d = 0xFF800000 : f32, e = 0x7F800001 : f32, f = 0x7FFFFFFF : f32, g = 0x1 : f32, h = 0x0 : f32, i = 0x80000000 : f32, j = 0x3F800000 : f32} : () -> ()
"t.v"() {a = 0x7FF8000000000000 : f64, b = 0x7FF0000000000000 : f64, c = 0xFFF0000000000000 : f64, d = 0x7FF0000000000001 : f64, e = 0x12 : f64, f = 0x3FF0000000000000 : f64, g = 0x0010000000000000 : f64} : () -> ()
"t.v"() {a = 0x7E00 : f16, b = 0x7C00 : f16, c = 0xFC00 : f16, d = 0x7C01 : f16, e = 0x0001 : f16, f = 0x3C00 : f16, g = 0x7BFF : f16} : () -> ()
"t.v"() {a = 0x7FC0 : bf16, b = 0x7F80 : bf16, c = 0xFF80 : bf16, d = 0x7F81 : bf16, e = 0x0001 : bf16, f = 0x3F80 : bf16} : () -> ()
"t.v"() {a = 0x7FFF8000000000000000 : f80, b = 0x7FFFC000000000000000 : f80, c = 0x3FFF8000000000000000 : f80} : () -> ()
"t.v"() {a = 0x7FFF0000000000000000000000000000 : f128, b = 0x7FFF8000000000000000000000000000 : f128, c = 0x3FFF0000000000000000000000000000 : f128} : () -> ()
"t.v"() {a = 0x3FC00 : tf32, b = 0x3FE00 : tf32, c = 0x1FC00 : tf32, d = 0x1 : tf32, e = 0x7FC00 : tf32} : () -> ()
"t.v"() {a = 0x7C : f8E5M2, b = 0x7E : f8E5M2, c = 0xFC : f8E5M2, d = 0x01 : f8E5M2, e = 0x78 : f8E4M3, f = 0x7C : f8E4M3, g = 0x7F : f8E4M3FN, h = 0xFF : f8E4M3FN} : () -> ()
"t.v"() {a = 0x80 : f8E5M2FNUZ, b = 0x80 : f8E4M3FNUZ, c = 0x80 : f8E4M3B11FNUZ, d = 0x70 : f8E3M4, e = 0x78 : f8E3M4, f = 0xFF : f8E8M0FNU, g = 0x00 : f8E8M0FNU, h = 0x7F : f8E8M0FNU} : () -> ()
"t.v"() {a = 0x1F : f6E2M3FN, b = 0x01 : f6E2M3FN, c = 0x20 : f6E2M3FN, d = 0x1F : f6E3M2FN, e = 0x3F : f6E3M2FN, f = 0x7 : f4E2M1FN, g = 0x8 : f4E2M1FN, h = 0x1 : f4E2M1FN} : () -> ()
