import { isByPlan } from '#domain/budgets/projection.ts'
import type { Day } from '#domain/calendar.ts'
import { type LedgerRow, netOf, partsOf } from '#domain/ledger.ts'
import { addAmounts } from '#domain/money.ts'
import type { TypedRate } from '#domain/rates.ts'

export interface CostRow extends LedgerRow {
  readonly rate?: TypedRate | null
  readonly templateId?: string | null
  readonly loanId?: string | null
  readonly installment?: object | null
}

/** What one day cost in one category. */
export interface CostCell {
  /** Of what could be told in the wanted currency; null when it is too large to be exact. */
  readonly cost: number | null
  /** Of that, what came by no plan. */
  readonly everyday: number | null
  /** The rows that could not. */
  readonly unknown: readonly CostRow[]
}

/** A month by day and category, in one currency, and the currencies its rows have. */
export interface MonthCosts {
  readonly days: ReadonlyMap<Day, ReadonlyMap<string | null, CostCell>>
  readonly currencies: ReadonlySet<string>
}

/** An amount of a row in the wanted currency; undefined while its rate is unknown. */
export type InCurrency = (row: CostRow, amount: number) => number | null | undefined

interface Cell {
  cost: number | null
  everyday: number | null
  unknown: CostRow[]
}

type Days = Map<Day, Map<string | null, Cell>>

function cellOf(days: Days, day: Day, categoryId: string | null): Cell {
  const cells = days.get(day) ?? new Map<string | null, Cell>()
  days.set(day, cells)
  const cell = cells.get(categoryId) ?? { cost: 0, everyday: 0, unknown: [] }
  cells.set(categoryId, cell)
  return cell
}

function addRow(days: Days, row: CostRow, inCurrency: InCurrency): void {
  for (const part of partsOf(row)) {
    const amount = netOf(part)
    if (amount === 0) continue
    const cell = cellOf(days, row.date, part.categoryId)
    const cost = inCurrency(row, amount)
    if (cost === undefined) {
      cell.unknown.push(row)
      continue
    }
    cell.cost = addAmounts(cell.cost, cost)
    if (!isByPlan(row)) cell.everyday = addAmounts(cell.everyday, cost)
  }
}

/** How many rows are counted before it is asked whether there is still time. */
const rowsAtOnce = 64

/** Counts a month; it may be left between some rows and gone on with later. */
export function* countMonth(
  rows: readonly CostRow[],
  inCurrency: InCurrency,
): Generator<undefined, MonthCosts> {
  const days: Days = new Map()
  const currencies = new Set<string>()
  let count = 0
  for (const row of rows) {
    count += 1
    if (count % rowsAtOnce === 0) yield
    currencies.add(row.currency)
    addRow(days, row, inCurrency)
  }
  return { days, currencies }
}
