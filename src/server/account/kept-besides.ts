import type pg from 'pg'
import { deviceName } from '../auth/session/device-name.ts'

type Values = Readonly<Record<string, unknown>>

export interface ExportedTable {
  readonly name: string
  readonly fields: readonly string[]
  readonly rows: readonly Values[]
}

/**
 * What is kept about a user that is no document: where they signed in, and what they asked us. A
 * test walks all tables, so that none is forgotten.
 */
export async function keptBesides(
  client: Pick<pg.PoolClient, 'query'>,
  uid: string,
): Promise<readonly ExportedTable[]> {
  const kept: ExportedTable[] = []
  for (const [name, { text, tell }] of Object.entries(questions)) {
    const { rows, fields } = await client.query<Values>(text, [uid])
    const told = tell ? rows.map(tell) : rows
    const names = told[0] ? Object.keys(told[0]) : fields.map((field) => field.name)
    kept.push({ name, fields: names, rows: told })
  }
  return kept
}

interface Question {
  readonly text: string
  readonly tell?: (row: Values) => Values
}

const questions: Readonly<Record<string, Question>> = {
  sign_ins: {
    text: `select id, '' as device, user_agent as "userAgent", ip_address as address,
        created_at as "createdAt", updated_at as "lastUsedAt", expires_at as "expiresAt"
      from identity.sessions where user_id = $1 order by created_at, id`,
    tell: (row) => ({ ...row, device: deviceName(String(row.userAgent ?? '')) }),
  },
  known_networks: {
    text: `select network, seen_at as "seenAt" from identity.known_places
      where user_id = $1 order by seen_at, network`,
  },
  /** The mark a browser is known again by is a hash, and says nothing to its owner. */
  known_browsers: {
    text: `select device, seen_at as "seenAt" from identity.known_devices
      where user_id = $1 and device not like '#%' order by seen_at, device`,
  },
  last_seen: { text: 'select at from last_seen where user_id = $1' },
  /** With what is in it, messages could be sent there. */
  push_browsers: {
    text: `select session_id as "signInId", created_at as "createdAt" from push_subscriptions
      where user_id = $1 order by created_at, session_id`,
  },
  calendar_feeds: {
    text: `select with_amounts as "withAmounts", created_at as "createdAt" from calendar_feeds
      where user_id = $1`,
  },
  group_category_choices: {
    text: `select group_id as "groupId", group_category_id as "groupCategoryId",
        category_id as "categoryId"
      from group_category_choices where user_id = $1 order by group_id, group_category_id`,
  },
  plus_requests: {
    text: `select asked_at as "askedAt", months from plus_requests where user_id = $1`,
  },
  contact_messages: {
    text: `select id, created_at as "createdAt", name, email, topic, message, status,
        (select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'sentAt', r.sent_at)
          order by r.created_at, r.id), '[]') from support_replies r
          where r.message_id = m.id and r.sent_at is not null) as answers
      from support_messages m where user_id = $1 order by created_at, id`,
  },
}
