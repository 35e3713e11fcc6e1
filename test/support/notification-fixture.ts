import { randomUUID } from 'node:crypto'
import type { UserRow } from '#contract/identity/session.ts'
import type { Notice } from '#server/notifications/create-notice.ts'
import { notify } from '#server/notifications/notify.ts'
import type { TestEngine } from './engine.ts'

export interface Person {
  readonly uid: string
  readonly email: string
  readonly sessionId: string
}

const columns: Readonly<Record<string, string>> = {
  emailNotifications: 'email_notifications',
  pushNotifications: 'push_notifications',
  emailVerified: 'email_verified',
  emailRhythm: 'email_rhythm',
  mutedEmail: 'muted_email',
  quietFrom: 'quiet_from',
  quietTo: 'quiet_to',
  timezone: 'timezone',
  status: 'status',
}

/** Somebody signed up, with these things in their profile. */
export async function newPerson(
  { engine }: TestEngine,
  profile: Partial<UserRow> = {},
): Promise<Person> {
  const email = `${randomUUID()}@example.org`
  const body = { email, password: 'four plain words', name: 'Anna Berg' }
  const { uid, token } = await engine.identity.signUp(body)
  const { pool } = engine.database
  await pool.query(
    `update users set email_verified = true, timezone = 'Europe/Berlin' where id = $1`,
    [uid],
  )
  for (const [field, value] of Object.entries(profile)) {
    await pool.query(`update users set ${columns[field]} = $2 where id = $1`, [uid, value])
  }
  const caller = await engine.identity.whoIs(token)
  return { uid, email, sessionId: caller?.sessionId ?? '' }
}

let counter = 0

export const newNotice = (uid: string, fields: Partial<Notice> = {}): Notice => ({
  uid,
  kind: 'recurring-posted',
  subject: `subject-${counter++}`,
  period: '2026-03',
  title: 'Rent was posted',
  body: '900.00 EUR on 1 March.',
  link: '/mcapp/expenses',
  ...fields,
})

/** In a transaction of its own, at the time the engine believes in. */
export const tell = ({ engine }: TestEngine, notice: Notice): Promise<boolean> =>
  engine.database.transact((tx) => notify(engine, tx, notice, engine.clock.now()))

export interface ToldNotice {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly read: boolean
  readonly data: Readonly<Record<string, unknown>>
}

/** The oldest first. */
export async function noticesOf({ engine }: TestEngine, uid: string) {
  const { rows } = await engine.database.pool.query<ToldNotice>(
    `select id, kind, title, body, link, read, data
      from notifications where scope = $1 order by id`,
    [`u:${uid}`],
  )
  return rows
}
