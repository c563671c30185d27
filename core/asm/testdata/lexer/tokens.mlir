// A token of each kind.
#map = affine_map<(d0) -> (d0 floordiv 2)>
!t = !dialect<"body\0A">
module @m attributes {a.b = 0x1F, c = -1.5e-3 : f32, d = [unit, true]} {
  %0:2 = "test.op"(%arg0, %1#1) <{p = dense<"0x00FF">}> ({
  ^bb0(%x: tensor<4x?xsi8, #dialect.enc>):
    "test.end"()[^bb0] : () -> ()
  }) : (i32, memref<*xf8E8M0FNU>) -> (vector<[4]xbf16>, !t) loc(#loc1)
  foo.bar @"quoted name"::@nested | + * / ? ...
}
{-#
  dialect_resources: { builtin: { blob: "0x04000000" } }
#-}
