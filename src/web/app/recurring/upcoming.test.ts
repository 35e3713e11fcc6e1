import { expect, it } from 'vitest'
import { postDay } from '#domain/recurring/schedule.ts'
import { sampleTemplate as template } from '#test/support/sample-template.ts'
import { averageWords } from './list/costs.ts'
import type { Template } from './template.ts'
import { daysAhead, nextOf, upcomingOf } from './upcoming.ts'

const today = '2026-11-15'

it('is the next one from today on, today included', () => {
  expect(nextOf(template(), today)).toEqual({ dueOn: '2026-12-01', postOn: '2026-12-01' })
  expect(nextOf(template({ monthDays: [15] }), today)?.postOn).toBe(today)
})

it('leaves out what is posted before its day, waits, or is called off', () => {
  expect(nextOf(template({ lastPostedOn: '2026-12-01' }), today)?.dueOn).toBe('2027-01-01')
  expect(nextOf(template({ waitingOn: ['2026-12-01'] }), today)?.dueOn).toBe('2027-01-01')
  expect(nextOf(template({ skippedOn: ['2026-12-01'] }), today)?.dueOn).toBe('2027-01-01')
})

it('sorts by the next day and tells soon, later, paused and ended apart', () => {
  const all = [
    template({ id: 'ended', endOn: '2026-11-01' }),
    template({ id: 'later', startOn: '2027-02-01' }),
    template({ id: 'paused', active: false }),
    template({ id: 'soon' }),
  ]
  const stages = upcomingOf(all, today).map(({ template: { id }, stage }) => [id, stage])
  expect(Object.fromEntries(stages)).toEqual({
    soon: 'soon',
    later: 'later',
    paused: 'paused',
    ended: 'ended',
  })
  expect(stages.at(-1)).toEqual(['later', 'later'])
})

it('previews six days and what would be made up for', () => {
  const { past, ahead } = daysAhead(template({ startOn: '2026-10-01' }), today)
  expect(past.map(({ dueOn }) => dueOn)).toEqual(['2026-10-01', '2026-11-01'])
  expect(ahead).toHaveLength(6)
  expect(daysAhead(template({ endOn: '2026-12-31' }), today).ahead).toHaveLength(1)
})

it('finds the day after the shift off a weekend', () => {
  const shifted = template({ weekendShift: 'before' })
  expect(postDay(shifted, '2026-11-01')).toBe('2026-10-30')
  expect(postDay({ ...shifted, skippedOn: ['2026-11-01'] } as Template, '2026-11-01')).toBe(
    '2026-10-30',
  )
})

it('says that what recurs is without loans, where there are any', () => {
  const [running, done] = [{ status: 'active' }, { status: 'paid-off' }]
  expect(averageWords([running, done], false)).toBe('a month on average, without loans')
  expect(averageWords([done], false)).toBe('a month on average')
  expect(averageWords([running], true)).toBe('a month on average')
})
