import { expect, it } from 'vitest'
import { adminRoles } from '#contract/permissions.ts'
import { roleQuestion } from './role-question.ts'

it('is asked before somebody becomes super admin or is one no longer, and only then', () => {
  for (const from of adminRoles) {
    for (const to of adminRoles) {
      const isGrave = from !== to && [from, to].includes('super_admin')
      expect([from, to, roleQuestion('Ben', from, to) !== null]).toEqual([from, to, isGrave])
    }
  }
  expect(roleQuestion('Ben', 'viewer', 'super_admin')?.title).toBe(
    'Change the role of Ben to Super admin?',
  )
  expect(roleQuestion('Ben', 'super_admin', 'viewer')?.action).toBe('Make Viewer')
})
