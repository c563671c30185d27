// RUN: not run_function %s -e bounds --arg='4 : index' 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not run_function %s -e bounds --arg='-1 : index' 2>&1 | FileCheck %s --check-prefix=BOUNDS
// RUN: not run_function %s -e freed 2>&1 | FileCheck %s --check-prefix=FREED
// RUN: not run_function %s -e twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not run_function %s -e stack 2>&1 | FileCheck %s --check-prefix=STACK
// RUN: not run_function %s -e constant 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not run_function %s -e cast --arg='3 : index' 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: not run_function %s -e slice --arg='3 : index' 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: not run_function %s -e huge --arg='99999999999 : index' 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not run_function %s -e types 2>&1 | FileCheck %s --check-prefix=TYPES

func.func @bounds(%i: index) -> i8 {
  %m = memref.alloca() : memref<4xi8>
  // BOUNDS: [[@LINE+1]]:{{.*}} error: index out of bounds
  %0 = memref.load %m[%i] : memref<4xi8>
  return %0 : i8
}

func.func @freed() -> i8 {
  %m = memref.alloc() : memref<i8>
  memref.dealloc %m : memref<i8>
  // FREED: [[@LINE+1]]:{{.*}} error: access to memory that has been freed
  %0 = memref.load %m[] : memref<i8>
  return %0 : i8
}

func.func @twice() {
  %m = memref.alloc() : memref<i8>
  memref.dealloc %m : memref<i8>
  // TWICE: [[@LINE+1]]:{{.*}} error: memory is freed twice
  memref.dealloc %m : memref<i8>
  return
}

func.func @stack() -> i8 {
  %m = memref.alloca_scope -> (memref<i8>) {
    %n = memref.alloca() : memref<i8>
    memref.alloca_scope.return %n : memref<i8>
  }
  // STACK: [[@LINE+1]]:{{.*}} error: access to stack memory that is gone
  %0 = memref.load %m[] : memref<i8>
  return %0 : i8
}

memref.global constant @table : memref<i8> = dense<1>
func.func @constant() {
  %m = memref.get_global @table : memref<i8>
  %x = arith.constant 2 : i8
  // CONSTANT: [[@LINE+1]]:{{.*}} error: write to a constant
  memref.store %x, %m[] : memref<i8>
  return
}

func.func @cast(%n: index) {
  %m = memref.alloc(%n) : memref<?xi8>
  // CAST: [[@LINE+1]]:{{.*}} error: a value of type 'memref<4xi8>' does not have its shape or layout
  %0 = memref.cast %m : memref<?xi8> to memref<4xi8>
  return
}

func.func @slice(%n: index) {
  %m = memref.alloc() : memref<4xi8>
  // SLICE: [[@LINE+1]]:{{.*}} error: a slice is out of bounds
  %0 = memref.subview %m[2] [%n] [1] : memref<4xi8> to memref<?xi8, strided<[1], offset: 2>>
  return
}

func.func @huge(%n: index) {
  // HUGE: [[@LINE+1]]:{{.*}} error: too many elements
  %m = memref.alloc(%n) : memref<?xi8>
  return
}

func.func @types() -> i8 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 2 : i16
  %bytes = memref.alloc() : memref<2xi8>
  %view = memref.view %bytes[%c0][] : memref<2xi8> to memref<i16>
  memref.store %x, %view[] : memref<i16>
  // TYPES: [[@LINE+1]]:{{.*}} error: read as another type than what was written
  %0 = memref.load %bytes[%c0] : memref<2xi8>
  return %0 : i8
}
