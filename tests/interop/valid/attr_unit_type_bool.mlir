// SPDX-License-Identifier: Apache-2.0
// Unit, types as attributes, booleans.

"t.v"() {a, b = unit, c = true, d = false, e = [unit, true]} : () -> ()
"t.v"() {a = i32, b = si8, c = index, d = none, e = f32, f = tensor<2xf32>, g = memref<*xf32>, h = vector<[2]xi1>, i = tuple<>, j = complex<f32>, k = !d.t, l = !d<"t">} : () -> ()
"t.v"() {a = () -> (), b = (i32) -> (i32, f32), c = [i32, f32, () -> i32]} : () -> ()
