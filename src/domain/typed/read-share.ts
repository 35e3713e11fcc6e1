/** Reads how much of an amount is meant: an amount itself, or a share such as 1/2, 50 % or half. */
import type { ParsedAmount } from '../money/parse-amount.ts'
import { splitAmount } from '../money/split-amount.ts'
import { readTypedAmount } from './read-typed-amount.ts'

const words: ReadonlyMap<string, readonly [part: number, of: number]> = new Map([
  ['half', [1, 2]],
  ['a half', [1, 2]],
  ['a third', [1, 3]],
  ['a quarter', [1, 4]],
  ['all', [1, 1]],
  ['everything', [1, 1]],
])

/** A share as whole numbers; null when it is written another way. */
function readParts(text: string): readonly [part: number, of: number] | null {
  const word = words.get(text)
  if (word) return word
  const fraction = /^(\d{1,4}) ?\/ ?(\d{1,4})$/.exec(text)
  if (fraction) return [Number(fraction[1]), Number(fraction[2])]
  const percent = /^(\d{1,3})(?:[.,](\d{1,2}))? ?%$/.exec(text)
  if (!percent) return null
  const [, whole = '', decimals = ''] = percent
  return [Number(whole + decimals.padEnd(2, '0')), 100_00]
}

/** What a person typed of the whole; `whole` is null while that is not known itself. */
export function readShare(
  typed: string,
  whole: number | null,
  currency: string,
  locale: string,
  recordId: string,
): ParsedAmount {
  const parts = readParts(typed.trim().toLowerCase())
  if (parts === null) return readTypedAmount(typed, currency, locale)
  const [part, of] = parts
  const isShare = part > 0 && part <= of
  const shares = isShare && whole !== null ? splitAmount(whole, [part, of - part], recordId) : null
  const amount = shares?.[0]
  return amount === undefined ? { ok: false, reason: 'not-a-number' } : { ok: true, amount }
}
