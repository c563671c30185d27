// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected a tensor of numbers with a static shape and a rank of at least 1, but got 'tensor<?xi8>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i)> : tensor<?xi8>}

// -----

// expected-error @below {{elements of type 'i8' are packed to 'tensor<2xi16>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i)> : tensor<2xi16>}

// -----

// expected-error @below {{map affine_map<(d0, d1) -> (d0)> does not go from indices of 'tensor<2xi8>' to those of 'tensor<2xi8>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i, j) -> (i)> : tensor<2xi8>}

// -----

// expected-error @below {{map affine_map<(d0) -> (d0 mod 2)> is not linear}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i mod 2)> : tensor<4xi8>}
