// A loaded dialect parses, verifies and prints the same as the compiled
// one.

// RUN: garden-opt %s -o %t.compiled
// RUN: mlir-opt --load-td=%S/../garden.td %s -o %t.loaded
// RUN: diff %t.compiled %t.loaded
// RUN: garden-opt --mlir-print-op-generic %s -o %t.compiled
// RUN: mlir-opt --load-td=%S/../garden.td --mlir-print-op-generic %s -o %t.loaded
// RUN: diff %t.compiled %t.loaded
// RUN: mlir-opt --load-td=%S/../garden.td --verify-roundtrip %s | FileCheck %s
// RUN: mlir-opt --load-td=%S/../garden.td --mlir-print-op-generic %s | mlir-opt --load-td=%S/../garden.td | FileCheck %s

// CHECK-LABEL: garden.plot @ops {
garden.plot @ops {
^bb0(%seed: !garden.seed, %number: i32, %bed: !garden.bed<[2, 3] of i32>):
  // CHECK: %[[SOWN:.*]] = garden.sow -> i32
  %sown = garden.sow -> i32
  // CHECK: garden.sow %{{.*}}, %{{.*}} in <deep_blue> depth 3 deep {note = 1 : i64} : !garden.seed, i32 -> f32
  %flower = garden.sow %seed, %number in <deep_blue> depth 3 deep {note = 1} : !garden.seed, i32 -> f32
  // CHECK: garden.sow %{{.*}} : i32 -> f32
  %plain = garden.sow %number depth 1 : i32 -> f32
  // CHECK: garden.graft %[[SOWN]], %{{.*}} : i32
  %graft = garden.graft %sown, %number : i32
  // CHECK: garden.dig spring 2 care <water|sun> bed %{{.*}} : !garden.bed<[2, 3] of i32> -> !garden.bed<[1] of f32, 5>
  %dug = garden.dig spring 2 care <water|sun> bed %bed : !garden.bed<[2, 3] of i32> -> !garden.bed<[1] of f32, 5>
  // CHECK: garden.dig autumn 1 care <none> stones %{{.*}}, %{{.*}} : i32, i32 -> !garden.bed<[2, 3] of i32>
  %stones = garden.dig autumn 1 care <none> stones %number, %graft : i32, i32 -> !garden.bed<[2, 3] of i32>
  // CHECK: garden.rake left(%{{.*}} : i32) right(%{{.*}} : i32) %{{.*}} : <[2, 3] of i32>
  garden.rake right(%number : i32) left(%graft : i32) %bed : <[2, 3] of i32>
  // CHECK: garden.rake %{{.*}} : <[2, 3] of i32>
  garden.rake %bed : <[2, 3] of i32>
  // CHECK: garden.harvest %{{.*}} : !garden.seed
  %seeds = garden.harvest %seed times 3 : !garden.seed
  // CHECK: garden.harvest %{{.*}} times 4 all : !garden.seed
  %all = garden.harvest %seeds times 4 all : !garden.seed
  // CHECK: garden.weigh %{{.*}} and %{{.*}} : i32, !garden.seed
  %weight = garden.weigh %number and %seed : i32, !garden.seed
  // CHECK: garden.pack %{{.*}}, %{{.*}} : vector<2x1xi32>
  %packed = garden.pack %number, %graft : vector<2x1xi32>
}

// A space separates an optional group from the keyword behind it.
// CHECK-LABEL: garden.plot @optional_groups
garden.plot @optional_groups {
  // CHECK: garden.prune {both = #garden.path<i32 to f32>, first = #garden.path<i32>, second = #garden.path<to f32>}
  garden.prune {both = #garden.path<i32 to f32>, first = #garden.path<i32>, second = #garden.path<to f32>}
}

// CHECK-LABEL: garden.plot @optional_properties
garden.plot @optional_properties {
  // CHECK: garden.prune{{$}}
  garden.prune
  // CHECK: garden.prune height -7 cuts some<2> shears none label "a b"{{$}}
  garden.prune height -7 cuts some<2> shears none label "a b"
  // CHECK: garden.prune shears some<4>
  garden.prune height none cuts none shears some<4> label none
  // CHECK: garden.prune{{$}}
  garden.prune shears some<3>
  // CHECK: garden.prune height 5 shears none{{$}}
  "garden.prune"() <{height = [5 : i64], cuts = [], shears = []}> : () -> ()
}

// CHECK-LABEL: garden.plot @kinds tag <"roses" in red> {
garden.plot @kinds tag <"roses" in red> {
^bb0(%bed: !garden.bed<[4] of !garden.seed>,
     // CHECK: !garden.row<length = 3, label = "a", plant = !garden.seed>
     %row: !garden.row<plant = !garden.seed, length = 3, label = "a">,
     // CHECK: !garden.row<length = -1, label = "b">
     %short: !garden.row<length = -1, label = "b">,
     // CHECK: !garden.tree<deep_blue>, %{{.*}}: !garden.tree<red age -1>
     %tree: !garden.tree<deep_blue>, %oldTree: !garden.tree<red age -1>,
     // CHECK: memref<2x!garden.bed<[1] of i1>>
     %memory: memref<2x!garden.bed<[1] of i1>>):
} {color = #garden.color<deep_blue>, tag2 = #garden.tag<"x y" in deep_blue>, care = #garden.care<water>}
