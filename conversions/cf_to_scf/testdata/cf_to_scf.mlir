func.func @t3(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^b1, ^b2
^b1:
  cf.cond_br %c, ^b3, ^b4
^b2:
  "test.x"() : () -> ()
  cf.br ^bb
^bb:
  "test.ret2"() : () -> ()
^b3:
  "test.ret3"() : () -> ()
^b4:
  return %n : i32
}
// -----
func.func @t4(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^b1, ^b2
^b1:
  %d = "test.d"() : () -> (i1)
  cf.cond_br %d, ^b3(%d : i1), ^b4
^b2:
  %e = "test.e"() : () -> (i1)
  cf.cond_br %e, ^b5, ^b4
^b3(%f: i1):
  "test.ret3"(%f) : (i1) -> ()
^b5:
  "test.ret5"() : () -> ()
^b4:
  return %n : i32
}
// -----
func.func @entries2(%c: i1, %n: i32) -> i32 {
  cf.cond_br %c, ^l(%n : i32), ^l2
^l2:
  %k = "test.k"() : () -> i32
  cf.br ^l(%k : i32)
^l(%i: i32):
  %e = "test.e"(%i) : (i32) -> (i1)
  %v = "test.v"(%i) : (i32) -> (i32)
  cf.cond_br %e, ^l(%v : i32), ^end
^end:
  return %v : i32
}
// -----
func.func @exits(%c: i1, %n: i32) -> i64 {
  cf.br ^l(%n : i32)
^l(%i: i32):
  %e = "test.e"(%i) : (i32) -> (i1)
  %v = "test.v"(%i) : (i32) -> (i64)
  cf.cond_br %e, ^l2, ^end
^l2:
  %e2 = "test.e2"(%i) : (i32) -> (i1)
  %v2 = "test.v2"(%i) : (i32) -> (i32)
  cf.cond_br %e2, ^l(%v2 : i32), ^end2
^end:
  return %v : i64
^end2:
  %u = "test.u"(%v2, %v) : (i32, i64) -> i64
  return %u : i64
}
// -----
func.func @whilel(%c: i1, %n: i32) -> i32 {
  cf.br ^l(%n : i32)
^l(%i: i32):
  %e = "test.e"(%i) : (i32) -> (i1)
  cf.cond_br %e, ^l2, ^end
^l2:
  %v2 = "test.v2"(%i) : (i32) -> (i32)
  cf.br ^l(%v2 : i32)
^end:
  return %i : i32
}
