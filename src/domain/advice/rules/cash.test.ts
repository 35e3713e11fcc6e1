import { expect, it } from 'vitest'
import type { Facts } from '../facts.ts'
import { incomeLate } from './cash.ts'

it('opens the sheet of a late income, filled with what it was the last time', () => {
  const entries = ['2026-07-03', '2026-08-03', '2026-09-03', '2026-10-03'].map((date) => ({
    ...{ id: date, name: 'Bakery job', date, amount: 160_000, currency: 'EUR', cost: 160_000 },
  }))
  const series = [
    {
      ...{ kind: 'income', name: 'Bakery job', currency: 'EUR', categoryId: 'salary' },
      ...{ topId: 'salary', isPlanned: false, entries },
    },
  ]
  const [found] = incomeLate.find({
    ...{ series, templates: [], today: '2026-11-15', locale: 'en-GB', currency: 'EUR' },
  } as unknown as Facts)
  const action = found?.action
  const opens = action && 'opens' in action ? new URL(action.opens, 'http://x') : null
  expect(opens?.pathname).toBe('/mcapp/income')
  expect(opens?.searchParams.get('add')).toBe('1')
  expect(JSON.parse(opens?.searchParams.get('fill') ?? '')).toEqual({
    ...{ amount: 160_000, currency: 'EUR', date: '2026-11-03' },
    ...{ description: 'Bakery job', categoryId: 'salary' },
  })
})
