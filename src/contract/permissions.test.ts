import { describe, expect, it } from 'vitest'
import { can } from '#domain/permissions.ts'
import {
  type AdminRole,
  adminRoles,
  defaultAdminRole,
  permissions,
  resources,
  userRole,
  verbs,
} from './permissions.ts'

/** Section 6 of the specification, in its own form. */
const specified: Record<AdminRole, string> = {
  super_admin: `users read/write/delete/manage; groups read/write/delete/manage;
    system read/write/delete/manage; content read/write/delete/manage;
    support read/write/delete/manage; analytics read/write/delete/manage`,
  moderator: `users read/write; groups read/write/delete; content read/write/delete;
    support read/write`,
  support: 'users read; groups read; support read/write; analytics read',
  viewer: 'users read; groups read; analytics read',
}

const grants = (role: AdminRole) =>
  new Set(
    specified[role].split(/;\s+/).flatMap((grant) => {
      const [resource, allowed = ''] = grant.split(' ')
      return allowed.split('/').map((verb) => `${resource} ${verb}`)
    }),
  )

const roles = Object.keys(specified) as AdminRole[]
const everything = resources.flatMap((resource) => verbs.map((verb) => [resource, verb] as const))

describe('section 6, roles and permissions', () => {
  it('has the four roles, the six resources and the four verbs', () => {
    expect([...adminRoles].sort()).toEqual([...roles].sort())
    expect(resources).toEqual(['users', 'groups', 'system', 'content', 'support', 'analytics'])
    expect(verbs).toEqual(['read', 'write', 'delete', 'manage'])
    expect(Object.keys(permissions).sort()).toEqual([...roles].sort())
  })

  it.each(roles)('grants %s what is specified and nothing else', (role) => {
    const admin = { role, isActive: true }
    const allowed = everything
      .filter(([resource, verb]) => can(permissions, admin, resource, verb))
      .map((pair) => pair.join(' '))
    expect(allowed.sort()).toEqual([...grants(role)].sort())
  })

  it.each(roles)('grants an inactive %s nothing', (role) => {
    const admin = { role, isActive: false }
    expect(everything.filter((pair) => can(permissions, admin, ...pair))).toEqual([])
  })

  it('grants nothing to nobody, makes staff a viewer and app users users', () => {
    expect(everything.filter((pair) => can(permissions, null, ...pair))).toEqual([])
    expect(defaultAdminRole).toBe('viewer')
    expect(userRole).toBe('user')
  })
})
