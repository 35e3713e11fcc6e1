import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Replica } from '#web/data/replica/types.ts'

/** What a new user has done of the first steps. */
export interface Start {
  readonly hasExpense: boolean
  readonly hasIncome: boolean
  readonly hasPlan: boolean
}

const hasRows = (replica: Replica, table: Parameters<Replica['months']>[0]) =>
  replica.months(table).some((month) => replica.monthRows(table, month).length > 0)

/** Somebody who kept a book for more than a month knows their way. */
const youngMonths = 1

const monthsOf = (replica: Replica) =>
  new Set((['expenses', 'incomes', 'group_shares'] as const).flatMap((t) => replica.months(t))).size

function startOf(replica: Replica): Start | null {
  const start = {
    hasExpense: hasRows(replica, 'expenses') || hasRows(replica, 'group_shares'),
    hasIncome: hasRows(replica, 'incomes'),
    hasPlan: (['budgets', 'expense_templates', 'income_templates', 'goals'] as const).some((t) =>
      hasRows(replica, t),
    ),
  }
  return monthsOf(replica) > youngMonths ? null : start
}

function answeredStart({ start, cashFlow }: DashboardAnswer): Start | null {
  const months = cashFlow.filter(({ income, spending }) => income !== 0 || spending !== 0)
  return months.length > youngMonths ? null : start
}

/** Null once there is nothing to start any more; the server knows before the copy is whole. */
export function startNow(replica: Replica | null, answer: DashboardAnswer | null): Start | null {
  const start = replica ? startOf(replica) : answer && answeredStart(answer)
  const isDone = start?.hasExpense && start.hasIncome && start.hasPlan
  return isDone ? null : start
}
