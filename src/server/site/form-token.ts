import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Engine } from '../engine.ts'
import { isSameText } from '../http/same-text.ts'

type FormTokenDeps = Pick<Engine, 'clock' | 'config' | 'database'>

/** Nobody reads a form and writes to us in less. */
const LEAST_MS = 3000
const MOST_MS = 4 * 3_600_000

const seal = ({ config }: FormTokenDeps, text: string) =>
  createHmac('sha256', config.authSecret).update(`contact form ${text}`).digest('base64url')

/** Says when a form was given out, so that what comes back at once or twice is known. */
export function makeFormToken(deps: FormTokenDeps): string {
  const text = `${deps.clock.now().getTime()}.${randomBytes(9).toString('base64url')}`
  return `${text}.${seal(deps, text)}`
}

/** Whether the form is ours, was open for a while, and was not sent before. */
export async function spendFormToken(deps: FormTokenDeps, token: string): Promise<boolean> {
  const [madeAt = '', nonce = '', given = ''] = token.split('.')
  if (!isSameText(given, seal(deps, `${madeAt}.${nonce}`))) return false
  const age = deps.clock.now().getTime() - Number(madeAt)
  if (age < LEAST_MS || age > MOST_MS) return false
  const { rowCount } = await deps.database.pool.query(
    `insert into identity.captcha_proofs (proof_hash, expires_at) values ($1, $2)
      on conflict do nothing`,
    [createHash('sha256').update(token).digest('base64url'), new Date(Number(madeAt) + MOST_MS)],
  )
  return rowCount === 1
}
