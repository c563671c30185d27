// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected non-empty function body}}
func.func @empty_body() {
}

// -----

// expected-error@+1 {{empty block: expect at least a terminator}}
func.func @empty_block(%x: i32) {
}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration(i32)

// -----

// expected-error@+1 {{'func.func' op arguments may only have dialect attributes}}
func.func private @argument_attribute(i32 {x = 1})

// -----

// expected-error@+1 {{'func.func' op results may only have dialect attributes}}
func.func private @result_attribute() -> (i32 {x = 1})

// -----

// expected-error@+1 {{expected type instead of SSA identifier}}
func.func private @named_argument(i32, %x: i32)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @variadic(...)

// -----

// expected-error@+1 {{'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @name() attributes {sym_name = "x"}

// -----

// expected-error@+1 {{'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @type() attributes {function_type = i32}

// -----

// expected-error@+1 {{expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
func.func private @few_attributes(i32) attributes {arg_attrs = []}

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
"func.func"() <{sym_name = "arguments", function_type = (i1) -> ()}> ({
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('i2') must match the type of the corresponding argument in function signature('i1')}}
"func.func"() <{sym_name = "argument_type", function_type = (i1) -> ()}> ({
^bb0(%x: i2):
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "no_function_type", function_type = i1}> ({
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'sym_name'}}
"func.func"() <{function_type = () -> ()}> ({
  func.return
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "no_region", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "x"}}
"func.func"() <{sym_name = "visibility", function_type = () -> (), sym_visibility = "x"}> ({
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op entry block must have 1 arguments to match function signature}}
func.func @unnamed_argument(i32) {
  return
}
