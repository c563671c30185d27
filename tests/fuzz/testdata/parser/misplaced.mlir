"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// -----
"builtin.module"() <1> ({^bb0(%a: i32):}) {sym_visibility = "none"} : () -> i32
// -----
builtin.unrealized_conversion_cast to
// -----
"builtin.unrealized_conversion_cast"() <{a}> ({}) : () -> ()
// -----
"a"() ({ "b"(%0) : (i32) -> () ^bb1: "c"()[^bb1, ^bb2] : () -> () ^bb2: }) : () -> ()  %0 = "d"() : () -> i32
// -----
module @a { module @a {} module @a {} }
// -----
"op"() {a = sparse<[[0, 9]], 1> : tensor<2x2xi8>, b = array<i1: true, 2>} : () -> ()
// -----
"op"() {a = #b<"c<d>(">, e = !f.g<[}>} : () -> ()
// -----
#a = loc(#a) #b = distinct[0]<#b>  "op"() : () -> () loc(#c)
