/** The calls about push messages to my own browsers. */
import type { OwnCall } from '../calls/calls.ts'
import { done } from '../identity/sign-in.ts'
import { pushEndBody, pushKeyAnswer, pushSubscription } from './push.ts'

export const pushCalls = {
  'user.push.key': {
    method: 'GET',
    path: '/api/user/push',
    auth: 'user',
    summary: 'The key a browser needs to take push messages from us',
    body: null,
    answer: pushKeyAnswer,
  },
  'user.push.begin': {
    method: 'POST',
    path: '/api/user/push',
    auth: 'user',
    summary: 'Send push messages to this browser, while this session lasts',
    body: pushSubscription,
    answer: done,
  },
  'user.push.end': {
    method: 'POST',
    path: '/api/user/push/end',
    auth: 'user',
    summary: 'Send no more push messages to this browser',
    body: pushEndBody,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
