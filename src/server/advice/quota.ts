import type { Quota } from '#contract/advice/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { type PlanName, plans } from '#contract/plans.ts'
import { addMonths, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import { instantAt } from '#domain/calendar/clock-time.ts'
import { changeRows } from '#server/documents/rows.ts'
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

const returning = 'ai_advice_count as used'

/** Taken before anything is done, so that no number of servers gives out one too many. */
export async function takeCall({ database }: QuotaDeps, user: Counted, now: Date): Promise<Quota> {
  const { limit, resetsAt } = quotaOf(user, now)
  const { began, ends } = monthAt(user, now)
  const used = await database.transact(async (tx) => {
    const { rows } = await changeRows<{ used: number }>(tx, {
      ...{ table: 'users', values: [user.id, began, limit], returning },
      set: `ai_advice_last_reset = greatest(t.ai_advice_last_reset, $2), ai_advice_count =
        case when t.ai_advice_last_reset < $2 then 1 else t.ai_advice_count + 1 end`,
      where: 't.id = $1 and (t.ai_advice_last_reset < $2 or t.ai_advice_count < $3)',
    })
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
  const used = await database.transact(async (tx) => {
    const { rows } = await changeRows<{ used: number }>(tx, {
      ...{ table: 'users', values: [user.id, began], returning },
      set: 'ai_advice_count = greatest(0, t.ai_advice_count - 1)',
      where: 't.id = $1 and t.ai_advice_last_reset >= $2',
    })
    return rows[0]?.used ?? 0
  })
  return { used, limit, resetsAt }
}
