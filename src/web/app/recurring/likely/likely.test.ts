import { expect, it } from 'vitest'
import type { Entry } from '#web/ledger/model/entry.ts'
import { asTemplate } from '../template.ts'
import type { Likely } from './detector.ts'
import { decline, newOnes, pastRow, proposedFields, readDeclined } from './likely.ts'
import { reasonWords, rhythmWords } from './likely-card.tsx'

const likely: Likely = {
  kind: 'expense',
  rowIds: ['a', 'b', 'c'],
  description: 'Music plan 2026-10',
  merchant: 'Tunes',
  categoryId: null,
  accountId: 'giro',
  paymentMethod: 'bank',
  amount: 999,
  currency: 'EUR',
  schedule: {
    frequency: 'monthly',
    interval: 1,
    weekdays: [],
    monthDays: [12],
    nthWeekday: null,
    weekendShift: 'none',
    startOn: '2026-12-12',
    endOn: null,
    endAfter: null,
    skippedOn: [],
  },
  confidence: 0.9,
  reason: {
    ...{ times: 3, missed: 0, amounts: 'varying', changed: null, isAround: false },
    ...{ firstOn: '2026-09-12', lastOn: '2026-11-12' },
  },
}
const made = asTemplate({ id: 'x', ...proposedFields(likely) }, 'expense')

function storageWith(text: string | null) {
  let kept = text
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value
    },
  }
}

it('is no longer offered once a template stands for it', () => {
  expect(newOnes([likely], [], new Set())).toEqual([likely])
  expect(newOnes([likely], [made], new Set())).toEqual([])
})

it('is not offered again after a no, to the same person', () => {
  const storage = storageWith(null)
  expect(newOnes([likely], [], decline(storage, 'anna', likely))).toEqual([])
  expect(newOnes([likely], [], readDeclined(storage, 'anna'))).toEqual([])
  expect(newOnes([likely], [], readDeclined(storage, 'ben'))).toEqual([likely])
  expect(readDeclined(storageWith('{broken'), 'anna').size).toBe(0)
})

it('asks first where the amount varies', () => {
  expect(made.autoPost).toBe(false)
  expect(made).toMatchObject({
    merchant: 'Tunes',
    accountId: 'giro',
    paymentMethod: 'bank',
    startOn: '2026-12-12',
    monthDays: [12],
  })
})

it('names where it begins to count, as AI Advice does', () => {
  expect(reasonWords(likely, '2026-11-18', 'en-GB')).toBe(
    '3 times since 12 Sept, last on 12 Nov, the amount varies.',
  )
})

it('takes over how the rows were paid, of what is paid', () => {
  const row = { id: 'a', description: 'Rent', merchant: null, paymentMethod: 'bank' }
  expect(pastRow(row as Entry).paymentMethod).toBe('bank')
  expect(pastRow({ id: 'b', source: 'Work' } as Entry).paymentMethod).toBeUndefined()
})

it('tells a price that rose, and a day that is only near', () => {
  const changed = { from: 899, on: '2026-11-12' }
  const reason = { ...likely.reason, amounts: 'same', changed, isAround: true } as const
  const told = { ...likely, reason }
  expect(reasonWords(told, '2026-11-18', 'en-GB')).toMatch(/, €8\.99 before 12 Nov\.$/)
  expect(rhythmWords(told, 'en-GB')).toBe('Every month around the 12th')
  expect(rhythmWords(likely, 'en-GB')).toBe('Every month on the 12th')
})
