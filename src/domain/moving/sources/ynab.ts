/** The register of YNAB, and its plan: what was assigned to each category, month by month. */
import { accept, type ReadingOptions, refuse, type Verdict } from '../../import/statement.ts'
import { readWrittenDate } from '../../import/written-date.ts'
import { categoryKey, type MovedBudget } from '../moved-book.ts'
import { plainLine, type SourceShape, unread } from '../read-lines.ts'
import { isTableOf, moneyReader, type SourceTable } from '../source-table.ts'

const moved = /^Transfer : (.+)$/
const inParts = /^Split \((\d+)\/(\d+)\) ?/

/** "Inflow: Ready to Assign" says that money came, not what for. */
const isInflow = (group: string) => /^inflow$/i.test(group)

export const ynab: SourceShape = {
  source: 'ynab',
  headings: ['account', 'date', 'payee', 'category', 'memo', 'outflow', 'inflow'],
  date: 'date',
  money: ['outflow', 'inflow'],
  read({ cell, line }, { money, currency }) {
    const out = money(cell('outflow') || '0', currency)
    const came = money(cell('inflow') || '0', currency)
    if (out === null || came === null) return unread.noAmount
    const payee = cell('payee')
    const other = moved.exec(payee)?.[1]?.trim() ?? null
    const group = cell('category group')
    const part = inParts.exec(cell('memo'))
    const flag = cell('flag')
    const isOpening = payee === 'Starting Balance'
    const isNone = isInflow(group) || other !== null || /^uncategorized$/i.test(cell('category'))
    return [
      {
        ...plainLine,
        ...{ account: cell('account') || 'YNAB', amount: came - out, currency, payee, other },
        group: isNone ? null : group || null,
        category: isNone ? null : cell('category') || null,
        notes: cell('memo').replace(inParts, '').trim() || null,
        tags: flag ? [flag] : [],
        kind: isOpening ? 'opening' : other === null ? 'entry' : 'transfer',
        // Its parts stand one below the other.
        split: part ? `${line - Number(part[1])} of ${part[2]}` : null,
      },
    ]
  },
}

export const isPlan = (table: SourceTable) =>
  isTableOf(table, ['month', 'category', 'activity']) &&
  (table.headings.includes('assigned') || table.headings.includes('budgeted'))

interface Assigned {
  readonly name: string
  readonly group: string | null
  readonly months: Map<string, number>
}

export interface ReadPlan {
  readonly budgets: readonly MovedBudget[]
  /** What each category moved in a month, by category and month, as the plan says. */
  readonly activity: ReadonlyMap<string, number>
  /** Months with nothing assigned between others. */
  readonly gaps: number
}

const monthIn = (cell: string) => {
  const read = readWrittenDate(`1 ${cell.trim()}`)
  return read && 'day' in read ? read.day.slice(0, 7) : null
}

export function readPlan(table: SourceTable, { currency }: ReadingOptions): Verdict<ReadPlan> {
  const money = moneyReader(
    table.rows.flatMap(({ cell }) => [cell('assigned', 'budgeted'), cell('activity')]),
    currency,
  )
  const found = new Map<string, Assigned>()
  const activity = new Map<string, number>()
  let gaps = 0
  for (const { cell } of table.rows) {
    const [month, group, name] = [monthIn(cell('month')), cell('category group'), cell('category')]
    if (month === null || name === '' || isInflow(group)) continue
    const key = categoryKey(group || null, name)
    const spent = money(cell('activity'), currency)
    if (spent) activity.set(`${key}\n${month}`, spent)
    const amount = money(cell('assigned', 'budgeted'), currency)
    const one = found.get(key) ?? { name, group: group || null, months: new Map() }
    found.set(key, one)
    if (amount !== null && amount > 0) one.months.set(month, amount)
    else if (one.months.size > 0) gaps += 1
  }
  if (table.rows.length > 0 && found.size === 0) {
    return refuse('not-a-statement', 'This plan has no months that can be read.')
  }
  const budgets = Array.from(found, ([key, { name, group, months }]): MovedBudget => {
    const inOrder = [...months].toSorted(([a], [b]) => a.localeCompare(b))
    return {
      ...{ key, name, group, category: key, currency },
      months: inOrder.map(([month, amount]) => ({ month, amount })),
    }
  }).filter(({ months }) => months.length > 0)
  return accept({ budgets, activity, gaps })
}
