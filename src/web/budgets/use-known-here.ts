import { useMemo } from 'react'
import { daysAhead } from '#domain/ahead.ts'
import { type ComingTemplate, upcomingIn } from '#domain/budgets/upcoming.ts'
import { addMonths, type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { earnedOf } from '#domain/ledger.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { sumIn } from '#web/reports/sum-in.ts'
import { type EntriesOf, useEntries } from '#web/reports/use-entries.ts'
import type { KnownHere } from './month-left.ts'

interface Book {
  readonly entriesOf: EntriesOf
  readonly currency: string
  readonly today: Day
  readonly templates: Readonly<Record<'expense' | 'income', readonly ComingTemplate[]>>
  /** The interest of instalments that become expenses comes by plan too. */
  readonly hasLoanPlans: boolean
}

const usualMonths = [3, 2, 1]

/** Of what has only the wanted currency: with rates it is left to the server. */
export function knownHere(book: Book): KnownHere {
  const { entriesOf, currency, today, templates, hasLoanPlans } = book
  const month = monthRange(monthOf(today))
  const ahead = daysAhead(month, today)
  const earnedIn = (span: { readonly from: Day; readonly to: Day }) =>
    sumIn(entriesOf('income', monthOf(span.from)), span, currency, earnedOf)
  const planned = (kind: 'expense' | 'income') => {
    const into = (amount: number, one: string) => (one === currency ? amount : null)
    const all =
      ahead && upcomingIn(templates[kind], null, ahead, Object.assign(into, { to: currency }))
    return all === null ? 0 : all.missing.length > 0 ? null : all.amount
  }
  const before = usualMonths.map((back) => {
    const span = monthRange(addMonths(monthOf(today), -back))
    return { ...span, income: earnedIn(span) }
  })
  const [received, incomeEntered] = [
    earnedIn({ from: month.from, to: today }),
    ahead ? earnedIn(ahead) : 0,
  ]
  const [incomeAhead, upcoming] = [planned('income'), planned('expense')]
  const all = [received, incomeEntered, incomeAhead, ...before.map(({ income }) => income)]
  return {
    ...(all.includes(null) ? {} : { income: { received, incomeEntered, incomeAhead, before } }),
    ...(upcoming === null || hasLoanPlans ? {} : { upcoming }),
  }
}

/** What this device knows of the month besides its spending. */
export function useKnownHere(expense: readonly ComingTemplate[], today: Day): KnownHere {
  const { currency } = useLocale()
  const entriesOf = useEntries()
  const rows = useRows('income_templates')
  const loans = useRows('loans')
  return useMemo(() => {
    const income = rows.map((row): ComingTemplate => ({ ...row, waitingOn: row.waitingOn ?? [] }))
    const hasLoanPlans = loans.some(
      ({ status, posting }) => status === 'active' && posting === 'expense',
    )
    const templates = { expense, income }
    return knownHere({ entriesOf, currency, today, templates, hasLoanPlans })
  }, [entriesOf, currency, today, expense, rows, loans])
}
