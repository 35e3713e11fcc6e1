import { routes } from '#contract/routes.ts'
import { addDays, type Day, dayAt, writtenDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { Engine } from '../engine.ts'
import { notify } from '../notifications/notify.ts'

interface Due {
  readonly id: string
  readonly uid: string
  readonly name: string
  readonly currency: string
  readonly remindDays: number
  readonly dueOn: Day
  readonly amount: number
  readonly timezone: string
  readonly locale: string
}

/** Tells people of an instalment some days before it is due, once each. */
export async function remindInstalments(
  engine: Pick<Engine, 'database' | 'log'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  for (const due of await readAhead(engine, now)) {
    if (signal?.aborted) return
    const today = dayAt(now.getTime(), due.timezone)
    if (due.dueOn < today || addDays(today, due.remindDays) < due.dueOn) continue
    const about = { uid: due.uid, subject: due.id, period: due.dueOn }
    const link = routes.loan.path.replace(':id', due.id)
    const notice = { ...about, ...dueWords(due, today), kind: 'loan-payment-due', link } as const
    await engine.database.transact((tx) => notify(engine, tx, notice, now))
  }
}

/** The next open instalment of each, where it may be time by now in somebody's zone. */
async function readAhead({ database }: Pick<Engine, 'database'>, now: Date) {
  const { rows } = await database.pool.query<Due>(
    `select l.id, u.id as uid, l.name, l.currency, l.remind_days as "remindDays",
        a.date as "dueOn", case a.date when l.next_due_on then l.next_due_amount
          else a.payment + a.fees end as amount, u.timezone, u.locale
      from loans l join users u on u.scope = l.scope
      cross join lateral (
        select date, payment, fees from amortization s
        where s.scope = l.scope and s.loan_id = l.id
          and s.date >= greatest($1::date - 1, l.next_due_on)
        order by date limit 1) a
      where l.status = 'active' and l.remind_days is not null and u.status = 'active'
        and l.next_due_on - l.remind_days <= $1::date + 1
        and a.date - l.remind_days <= $1::date + 1 and a.payment + a.fees > 0
        and not exists (select from notice_keys k where k.user_id = u.id
          and k.kind = 'loan-payment-due' and k.subject = l.id::text and k.period = a.date::text)
      order by l.id`,
    [dayAt(now.getTime(), 'UTC')],
  )
  return rows
}

function dueWords({ name, amount, currency, locale, dueOn }: Due, today: Day) {
  const written = writtenDay(dueOn, today, locale, { day: 'numeric', month: 'long' })
  return {
    title: `${name.trim()}: payment due on ${written}`,
    body: `${formatAmount(amount, currency, locale)} is due.`,
  }
}
