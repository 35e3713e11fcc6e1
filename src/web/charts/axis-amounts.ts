import { knownLocale } from '#domain/locale.ts'
import { hiddenAmount, hidesAmounts } from '#domain/money/hidden-amounts.ts'
import { decimalOf } from '#domain/money/money.ts'
import { shareWords } from '#domain/money/share-words.ts'
import type { ChartWriting } from './series.ts'

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor({ currency, locale }: ChartWriting): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(knownLocale(locale), {
    style: 'currency',
    currency,
    notation: 'compact',
    // As in every other figure: compact alone groups only from five digits on.
    useGrouping: 'always',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  formatters.set(key, made)
  return made
}

/** An amount as an axis says it, such as €12.5k; exact ones are in the tooltip and the table. */
export function axisAmount(amount: number, writing: ChartWriting): string {
  if (writing.unit === 'share') return shareWords(amount / 100, writing.locale)
  if (hidesAmounts(writing.locale)) return hiddenAmount
  return formatterFor(writing).format(decimalOf(Math.round(amount), writing.currency))
}
