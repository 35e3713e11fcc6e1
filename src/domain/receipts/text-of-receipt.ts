/** Whether an amount, a day or a name stands somewhere in the text of a receipt. */
import { exponentOf } from '../money/money.ts'
import { amountsIn, decimalsOf } from './find/amounts.ts'
import { datesIn } from './find/date-patterns.ts'
import { merchantKey } from './merchant-key.ts'
import type { ReadLine, ReadOptions } from './reading.ts'

export interface TextOfReceipt {
  /** In minor units. */
  readonly hasAmount: (amount: number) => boolean
  readonly hasDay: (day: string) => boolean
  /** Small letters and digits without spaces, which a camera loses. */
  readonly hasLetters: (letters: string) => boolean
}

const lettersLeast = 4

export function openText(
  lines: readonly ReadLine[],
  unit: string,
  { today }: Pick<ReadOptions, 'today'>,
): TextOfReceipt {
  const texts = lines.map(({ text }) => text)
  const decimals = decimalsOf(texts, exponentOf(unit))
  const factor = 10 ** (exponentOf(unit) - decimals)
  const amounts = texts.flatMap((text) => amountsIn(text, decimals))
  const minor = new Set(amounts.map(({ value }) => Math.round(value * factor)))
  const orders = ['dmy', 'mdy'] as const
  const days = new Set(
    texts.flatMap((text) =>
      orders.flatMap((order) => datesIn(text, { order, today }).map(({ iso }) => iso)),
    ),
  )
  const letters = texts.map((text) => merchantKey(text).replaceAll(' ', ''))
  return {
    hasAmount: (amount) => minor.has(amount),
    hasDay: (day) => days.has(day),
    hasLetters: (some) => some.length >= lettersLeast && letters.some((row) => row.includes(some)),
  }
}
