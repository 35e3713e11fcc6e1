import { expect, it } from 'vitest'
import { loneDays } from './series.ts'

it('knows the points that no line leads to or from', () => {
  const at = (on: string, worth: number | null) => ({ on, values: { worth } })
  const points = [at('2026-09-30', 5), at('2026-10-31', null), at('2026-11-18', 7)]
  expect([...loneDays(points, 'worth')]).toEqual(['2026-09-30', '2026-11-18'])
  expect(loneDays([at('2026-10-31', 5), at('2026-11-18', 7)], 'worth').size).toBe(0)
  expect(loneDays(points, 'other').size).toBe(0)
})
