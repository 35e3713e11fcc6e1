/** Finds what was bought: the rows between the head of a receipt and its sums. */

import { roleWords } from '../words/row-labels.data.ts'
import type { Amount } from './amounts.ts'
import { leadingFigures, nameOfItem, quantityOf } from './item-parts.ts'
import { type LabelledRow, mainAmount } from './label-rows.ts'

export interface FoundItem {
  readonly name: string
  readonly quantity: number
  /** Below zero for a discount. */
  readonly amount: number
  readonly rows: readonly LabelledRow[]
}

const ends = (row: LabelledRow) =>
  (row.weight >= 4 || row.roles.has('subtotal')) && (row.amounts.length > 0 || row.broken !== null)

/** A row of the head of the list has no amounts, or it would be one of the list. */
const isHeadline = ({ words, amounts }: LabelledRow) =>
  roleWords.headline.test(words) && amounts.length === 0

/** From behind the last headline, or the first amount, to the first sum. */
function listed(rows: readonly LabelledRow[]): readonly LabelledRow[] {
  const end = rows.findIndex(ends)
  const before = end < 0 ? rows : rows.slice(0, end)
  const head = before.findLastIndex(isHeadline)
  if (head >= 0) return before.slice(head + 1)
  const first = before.findIndex(({ amounts }) => amounts.length > 0)
  return first < 0 ? [] : before.slice(Math.max(0, first - 1))
}

const isSumRow = ({ roles, weight, words }: LabelledRow) =>
  weight <= -2 ||
  weight >= 2 ||
  ['tax', 'cash', 'change', 'rounding', 'service', 'tip'].some((role) =>
    roles.has(role as 'tax'),
  ) ||
  /\bTOTAL\b|\bTABLE\b|\bINVOICE\b|\bRECEIPT\b/.test(words)

const signed = (amount: Amount, row: LabelledRow) =>
  amount.isNegative || (row.roles.has('discount') && !/\bX\b|@/.test(row.words))
    ? -amount.value
    : amount.value

/** Text without a figure, not yet part of anything. */
const isBareText = (row: LabelledRow | undefined): row is LabelledRow =>
  row !== undefined && row.amounts.length === 0 && !isSumRow(row) && /\p{L}{3}/u.test(row.row.text)

/** A figure without a name of its own has it on the row above or below. */
function namedBy(rows: readonly LabelledRow[], at: number, used: ReadonlySet<LabelledRow>) {
  const [above, below] = [rows[at - 1], rows[at + 1]]
  if (isBareText(above) && !used.has(above)) return above
  return isBareText(below) && !used.has(below) ? below : undefined
}

/** A figure that is what all before it come to is a sum, whatever the words beside it say. */
function untilSum(items: readonly FoundItem[]): readonly FoundItem[] {
  let sum = 0
  for (const [at, { amount }] of items.entries()) {
    if (at >= 2 && amount === sum) return items.slice(0, at)
    sum += amount
  }
  return items
}

export function findItems(rows: readonly LabelledRow[]): readonly FoundItem[] {
  const list = listed(rows)
  const lead = leadingFigures(list.filter((row) => row.amounts.length > 0 && !isSumRow(row)))
  const used = new Set<LabelledRow>()
  const items: FoundItem[] = []
  for (const [at, row] of list.entries()) {
    const amount = mainAmount(row)
    if (!amount || isSumRow(row)) continue
    const own = nameOfItem(row, lead)
    const other = own === '' ? namedBy(list, at, used) : undefined
    if (other) used.add(other)
    const name = own || (other ? nameOfItem(other, lead) : '')
    const value = signed(amount, row)
    if (name === '' || value === 0) continue
    const all = other ? [row, other] : [row]
    const quantity = quantityOf(all, list[at - 1], amount, lead)
    items.push({ name, quantity, amount: value, rows: all })
  }
  return untilSum(items)
}
