import type { Row } from '#contract/sync.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { Expense, ExpenseFields } from '../model/entry.ts'

type Method = ExpenseFields['paymentMethod']

const looksBack = 20
const fewest = 5

/** The newest of one's own, as far as a habit goes back. */
function newest(replica: Pick<Replica, 'months' | 'monthRows'>): readonly Expense[] {
  const rows: Expense[] = []
  for (const month of replica.months('expenses')) {
    rows.push(...(replica.monthRows('expenses', month) as readonly (Row & Expense)[]))
    if (rows.length >= looksBack) break
  }
  return rows.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, looksBack)
}

/** How this person pays mostly: one line among many does not change it. */
export function usualMethod(replica: Pick<Replica, 'months' | 'monthRows'>): Method {
  const rows = newest(replica)
  const counts = new Map<Method, number>()
  for (const { paymentMethod: one } of rows) counts.set(one, (counts.get(one) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  const isUsual = most !== undefined && most[1] >= fewest && most[1] * 2 > rows.length
  return isUsual ? most[0] : 'card'
}
