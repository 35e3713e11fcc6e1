import { expect, it } from 'vitest'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { whenWords } from './goals-card.tsx'

const goal = {
  ...{ icon: 'star', color: 'gold', currency: 'EUR', totalSaved: 1, targetAmount: 100, percent: 1 },
  ...{ targetOn: '2027-01-15', projectedOn: '2027-01-20', standing: 'behind' },
} satisfies Omit<DashboardAnswer['goals'][number], 'id' | 'name'>
const said = (change: object) => whenWords({ ...goal, ...change }, 'en-GB')

it('says of a goal what its page does: behind is behind by days, too', () => {
  expect(said({})).toBe('Behind: 20 January 2027 at your pace, wanted by 15 January 2027')
  expect(said({ projectedOn: '2027-03-01' })).toBe(
    'Behind: March 2027 at your pace, wanted by January 2027',
  )
  expect(said({ projectedOn: null })).toBe('Behind: wanted by January 2027')
  expect(said({ projectedOn: '2027-01-15', standing: 'on-track' })).toBe(
    'January 2027 at your pace',
  )
  expect(said({ standing: 'late' })).toBe('Late: wanted by 15 January 2027')
  expect(said({ targetOn: null, standing: 'undated' })).toBe('January 2027 at your pace')
})
