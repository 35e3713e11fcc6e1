import { useMemo } from 'react'
import type { SafeByAccounts, SafeByIncome } from '#contract/dashboard/entities.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { useDashboard } from '#web/reports/use-dashboard.ts'
import { say } from '#web/words/say.ts'
import type { BudgetBook } from './budget-view.ts'
import { accountsIn, monthIn, monthNow, noteOf } from './month-left.ts'
import { useKnownHere } from './use-known-here.ts'

interface MonthLeft {
  readonly month: SafeByIncome | null
  readonly accounts: SafeByAccounts | null
  /** The server is being asked for the first time. */
  readonly isAwaited: boolean
  /** What cannot be said without the server, or is older than the book. */
  readonly note: string | null
}

const style = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const

/** What the month leaves, whatever the budgets say. */
export function useMonthLeft({ costs, templates, today }: BudgetBook): MonthLeft {
  const { currency, locale } = useLocale()
  const { phase } = useReplicaStatus()
  const { answer, at, isOld, hasFailed } = useDashboard(monthOf(today))
  const months = costs.byCurrency.get(currency)
  const here = useKnownHere(templates, today)
  const said = answer?.currency === currency ? answer : null
  const month = useMemo(() => {
    const left = monthIn(said?.safeToSpend ?? null)
    return left && isOld && months ? monthNow(left, months, today, here) : left
  }, [said, isOld, months, today, here])
  const isAway = isOld && (phase === 'offline' || hasFailed)
  if (!said) {
    const note = say('What the month has counts too, as soon as the server can be reached.')
    return { month: null, accounts: null, isAwaited: !isAway, note: isAway ? note : null }
  }
  const when = new Date(at ?? 0).toLocaleString(locale, style)
  const accounts = accountsIn(said.safeToSpend)
  const note = month && noteOf({ isOld, here: months && here, when, accounts })
  return { month, accounts, isAwaited: false, note }
}
