import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors } from './errors.ts'
import { contributions } from './goals/entities.ts'
import { limits } from './limits.ts'

/** Section 5 of the specification: every message it gives, to the letter. */
const specified = {
  'invalid-contribution': 'Invalid contribution amount',
  'goal-not-found': 'Goal not found',
  'not-signed-in': 'Not signed in',
  'user-mismatch': 'Authenticated user mismatch',
  'no-user-with-phone': 'No user found with that phone number.',
  'phone-taken': 'A user with this phone number already exists. Please log in.',
  'otp-not-sent': 'Please send OTP first.',
  'uid-required': 'uid required',
} as const satisfies Partial<Record<ErrorCode, string>>

/** The specification shows no words for these, so the codes are ours. */
const ours: readonly ErrorCode[] = [
  'wrong-credentials',
  'account-not-active',
  'account-deleted',
  'not-allowed',
  'second-factor-needed',
  'wrong-second-factor',
  'second-factor-on',
  'second-factor-setup-needed',
  'password-change-needed',
  'password-expired',
  'fresh-proof-needed',
  'last-super-admin',
  'last-way-in',
  'email-taken',
  'not-found',
  'request-is-over',
  'already-exists',
  'demo-off',
  'demo-sends-nothing',
  'demo-stays-alone',
  'in-use',
  'stale-edit',
  'undo-over',
  'unproven',
  'book-full',
  'group-closed',
  'group-settling',
  'balance-open',
  'less-owed',
  'nothing-to-deny',
  'still-in-group',
  'last-owner',
  'no-advice-left',
  'invitation-over',
  'removed-from-group',
  'invalid-input',
  'no-such-command',
  'malformed-request',
  'unsupported-type',
  'unsupported-image',
  'wrong-code',
  'code-expired',
  'captcha-failed',
  'captcha-needed',
  'link-expired',
  'sms-not-set-up',
  'mail-not-set-up',
  'not-delivered',
  'number-not-reachable',
  'country-not-served',
  'token-may-not',
  'too-many-tokens',
  'proposal-over',
  'too-many-proposals',
  'ticket-over',
  'sso-failed',
  'sso-refused',
  'sso-only',
  'sso-not-allowed',
  'sso-unproven',
  'sso-link-needed',
  'sso-anew-or-link',
  'email-elsewhere',
  'sso-other-address',
  'passkey-refused',
  'no-passkeys-here',
  'no-guests',
  'seat-may-not',
  'seat-taken',
  'too-many-passkeys',
  'too-many-webhooks',
  'webhook-address',
  'no-amount',
  'too-many-pixels',
  'broken-picture',
  'reading-busy',
  'no-consent',
  'model-away',
  'receipts-full',
  'too-large',
  'key-reused',
  'too-many-requests',
  'too-busy',
  'unavailable',
  'unexpected',
]

const codes = Object.keys(errors) as ErrorCode[]

describe('section 5, validation messages', () => {
  it.each(Object.entries(specified))('%s says exactly "%s"', (code, message) => {
    expect(errors[code as ErrorCode].message).toBe(message)
  })

  it('has no code beyond the specified and ours', () => {
    expect([...codes].sort()).toEqual([...Object.keys(specified), ...ours].sort())
  })

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null])(
    'a contribution of %s is refused with the specified words',
    (value) => {
      const verdict = contributions.writable.amount.safeParse(value)
      expect(verdict.error?.issues[0]?.message).toBe('Invalid contribution amount')
    },
  )

  it('a contribution of one minor unit is taken', () => {
    expect(contributions.writable.amount.safeParse(1).success).toBe(true)
  })
})

describe('section 8, the catalogue', () => {
  it.each(codes)('%s has an error status and plain words', (code) => {
    const { status, message } = errors[code]
    expect(status).toBeGreaterThanOrEqual(400)
    expect(message).not.toMatch(/!|^HTTP/)
    expect(message.length).toBeLessThan(limits.errorTextCharacters)
  })

  it('says each thing once', () => {
    const messages = codes.map((code) => errors[code].message)
    expect(new Set(messages).size).toBe(messages.length)
  })
})
