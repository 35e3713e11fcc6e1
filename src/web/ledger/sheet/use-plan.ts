import { useMemo, useState } from 'react'
import { typedAmount } from '#domain/money/money.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import type { Entry, Expense } from '../model/entry.ts'
import { type Draft, draftOf, isExpense } from './draft.ts'
import { partsOfPlan, totalOfPlan } from './save/plan-writes.ts'

export type PlanScope = 'part' | 'plan'

export interface Plan {
  readonly parts: readonly Expense[]
  readonly scope: PlanScope
  /** What the fields show for the part alone, or for the whole plan. */
  readonly turn: (scope: PlanScope) => Partial<Draft>
}

/** The plan an expense is part of, if any, and whether all of it is being changed. */
export function usePlan(entry: Entry | null): Plan | null {
  const { replica, version } = useTable('expenses')
  const { locale, currency } = useLocale()
  const [scope, setScope] = useState<PlanScope>('part')
  const planId = entry && isExpense(entry) ? entry.installment?.planId : undefined
  const parts = useMemo(
    () => (planId && version >= 0 ? partsOfPlan(replica.rows('expenses').values(), planId) : []),
    [replica, version, planId],
  )
  if (entry === null || parts.length < 2) return null
  const turn = (next: PlanScope): Partial<Draft> => {
    setScope(next)
    const { amount, date } = draftOf(entry, locale, currency)
    if (next === 'part') return { amount, date, months: null }
    return {
      amount: typedAmount(totalOfPlan(parts), entry.currency, locale),
      date: parts[0]?.date ?? date,
      months: String(parts.length),
    }
  }
  return { parts, scope, turn }
}
