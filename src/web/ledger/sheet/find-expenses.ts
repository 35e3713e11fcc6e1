import type { Day } from '#domain/calendar/calendar.ts'
import { foldText } from '#domain/ledger.ts'
import { searchTexts } from '#domain/ledger-filter.ts'
import { stillExpected } from '#domain/money/paid-back.ts'
import { ownPart } from '#domain/money/refunds.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { isExpense } from './draft.ts'

const mostFound = 8

/** What to look for, and how many of its words an expense needs. */
export interface Sought {
  readonly text: string
  /** What was typed is meant word by word; what is only likely may say more than the book does. */
  readonly isTyped: boolean
  readonly exceptId: string
}

interface ScoredExpense {
  readonly expense: Expense
  readonly hits: number
}

const mayBeRefunded = (expense: Expense, exceptId: string) =>
  expense.refundOf === null && expense.id !== exceptId

/** The newest expenses that have the words, those with the most first; refunds have no refund. */
export function findExpenses(
  { months, rowsOf }: MonthSource,
  { text, isTyped, exceptId }: Sought,
): readonly Expense[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const least = isTyped ? words.length : Math.min(words.length, 1)
  const found: ScoredExpense[] = []
  let full = 0
  for (const month of months) {
    const rows = rowsOf(month)
    const texts = words.length === 0 ? [] : searchTexts(rows)
    for (const [at, row] of rows.entries()) {
      const hits = words.filter((word) => texts[at]?.includes(word)).length
      if (hits < least || !isExpense(row) || !mayBeRefunded(row, exceptId)) continue
      found.push({ expense: row, hits })
      if (hits === words.length) full += 1
      if (full === mostFound) return bestOf(found)
    }
  }
  return bestOf(found)
}

/** What money back is of, by the line that tells of it. */
export interface MoneyBack {
  readonly text: string
  readonly amount: number | null
  readonly currency: string
  readonly date: Day
}

/** The purchase with all its words, where only one can be meant: paid by then, and as much. */
export function onlyBought(source: MonthSource, back: MoneyBack): Expense | null {
  const { text, amount, currency, date } = back
  if (text.trim() === '') return null
  const fits = (one: Expense) =>
    one.date <= date &&
    ownPart(one) > 0 &&
    (one.currency !== currency || ownPart(one) >= (amount ?? 0))
  const found = findExpenses(source, { text, isTyped: true, exceptId: '' })
  const [only, ...more] = found.filter(fits)
  return only && more.length === 0 && found.length < mostFound ? only : null
}

/** Joined to a name, none of them is one. */
const nameWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^(and|und|et)$/.test(word))

/** What the one who is named still owes: as much as came, else the oldest that has room for it. */
export function onlyOwed(rows: Iterable<Expense>, back: MoneyBack): Expense | null {
  const said = new Set(nameWords(back.text))
  const restOf = ({ expectedBack }: Expense) => (expectedBack ? stillExpected(expectedBack) : 0)
  const open = [...rows]
    .filter(
      ({ expectedBack, currency }) =>
        expectedBack?.settledBy === null &&
        currency === back.currency &&
        nameWords(expectedBack.from).some((word) => said.has(word)),
    )
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const sum = back.amount ?? 0
  const fits = (test: (rest: number) => boolean) => open.find((row) => test(restOf(row)))
  return fits((rest) => rest === sum) ?? fits((rest) => rest >= sum) ?? open[0] ?? null
}

const bestOf = (found: readonly ScoredExpense[]): readonly Expense[] =>
  found
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, mostFound)
    .map(({ expense }) => expense)
