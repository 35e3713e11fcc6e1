/** Tells a number that says which thing it is from one that says what it costs. */
import { namedUpTo } from './number-words.ts'
import type { Written } from './read-price.ts'

/** `iPhone 15` says which one, and nothing of what it costs. */
export const saysWhich = (
  { count, sum, currency, sign, factor, isMinor }: Written,
  before: string,
): boolean =>
  count === 1 &&
  factor === 1 &&
  !isMinor &&
  currency === null &&
  sign === null &&
  /^\d+$/.test(sum) &&
  Number(sum) <= namedUpTo(before.replace(/\.$/, ''))
