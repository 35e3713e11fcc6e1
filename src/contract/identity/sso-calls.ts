/** The calls about single sign-on: coming in by it, and linking it to my account. */
import type { OwnCall } from '../calls/calls.ts'
import { sessionAnswer } from './session.ts'
import { done } from './sign-in.ts'
import { ssoBack, ssoBeginAnswer, ssoEnterBody, ssoOfferAnswer } from './sso.ts'

export const ssoCalls = {
  'auth.sso.offer': {
    method: 'GET',
    path: '/api/auth/sso/offer',
    auth: 'none',
    summary: 'Whether this server has single sign-on, and how it is called',
    body: null,
    answer: ssoOfferAnswer,
  },
  'auth.sso.begin': {
    method: 'POST',
    path: '/api/auth/sso/begin',
    auth: 'none',
    summary: 'Where a browser goes to log in by single sign-on',
    body: null,
    answer: ssoBeginAnswer,
  },
  'auth.sso.enter': {
    method: 'POST',
    path: '/api/auth/sso/enter',
    auth: 'none',
    summary: 'Log in with what the issuer said; makes an account for who has none',
    body: ssoEnterBody,
    answer: sessionAnswer,
  },
  'user.sso.begin': {
    method: 'POST',
    path: '/api/user/sso/begin',
    auth: 'user',
    proof: 'recent',
    summary: 'Where my browser goes to link single sign-on to my account',
    body: null,
    answer: ssoBeginAnswer,
  },
  'user.sso.link': {
    method: 'POST',
    path: '/api/user/sso',
    auth: 'user',
    proof: 'recent',
    summary: 'Link single sign-on to my account; ends my other sessions',
    body: ssoBack,
    answer: done,
  },
  'user.sso.unlink': {
    method: 'DELETE',
    path: '/api/user/sso',
    auth: 'user',
    proof: 'recent',
    summary: 'Unlink single sign-on from my account; ends my other sessions',
    body: null,
    answer: done,
  },
  'user.proof.sso': {
    method: 'POST',
    path: '/api/user/proof/sso',
    auth: 'user',
    summary: 'Where my browser goes to show by single sign-on that it is me',
    body: null,
    answer: ssoBeginAnswer,
  },
} as const satisfies Record<string, OwnCall>
