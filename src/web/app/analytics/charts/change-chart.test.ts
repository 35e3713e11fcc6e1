import { expect, it } from 'vitest'
import type { ChangeAnswer } from '#contract/analytics/entities.ts'
import { type Analytics, reachOf } from '../use-analytics.ts'
import { tableOf } from './change-chart.tsx'

const answer = {
  ...{ from: '2026-11-01', to: '2026-11-18', beforeFrom: '2026-10-01', beforeTo: '2026-10-18' },
  ...{ items: [], others: { payees: 0 }, parts: {} },
} as unknown as ChangeAnswer

it('says over the column of the time before when the book does not have all of it', () => {
  const link = () => '/'
  const headingsSince = (first: string) => {
    const page = { rowsOf: link, sumOf: link, ...reachOf(first, true) }
    return tableOf(answer, page as unknown as Analytics).headings.slice(0, 3)
  }
  expect(headingsSince('2026-11')).toEqual(['Where', 'Before, not all in your book', 'Now'])
  expect(headingsSince('2026-10')).toEqual(['Where', 'Before', 'Now'])
})
