/** What no page calls by name: documents by path, pictures, calendars, docs and health. */
import { z } from 'zod'
import { done } from '../identity/sign-in.ts'
import { documentsAnswer, writtenAnswer } from '../sync-answers.ts'
import { docsPath } from '../tokens/entities.ts'
import type { OwnCall } from './calls.ts'

export const serviceCalls = {
  'data.read': {
    method: 'GET',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Read one document, or list a collection',
    body: null,
    answer: documentsAnswer,
  },
  'data.set': {
    method: 'PUT',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Create a document, or replace what a client may write of it',
    body: z.record(z.string(), z.unknown()),
    answer: writtenAnswer,
  },
  'data.update': {
    method: 'PATCH',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Change some fields of a document',
    body: z.record(z.string(), z.unknown()),
    answer: writtenAnswer,
  },
  'data.delete': {
    method: 'DELETE',
    path: '/api/data/*',
    auth: 'user',
    summary: 'Delete a document',
    body: null,
    answer: writtenAnswer,
  },
  'avatars.read': {
    method: 'GET',
    path: '/api/avatars/:file',
    auth: 'none',
    summary: 'The picture of a user: their uid with .svg (drawn) or .webp (their own)',
    body: null,
    answerTypes: ['image/svg+xml', 'image/webp'],
  },
  'calendar.read': {
    method: 'GET',
    path: '/calendar/:file',
    auth: 'none',
    summary: 'What recurs in the next year as a calendar file, for whoever has its address',
    body: null,
    answerTypes: ['text/calendar'],
  },
  'docs.openapi': {
    method: 'GET',
    path: '/api/openapi.json',
    auth: 'none',
    summary: 'What can be called, for programs',
    body: null,
    answerTypes: ['application/json'],
  },
  'docs.page': {
    method: 'GET',
    path: docsPath,
    auth: 'none',
    summary: 'What can be called, for people',
    body: null,
    answerTypes: ['text/html'],
  },
  'dev.outbox': {
    method: 'GET',
    path: '/dev/outbox',
    auth: 'none',
    summary: 'Messages this machine would have sent, to this machine only',
    body: null,
    answerTypes: ['text/html'],
  },
  healthz: {
    method: 'GET',
    path: '/healthz',
    auth: 'none',
    summary: 'The process runs',
    body: null,
    answer: done,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    auth: 'none',
    summary: 'The database answers and is up to date',
    body: null,
    answer: done,
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    auth: 'none',
    summary: 'Figures for Prometheus, to this machine only',
    body: null,
    answerTypes: ['text/plain'],
  },
} as const satisfies Record<string, OwnCall>
