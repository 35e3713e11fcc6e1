import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('does all in order, and lets others in between', async () => {
  const seen: string[] = []
  const other = () => {
    seen.push('other')
    if (seen.length < 6) setImmediate(other)
  }
  setImmediate(other)
  const made = await inTurn(['a', 'b', 'c'], (one) => seen.push(one), 0)
  expect(made).toHaveLength(3)
  expect(seen.slice(0, 4)).toEqual(['a', 'other', 'b', 'other'])
})
