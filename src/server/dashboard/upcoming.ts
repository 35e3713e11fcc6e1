import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { comingCards } from '#domain/accounts/coming-cards.ts'
import { givenOf } from '#domain/accounts/given-ahead.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { comingSoon, type NamedTransfer } from '#domain/recurring/coming.ts'
import { soonSpan } from '#domain/recurring/soon.ts'
import { readAhead } from '../accounts/read-ahead.ts'
import type { Look } from '../analytics/look.ts'
import type { Templates } from '../analytics/plans.ts'
import { openInstalments } from '../loans/open-instalments.ts'

export type Upcoming = DashboardAnswer['upcoming'][number]

export type Instalment = Omit<Upcoming, 'kind' | 'from' | 'isWaiting'> & {
  /** Its owner writes payments down; others are entered on their day by themselves. */
  readonly isByHand: boolean
  readonly accountId: string | null
}

/** All that is late of a loan as one, with its oldest day, and each instalment from $3 to $4. */
export const instalmentsQuestion = `select o.id, o.name as title, o.currency, min(o.date) as day,
    sum(o.amount)::bigint as amount, o.posting = 'by-hand' as "isByHand",
    o.pay_from_id as "accountId"
  from (${openInstalments}) o where o.date <= $4
  group by o.id, o.name, o.currency, o.posting, o.pay_from_id,
    case when o.date >= $3 then o.date end`

/** Whether an account is there that pays a card: what it will be is counted only then. */
export const paidCardsQuestion = `select exists (select from accounts where scope = $1
  and kind = 'card' and not archived and pay_from_id is not null and due_on_day is not null
) as "isAny"`

export type WrittenAhead = Omit<Upcoming, 'isWaiting'>

/** What is written down for days after today, with what it counts; what came by plan too. */
export const writtenQuestion = `select kind, p.source as "from", entry_id as id, date as day,
    currency, sum(net)::bigint as amount, coalesce(
      (select description from expenses
        where scope = $1 and id = p.entry_id and p.source = 'expenses'),
      (select description from incomes
        where scope = $1 and id = p.entry_id and p.source = 'incomes'),
      (select description from group_shares
        where scope = $1 and id = p.entry_id and p.source = 'group_shares')
    ) as title
  from ledger_parts p where scope = $1 and date > $3 and date <= $4
  group by kind, p.source, p.entry_id, date, currency having sum(net) <> 0`

interface Known {
  readonly transferTemplates: readonly { readonly row: NamedTransfer }[]
  readonly instalments: readonly Instalment[]
  readonly written: readonly WrittenAhead[]
  readonly paidCards: readonly { readonly isAny: boolean }[]
}

/** What comes soon, or up to another day, the soonest first. */
export async function upcomingOf(
  look: Look,
  templates: Templates,
  known: Known,
  to: Day = soonSpan(look.today).to,
): Promise<Upcoming[]> {
  const { today } = look
  const { instalments, written, transferTemplates, paidCards } = known
  const cards = paidCards.some(({ isAny }) => isAny) ? await readCards(look, to) : []
  return comingSoon(
    {
      ...templates,
      transfer: transferTemplates.map(({ row }) => row),
      instalments: instalments.map(({ isByHand, ...row }) => ({
        ...{ ...row, kind: 'loan' as const, from: null },
        isWaiting: isByHand && row.day < today,
      })),
      besides: [...written.map((row) => ({ ...row, isWaiting: false })), ...cards],
    },
    today,
    to,
  )
}

/** What cards will be paid with: it is spent on the day something is bought, and not again. */
async function readCards({ db, uid, today, lens }: Look, to: Day): Promise<readonly Upcoming[]> {
  const ahead = lens === 'group' ? null : await readAhead(db, uid, today)
  return ahead ? comingCards(givenOf(ahead.rows), to) : []
}
