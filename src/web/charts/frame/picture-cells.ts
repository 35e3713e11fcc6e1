import type { Cell } from '#domain/csv.ts'
import { type FigureOf, missingAmounts } from '#domain/money/figure-words.ts'
import { decimalOf } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
import type { ChartWriting } from '../series.ts'

export const withoutRateHeading = say('Without a rate')

interface FigureAmount extends FigureOf {
  readonly to?: string | null
}

/** Words, a share, or an amount with the way to the rows it is made of. */
export type FigureCell =
  | string
  | FigureAmount
  | { readonly percent: number | null }
  | { readonly count: number }

export interface FigureTable {
  readonly headings: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly FigureCell[] }[]
}

const lackingOf = (cell: FigureCell) =>
  typeof cell !== 'string' && 'amount' in cell ? (cell.missing ?? []) : []

const isLacking = ({ rows }: FigureTable) =>
  rows.some(({ cells }) => cells.some((cell) => lackingOf(cell).length > 0))

/** What has no rate takes a column for all. */
export const tableHeadings = (table: FigureTable): readonly string[] =>
  isLacking(table) ? [...table.headings, withoutRateHeading] : table.headings

function fileCell(cell: FigureCell, currency: string): Cell {
  if (typeof cell === 'string') return cell
  if ('count' in cell) return cell.count
  if ('percent' in cell) return cell.percent
  return cell.amount === null ? null : { decimal: decimalOf(cell.amount, currency) }
}

/** For a file: numbers as numbers, whatever the locale. */
export function tableCells(
  table: FigureTable,
  { currency, locale }: ChartWriting,
): readonly (readonly Cell[])[] {
  const hasLacking = isLacking(table)
  const lackingCell = (cells: readonly FigureCell[]): Cell =>
    cells
      .flatMap((cell, at) => {
        const lacking = lackingOf(cell)
        const words = missingAmounts(lacking, locale)
        return lacking.length > 0 ? [`${table.headings[at]}: ${words}`] : []
      })
      .join('; ')
  return table.rows.map(({ cells }) => [
    ...cells.map((cell) => fileCell(cell, currency)),
    ...(hasLacking ? [lackingCell(cells)] : []),
  ])
}
