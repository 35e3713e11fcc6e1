import type pg from 'pg'
import { lastUseOf } from '#server/auth/second-factor/user-factor.ts'
import { deviceName } from '#server/http/edge/device-name.ts'
import { writtenInGroups } from './written-in-groups.ts'

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
  ...writtenInGroups,
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
  security_events: {
    text: `select at, what, way, browser, network from identity.security_events
      where user_id = $1 order by seq`,
  },
  second_factor: {
    text: `select confirmed_at as "since", ${lastUseOf('t')} as "lastUsedAt",
        cardinality(recovery_hashes) as "recoveryCodesLeft"
      from identity.totp t where user_id = $1 and confirmed_at is not null`,
  },
  passkeys: {
    text: `select id, name, rp_id as host, created_at as "createdAt", last_used_at as "lastUsedAt"
      from identity.passkeys where user_id = $1 order by created_at, id`,
  },
  single_sign_on: {
    text: `select issuer, subject, since, last_used_at as "lastUsedAt"
      from identity.sso_links where user_id = $1 order by issuer`,
  },
  recoveries: {
    text: `select begun_at as "begunAt", due_at as "dueAt" from identity.recoveries
      where user_id = $1`,
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
  api_tokens: {
    text: `select id, name, hint, may, place, created_at as "createdAt", expires_at as "expiresAt",
        last_used_at as "lastUsedAt", last_address as "lastAddress"
      from api_tokens where user_id = $1 order by created_at, id`,
  },
  ended_tokens: {
    text: `select id, name, hint, ended_at as "endedAt" from ended_tokens
      where user_id = $1 order by ended_at, id`,
  },
  assistant_log: {
    text: `select at, token_id as "tokenId", tool, asked, told
      from assistant_log where user_id = $1 order by at, id`,
  },
  webhooks: {
    text: `select id, url, place, nouns, state, created_at as "createdAt",
        last_tried_at as "lastTriedAt", last_status as "lastStatus"
      from webhooks where user_id = $1 order by created_at, id`,
  },
  group_category_choices: {
    text: `select group_id as "groupId", group_category_id as "groupCategoryId",
        category_id as "categoryId"
      from group_category_choices where user_id = $1 order by group_id, group_category_id`,
  },
  /** Whom somebody does not want to hear of is theirs to know; by id, as in groups. */
  blocked_inviters: {
    text: `select inviter_id as "inviterId", blocked_at as "blockedAt" from blocked_inviters
      where user_id = $1 order by blocked_at, inviter_id`,
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
