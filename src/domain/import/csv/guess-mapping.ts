/** Guesses how to read a table: its columns, its numbers, its dates and what a plus means. */

import { exponentOf, isCurrency } from '#domain/money/money.ts'
import { decimalMarkOf } from '../../locale.ts'
import type { DecimalMark } from '../decimal.ts'
import { guessDateOrder } from '../guess-date-order.ts'
import { guessDecimalMark } from '../guess-decimal-mark.ts'
import { type MoneyCell, readMoneyCell } from '../money-cell.ts'
import type { Doubt, ReadingOptions } from '../statement.ts'
import { readWrittenDate } from '../written-date.ts'
import { balanceSays, isFeeExtra } from './csv-balance.ts'
import { isBookingLike } from './csv-dialect.ts'
import { isCardHeading, isCostHeading } from './csv-direction.ts'
import { findHeaderRow } from './csv-headings.ts'
import type { CsvMapping } from './csv-mapping.ts'
import type { CsvRecord, Delimiter } from './csv-table.ts'
import { type ColumnGuess, guessColumns } from './guess-columns.ts'

export interface GuessedMapping {
  readonly mapping: CsvMapping
  readonly doubts: readonly Doubt[]
}

type MoneyColumns = Pick<ColumnGuess, 'amount' | 'debit' | 'credit'>

function moneyIn(rows: readonly CsvRecord[], guess: MoneyColumns): readonly MoneyCell[] {
  const columns = [guess.amount, guess.debit, guess.credit].filter((column) => column !== null)
  return rows.flatMap(({ cells }) =>
    columns.flatMap((column) => readMoneyCell(cells[column] ?? '') ?? []),
  )
}

/** A code in a heading like `Amount (EUR)`, beside the numbers, or above the table. */
function findCurrency(
  guess: MoneyColumns,
  headings: readonly string[],
  money: readonly MoneyCell[],
  above: readonly CsvRecord[],
): string | null {
  const columns = [guess.amount, guess.debit, guess.credit].filter((column) => column !== null)
  const codesIn = (texts: readonly string[]) =>
    texts.flatMap((text) => text.match(/\b[A-Z]{3}\b/g) ?? []).filter(isCurrency)
  const inHeading = codesIn(columns.map((column) => headings[column] ?? ''))[0]
  const inYen = columns.some((column) => /[円¥]/.test(headings[column] ?? ''))
  const beside = money.find(({ currency }) => currency !== null)?.currency
  const aboveAll = new Set(codesIn(above.flatMap(({ cells }) => cells)))
  const onlyAbove = aboveAll.size === 1 ? Array.from(aboveAll)[0] : null
  return inHeading ?? (inYen ? 'JPY' : null) ?? beside ?? onlyAbove ?? null
}

/** A bank that writes the currency beside its amounts does so from the first ones on. */
const rowsLookedAt = 500

/** Which currency the table itself says its amounts are in; null when it says none. */
export function namedCurrency(records: readonly CsvRecord[], mapping: CsvMapping): string | null {
  const { headerRow } = mapping
  const headings = headerRow === null ? [] : (records[headerRow]?.cells ?? [])
  const above = headerRow === null ? [] : records.slice(0, headerRow)
  const from = (headerRow ?? -1) + 1
  const rows = records.slice(from, from + rowsLookedAt)
  return findCurrency(mapping, headings, moneyIn(rows, mapping), above)
}

/** What a plus means, and whether that is sure. */
function guessSign(
  rows: readonly CsvRecord[],
  guess: ColumnGuess,
  headings: readonly string[],
  mark: DecimalMark,
): { readonly sign: CsvMapping['sign']; readonly isSure: boolean } {
  const { amount, balance, type } = guess
  if (amount === null || type !== null) return { sign: 'plus-came', isSure: true }
  const said = balance === null ? null : balanceSays(rows, { amount, balance }, mark)
  if (said !== null) return { sign: said, isSure: true }
  const cells = rows.flatMap(({ cells }) => readMoneyCell(cells[amount] ?? '') ?? [])
  const negative = cells.filter(({ isNegative }) => isNegative).length
  const isCost = isCostHeading(headings[amount] ?? '')
  if (isCost && negative < cells.length / 2) return { sign: 'plus-left', isSure: true }
  const hasPlus = cells.some(({ isSigned, isNegative }) => isSigned && !isNegative)
  if (hasPlus || negative >= cells.length * 0.3) return { sign: 'plus-came', isSure: true }
  const isCard = headings.some(isCardHeading)
  return { sign: isCard ? 'plus-left' : 'plus-came', isSure: false }
}

function provenFee(rows: readonly CsvRecord[], guess: ColumnGuess, mark: DecimalMark) {
  const { amount, balance, fee } = guess
  if (amount === null || balance === null || fee === null) return null
  return isFeeExtra(rows, { amount, balance, fee }, mark) ? fee : null
}

const fallbackMark = (delimiter: Delimiter, locale: string | undefined): DecimalMark => {
  if (locale !== undefined) return decimalMarkOf(locale)
  return delimiter === ';' ? ',' : '.'
}

/** Null when the table has nothing that looks like bookings. */
export function guessMapping(
  records: readonly CsvRecord[],
  delimiter: Delimiter,
  options: ReadingOptions,
): GuessedMapping | null {
  const headerRow = findHeaderRow(records)
  const headings = headerRow === null ? [] : (records[headerRow]?.cells ?? [])
  const rows = records.slice((headerRow ?? -1) + 1).filter(isBookingLike)
  const guess = rows.length === 0 ? null : guessColumns(rows, headings)
  if (guess === null) return null
  const money = moneyIn(rows, guess)
  const above = headerRow === null ? [] : records.slice(0, headerRow)
  const currency = findCurrency(guess, headings, money, above) ?? options.currency
  const bodies = money.map(({ body }) => body)

  const type = money.some(({ isNegative }) => isNegative) ? null : guess.type
  const fallback = fallbackMark(delimiter, options.locale)
  const decimalMark = guessDecimalMark(bodies, exponentOf(currency), fallback)
  const dates = rows.flatMap(({ cells }) => readWrittenDate(cells[guess.date] ?? '') ?? [])
  const order = guessDateOrder(dates, options)
  const { sign, isSure } = guessSign(rows, { ...guess, type }, headings, decimalMark)
  const fee = provenFee(rows, guess, decimalMark)
  return {
    mapping: {
      ...{ ...guess, type, fee, delimiter, headerRow, decimalMark, sign },
      dateOrder: order?.order ?? 'dmy',
      defaultCurrency: currency,
    },
    doubts: [
      ...(order?.isSure === false ? (['date-order'] as const) : []),
      ...(isSure ? [] : (['sign'] as const)),
    ],
  }
}
