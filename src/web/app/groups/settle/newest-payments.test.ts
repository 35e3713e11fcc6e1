import { expect, it } from 'vitest'
import { newestPayments } from './payments.tsx'

it('puts what was brought in today among the others by its day', () => {
  const row = (id: string, date: string, createdAt: string) => ({ id, date, createdAt })
  const rows = [
    row('imported', '2025-01-10', '2026-11-17T10:00:00.000Z'),
    row('late', '2026-11-02', '2026-11-03T09:00:00.000Z'),
    row('early', '2026-11-02', '2026-11-02T09:00:00.000Z'),
    row('imported too', '2026-02-10', '2026-11-17T10:00:00.000Z'),
  ]
  const order = newestPayments(rows).map(({ id }) => id)
  expect(order).toEqual(['late', 'early', 'imported too', 'imported'])
})
