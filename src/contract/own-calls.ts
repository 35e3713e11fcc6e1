/** The calls we add to the specified ones: session, live wire, documents, docs and health. */
import { z } from 'zod'
import { adminCalls } from './admin-calls.ts'
import type { Call } from './calls.ts'
import { userRow } from './entities/session.ts'
import { pullQuery, pushBody, snapshotQuery, streamBody } from './sync.ts'

/** Answers without a schema here have their type in sync.ts, or are no JSON. */
type OwnCall = Omit<Call, 'answer' | 'isOpen'> & { readonly answer?: z.ZodType }

export const ownCalls = {
  'auth.logout': {
    method: 'POST',
    path: '/api/auth/logout',
    auth: 'user',
    summary: 'End this session',
    body: null,
    answer: z.strictObject({ ok: z.literal(true) }),
  },
  'auth.session': {
    method: 'GET',
    path: '/api/auth/session',
    auth: 'user',
    summary: 'The profile behind this session',
    body: null,
    answer: z.strictObject({ user: userRow }),
  },
  ...adminCalls,
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
