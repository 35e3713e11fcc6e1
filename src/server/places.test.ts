import { describe, expect, it } from 'vitest'
import { Places } from './places.ts'

const limits = { most: 3, mostOfOne: 2, waiting: 5, waitingOfOne: 3, waitMs: 60_000 }
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('places', () => {
  it('are given in the order of asking, and to nobody more than their part', async () => {
    const places = new Places(limits)
    const inside: string[] = []
    const leaves: (() => void)[] = []
    for (const name of ['anna 1', 'anna 2', 'anna 3', 'ben 1', 'chloe 1']) {
      void places.take(name.slice(0, 3)).then((leave) => {
        inside.push(name)
        leaves.push(leave)
      })
    }
    await settled()
    expect(inside).toEqual(['anna 1', 'anna 2', 'ben 1'])
    leaves[2]?.()
    await settled()
    expect(inside.at(-1)).toBe('chloe 1')
    leaves[0]?.()
    await settled()
    expect(inside.at(-1)).toBe('anna 3')
  })

  it('let nobody fill the line, and those in first who have the fewest', async () => {
    const places = new Places({ ...limits, most: 2, waiting: 100 })
    const inside = await Promise.all([places.take('a'), places.take('a')])
    const waiting = Array.from({ length: 3 }, () => places.take('a'))
    await expect(places.take('a')).rejects.toMatchObject({ code: 'too-busy' })
    expect(places.isWanted).toBe(false)
    const other = places.take('b')
    expect(places.isWanted).toBe(true)
    inside[0]?.()
    const leave = await other
    leave()
    inside[1]?.()
    for (const one of waiting) (await one)()
  })

  it('send away who would be too far back, or waits too long', async () => {
    const places = new Places({ ...limits, waitMs: 5 })
    const leave = await Promise.all(['a', 'b', 'c'].map((key) => places.take(key)))
    const late = await Promise.allSettled(Array.from('defghij', (key) => places.take(key)))
    expect(late.map(({ status }) => status)).toEqual(Array(7).fill('rejected'))
    for (const one of leave) one()
    await expect(places.take('k')).resolves.toBeTypeOf('function')
  })
})
