import { dayAt, formatDay } from '#domain/calendar/calendar.ts'
import {
  answerableUntil,
  type Deed,
  type Doubt,
  leavesUnanswered,
  removedUnanswered,
} from '#domain/groups/gone/unanswered.ts'
import { answerDays } from '#domain/groups/group-limits.ts'
import { type Act, deedOf, type Fields } from '#domain/groups/joint/deeds.ts'
import { isSilent } from '#domain/groups/voices.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { type Balance, balancesIn } from '../balances.ts'
import type { OpenGroup } from '../open-group.ts'
import { readKnown } from '../read-known.ts'
import { shortName } from '../short-name.ts'

const dayMs = 86_400_000
const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const
const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

interface ToldDeed {
  readonly name: string
  readonly now: Fields | null
  readonly acts: readonly Act[]
}

/** All that was done with money in the last days, with what it was before. */
async function readDeeds({ context, writer }: OpenGroup): Promise<readonly Deed[]> {
  const since = new Date(context.now.getTime() - answerDays * dayMs)
  const { rows } = await context.tx.client.query<ToldDeed>(
    `select coalesce(e.description, a.name, d.name, 'A payment') as name,
        case when e.id is not null then json_build_object('currency', e.currency,
            'payers', e.payers, 'shares', e.shares)
          when s.id is not null then json_build_object('from', s.from_member,
            'to', s.to_member, 'amount', s.amount, 'currency', s.currency, 'status', s.status,
            'createdAt', to_json(s.created_at)#>>'{}')
          when j.id is not null then json_build_object('id', j.id, 'kind', j.kind,
            'memberId', j.member_id, 'amount', j.amount, 'currency', j.currency,
            'shares', j.shares, 'status', j.status) end as now, d.acts
      from (
        select subject_id as id, max(data->>'description') as name, json_agg(json_build_object(
            'kind', kind, 'memberId', member_id, 'createdAt', to_json(created_at)#>>'{}',
            'data', data) order by created_at, id) as acts
          from activity where scope = $1 and subject_id in (
            select subject_id from activity where scope = $1 and created_at > $2)
          and (kind like 'expense-%' or kind like 'settlement-%'
            or kind like 'account-entry%' or kind = 'debt-written-off')
          group by subject_id having max(created_at) > $2
      ) d
      left join group_expenses e on e.scope = $1 and e.id = d.id
      left join settlements s on s.scope = $1 and s.id = d.id
      left join group_account_entries j on j.scope = $1 and j.id = d.id
      left join group_accounts a on a.scope = $1 and a.id = j.account_id
      order by d.id`,
    [writer.scope, since],
  )
  return rows.flatMap((told) => deedOf({ ...told, since: since.toISOString() }))
}

/** Refused with what it is, who can answer and until when, and what can be done meanwhile. */
async function refuseDoubt(
  { context, writer, group }: OpenGroup,
  { currency, amount, name, at, losers }: Doubt,
  isMine: boolean,
): Promise<never> {
  const { locale, timezone } = await requireProfile(context.tx.client, writer.uid)
  const sum = formatAmount(amount, currency, locale)
  const until = formatDay(dayAt(answerableUntil(at), timezone), locale, dayStyle)
  const named = group.members.filter(
    ({ memberId }) => losers.includes(memberId) && !isSilent(group.members, memberId),
  )
  const others = named.length > 0 ? listed.format(named.map(({ name }) => shortName(name))) : ''
  const words = isMine
    ? `You gain ${sum} by it. ${others || 'The others'} can deny it until ${until}.`
    : `They lose ${sum} by it, and can deny it until ${until}.`
  const field = shortName(name)
  throw new Fault('balance-open', { [field]: `${words} Wait until then, or take it back first.` })
}

/** Nobody goes on nothing but what they, or a friend, wrote down a moment before. */
export async function requireAnswered(open: OpenGroup, all: readonly Balance[]): Promise<void> {
  const members = await readKnown(open, open.group.members)
  const openIn = (currency: string) => balancesIn(all, currency)
  const doubt = leavesUnanswered(members, await readDeeds(open), open.me.memberId, openIn)
  if (doubt) await refuseDoubt(open, doubt, true)
}

/** Nor is anybody taken out who had no time to say that they are owed. */
export async function requireHeard(
  open: OpenGroup,
  memberId: string,
  all: readonly Balance[],
): Promise<void> {
  if (isSilent(open.group.members, memberId)) return
  const members = await readKnown(open, open.group.members)
  const openIn = (currency: string) => balancesIn(all, currency)
  const doubt = removedUnanswered(members, await readDeeds(open), memberId, openIn)
  if (doubt) await refuseDoubt(open, doubt, false)
}
