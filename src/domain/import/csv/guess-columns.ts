/** Guesses which column plays which part, by its heading and by what stands in it. */

import { readMoneyCell } from '../money-cell.ts'
import { type Column, columnsOf } from './csv-columns.ts'
import { directionOf } from './csv-direction.ts'
import { type ColumnPart, headingScore, isForeignHeading } from './csv-headings.ts'
import { type CsvMapping, foldHeading } from './csv-mapping.ts'
import type { CsvRecord } from './csv-table.ts'

export type ColumnGuess = Pick<
  CsvMapping,
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'type'
  | 'fee'
  | 'description'
  | 'merchant'
  | 'currency'
  | 'bankId'
  | 'account'
  | 'state'
  | 'category'
> & {
  readonly balance: number | null
  readonly accountAmount: number | null
  readonly accountCurrency: number | null
}

type Test = (column: Column) => boolean

const isMoney: Test = ({ money, filled }) => filled > 0 && money >= 0.9
const isWords: Test = ({ filled, letters, dates, money }) =>
  filled > 0 && letters > 0 && dates < 0.5 && money < 0.5
const isName: Test = (column) => isWords(column) && column.letters > column.digits

const hasValue = (cell: string) => /[1-9]/.test(cell) && readMoneyCell(cell) !== null

/** In almost every row exactly one of the two has a value. */
function takeTurns(rows: readonly CsvRecord[], one: number, two: number): boolean {
  const sample = rows.slice(0, 400)
  const turns = sample.filter(
    ({ cells }) => hasValue(cells[one] ?? '') !== hasValue(cells[two] ?? ''),
  )
  return turns.length >= sample.length * 0.9
}

class Guesser {
  readonly rows: readonly CsvRecord[]
  readonly headings: readonly string[]
  readonly columns: readonly Column[]

  constructor(rows: readonly CsvRecord[], headings: readonly string[]) {
    this.rows = rows
    this.headings = headings
    this.columns = columnsOf(rows)
  }

  /** The column whose heading names the part best, among those that look like it. */
  named(part: ColumnPart, test: Test, taken: readonly (number | null)[] = []): number | null {
    const scored = this.columns
      .filter((column) => !taken.includes(column.index) && test(column))
      .map(({ index }) => ({ index, score: headingScore(this.headings[index] ?? '', part) }))
      .filter(({ score }) => score > 0)
    return scored.toSorted((a, b) => b.score - a.score)[0]?.index ?? null
  }

  first(test: Test): number | null {
    return this.columns.find(test)?.index ?? null
  }

  date(): number | null {
    const isDate: Test = ({ dates, filled }) => dates >= 0.8 && filled >= 0.5
    return this.named('date', isDate) ?? this.named('valueDate', isDate) ?? this.first(isDate)
  }

  /** Two columns, of which one or the other is filled. */
  pair(balance: number | null): readonly [number, number] | null {
    const couldBe: Test = (column) =>
      column.index !== balance && (column.filled === 0 || isMoney(column))
    const debit = this.named('debit', couldBe)
    const credit = this.named('credit', couldBe, [debit])
    if (debit !== null && credit !== null) {
      return takeTurns(this.rows, debit, credit) ? [debit, credit] : null
    }
    return this.headings.length > 0 ? null : this.unnamedPair(balance)
  }

  private unnamedPair(balance: number | null): readonly [number, number] | null {
    const money = this.columns.filter((column) => isMoney(column) && column.index !== balance)
    for (const { index } of money) {
      const next = money.find((column) => column.index === index + 1)
      if (next && takeTurns(this.rows, index, next.index)) return [index, next.index]
    }
    return null
  }

  amount(taken: readonly (number | null)[]): number | null {
    const byName = this.named('amount', (column) => isMoney(column) && column.filled >= 0.5, taken)
    if (byName !== null) return byName
    const isAmount: Test = (column) => isMoney(column) && column.filled >= 0.9
    const isWritten: Test = (column) =>
      isAmount(column) && column.isMoneyWritten && !taken.includes(column.index)
    const isLoose: Test = (column) => isAmount(column) && !taken.includes(column.index)
    return this.first(isWritten) ?? this.first(isLoose)
  }

  /** Any full column of codes will do, unless its heading says that it is of something else. */
  currency(): number | null {
    const isOwn: Test = (column) =>
      isCodes(column) && column.filled >= 0.95 && !this.isForeign(column)
    return this.named('currency', isCodes) ?? this.first(isOwn)
  }

  private isForeign({ index }: Column): boolean {
    return isForeignHeading(this.headings[index] ?? '')
  }

