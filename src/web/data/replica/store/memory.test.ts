import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { Memory } from './memory.ts'

const rowOf = (id: number, month: number, day: number): Row => ({
  id: `id-${id}`,
  date: `2026-0${month}-1${day}`,
})

const steps = fc.array(
  fc.record({
    id: fc.nat(8),
    month: fc.integer({ min: 1, max: 3 }),
    day: fc.nat(3),
    isGone: fc.boolean(),
  }),
)

const newestFirst = (a: Row, b: Row) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? 1 : -1)

it('is, month by month, the sorted rows of a plain map', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const memory = new Memory()
      const plain = new Map<string, Row>()
      for (const { id, month, day, isGone } of taken) {
        const row = rowOf(id, month, day)
        memory.set('expenses', row.id, isGone ? null : row)
        if (isGone) plain.delete(row.id)
        else plain.set(row.id, row)
        memory.monthRows('expenses', '2026-01')
      }
      const months = memory.months('expenses')
      const all = months.flatMap((month) => memory.monthRows('expenses', month))
      expect(all).toEqual([...plain.values()].sort(newestFirst))
      expect(new Map(memory.rows('expenses'))).toEqual(plain)
    }),
  )
})

it('leaves the arrays of untouched months as they were', () => {
  const memory = new Memory()
  for (let id = 0; id < 9; id += 1) memory.set('expenses', `id-${id}`, rowOf(id, 1 + (id % 3), 1))
  const [march, february] = ['2026-03', '2026-02'].map((month) =>
    memory.monthRows('expenses', month),
  )
  const version = memory.version('expenses')
  memory.set('expenses', 'id-0', null)
  expect(memory.monthRows('expenses', '2026-03')).toBe(march)
  expect(memory.monthRows('expenses', '2026-02')).toBe(february)
  expect(memory.version('expenses')).toBe(version + 1)
})
