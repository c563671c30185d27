// SPDX-License-Identifier: Apache-2.0
//
// Construction of complex numbers and extraction of their parts.
#ifndef DIALECTS_COMPLEX_PART_OPS_TD
#define DIALECTS_COMPLEX_PART_OPS_TD

include "dialects/complex/op_classes.td"

def Complex_CreateOp : Complex_Op<"create", [
    Pure, AllTypesMatch<["real", "imaginary"]>,
    Complex_PartTypeMatches<"real operand", "complex", "real">,
    Complex_PartTypeMatches<"imaginary operand", "complex", "imaginary">]> {
  let summary = "creation from parts";
  let description = [{
    Creates a complex number from its real and imaginary part.

    ```mlir
    %z = complex.create %x, %y : complex<f32>
    ```
  }];
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def Complex_ReOp : Complex_OperandOp<"re", [
    Complex_PartTypeMatches<"result", "complex", "real">]> {
  let summary = "the real part";
  let description = [{
    The real part of a number.

    ```mlir
    %x = complex.re %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$real);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Complex_ImOp : Complex_OperandOp<"im", [
    Complex_PartTypeMatches<"result", "complex", "imaginary">]> {
  let summary = "the imaginary part";
  let description = [{
    The imaginary part of a number.

    ```mlir
    %y = complex.im %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$imaginary);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Complex_BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "bitcast to another type";
  let description = [{
    Reinterprets the bits of a complex number as an integer or float of the same
    width, or the reverse. Exactly one of the types is complex.

    ```mlir
    %bits = complex.bitcast %z : complex<f32> to i64
    ```
  }];
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $operand attr-dict `:` type($operand) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // DIALECTS_COMPLEX_PART_OPS_TD
