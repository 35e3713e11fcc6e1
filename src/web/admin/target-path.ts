import type { AuditEntry } from '#contract/entities/admins.ts'
import { routes } from '#contract/routes.ts'

const paths: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => `${routes['admin-users'].path}?user=${id}`,
  group: (id) => `${routes['admin-groups'].path}?search=${id}`,
  support: (id) => `${routes['admin-support'].path}?message=${id}`,
  staff: () => routes['admin-staff'].path,
  testimonial: () => routes['admin-content'].path,
}

/** Where whom an action was about can be looked at; null where there is no such page. */
export function targetPath({ action, target }: Pick<AuditEntry, 'action' | 'target'>) {
  const [noun = ''] = action.split('.')
  return target !== null && Object.hasOwn(paths, noun) ? (paths[noun]?.(target) ?? null) : null
}
