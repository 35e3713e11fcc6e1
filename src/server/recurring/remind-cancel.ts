import { routes } from '#contract/routes.ts'
import { type Day, dayAt, daysBetween } from '#domain/calendar/calendar.ts'
import { type Contract, cancelBy } from '#domain/recurring/cancel-by.ts'
import { soonDays } from '#domain/recurring/soon.ts'
import type { Engine } from '../engine.ts'
import { notify } from '../notifications/notify.ts'
import { cancelWords } from './notice-words.ts'

/** Time to write a letter, and once more when it gets short. */
const leadDays = [soonDays, 3]

interface Bound {
  readonly id: string
  readonly description: string
  readonly startOn: Day
  readonly contract: Contract
  readonly uid: string
  readonly timezone: string
  readonly locale: string
}

/** Tells people of the last day to cancel, once for each lead and term. */
export async function remindCancel(
  engine: Pick<Engine, 'database' | 'log'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await engine.database.pool.query<Bound>(
    `select t.id, t.description, t.start_on as "startOn", t.contract,
        u.id as uid, u.timezone, u.locale
      from expense_templates t join users u on u.scope = t.scope
      where t.active and t.contract is not null and u.status = 'active' order by t.id`,
  )
  for (const { id, uid, ...bound } of rows) {
    if (signal?.aborted) return
    const today = dayAt(now.getTime(), bound.timezone)
    const last = cancelBy(bound.contract, bound.startOn, today)
    const lead = last && leadDays.findLast((days) => daysBetween(today, last.day) <= days)
    if (!last || !lead) continue
    const about = { uid, subject: id, period: `${last.day} ${lead}`, kind: 'cancel-by' } as const
    const notice = { ...about, ...cancelWords(bound, last), link: routes.recurring.path }
    await engine.database.transact((tx) => notify(engine, tx, notice, now))
  }
}
