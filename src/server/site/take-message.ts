import { randomUUIDv7 } from 'node:crypto'
import type { ContactBody } from '#contract/support/entities.ts'
import type { Engine } from '../engine.ts'
import { takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import { spendFormToken } from './form-token.ts'

type MessageDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'outside' | 'log'>

export interface Sender {
  readonly address: string
  /** The proof of work, or nothing where no script ran. */
  readonly proof: string
  readonly token: string
  /** Whoever is signed in, by their session: an address that is typed shows nothing. */
  readonly uid: string | null
}

const HOUR_S = 3600
/** From everybody together: what a flood may cost those who read it. */
const IN_ALL_PER_HOUR = 600
/** Without a proof, only so large a part of the others is taken. */
const PART_WITHOUT_PROOF = 3

/** Puts a message into the queue of support; faults when it may be from a machine or a flood. */
export async function takeMessage(
  deps: MessageDeps,
  message: ContactBody,
  { address, proof, token, uid }: Sender,
): Promise<string> {
  const { config, database, outside, clock, log } = deps
  const isProven = proof !== '' && (await outside.captcha.isProven(proof, address))
  if (!isProven && !(await spendFormToken(deps, token))) throw new Fault('captcha-failed')
  const most = config.site.contactsPerHour
  const limit = isProven ? most : Math.max(1, Math.floor(most / PART_WITHOUT_PROOF))
  await takeTokenFrom(database, { kind: 'contact', address, limit, windowS: HOUR_S })
  await takeToken(database, { bucket: 'contact', limit: IN_ALL_PER_HOUR, windowS: HOUR_S })
  const id = randomUUIDv7()
  const at = clock.now()
  const { name, email, topic, message: text } = message
  await database.transact(async ({ client }) => {
    await client.query(
      `insert into support_messages
        (id, created_at, updated_at, name, email, topic, message, status, user_id)
        values ($1, $2, $2, $3, $4, $5, $6, 'open',
          (select id from users where id = $7 and demo_until is null))`,
      [id, at, name, email, topic, text, uid],
    )
  })
  log.info({ topic, isProven }, 'a message to support was taken')
  return id
}
