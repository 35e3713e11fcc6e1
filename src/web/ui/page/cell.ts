/** One honeycomb cell with soft corners, in a box of 32 by 32. */
export const cellPath =
  'M14 2.65a4 4 0 0 1 4 0l8.12 4.69a4 4 0 0 1 2 3.46v9.38a4 4 0 0 1-2 3.47L18 28.34' +
  'a4 4 0 0 1-4 0l-8.12-4.69a4 4 0 0 1-2-3.47V10.8a4 4 0 0 1 2-3.46z'
