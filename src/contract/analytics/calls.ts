/** The calls behind the charts: sums at the server, so that no device needs the whole book. */
import type { OwnCall } from '../calls/calls.ts'
import {
  calendarAnswer,
  changeAnswer,
  changeBody,
  flowAnswer,
  flowBody,
  forecastBody,
  merchantsAnswer,
  merchantsBody,
  owedAnswer,
  positionAnswer,
  rangeBody,
} from './entities.ts'
import { forecastAnswer } from './forecast.ts'
import { foreseenAnswer, foreseenBody, rowsAnswer, rowsBody } from './rows.ts'

export const analyticsCalls = {
  'analytics.flow': {
    method: 'POST',
    path: '/api/analytics/flow',
    auth: 'user',
    summary: 'Income and spending over time, by category',
    body: flowBody,
    answer: flowAnswer,
  },
  'analytics.merchants': {
    method: 'POST',
    path: '/api/analytics/merchants',
    auth: 'user',
    summary: 'Where the money went',
    body: merchantsBody,
    answer: merchantsAnswer,
  },
  'analytics.calendar': {
    method: 'POST',
    path: '/api/analytics/calendar',
    auth: 'user',
    summary: 'What every day cost and brought',
    body: rangeBody,
    answer: calendarAnswer,
  },
  'analytics.change': {
    method: 'POST',
    path: '/api/analytics/change',
    auth: 'user',
    summary: 'Why spending changed: what is new, stopped, came oftener or got dearer',
    body: changeBody,
    answer: changeAnswer,
  },
  'analytics.position': {
    method: 'POST',
    path: '/api/analytics/position',
    auth: 'user',
    summary: 'Goals less debts, and what is owed in groups, month by month',
    body: rangeBody,
    answer: positionAnswer,
  },
  'analytics.owed': {
    method: 'POST',
    path: '/api/analytics/owed',
    auth: 'user',
    summary: 'How what I paid and my share make what others owe me',
    body: rangeBody,
    answer: owedAnswer,
  },
  'analytics.forecast': {
    method: 'POST',
    path: '/api/analytics/forecast',
    auth: 'user',
    summary: 'The next 90 days, and how such forecasts did before',
    body: forecastBody,
    answer: forecastAnswer,
  },
  'analytics.foreseen': {
    method: 'POST',
    path: '/api/analytics/foreseen',
    auth: 'user',
    summary: 'What a figure of the forecast is made of; null while it is too early to tell',
    body: foreseenBody,
    answer: foreseenAnswer.nullable(),
  },
  'analytics.rows': {
    method: 'POST',
    path: '/api/analytics/rows',
    auth: 'user',
    summary: 'The rows behind a figure; they add up to it',
    body: rowsBody,
    answer: rowsAnswer,
  },
} as const satisfies Record<string, OwnCall>
