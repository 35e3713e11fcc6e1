import { expect, it } from 'vitest'
import { adminRoles, permissions } from '#contract/permissions.ts'
import { can } from '#domain/permissions.ts'
import { roleLeads } from './role-words.ts'

it('says of a role what the matrix says', () => {
  for (const role of adminRoles) {
    const admin = { role, isActive: true, permissions: permissions[role] }
    const lead = roleLeads[role]
    const may = (...[resource, verb]: ['users' | 'content' | 'support', 'write' | 'delete']) =>
      can(permissions, admin, resource, verb)
    expect([role, /deleting accounts/.test(lead)]).toEqual([role, may('users', 'delete')])
    // Who may not write users sees their addresses masked.
    expect([role, /addresses hidden/.test(lead)]).toEqual([role, !may('users', 'write')])
    const answers = /Everything|support|Answers/.test(lead)
    expect([role, answers]).toEqual([role, may('support', 'write')])
    const reviews = /Everything|testimonials/.test(lead)
    expect([role, reviews]).toEqual([role, may('content', 'write')])
  }
})
