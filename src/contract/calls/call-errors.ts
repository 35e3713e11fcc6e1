/** What each call may be refused with: none answers a code that is not written down for it. */
import type { ErrorCode } from '../errors.ts'
import type { EveryCallName } from './every-call.ts'

/** What any call like it may answer. */
export const commonErrors = {
  any: ['too-busy', 'too-many-requests', 'unavailable', 'unexpected'],
  user: [
    ...(['account-deleted', 'account-not-active', 'not-signed-in', 'seat-may-not'] as const),
    'token-may-not',
  ],
  admin: [
    ...(['account-not-active', 'not-allowed', 'not-signed-in'] as const),
    ...(['password-change-needed', 'second-factor-setup-needed'] as const),
  ],
  token: ['not-found'],
  proof: ['fresh-proof-needed'],
  /** Asked by a page of another site, or with a body it does not take. */
  writing: ['not-allowed', 'too-large', 'unsupported-type'],
  body: ['invalid-input', 'malformed-request'],
  query: ['invalid-input', 'malformed-request'],
  path: ['invalid-input', 'not-found'],
} as const satisfies Readonly<Record<string, readonly ErrorCode[]>>

/** Of whatever writes in a book or a group: which of them depends on the command. */
export const commandErrors = [
  ...(['already-exists', 'balance-open', 'book-full', 'demo-sends-nothing'] as const),
  ...(['demo-stays-alone', 'goal-not-found', 'group-closed', 'group-settling'] as const),
  ...(['in-use', 'invalid-contribution', 'invalid-input', 'invitation-over'] as const),
  ...(['key-reused', 'last-owner', 'less-owed', 'malformed-request', 'nothing-to-deny'] as const),
  ...(['no-such-command', 'not-allowed', 'not-found', 'proposal-over'] as const),
  ...(['removed-from-group'] as const),
  ...(['request-is-over', 'stale-edit', 'still-in-group', 'too-large'] as const),
  ...(['uid-required', 'unproven', 'user-mismatch'] as const),
] as const satisfies readonly ErrorCode[]

/** Of whatever sends a message to somebody. */
const ofMail = ['mail-not-set-up', 'not-delivered'] as const
const ofSms = [
  ...(['country-not-served', 'not-delivered', 'number-not-reachable'] as const),
  ...(['sms-not-set-up'] as const),
] as const
const ofHumans = ['captcha-failed', 'captcha-needed'] as const
const ofCodes = ['code-expired', 'otp-not-sent', 'wrong-code'] as const
const ofEntering = ['account-deleted', 'account-not-active', 'wrong-credentials'] as const
const ofSecond = ['second-factor-needed', 'wrong-second-factor'] as const
const ofStaffEntering = [
  ...(['account-not-active', 'not-signed-in', 'password-change-needed'] as const),
  ...(['password-expired', 'second-factor-needed', 'second-factor-setup-needed'] as const),
  ...(['wrong-credentials', 'wrong-second-factor'] as const),
] as const
const ofSso = ['not-found', 'sso-failed', 'sso-refused'] as const
const ofPictures = ['broken-picture', 'too-many-pixels', 'unsupported-image'] as const
const ofSeats = ['demo-stays-alone', 'invitation-over', 'removed-from-group'] as const
const ofTelling = ['not-found', 'not-signed-in'] as const

