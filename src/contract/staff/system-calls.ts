/** What staff may ask about the service itself. */

import { done } from '../identity/sign-in.ts'
import type { AdminCall } from './calls.ts'
import { figuresAnswer, healthAnswer, jobsAnswer, settingsAnswer, waitingAnswer } from './system.ts'

export const systemCalls = {
  'admin.figures': {
    method: 'GET',
    path: '/api/admin/figures',
    auth: 'admin',
    needs: ['analytics', 'read'],
    summary: 'How many use it and how it does; small counts are not told',
    body: null,
    answer: figuresAnswer,
  },
  'admin.waiting': {
    method: 'GET',
    path: '/api/admin/waiting',
    auth: 'admin',
    needs: 'staff',
    summary: 'How much waits for me: of what I may settle, and of nothing else',
    body: null,
    answer: waitingAnswer,
  },
  'admin.system.health': {
    method: 'GET',
    path: '/api/admin/system/health',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'How this server and its database do',
    body: null,
    answer: healthAnswer,
  },
  'admin.system.settings': {
    method: 'GET',
    path: '/api/admin/system/settings',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'How this server is set up, without a secret',
    body: null,
    answer: settingsAnswer,
  },
  'admin.system.jobs': {
    method: 'GET',
    path: '/api/admin/system/jobs',
    auth: 'admin',
    needs: ['system', 'read'],
    summary: 'What is done again and again, and how it went',
    body: null,
    answer: jobsAnswer,
  },
  'admin.system.run-job': {
    method: 'POST',
    path: '/api/admin/system/jobs/:name/run',
    auth: 'admin',
    needs: ['system', 'manage'],
    summary: 'Make a job due now',
    body: null,
    answer: done,
  },
} as const satisfies Record<string, AdminCall>
