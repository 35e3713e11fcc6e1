import { expect, it } from 'vitest'
import { keyFacts } from './keys.ts'
import { landing } from './use-cursor.ts'

const stepsOf = (key: string): number => {
  let moved = 0
  const acts = { move: (steps: number) => (moved = steps) }
  keyFacts.find(({ keys }) => keys.includes(key))?.act(acts as never)
  return moved
}

it('marks first with a step, and goes to either end with or without a marked row', () => {
  const from = (key: string, isMarked: boolean) => landing(3, isMarked, stepsOf(key))
  expect([from('j', true), from('k', true)]).toEqual([4, 2])
  expect([from('j', false), from('k', false)]).toEqual([3, 3])
  expect(from('Home', false)).toBeLessThan(0)
  expect(from('End', false)).toBeGreaterThan(1e6)
})