export const errorsOfCalls = {
  'groups.create-expense': commandErrors,
  'groups.get': ['not-allowed', 'not-found'],
  'groups.create': commandErrors,
  'groups.invite': [...commandErrors, ...ofMail, ...ofSms],
  'groups.create-goal': commandErrors,
  'groups.update-status': commandErrors,
  'groups.accept': commandErrors,
  'groups.reject': commandErrors,
  'groups.preview': ['invitation-over', 'not-allowed', 'not-found', 'removed-from-group'],
  'auth.login': [...ofEntering, ...ofHumans, 'second-factor-needed', 'sso-only'],
  'second-factor.give': [...ofEntering, 'ticket-over', 'wrong-second-factor'],
  'second-factor.options': ['no-passkeys-here', 'ticket-over'],
  'second-factor.passkey': [...ofEntering, 'no-passkeys-here', 'passkey-refused', 'ticket-over'],
  'auth.signup': ['email-taken', 'sso-only', ...ofHumans],
  'auth.check-user-by-phone': [...ofHumans, 'no-user-with-phone', 'sso-only'],
  'auth.demo': ['demo-off', ...ofHumans],
  'auth.otp.send': [
    ...(['no-user-with-phone', 'not-signed-in', 'phone-taken', 'sso-only'] as const),
    ...ofHumans,
    ...ofSms,
  ],
  'auth.otp.confirm': [
    ...ofCodes,
    ...ofEntering,
    ...(['no-user-with-phone', 'not-signed-in', 'phone-taken', 'second-factor-needed'] as const),
    'sso-only',
  ],
  'auth.password.forgot': [...ofHumans, ...ofMail, 'sso-only'],
  'auth.password.reset': [...ofEntering, ...ofSecond, 'link-expired', 'sso-only'],
  'auth.email.verify': [
    ...ofEntering,
    ...(['email-elsewhere', 'email-taken', 'link-expired', 'not-signed-in'] as const),
  ],
  'auth.email.refuse': ['link-expired'],
  'auth.not-me': ['link-expired', 'undo-over'],
  'user.plus.ask': ['demo-sends-nothing', 'request-is-over'],
  'user.plus.take-back': ['request-is-over'],
  'user.proof.send': [...ofMail, ...ofSms, ...ofHumans],
  'user.proof.give': [
    ...ofCodes,
    ...ofSso,
    ...(['no-passkeys-here', 'passkey-refused', 'wrong-credentials'] as const),
  ],
  'user.proof.sso': ofSso,
  'user.former.end': [
    ...ofCodes,
    ...(['no-passkeys-here', 'not-found', 'passkey-refused', 'wrong-credentials'] as const),
  ],
  'auth.sso.begin': ofSso,
  'auth.sso.enter': [
    ...ofEntering,
    ...ofSso,
    ...(['second-factor-needed', 'sso-anew-or-link', 'sso-link-needed'] as const),
    ...(['sso-not-allowed', 'sso-unproven'] as const),
  ],
  'user.sso.begin': ['demo-sends-nothing', ...ofSso, ...ofTelling],
  'user.sso.link': ['sso-not-allowed', 'sso-other-address', 'sso-unproven', ...ofSso, ...ofTelling],
  'user.sso.unlink': ['last-way-in', ...ofTelling],
  'passkeys.options': ['no-passkeys-here', 'sso-only'],
  'passkeys.enter': [...ofEntering, 'no-passkeys-here', 'passkey-refused', 'sso-only'],
  'user.passkeys.options': ['demo-sends-nothing', 'no-passkeys-here', ...ofTelling],
  'user.passkeys.add': [
    ...(['no-passkeys-here', 'passkey-refused', 'too-many-passkeys'] as const),
    ...ofTelling,
  ],
  'user.passkeys.remove': ['last-way-in', ...ofTelling],
  'user.proof.options': ['no-passkeys-here'],
  'user.totp.enrol': ['demo-sends-nothing', 'second-factor-on', ...ofTelling],
  'user.totp.confirm': ['second-factor-on', ...ofTelling],
  'user.totp.disable': ofTelling,
  'user.recovery-codes': ofTelling,
  'user.recovery.stop': ['not-found'],
  'user.email': ['demo-sends-nothing', 'email-taken', 'wrong-credentials', ...ofMail],
  'user.phone.send': ['demo-sends-nothing', 'phone-taken', ...ofHumans, ...ofSms],
  'user.phone.confirm': [...ofCodes, 'last-way-in', 'phone-taken'],
  'user.phone.remove': ['last-way-in'],
  'user.password': ['wrong-credentials', 'unproven'],
  'user.avatar.set': [...ofPictures],
  'user.delete': ['balance-open', 'last-owner', 'in-use', 'wrong-credentials'],
  'user.push.begin': ['invalid-input'],
  'user.calendar.make': ['demo-sends-nothing', ...ofTelling],
  'user.tokens.make': ['demo-sends-nothing', 'too-many-tokens', ...ofTelling],
  'seats.look': ['no-guests', ...ofSeats],
  'seats.take': ['group-closed', 'no-guests', 'seat-taken', ...ofSeats],
  'seats.code': ['not-allowed'],
  'seats.move': ['wrong-code'],
  'seats.keep': ['not-found', ...ofSeats],
  'user.webhooks.make': [
    ...(['demo-sends-nothing', 'too-many-webhooks', 'webhook-address'] as const),
    ...ofTelling,
  ],
  'user.webhooks.rotate': ofTelling,
  'entries.add': [...commandErrors, 'no-amount'],
  'entries.undo': commandErrors,
  'ai-advice': ['no-advice-left', 'not-found'],
  'advice.preview': ['no-advice-left', 'not-found'],
  'receipts.read': ['not-found'],
  'receipts.store': [...ofPictures, 'already-exists', 'receipts-full'],
  'scan.read': [...ofPictures, 'not-found', 'reading-busy'],
  'scan.ask': [...ofPictures, 'model-away', 'no-advice-left', 'no-consent', 'not-found'],
  'sync.snapshot': ['not-allowed', 'not-found', 'user-mismatch'],
  'sync.pull': ['not-allowed', 'not-found', 'user-mismatch'],
  'sync.push': ['not-found'],
  'data.read': ['malformed-request', 'not-allowed', 'unproven', 'user-mismatch'],
  'data.set': commandErrors,
  'data.update': commandErrors,
  'data.delete': commandErrors,
  'dev.outbox': ['not-found'],
  metrics: ['not-found'],
  'admin.login': ofStaffEntering,
  'admin.login.password': ofStaffEntering,
  'admin.login.enrol': [...ofStaffEntering, 'second-factor-on'],
  'admin.password': ['invalid-input', 'wrong-credentials', 'wrong-second-factor'],
  'admin.proof': ['wrong-credentials', 'wrong-second-factor'],
  'admin.totp.enrol': ['second-factor-on', 'wrong-credentials'],
  'admin.totp.confirm': ['not-found', 'second-factor-on', 'wrong-second-factor'],
  'admin.totp.disable': ['not-found', 'wrong-credentials', 'wrong-second-factor'],
  'admin.totp.recovery': ['not-found', 'second-factor-setup-needed'],
  'admin.staff.create': ['already-exists', 'last-super-admin'],
  'admin.staff.change': ['last-super-admin'],
  'admin.staff.reset': ['last-super-admin'],
  'admin.users.status': ['request-is-over', 'stale-edit'],
  'admin.users.plus': ['request-is-over'],
  'admin.users.recover': ['second-factor-setup-needed'],
  'admin.users.delete': ['balance-open', 'in-use', 'last-owner'],
  'admin.groups.status': ['balance-open', 'in-use', 'stale-edit'],
  'admin.groups.delete': ['balance-open', 'in-use', 'stale-edit'],
  'admin.categories.create': ['already-exists'],
  'admin.categories.change': ['already-exists', 'in-use', 'stale-edit'],
  'admin.testimonials.review': ['request-is-over', 'stale-edit'],
  'admin.support.reply': ['request-is-over', 'stale-edit', 'key-reused', ...ofMail],
  'admin.support.status': ['stale-edit'],
} as const satisfies Partial<Record<EveryCallName, readonly ErrorCode[]>>
