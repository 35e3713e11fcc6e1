import { formatAmount } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { say } from '#web/words/say.ts'
import type { Filters } from '../model/filters.ts'
import type { Noun } from '../model/noun.ts'
import { paymentWords } from '../model/payment-words.ts'

/** One filter in words, and what is left of the filters without it. */
export interface FilterWord {
  readonly words: string
  readonly without: Partial<Filters>
}

export interface FilterNames {
  readonly noun: Noun
  readonly categories: Categories
  readonly locale: string
  readonly currency: string
  readonly importName: (id: string) => string
  readonly accountName: (id: string) => string
}

/** In the person's currency, in which all are compared. */
function boundWords(
  { least, most }: Pick<Filters, 'least' | 'most'>,
  { currency, locale }: Pick<FilterNames, 'currency' | 'locale'>,
) {
  const written = (decimal: string) => {
    const read = parseAmount(decimal, currency, '.')
    return read.ok ? formatAmount(read.amount, currency, locale) : `${decimal} ${currency}`
  }
  if (least !== null && most !== null)
    return say('{amount} to {amount2}', { amount: written(least), amount2: written(most) })
  return least === null
    ? say('Up to {amount}', { amount: written(most ?? '') })
    : say('{amount} or more', { amount: written(least) })
}

const without = (values: readonly string[], value: string) => values.filter((one) => one !== value)

export function filterWords(filters: Filters, names: FilterNames): readonly FilterWord[] {
  const { categoryIds, tags, methods, least, most, kind, importId, rowIds, currencies } = filters
  const { noun, categories, importName } = names
  const nameOf = (id: string) =>
    id === 'none' ? say('No category') : (categories.names.get(id) ?? say('A deleted category'))
  const payment: Readonly<Record<string, string>> = paymentWords
  return [
    ...(kind === null ? [] : [{ words: noun.kinds[kind] ?? kind, without: { kind: null } }]),
    ...categoryIds.map((id) => ({
      words: nameOf(id),
      without: { categoryIds: without(categoryIds, id) },
    })),
    ...tags.map((tag) => ({ words: `#${tag}`, without: { tags: without(tags, tag) } })),
    ...methods.map((method) => ({
      words: payment[method] ?? method,
      without: { methods: without(methods, method) },
    })),
    ...(least === null && most === null
      ? []
      : [{ words: boundWords({ least, most }, names), without: { least: null, most: null } }]),
    ...currencies.map((currency) => ({
      words: currency,
      without: { currencies: without(currencies, currency) },
    })),
    ...(filters.isRateMissing
      ? [{ words: say('Without a rate'), without: { isRateMissing: false } }]
      : []),
    ...(rowIds.length === 0
      ? []
      : [
          {
            words: say('These {count, plural, one {# row} other {# rows}}', {
              count: rowIds.length,
            }),
            without: { rowIds: [] },
          },
        ]),
    ...filters.accountIds.map((id) => ({
      words: names.accountName(id),
      without: { accountIds: without(filters.accountIds, id) },
    })),
    ...(importId === null ? [] : [{ words: importName(importId), without: { importId: null } }]),
  ]
}
