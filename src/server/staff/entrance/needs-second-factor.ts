import type { AdminRole } from '#contract/permissions.ts'
import type { Config } from '#server/config.ts'

/**
 * Whether a password alone is too little. A super admin can do everything, so where others than
 * this machine reach the server it always is; of the rest of the staff a setting asks it.
 */
export const needsSecondFactor = (
  { isSecondFactorRequired, isLocal }: Pick<Config, 'isSecondFactorRequired' | 'isLocal'>,
  role: AdminRole,
): boolean => isSecondFactorRequired || (role === 'super_admin' && !isLocal)
