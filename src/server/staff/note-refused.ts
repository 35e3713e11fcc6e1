import type { Engine } from '../engine.ts'
import { audit } from './audit.ts'

/** Afterwards: how long the answer takes must not tell whether an address is somebody's here. */
export function noteRefused(
  { clock, database, outside }: Pick<Engine, 'clock' | 'database' | 'outside'>,
  staffId: string,
  why: 'password' | 'code' | 'inactive',
  action: 'login.refused' | 'proof.refused' = 'login.refused',
): void {
  const entry = { staffId, action, target: staffId, details: { why } } as const
  const at = clock.now()
  outside.later('what was refused was not kept', () =>
    database.transact((tx) => audit(tx, { ...entry, at })),
  )
}
