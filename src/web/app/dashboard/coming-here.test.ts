import { expect, it } from 'vitest'
import type { EntriesOf } from '#web/reports/use-entries.ts'
import { writtenSoon } from './coming-here.tsx'

const entry = (id: string, date: string, more: object = {}) => ({
  ...{ id, date, description: id, amount: 500, currency: 'CZK', categoryId: null, tags: [] },
  ...more,
})

it('names what is written down for the next days, whether it was sent or not', () => {
  const rows = [
    entry('today', '2026-11-17'),
    entry('tomorrow', '2026-11-18'),
    entry('dinner', '2026-12-01', { groupId: 'g', expenseId: 'e' }),
    entry('nothing', '2026-11-19', { amount: 0 }),
    entry('later', '2026-12-02'),
  ]
  const entriesOf = ((_: string, month: string) =>
    rows.filter(({ date }) => date.startsWith(month))) as unknown as EntriesOf
  const found = writtenSoon(entriesOf, 'expense', '2026-11-17')
  expect(found.map(({ title, from, day }) => [title, from, day])).toEqual([
    ['tomorrow', 'expenses', '2026-11-18'],
    ['dinner', 'group_shares', '2026-12-01'],
  ])
})
