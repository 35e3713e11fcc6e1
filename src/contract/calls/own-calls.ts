/** The calls we add: the account, live wire, exchange rates, and what programs ask for. */

import { adviceCalls } from '../advice/calls.ts'
import { analyticsCalls } from '../analytics/calls.ts'
import { assistantCalls } from '../assistant/calls.ts'
import { calendarCalls } from '../calendar/calls.ts'
import { entryCalls } from '../entries/calls.ts'
import { previewAnswer, previewBody } from '../groups/calls.ts'
import { accountCalls } from '../identity/calls.ts'
import { formerWayCalls } from '../identity/former-ways.ts'
import { passkeyCalls } from '../identity/passkey-calls.ts'
import { secondFactorCalls } from '../identity/second-factor-calls.ts'
import { securityCalls } from '../identity/security-events.ts'
import { ssoCalls } from '../identity/sso-calls.ts'
import { ratesAnswer, ratesQuery } from '../ledger/rates.ts'
import { pushCalls } from '../notifications/calls.ts'
import { receiptCalls } from '../receipts/calls.ts'
import { seatCalls } from '../seats/calls.ts'
import { adminCalls } from '../staff/calls.ts'
import { pullQuery, pushBody, snapshotQuery, streamBody } from '../sync.ts'
import { pullAnswer, pushAnswer, scopesAnswer, snapshotAnswer } from '../sync-answers.ts'
import { tokenCalls } from '../tokens/calls.ts'
import { webhookCalls } from '../webhooks/calls.ts'
import type { OwnCall } from './calls.ts'
import { serviceCalls } from './service-calls.ts'

export const ownCalls = {
  ...accountCalls,
  ...securityCalls,
  ...formerWayCalls,
  ...secondFactorCalls,
  ...passkeyCalls,
  ...ssoCalls,
  ...tokenCalls,
  ...seatCalls,
  ...webhookCalls,
  ...assistantCalls,
  ...entryCalls,
  ...adminCalls,
  ...pushCalls,
  ...calendarCalls,
  ...analyticsCalls,
  ...adviceCalls,
  ...receiptCalls,
  'groups.preview': {
    method: 'POST',
    path: '/api/groups/invitations/preview',
    auth: 'user',
    summary: 'What an invitation leads to, before it is answered',
    body: previewBody,
    answer: previewAnswer,
  },
  'sync.scopes': {
    method: 'GET',
    path: '/api/sync/scopes',
    auth: 'user',
    summary: 'The scopes I may copy',
    body: null,
    answer: scopesAnswer,
  },
  'sync.snapshot': {
    method: 'GET',
    path: '/api/sync/snapshot',
    auth: 'user',
    summary: 'Every row of a scope, with the cursor to go on from',
    query: snapshotQuery,
    body: null,
    answer: snapshotAnswer,
  },
  'sync.pull': {
    method: 'GET',
    path: '/api/sync/pull',
    auth: 'user',
    summary: 'The changes of a scope after a cursor, in order',
    query: pullQuery,
    body: null,
    answer: pullAnswer,
  },
  'sync.stream': {
    method: 'POST',
    path: '/api/sync/stream',
    auth: 'user',
    summary: 'Changes as they happen',
    body: streamBody,
    answerTypes: ['text/event-stream'],
  },
  'sync.push': {
    method: 'POST',
    path: '/api/sync/push',
    auth: 'user',
    summary: 'Run commands in order, each once',
    body: pushBody,
    answer: pushAnswer,
  },
  rates: {
    method: 'GET',
    path: '/api/rates',
    auth: 'user',
    summary: 'Exchange rates by day, for one euro each; two of them make a cross rate',
    query: ratesQuery,
    body: null,
    answer: ratesAnswer,
  },
  ...serviceCalls,
} as const satisfies Record<string, OwnCall>

export type OwnCallName = keyof typeof ownCalls
