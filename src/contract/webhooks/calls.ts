/** The calls by which somebody has changes of their book sent to an address of theirs. */
import type { OwnCall } from '../calls/calls.ts'
import { done } from '../identity/sign-in.ts'
import {
  deliveriesAnswer,
  webhookBody,
  webhookChange,
  webhookMade,
  webhooksAnswer,
} from './entities.ts'

export const webhookCalls = {
  'user.webhooks': {
    method: 'GET',
    path: '/api/user/webhooks',
    auth: 'user',
    summary: 'The addresses I have changes sent to',
    body: null,
    answer: webhooksAnswer,
  },
  'user.webhooks.make': {
    method: 'POST',
    path: '/api/user/webhooks',
    auth: 'user',
    proof: 'recent',
    summary: 'Have changes sent to an address; the secret that signs them is answered this once',
    body: webhookBody,
    answer: webhookMade,
  },
  'user.webhooks.change': {
    method: 'PATCH',
    path: '/api/user/webhooks/:id',
    auth: 'user',
    proof: 'recent',
    summary: 'Pause one, or have it go on; what changed meanwhile is sent then',
    body: webhookChange,
    answer: done,
  },
  'user.webhooks.end': {
    method: 'DELETE',
    path: '/api/user/webhooks/:id',
    auth: 'user',
    summary: 'End one',
    body: null,
    answer: done,
  },
  'user.webhooks.test': {
    method: 'POST',
    path: '/api/user/webhooks/:id/test',
    auth: 'user',
    summary: 'Send it a test',
    body: null,
    answer: done,
  },
  'user.webhooks.rotate': {
    method: 'POST',
    path: '/api/user/webhooks/:id/rotate',
    auth: 'user',
    proof: 'recent',
    summary: 'Give it another secret; for a day the one before signs too',
    body: null,
    answer: webhookMade,
  },
  'user.webhooks.deliveries': {
    method: 'GET',
    path: '/api/user/webhooks/:id/deliveries',
    auth: 'user',
    summary: 'What was sent to it lately, and what waits',
    body: null,
    answer: deliveriesAnswer,
  },
  'user.webhooks.again': {
    method: 'POST',
    path: '/api/user/webhooks/:id/deliveries/:delivery/again',
    auth: 'user',
    summary: 'Send something again, under the same id',
    body: null,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
