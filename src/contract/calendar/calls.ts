/** The calls about the calendar address of what recurs. */
import type { OwnCall } from '../calls/calls.ts'
import { done } from '../identity/sign-in.ts'
import { calendarBody, calendarMade, calendarState } from './entities.ts'

export const calendarCalls = {
  'user.calendar': {
    method: 'GET',
    path: '/api/user/calendar',
    auth: 'user',
    summary: 'Whether I have a calendar address',
    body: null,
    answer: calendarState,
  },
  'user.calendar.make': {
    method: 'POST',
    path: '/api/user/calendar',
    auth: 'user',
    proof: 'recent',
    summary: 'Make a calendar address; the one before ends',
    body: calendarBody,
    answer: calendarMade,
  },
  'user.calendar.end': {
    method: 'DELETE',
    path: '/api/user/calendar',
    auth: 'user',
    summary: 'End my calendar address',
    body: null,
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
