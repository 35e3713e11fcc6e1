import { describe, expect, it } from 'vitest'
import type { TaughtRow } from '#domain/categories/history.ts'
import { proposeCategory } from '#domain/categories/propose.ts'
import { learnAhead, recentHistory } from './category-history.ts'

const row = (date: string, categoryId: string): TaughtRow => ({
  id: date,
  date,
  description: 'Lunch',
  categoryId,
})

function sourceOf(rows: readonly TaughtRow[]) {
  const byMonth = new Map(rows.map((one) => [one.date.slice(0, 7), [one]]))
  const asked: string[] = []
  const rowsOf = (month: string) => {
    asked.push(month)
    return byMonth.get(month) ?? []
  }
  return { months: [...byMonth.keys()], rowsOf, asked }
}

const lunchOf = (source: ReturnType<typeof sourceOf>) =>
  proposeCategory({ rules: () => null, history: recentHistory(source), isUsable: () => true }, [
    'lunch',
  ])

describe('the history of the last months', () => {
  it('is one history, the newest first', () => {
    const source = sourceOf([row('2026-11-02', 'work'), row('2026-10-02', 'food')])
    expect(lunchOf(source)?.categoryId).toBe('work')
  })

  it('forgets what was long ago', () => {
    const years = Array.from({ length: 30 }, (_, at) => {
      const month = String(12 - (at % 12)).padStart(2, '0')
      return row(`${2026 - Math.floor(at / 12)}-${month}-01`, at < 24 ? 'none' : 'old')
    })
    expect(lunchOf(sourceOf(years))?.reason).toMatchObject({ times: 24, of: 24 })
  })

  it('is learnt a month at a time, each once', () => {
    const source = sourceOf([row('2026-11-02', 'work'), row('2026-10-02', 'food')])
    expect([1, 2, 3].map(() => learnAhead(source))).toEqual([true, true, false])
  })
})
