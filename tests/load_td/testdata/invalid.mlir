// Errors are the same whether the dialect is loaded or compiled.

// RUN: mlir-opt --load-td=%S/../garden.td --split-input-file --verify-diagnostics %s
// RUN: garden-opt --split-input-file --verify-diagnostics %s

garden.plot @operand {
^bb0(%index: index):
  // expected-error @+1 {{'garden.sow' op operand #0 must be variadic of plant, but got 'index'}}
  %sown = garden.sow %index : index -> i32
}

// -----

// expected-error @+1 {{'garden.plot' op expects region #0 to have 0 or 1 blocks}}
garden.plot @blocks {
^bb0:
  garden.close
^bb1:
  garden.close
}

// -----

// expected-error @+1 {{'garden.close' op expects parent op 'garden.plot'}}
garden.close

// -----

garden.plot @attribute {
  // expected-error @+1 {{'garden.dig' op attribute 'spades' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %dug = garden.dig spring 0 care <none> -> !garden.bed<[1] of i32>
}

// -----

garden.plot @enumeration {
  // expected-error @+1 {{expected string or keyword containing one of the following enum values for attribute 'season' [spring, autumn]}}
  %dug = garden.dig winter 1 care <none> -> !garden.bed<[1] of i32>
}

// -----

garden.plot @number {
  // expected-error @+1 {{season}}
  %dug = "garden.dig"() <{season = 2 : i64, care = #garden.care<sun>, spades = 1 : i32, operandSegmentSizes = array<i32: 0, 0>}> : () -> !garden.bed<[1] of i32>
}

// -----

garden.plot @types {
^bb0(%number: i32, %float: f32):
  // expected-error @+1 {{'garden.graft' op requires the same type for all operands and results}}
  %graft = "garden.graft"(%number, %float) : (i32, f32) -> i32
}

// -----

garden.plot @type_rule {
^bb0(%number: i32):
  // expected-error @+1 {{'garden.weigh' op failed to verify that weight has the type of the plant}}
  %weight = "garden.weigh"(%number, %number) : (i32, i32) -> f32
}

// -----

garden.plot @predicate {
^bb0(%number: i32):
  // expected-error @+1 {{'garden.weigh' op failed to verify that there is more than one plant}}
  %weight = "garden.weigh"(%number) : (i32) -> i32
}

// -----

// expected-error @+1 {{unknown type `flower` in dialect `garden`}}
garden.plot @unknown_type { ^bb0(%flower: !garden.flower): }

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{failed to parse Garden_BedType parameter 'plant' which is to be a `::mlir::Type`}}
garden.plot @parameter { ^bb0(%bed: !garden.bed<[1] of 5>): }

// -----

// expected-error @+1 {{'garden.prune' op property 'cuts' failed to satisfy constraint: optional natural}}
garden.prune cuts some<-1>

// -----

// expected-error @+2 {{expected 'none' or 'some<prop>'}}
// expected-error @+1 {{invalid value for property cuts, expected optional natural}}
garden.prune cuts 2

// -----

// expected-error @+1 {{expected optional properties to materialize as arrays}}
"garden.prune"() <{height = 5 : i64}> : () -> ()

// -----

// expected-error @+1 {{expected optional properties to become 0- or 1-element arrays}}
"garden.prune"() <{height = [5, 6]}> : () -> ()

// -----

garden.plot @elements {
^bb0(%number: i32):
  // expected-error @+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  %packed = garden.pack %number : vector<2xi32>
}
