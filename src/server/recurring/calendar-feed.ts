import type { CalendarState } from '#contract/calendar/entities.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import { type CalendarDay, calendarText } from '#domain/recurring/calendar-text.ts'
import { plannedRows } from '#domain/recurring/planned-rows.ts'
import type { Transaction } from '../db/database.ts'
import { wireObject } from '../documents/wire.ts'
import type { Engine } from '../engine.ts'
import { hashToken, newToken } from '../http/bearer-token.ts'
import { readProfile } from '../users/profiles.ts'
import { readMyParts } from './my-parts.ts'
import { readProgress } from './progress.ts'
import { type Kind, kinds, type Template } from './template.ts'

/** What a book may bring in a year; one that was made before that was bounded may bring more. */
const DAYS_MOST = 20_000

type FeedDeps = Pick<Engine, 'clock' | 'database'>

export async function readFeedState({ database }: FeedDeps, uid: string): Promise<CalendarState> {
  const { rows } = await database.pool.query<{ withAmounts: boolean; createdAt: Date }>(
    `select with_amounts as "withAmounts", created_at as "createdAt" from calendar_feeds
      where user_id = $1`,
    [uid],
  )
  const [feed] = rows
  return { feed: feed ? { ...feed, createdAt: feed.createdAt.toISOString() } : null }
}

/** Gives the token of the new address; the one before is worth nothing now. */
export async function makeFeed(
  { clock, database }: FeedDeps,
  uid: string,
  withAmounts: boolean,
  check?: (tx: Transaction) => Promise<void>,
): Promise<string> {
  const token = newToken()
  await database.transact(async (tx) => {
    await check?.(tx)
    await tx.client.query(
      `insert into calendar_feeds (user_id, token_hash, with_amounts, created_at)
        values ($1, $2, $3, $4)
        on conflict (user_id) do update set token_hash = $2, with_amounts = $3, created_at = $4`,
      [uid, hashToken(token), withAmounts, clock.now()],
    )
  })
  return token
}

export async function endFeed({ database }: FeedDeps, uid: string): Promise<void> {
  await database.pool.query('delete from calendar_feeds where user_id = $1', [uid])
}

/** A year ahead as a calendar file; null when nobody gave this token out, or took it back. */
export function readFeed({ clock, database }: FeedDeps, token: string): Promise<string | null> {
  const now = clock.now()
  return database.transact(async (tx) => {
    const { rows } = await tx.client.query<{ uid: string; withAmounts: boolean }>(
      `select user_id as uid, with_amounts as "withAmounts" from calendar_feeds
        where token_hash = $1`,
      [hashToken(token)],
    )
    const [feed] = rows
    const profile = feed ? await readProfile(tx.client, feed.uid) : null
    if (!feed || profile?.status !== 'active') return null
    const days: CalendarDay[] = []
    for (const kind of kinds)
      for (const day of await daysOf(tx, kind, profile, feed.withAmounts, now)) days.push(day)
    return calendarText(days.slice(0, DAYS_MOST), now.toISOString())
  })
}

/** What is done already, such as one posted before its day, is not ahead. */
async function daysOf(
  tx: Transaction,
  { templates }: Kind,
  { id: uid, timezone, locale }: UserRow,
  withAmounts: boolean,
  now: Date,
): Promise<readonly CalendarDay[]> {
  const scope = userScope(uid)
  const { rows } = await tx.client.query<{ row: Template }>(
    `select ${wireObject(templates)} as row from ${templates.table} t
      where t.scope = $1 and t.active order by t.id`,
    [scope],
  )
  const mine = await readMyParts(
    tx.client,
    scope,
    rows.map(({ row }) => row),
  )
  const byId = new Map(mine.map((template) => [template.id, template]))
  const progressOf = await readProgress(tx, scope, [...byId.keys()])
  const today = dayAt(now.getTime(), timezone)
  const end = Temporal.PlainDate.from(today).add({ years: 1 }).toString()
  return plannedRows([...byId.values()], today, end)
    .filter(({ templateId, dueOn }) => dueOn > (progressOf(templateId).doneThrough ?? ''))
    .map(({ templateId, dueOn, postOn, amount, currency }) => {
      const name = byId.get(templateId)?.description ?? ''
      const title = withAmounts ? `${name}, ${formatAmount(amount, currency, locale)}` : name
      return { uid: `${templateId}-${dueOn}@moneycomb`, day: postOn, title }
    })
}
