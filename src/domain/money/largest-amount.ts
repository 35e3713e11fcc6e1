/** The largest amount there is, in minor units of any currency; sums stay exact below it. */
export const largestAmount = 10 ** 13
