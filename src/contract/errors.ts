/** Every error the product can answer: its code, its HTTP status and its exact words. */
import type { SecondStep } from './identity/second-factor.ts'

interface ErrorFact {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  readonly message: string
}

export const errors = {
  'not-signed-in': { status: 401, message: 'Not signed in' },
  'wrong-credentials': { status: 401, message: 'That email and password do not match.' },
  'second-factor-needed': {
    status: 401,
    message: 'Enter the code from your authenticator app.',
  },
  'wrong-second-factor': {
    status: 401,
    message: 'That code is not right, or it was used before.',
  },
  'second-factor-setup-needed': {
    status: 403,
    message: 'Set up two-factor sign-in first.',
  },
  'password-change-needed': { status: 403, message: 'Choose a password of your own first.' },
  'password-expired': {
    status: 403,
    message: 'This password was handed out and is no longer valid. Ask for a new one.',
  },
  'passkey-refused': {
    status: 422,
    message: 'This passkey opens no account here, or it took too long. Please try again.',
  },
  'no-passkeys-here': {
    status: 422,
    message: 'Browsers keep passkeys only for an address with a name, and over https.',
  },
  'too-many-passkeys': {
    status: 409,
    message: 'There are 10 passkeys already. Remove one that is not needed.',
  },
  'sso-refused': {
    status: 422,
    message: 'Single sign-on did not let you in, or it took too long. Please try again.',
  },
  'sso-failed': {
    status: 503,
    message: 'Single sign-on does not answer right now. Please try again in a moment.',
  },
  'sso-only': { status: 403, message: 'This server is entered by single sign-on only.' },
  'sso-not-allowed': {
    status: 403,
    message: 'Single sign-on knows you, but this server does not let you in. Ask who runs it.',
  },
  'sso-unproven': {
    status: 403,
    message:
      'Single sign-on does not say that your email address is yours. Confirm it there first.',
  },
  'sso-link-needed': {
    status: 409,
    message:
      'There is an account with this address already. Log in as before, and link single sign-on ' +
      'in your profile.',
  },
  'sso-anew-or-link': {
    status: 409,
    message:
      'There is an account with this address, and nobody has confirmed it. Log in to it and link ' +
      'single sign-on in your profile, or begin anew.',
  },
  'email-elsewhere': {
    status: 409,
    message:
      'Another account has this address, and nobody has confirmed it there. Is it yours as well? ' +
      'Then leave this link and log in there.',
  },
  'sso-other-address': {
    status: 409,
    message:
      'Single sign-on knows you by another address. Confirm that one here first, in your profile.',
  },
  'ticket-over': {
    status: 401,
    message: 'That took too long, or too many codes were wrong. Please log in once more.',
  },
  'second-factor-on': { status: 409, message: 'Two-factor sign-in is already on.' },
  'last-super-admin': { status: 409, message: 'One active super admin has to stay.' },
  'fresh-proof-needed': { status: 403, message: 'Please confirm first that it is you.' },
  'user-mismatch': { status: 403, message: 'Authenticated user mismatch' },
  'account-not-active': { status: 403, message: 'This account is not active.' },
  'account-deleted': { status: 403, message: 'This account was deleted.' },
  'demo-off': { status: 403, message: 'This server offers no demo.' },
  'demo-stays-alone': {
    status: 403,
    message: 'The demo has a group of its own. Create an account to join this one.',
  },
  'demo-sends-nothing': {
    status: 403,
    message: 'The demo sends nothing to anybody. Create an account for that.',
  },
  'token-may-not': { status: 403, message: 'This token may not do that.' },
  'seat-may-not': { status: 403, message: 'As a guest you cannot do that.' },
  'seat-taken': {
    status: 409,
    message: 'Somebody takes part under that name already. Choose another, or ask who invited you.',
  },
  'no-guests': { status: 403, message: 'This link is for people with an account. Log in to join.' },
  'too-many-tokens': {
    status: 409,
    message: 'There are 20 tokens already. End one that is not needed.',
  },
  'too-many-proposals': {
    status: 409,
    message: 'There are 50 proposals waiting. Their owner answers some first.',
  },
  'proposal-over': { status: 409, message: 'This proposal is over.' },
  'too-many-webhooks': {
    status: 409,
    message: 'There are 5 addresses already. End one that is not needed.',
  },
  'webhook-address': {
    status: 422,
    message:
      'Changes go only to https addresses that everybody can reach, or to those whoever runs ' +
      'this server allows.',
  },
  'not-allowed': { status: 403, message: 'You are not allowed to do that.' },
  'invalid-contribution': { status: 422, message: 'Invalid contribution amount' },
  'goal-not-found': { status: 404, message: 'Goal not found' },
  'no-user-with-phone': { status: 404, message: 'No user found with that phone number.' },
  'phone-taken': {
    status: 409,
    message: 'A user with this phone number already exists. Please log in.',
  },
  'email-taken': { status: 409, message: 'A user with this email already exists. Please log in.' },
  'last-way-in': {
    status: 409,
    message: 'This is the only way into your account. Add an email and a password first.',
  },
  'otp-not-sent': { status: 422, message: 'Please send OTP first.' },
  'wrong-code': { status: 422, message: 'That code is not right.' },
  'code-expired': { status: 422, message: 'That code is no longer valid. Please send a new one.' },
  'captcha-failed': {
    status: 422,
    message: 'We could not tell that you are human. Please try again.',
  },
  'captcha-needed': {
    status: 422,
    message: 'Many have asked for this lately. Prove that you are human first.',
  },
  'link-expired': {
    status: 422,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  unproven: {
    status: 403,
    message:
      'Confirm your email first: open the link we mailed you, or ask for one in your profile.',
  },
  'undo-over': { status: 422, message: 'This link takes nothing back any more.' },
  'sms-not-set-up': {
    status: 503,
    message: 'This server is not set up to send text messages. Please use email and password.',
  },
  'mail-not-set-up': {
    status: 503,
    message: 'This server is not set up to send email. Please ask the person who runs it.',
  },
  'number-not-reachable': {
    status: 422,
    message: 'No text message can go to this number. Please use email.',
  },
  'country-not-served': {
    status: 422,
    message: 'No text message can go to this country. Please use email.',
  },
  'not-delivered': {
    status: 503,
    message: 'The message could not be sent. Please try again in a moment.',
  },
  'uid-required': { status: 422, message: 'uid required' },
  'not-found': { status: 404, message: 'That is not here, or no longer here.' },
  'request-is-over': {
    status: 409,
    message: 'This request is answered or taken back already.',
  },
  'already-exists': { status: 409, message: 'Something with this id already exists.' },
  'book-full': {
    status: 409,
    message: 'There is no room for more of these in one book. Delete some that are not needed.',
  },
  'in-use': { status: 409, message: 'Other things still depend on this.' },
  'stale-edit': { status: 409, message: 'This was changed meanwhile. Look at the newer version.' },
  'group-closed': { status: 409, message: 'This group is closed. Open it first.' },
  'group-settling': {
    status: 409,
    message: 'This group is settling up: payments go on, expenses wait until it is open again.',
  },
  'balance-open': { status: 409, message: 'Settle what is open first.' },
  'nothing-to-deny': {
    status: 409,
    message: 'There is nothing there that you could still deny.',
  },
  'less-owed': {
    status: 409,
    message: 'You are owed less there by now, or nothing.',
  },
  'still-in-group': { status: 409, message: 'They are in the group and can pay you.' },
  'last-owner': { status: 409, message: 'Make somebody else an owner first.' },
  'invitation-over': {
    status: 422,
    message: 'This invitation is no longer valid. Please ask for a new one.',
  },
  'removed-from-group': {
    status: 403,
    message: 'You were removed from this group. An owner or admin can invite you again.',
  },
  'no-amount': { status: 422, message: 'There is no amount in it. Add one, such as 3.20.' },
  'invalid-input': { status: 422, message: 'Please check the marked fields.' },
  'no-such-command': {
    status: 422,
    message: 'This is done in another way by now. Please do it again.',
  },
  'malformed-request': { status: 400, message: 'The request could not be read.' },
  'unsupported-type': { status: 415, message: 'Please send JSON.' },
  'unsupported-image': { status: 415, message: 'Please choose a JPEG, PNG or WebP picture.' },
  'too-many-pixels': { status: 413, message: 'This picture has too many pixels. Make it smaller.' },
  'broken-picture': {
    status: 422,
    message: 'This picture is damaged or not complete. Take it again, or choose another one.',
  },
  'reading-busy': {
    status: 503,
    message: 'This receipt cannot be read here right now. Try again in a moment.',
  },
  'no-consent': {
    status: 403,
    message: 'Say first that this picture may be sent, and to whom.',
  },
  'model-away': {
    status: 503,
    message: 'The model gave no useful answer. Nothing was changed, and nothing was counted.',
  },
  'receipts-full': {
    status: 413,
    message: 'Your receipts fill the room of your plan. Delete some you no longer need.',
  },
  'too-large': { status: 413, message: 'That is more than can be sent at once.' },
  'key-reused': {
    status: 422,
    message: 'This idempotency key was already used for another request.',
  },
  'no-advice-left': {
    status: 429,
    message: 'You have used all questions of this month. They come back on the first.',
  },
  'too-many-requests': {
    status: 429,
    message: 'Too many tries. Please wait a moment and try again.',
  },
  'too-busy': {
    status: 503,
    message: 'Many people are here right now. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    message: 'The service cannot save right now. Please try again in a moment.',
  },
  unexpected: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed.',
  },
} as const satisfies Record<string, ErrorFact>

export type ErrorCode = keyof typeof errors

/** What every failed call answers; `fields` says what to fix, by field name. */
export interface ErrorBody {
  readonly error: string
  readonly code: ErrorCode
  readonly requestId: string
  readonly fields?: Readonly<Record<string, string>>
  /** For a second factor that is needed: how to go on. */
  readonly second?: SecondStep
  /** For a stale edit: the newer version. */
  readonly current?: Readonly<Record<string, unknown>>
}
