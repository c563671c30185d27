// SPDX-License-Identifier: Apache-2.0
// Value numbers restart after a region ends, but not in nested regions.

%0 = "t.def"() : () -> i32
"t.region"() ({
^bb0(%a: i32, %b: i32):
  %1 = "t.def"() : () -> i32
  "t.region"() ({
  ^bb0(%c: i32):
    %2 = "t.def"() : () -> i32
    "t.use"(%a, %b, %c, %0, %1, %2) : (i32, i32, i32, i32, i32, i32) -> ()
  }, {
  ^bb0(%c: i32, %d: i32):
    %2 = "t.def"() : () -> i32
  }) : () -> ()
  %3 = "t.def"() : () -> i32
}, {
^bb0(%a: i32):
  %1 = "t.def"() : () -> i32
  "t.br"()[^bb1] : () -> ()
^bb1(%c: i32):
  %4 = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
%5 = "t.def"() : () -> i32
module {
  %m = "t.def"() : () -> i32
  "t.region"() ({
  ^bb0(%a: i32):
    module {
      %n = "t.def"() : () -> i32
      "t.region"() ({
      ^bb0(%b: i32):
        %o = "t.def"() : () -> i32
      }) : () -> ()
    }
    %p = "t.def"() : () -> i32
  }) : () -> ()
}
%6 = "t.def"() : () -> i32
