/** Amounts, days and rows in the words of the person who reads the advice. */
import {
  addMonths,
  type Day,
  formatDay,
  formatMonth,
  type Month,
  monthRange,
} from '../calendar/calendar.ts'
import type { Needed } from '../goals/outlook.ts'
import { aboutWords } from '../money/figure-words.ts'
import { formatAmount } from '../money/money.ts'
import { shareBps, shareWords } from '../money/share-words.ts'
import type { Command, Doing, Evidence, EvidenceCollection, Opening } from './advice.ts'
import type { BudgetFact, EntryFact, Facts, MonthFact, TemplateFact, Times } from './facts.ts'

type Book = Pick<Facts, 'locale' | 'currency'>

export const money = (book: Book, amount: number, currency: string = book.currency): string =>
  formatAmount(amount, currency, book.locale)

interface Rough {
  readonly isAbout?: boolean | undefined
}

const isRough = (parts: readonly Rough[]): boolean => parts.some(({ isAbout }) => isAbout)

/** A sum of these: about so much, where some of them took a rate. */
export const sumWords = (
  book: Book,
  amount: number,
  parts: readonly Rough[],
  currency: string = book.currency,
): string => aboutWords(money(book, amount, currency), isRough(parts))

/** What a template comes to in the currency of the book takes a rate where it has another. */
export const inBook =
  ({ currency }: Book) =>
  (one: Pick<TemplateFact, 'currency'>) => ({ isAbout: one.currency !== currency })

export const dayWords = ({ locale }: Book, day: Day): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

export const monthWords = ({ locale }: Book, month: Month): string => formatMonth(month, locale)

/** How much of a whole a part is, as a locale writes it: "12%", "12 %". */
export const percentWords = ({ locale }: Pick<Book, 'locale'>, part: number, whole: number) =>
  shareWords((shareBps(part, whole) ?? 0) / 100, locale, 0)

/** The rate of a loan: "4.5%", "4,5 %". */
export const rateWords = ({ locale }: Pick<Book, 'locale'>, { rateBps }: { rateBps: number }) =>
  shareWords(rateBps / 100, locale, 2)

/** What the day of a goal takes: "€85.72 a month, in 7 payments". */
export function neededWords(book: Book, needed: Needed, currency: string): string {
  const size = money(book, needed.perMonth, currency)
  if (needed.isAtOnce) return `${size} at once`
  if (needed.payments === null) return `${size} a month`
  const { put } = needed.first
  const isIn = put > 0 ? `, ${money(book, put, currency)} of the first is in` : ''
  return `${size} a month, in ${needed.payments} payments${isIn}`
}

/** How a sum of equal parts is made. */
export const timesWords = (
  book: Book,
  parts: readonly Times[],
  currency: string = book.currency,
): string => {
  const sums = parts.map(({ times, amount }) => `${times} × ${money(book, amount, currency)}`)
  return `${sums.join(' + ')}${currency === book.currency ? '' : ', at today’s rate'}`
}

export const goesOn = 'if it goes on like this'

/** A row of an entry, as the list of what the advice rests on shows it. */
export const entryRow = (
  entry: EntryFact,
  collection: EvidenceCollection = entry.from ?? 'expenses',
): Evidence => ({
  collection,
  id: entry.id,
  words: entry.name,
  date: entry.date,
  amount: entry.amount,
  currency: entry.currency,
})

export const templateRow = (template: TemplateFact): Evidence => ({
  collection: template.kind === 'expense' ? 'expense_templates' : 'income_templates',
  id: template.id,
  words: template.name,
  date: template.nextOn,
  amount: template.amount,
  currency: template.currency,
})

export const plainRow = (
  collection: EvidenceCollection,
  { id, name }: { readonly id: string; readonly name: string },
  amount: number | null,
  currency: string | null,
): Evidence => ({ collection, id, words: name, date: null, amount, currency })

/** What of a budget is used, as its own page says it; what is dated later is not spent yet. */
export function usedWords(book: Book, { now, currency }: BudgetFact): string {
  if (!now) return ''
  const { spent, ahead, available } = now
  const sofar = sumWords(book, spent - ahead, [now], currency)
  const later = sumWords(book, ahead, [{ isAbout: now.isAheadAbout }], currency)
  const rest = ahead === 0 ? '' : ` and ${later} is still ahead`
  return `${sofar} of ${money(book, available, currency)} is spent${rest}`
}

/** All that counts in it, about so much where some of it was converted. */
export const budgetRow = (budget: BudgetFact): Evidence => ({
  ...plainRow('budgets', budget, budget.now?.spent ?? null, budget.currency),
  ...(budget.now?.isAbout && { isAbout: true }),
})

