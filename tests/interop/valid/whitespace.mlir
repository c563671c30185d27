// SPDX-License-Identifier: Apache-2.0
// Whitespace is optional nearly everywhere.

"t.op"():()->()
%0="t.op"():()->i32 %1:2="t.op"(%0):(i32)->(i32,i64)
"t.op"(%1#0,%1#1){a=1:i32,b=[1,2],c={d}}:(i32,i64)->()
"t.op"()({^bb0(%a:i32):"t.in"(%a):(i32)->()},{}):()->()
"t.op"(){m=affine_map<(i)[j]->(i+j)>,s=affine_set<(i):(i>=0)>,d=dense<[[1,2],[3,4]]>:tensor<2x2xi32>,e=array<i32:1,2>}:()->()
module@x attributes{a.b}{}
module@y{}
%2=unrealized_conversion_cast%0:i32 to i64
	  "t.op"
  (  %0  )
  <{  a  =  1  }>
  (  {  }  )
  {  b  }
  :  (  i32  )
  ->  (  tensor  <  2 x 3 x f32  >  )
  loc  (  "f"  :  1  :  2  )
