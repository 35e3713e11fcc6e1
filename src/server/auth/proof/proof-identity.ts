import { limits } from '#contract/limits.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import type { IdentityParts } from '../better-auth.ts'
import type { ProofIdentity, Proven } from '../identity.ts'
import { isOnOf } from '../second-factor/user-factor.ts'

/** A demo is nobody's: there is nothing to show, and nothing to take. */
const howProven = `select
    u.demo_until is not null or coalesce(s.proven_at > $2, false) as "isRecent",
    exists (select from identity.accounts a where a.user_id = s.user_id
      and a.provider_id = 'credential' and a.password is not null) as "hasPassword",
    ${isOnOf('s.user_id')} as "hasSecondFactor"
  from identity.sessions s join users u on u.id = s.user_id where s.token = $1`

const unknown: Proven = { isRecent: false, hasPassword: false, hasSecondFactor: false }

/** Who showed lately that it is them. Read anew each time: it is asked seldom. */
export function proofIdentity({ database, clock }: IdentityParts): ProofIdentity {
  const { pool } = database
  return {
    async howProven(token) {
      const since = new Date(clock.now().getTime() - limits.proofLifeS * 1000)
      const { rows } = await pool.query<Proven>(howProven, [hashToken(token), since])
      return rows[0] ?? unknown
    },
  }
}
