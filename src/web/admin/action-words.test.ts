import { describe, expect, it } from 'vitest'
import { auditActions } from '#contract/entities/admins.ts'
import { actionWords } from './action-words.ts'

const said = (action: string, details: Record<string, unknown> = {}, targetName = 'Ben') =>
  actionWords({ action, details, targetName })

describe('actionWords', () => {
  it.each(auditActions)('has words for %s', (action) => {
    expect(said(action)).not.toBe(action)
  })

  it.each([
    [{ role: 'moderator' }, 'Made Ben Moderator'],
    [{ isActive: false }, 'Deactivated Ben'],
    [{ isActive: true }, 'Activated Ben'],
    [{ role: 'viewer', isActive: false }, 'Made Ben Viewer and deactivated Ben'],
    [{ displayName: 'Ben' }, 'Renamed Ben'],
    [{}, 'Changed Ben'],
  ])('tells a change %j', (to, expected) => {
    expect(said('staff.change', { from: {}, to })).toBe(expected)
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