/** More than that no address can hold. */
const idsMost = 100

/** The list of exactly these rows; null when they are too many for an address. */
export function rowsLink(
  entries: readonly Pick<EntryFact, 'id'>[],
  page: 'expenses' | 'income' = 'expenses',
): string | null {
  if (entries.length === 0 || entries.length > idsMost) return null
  return `/mcapp/${page}?month=all&rows=${entries.map(({ id }) => id).join()}`
}

/** The list of all between two days, both included, and of some categories with those below. */
export function spanLink(
  page: 'expenses' | 'income',
  { from, to }: { readonly from: Day; readonly to: Day },
  categoryIds: readonly string[] = [],
): string {
  const category = categoryIds.length > 0 ? `&category=${categoryIds.join()}` : ''
  return `/mcapp/${page}?from=${from}&to=${to}${category}`
}

/** From the first day of one month to the last of another. */
export const monthSpan = (first: Month, last: Month) => ({
  from: monthRange(first).from,
  to: monthRange(last).to,
})

/** Which months took a rate on one side: what came in exactly is told so beside what did not. */
export const roughIn = (kind: 'spending' | 'income', months: readonly MonthFact[]) =>
  months.map(({ about }) => ({ isAbout: about?.[kind] === true }))

/** What went out or came in over whole months, which follow each other. */
export function flowRow(
  facts: Facts,
  kind: 'spending' | 'income',
  months: readonly MonthFact[],
): Evidence {
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? '']
  const page = kind === 'spending' ? 'expenses' : 'income'
  const when =
    first === last
      ? monthWords(facts, first)
      : `${monthWords(facts, first)} to ${monthWords(facts, last)}`
  return {
    collection: kind === 'spending' ? 'expenses' : 'incomes',
    id: `${kind} ${first}`,
    words: `${when}, ${kind === 'spending' ? 'went out' : 'came in'}`,
    date: null,
    amount: months.reduce((sum, month) => sum + (month[kind] ?? 0), 0),
    currency: facts.currency,
    ...(isRough(roughIn(kind, months)) && { isAbout: true }),
    link: spanLink(page, monthSpan(first, last)),
  }
}

/** Instalments leave the account and are no spending: what stayed is told after them. */
export const afterLoans = (months: readonly MonthFact[]): string =>
  months.some(({ onLoans }) => onLoans) ? ' after loan payments' : ''

/** What was paid on loans besides, where anything was. */
export const loansRow = (facts: Facts, { month, onLoans }: MonthFact): readonly Evidence[] =>
  onLoans
    ? [
        {
          ...{ collection: 'loans', id: `loans ${month}`, date: null, amount: onLoans },
          words: `${monthWords(facts, month)}, paid on loans`,
          ...{ currency: facts.currency, link: '/mcapp/loans' },
        },
      ]
    : []

/** Months in a row: `May 2026 to July 2026`. */
export const sinceWords = (facts: Facts, months: readonly MonthFact[]): string =>
  `${monthWords(facts, months[0]?.month ?? '')} to ${monthWords(facts, months.at(-1)?.month ?? '')}`

/** Whether no month is left out between them. */
export const areInARow = (months: readonly MonthFact[]): boolean =>
  months.every(({ month }, at) => at === 0 || month === addMonths(months[at - 1]?.month ?? '', 1))

const update = (collection: string, id: string, patch: object): Command => ({
  name: `${collection}.update`,
  args: { id, patch },
})

interface Change {
  readonly collection: EvidenceCollection
  readonly id: string
  readonly field: string
  readonly from: unknown
  readonly to: unknown
}

/** One field changed, and changed back by Undo. */
export const changing = (
  label: string,
  done: string,
  { collection, id, field, from, to }: Change,
): Doing => ({
  label,
  done,
  commands: [update(collection, id, { [field]: to })],
  undo: [update(collection, id, { [field]: from })],
  held: { collection, id, field, value: JSON.stringify(to) },
})

export const pausing = (template: TemplateFact, label: string): Doing =>
  changing(label, `${template.name} is paused`, {
    collection: 'expense_templates',
    id: template.id,
    field: 'active',
    from: true,
    to: false,
  })

/** A sheet of the app with these fields filled in. */
export const opening = (
  label: string,
  path: string,
  fill: Readonly<Record<string, unknown>>,
): Opening => ({
  label,
  opens: `${path}&fill=${encodeURIComponent(JSON.stringify(fill))}`,
})
