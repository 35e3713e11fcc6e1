import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { createStaff } from '../members.ts'

type FirstAdminDeps = Pick<Engine, 'clock' | 'config' | 'database' | 'log' | 'outside'>

/** Makes the super admin of the settings when there is no active one; otherwise does nothing. */
export async function makeFirstSuperAdmin(deps: FirstAdminDeps): Promise<void> {
  const { config, database, log } = deps
  if (!config.firstAdmin) return
  const { rowCount } = await database.pool.query(
    `select 1 from staff where role = 'super_admin' and is_active limit 1`,
  )
  if (rowCount) return
  const { email, password } = config.firstAdmin
  try {
    const body = { email, displayName: 'Super admin', role: 'super_admin' } as const
    const { admin } = await createStaff(deps, null, body, password)
    log.info({ staffId: admin.id }, 'the first super admin was made from the settings')
  } catch (error) {
    // Another server was faster, or somebody else on the staff has this address.
    if (!(error instanceof Fault)) throw error
    log.warn('the first super admin was not made: somebody on the staff has ADMIN_EMAIL')
  }
}
