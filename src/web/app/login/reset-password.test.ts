import { expect, it } from 'vitest'
import { resetWords } from './reset-password.tsx'

it('says what a new password ended and what leads in now', () => {
  const ended = { sessions: 3, feed: true, tokens: 2, passkeys: 0, sso: true, phone: true }
  expect(resetWords({ ok: true, ended, phoneEnding: null })).toEqual([
    '3 devices were logged out.',
    'The calendar address no longer works. You can make a new one.',
    'Your tokens for programs no longer work. You can make new ones.',
    'Single sign-on was linked lately and is unlinked: somebody else may have linked it.',
    'The phone number was new and is removed: somebody else may have added it.',
    'Only your email with this password leads in now.',
  ])
})

it('says nothing of what there was not', () => {
  const ended = { sessions: 0, feed: false, tokens: 0, passkeys: 0, sso: false, phone: false }
  expect(resetWords({ ok: true, ended, phoneEnding: '45' })).toEqual([
    'Your email with this password leads in, and codes to the number ending in 45.',
  ])
  const [one] = resetWords({ ok: true, ended: { ...ended, sessions: 1 }, phoneEnding: null })
  expect(one).toBe('One device was logged out.')
})
