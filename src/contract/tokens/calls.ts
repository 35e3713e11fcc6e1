/** The calls by which somebody makes, sees and ends the tokens of their programs. */
import type { OwnCall } from '../calls/calls.ts'
import { done } from '../identity/sign-in.ts'
import { tokenBody, tokenMade, tokensAnswer } from './entities.ts'

export const tokenCalls = {
  'user.tokens': {
    method: 'GET',
    path: '/api/user/tokens',
    auth: 'user',
    summary: 'The tokens I made for programs',
    body: null,
    answer: tokensAnswer,
  },
  'user.tokens.make': {
    method: 'POST',
    path: '/api/user/tokens',
    auth: 'user',
    proof: 'recent',
    summary: 'Make a token for a program; its secret is answered this once',
    body: tokenBody,
    answer: tokenMade,
  },
  'user.tokens.end': {
    method: 'DELETE',
    path: '/api/user/tokens/:id',
    auth: 'user',
    summary: 'End one of my tokens',
    body: null,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
