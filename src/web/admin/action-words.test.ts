import { describe, expect, it } from 'vitest'
import { auditActions } from '#contract/staff/entities.ts'
import { actionNames } from './action-names.ts'
import { actionParts, targetPath } from './action-words.ts'

const said = (
  action: string,
  details: Record<string, unknown> = {},
  targetName: string | null = 'Ben',
) => {
  const { before, whom, after } = actionParts({ action, details, targetName })
  return `${before}${whom ?? ''}${after}`
}

describe('actionParts', () => {
  it.each(auditActions)('has words for %s', (action) => {
    expect(said(action)).not.toBe(action)
    expect(actionNames[action]).not.toBe('')
  })

  it.each([
    [{ role: 'moderator' }, 'Made Ben Moderator'],
    [{ isActive: false }, 'Deactivated Ben'],
    [{ isActive: true }, 'Activated Ben'],
    [{ role: 'viewer', isActive: false }, 'Made Ben Viewer and deactivated'],
    [{ displayName: 'Ben' }, 'Renamed Ben'],
    [{}, 'Changed Ben'],
  ])('tells a change %j', (to, expected) => {
    expect(said('staff.change', { from: {}, to })).toBe(expected)
  })

  it('says of a user who it was, and why', () => {
    expect(said('user.suspend', { reason: 'Sent spam.' })).toBe('Suspended Ben: Sent spam.')
    expect(said('user.view')).toBe('Looked at Ben')
    expect(said('user.view', {}, null)).toBe('Looked at somebody who is gone')
    expect(said('user.search', { by: 'address', found: 1 })).toBe('Looked for Ben by address')
    expect(said('user.search', { by: 'name', found: 7 }, null)).toBe(
      'Looked for users by name, found 7',
    )
    expect(said('user.search', { by: 'text', found: 7 }, null)).toBe(
      'Looked for users by name or a part of an address, found 7',
    )
  })

  it('says how somebody came in, and why somebody did not', () => {
    expect(said('login')).toBe('Logged in')
    expect(said('login', { by: 'recovery-code' })).toBe('Logged in with a recovery code')
    expect(said('login.refused', { why: 'password' })).toBe('Was refused at log-in: wrong password')
    expect(said('login.refused', { why: 'code' })).toBe('Was refused at log-in: wrong code')
    expect(said('login.refused')).toBe('Was refused at log-in')
  })

  it('leads to whom it was about', () => {
    const target = 'b1'
    expect(targetPath({ action: 'user.view', target })).toBe('/admin/users?user=b1')
    expect(targetPath({ action: 'support.reply', target })).toBe('/admin/support?message=b1')
    expect(targetPath({ action: 'login', target })).toBeNull()
    expect(targetPath({ action: 'constructor.x', target })).toBeNull()
    expect(targetPath({ action: 'user.search', target: null })).toBeNull()
  })

  it('names the role somebody was added with', () => {
    expect(said('staff.create', { role: 'super_admin' })).toBe('Added Ben as Super admin')
    expect(said('staff.create', { role: 'owner' })).toBe('Added Ben as owner')
  })

  it('shows an action it does not know as it is', () => {
    expect(said('constructor')).toBe('constructor')
    expect(said('group.archive')).toBe('group.archive')
  })
})
