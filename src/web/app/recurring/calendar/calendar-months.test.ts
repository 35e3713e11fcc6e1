import { expect, it } from 'vitest'
import { expenseTemplates } from '#contract/recurring/entities.ts'
import type { Template } from '../template.ts'
import { monthsAhead, weeksOf } from './calendar-months.ts'

it('has every day of a month once, under its weekday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(weeks[0]?.[6]).toBe('2026-11-01')
  expect(weeks[5]?.slice(0, 2)).toEqual(['2026-11-30', null])
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30)
  expect(weeksOf('2027-02')).toHaveLength(4)
})

it('has the instalments of loans in their months', () => {
  const row = (postOn: string) => ({
    ...{ templateId: 'loan', dueOn: postOn, postOn, amount: 26_269, currency: 'EUR' },
    accountId: null,
  })
  const [november, december] = monthsAhead([], [row('2026-12-25'), row('2026-11-25')], '2026-11-17')
  expect(november?.rows).toEqual([row('2026-11-25')])
  expect(december?.rows).toEqual([row('2026-12-25')])
})

it('has an instalment that a template brings once', () => {
  const row = (postOn: string, accountId: string | null) => ({
    ...{ templateId: 'loan', dueOn: postOn, postOn, amount: 26_269, currency: 'EUR', accountId },
  })
  const template = {
    ...{ ...expenseTemplates.defaults, id: 'rate', kind: 'expense', description: 'Rate' },
    ...{ amount: 26_269, currency: 'EUR', frequency: 'monthly', startOn: '2026-11-27' },
    ...{ monthDays: [27], accountId: 'giro', waitingOn: [], lastPostedOn: null },
  } as unknown as Template
  const rowsOf = (accountId: string | null) =>
    monthsAhead([template], [row('2026-11-25', accountId)], '2026-11-17')[0]?.rows
  expect(rowsOf('giro')?.map(({ templateId }) => templateId)).toEqual(['rate'])
  expect(rowsOf(null)?.map(({ templateId }) => templateId)).toEqual(['rate'])
  expect(rowsOf('other')?.map(({ templateId }) => templateId)).toEqual(['loan', 'rate'])
})
