import { createHash, createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Captcha } from './captcha.ts'
import { hardness } from './hardness.ts'

const algorithm = 'PBKDF2/SHA-256'
const COST = 5000
/** Keys to try at first: about a quarter of a second on a laptop, never much longer. */
const COUNTER_LEAST = 100
const COUNTER_MOST = 400

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.int().min(16).max(64),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().default(0) }),
})

interface AltchaDeps {
  readonly secret: string
  readonly clock: Clock
  readonly database: Pick<Database, 'pool'>
  used(): Promise<number>
}

/** Our own proof of work: no visitor's address leaves the server. */
export function altcha({ secret, clock, database, used }: AltchaDeps): Captcha {
  const hmacSignatureSecret = createHmac('sha256', secret).update('captcha').digest('base64url')

  /** The first to use a proof has it, whichever server is asked. */
  async function isFirstUse(signature: string, expiresAt: Date): Promise<boolean> {
    const { rowCount } = await database.pool.query(
      `insert into identity.captcha_proofs (proof_hash, expires_at) values ($1, $2)
        on conflict do nothing`,
      [createHash('sha256').update(signature).digest('base64url'), expiresAt],
    )
    return rowCount === 1
  }

  return {
    async begin() {
      const expiresAt = new Date(clock.now().getTime() + limits.captchaLifeS * 1000)
      const times = hardness(await used())
      const counter = randomInt(COUNTER_LEAST * times, COUNTER_MOST * times)
      const wanted = { algorithm, cost: COST, counter, deriveKey, expiresAt, hmacSignatureSecret }
      const { parameters, signature = '' } = await createChallenge(wanted)
      return { provider: 'altcha', challenge: { parameters: { ...parameters }, signature } }
    },
    async isProven(proof, _address, isCostly = false) {
      const read = payload.safeParse(parse(proof))
      if (!read.success) return false
      const { challenge, solution } = read.data
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
      if (expiresAt <= clock.now()) return false
      if (isCostly && solution.counter < COUNTER_LEAST * leastNow(await used())) return false
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
      })
      return verified && isFirstUse(challenge.signature, expiresAt)
    },
  }
}

/** One step easier than what is handed out now: the budget may have shrunk since the question. */
const leastNow = (used: number) => hardness(used) / 2

function parse(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString())
  } catch {
    return null
  }
}
