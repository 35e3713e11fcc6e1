import fc from 'fast-check'
import { expect, it } from 'vitest'
import { overNewer } from './over-newer.ts'

const field = fc.constantFrom('a', 'b', 'c', null)
const row = fc.record({ name: field, amount: field, day: field })
const names = ['name', 'amount', 'day'] as const

it('loses nobody’s change, and asks only where both changed the same', () => {
  fc.assert(
    fc.property(row, row, row, (opened, now, mine) => {
      const { fields, both } = overNewer(opened, now, mine)
      for (const name of names) {
        const [isMine, isTheirs] = [mine[name] !== opened[name], now[name] !== opened[name]]
        expect(fields[name]).toBe(isMine ? mine[name] : now[name])
        expect(both.includes(name)).toBe(isMine && isTheirs && mine[name] !== now[name])
      }
    }),
  )
})

it('writes nothing of what was only looked at', () => {
  fc.assert(
    fc.property(row, row, (opened, now) => {
      expect(overNewer(opened, now, opened)).toEqual({ fields: now, both: [] })
    }),
  )
})
