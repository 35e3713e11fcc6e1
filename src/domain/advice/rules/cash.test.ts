import { expect, it } from 'vitest'
import type { Facts } from '../facts.ts'
import { cashLow, incomeLate, overIncome } from './cash.ts'

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

it('says about of a sum that took a rate, and of no other', () => {
  const template = { active: true, name: 'Rent', nextOn: '2026-11-20' }
  const bill = { ...template, kind: 'expense', id: 'a', currency: 'USD', within30: 90_000 }
  const pay = { ...template, kind: 'income', id: 'b', currency: 'EUR', within30: 50_000 }
  const book = { today: '2026-11-15', locale: 'en-GB', currency: 'EUR', series: [] }
  const [tight] = cashLow.find({ ...book, templates: [bill, pay] } as unknown as Facts)
  expect(tight?.text).toContain(
    'bills of ≈\u00a0€900.00 and €500.00 that comes in: ≈\u00a0€400.00 is missing',
  )
  expect(tight?.evidence.map(({ isAbout }) => isAbout)).toEqual([true, false])

  const flow = { income: 100_000, spending: 150_000 }
  const months = ['2026-08', '2026-09', '2026-10'].map((month) => ({ ...flow, month }))
  const found = (isAbout: boolean) => {
    const all = months.map((month, at) => ({
      ...month,
      isAbout: isAbout && at === 0,
      about: { spending: isAbout && at === 0, income: false },
    }))
    return overIncome.find({ ...book, months: all } as unknown as Facts)[0]
  }
  expect(found(true)?.text).toContain(': ≈\u00a0€1,500.00 more went out than came in')
  expect(found(true)?.evidence.map(({ isAbout }) => !!isAbout)).toEqual([
    // What came in that month was exact.
    ...[true, false, false, false, false, false],
  ])
  expect(found(false)?.text).toContain(': €1,500.00 more went out than came in')
})
