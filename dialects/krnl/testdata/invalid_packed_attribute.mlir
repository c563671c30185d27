// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{expected a tensor of numbers of one dimension, as many as an array of sizes [2] has, but got 'tensor<?xi8>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i), shape = [2], lines = 0, width = 1> : tensor<?xi8>}

// -----

// expected-error @below {{as many as an array of sizes [2, -1] has, but got 'tensor<2xi8>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i, j) -> (i), shape = [2, -1], lines = 0, width = 1> : tensor<2xi8>}

// -----

// expected-error @below {{elements of type 'i8' are packed to 'tensor<2xi16>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i), shape = [2], lines = 0, width = 1> : tensor<2xi16>}

// -----

// expected-error @below {{map affine_map<(d0, d1) -> (d0)> does not go from indices of sizes [2] to those of 'tensor<2xi8>'}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i, j) -> (i), shape = [2], lines = 0, width = 1> : tensor<2xi8>}

// -----

// expected-error @below {{map affine_map<(d0) -> (d0 mod 2)> is not linear}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i mod 2), shape = [4], lines = 0, width = 1> : tensor<4xi8>}

// -----

// expected-error @below {{expected panels of a positive width, of one of 1 dimensions, but got width 0 and dimension 0}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i), shape = [2], lines = 0, width = 0> : tensor<2xi8>}

// -----

// expected-error @below {{but got width 1 and dimension 1}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i) -> (i), shape = [2], lines = 1, width = 1> : tensor<2xi8>}

// -----

// expected-error @below {{expected a group that divides the last size of [1, 2], which comes after dimension 0, but got 4}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i, j) -> (j), shape = [1, 2], lines = 0, width = 1, group = 4> : tensor<2xi8>}

// -----

// expected-error @below {{which comes after dimension 1, but got 2}}
func.func private @f() attributes {a = #krnl.packed<dense<[1, 2]> : tensor<2xi8>, (i, j) -> (j), shape = [1, 2], lines = 1, width = 1, group = 2> : tensor<2xi8>}
