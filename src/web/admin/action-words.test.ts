import { describe, expect, it } from 'vitest'
import { auditActions } from '#contract/staff/entities.ts'
import { actionNames } from './action-names.ts'
import { actionParts, targetPath } from './action-words.ts'

const said = (
  action: string,
  details: Record<string, unknown> = {},
  targetName: string | null = 'Ben',
  target: string | null = null,
) => {
  const { before, whom, after } = actionParts({ action, details, target, targetName })
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
    expect(said('user.activate', { reason: 'A mistake.' })).toBe('Let Ben in again: A mistake.')
    // Before a reason was asked for.
    expect(said('user.activate')).toBe('Let Ben in again')
    expect(said('user.view')).toBe('Looked at Ben')
    expect(said('user.view', {}, null)).toBe('Looked at somebody who is gone')
    const gone = '0192a3b4-0000-7000-8000-00000089abcd'
    expect(said('user.delete', { reason: 'Asked for it.' }, null, gone)).toBe(
      'Deleted the account of somebody who is gone (…89abcd): Asked for it.',
    )
    const ofTheirs = { to: 'approved', userId: gone }
    expect(said('testimonial.review', ofTheirs, null, 'an-id-of-the-testimonial')).toBe(
      'Approved the testimonial of somebody who is gone (…89abcd)',
    )
    expect(said('support.view', {}, null, 'an-id-of-the-message')).toBe(
      'Read the message of somebody who is gone',
    )
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
    expect(said('proof.refused', { why: 'password' })).toBe(
      'Did not confirm who they are: wrong password',
    )
  })

  it('tells a request that was turned down from a plan that was ended', () => {
    const until = '2026-12-17T20:00:00.000Z'
    expect(said('user.plus', { months: null, from: until })).toBe('Turned down Plus for Ben')
    expect(said('user.plus', { months: 0, from: null })).toBe('Turned down Plus for Ben')
    expect(said('user.plus', { months: 0, from: until })).toBe('Ended Plus of Ben')
    expect(said('user.plus', { months: 0, from: until, reason: 'Paid for twice.' })).toBe(
      'Ended Plus of Ben: Paid for twice.',
    )
    expect(said('user.plus', { months: 1, from: null })).toBe('Gave Ben Plus for 1 month')
  })

  it('calls a job as its list does, and one of before by its name', () => {
    const [name, title] = ['recount-goals', 'Check the sums of goals']
    expect(said('job.run', { name, title })).toBe('Asked for the job “Check the sums of goals”')
    expect(said('job.run', { name })).toBe('Asked for the job “recount goals”')
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
