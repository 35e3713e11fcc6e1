/** Hides the amounts in sentences that came with their figures already written. */
import { hiddenAmount, hidesAmounts } from './hidden-amounts.ts'

const gap = "[.,'’\\u00a0\\u202f]"
const space = '[ \\u00a0\\u202f]?'
const sign = '[-−+]?'
const start = '(?<![\\p{Nd}:/]|\\p{Nd}[.,])'
const end = '(?!\\p{Nd}|[.,:/]\\p{Nd})'

/** Written as only money is: with two or more decimals, or with thousands set apart. */
const plain = `\\d{1,3}(?:,\\d{2})*(?:${gap}\\d{3})+(?:[.,]\\d{1,4})?|\\d+[.,]\\d{2,3}`
const bare = new RegExp(
  `${sign}\\p{Sc}?${start}(?:${plain})${end}(?!${space}%)(?:${space}\\p{Sc})?`,
  'gu',
)

/** Without decimals it takes the name of a currency beside it. */
const unit = '(?:\\p{L}{0,3}\\p{Sc}\\p{L}{0,3}|\\p{Lu}{2,4}|F\\u202fCFA|Fr?\\.?|I?kr\\.?|R)'
const named = new RegExp(
  `${sign}(?<!\\p{L})${unit}${space}${sign}\\d+${end}|${sign}${start}\\d+${space}${unit}(?!\\p{L})`,
  'gu',
)

export const hideAmountsIn = (text: string, locale: string): string =>
  hidesAmounts(locale) ? text.replace(bare, hiddenAmount).replace(named, hiddenAmount) : text
