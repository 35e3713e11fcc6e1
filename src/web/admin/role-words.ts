import type { AdminRole } from '#contract/permissions.ts'

export const roleWords: Readonly<Record<AdminRole, string>> = {
  super_admin: 'Super admin',
  moderator: 'Moderator',
  support: 'Support',
  viewer: 'Viewer',
}
