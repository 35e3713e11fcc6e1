import type { Quota } from '#contract/advice/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { type PlanName, plans } from '#contract/plans.ts'
import { userScope } from '#contract/sync.ts'
import { addMonths, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import { instantAt } from '#domain/calendar/clock-time.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'

type QuotaDeps = Pick<Engine, 'database'>
type Counted = Pick<
  UserRow,
  'id' | 'timezone' | 'subscriptionEndDate' | 'aiAdviceCount' | 'aiAdviceLastReset'
>

export const planOf = ({ subscriptionEndDate }: Counted, now: Date): PlanName =>
  subscriptionEndDate !== null && Date.parse(subscriptionEndDate) > now.getTime() ? 'plus' : 'free'

/** The month of the user's own calendar. */
function monthAt({ timezone }: Counted, now: Date) {
  const month = monthOf(dayAt(now.getTime(), timezone))
  const first = (some: string) => new Date(instantAt(`${some}-01`, '00:00', timezone))
  return { began: first(month), ends: first(addMonths(month, 1)) }
}

export function quotaOf(user: Counted, now: Date): Quota {
  const { began, ends } = monthAt(user, now)
  const isOfBefore = Date.parse(user.aiAdviceLastReset) < began.getTime()
  return {
    used: isOfBefore ? 0 : user.aiAdviceCount,
    limit: plans[planOf(user, now)].aiAdvicePerMonth,
    resetsAt: ends.toISOString(),
  }
}

/** Taken before anything is done, so that no number of servers gives out one too many. */
export async function takeCall({ database }: QuotaDeps, user: Counted, now: Date): Promise<Quota> {
  const { limit, resetsAt } = quotaOf(user, now)
  const { began, ends } = monthAt(user, now)
  const used = await database.transact(async ({ client, touched }) => {
    touched.add(userScope(user.id))
    const { rows } = await client.query<{ used: number }>(
      `update users set
        ai_advice_count = case when ai_advice_last_reset < $2 then 1 else ai_advice_count + 1 end,
        ai_advice_last_reset = greatest(ai_advice_last_reset, $2)
      where id = $1 and (ai_advice_last_reset < $2 or ai_advice_count < $3)
      returning ai_advice_count as used`,
      [user.id, began, limit],
    )
    return rows[0]?.used
  })
  if (used === undefined) {
    const waitS = Math.ceil((ends.getTime() - now.getTime()) / 1000)
    throw new Fault('no-advice-left', undefined, waitS)
  }
  return { used, limit, resetsAt }
}

/** A call that came to nothing costs nothing; what was taken in a month that is over is gone. */
export async function giveBack({ database }: QuotaDeps, user: Counted, now: Date): Promise<Quota> {
  const { limit, resetsAt } = quotaOf(user, now)
  const { began } = monthAt(user, now)
  const used = await database.transact(async ({ client, touched }) => {
    touched.add(userScope(user.id))
    const { rows } = await client.query<{ used: number }>(
      `update users set ai_advice_count = greatest(0, ai_advice_count - 1)
        where id = $1 and ai_advice_last_reset >= $2 returning ai_advice_count as used`,
      [user.id, began],
    )
    return rows[0]?.used ?? 0
  })
  return { used, limit, resetsAt }
}
