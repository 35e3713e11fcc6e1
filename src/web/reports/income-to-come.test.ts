import { expect, it } from 'vitest'
import { toComeIn } from './income-to-come.ts'

const pension = {
  ...{ id: 'p', description: 'Pension', amount: 151_230, currency: 'EUR', categoryId: null },
  ...{ active: true, nextOn: '2026-11-30', waitingOn: [], priceChanges: [] },
  ...{ frequency: 'monthly', interval: 1, weekdays: [], monthDays: [-1], nthWeekday: null },
  ...{ weekendShift: 'none', startOn: '2026-01-31', endOn: null, endAfter: null, skippedOn: [] },
}
const entry = { date: '2026-11-25', description: 'Rent back', amount: 5000, currency: 'EUR' }
const read = (
  templates: readonly object[],
  entries: readonly object[] = [],
  today = '2026-11-19',
) => toComeIn((() => entries) as never, templates as never, today)

it('names the one income that is still to come, and the last day of several', () => {
  expect(read([pension])).toEqual({ name: 'Pension', on: '2026-11-30' })
  expect(read([pension], [entry])).toEqual({ name: null, on: '2026-11-30' })
  expect(read([], [entry])).toEqual({ name: 'Rent back', on: '2026-11-25' })
  expect(read([], [{ ...entry, date: '2026-11-19' }])).toBeNull()
  expect(read([pension], [], '2026-11-30')).toBeNull()
})
