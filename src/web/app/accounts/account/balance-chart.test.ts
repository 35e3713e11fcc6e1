import { expect, it } from 'vitest'
import { lowestWords } from './balance-chart.tsx'

const point = (on: string, balance: number | null) => ({ on, values: { balance } })

it('tells the lowest balance only where all of it is known', () => {
  const points = [point('2026-10-01', 500), point('2026-10-20', -41_084), point('2026-11-18', 9)]
  expect(lowestWords(points, 'EUR', 'en-GB')).toBe('Lowest on 20 Oct 2026: -€410.84')
  const lacking = [{ currency: 'GBP', amount: -5, from: '2026-11-18', to: '2026-11-18' }]
  const part = { ...point('2026-11-18', 9), missing: { balance: lacking } }
  for (const last of [part, point('2026-11-18', null)]) {
    expect(lowestWords([...points, last], 'EUR', 'en-GB')).not.toMatch(/20 Oct|410/)
  }
})
