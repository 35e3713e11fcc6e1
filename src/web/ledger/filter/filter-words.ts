import { counted } from '#domain/counted.ts'
import { formatAmount } from '#domain/money/money.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'
import type { Categories } from '#web/categories/use-categories.ts'
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
  if (least !== null && most !== null) return `${written(least)} to ${written(most)}`
  return least === null ? `Up to ${written(most ?? '')}` : `${written(least)} or more`
}

const without = (values: readonly string[], value: string) => values.filter((one) => one !== value)

export function filterWords(filters: Filters, names: FilterNames): readonly FilterWord[] {
  const { categoryIds, tags, methods, least, most, kind, importId, rowIds, currencies } = filters
  const { noun, categories, importName } = names
  const nameOf = (id: string) =>
    id === 'none' ? 'No category' : (categories.names.get(id) ?? 'A deleted category')
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
      ? [{ words: 'Without a rate', without: { isRateMissing: false } }]
      : []),
    ...(rowIds.length === 0
      ? []
      : [{ words: `These ${counted(rowIds.length, 'row')}`, without: { rowIds: [] } }]),
    ...filters.accountIds.map((id) => ({
      words: names.accountName(id),
      without: { accountIds: without(filters.accountIds, id) },
    })),
    ...(importId === null ? [] : [{ words: importName(importId), without: { importId: null } }]),
  ]
}
