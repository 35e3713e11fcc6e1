/** The calls about a second factor: coming in with it, setting it up, and keeping it on. */
import type { OwnCall } from '../calls/calls.ts'
import { passkeyOptionsAnswer } from './passkeys.ts'
import {
  recoveryCodesAnswer,
  secondBody,
  secondPasskeyBody,
  secondTicketBody,
  totpConfirmBody,
  totpEnrolAnswer,
} from './second-factor.ts'
import { sessionAnswer } from './session.ts'
import { done } from './sign-in.ts'

export const secondFactorCalls = {
  'second-factor.give': {
    method: 'POST',
    path: '/api/auth/second',
    auth: 'none',
    summary: 'Log in with the ticket of a refused log-in, and a code of the second factor',
    body: secondBody,
    answer: sessionAnswer,
  },
  'second-factor.options': {
    method: 'POST',
    path: '/api/auth/second/options',
    auth: 'none',
    summary: 'What a browser is asked where a passkey is the second of two things',
    body: secondTicketBody,
    answer: passkeyOptionsAnswer,
  },
  'second-factor.passkey': {
    method: 'POST',
    path: '/api/auth/second/passkey',
    auth: 'none',
    summary: 'Log in with the ticket of a refused log-in, and a passkey',
    body: secondPasskeyBody,
    answer: sessionAnswer,
  },
  'user.totp.enrol': {
    method: 'POST',
    path: '/api/user/totp',
    auth: 'user',
    proof: 'recent',
    summary: 'A secret for my authenticator app; it counts once a code has confirmed it',
    body: null,
    answer: totpEnrolAnswer,
  },
  'user.totp.confirm': {
    method: 'POST',
    path: '/api/user/totp/confirm',
    auth: 'user',
    proof: 'recent',
    summary: 'Turn on two-factor sign-in with a code; ends my other sessions',
    body: totpConfirmBody,
    answer: recoveryCodesAnswer,
  },
  'user.totp.disable': {
    method: 'DELETE',
    path: '/api/user/totp',
    auth: 'user',
    proof: 'recent',
    summary: 'Turn off two-factor sign-in; ends my other sessions',
    body: null,
    answer: done,
  },
  'user.recovery-codes': {
    method: 'POST',
    path: '/api/user/recovery-codes',
    auth: 'user',
    proof: 'recent',
    summary: 'Ten new recovery codes in place of those of before',
    body: null,
    answer: recoveryCodesAnswer,
  },
  'user.recovery.stop': {
    method: 'DELETE',
    path: '/api/user/recovery',
    auth: 'user',
    summary: 'Keep two-factor sign-in on, though staff were asked to end it',
    body: null,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
