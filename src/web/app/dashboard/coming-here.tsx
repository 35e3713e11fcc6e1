import { useMemo } from 'react'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { comingCards } from '#domain/accounts/coming-cards.ts'
import { type Day, monthOf } from '#domain/calendar/calendar.ts'
import { netOf, worthOf } from '#domain/ledger.ts'
import {
  type Coming,
  type ComingInstalment,
  comingSoon,
  type NamedTransfer,
} from '#domain/recurring/coming.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import { useGivenAhead } from '#web/accounts/ahead/use-accounts-ahead.ts'
import type { EntryType } from '#web/data/one-book.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useMyPart } from '#web/groups/use-my-part.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { type Instalment, useInstalments } from '#web/recurring/use-instalments.ts'
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

const comingOf = ({ loan, day, amount }: Instalment): ComingInstalment => ({
  ...{ kind: 'loan', id: loan.id, from: null, day, title: loan.name, accountId: loan.payFromId },
  ...{ amount, currency: loan.currency, isWaiting: false },
})

// One just made waits for nothing yet.
const named = <Row extends Partial<Pick<NamedTransfer, 'waitingOn'>>>(row: Row) => ({
  ...row,
  waitingOn: row.waitingOn ?? [],
})

/** By the rows of this device; only an instalment that is late is as the server said. */
function useUpcoming(answered: Answered): Answered {
  const entriesOf = useEntries()
  const [costs, incomes] = [useRows('expense_templates'), useRows('income_templates')]
  const transfers = useRows('transfer_templates')
  const myPart = useMyPart()
  const today = useToday()
  const { to } = soonSpan(today)
  const due = useInstalments(today, to)
  const given = useGivenAhead()
  return useMemo(() => {
    const late = answered.filter(({ kind, day }) => kind === 'loan' && day < today)
    const instalments = [...late, ...due.map(comingOf)]
    const besides = [
      ...comingCards(given, to),
      ...writtenSoon(entriesOf, 'expense', today),
      ...writtenSoon(entriesOf, 'income', today),
    ]
    const expense = costs.map((row) => named(myPart(row)))
    const [income, transfer] = [incomes.map(named), transfers.map(named)]
    return comingSoon({ expense, income, transfer, instalments, besides }, today)
  }, [answered, entriesOf, costs, incomes, transfers, due, given, myPart, today, to])
}

/** What is soon by the rows of this device, until the server has answered. */
export const ComingHere = ({ coming }: { readonly coming: Answered }) => (
  <UpcomingCard isHere coming={useUpcoming(coming)} />
)
