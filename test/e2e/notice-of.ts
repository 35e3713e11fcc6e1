import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { NotificationKind } from '#contract/notifications/entities.ts'
import { insertRows } from '#server/documents/rows.ts'
import { byHand } from '#test/support/by-hand.ts'
import type { TestServer } from '../support/server.ts'
import type { Person } from './person.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'

/** Somebody with this person's password logs in on a device that is new to the account. */
export async function logInElsewhere(url: string, { email, password }: Person): Promise<void> {
  const answer = await fetch(new URL('/api/auth/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': iphone },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`log-in answered ${answer.status}`)
}

interface Told {
  readonly title: string
  readonly body?: string
  readonly link?: string
  readonly daysAgo?: number
  readonly kind?: NotificationKind
  readonly data?: Readonly<Record<string, unknown>>
}

/** As a job of the server would have told it. */
export async function storeNotice(
  { databaseUrl }: TestServer,
  { session }: Person,
  told: Told,
): Promise<void> {
  const { title, body = 'Something to know.', link = '/mcapp/expenses', daysAgo = 0 } = told
  const { kind = 'announcement', data = {} } = told
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await insertRows(byHand(client), {
    table: 'notifications',
    rows: `(id, scope, kind, title, body, link, data, read, created_at)
      values ($1, $2, $7, $3, $4, $5, $8, false, now() - make_interval(days => $6))`,
    values: [randomUUID(), `u:${session.user.id}`, title, body, link, daysAgo, kind, data],
  })
  await client.end()
}
