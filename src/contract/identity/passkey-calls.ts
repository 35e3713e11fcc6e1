/** The calls about passkeys: coming in by one, and those that are mine. */
import type { OwnCall } from '../calls/calls.ts'
import {
  knownPasskeysAnswer,
  newPasskeyBody,
  passkeyBody,
  passkeyNameBody,
  passkeyOptionsAnswer,
  passkeyRow,
} from './passkeys.ts'
import { sessionAnswer } from './session.ts'
import { done } from './sign-in.ts'

export const passkeyCalls = {
  'passkeys.options': {
    method: 'POST',
    path: '/api/auth/passkey/options',
    auth: 'none',
    summary: 'What a browser is asked before somebody comes in by a passkey',
    body: null,
    answer: passkeyOptionsAnswer,
  },
  'passkeys.enter': {
    method: 'POST',
    path: '/api/auth/passkey',
    auth: 'none',
    summary: 'Log in by a passkey, which is two things at once',
    body: passkeyBody,
    answer: sessionAnswer,
  },
  'user.passkeys.known': {
    method: 'GET',
    path: '/api/user/passkeys',
    auth: 'user',
    summary: 'What a device of mine knows my passkeys by, to check them without a network',
    body: null,
    answer: knownPasskeysAnswer,
  },
  'user.passkeys.options': {
    method: 'POST',
    path: '/api/user/passkeys/options',
    auth: 'user',
    proof: 'recent',
    summary: 'What my browser is asked before it makes a passkey',
    body: null,
    answer: passkeyOptionsAnswer,
  },
  'user.passkeys.add': {
    method: 'POST',
    path: '/api/user/passkeys',
    auth: 'user',
    proof: 'recent',
    summary: 'Add a passkey; ends my other sessions',
    body: newPasskeyBody,
    answer: passkeyRow,
  },
  'user.passkeys.rename': {
    method: 'PATCH',
    path: '/api/user/passkeys/:id',
    auth: 'user',
    summary: 'Call a passkey otherwise',
    body: passkeyNameBody,
    answer: done,
  },
  'user.passkeys.remove': {
    method: 'DELETE',
    path: '/api/user/passkeys/:id',
    auth: 'user',
    proof: 'recent',
    summary: 'Remove a passkey; ends my other sessions',
    body: null,
    answer: done,
  },
  'user.proof.options': {
    method: 'POST',
    path: '/api/user/proof/options',
    auth: 'user',
    summary: 'What my browser is asked before I show by a passkey that it is me',
    body: null,
    answer: passkeyOptionsAnswer,
  },
} as const satisfies Record<string, OwnCall>
