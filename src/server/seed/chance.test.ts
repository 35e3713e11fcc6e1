import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Chance } from './chance.ts'

const run = (words: string) => {
  const chance = new Chance(words)
  return Array.from({ length: 1000 }, () => chance.share())
}

describe('Chance', () => {
  it('repeats itself for the same words only', () => {
    expect(run('a')).toEqual(run('a'))
    expect(run('a')).not.toEqual(run('b'))
  })

  it('spreads evenly from 0 to 1', () => {
    const shares = run('spread')
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => shares.filter((share) => Math.floor(share * 10) === tenth).length,
    )
    expect(Math.min(...tenths)).toBeGreaterThan(60)
    expect(Math.max(...tenths)).toBeLessThan(140)
  })

  it('makes ids of version 7 that follow their time and never repeat', () => {
    const chance = new Chance('ids')
    const at = Date.parse('2026-03-31T10:00:00Z')
    const ids = Array.from({ length: 5000 }, (_, step) => chance.id(at + step))
    for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(Array.from({ length: 5000 }, () => chance.id(at))).size).toBe(5000)
  })
})
