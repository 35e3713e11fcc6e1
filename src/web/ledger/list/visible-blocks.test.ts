import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noFilter } from '#domain/ledger-filter.ts'
import type { Entry } from '../model/entry.ts'
import { createMonthViews, listFor, questionFor } from '../model/shown-list.ts'
import { blocksOf, listHeight, rowTop, spanBetween } from './visible-blocks.ts'

const heights = { headingPx: 44, rowPx: 60 }

function listOf(counts: readonly number[]) {
  const rows = counts.flatMap((count, at) => {
    const date = `2026-03-${String(28 - at).padStart(2, '0')}`
    const row = (n: number) =>
      ({
        id: `${date}-${n}`,
        date,
        amount: 1,
        currency: 'EUR',
        tags: [],
        categoryId: null,
      }) as Partial<Entry> as Entry
    return Array.from({ length: count }, (_, n) => row(n))
  })
  const source = { months: ['2026-03'], rowsOf: () => rows }
  return listFor(source, questionFor(noFilter, new Map()), createMonthViews())
}

const counts = array(integer({ min: 1, max: 35 }), { minLength: 1, maxLength: 20 })

describe('the visible blocks', () => {
  it('hold every row that touches the window', () => {
    const step = integer({ min: 1, max: 4 })
    const cases = property(
      counts,
      integer({ min: -500, max: 40_000 }),
      step,
      (drawn, y, inStep) => {
        const list = listOf(drawn)
        const window = { from: y, to: y + 800 }
        const blocks = blocksOf(list, spanBetween(list, window.from, window.to, heights, inStep))
        const shown = new Set(
          blocks.flatMap(({ day, from, count }) =>
            day.rows.slice(from, from + count).map(({ id }) => id),
          ),
        )
        for (const day of list.days) {
          for (const [offset, { id }] of day.rows.entries()) {
            const top = rowTop({ day }, offset, heights)
            const touches = top + heights.rowPx > window.from && top <= window.to
            if (touches) expect(shown.has(id)).toBe(true)
          }
        }
        expect(shown.size).toBeLessThanOrEqual(800 / heights.rowPx + 2 * inStep + 2)
      },
    )
    assert(cases)
  })

  it('go on in the next day, under its heading', () => {
    const blocks = blocksOf(listOf([3, 12]), { first: 0, last: 7 })
    expect(blocks.map(({ day, from, count }) => [day.day, from, count])).toEqual([
      ['2026-03-28', 0, 3],
      ['2026-03-27', 0, 5],
    ])
  })

  it('are none without rows', () => {
    const list = listOf([])
    expect(blocksOf(list, spanBetween(list, 0, 800, heights, 4))).toEqual([])
  })

  it('make up the height of the list', () => {
    const list = listOf([3, 12])
    expect(listHeight(list, heights)).toBe(2 * 44 + 15 * 60)
  })
})
