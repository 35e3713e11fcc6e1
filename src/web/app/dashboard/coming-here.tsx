import { useMemo } from 'react'
import type { RowOf } from '#contract/collections.ts'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { type Day, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import { netOf, worthOf } from '#domain/ledger.ts'
import { instalmentsAhead } from '#domain/loans/standing.ts'
import { type Coming, comingSoon, type NamedTemplate } from '#domain/recurring/coming.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import type { EntryType } from '#web/data/one-book.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useMyPart } from '#web/groups/use-my-part.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { type EntriesOf, useEntries } from '#web/reports/use-entries.ts'
import { UpcomingCard } from './upcoming-card.tsx'

type Answered = DashboardAnswer['upcoming']

const sources = { expense: 'expenses', income: 'incomes' } as const

/** What is written down for the days after today, with what it counts. */
export function writtenSoon(entriesOf: EntriesOf, kind: EntryType, today: Day): Coming[] {
  const { to } = soonSpan(today)
  const months = [...new Set([monthOf(today), monthOf(to)])]
  const rows = months.flatMap((month) => entriesOf(kind, month))
  return rows.flatMap((row): Coming[] => {
    const amount = netOf(worthOf(row))
    if (row.date <= today || row.date > to || amount === 0) return []
    const from = row.groupId === undefined ? sources[kind] : ('group_shares' as const)
    const { id, date, description, currency } = row
    return [{ kind, id, from, day: date, title: description, amount, currency, isWaiting: false }]
  })
}

interface Loans {
  readonly loans: readonly RowOf<'loans'>[]
  readonly payments: readonly RowOf<'payments'>[]
  readonly timezone: string
}

/** What loans that run ask for in the next days. */
function instalmentsSoon({ loans, payments, timezone }: Loans, today: Day): Coming[] {
  const paidOf = Map.groupBy(payments, ({ loanId }) => loanId)
  const running = loans.filter(({ status }) => status === 'active')
  return running.flatMap((loan) => {
    const { id, name, currency } = loan
    const trackFrom = loan.trackFrom ?? dayAt(Date.parse(loan.createdAt), timezone)
    const ahead = instalmentsAhead(loan, paidOf.get(id) ?? [], trackFrom, soonSpan(today))
    const about = { kind: 'loan', id, from: null, title: name, currency, isWaiting: false } as const
    return ahead.map((one) => ({ ...about, ...one }))
  })
}

// One just made waits for nothing yet.
const named = (row: Omit<NamedTemplate, 'waitingOn'> & Partial<NamedTemplate>): NamedTemplate => ({
  ...row,
  waitingOn: row.waitingOn ?? [],
})

/** By the rows of this device; only an instalment that is late is as the server said. */
function useUpcoming(answered: Answered): Answered {
  const entriesOf = useEntries()
  const [costs, incomes] = [useRows('expense_templates'), useRows('income_templates')]
  const [loans, payments] = [useRows('loans'), useRows('payments')]
  const { timezone } = useLocale()
  const myPart = useMyPart()
  const today = useToday()
  return useMemo(() => {
    const besides = [
      ...answered.filter(({ kind, day }) => kind === 'loan' && day < today),
      ...instalmentsSoon({ loans, payments, timezone }, today),
      ...writtenSoon(entriesOf, 'expense', today),
      ...writtenSoon(entriesOf, 'income', today),
    ]
    const expense = costs.map((row) => named(myPart(row)))
    return comingSoon({ expense, income: incomes.map(named), besides }, today)
  }, [answered, entriesOf, costs, incomes, loans, payments, timezone, myPart, today])
}

/** What is soon by the rows of this device, while the server cannot be asked. */
export const ComingHere = ({ coming }: { readonly coming: Answered }) => (
  <UpcomingCard coming={useUpcoming(coming)} />
)
