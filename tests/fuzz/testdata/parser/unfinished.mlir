"op"(
// -----
"op"() ({^bb0(%a: i32
// -----
"op"() {a = dense<[[1, 2], [3
// -----
"op"() {a = "unfinished
// -----
"op"() {a = affine_map<(d0) -> (
// -----
!t = tensor<
// -----
{-# dialect_resources: { builtin: { a: "0x0
// -----
"op"() : () -> () loc(callsite("a" at fused<"b">[
// -----
%0 = "op"(%0, %1#3)[^bb1, ^bb2
