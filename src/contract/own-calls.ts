/** The calls we add: the account, live wire, documents, exchange rates, docs and health. */
import { z } from 'zod'
import { accountCalls } from './account-calls.ts'
import { adminCalls } from './admin-calls.ts'
import { adviceCalls } from './advice-calls.ts'
import { analyticsCalls } from './analytics-calls.ts'
import { calendarCalls } from './calendar-calls.ts'
import type { OwnCall } from './calls.ts'
import { ratesAnswer, ratesQuery } from './entities/rates.ts'
import { previewAnswer, previewBody } from './group-calls.ts'
import { pushCalls } from './push-calls.ts'
import { receiptCalls } from './receipt-calls.ts'
import { pullQuery, pushBody, snapshotQuery, streamBody } from './sync.ts'

export const ownCalls = {
  ...accountCalls,
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
  },
  'sync.snapshot': {
    method: 'GET',
    path: '/api/sync/snapshot',
    auth: 'user',
    summary: 'Every row of a scope, with the cursor to go on from',
    query: snapshotQuery,
    body: null,
  },
  'sync.pull': {
    method: 'GET',
    path: '/api/sync/pull',
    auth: 'user',
    summary: 'The changes of a scope after a cursor, in order',
    query: pullQuery,
    body: null,
  },
  'sync.stream': {
    method: 'POST',
    path: '/api/sync/stream',
    auth: 'user',
    summary: 'Changes as they happen',
    body: streamBody,
  },
  'sync.push': {
    method: 'POST',
    path: '/api/sync/push',
    auth: 'user',
    summary: 'Run commands in order, each once',
    body: pushBody,
  },
  'data.read': {
    method: 'GET',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Read one document, or list a collection',
    body: null,
  },
  'data.set': {
    method: 'PUT',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Create a document, or replace what a client may write of it',
    body: z.record(z.string(), z.unknown()),
  },
  'data.update': {
    method: 'PATCH',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Change some fields of a document',
    body: z.record(z.string(), z.unknown()),
  },
  'data.delete': {
    method: 'DELETE',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Delete a document',
    body: null,
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
  'docs.openapi': {
    method: 'GET',
    path: '/api/openapi.json',
    auth: 'none',
    summary: 'What can be called, for programs',
    body: null,
  },
  'docs.page': {
    method: 'GET',
    path: '/api/docs',
    auth: 'none',
    summary: 'What can be called, for people',
    body: null,
  },
  'dev.outbox': {
    method: 'GET',
    path: '/dev/outbox',
    auth: 'none',
    summary: 'Messages this machine would have sent, to this machine only',
    body: null,
  },
  healthz: {
    method: 'GET',
    path: '/healthz',
    auth: 'none',
    summary: 'The process runs',
    body: null,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    auth: 'none',
    summary: 'The database answers and is up to date',
    body: null,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    auth: 'none',
    summary: 'Figures for Prometheus, to this machine only',
    body: null,
  },
} as const satisfies Record<string, OwnCall>

export type OwnCallName = keyof typeof ownCalls
