import { dayAt, formatDay } from '#domain/calendar/calendar.ts'
import { answerableUntil } from '#domain/groups/gone/between.ts'
import {
  creditUnanswered,
  type Doubt,
  keptUnanswered,
  leavesUnanswered,
  lostUnanswered,
  removedUnanswered,
} from '#domain/groups/gone/unanswered.ts'
import { isSilent } from '#domain/groups/voices.ts'
import { formatAmount } from '#domain/money/money.ts'
import { Fault } from '#server/http/fault.ts'
import { requireProfile } from '#server/users/profiles.ts'
import { type Balance, balancesIn, readBalances } from '../balances.ts'
import type { OpenGroup } from '../open-group.ts'
import { readDeeds } from '../read-deeds.ts'
import { readKnown } from '../read-known.ts'
import { shortName } from '../short-name.ts'

const dayStyle = { weekday: 'long', day: 'numeric', month: 'long' } as const
const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** Refused with what it is, who can answer and until when, and what can be done meanwhile. */
async function refuseDoubt(
  { context, writer, group }: OpenGroup,
  { currency, amount, name, at, losers }: Doubt,
  who: 'You gain' | 'They gain' | 'They lose',
): Promise<never> {
  const { locale, timezone } = await requireProfile(context.tx.client, writer.uid)
  const sum = formatAmount(amount, currency, locale)
  const until = formatDay(dayAt(answerableUntil(at), timezone), locale, dayStyle)
  const named = group.members.filter(
    ({ memberId }) => losers.includes(memberId) && !isSilent(group.members, memberId),
  )
  const others = named.length > 0 ? listed.format(named.map(({ name }) => shortName(name))) : ''
  const words =
    who === 'They lose'
      ? `${who} ${sum} by it, and can deny it until ${until}.`
      : `${who} ${sum} by it. ${others || 'The others'} can deny it until ${until}.`
  const field = shortName(name)
  throw new Fault('balance-open', { [field]: `${words} Wait until then, or take it back first.` })
}

/** Nobody goes on nothing but what they, or a friend, wrote down a moment before. */
export async function requireAnswered(open: OpenGroup, all: readonly Balance[]): Promise<void> {
  const members = await readKnown(open, open.group.members)
  const openIn = (currency: string) => balancesIn(all, currency)
  const doubt = leavesUnanswered(members, await readDeeds(open), open.me.memberId, openIn)
  if (doubt) await refuseDoubt(open, doubt, 'You gain')
}

/**
 * Nor is anybody taken out who had no time to say that they are owed, or at whose gain others had
 * none.
 */
export async function requireHeard(
  open: OpenGroup,
  memberId: string,
  all: readonly Balance[],
): Promise<void> {
  const members = await readKnown(open, open.group.members)
  const openIn = (currency: string) => balancesIn(all, currency)
  const deeds = await readDeeds(open)
  const kept = keptUnanswered(members, deeds, memberId, openIn, open.me.memberId)
  if (kept) await refuseDoubt(open, kept, 'They gain')
  const credit = creditUnanswered(members, deeds, memberId, openIn, open.me.memberId)
  if (credit) await refuseDoubt(open, credit, 'They lose')
  if (isSilent(open.group.members, memberId)) return
  const doubt = removedUnanswered(members, deeds, memberId, openIn, open.me.memberId)
  if (doubt) await refuseDoubt(open, doubt, 'They lose')
}

/** They, or a name that cannot speak, lost by it lately, and did not say that it is so. */
export async function isDeniable(open: OpenGroup, id: string): Promise<boolean> {
  const members = await readKnown(open, open.group.members)
  const all = await readBalances(open.context.tx.client, open.writer.scope)
  const deeds = await readDeeds(open)
  const openIn = (currency: string) => balancesIn(all, currency)
  return lostUnanswered(members, deeds, open.me.memberId, openIn).has(id)
}
