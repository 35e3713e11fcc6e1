import { type FactorDeps, isGuessable, KeptFactor } from '#server/auth/second-factor/kept-factor.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { audit } from '../audit.ts'
import { type Guesser, limitCodesOf } from './limit-guesses.ts'

export const staffFactor = new KeptFactor({ table: 'staff_totp', owner: 'staff_id' })

/** Turns it on; the recovery codes are in the answer and nowhere else. */
export async function confirmTotp(deps: FactorDeps, tx: Transaction, id: string, code: string) {
  const codes = await staffFactor.confirm(deps, tx, id, code)
  await audit(tx, { staffId: id, action: 'totp.enable', target: id, at: deps.clock.now() })
  return codes
}

/** New ones while it stays on. */
export async function renewRecoveryCodes(tx: Transaction, staffId: string, at: Date) {
  await audit(tx, { staffId, action: 'totp.recovery', target: staffId, at })
  return staffFactor.setRecoveryCodes(tx, staffId)
}

export async function limitCode(
  deps: Pick<Engine, 'database'>,
  guesser: Guesser,
  typed: string,
): Promise<void> {
  if (isGuessable(typed)) await limitCodesOf(deps, guesser)
}
