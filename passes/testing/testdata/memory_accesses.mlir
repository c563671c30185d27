// RUN: mlir-opt %s --test-last-modified -o %t 2>&1 | FileCheck %s --check-prefix=LAST
// RUN: mlir-opt %s --test-last-modified=interprocedural=0 -o %t 2>&1 | FileCheck %s --check-prefix=LOCAL
// RUN: mlir-opt %s --test-last-modified='interprocedural=0 assume-func-writes=1' -o %t 2>&1 | FileCheck %s --check-prefix=WRITES
// RUN: mlir-opt %s --test-next-access | FileCheck %s --check-prefix=NEXT
// RUN: mlir-opt %s --test-next-access=assume-func-reads=1 | FileCheck %s --check-prefix=READS
// RUN: mlir-opt %s --test-written-to -o %t | FileCheck %s --check-prefix=TO

func.func private @callee(%m: memref<i32>, %c: i32) {
  memref.store %c, %m[] {tag_name = "callee", name = "callee"} : memref<i32>
  return
}
func.func private @external(memref<i32>)

// LAST: test_tag: after_call:
// LAST-NEXT: operand #0
// LAST-NEXT: - callee
// LAST-NEXT: test_tag: after_external:
// LAST-NEXT: operand #0
// LAST-NEXT: - <unknown>
// LOCAL: test_tag: after_call:
// LOCAL-NEXT: operand #0
// LOCAL-NEXT: - <unknown>
// WRITES: test_tag: after_call:
// WRITES-NEXT: operand #0
// WRITES-NEXT: - call
// WRITES: test_tag: after_external:
// WRITES-NEXT: operand #0
// WRITES-NEXT: - external
// NEXT: call @external(%{{.*}}) {name = "external", next_access = {{\[\[}}"after"]]
// READS: call @callee(%{{.*}}) {name = "call", next_access = {{\[\[}}"load"], "unknown"]
// TO: test_tag: after_call:
// TO-NEXT: operand #0: [callarg0]
// TO-NEXT: result #0: []
func.func @calls(%m: memref<i32>, %c: i32) {
  memref.store %c, %m[] {tag_name = "first", name = "first"} : memref<i32>
  call @callee(%m, %c) {tag_name = "call", name = "call"} : (memref<i32>, i32) -> ()
  memref.load %m[] {tag = "after_call", name = "load"} : memref<i32>
  call @external(%m) {tag_name = "external", name = "external"} : (memref<i32>) -> ()
  memref.load %m[] {tag = "after_external", name = "after"} : memref<i32>
  return
}

// LAST: test_tag: in_loop:
// LAST-NEXT: operand #0
// LAST-NEXT: - loop
// LAST: test_tag: end:
// LAST-NEXT: operand #0
// LAST-NEXT: - before
// LAST-NEXT: - loop
// NEXT: name = "before", next_access = ["unknown", ["end", "loop"]]
// NEXT: {name = "for", next_access = ["unknown", "unknown", "unknown"], next_at_entry_point = {{\[\[}}"unknown", "unknown", "unknown"]]}
// TO: test_tag: end:
func.func @loop(%m: memref<i32>, %c: i32, %i: index) {
  memref.store %c, %m[] {tag_name = "before", name = "before"} : memref<i32>
  scf.for %k = %i to %i step %i {
    memref.store %c, %m[] {tag_name = "loop", name = "loop"} : memref<i32>
    memref.load %m[] {tag = "in_loop"} : memref<i32>
  } {name = "for"}
  memref.load %m[] {tag = "end", name = "end"} : memref<i32>
  return
}

// The result of an if is not traced to the yielded values.
// LAST: test_tag: one_of_two:
// LAST-NEXT: operand #0
// LAST-NEXT: {{^}} - <unknown>
// NEXT: name = "a", next_access = ["unknown"]
func.func @one_of_two(%m: memref<i32>, %n: memref<i32>, %c: i1) {
  memref.load %m[] {name = "a"} : memref<i32>
  %r = scf.if %c -> memref<i32> {
    scf.yield %m : memref<i32>
  } else {
    scf.yield %n : memref<i32>
  }
  memref.load %r[] {tag = "one_of_two"} : memref<i32>
  return
}

// An operation stores before or after its region is executed.
// LAST: test_tag: inside:
// LAST-NEXT: operand #0
// LAST-NEXT: - region
// LAST-NEXT: - start
// NEXT: name = "region", next_access = {{\[\[}}"last"]], next_at_entry_point = {{\[\[\[}}"inside"]]]
func.func @region(%m: memref<i32>, %c: i32) {
  memref.store %c, %m[] {tag_name = "start", name = "start"} : memref<i32>
  test.store_with_a_region %m attributes {store_before_region = true, tag_name = "region", name = "region"} {
    memref.load %m[] {tag = "inside", name = "inside"} : memref<i32>
    test.store_with_a_region_terminator
  } : memref<i32>
  memref.load %m[] {name = "last"} : memref<i32>
  return
}