  /** A column of nothing but words for in and out. */
  type(): number | null {
    const says = ({ index, filled }: Column) => {
      const cells = this.rows.slice(0, 400).map(({ cells }) => cells[index] ?? '')
      const known = cells.filter((cell) => directionOf(cell) !== null)
      return filled >= 0.9 && known.length >= cells.length * 0.95
    }
    return this.named('type', says) ?? this.first((column) => column.distinct <= 2 && says(column))
  }

  /** The best column of words, its numbered sisters, and another where it is often empty. */
  description(taken: readonly (number | null)[]): readonly number[] {
    const varies: Test = (column) => isWords(column) && !this.isConstant(column)
    const best =
      this.named('description', varies, taken) ?? this.named('description', isWords, taken)
    if (best === null) return []
    const base = this.baseOf(best)
    const sisters = this.columns
      .filter((column) => column.index !== best && column.filled > 0)
      .filter((column) => !this.isConstant(column))
      .filter(({ index }) => !taken.includes(index) && this.baseOf(index) === base)
      .map(({ index }) => index)
    const together = [best, ...sisters].toSorted((a, b) => a - b)
    if ((this.columns[best]?.filled ?? 0) >= 0.9 || sisters.length > 0) return together.slice(0, 6)
    const next = this.named('description', isWords, [...taken, ...together])
    return next === null ? together : [...together, next]
  }

  /** The same words in every row describe the account, not the booking. */
  private isConstant({ distinct, filled }: Column): boolean {
    return distinct === 1 && filled > 0.9 && this.rows.length > 1
  }

  private baseOf(index: number): string {
    return foldHeading(this.headings[index] ?? '').replace(/ ?\d+$/, '')
  }

  wordiest(taken: readonly (number | null)[]): number | null {
    const words = this.columns.filter((column) => isWords(column) && !taken.includes(column.index))
    const weigh = ({ letters, filled, variety }: Column) => letters * filled * (0.2 + variety)
    return words.toSorted((a, b) => weigh(b) - weigh(a))[0]?.index ?? null
  }
}

const isCodes: Test = ({ currencies, filled }) => currencies >= 0.9 && filled >= 0.5
const isId: Test = ({ variety, filled, dates, isMoneyWritten }) =>
  variety >= 0.98 && filled >= 0.9 && dates < 0.5 && !isMoneyWritten
const isSteady: Test = ({ distinct, variety, filled, dates, isMoneyWritten }) =>
  filled >= 0.9 &&
  distinct <= 20 &&
  (distinct === 1 || variety < 0.5) &&
  dates < 0.5 &&
  !isMoneyWritten

/** As our own export heads them: of any other file a heading like these may mean the amount. */
function movedIn(headings: readonly string[]) {
  const said = headings.map(foldHeading)
  const [amount, currency] = [said.indexOf('account amount'), said.indexOf('account currency')]
  const isBoth =
    amount >= 0 && currency >= 0 && said.includes('amount') && said.includes('currency')
  return { accountAmount: isBoth ? amount : null, accountCurrency: isBoth ? currency : null }
}

/** Null when no column has dates, or none has money. */
export function guessColumns(
  rows: readonly CsvRecord[],
  headings: readonly string[],
): ColumnGuess | null {
  const guess = new Guesser(rows, headings)
  const date = guess.date()
  const balance = guess.named('balance', isMoney)
  const pair = guess.pair(balance)
  const fee = guess.named('fee', isMoney)
  const amount = pair ? null : guess.amount([balance, fee])
  if (date === null || (amount === null && pair === null)) return null
  const currency = guess.currency()
  const type = pair ? null : guess.type()
  const state = guess.named('state', isWords)
  const used = [date, amount, pair?.[0] ?? null, pair?.[1] ?? null, balance, fee, currency, type]
  const account = guess.named('account', isSteady, [...used, state])
  const merchant = guess.named('merchant', isName, [...used, state, account])
  const named = guess.description([...used, state, account, merchant])
  const description = named.length > 0 ? named : [merchant ?? guess.wordiest(used) ?? date]
  const bankId = guess.named('bankId', isId, [...used, state, account, merchant, ...description])
  const others = [...used, state, account, merchant, bankId, ...description]
  const category = guess.named('category', isName, others)
  const [debit, credit] = pair ?? [null, null]
  return {
    ...{ date, amount, debit, credit, type, fee, description, merchant },
    ...{ currency, bankId, account, state, category, balance },
    ...movedIn(headings),
  }
}
