import { knownLocale } from '#domain/locale.ts'

export interface Added {
  readonly expenses: number
  readonly incomes: number
}

const counted = (count: number, locale: string, one: string, many: string) =>
  `${count.toLocaleString(knownLocale(locale))} ${count === 1 ? one : many}`

export const rowsWords = (count: number, locale: string) => counted(count, locale, 'row', 'rows')

/** "20 expenses and 3 incomes"; what there is none of is not said. */
export function addedWords({ expenses, incomes }: Added, locale: string): string {
  const parts = [
    expenses > 0 ? counted(expenses, locale, 'expense', 'expenses') : '',
    incomes > 0 ? counted(incomes, locale, 'income', 'incomes') : '',
  ].filter(Boolean)
  return parts.length === 0 ? 'nothing' : parts.join(' and ')
}
