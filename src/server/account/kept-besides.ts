import type pg from 'pg'
import { deviceName } from '../auth/session/device-name.ts'

type Values = Readonly<Record<string, unknown>>

export interface Kept {
  readonly name: string
  readonly fields: readonly string[]
  readonly rows: readonly Values[]
}

/** What is kept about a user that is no document: where they signed in, and what they asked us. */
export async function keptBesides(
  client: Pick<pg.PoolClient, 'query'>,
  uid: string,
): Promise<readonly Kept[]> {
  const kept: Kept[] = []
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
  contact_messages: {
    text: `select id, created_at as "createdAt", name, email, topic, message, status
      from support_messages where user_id = $1 order by created_at, id`,
  },
}
